card {
  name = "Test Study", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:draw(2) end } ]],
}
card {
  name = "Test Rouse", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:ready(fx.it) end } ]],
}
card {
  name = "Test Tire", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:exhaust(fx.it) end } ]],
}
card {
  name = "Test Sleeper", type = "unit", energy = 2, might = 2, domains = { "mind" },
  script = [[
    triggered { name = "up", on = self.readied, effect = function(fx) fx:draw(1) end }
    triggered { name = "down", on = self.exhausted, effect = function(fx) fx:draw(1) end }
  ]],
}
card {
  name = "Test Compost", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:recycle(fx:choose(card { zone = "trash", owner = you }, { count = 3 })) end } ]],
}
card {
  name = "Test Sweep", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { a = unit { friendly = true }, b = unit { friendly = true, except = chosen.a } }, effect = function(fx)
    fx:kill(fx.a)
    local l = fx:list()
    l:add(fx.a)
    l:add(fx.b)
    fx:recycle(l)
  end } ]],
}
card {
  name = "Test Censer", type = "gear", energy = 1, domains = { "mind" },
  script = [[ static { affects = you, give = { bonus_damage = 1 } } ]],
}
card {
  name = "Test Spark", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}
card {
  name = "Test Scar", type = "unit", energy = 2, might = 9, domains = { "mind" },
  script = [[ triggered { on = self.damaged, effect = function(fx) fx:draw(fx.event.amount) end } ]],
}
card {
  name = "Test Rally", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:play(fx:choose(card { zone = "hand", owner = you, type = "unit" }), { ignore = "cost" }) end } ]],
}
card {
  name = "Test Loss", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:discard(3, opponents) end } ]],
}
card {
  name = "Test Relic", type = "unit", energy = 1, might = 1, domains = { "mind" },
  script = [[ triggered { zone = "hand", on = self.discarded, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Peek", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:draw(fx:reveal(1)) end } ]],
}
card {
  name = "Test Denial", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link { type = "spell" } }, effect = function(fx) fx:counter(fx.it) end } ]],
}
card {
  name = "Test Drum", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) if fx:buff(fx.it).done then fx:draw(1) end end } ]],
}
card {
  name = "Test Dirge", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:kill(fx:all(card { zone = "trash", owner = you })) end } ]],
}
card {
  name = "Test Channeller", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:channel(2, { exhausted = true }) end } ]],
}
card {
  name = "Test Scry", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:predict() end } ]],
}
card {
  name = "Test Scry Far", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:predict(3) end } ]],
}
card {
  name = "Test Numb", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:stun(fx.it) end } ]],
}

scenario "413 Cards are drawn from the top; with too few the rest comes after a burn out" {
  rules = { "413.1", "413.4", "431.1", "431.2", "431.5" },
  board = { A = { hand = { "Test Study" }, deck = { { vanilla(7), as = "top" } }, trash = { { vanilla(8), as = "old" } } } },
  play = function(s)
    s.A:play("Test Study")
    s:resolve()
    s:expect("top", { zone = "hand" })
    s:expect("old", { zone = "hand" })
    s:expect(s.A, { hand_size = 2, points = 0, trash_size = 1 })
    s:expect(s.B, { points = 1 })
  end,
}

