"""What the examination of every game must know of the toy."""

SECRETS = ("raiders",)
