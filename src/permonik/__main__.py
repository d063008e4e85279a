"""`python -m permonik`: the command line without an installed script."""

from permonik.cli import main

if __name__ == "__main__":
    main()
