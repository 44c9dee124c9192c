"""The applications of the product."""
