-- Events, the hero's action, hands and libraries where several rules meet (DOC-6).
local function u(name, atk, ret, hp, keywords, more)
  local c = { name = name, type = "unit", position = { "melee" }, cost = 1, attack = atk, retaliation = ret, health = hp, keywords = keywords }
  for k, v in pairs(more or {}) do c[k] = v end
  card(c)
end
local function fortune(name, kind, script, cost) card { name = name, type = "fortune", kind = { kind }, cost = cost or 1, script = script } end
local function spell(name, kind, script, more)
  local c = { name = name, type = "spell", schools = { "air" }, kind = kind, cost = 1, script = script }
  for k, v in pairs(more or {}) do c[k] = v end
  card(c)
end
u("Block", 0, 1, 9)
fortune("Slay", "immediate", [[on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end }]])
fortune("Again", "immediate", [[on_play { effect = function(fx) fx:extra_turn() end }]])
card { name = "Market Day", type = "event", kind = { "active" }, cost = 0, script = [[activated { effect = function(fx) fx:draw(1) end }]] }
card { name = "Quiet Day", type = "event", kind = { "active" } }
spell("Recall", { "instant" }, [[on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end }]])
u("Berserk", 1, 1, 9, { "Enrage 1" })
card { name = "Blood Fair", type = "event", kind = { "active" }, cost = 0, script = [[activated { cost = { damage = 2 }, effect = function(fx) fx:draw(1) end }]] }
fortune("Toast", "immediate", [[on_play { effect = function(fx)
  fx:draw(3)
  fx:deal(1, fx.opponent.hero)
end }]])
card { name = "Rite Day", type = "event", kind = { "active" }, cost = 0, script = [[activated { cost = { kill = unit { yours = true } }, effect = function(fx) fx:draw(1) end }]] }
fortune("Truce", "immediate", [[on_play { effect = function(fx) fx:extra_turn(fx.opponent) end }]])
card { name = "Healer", type = "hero", faction = "haven", health = 20, script = [[activated { cost = { resource = 1 }, effect = function(fx) fx:draw(1) end }]] }
card { name = "Fair", type = "event", kind = { "active" }, cost = 1, script = [[activated { effect = function(fx) fx:draw(1) end }]] }

scenario "An event that is still there may be used again in an extra turn" {
  rules = { "DOC-6.8", "DOC-6.12" },
  board = { A = { hand = { "Again" }, resources = 9 }, events = { "Quiet Day", "Market Day" }, event_deck = { "Quiet Day", "Quiet Day" } },
  play = function(s)
    s.A:activate("Market Day")
    s.A:play("Again")
    s:next_turn()
    s:turn(s.A)
    s.A:activate("Market Day")
    s:expect(s.A, { hand_size = 3 })
    s.A:refused("activate", "Market Day", { rule = "DOC-6.8" })
  end,
}

scenario "With an empty event deck the event that has left comes back" {
  rules = { "DOC-6.12" },
  board = { events = { "Market Day", "Quiet Day" } },
  play = function(s)
    s.A:activate("Market Day")
    s:next_turn()
    s:expect("Market Day", { zone = "events" })
    s.B:activate("Market Day")
    s:expect(s.B, { hand_size = 2 })
  end,
}

scenario "Who pays for an event with the last health loses" {
  rules = { "DOC-6.8", "DOC-10.1" },
  board = { A = { damage = 18 }, events = { "Blood Fair", "Quiet Day" } },
  play = function(s)
    s.A:activate("Blood Fair")
    s:won(s.B)
  end,
}

