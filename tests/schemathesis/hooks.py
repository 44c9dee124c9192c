"""What schemathesis is told about the product beside its document."""

import os
import sqlite3

import schemathesis

DATABASE = os.environ["SERVED_DATABASE"]
CSRF_TOKEN = os.environ["CSRF_TOKEN"]


@schemathesis.hook
def map_query(context, query):
    """No text but one from a `Link` is a cursor, and the document cannot say which."""
    return query and {name: value for name, value in query.items() if name != "cursor"}


@schemathesis.hook
def before_call(context, case, kwargs):
    """The cookie that the CSRF token is compared with. And each request for a figure begins a new day."""
    case.cookies["csrftoken"] = CSRF_TOKEN
    if case.method == "POST" and case.path.endswith(("/generate", "/enhance")):
        with sqlite3.connect(DATABASE, timeout=20) as database:
            database.execute("DELETE FROM billing_dailyusage")
