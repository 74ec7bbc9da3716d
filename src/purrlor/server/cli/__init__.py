"""The commands about the server: `purrlor serve`, `backup`, `restore`, `key`."""