scenario "A unit that an event is paid with dies" {
  rules = { "DOC-11.2", "DOC-6.8" },
  board = { A = { f0 = "Berserk", f1 = { "Block", as = "it" } }, events = { "Rite Day", "Quiet Day" } },
  play = function(s)
    s.A:activate("Rite Day")
    s.A:choose("it")
    s:expect("Berserk", { enrage = 1 })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "The hero's draw from an empty library costs health, too" {
  rules = { "DOC-6.9", "DOC-6.4" },
  board = { A = { library = {} } },
  play = function(s)
    s.A:draw()
    s:expect(s.A, { health = 19, hand_size = 0, hero_acted = true })
  end,
}

scenario "Who falls by drawing in the effect that fells the enemy makes it a draw" {
  rules = { "DOC-6.4", "DOC-10.1" },
  board = { A = { hand = { "Toast" }, resources = 1, library = { "Block" }, damage = 18 }, B = { damage = 19 } },
  play = function(s)
    s.A:play("Toast")
    s:over()
    s:expect(s.A, { health = 0, hand_size = 1 })
    s:expect(s.B, { health = 0 })
  end,
}

scenario "Without a limit a hand grows and grows" {
  rules = { "DOC-6.13" },
  board = { A = { hand = { "Slay", "Slay", "Slay", "Slay", "Slay", "Slay", "Slay", "Slay", "Slay", "Slay", "Slay", "Slay" } } },
  play = function(s)
    s:next_turn()
    s:next_turn()
    s:expect(s.A, { hand_size = 13, graveyard_size = 0 })
  end,
}

scenario "A format's limit discards what returns to a full hand" {
  rules = { "DOC-6.13" },
  format = { hand_limit = 2 },
  board = { A = { hand = { "Recall" }, resources = 1 }, B = { hand = { "Slay", "Slay" }, f0 = { "Block", as = "it" } } },
  play = function(s)
    s.A:play("Recall")
    s.A:choose("it")
    s:expect("it", { zone = "graveyard" })
    s:expect(s.B, { hand_size = 2, graveyard_size = 1 })
  end,
}

scenario "A turn given to the other player comes before that player's own" {
  rules = { "DOC-12" },
  board = { A = { hand = { "Truce" }, resources = 1 } },
  play = function(s)
    s.A:play("Truce")
    s:next_turn()
    s:turn(s.B)
    s:next_turn()
    s:turn(s.B)
    s:next_turn()
    s:turn(s.A)
  end,
}

scenario "A power and both events in one turn" {
  rules = { "DOC-6.8", "DOC-6.9" },
  board = { A = { hero = "Healer", resources = 3 }, events = { "Fair", { "Fair", as = "other" } } },
  play = function(s)
    s.A:activate("Healer")
    s.A:activate("Fair")
    s.A:activate("other")
    s:expect(s.A, { hand_size = 3, resources = 0 })
    s.A:refused("draw", { rule = "DOC-6.9" })
  end,
}

card { name = "Barter Day", type = "event", kind = { "active" }, cost = 0, script = [[activated { cost = one_of({ discard = 1 }, { kill = unit { yours = true } }), effect = function(fx)
  fx:draw(#fx.paid.discard)
  if not fx.paid.kill.gone then fx:add { resource = fx.paid.kill.health } end
end }]] }

scenario "Of two costs of an event its effect knows the one that was paid" {
  rules = { "DOC-6.8", "DOC-9.5" },
  cases = { { name = "a card", pick = "discard cards", hand = 1, resources = 0 }, { name = "a unit", pick = "kill units of your own", hand = 1, resources = 9 } },
  board = { A = { f1 = { "Block", as = "it" }, hand = { "Block" } }, events = { "Barter Day", "Quiet Day" } },
  play = function(s, case)
    s.A:activate("Barter Day")
    s.A:pick(case.pick)
    if case.resources > 0 then s:expect("it", { zone = "graveyard" }) end
    s:expect(s.A, { hand_size = case.hand, resources = case.resources, graveyard_size = 1 })
  end,
}

u("Miser", 0, 0, 9, nil, { script = [[triggered { on = you.discards, effect = function(fx) fx:raise("might") end }]] })
card { name = "Holy Day", type = "event", kind = { "ongoing" }, script = [[static { affects = unit { keyword = "Honor" }, give = { attack = 2 } }]] }
u("Banner", 1, 1, 3, { "Honor 1" })
card { name = "Rain", type = "spell", schools = { "water" }, kind = { "ongoing", "next_turn" }, cost = 1, script = [[
on_play { target = { where = row {} }, effect = function(fx) fx:enchant(fx.where) end }
triggered { on = unit { enchanted = true }.damaged, effect = function(fx) fx:heal(fx.event.subject, 1) end }]] }
u("Hitter", 3, 0, 9)

scenario "What the limit of a hand puts away is discarded" {
  rules = { "DOC-6.13", "DOC-12" },
  format = { hand_limit = 1 },
  board = { A = { f0 = "Miser", might = 1, hand = { "Block" } } },
  play = function(s)
    s.A:draw()
    s:expect(s.A, { might = 2, hand_size = 1, graveyard_size = 1 })
  end,
}

scenario "An ongoing event serves both players until it leaves" {
  rules = { "DOC-6.8", "DOC-6.12" },
  board = { A = { f0 = "Banner" }, B = { f0 = { "Banner", as = "theirs" } }, events = { "Holy Day", "Quiet Day" }, event_deck = { "Quiet Day", "Quiet Day" } },
  play = function(s)
    s:expect("Banner", { attack = 3 })
    s:expect("theirs", { attack = 3 })
    s:next_turn()
    s:expect("theirs", { attack = 1 })
  end,
}

scenario "What a spell on a row watches is who is in the row" {
  rules = { "DOC-3.4", "DOC-4.1" },
  board = { A = { ongoing = { { "Rain", on = "row 0" } }, f0 = { "Block", as = "in" }, f1 = { "Block", as = "out" } }, B = { f0 = { "Hitter", as = "h0" }, f1 = { "Hitter", as = "h1" } }, turn = "B" },
  play = function(s)
    s.B:attack("h0")
    s.B:attack("h1")
    s:expect("in", { damage = 2 })
    s:expect("out", { damage = 3 })
  end,
}
