"""When something goes wrong: the machine, the disk, or the program itself. One calm sentence each, and no lost game."""
