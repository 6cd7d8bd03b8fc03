-- No card prints this one. Effects give it, so it works as a status: it is lost when the unit leaves the board.
keyword { name = "Soaked", text = "-1 might, and Cloudburst hits it." }

static { affects = self, give = { might = -1 } }
