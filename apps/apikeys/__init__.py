"""Personal API keys: minting, hashing, and signing calls in by bearer token."""
