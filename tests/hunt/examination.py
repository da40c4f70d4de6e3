"""What the examination of every game must know of the hunt."""

SECRETS = ("card",)
