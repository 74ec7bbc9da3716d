"""How the kernel shares the processor out: the event loop wakes often and works briefly, bots think long.

With equal slices of time a bot that thinks finishes its slice before a move is looked at, some milliseconds at every
step on its way. Linux (6.12 and later) lets a thread with short slices go before one with long slices.
"""

from __future__ import annotations

import ctypes
import logging
import os
import platform
import struct
import sys

LOG = logging.getLogger("purrlor.server")
SET_ATTRIBUTES = {"x86_64": 314, "aarch64": 274}  # the number of the system call; Python has no name for it
SHORT, LONG = 100_000, 5_000_000  # nanoseconds


def answer_first() -> None:
    """Ask for short slices for this thread and those that it starts: they answer people."""
    _ask(os.getpriority(os.PRIO_PROCESS, 0), SHORT)


def give_way(nice: int) -> None:
    """Let this thread work when nobody else wants to, for long at a time."""
    _ask(nice, LONG)


def _ask(nice: int, slice_: int) -> None:
    call = SET_ATTRIBUTES.get(platform.machine())
    if sys.platform != "linux" or call is None:
        return
    size, policy, flags, priority, deadline, period = 48, 0, 0, 0, 0, 0
    wish = struct.pack("=IIQiIQQQ", size, policy, flags, nice, priority, slice_, deadline, period)
    if ctypes.CDLL(None).syscall(call, 0, wish, 0) != 0:
        LOG.debug("this kernel shares the processor out in its own way")
