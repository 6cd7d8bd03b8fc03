-- Whoever pays may first use reactions that add (429.3): those that their bearer alone pays for, those that turn one
-- resource into another, those that something else pays for; and what they add is spent on what it is kept for alone.
card { name = "Test Anomaly", type = "gear", energy = 1, domains = { "chaos" },
  script = [[ activated { cost = { exhaust = self }, x = { power = { any = 1 } }, speed = "reaction", adds = { energy = 1 } } ]] }
card { name = "Test Henge", type = "gear", energy = 1, domains = { "calm" },
  script = [[ activated { cost = { exhaust = self }, x = { energy = 1 }, speed = "reaction", adds = { power = { any = 1 } } } ]] }
card { name = "Test Butcher", type = "gear", energy = 1, domains = { "body" },
  script = [[ activated { cost = { power = { any = 2 }, exhaust = self }, speed = "reaction", adds = { energy = 2, only = "unit" } } ]] }
card { name = "Test Altar", type = "gear", energy = 1, domains = { "order" },
  script = [[ activated { cost = { kill = unit { friendly = true }, exhaust = self }, speed = "reaction", adds = { power = { any = 2 } } } ]] }
card { name = "Test Daughter", type = "gear", energy = 1, domains = { "fury" },
  script = [[ activated { cost = { exhaust = self }, speed = "reaction", adds = { power = { any = 1 }, only = "spell" } } ]] }
card { name = "Test Smith", type = "gear", energy = 1, domains = { "fury" },
  script = [[ activated { cost = { exhaust = self }, speed = "reaction", adds = { energy = 1, only = "gear" } } ]] }
card { name = "Test Moon", type = "gear", energy = 1, domains = { "mind" },
  script = [[ activated { cost = { exhaust = self }, speed = "reaction", adds = { energy = 1, only = "showdown" } } ]] }
card { name = "Test Gem", type = "gear", energy = 1, domains = { "fury" },
  script = [[ activated { cost = { exhaust = self }, speed = "reaction", adds = { energy = 1 } } ]] }

card { name = "Test Page", type = "unit", energy = 2, might = 2, domains = { "fury" } }
card { name = "Test Colossus", type = "unit", energy = 12, might = 9, domains = { "fury" } }
card { name = "Test Rite", type = "unit", energy = 0, power = { fury = 2 }, might = 2, domains = { "fury" } }
card { name = "Test Spark", type = "spell", energy = 0, power = { fury = 1 }, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { effect = function(fx) fx:gain_xp(1) end } ]] }
card { name = "Test Word", type = "spell", energy = 1, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { effect = function(fx) fx:gain_xp(1) end } ]] }
card { name = "Test Tool", type = "gear", energy = 1, domains = { "fury" },
  script = [[ activated { cost = { energy = 1 }, effect = function(fx) fx:gain_xp(1) end } ]] }
card { name = "Test Tutor", type = "unit", energy = 1, might = 1, domains = { "fury" },
  script = [[ activated { cost = { energy = 1 }, effect = function(fx) fx:gain_xp(1) end } ]] }
card { name = "Test Bet", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { effect = function(fx) if fx:may { cost = { energy = 1 } } then fx:gain_xp(1) end end } ]] }
card { name = "Test Feast", type = "spell", energy = 1, domains = { "fury" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:kill(fx.it) end } ]] }

scenario "C08 Power is turned into the energy that a card costs" {
  rules = { "429.3", "357.1" },
  board = { A = { hand = { "Test Page" }, base = { "Test Anomaly" }, pool = { calm = 1, mind = 1 } } },
  play = function(s)
    s.A:play("Test Page")
    s:owes(s.A, "number")
    s.A:number(2)
    s:expect("Test Page", { at = "base" })
    s:expect("Test Anomaly", { exhausted = true })
    s:expect(s.A, { energy = 0 })
  end,
}

scenario "C08 What was turned into too little is kept, and the play undone" {
  rules = { "358.5", "429.3" },
  board = { A = { hand = { "Test Page" }, base = { "Test Anomaly" }, pool = { calm = 1, mind = 1 } } },
  play = function(s)
    s.A:play("Test Page")
    s.A:number(1)
    s:expect("Test Page", { zone = "hand" })
    s:expect("Test Anomaly", { exhausted = true })
    s:expect(s.A, { energy = 1 })
    s:owes(s.A, "act")
  end,
}

scenario "C08 A card is not played when the turning would not do" {
  rules = { "357.1" },
  board = { A = { hand = { "Test Page" }, base = { "Test Anomaly" }, pool = { calm = 1 } } },
  play = function(s) s.A:refused("play", "Test Page", { rule = "357.1" }) end,
}

scenario "C08 One turns into what the other takes" {
  rules = { "429.3" },
  board = { A = { hand = { "Test Rite" }, base = { "Test Anomaly", "Test Henge" }, pool = { calm = 2 } } },
  play = function(s)
    s.A:play("Test Rite")
    s.A:number(2)
    s.A:number(2)
    s:expect("Test Rite", { at = "base" })
    s:expect(s.A, { energy = 0 })
  end,
}

