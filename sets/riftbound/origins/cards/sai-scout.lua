-- OGN-174 Sai Scout
permit { what = "play", affects = self, at = place { open = true } }
