-- Points that the rules leave open or doubtful, and what the program does about them; the README of the sets lists them all.
card {
  name = "Test Drill", type = "spell", energy = 0, domains = { "body" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 1, lasts = "turn" }) end } ]],
}
card {
  name = "Test Snare", type = "spell", energy = 2, domains = { "calm" }, keywords = { "Hidden", "Action" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}
card {
  name = "Test Retreat", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:move(fx.it, fx.you.base) end } ]],
}

scenario "Open: combat damage is assigned by the attacker, then by the defender, and dealt at once" {
  rules = { "465.2", "465.3" },
  board = {
    A = { base = { { vanilla(2), as = "one" }, { vanilla(2), as = "two" } } },
    B = { north = { { vanilla(2), as = "left" }, { vanilla(2), as = "right" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move({ "one", "two" }, "north")
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "assign")
    s.A:choose("left")
    -- Assigned, but not dealt: who will die deals damage as well.
    s:expect("left", { at = "north", damage = 0 })
    s:owes(s.B, "assign")
    s.B:choose("two")
    for _, name in ipairs { "one", "two", "left", "right" } do s:expect(name, { zone = "trash" }) end
    s:expect(s.A, { points = 0 })
  end,
}

scenario "Open: a showdown that is going on is not staged again by the cleanups in it" {
  rules = { "323.8", "348.2", "466.5" },
  cases = { { name = "nobody there" }, { name = "a combat", guard = true } },
  board = function(case)
    return {
      A = { hand = { "Test Drill" }, base = { { vanilla(3), as = "raider" } } },
      B = { north = case.guard and { { vanilla(1), as = "guard" } } or {} },
      battlefields = { north = { controller = case.guard and "B" or nil }, south = {} },
    }
  end,
  play = function(s)
    s.A:move("raider", "north")
    s.A:play("Test Drill")
    s.A:choose("raider")
    s:resolve()
    s.B:pass()
    s.A:pass()
    -- Over, with no second one: the turn player may do what needs an open state.
    s:expect("north", { controller = s.A, contested = false })
    s:expect(s.A, { points = 1 })
    s.A:end_turn()
    s:turn(s.B)
  end,
}

scenario "Open: nothing is hidden in a showdown, not by the turn player with focus either" {
  rules = { "421.2", "811.1" },
  board = {
    A = { hand = { "Test Snare" }, pool = { calm = 1 }, south = { { vanilla(1), as = "keeper" } }, base = { { vanilla(3), as = "raider" } } },
    battlefields = { north = {}, south = { controller = "A" } },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:owes(s.A, "act")
    s.A:refused("hide", "Test Snare", "south", { rule = "421.2" })
    s:showdown()
    s.A:hide("Test Snare", "south")
    s:expect("Test Snare", { zone = "facedown" })
  end,
}

scenario "Open: a hidden card is no presence at its battlefield" {
  rules = { "107.3", "465.1", "466.5" },
  board = {
    A = { base = { { vanilla(1), as = "raider" } } },
    B = { hand = { "Test Retreat" }, facedown = { north = { "Test Snare" } }, north = { { vanilla(9), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Test Retreat")
    s.B:choose("guard")
    s:resolve()
    s:expect("Test Snare", { zone = "facedown" })
    s:showdown()
    s:expect("raider", { at = "north", damage = 0 })
    s:expect("north", { controller = s.A })
    s:expect("Test Snare", { zone = "trash" })
    s:expect(s.A, { points = 1 })
  end,
}

card {
  name = "Test Ward", type = "unit", energy = 2, might = 5, domains = { "calm" }, keywords = { "Deflect" },
}
card {
  name = "Test Ray", type = "spell", energy = 1, domains = { "fury" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(2, fx.it) end } ]],
}

scenario "Open: new choices are not paid for" {
  rules = { "752", "809.1" },
  board = {
    A = { hand = { "Test Ray" }, runes = { fury = 1 }, base = { "Test Ward" } },
    B = { hand = { "Mystic Reversal" }, pool = { energy = 4, calm = 3 }, base = { { vanilla(5), as = "theirs" } } },
  },
  play = function(s)
    s.A:play("Test Ray")
    s.A:choose("theirs")
    s.A:pass()
    s.B:play("Mystic Reversal")
    s.B:choose("Test Ray")
    s.B:pass()
    s.A:pass()
    s.B:choose("Test Ward")
    s:resolve()
    s:expect("Test Ward", { damage = 2 })
    s:expect(s.B, { energy = 0, calm = 0 })
  end,
}

card {
  name = "Test Wakening", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = gear {} }, effect = function(fx) fx:give(fx.it, { type = "unit", base_might = 3 }) end } ]],
}
card { name = "Test Statue", type = "gear", energy = 1, domains = { "order" } }
card { name = "Test Pebble", type = "spell", energy = 0, domains = { "order" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(2, fx.it) end } ]] }

