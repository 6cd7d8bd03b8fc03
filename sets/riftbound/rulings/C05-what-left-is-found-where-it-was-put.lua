-- A text about what leaves finds it where it was put, as long as it lies there in the open (383.2).
card { name = "Test Toss", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { effect = function(fx) fx:discard(1) end } ]] }
card { name = "Test Axe", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }
card { name = "Test Ember", type = "unit", energy = 3, might = 2, domains = { "fury" },
  script = [[ triggered { on = self.discarded, zone = "hand", optional = true, cost = { power = { fury = 1 } }, effect = function(fx) fx:play(fx.self, { ignore = "cost" }) end } ]] }
card { name = "Test Cinder", type = "unit", energy = 3, might = 2, domains = { "fury" },
  script = [[ triggered { on = self.discarded, zone = "trash", effect = function(fx) fx:play(fx.self, { ignore = "cost" }) end } ]] }
card { name = "Test Spirit", type = "unit", energy = 3, might = 2, domains = { "fury" },
  script = [[ triggered { on = self.dies, effect = function(fx) fx:bounce(fx.self) fx:gain_xp(fx.self.might) end } ]] }
card { name = "Test Medic", type = "gear", energy = 1, domains = { "calm" },
  script = [[ triggered { on = unit { friendly = true }.dies, effect = function(fx) fx:bounce(fx.event.subject) end } ]] }

scenario "C05 What is discarded is played from the trash by its own text" {
  rules = { "383.2", "422" },
  cases = { { name = "heard in the hand", card = "Test Ember", cost = true }, { name = "heard in the trash", card = "Test Cinder" } },
  board = function(case) return { A = { hand = { "Test Toss", { case.card, as = "it" } }, runes = { fury = 1 } } } end,
  play = function(s, case)
    s.A:play("Test Toss")
    s.A:pass() s.B:pass()
    if case.cost then s.A:yes() end
    s:resolve()
    s:expect("it", { at = "base" })
  end,
}

scenario "C05 What dies comes back by its own text, which reads it as it was" {
  rules = { "383.2", "428" },
  board = { A = { hand = { "Test Axe" }, base = { { "Test Spirit", as = "it", buffs = 1 } } } },
  play = function(s)
    s.A:play("Test Axe") s.A:choose("it")
    s:resolve()
    s:expect("it", { zone = "hand" })
    s:expect(s.A, { xp = 3 })
  end,
}

scenario "C05 Who watches a death finds the dead" {
  rules = { "383.2" },
  board = { A = { hand = { "Test Axe" }, base = { "Test Medic", { vanilla(1), as = "it" } } } },
  play = function(s)
    s.A:play("Test Axe") s.A:choose("it")
    s:resolve()
    s:expect("it", { zone = "hand" })
  end,
}

card { name = "Test Blink", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:play(fx:banish(fx.it).cards, { ignore = "cost" }) end } ]] }
card { name = "Test Rebound", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:play(fx:bounce(fx.it).cards, { ignore = "cost" }) end } ]] }

scenario "C05 A token that leaves the board is no more" {
  rules = { "186.1" },
  cases = { { name = "banished", card = "Test Blink" }, { name = "bounced", card = "Test Rebound" } },
  board = function(case) return { A = { hand = { case.card }, base = { { "Recruit", as = "it" } } } } end,
  play = function(s, case)
    s.A:play(case.card) s.A:choose("it")
    s:resolve()
    s:count("Recruit", 0)
  end,
}
