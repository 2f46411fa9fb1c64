"""`labtop play`: a game at this keyboard, for one person or several, with bots in the last seats.

Exit code 0: played to the end, or left with `q` or at the end of the input; 130: left with Ctrl-C. In every case
the record is on disk and the command that continues the game has been printed.
"""
