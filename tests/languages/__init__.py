"""What players read, in every language: nothing missing, nothing over, everything fits."""