scenario "Open: a gear that is a unit as well moves, stays at a battlefield and takes damage" {
  rules = { "178.1", "142.4", "323.7" },
  board = { A = { hand = { "Test Wakening", "Test Pebble" }, base = { "Test Statue" } } },
  play = function(s)
    s.A:play("Test Wakening")
    s.A:choose("Test Statue")
    s:resolve()
    s.A:move("Test Statue", "north")
    s:showdown()
    s:expect("Test Statue", { at = "north", might = 3, exhausted = true })
    s:expect(s.A, { points = 1 })
    s.A:play("Test Pebble")
    s.A:choose("Test Statue")
    s:resolve()
    s:expect("Test Statue", { at = "north", damage = 2 })
  end,
}

card {
  name = "Test Ghost", type = "unit", energy = 2, might = 1, domains = { "order" },
  script = [[ triggered { zone = "trash", on = each_player.begins { phase = "main" }, effect = function(fx) fx:draw(1) end } ]],
}
card { name = "Test Doom", type = "spell", energy = 0, domains = { "order" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }

scenario "Open: off the board an ability is its owner's, whoever controlled the card before" {
  rules = { "191", "382" },
  board = {
    A = { hand = { "Possession", "Test Doom" }, runes = { chaos = 8 } },
    B = { north = { "Test Ghost" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Possession")
    s.A:choose("Test Ghost")
    s:resolve()
    s:expect("Test Ghost", { controller = s.A })
    s.A:play("Test Doom")
    s.A:choose("Test Ghost")
    s:resolve()
    s.A:end_turn()
    s:chain { "Test Ghost" }
    s:resolve()
    -- The card of the draw phase and that of the ghost.
    s:expect(s.B, { hand_size = 2 })
    s:expect(s.A, { hand_size = 0 })
  end,
}

card {
  name = "Test Blade", type = "gear", energy = 1, domains = { "fury" }, tags = { "Equipment" }, might_bonus = 1, keywords = { "Equip {0}" },
  script = [[ triggered { name = "printed", on = you.ends { phase = "turn" }, effect = function(fx) fx:gain_xp(1) end } ]],
}
card {
  name = "Test Rune", type = "gear", energy = 1, domains = { "fury" },
  script = [[
    local given = define.triggered { name = "given", on = you.ends { phase = "turn" }, effect = function(fx) fx:draw(1) end }
    static { affects = gear { friendly = true, tag = "Equipment" }, give = { abilities = given } }
  ]],
}

scenario "Open: what an attached card was given works, what is printed on it sleeps" {
  rules = { "135.4", "718.2" },
  cases = { { name = "attached", host = "it", xp = 0 }, { name = "loose", xp = 1 } },
  board = function(case) return { A = { base = { { vanilla(2), as = "it" }, { "Test Blade", attached = case.host }, "Test Rune" } } } end,
  play = function(s, case)
    s.A:end_turn()
    if case.xp > 0 then s.A:order("Test Blade", "Test Blade") end
    s:resolve()
    s:expect(s.A, { hand_size = 1, xp = case.xp })
  end,
}
