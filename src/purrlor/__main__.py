"""`python -m purrlor` is `purrlor`."""

import signal
import sys

if __name__ == "__main__":
    usual = signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C is quiet from the first line on
    from purrlor.cli import main

    signal.signal(signal.SIGINT, usual)
    sys.exit(main())
