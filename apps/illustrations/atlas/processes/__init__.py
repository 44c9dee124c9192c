"""Known processes, comparisons, trees, webs and graphs, stored as facts with their sources: a module for each field."""
