"""`purrlor admin …`: what an operator does on the machine of the parlour, on its store and with its running servers."""