scenario "C08 What is added for units pays for units and their abilities, not for spells" {
  rules = { "429.3", "357.1" },
  board = { A = { hand = { "Test Page", "Test Word" }, base = { "Test Butcher", "Test Tutor", "Test Tool" }, pool = { calm = 2 } } },
  play = function(s)
    s.A:refused("play", "Test Word", { rule = "357.1" })
    s.A:refused("activate", "Test Tool", { rule = "357.1" })
    s.A:activate("Test Tutor")
    s:resolve()
    s:expect(s.A, { xp = 1, unit_energy = 1 })
    s.A:refused("play", "Test Page", { rule = "357.1" })
  end,
}

scenario "C08 What is added for gear pays for gear and its abilities" {
  rules = { "429.3", "357.1" },
  board = { A = { hand = { "Test Tool", "Test Word" }, base = { "Test Smith", { "Test Smith", as = "second" }, "Test Tutor" } } },
  play = function(s)
    s.A:refused("play", "Test Word", { rule = "357.1" })
    s.A:refused("activate", "Test Tutor", { rule = "357.1" })
    s.A:play("Test Tool")
    s:expect("Test Tool", { at = "base" })
    s.A:activate("Test Tool")
    s:resolve()
    s:expect(s.A, { xp = 1, gear_energy = 0 })
    s:expect("second", { exhausted = true })
  end,
}

scenario "C08 Power for spells alone does not pay for a unit" {
  rules = { "429.3", "357.1" },
  board = { A = { hand = { "Test Spark", "Test Rite" }, base = { "Test Daughter", { "Test Daughter", as = "second" } } } },
  play = function(s)
    s.A:refused("play", "Test Rite", { rule = "357.1" })
    s.A:activate("Test Daughter")
    s:expect(s.A, { spell_power = 1 })
    s.A:refused("play", "Test Rite", { rule = "357.1" })
    s.A:play("Test Spark")
    s:resolve()
    s:expect(s.A, { xp = 1, spell_power = 0 })
    s:expect("second", { exhausted = false })
  end,
}

scenario "C08 Energy for showdowns is spent while there is one" {
  rules = { "429.3", "357.1" },
  board = { A = { hand = { "Test Word" }, base = { "Test Moon", { vanilla(2), as = "rider" } } } },
  play = function(s)
    s.A:refused("play", "Test Word", { rule = "357.1" })
    s.A:move("rider", "north")
    s.A:play("Test Word")
    s:resolve()
    s:expect(s.A, { xp = 1, showdown_energy = 0 })
    s:expect("Test Moon", { exhausted = true })
  end,
}

scenario "C08 A unit that is killed pays for power in the middle of a payment" {
  rules = { "429.3" },
  board = { A = { hand = { "Test Rite" }, base = { "Test Altar", { vanilla(1), as = "page" }, { vanilla(2), as = "knight" } } } },
  play = function(s)
    s.A:play("Test Rite")
    s.A:choose("page")
    s:expect("page", { zone = "trash" })
    s:expect("Test Rite", { at = "base" })
    s:owes(s.A, "act")
  end,
}

scenario "C08 An instruction in the middle of an effect is paid by what adds" {
  rules = { "429.3", "444.1" },
  cases = { { name = "says so", with = "Test Gem" }, { name = "turns power", with = "Test Anomaly", calm = 1 } },
  board = function(case) return { A = { hand = { "Test Bet" }, base = { case.with }, pool = { calm = case.calm or 0 } } } end,
  play = function(s, case)
    s.A:play("Test Bet")
    s.A:pass() s.B:pass()
    s.A:yes()
    if case.calm then s.A:number(1) end
    s:expect(s.A, { xp = 1, energy = 0 })
    s:owes(s.A, "act")
    s:expect(case.with, { exhausted = true })
  end,
}

scenario "C08 A dozen of them pay together" {
  rules = { "429.3" },
  board = { A = { hand = { "Test Colossus" },
    base = { "Test Gem", "Test Gem", "Test Gem", "Test Gem", "Test Gem", "Test Gem", "Test Gem", "Test Gem", "Test Gem", "Test Gem", "Test Gem", "Test Gem" } } },
  play = function(s)
    s.A:play("Test Colossus")
    s:expect("Test Colossus", { at = "base" })
    s:expect(s.A, { energy = 0 })
    s:owes(s.A, "act")
  end,
}

scenario "C08 Who has other means is asked" {
  rules = { "429.3" },
  board = { A = { hand = { "Test Word" }, base = { "Test Gem" }, runes = { fury = 1 } } },
  play = function(s)
    s.A:play("Test Word")
    s:owes(s.A, "pay")
    s.A:activate("Test Gem")
    s:resolve()
    s:expect(s.A, { xp = 1, energy = 0 })
  end,
}
