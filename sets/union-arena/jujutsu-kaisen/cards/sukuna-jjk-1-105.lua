local fingers = card { zone = "sideline", owner = you, name = "Sukuna's Finger" }

static { active = all_of(raided, your_turn, count(fingers):at_least(1)), affects = self, give = { bp = 1000 }, name = "one" }

static { active = all_of(raided, your_turn, count(fingers):at_least(2)), affects = self, give = { keywords = "Impact 1" }, name = "two" }

triggered {
  active = raided,
  on     = self.played,
  effect = function(fx)
    fx:draw(2)
    fx:discard(1)
  end,
}
