"""Hides from the modules of labtop what another system lacks. Copied as `sitecustomize.py`, for child processes too.

LABTOP_SYSTEM names the system: win32 or darwin. Only for our own modules: the standard library of this system needs
these parts, that of the other has others instead.
"""

import builtins
import os
import sys
import types

WINDOWS = {
    "": {"fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop"},
    "os": {
        "O_DIRECTORY", "O_NONBLOCK", "chown", "fchmod", "fchown", "fork", "forkpty", "getuid", "geteuid", "killpg",
        "nice", "register_at_fork", "sched_getaffinity", "setsid", "statvfs", "sysconf", "uname", "wait4",
    },
    "signal": {
        "ITIMER_PROF", "ITIMER_REAL", "SIGALRM", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGPROF", "SIGQUIT", "SIGUSR1",
        "alarm", "getitimer", "pause", "pthread_sigmask", "set_wakeup_fd", "setitimer",
    },
    "socket": {"AF_UNIX", "SO_REUSEPORT", "socketpair"},
    "time": {"CLOCK_BOOTTIME", "CLOCK_MONOTONIC", "clock_gettime", "pthread_getcpuclockid"},
}  # fmt: skip
MAC = {
    "os": {
        "O_DIRECT", "O_TMPFILE", "eventfd", "fdatasync", "memfd_create", "pidfd_open", "pipe2", "posix_fadvise",
        "sched_getaffinity", "sched_setaffinity", "splice",
    },
    "signal": {"sigtimedwait", "sigwaitinfo"},
    "socket": {"AF_NETLINK", "SOCK_CLOEXEC", "SOCK_NONBLOCK"},
    "time": {"CLOCK_BOOTTIME", "clock_nanosleep", "pthread_getcpuclockid"},
}  # fmt: skip
SYSTEM = os.environ["LABTOP_SYSTEM"]
LACKING = {"multiprocessing": set(), "sys": set(), **{"win32": WINDOWS, "darwin": MAC}[SYSTEM]}
ABSENT = LACKING.pop("", set())
INSTEAD = {"sys": {"platform": SYSTEM}, "multiprocessing": {"get_all_start_methods": lambda: ["spawn"]}}
PLACES = {"win32": ("/proc/", "/dev/", "/sys/", "/etc/"), "darwin": ("/proc/", "/sys/")}[SYSTEM]
"""Files of Linux that are not there."""
found = builtins.__import__


class Elsewhere(types.ModuleType):
    """A module as it is there."""

    def __init__(self, real, lacking, instead):
        super().__init__(real.__name__)
        self.__dict__.update(_real=real, _lacking=lacking, **instead)

    def __getattr__(self, name):
        if name in self._lacking:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        return getattr(self._real, name)

    def __setattr__(self, name, value):
        setattr(self._real, name, value)


SEEN = {}


def seen_by(importer, name, fromlist):
    if name.split(".")[0] in ABSENT:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    module = found(name, importer, None, fromlist, 0)
    if name not in LACKING:
        return module
    if name not in SEEN:
        SEEN[name] = Elsewhere(module, LACKING[name], INSTEAD.get(name, {}))
    return SEEN[name]


def guarded(name, globals=None, locals=None, fromlist=(), level=0):
    if level == 0 and globals and str(globals.get("__name__", "")).startswith("labtop"):
        return seen_by(globals, name, fromlist)
    return found(name, globals, locals, fromlist, level)


def no_such_place(event, args):
    if event != "open" or not isinstance(args[0], str) or not args[0].startswith(PLACES):
        return
    frame = sys._getframe(1)
    while frame is not None and frame.f_globals.get("__name__") in {"pathlib", "pathlib._local", "io", "os", "_io"}:
        frame = frame.f_back
    if frame is not None and str(frame.f_globals.get("__name__")).startswith("labtop"):
        raise FileNotFoundError(2, "No such file or directory", args[0])


builtins.__import__ = guarded
if "uvloop" in ABSENT:
    sys.modules["uvloop"] = None
sys.addaudithook(no_such_place)
