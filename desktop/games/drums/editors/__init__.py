"""What the workshop shows beside the forms of this game: tables and plans to be worked on."""
