"""What stands beside playing (`base`): bytes, rows of numbers for training, copies that can be packed and sent."""
