"""What stands beside playing (`base`): bytes, rows of numbers for those who train, copies that can be packed and sent."""
