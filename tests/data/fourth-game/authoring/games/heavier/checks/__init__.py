"""What only these cards must keep."""
