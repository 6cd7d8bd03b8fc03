card {
  name = "Test Squeeze", type = "event",
  script = [[ on_play { target = { it = character { enemy = true } }, effect = function(fx)
    fx:give(fx.it, { bp = -1000, lasts = "turn" })
    fx:give(fx.it, { bp = 500, lasts = "turn" })
  end } ]],
}

card { name = "Test Crush", type = "event", script = [[ on_play { target = { it = character { enemy = true } }, effect = function(fx) fx:give(fx.it, { bp = -1000, lasts = "turn" }) end } ]] }

scenario "U027 BP check waits for the whole effect" {
  rules = { "UA-10.3" },
  board = { A = { hand = { "Test Squeeze", "Test Crush" } }, B = { front = { vanilla(1000), { vanilla(1000), as = "other" } } } },
  play = function(s)
    s.A:play("Test Squeeze")
    s.A:choose(vanilla(1000))
    s:expect(vanilla(1000), { bp = 500, at = "front" })
    s.A:play("Test Crush")
    s.A:choose("other")
    s:expect("other", { zone = "sideline" })
    s:logged("UA-10.3")
  end,
}
