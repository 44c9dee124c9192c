"""Uploaded sketches: intake, storage, and redrawing into an illustration."""
