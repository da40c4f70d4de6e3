""" "The table says otherwise": the menu on whatever lies on the table, and all of its fields in one small window."""
