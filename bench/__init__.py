"""Proofs that a server bears what it should and keeps its promises, and a limit in C to measure speed against."""
