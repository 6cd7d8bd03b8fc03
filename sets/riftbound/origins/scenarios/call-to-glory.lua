scenario "Call to Glory for a buff instead of its cost: the one who gave it may die of that" {
  rules = { "356.2", "319", "323.5" },
  board = {
    A = { hand = { "Call to Glory" }, runes = { order = 3 }, base = { { vanilla(2), as = "giver", buffs = 1, damage = 2 }, { vanilla(2), as = "taker" } } },
  },
  play = function(s)
    s:expect("giver", { might = 3, damage = 2 })
    s.A:play("Call to Glory")
    s.A:yes()
    s.A:choose("taker")
    s:chain { "Call to Glory" }
    s:expect("giver", { zone = "trash" })
    s:expect("taker", { might = 2 })
    s:count("Order Rune", 3, { exhausted = false })
    s:resolve()
    s:expect("taker", { might = 5 })
    s:next_turn()
    s:expect("taker", { might = 2 })
  end,
}

scenario "Call to Glory for three energy keeps the buff" {
  rules = { "356.2", "477.3" },
  board = {
    A = { hand = { "Call to Glory" }, runes = { order = 3 }, base = { { vanilla(2), as = "buffed", buffs = 1 } } },
    B = { base = { { vanilla(1), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Call to Glory")
    s.A:no()
    s:options("buffed", "foe")
    s.A:choose("foe")
    s:count("Order Rune", 3, { exhausted = true })
    s:resolve()
    s:expect("foe", { might = 4 })
    s:expect("buffed", { might = 3, buffs = 1 })
  end,
}

scenario "Call to Glory with neither energy nor an own buff" {
  rules = { "357.1" },
  board = {
    A = { hand = { "Call to Glory" }, runes = { order = 2 }, base = { vanilla(2) } },
    B = { base = { { vanilla(2), buffs = 1 } } },
  },
  play = function(s) s.A:refused("play", "Call to Glory") end,
}
