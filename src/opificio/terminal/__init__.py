"""The command line: what each command does, and how tables look in a terminal."""
