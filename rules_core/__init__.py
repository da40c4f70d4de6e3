"""The rules of the games: plain, typed Python without a window, a database or a clock."""
