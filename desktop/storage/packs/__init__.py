"""Packs: content that people hand on, each pack one readable file that is data and nothing else."""
