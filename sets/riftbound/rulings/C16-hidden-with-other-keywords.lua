-- Hidden beside other keywords and costs (811): what is paid on top, what must be there, and when a card is lost.
card {
  name = "Test Lurker", type = "unit", energy = 4, might = 2, domains = { "fury" }, keywords = { "Hidden", "Accelerate" },
  script = [[ triggered { on = self.played, target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}
card {
  name = "Test Snare", type = "spell", energy = 5, domains = { "fury" }, keywords = { "Hidden", "Repeat {1}" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}
card {
  name = "Test Offering", type = "spell", energy = 5, domains = { "fury" }, keywords = { "Hidden" },
  script = [[ additional_cost { name = "k", cost = { kill = unit { friendly = true } } } on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(2, fx.it) end } ]],
}
card {
  name = "Test Both", type = "spell", energy = 5, domains = { "fury" }, keywords = { "Hidden" },
  script = [[ on_play { target = { it = unit { enemy = true }, mine = unit { friendly = true, at = "base" } }, effect = function(fx) fx:deal(1, fx.it) fx:buff(fx.mine) end } ]],
}
card { name = "Test Dagger", type = "gear", energy = 3, domains = { "fury" }, tags = { "Equipment" }, might_bonus = 3, keywords = { "Quick-Draw", "Hidden" } }
card { name = "Test Ghost", type = "unit", energy = 1, might = 2, domains = { "mind" }, keywords = { "Temporary" } }
card {
  name = "Test Trap", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Hidden" },
  script = [[ on_play { effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Bolt", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(3, fx.it) end } ]],
}
card { name = "Test Stalker", type = "unit", energy = 4, might = 4, domains = { "fury" }, keywords = { "Hidden" } }
card {
  name = "Test Warp", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:extra_turn() end } ]],
}
card {
  name = "Test Snag", type = "spell", energy = 4, domains = { "mind" }, keywords = { "Hidden" },
  script = [[ on_play { effect = function(fx) fx:draw(1) end } ]],
}
card { name = "Test Champion", type = "unit", supertypes = { "champion" }, energy = 1, might = 3, domains = { "fury" }, keywords = { "Ambush", "Accelerate" } }

scenario "C16 A hidden unit is accelerated into a combat" {
  rules = { "811.1", "805.1", "356.1", "323.2" },
  board = {
    A = { base = { { vanilla(3), as = "raider" } } },
    B = { facedown = { north = { "Test Lurker" } }, north = { { vanilla(1), as = "guard" } }, pool = { energy = 1, fury = 1 } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Test Lurker")
    s.B:yes()
    s:expect("Test Lurker", { at = "north", exhausted = false, defending = true })
    s:expect(s.B, { energy = 0, fury = 0 })
    s.B:choose("raider")
    s:resolve()
    s:expect("raider", { damage = 1 })
    s:owes(s.A, "act")
    s.A:pass() s.B:pass()
    s:owes(s.A, "assign")
  end,
}

scenario "C16 A hidden unit whose trigger finds nobody there" {
  rules = { "811.1", "402.4" },
  board = {
    A = { base = { { vanilla(3), as = "raider" } } , south = { { vanilla(3), as = "far" } } },
    B = { facedown = { north = { "Test Lurker" } }, north = { { vanilla(1), as = "guard" } }, pool = { energy = 1, fury = 1 } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" } }, turn = "B",
  },
  play = function(s)
    s.B:play("Test Lurker") s.B:no()
    s:chain {}
    s:expect("Test Lurker", { at = "north", exhausted = true })
    s:expect("far", { damage = 0 })
  end,
}

scenario "C16 Repeat of a hidden spell is paid, and chooses there as well" {
  rules = { "811.1", "820.2", "356.1" },
  board = {
    A = { facedown = { north = { "Test Snare" } }, north = { { vanilla(1), as = "mine" } }, pool = { energy = 1 } },
    B = { base = { { vanilla(4), as = "raider" }, { vanilla(2), as = "home" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("raider", "north")
    s.B:pass()
    s.A:play("Test Snare")
    s.A:yes()
    s:options("raider")
    s.A:choose("raider")
    s:options("raider")
    s.A:choose("raider")
    s:resolve()
    s:expect("raider", { damage = 2 })
    s:expect("home", { damage = 0 })
  end,
}

scenario "C16 The cost of a hidden spell may be paid elsewhere" {
  rules = { "811.1", "356.1", "357.2" },
  board = {
    A = { facedown = { north = { "Test Offering" } }, north = { { vanilla(1), as = "mine" } }, base = { { vanilla(1), as = "lamb" } } },
    B = { base = { { vanilla(4), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("raider", "north")
    s.B:pass()
    s.A:play("Test Offering")
    s:options("lamb", "mine")
    s.A:choose("lamb")
    s.A:choose("raider")
    s:resolve()
    s:expect("raider", { damage = 2 })
    s:expect("lamb", { zone = "trash" })
  end,
}

scenario "C16 A target that can only be elsewhere is free" {
  rules = { "811.1" },
  board = {
    A = { facedown = { north = { "Test Both" } }, north = { { vanilla(1), as = "mine" } }, base = { { vanilla(1), as = "lamb" } } },
    B = { base = { { vanilla(4), as = "raider" }, { vanilla(4), as = "rest" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("raider", "north")
    s.B:pass()
    s.A:play("Test Both")
    s:options("raider")
    s.A:choose("raider")
    s:options("lamb")
    s.A:choose("lamb")
    s:resolve()
    s:expect("lamb", { buffs = 1 })
  end,
}

scenario "C16 Quick-Draw of a hidden Equipment attaches to a unit there" {
  rules = { "811.1", "819", "434" },
  board = {
    A = { facedown = { north = { "Test Dagger" } }, north = { { vanilla(1), as = "mine" } }, base = { { vanilla(1), as = "home" } } },
    B = { base = { { vanilla(4), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("raider", "north")
    s.B:pass()
    s.A:play("Test Dagger")
    s:options("mine")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = 4 })
    s:owes(s.B, "act")
    s:showdown()
    s:expect("raider", { zone = "trash" })
    s:expect("mine", { zone = "trash" })
    s:expect("Test Dagger", { at = "base", controller = s.A, host = false })
  end,
}

scenario "C16 When a Temporary unit was the last one there, the hidden card is played in answer or lost" {
  rules = { "816.1", "323.6", "107.3", "811.1", "469.2" },
  cases = { { name = "played", play = true }, { name = "lost" } },
  board = {
    B = { north = { "Test Ghost" }, facedown = { north = { "Test Trap" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:end_turn()
    s:chain { "Test Ghost" }
    if case.play then s.B:play("Test Trap") end
    s:resolve()
    s:expect("Test Trap", { zone = "trash" })
    s:expect("north", { controller = false })
    s:expect(s.B, { points = 0, hand_size = case.play and 2 or 1 })
  end,
}

scenario "C16 A hidden unit defends when the last defender is dead" {
  rules = { "811.1", "190.4", "348", "323.2" },
  board = {
    A = { hand = { "Test Bolt" }, base = { { vanilla(3), as = "raider" } } },
    B = { north = { { vanilla(3), as = "guard" } }, facedown = { north = { "Test Stalker" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:play("Test Bolt") s.A:choose("guard")
    s:resolve()
    s:expect("guard", { zone = "trash" })
    s.B:play("Test Stalker")
    s:expect("Test Stalker", { at = "north", defending = true })
    s.A:pass() s.B:pass()
    s:expect("raider", { zone = "trash" })
    s:expect("Test Stalker", { damage = 0 })
    s:expect("north", { controller = s.B })
    s:expect(s.B, { points = 0 })
  end,
}

scenario "C16 The next turn may be an extra turn of one's own" {
  rules = { "811.1", "734", "816" },
  board = {
    A = { hand = { "Test Warp", "Test Snag" }, north = { { vanilla(2), as = "keeper" } }, base = { "Test Ghost" }, pool = { fury = 1 }, deck = { vanilla(1), vanilla(1), vanilla(1) } },
    B = { base = { { "Test Ghost", as = "theirs" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:hide("Test Snag", "north")
    s.A:refused("play", "Test Snag")
    s.A:play("Test Warp")
    s:resolve()
    s.A:end_turn()
    s:resolve()
    s:turn(s.A)
    s:expect("Test Ghost", { zone = "trash" })
    s:expect("theirs", { at = "base" })
    s:expect(s.A, { points = 1, hand_size = 1 })
    s.A:play("Test Snag")
    s:resolve()
    s:expect(s.A, { hand_size = 2 })
    s:next_turn()
    s:resolve()
    s:turn(s.B)
    s:expect("theirs", { zone = "trash" })
  end,
}

scenario "C16 The champion comes from its zone by Ambush, accelerated" {
  rules = { "108.3", "822", "805" },
  board = {
    A = { champion = "Test Champion", base = { { vanilla(1), as = "mine" } }, pool = { energy = 2, fury = 1 } },
    B = { north = { { vanilla(4), as = "wall" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("mine", "north")
    s.A:play("Test Champion")
    s.A:yes()
    s:expect("Test Champion", { at = "north", exhausted = false, attacking = true })
    s:owes(s.B, "act")
  end,
}
