"""`python -m beffroi` is `beffroi`."""

from beffroi.cli import main

main()
