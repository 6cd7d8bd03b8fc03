scenario "Dangerous Duo strengthens a unit after another card" {
  rules = { "812.1", "383.4", "317.2" },
  board = {
    A = { hand = { "Dangerous Duo", { vanilla_spell(0), as = "spell" } }, runes = { fury = 3 }, base = { { vanilla(1), as = "mine" } } },
    B = { base = { { vanilla(2), as = "foe" } } },
  },
  play = function(s)
    s.A:play("spell")
    s:resolve()
    s.A:play("Dangerous Duo")
    s:options("mine", "Dangerous Duo", "foe")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = 3 })
    s:next_turn()
    s:expect("mine", { might = 1 })
  end,
}

scenario "Dangerous Duo does nothing more as the first card" {
  rules = { "812.1" },
  board = { A = { hand = { "Dangerous Duo" }, runes = { fury = 3 }, base = { { vanilla(1), as = "mine" } } } },
  play = function(s)
    s.A:play("Dangerous Duo")
    s:chain {}
    s:expect("Dangerous Duo", { at = "base", might = 3 })
    s:expect("mine", { might = 1 })
  end,
}

card {
  name = "Test Denial", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link { type = "spell" } }, effect = function(fx) fx:counter(fx.it) end } ]],
}

scenario "Dangerous Duo: a card that was countered has been finalized" {
  rules = { "812", "425.1" },
  board = {
    A = { hand = { "Dangerous Duo", { vanilla_spell(0), as = "spell" } }, runes = { fury = 3 }, base = { { vanilla(1), as = "mine" } } },
    B = { hand = { "Test Denial" } },
  },
  play = function(s)
    s.A:play("spell")
    s.A:pass()
    s.B:play("Test Denial")
    s.B:choose("spell")
    s:resolve()
    s:expect("spell", { zone = "trash" })
    s.A:play("Dangerous Duo")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = 3 })
  end,
}
