"""`python -m labtop`: the same as the command `labtop`."""

from labtop.cli.main import main

if __name__ == "__main__":
    main()
