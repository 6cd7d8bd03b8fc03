-- What is given to units and taken over: abilities from elsewhere, costs in several ways, attacks whose two sides become one.
local function u(name, atk, ret, hp, keywords, script, more)
  local c = { name = name, type = "unit", position = { "melee" }, cost = 1, attack = atk, retaliation = ret, health = hp, keywords = keywords, script = script }
  for k, v in pairs(more or {}) do c[k] = v end
  card(c)
end
local function fortune(name, script, kind) card { name = name, type = "fortune", kind = { kind or "immediate" }, cost = 0, script = script } end
u("Man", 2, 1, 4)
u("Freezer", 0, 0, 9, nil, [[triggered { on = self.defends, effect = function(fx) fx:give(fx.event.object, { keywords = "Cannot Attack", lasts = "turn" }) end }]])
u("Twin", 2, 0, 9, { "Double Attack" })
scenario "Who cannot attack any more makes no second attack" {
  rules = { "DOC-11" },
  board = { A = { f0 = "Twin" }, B = { f0 = "Freezer" } },
  play = function(s)
    s.A:attack("Twin")
    s:expect("Freezer", { damage = 2 })
  end,
}
u("Tempter", 1, 3, 9, nil, [[triggered { on = self.defends, effect = function(fx) fx:take_control(fx.event.object) end }]])
scenario "An attacker that changes sides strikes no friend" {
  rules = { "DOC-9.1" },
  board = { A = { f0 = "Man" }, B = { f0 = "Tempter" } },
  play = function(s)
    s.A:attack("Man")
    s.B:choose("B f1")
    s:expect("Man", { controller = s.B, damage = 0 })
    s:expect("Tempter", { damage = 0 })
  end,
}
u("Charmer", 3, 0, 9, nil, [[triggered { on = self.attacks, effect = function(fx) fx:take_control(fx.event.object) end }]])
scenario "A target that changes sides is struck by no friend" {
  rules = { "DOC-9.1" },
  board = { A = { f0 = "Charmer" }, B = { f0 = "Man" } },
  play = function(s)
    s.A:attack("Charmer")
    s.A:choose("A f1")
    s:expect("Man", { controller = s.A, damage = 0 })
    s:expect("Charmer", { damage = 0 })
    s:expect(s.B, { health = 20 })
  end,
}
u("Priest", 0, 0, 4, nil, [[activated { cost = { kill = any_number(unit { friendly = true, other = true }) }, effect = function(fx) fx:draw(#fx.paid.kill) end }]])
scenario "Any number of units may pay" {
  rules = { "DOC-9.5" },
  board = { A = { f0 = "Priest", f1 = "Man", f2 = { "Man", as = "m2" }, f3 = { "Man", as = "m3" } }, B = {} },
  play = function(s)
    s.A:activate("Priest")
    s.A:choose("Man", "m2")
    s:expect(s.A, { hand_size = 2 })
    s:expect("m3", { zone = "square" })
  end,
}
u("Priest2", 0, 0, 4, nil, [[activated { cost = { discard = any_number(card { zone = "hand", type = "unit", owner = you }) }, effect = function(fx) fx:draw(#fx.paid.discard) end }]])
scenario "Any number of cards may be none" {
  rules = { "DOC-6.9" },
  board = { A = { f0 = "Priest2", hand = { "Man" } }, B = {} },
  play = function(s)
    s.A:activate("Priest2")
    s.A:done()
    s:expect(s.A, { hand_size = 1 })
  end,
}
u("Choosy", 0, 0, 4, nil, [[activated { cost = one_of({ resource = 3 }, { discard = 1 }), effect = function(fx) fx:draw(1) end }]])
u("Cheaper", 0, 0, 4, nil, [[cost_change { of = unit { friendly = true }, less = { resource = 2 } }]])
scenario "Of two costs the one in resources is made cheaper" {
  rules = { "DOC-3.3" },
  board = { A = { f0 = "Choosy", f1 = "Cheaper", resources = 1 }, B = {} },
  play = function(s)
    s.A:activate("Choosy")
    s:expect(s.A, { hand_size = 1, resources = 0 })
  end,
}
fortune("Seize", [[on_play { target = { it = unit { winnable = true } }, effect = function(fx) fx:take_control(fx.it) end }]])
u("Spy", 0, 0, 4, nil, [[triggered { on = unit {}.controlled, effect = function(fx) fx:draw(1) end }]])
scenario "Whoever controls a unit takes no control of it" {
  rules = { "DOC-11.2" },
  board = { A = { f0 = "Man", f2 = "Spy", hand = { "Seize" } }, B = {} },
  play = function(s)
    s.A:play("Seize")
    s.A:choose("Man")
    s:owes(s.A, "act")
    s:expect("Man", { at = "A f0", fresh = false })
    s:expect(s.A, { hand_size = 0 })
  end,
}
u("Teacher", 0, 0, 4, nil, [[
local lesson = define.activated { name = "lesson", cost = { resource = 1 }, limit = "turn", effect = function(fx) fx:draw(1) end }
static { affects = unit { friendly = true, other = true }, give = { abilities = lesson } }]])
scenario "An ability to use that a unit was given is used" {
  rules = { "DOC-12" },
  board = { A = { f0 = "Teacher", f1 = "Man", resources = 3 }, B = {} },
  play = function(s)
    s.A:activate("Man")
    s:expect(s.A, { hand_size = 1, resources = 2 })
    s.A:refused("activate", "Man", { rule = "DOC-12" })
  end,
}
u("Ringer", 0, 0, 4, nil, [[activated { cost = { resource = 1 }, effect = function(fx) fx:draw(1) end }]])
u("Mimic", 0, 0, 4, nil, [[static { affects = self, give = { abilities = abilities_of(unit { friendly = true, other = true }) } }]])
scenario "So is one that it has from another unit" {
  rules = { "DOC-12" },
  board = { A = { f0 = "Mimic", f1 = "Ringer", resources = 3 }, B = {} },
  play = function(s)
    s.A:activate("Mimic")
    s:expect(s.A, { hand_size = 1, resources = 2 })
  end,
}
fortune("Lend", [[
local bite = define.triggered { name = "bite", on = self.attacks, effect = function(fx) fx:deal(1, fx:all(hero { enemy = true })) end }
on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:give(fx.it, { abilities = bite, lasts = "turn" }) end }]])
scenario "An ability may be given for a turn" {
  rules = { "DOC-12" },
  board = { A = { f0 = "Man", hand = { "Lend" } }, B = {} },
  play = function(s)
    s.A:play("Lend") s.A:choose("Man")
    s.A:attack("Man")
    s:expect(s.B, { health = 17 })
    s:next_turn() s:next_turn()
    s.A:attack("Man")
    s:expect(s.B, { health = 15 })
  end,
}
u("Nurse Ban", 0, 0, 9, nil, [[forbid { what = "heal", affects = unit { enemy = true } }]])
u("Healer", 2, 0, 9, { "Life Drain 2", "Regenerate 2", "Mending" })
fortune("Cure", [[on_play { target = { it = unit {} }, effect = function(fx) local r = fx:heal(fx.it) if r.done then fx:draw(1) end end }]])
scenario "Who may not be healed is healed by nothing" {
  rules = { "DOC-11" },
  board = { A = { f0 = { "Healer", damage = 5 }, f1 = { "Healer", as = "h2", damage = 5 }, hand = { "Cure" } }, B = { f3 = "Nurse Ban", f0 = { vanilla(4), as = "v" } } },
  play = function(s)
    s.A:play("Cure") s.A:choose("Healer")
    s.A:attack("Healer")
    s:next_turn()
    s:expect("h2", { damage = 5 })
    s:next_turn()
    s:expect("h2", { damage = 5 })
    s:expect(s.A, { hand_size = 1 })
  end,
}

u("Bell", 0, 0, 9, nil, [[retrigger { of = unit { friendly = true, other = true }, on = unit {}.enters }]])
u("Narcissus", 0, 0, 9, nil, [[
retrigger { of = self, times = 2 }
triggered { on = self.attacks, effect = function(fx) fx:draw(1) end }]])
u("Caller", 0, 0, 9, nil, [[triggered { on = self.enters, effect = function(fx) fx:draw(1) end }]])
u("Blinker", 1, 0, 4, nil, [[triggered { on = self.dies, effect = function(fx) fx:put(fx.event.card, "hand") end }]])
u("Ghoul", 1, 0, 4, nil, [[triggered { on = unit { friendly = true, other = true }.dies, effect = function(fx) fx:banish(fx.event.card) end }]])
fortune("Slay", [[on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end }]])

scenario "The abilities of some units, and of a unit itself, trigger more often" {
  rules = { "DOC-13.3", "DOC-7.4" },
  board = { A = { f0 = "Bell", f3 = "Narcissus", hand = { "Caller" }, resources = 1 }, B = {} },
  play = function(s)
    s.A:play("Caller")
    s.A:choose("A f1")
    s:expect(s.A, { hand_size = 2 })
    s.A:attack("Narcissus")
    s:expect(s.A, { hand_size = 5 })
  end,
}

scenario "Who has died is found where it has gone" {
  rules = { "DOC-9.5", "DOC-13.3" },
  board = { A = { f0 = "Blinker", hand = { "Slay" } }, B = {} },
  play = function(s)
    s.A:play("Slay")
    s.A:choose("Blinker")
    s:expect("Blinker", { zone = "hand" })
  end,
}

scenario "Who has moved on since is not found any more" {
  rules = { "DOC-9.5", "DOC-13.3" },
  board = { A = { f0 = "Ghoul", f1 = "Blinker", hand = { "Slay" } }, B = {} },
  play = function(s)
    s.A:play("Slay")
    s.A:choose("Blinker")
    s:expect("Blinker", { zone = "banished" })
  end,
}

card { name = "Well", type = "spell", schools = { "fire" }, kind = { "ongoing", "permanent" }, cost = 0, script = [[activated { cost = { resource = 1 }, limit = "turn", effect = function(fx) fx:draw(1) end }]] }

scenario "What stays may have something that its player uses" {
  rules = { "DOC-3.4" },
  board = { A = { ongoing = { "Well" }, resources = 2 }, B = { ongoing = { { "Well", as = "theirs" } } } },
  play = function(s)
    s.A:activate("Well")
    s:expect(s.A, { hand_size = 1, resources = 1 })
    s.A:refused("activate", "Well", { rule = "DOC-12" })
    s.A:refused("activate", "theirs", { rule = "DOC-6.9" })
  end,
}

card { name = "Pyre", type = "event", kind = { "active" }, cost = 1, script = [[
activated { cost = { kill = unit { friendly = true } }, target = { it = unit {} }, effect = function(fx)
  fx:deal(3, fx.it)
  if fx.it.gone then fx:draw(1) end
end }]] }
u("Zealot", 1, 1, 4, nil, [[
triggered { on = self.attacks, optional = true, cost = { kill = unit { friendly = true, other = true } }, target = { it = unit { friendly = true, other = true } },
  effect = function(fx) if fx.it.gone then fx:draw(1) end end }]])

scenario "What has paid for an event is no target of it any more" {
  rules = { "DOC-6.8" },
  board = { A = { f0 = "Man", resources = 1 }, B = {}, events = { "Pyre" } },
  play = function(s)
    s.A:activate("Pyre")
    s.A:choose("Man")
    s:expect("Man", { zone = "graveyard" })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "What has paid for an ability that triggers is none either" {
  rules = { "DOC-13.3" },
  board = { A = { f0 = "Zealot", f1 = "Man" }, B = {} },
  play = function(s)
    s.A:attack("Zealot")
    s.A:yes()
    s.A:choose("Man")
    s:expect("Man", { zone = "graveyard" })
    s:expect(s.A, { hand_size = 1 })
  end,
}

fortune("Hex", [[on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { attack = -1, lasts = "next_turn" }) end }]])
fortune("Win Over", [[on_play { target = { it = unit { enemy = true, winnable = true } }, effect = function(fx) fx:take_control(fx.it) end }]])
u("Mine", 0, 0, 4, { "Income 2" })

scenario "Until your next turn is that of who gave it, whoever controls the unit by then" {
  rules = { "DOC-3.6", "DOC-11.2" },
  board = { A = { hand = { "Hex", "Win Over" } }, B = { f0 = "Man" } },
  play = function(s)
    s.A:play("Hex")
    s.A:choose("Man")
    s.A:play("Win Over")
    s.A:choose("Man")
    s.A:choose("A f0")
    s:next_turn()
    s:expect("Man", { attack = 1 })
    s:next_turn()
    s:expect("Man", { attack = 2 })
  end,
}

scenario "By later versions Income goes over with its unit" {
  rules = { "DOC-14", "DOC-11.2" },
  format = { income_production = 1 },
  board = { A = { hand = { "Win Over" }, production = 3 }, B = { f0 = "Mine", production = 3 } },
  play = function(s)
    s.A:play("Win Over")
    s.A:choose("Mine")
    s.A:choose("A f0")
    s:next_turn()
    s:expect(s.B, { resources = 4 })
    s:next_turn()
    s:expect(s.A, { resources = 6 })
  end,
}
