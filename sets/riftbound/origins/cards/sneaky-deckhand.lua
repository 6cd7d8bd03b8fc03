-- OGN-176 Sneaky Deckhand
permit { what = "play", affects = self, at = place { open = true } }
