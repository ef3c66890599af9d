"""Playing on a board, purely: what a command does (`deciding`), what that makes of the board
(`deeds`), what may be done next (`choices`). Dice, people and time are the caller's."""
