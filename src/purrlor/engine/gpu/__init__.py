"""What `engine/cuda.py` is made of: how one block of GPU threads plays many games, and how rules become its code."""
