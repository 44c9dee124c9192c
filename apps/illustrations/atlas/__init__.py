"""What the embedded engine can draw, and the words for it."""
