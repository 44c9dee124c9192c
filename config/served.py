"""The product as the processes of granian serve it: each ends with the manager that started it.

A manager that is killed cannot end them, and they would hold the port beside those of its successor.
"""

import ctypes
import multiprocessing
import os
import signal
import sys

from config.asgi import application

PR_SET_PDEATHSIG = 1

ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
manager = multiprocessing.parent_process()
if manager and os.getppid() != manager.pid:
    sys.exit("The manager ended before this process could be tied to it.")

__all__ = ["application"]