scenario "414 Nothing is exhausted or readied twice" {
  rules = { "414.1", "415.1" },
  board = { A = { hand = { "Test Tire", { "Test Tire", as = "again" }, "Test Rouse", { "Test Rouse", as = "and again" } }, base = { "Test Sleeper" } } },
  play = function(s)
    s.A:play("Test Tire")
    s.A:choose("Test Sleeper")
    s:resolve()
    s:expect(s.A, { hand_size = 4 })
    s.A:play("again")
    s.A:choose("Test Sleeper")
    s:resolve()
    s:expect("Test Sleeper", { exhausted = true })
    s:expect(s.A, { hand_size = 3 })
    s.A:play("Test Rouse")
    s.A:choose("Test Sleeper")
    s:resolve()
    s:expect(s.A, { hand_size = 3 })
    s.A:play("and again")
    s.A:choose("Test Sleeper")
    s:resolve()
    s:expect("Test Sleeper", { exhausted = false })
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "415 The awaken phase readies all of the turn player, nothing of the other" {
  rules = { "415.1", "415.3", "430.1", "430.4" },
  board = {
    A = { base = { { vanilla(1), as = "mine", exhausted = true } }, runes = { mind = { exhausted = 2 } }, rune_deck = { mind = 5 } },
    B = { base = { { vanilla(1), as = "theirs", exhausted = true }, { vanilla(1), as = "too", exhausted = true } }, runes = {}, rune_deck = { mind = 5 } },
  },
  play = function(s)
    s:next_turn()
    s:expect("theirs", { exhausted = false })
    s:expect("too", { exhausted = false })
    s:expect("mine", { exhausted = true })
    s:expect(s.A, { ready_runes = 0, rune_count = 2 })
    s:expect(s.B, { rune_count = 2, rune_deck_size = 3 })
  end,
}

scenario "416 Recycling from the trash does not target, and takes what there is" {
  rules = { "416.1", "416.5", "416.6" },
  board = { A = { hand = { "Test Compost" }, trash = { { vanilla(1), as = "a" }, { vanilla(2), as = "b" } }, deck = { { vanilla(3), as = "top" } } } },
  play = function(s)
    s.A:play("Test Compost")
    s:chain { "Test Compost" }
    s.A:pass()
    s.B:pass()
    s:expect("a", { zone = "deck" })
    s:expect("b", { zone = "deck" })
    s:expect(s.A, { deck_size = 3, trash_size = 1 })
    s:next_turn()
    s:next_turn()
    s:expect("top", { zone = "hand" })
  end,
}

scenario "416 What is gone already is left out" {
  rules = { "416.1", "416.4" },
  board = { A = { hand = { "Test Sweep" }, base = { { vanilla(1), as = "a" }, { vanilla(2), as = "b" } } } },
  play = function(s)
    s.A:play("Test Sweep")
    s.A:choose("a")
    s.A:choose("b")
    s:resolve()
    s:expect("a", { zone = "trash" })
    s:expect("b", { zone = "deck" })
    s:expect(s.A, { deck_size = 21 })
  end,
}

scenario "417 Bonus damage is part of what a spell deals" {
  rules = { "417.1", "417.4", "417.5", "417.6" },
  board = { A = { hand = { "Test Spark" }, base = { "Test Censer" } }, B = { base = { "Test Scar" } } },
  play = function(s)
    s.A:play("Test Spark")
    s.A:choose("Test Scar")
    s:resolve()
    s:expect("Test Scar", { damage = 2 })
    s:expect(s.B, { hand_size = 2 })
  end,
}

scenario "417 Combat damage has no bonus" {
  rules = { "417.1", "417.7", "464.1", "461.3" },
  board = {
    A = { base = { "Test Censer", { vanilla(3), as = "raider" } } },
    B = { north = { { vanilla(4), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:expect("raider", { attacking = true })
    s:expect("guard", { defending = true })
    s:showdown()
    -- three are not lethal for four
    s:expect("guard", { at = "north", damage = 0 })
    s:expect("raider", { zone = "trash" })
  end,
}

scenario "419 A card is played by its player, or by an effect" {
  rules = { "419.1", "419.2", "419.3", "419.4" },
  board = { A = { hand = { "Test Rally", { vanilla(5), as = "it" } } } },
  play = function(s)
    s.A:play("Test Rally")
    s:chain { "Test Rally" }
    s:expect(s.A, { hand_size = 1 })
    s.A:pass() s.B:pass()
    s.A:choose("it")
    s:expect("it", { at = "base", exhausted = true })
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "422 As many as possible are discarded, and do nothing else" {
  rules = { "422.1", "422.4" },
  board = { A = { hand = { "Test Loss" } }, B = { hand = { "Test Relic", "Test Study" } } },
  play = function(s)
    s.A:play("Test Loss")
    s.A:pass()
    s.B:pass()
    s:expect("Test Relic", { zone = "trash" })
    s:expect("Test Study", { zone = "trash" })
    s:chain { "Test Relic" }
    s:resolve()
    s:expect(s.B, { hand_size = 1, trash_size = 2 })
  end,
}

scenario "423 A stunned unit adds nothing to the damage of its side" {
  rules = { "423.1", "465.2" },
  board = {
    A = { hand = { "Test Numb" }, base = { { vanilla(3), as = "raider" } } },
    B = { north = { { vanilla(3), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Numb")
    s.A:choose("guard")
    s:resolve()
    s:expect("guard", { stunned = true })
    s.A:move("raider", "north")
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:expect("raider", { at = "north", damage = 0 })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "424 What is revealed stays where it is until something is done with it" {
  rules = { "424.1", "424.4", "413.1" },
  board = { A = { hand = { "Test Peek" }, deck = { { vanilla(4), as = "top" }, vanilla(1) } } },
  play = function(s)
    s.A:play("Test Peek")
    s:resolve()
    s:expect("top", { zone = "hand" })
    s:expect(s.A, { hand_size = 1, deck_size = 1 })
  end,
}

scenario "425 A countered spell does nothing, and its cost is not given back" {
  rules = { "425.1" },
  board = { A = { hand = { "Test Study" } }, B = { hand = { "Test Denial" } } },
  play = function(s)
    s.A:play("Test Study")
    s.A:pass()
    s.B:play("Test Denial")
    s.B:choose("Test Study")
    s:resolve()
    s:expect("Test Study", { zone = "trash" })
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "426 A unit with a buff is not buffed again" {
  rules = { "426.1" },
  board = { A = { hand = { "Test Drum", { "Test Drum", as = "again" } }, base = { { vanilla(2), as = "it" } } } },
  play = function(s)
    s.A:play("Test Drum")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { buffs = 1, might = 3 })
    s:expect(s.A, { hand_size = 2 })
    s.A:play("again")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { buffs = 1, might = 3 })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "428 What is not on the board cannot be killed" {
  rules = { "428.2" },
  board = { A = { hand = { "Test Dirge" }, base = { "Test Sleeper" }, trash = { { vanilla(1), as = "it" } } } },
  play = function(s)
    s.A:play("Test Dirge")
    s:resolve()
    s:expect("it", { zone = "trash" })
    s:expect(s.A, { trash_size = 2 })
  end,
}

scenario "430 Runes enter as the effect says, as many as there are" {
  rules = { "430.1", "430.2", "430.3" },
  board = { A = { hand = { "Test Channeller" }, runes = { mind = 1 }, rune_deck = { mind = 1 } } },
  play = function(s)
    s.A:play("Test Channeller")
    s:resolve()
    s:expect(s.A, { rune_count = 2, ready_runes = 1, rune_deck_size = 0 })
  end,
}

scenario "436 Predict without a number looks at one card" {
  rules = { "436.1", "436.3" },
  board = { A = { hand = { "Test Scry" }, deck = { { vanilla(1), as = "top" }, { vanilla(2), as = "next" } } } },
  play = function(s)
    s.A:play("Test Scry")
    s.A:pass()
    s.B:pass()
    s:options("top")
    s.A:choose("top")
    s:next_turn()
    s:next_turn()
    s:expect("next", { zone = "hand" })
    s:expect("top", { zone = "deck" })
  end,
}

scenario "436 A short deck is no burn out" {
  rules = { "436.1", "436.4" },
  board = { A = { hand = { "Test Scry Far" }, deck = { { vanilla(1), as = "top" }, { vanilla(2), as = "next" } }, trash = { vanilla(3) } } },
  play = function(s)
    s.A:play("Test Scry Far")
    s.A:pass()
    s.B:pass()
    s:options("next", "top")
    s.A:done()
    s:options("next", "top")
    s.A:choose("next")
    s:expect(s.A, { deck_size = 2, trash_size = 2 })
    s:expect(s.B, { points = 0 })
    s:next_turn()
    s:next_turn()
    s:expect("next", { zone = "hand" })
  end,
}
