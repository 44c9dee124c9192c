"""How things look: one frozen set of values and one painter per form for each theme."""
