card { name = "Test Runner", type = "unit", energy = 1, might = 2, domains = { "fury" }, keywords = { "Accelerate" } }
card { name = "Test Drummer", type = "gear", energy = 1, domains = { "fury" },
  script = [[ static { affects = playing { type = "unit", yours = true }, give = { keywords = "Accelerate" } } ]] }
card { name = "Test Deed", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Action" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Reply", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Word", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Clock", type = "gear", energy = 1, domains = { "mind" },
  script = [[ static { affects = card { zone = "hand", type = "spell", owner = you }, give = { keywords = "Reaction" } } ]] }
card { name = "Test Horn", type = "gear", energy = 1, domains = { "mind" },
  script = [[ static { affects = card { zone = "hand", type = "spell", owner = you }, give = { keywords = "Action" } } ]] }
card { name = "Test Banner", type = "gear", energy = 1, domains = { "fury" },
  script = [[ static { affects = unit { friendly = true }, give = { keywords = "Assault" } } ]] }
card { name = "Test Orb", type = "gear", energy = 1, domains = { "mind" },
  script = [[ static { affects = unit { friendly = true }, give = { keywords = "Vision" } } ]] }
card { name = "Test Haste", type = "gear", energy = 1, domains = { "fury" },
  script = [[ static { affects = unit { friendly = true, tag = "Poro" }, give = { keywords = "Ganking" } } ]] }
card { name = "Test Hammer", type = "gear", energy = 1, domains = { "fury" },
  script = [[ static { affects = unit { friendly = true, tag = "Poro" }, give = { keywords = "Tank" } } ]] }
card { name = "Test Haunting", type = "gear", energy = 1, domains = { "fury" },
  script = [[ static { affects = unit { friendly = true, tag = "Poro" }, give = { keywords = "Temporary" } } ]] }
card { name = "Test Scent", type = "gear", energy = 1, domains = { "fury" },
  script = [[ static { affects = unit { friendly = true, tag = "Poro" }, give = { keywords = "Hunt 2" } } ]] }
card { name = "Test Smoke", type = "gear", energy = 1, domains = { "fury" },
  script = [[ static { affects = unit { friendly = true, tag = "Poro" }, give = { keywords = "Backline" } } ]] }
card { name = "Test Stout", type = "unit", energy = 1, might = 4, domains = { "calm" } }
card { name = "Test Grant", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { keywords = { "Tank" }, lasts = "turn" }) end } ]] }
card { name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }
card { name = "Test Attacker", type = "unit", energy = 1, might = 1, domains = { "fury" }, keywords = { "Assault 2" } }
card { name = "Test Wall", type = "unit", tags = { "Poro" }, energy = 1, might = 3, domains = { "calm" }, keywords = { "Tank" } }
card { name = "Test Coward", type = "unit", tags = { "Poro" }, energy = 1, might = 3, domains = { "calm" }, keywords = { "Backline" } }
card { name = "Test Rider", type = "unit", tags = { "Poro" }, energy = 1, might = 2, domains = { "body" }, keywords = { "Ganking" } }
card { name = "Test Ghost", type = "unit", tags = { "Poro" }, energy = 1, might = 2, domains = { "mind" }, keywords = { "Temporary" } }
card { name = "Test Seer", type = "unit", energy = 0, might = 2, domains = { "mind" }, keywords = { "Vision" } }
card { name = "Test Hunter", type = "unit", tags = { "Poro" }, energy = 1, might = 2, domains = { "body" }, keywords = { "Hunt 1" } }
card { name = "Test Martyr", type = "unit", energy = 1, might = 1, domains = { "order" }, keywords = { "Deathknell" },
  script = [[
    triggered { name = "one", keyword = "Deathknell", effect = function(fx) fx:draw(1) end }
    triggered { name = "two", keyword = "Deathknell", effect = function(fx) fx:draw(2) end }
  ]] }
