"""Who somebody is without an account: the key that signs cookies, people and their names."""
