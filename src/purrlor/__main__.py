"""`python -m purrlor` is `purrlor`."""

import sys

from purrlor.cli import main

sys.exit(main())
