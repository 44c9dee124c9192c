"""How each kind of scene is set on a page."""
