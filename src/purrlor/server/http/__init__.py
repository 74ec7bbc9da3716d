"""The HTTP routes, and what every request goes through on its way to them."""
