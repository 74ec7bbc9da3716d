"""Many games at once: simulation, checking, balance."""
