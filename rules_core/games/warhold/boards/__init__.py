"""Maps that stand ready: how they are made, how even they are, and what is wrong with them."""
