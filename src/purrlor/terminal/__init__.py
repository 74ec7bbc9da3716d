"""The text client."""
