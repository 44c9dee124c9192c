"""The owner's figures: statistics, users, content, and exports."""
