"""The drawing kernel: geometry, scenes, themes, lettering, pages and pixels. It knows neither Django nor biology."""
