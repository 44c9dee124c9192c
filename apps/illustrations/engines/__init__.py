"""What draws: engines behind one interface, chosen by a setting."""
