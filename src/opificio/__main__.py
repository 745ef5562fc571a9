"""`python -m opificio` is the program."""

from opificio.cli import main

main()
