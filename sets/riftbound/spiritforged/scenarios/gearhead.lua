scenario "Gearhead: Equipment on it counts its bonus twice" {
  rules = { "137", "477.3" },
  board = {
    A = { base = { "Gearhead", { "Doran's Blade", as = "one" }, { "Doran's Blade", as = "two" }, { vanilla(3), as = "plain" } }, runes = { body = 3 } },
  },
  play = function(s)
    s:expect("Gearhead", { might = 3 })
    s.A:activate("one")
    s.A:choose("Gearhead")
    s:resolve()
    s:expect("Gearhead", { might = 7 })
    s.A:activate("two")
    s.A:choose("plain")
    s:resolve()
    s:expect("plain", { might = 5 })
    s:expect("Gearhead", { might = 7 })
  end,
}

scenario "Gearhead doubles the bonus alone, not buffs and other gifts" {
  rules = { "137", "477.3" },
  board = {
    A = { base = { { "Gearhead", buffs = 1 }, "Doran's Blade" }, hand = { "Punch First" }, runes = { body = 4 } },
  },
  play = function(s)
    s.A:activate("Doran's Blade")
    s.A:choose("Gearhead")
    s:resolve()
    s:expect("Gearhead", { might = 8 })
    s.A:play("Punch First")
    s.A:choose("Gearhead")
    s:resolve()
    s:expect("Gearhead", { might = 13 })
  end,
}

-- What doubles its might doubles what the gear gives it too.
scenario "Gearhead doubled: the doubled bonus is part of its might" {
  rules = { "432", "137" },
  board = {
    A = { base = { "Gearhead", "Doran's Blade" }, hand = { "Test Double" }, runes = { body = 1 } },
  },
  play = function(s)
    s.A:activate("Doran's Blade")
    s.A:choose("Gearhead")
    s:resolve()
    s.A:play("Test Double")
    s.A:choose("Gearhead")
    s:resolve()
    s:expect("Gearhead", { might = 14 })
    s:next_turn()
    s:expect("Gearhead", { might = 7 })
  end,
}
card {
  name = "Test Double", type = "spell", energy = 0, domains = { "calm" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = fx.it.might, lasts = "turn" }) end } ]],
}

scenario "Gearhead may come ready for one energy and one mind power" {
  rules = { "805.1" },
  cases = { { name = "accelerated", yes = true }, { name = "not", yes = false } },
  board = { A = { hand = { "Gearhead" }, runes = { mind = 7 } } },
  play = function(s, case)
    s.A:play("Gearhead")
    if case.yes then s.A:yes() else s.A:no() end
    s:resolve()
    s:expect("Gearhead", { at = "base", exhausted = not case.yes })
  end,
}
