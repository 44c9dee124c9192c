"""What runs on the grown-up services alone, and how a crowd of people asks a product that runs on them."""

import os

if "TEST_SERVICES" not in os.environ:
    collect_ignore_glob = ["test_*.py"]
