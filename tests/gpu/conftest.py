"""What the tests compare with is what the bench plays, so its module is theirs as well."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))
