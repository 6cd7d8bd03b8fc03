card {
  name = "Test Volley", type = "event",
  script = [[ on_play { effect = function(fx)
    fx:give(fx:choose(character { enemy = true }, { up_to = 1 }), { bp = -3000, lasts = "turn" })
    fx:give(fx:choose(character { enemy = true }, { up_to = 1 }), { bp = -1000, lasts = "turn" })
  end } ]],
}

scenario "U031 Two separate choose sentences" {
  rules = { "UA-10.7", "UA-10.3" },
  board = { A = { hand = { "Test Volley" } }, B = { front = { vanilla(3000), vanilla(2500) } } },
  cases = {
    { name = "both", first = vanilla(3000), second = vanilla(2500), left = 1500 },
    { name = "the same one twice", first = vanilla(3000), second = vanilla(3000), left = 2500 },
  },
  play = function(s, c)
    s.A:play("Test Volley")
    s.A:choose(c.first)
    s:options(vanilla(3000), vanilla(2500))
    s.A:choose(c.second)
    s:expect(vanilla(3000), { zone = "sideline" })
    s:expect(vanilla(2500), { bp = c.left })
  end,
}
