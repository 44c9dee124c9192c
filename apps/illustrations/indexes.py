"""Indexes of a kind of their own."""

from typing import Any

from django.db import models


class SearchIndex(models.Index):
    """An index that holds the searched text after its fields, so that a search reads no row in vain.

    SQLite only: PostgreSQL's indexes have no room for it, and its rows keep long columns elsewhere anyway.
    """

    def create_sql(
        self, model: type[models.Model], schema_editor: Any, using: str = "", **options: Any
    ) -> Any:
        if schema_editor.connection.vendor != "sqlite":
            return "SELECT 1"  # no index; the framework wants a statement all the same
        with_text = models.Index(fields=[*self.fields, "searched"], name=self.name)
        return with_text.create_sql(model, schema_editor, using, **options)
