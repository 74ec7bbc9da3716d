"""Tables on the web: people, bots and programs play over one protocol; the log of moves is the truth."""
