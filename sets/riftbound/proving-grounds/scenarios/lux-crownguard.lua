scenario "Lux, Crownguard adds two energy for a spell" {
  rules = { "429.2", "400.2", "166" },
  board = {
    A = { hand = { { vanilla_spell(2), as = "spell" }, { vanilla(2), as = "unit" } }, base = { { "Lux, Crownguard", as = "lux" } } },
    B = { base = { { "Lux, Crownguard", as = "rival" } } },
  },
  play = function(s)
    s.A:activate("lux")
    s:chain {}
    s:expect("lux", { exhausted = true })
    s:expect("rival", { exhausted = false })
    s.A:refused("play", "unit")
    s.A:refused("activate", "lux")
    s.A:play("spell")
    s:resolve()
    s:expect("spell", { zone = "trash" })
  end,
}

scenario "Lux, Crownguard adds two and no more" {
  rules = { "357.1" },
  board = {
    A = { hand = { vanilla_spell(3) }, base = { "Lux, Crownguard" } },
  },
  play = function(s)
    s.A:activate("Lux, Crownguard")
    s.A:refused("play", vanilla_spell(3))
  end,
}

scenario "Lux, Crownguard pays for a reaction on another's turn" {
  rules = { "813.1", "429.3" },
  board = {
    A = { hand = { "Stupefy" }, base = { "Lux, Crownguard" } },
    B = { hand = { { vanilla_spell(1), as = "theirs" } }, runes = { fury = 1 }, base = { { vanilla(4), as = "foe" } } },
    turn = "B",
  },
  play = function(s)
    s.B:play("theirs")
    s.B:pass()
    s.A:activate("Lux, Crownguard")
    s:chain { "theirs" }
    s.A:play("Stupefy")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { might = 3 })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "Lux, Crownguard may be used while a spell is paid for" {
  rules = { "429.3", "357.1" },
  board = {
    A = { hand = { { vanilla_spell(2), as = "spell" }, { vanilla(2), as = "unit" } }, base = { { "Lux, Crownguard", as = "lux" } } },
  },
  play = function(s)
    s.A:refused("play", "unit", { rule = "357.1" })
    s.A:play("spell")
    s:expect("lux", { exhausted = true })
    s:chain { "spell" }
    s:resolve()
    s:expect("spell", { zone = "trash" })
  end,
}

scenario "Lux, Crownguard is one way to pay beside the runes" {
  rules = { "429.3", "444.1" },
  board = {
    A = { hand = { { vanilla_spell(2), as = "spell" } }, base = { { "Lux, Crownguard", as = "lux" } }, runes = { order = 2 } },
  },
  play = function(s)
    s.A:play("spell")
    s:owes(s.A, "pay")
    s.A:pay()
    s:chain { "spell" }
  end,
}

scenario "Lux, Crownguard cannot help in the turn in which she is played" {
  rules = { "143.4", "414.4" },
  board = {
    A = { hand = { "Lux, Crownguard" }, runes = { order = 4 } },
  },
  play = function(s)
    s.A:play("Lux, Crownguard")
    s:expect("Lux, Crownguard", { exhausted = true, at = "base" })
    s.A:refused("activate", "Lux, Crownguard")
  end,
}