card { name = "Test Trap", type = "spell", energy = 4, domains = { "mind" }, keywords = { "Hidden" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Veil", type = "gear", energy = 1, domains = { "mind" },
  script = [[ static { affects = card { zone = "hand", owner = you }, give = { keywords = "Hidden" } } ]] }
card { name = "Test Legionary", type = "unit", energy = 0, might = 2, domains = { "order" },
  script = [[
    triggered { name = "one", active = legion, on = self.played, effect = function(fx) fx:buff(fx.self) end }
    triggered { name = "two", active = legion, on = self.played, effect = function(fx) fx:draw(1) end }
  ]] }
card { name = "Test Blade", type = "gear", energy = 1, domains = { "fury" }, tags = { "Equipment" }, might_bonus = 2, keywords = { "Equip {1}" } }
card { name = "Test Fine Blade", type = "gear", energy = 1, domains = { "fury" }, tags = { "Equipment" }, might_bonus = 2, keywords = { "Equip {3}", "Equip {fury}" } }
card { name = "Test Dagger", type = "gear", energy = 0, domains = { "fury" }, tags = { "Equipment" }, might_bonus = 1, keywords = { "Quick-Draw" } }
card { name = "Test Sheath", type = "gear", energy = 1, domains = { "fury" },
  script = [[ static { affects = gear { friendly = true, tag = "Equipment" }, give = { keywords = "Quick-Draw" } } ]] }
card { name = "Test Thicket", type = "gear", energy = 1, domains = { "chaos" },
  script = [[ static { affects = card { zone = "hand", type = "unit", owner = you }, give = { keywords = "Ambush" } } ]] }
card { name = "Test Lookout", type = "unit", energy = 0, might = 1, domains = { "chaos" }, keywords = { "Ambush" } }
card { name = "Test Adept", type = "unit", energy = 1, might = 2, domains = { "mind" }, keywords = { "Empower {1}", "Empower {2}" } }
card { name = "Test Chorus", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Repeat {1}", "Repeat {2}" },
  script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

local raid = {
  A = { base = { { vanilla(2), as = "raider" } }, hand = { "Test Deed", "Test Reply", "Test Word" } },
  B = { north = { { vanilla(3), as = "guard" } }, hand = { { "Test Deed", as = "deed" }, { "Test Reply", as = "reply" } } },
  battlefields = { north = { controller = "B" }, south = {} },
}

scenario "801 A text may give a keyword" {
  rules = { "801.3" },
  board = { A = { hand = { "Test Grant" }, base = { { vanilla(2), as = "it" } } } },
  play = function(s)
    s.A:play("Test Grant") s.A:choose("it")
    s:resolve()
    s:expect("it", { keywords = { "Tank" } })
  end,
}

scenario "805 Accelerate is a cost that may be paid; the unit then enters ready" {
  rules = { "805.1", "805.2", "805.6", "356.2" },
  cases = { { name = "paid", yes = true }, { name = "not paid" } },
  board = { A = { hand = { "Test Runner" }, pool = { energy = 2, fury = 1 } } },
  play = function(s, case)
    s.A:play("Test Runner")
    s:owes(s.A, "additional")
    if case.yes then s.A:yes() else s.A:no() end
    s:expect("Test Runner", { exhausted = not case.yes })
    s:expect(s.A, { energy = case.yes and 0 or 1 })
  end,
}

scenario "805 Twice Accelerate is asked for and paid once" {
  rules = { "805.4", "805.1" },
  board = { A = { hand = { "Test Runner" }, base = { "Test Drummer" }, pool = { energy = 3, fury = 2 } } },
  play = function(s)
    s.A:play("Test Runner")
    s.A:yes()
    s:expect("Test Runner", { at = "base", exhausted = false })
    s:expect(s.A, { energy = 1 })
  end,
}

scenario "806 An action is played in showdowns, and as usual otherwise" {
  rules = { "806.1", "806.2" },
  cases = { { name = "showdown", fight = true }, { name = "no showdown" } },
  board = raid,
  play = function(s, case)
    if case.fight then s.A:move("raider", "north") end
    s.A:play("Test Deed")
    s:resolve()
    s:expect(s.A, { hand_size = 3 })
  end,
}

scenario "806 As usual: an action is played in the main phase" {
  rules = { "806.2", "308.2" },
  board = raid,
  play = function(s)
    s.A:play("Test Deed")
    s:expect("Test Deed", { zone = "chain" })
    s:resolve()
    s:expect("Test Deed", { zone = "trash" })
  end,
}

scenario "806 What is an action by another text is one as long as that is there" {
  rules = { "806.4" },
  board = {
    A = { base = { "Test Horn", { vanilla(2), as = "raider" } }, hand = { "Test Word", "Test Doom" } },
    B = { north = { { vanilla(3), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:play("Test Word")
    s:chain { "Test Word" }
    s.A:refused("play", "Test Doom", { rule = "310.4" })
  end,
}

scenario "813 A reaction answers a chain on any turn, and is played as usual otherwise" {
  rules = { "813.1", "813.2" },
  board = { A = { hand = { "Test Word", "Test Reply" } }, B = { hand = { { "Test Reply", as = "reply" } } } },
  play = function(s)
    s.A:play("Test Word")
    s.A:pass()
    s.B:play("reply")
    s:chain { "Test Word", "reply" }
    s:resolve()
    s.A:play("Test Reply")
    s:chain { "Test Reply" }
  end,
}

scenario "813 What is a reaction by another text answers a chain" {
  rules = { "813.4" },
  board = { A = { hand = { "Test Doom" } }, B = { base = { "Test Clock", { vanilla(1), as = "it" } }, hand = { "Test Word" } } },
  play = function(s)
    s.A:play("Test Doom") s.A:choose("it")
    s.A:pass()
    s.B:play("Test Word")
    s:chain { "Test Doom", "Test Word" }
    s:expect(s.B, { hand_size = 0 })
  end,
}

scenario "807 Assault sums" {
  rules = { "807.1", "807.2" },
  board = {
    A = { base = { "Test Banner", { "Test Attacker", as = "raider" } } },
    B = { north = { { vanilla(4), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s:expect("raider", { might = 1 })
    s.A:move("raider", "north")
    s:expect("raider", { might = 4 })
    s.A:pass() s.B:pass()
    s:expect("guard", { zone = "trash" })
  end,
}

scenario "808 Each Deathknell triggers by itself" {
  rules = { "808.1", "808.2" },
  board = { A = { hand = { "Test Doom" } }, B = { base = { "Test Martyr" } } },
  play = function(s)
    s.A:play("Test Doom") s.A:choose("Test Martyr")
    s.A:pass() s.B:pass()
    s.B:order("Test Martyr", "Test Martyr")
    s:resolve()
    s:expect(s.B, { hand_size = 3 })
  end,
}

scenario "810 Ganking twice is Ganking" {
  rules = { "810.1", "810.2" },
  board = { A = { base = { "Test Haste" }, north = { { "Test Rider", as = "it" } } }, battlefields = { north = { controller = "A" }, south = {} } },
  play = function(s)
    s.A:move("it", "south")
    s:expect("it", { at = "south", exhausted = true })
  end,
}

scenario "811 A card with Hidden may be played from the hand for what it costs" {
  rules = { "811.3" },
  board = { A = { hand = { "Test Trap" }, pool = { energy = 4 } } },
  play = function(s)
    s.A:play("Test Trap")
    s:expect(s.A, { energy = 0 })
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "811 Hidden, it is a reaction from the next turn on, and its text works as ever" {
  rules = { "811.1", "811.2", "811.4", "811.6" },
  board = {
    A = { hand = { "Test Trap" }, base = { "Test Veil" }, north = { vanilla(1) }, pool = { mind = 1 } },
    B = { hand = { "Test Word" } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:hide("Test Trap", "north")
    s.A:refused("play", "Test Trap", { rule = "811.1" })
    s.A:end_turn()
    s.B:play("Test Word")
    s.B:pass()
    s.A:play("Test Trap")
    s:chain { "Test Word", "Test Trap" }
    s:resolve()
    s:expect("Test Trap", { zone = "trash" })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "812 One card before it satisfies every Legion that it has" {
  rules = { "812.1", "812.2" },
  cases = { { name = "after a card", first = true }, { name = "as the first card" } },
  board = { A = { hand = { "Test Word", "Test Legionary" } } },
  play = function(s, case)
    if case.first then
      s.A:play("Test Word")
      s:resolve()
    end
    s.A:play("Test Legionary")
    if case.first then s.A:order("Test Legionary", "Test Legionary") end
    s:resolve()
    s:expect("Test Legionary", { buffs = case.first and 1 or 0 })
    s:expect(s.A, { hand_size = case.first and 2 or 1 })
  end,
}

scenario "815 Tank twice is Tank" {
  rules = { "815.1", "815.2" },
  board = {
    A = { base = { { vanilla(4), as = "raider" } } },
    B = { base = { "Test Hammer" }, north = { { "Test Wall", as = "wall" }, { vanilla(1), as = "other" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass() s.B:pass()
    s:expect("wall", { zone = "trash" })
  end,
}

scenario "816 Temporary twice triggers once" {
  rules = { "816.1", "816.2" },
  board = { A = {}, B = { base = { "Test Haunting", { "Test Ghost", as = "ghost" } } } },
  play = function(s)
    s.A:end_turn()
    s:phase("beginning")
    s:chain { "ghost" }
    s:resolve()
    s:expect("ghost", { zone = "trash" })
    s:phase("main")
  end,
}

scenario "817 Each Vision looks at a card" {
  rules = { "817.1", "817.2" },
  board = { A = { hand = { "Test Seer" }, base = { "Test Orb" }, deck = { { vanilla(1), as = "top" }, { vanilla(2), as = "next" }, { vanilla(3), as = "last" } } } },
  play = function(s)
    s.A:play("Test Seer")
    s:owes(s.A, "order")
    s.A:order("Test Seer", "Test Seer")
    s.A:pass() s.B:pass()
    s:options("top")
    s.A:choose("top")
    s.A:pass() s.B:pass()
    s:options("next")
    s.A:done()
    s:expect("top", { zone = "deck" })
  end,
}

scenario "823 Hunt sums" {
  rules = { "823.1", "823.2" },
  board = { A = { base = { "Test Scent", { "Test Hunter", as = "hunter" } } } },
  play = function(s)
    s.A:move("hunter", "north")
    s.A:pass() s.B:pass()
    s:chain { "hunter" }
    s:resolve()
    s:expect(s.A, { xp = 3, points = 1 })
  end,
}

scenario "826 Backline is assigned last, however often a unit has it" {
  rules = { "826.3", "826.4", "826.5" },
  board = {
    A = { base = { { vanilla(4), as = "raider" } } },
    B = { base = { "Test Smoke" }, north = { { "Test Coward", as = "coward" }, { "Test Stout", as = "stout" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass() s.B:pass()
    s:expect("stout", { zone = "trash" })
    s:expect("coward", { at = "north" })
  end,
}

scenario "818 Equip attaches to a unit, which is equipped from then on" {
  rules = { "818.1", "818.2", "818.3" },
  board = { A = { base = { "Test Blade", { vanilla(2), as = "it" } }, pool = { energy = 1 } } },
  play = function(s)
    s:expect("it", { might = 2 })
    s.A:activate("Test Blade")
    s.A:choose("it")
    s:resolve()
    s:expect("Test Blade", { host = "it" })
    s:expect("it", { might = 4 })
  end,
}

scenario "827 Each Empower is an ability of its own; its source becomes empowered" {
  rules = { "827.1", "827.2", "827.3" },
  board = { A = { base = { "Test Adept" }, pool = { energy = 3 } } },
  play = function(s)
    s.A:activate("Test Adept", 2)
    s:resolve()
    s:expect("Test Adept", { empowered = true })
    s:expect(s.A, { energy = 1 })
    s.A:refused("activate", "Test Adept")
  end,
}

scenario "820 Each Repeat is paid for by itself; it is one play" {
  rules = { "820.1", "820.3" },
  board = { A = { hand = { "Test Chorus" }, pool = { energy = 3 } } },
  play = function(s)
    s.A:play("Test Chorus")
    s.A:yes()
    s.A:yes()
    s:expect(s.A, { energy = 0 })
    s:chain { "Test Chorus" }
    s.A:pass() s.B:pass()
    s:chain {}
    s:expect(s.A, { hand_size = 3 })
  end,
}

scenario "818 Each Equip is an ability of its own" {
  rules = { "818.1", "818.4" },
  board = { A = { base = { "Test Fine Blade", { vanilla(2), as = "it" } }, pool = { fury = 1 } } },
  play = function(s)
    s.A:refused("activate", "Test Fine Blade", { rule = "357.1" })
    s.A:activate("Test Fine Blade", 2)
    s.A:choose("it")
    s:resolve()
    s:expect("Test Fine Blade", { host = "it" })
    s:expect("it", { might = 4 })
  end,
}

scenario "819 Quick-Draw twice attaches once" {
  rules = { "819.1", "819.2" },
  board = { A = { hand = { "Test Dagger" }, base = { "Test Sheath", { vanilla(2), as = "it" } } } },
  play = function(s)
    s.A:play("Test Dagger")
    s.A:choose("it")
    s:chain { "Test Dagger" }
    s:resolve()
    s:expect("Test Dagger", { host = "it" })
  end,
}

scenario "822 Ambush twice is Ambush" {
  rules = { "822.1", "822.2" },
  board = {
    A = { hand = { "Test Lookout" }, base = { "Test Thicket" }, north = { { vanilla(2), as = "guard" } } },
    B = { base = { { vanilla(3), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("raider", "north")
    s.B:pass()
    s.A:play("Test Lookout")
    s:expect("Test Lookout", { at = "north" })
  end,
}
