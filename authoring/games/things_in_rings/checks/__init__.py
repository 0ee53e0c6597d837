"""What only the cards of Things in Rings must keep."""
