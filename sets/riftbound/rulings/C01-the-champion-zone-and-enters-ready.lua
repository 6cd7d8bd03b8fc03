card { name = "Test Hero, Bold", type = "unit", supertypes = { "champion" }, energy = 1, might = 3, domains = { "order" }, script = [[ triggered { on = self.played, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Drum", type = "gear", energy = 1, domains = { "order" }, script = [[ static { affects = playing { type = "unit", yours = true }, give = { enters = "ready" } } ]] }
card {
  name = "Test Diary", type = "gear", energy = 1, domains = { "mind" },
  script = [[ triggered { name = "ready", on = unit {}.readied, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Gale", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]],
}

scenario "C01 The champion is played from its zone and goes to the hand afterwards" {
  rules = { "108", "419" },
  board = { A = { champion = "Test Hero, Bold", hand = { "Test Gale" }, runes = { order = 2 }, base = { "Test Drum", "Test Diary" } } },
  play = function(s)
    s.A:play("Test Hero, Bold")
    s:expect("Test Hero, Bold", { at = "base", exhausted = false })
    -- entering ready is not becoming ready
    s:chain { "Test Hero, Bold" }
    s:resolve()
    s:expect(s.A, { hand_size = 2 })
    s.A:play("Test Gale")
    s.A:choose("Test Hero, Bold")
    s:resolve()
    s:expect("Test Hero, Bold", { zone = "hand" })
    s.A:play("Test Hero, Bold")
    s:expect("Test Hero, Bold", { at = "base" })
  end,
}
