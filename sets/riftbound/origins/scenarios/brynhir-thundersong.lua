scenario "Brynhir Thundersong silences the opponent for the turn" {
  rules = { "054", "419", "317.2" },
  board = {
    A = { hand = { "Brynhir Thundersong", { vanilla_spell(0), as = "mine" } }, runes = { fury = 6 } },
    B = { hand = { "Stupefy" }, runes = { mind = 1 }, rune_deck = {} },
  },
  play = function(s)
    s.A:play("Brynhir Thundersong")
    s:chain { "Brynhir Thundersong" }
    s.A:pass()
    s.B:pass()
    s.A:play("mine")
    s.A:pass()
    s.B:refused("play", "Stupefy", { rule = "054" })
    s.B:pass()
    s:expect("mine", { zone = "trash" })
    s:next_turn()
    s.B:play("Stupefy")
    s.B:choose("Brynhir Thundersong")
    s:resolve()
    s:expect("Brynhir Thundersong", { might = 4 })
  end,
}

scenario "Brynhir Thundersong may be answered before it silences" {
  rules = { "383.4", "813.1" },
  board = {
    A = { hand = { "Brynhir Thundersong" }, runes = { fury = 6 } },
    B = { hand = { "Stupefy" }, runes = { mind = 1 } },
  },
  play = function(s)
    s.A:play("Brynhir Thundersong")
    s.A:pass()
    s.B:play("Stupefy")
    s.B:choose("Brynhir Thundersong")
    s:resolve()
    s:expect("Brynhir Thundersong", { might = 4 })
    s:expect("Stupefy", { zone = "trash" })
  end,
}

scenario "Brynhir Thundersong silences cards: abilities and tokens are none" {
  rules = { "185.1", "419" },
  board = {
    A = { hand = { "Brynhir Thundersong" }, runes = { fury = 6 }, base = { { vanilla(2), as = "raider" } } },
    B = { base = { "Test Horn" } },
  },
  play = function(s)
    s.A:play("Brynhir Thundersong")
    s:resolve()
    s.A:move("raider", "north")
    s.A:pass()
    s.B:activate("Test Horn")
    s:resolve()
    s:count("Recruit", 1, { controller = s.B })
  end,
}

card {
  name = "Test Horn", type = "gear", energy = 1, domains = { "order" },
  script = [[ activated { cost = { exhaust = self }, speed = "action", effect = function(fx) fx:play_token("Recruit") end } ]],
}

card {
  name = "Test Horn", type = "gear", energy = 1, domains = { "order" },
  script = [[ activated { cost = { exhaust = self }, speed = "reaction", effect = function(fx) fx:play_token("Recruit") end } ]],
}

scenario "Brynhir Thundersong silences cards; a token is none" {
  rules = { "185.1", "054.1" },
  board = {
    A = { hand = { "Brynhir Thundersong", { vanilla_spell(0), as = "spell" } }, pool = { energy = 9, fury = 9 } },
    B = { base = { "Test Horn" }, hand = { { vanilla_spell(0, { "Reaction" }), as = "reply" } } },
  },
  play = function(s)
    s.A:play("Brynhir Thundersong")
    s:resolve()
    s.A:play("spell")
    s.A:pass()
    s.B:refused("play", "reply")
    s.B:activate("Test Horn")
    s:resolve()
    s:count("Recruit", 1, { controller = s.B })
  end,
}
