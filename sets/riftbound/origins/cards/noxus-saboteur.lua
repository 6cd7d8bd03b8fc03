-- OGN-018 Noxus Saboteur
forbid { what = "reveal", affects = card { zone = "facedown", enemy = true }, at = place { here = true } }
