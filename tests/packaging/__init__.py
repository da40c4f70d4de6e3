"""What the build of an installable program is made of; the built program itself is tried by packaging/smoke.py."""
