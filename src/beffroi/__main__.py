"""`python -m beffroi` is `beffroi`."""

from beffroi.cli import main

if __name__ == "__main__":  # the processes of an arena load this file too
    main()
