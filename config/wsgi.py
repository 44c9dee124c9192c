"""The product for a WSGI server, which cannot wait: a generating call gets its receipt at once."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
application = get_wsgi_application()
