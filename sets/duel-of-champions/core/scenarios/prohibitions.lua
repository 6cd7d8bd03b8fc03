-- What cards forbid, and what they make dearer or cheaper, where a card says for whom, where and how often.

local function fighter(name, script, more)
  local t = { name = name, type = "unit", cost = 1, attack = 1, retaliation = 1, health = 5, position = { "melee" }, script = script }
  for k, v in pairs(more or {}) do t[k] = v end
  card(t)
end
local function spell(name, script)
  card { name = name, type = "spell", schools = { "fire" }, kind = { "instant" }, magic = 1, cost = 0, script = script }
end

fighter("Recruit")
fighter("Swallow", nil, { position = { "flyer" } })
fighter("Wallbuilder", [[ forbid { what = "move", affects = unit { enemy = true }, at = square { front = true } } ]])
fighter("Anchor", [[ forbid { what = "move", affects = unit { enemy = true }, from = square { front = true } } ]])
fighter("Rowkeeper", [[ forbid { what = "move", affects = unit { enemy = true }, from = row { in_row_of = self } } ]])
fighter("Squatter", [[ forbid { what = "play", by = opponents, affects = card { zone = "hand", type = "unit" }, at = square { in_row_of = self } } ]])
fighter("Envoy", [[ forbid { what = "attack", affects = unit { enemy = true }, at = square { in_row_of = self } } ]])
fighter("Veiled", [[ forbid { what = "choose", affects = self, by = opponents } ]])
fighter("Toll", [[ cost_change { of = event_card {}, more = { resource = 2 } } ]])
fighter("Taxman", [[ cost_change { of = unit { enemy = true }, more = { resource = 2 } } ]])
fighter("Reader", [[ activated { cost = { resource = 1 }, effect = function(fx) fx:draw(1) end } ]])
fighter("Quartermaster", [[ cost_change { of = card { zone = "hand", yours = true }, less = { resource = 2 }, min = { resource = 1 } } ]])
fighter("Volunteer", nil, { cost = 0 })
fighter("Looter", [[ triggered { on = self.kills { object = unit { enemy = true } }, effect = function(fx) fx:add { resource = 2 } end } ]])
card { name = "Fair", type = "event", kind = { "active" }, cost = 1, script = [[ activated { effect = function(fx) fx:draw(1) end } ]] }
spell("Dart", [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(2, fx.it) end } ]])
spell("Pick", [[ on_play { effect = function(fx) fx:deal(2, fx:choose(unit { enemy = true })) end } ]])
spell("Voucher", [[
local cheaper = define.cost_change { name = "cheaper", of = card { zone = "hand", yours = true }, less = { resource = 1 } }
on_play { effect = function(fx) fx:install(cheaper, {}, { uses = 1, lasts = "turn" }) end }
]])

scenario "units may not move to some squares" {
  rules = { "DOC-1" },
  board = { A = { f0 = { "Swallow", as = "front" }, b2 = { "Swallow", as = "back" } }, B = { f1 = "Wallbuilder" } },
  play = function(s)
    s.A:refused("move", "front", "f1", { rule = "DOC-1" })
    s.A:move("back", "b3")
    s:expect("back", { at = "A b3" })
  end,
}

scenario "units may not leave some squares" {
  rules = { "DOC-1" },
  board = { A = { f0 = { "Swallow", as = "front" }, b2 = { "Swallow", as = "back" } }, B = { f1 = "Anchor" } },
  play = function(s)
    s.A:refused("move", "front", "f1", { rule = "DOC-1" })
    s.A:move("back", "b3")
    s:expect("back", { at = "A b3" })
  end,
}

scenario "a row is where its squares are" {
  rules = { "DOC-1", "DOC-4.1" },
  board = { A = { f1 = { "Recruit", as = "held" }, f2 = { "Recruit", as = "free" } }, B = { f1 = "Rowkeeper" } },
  play = function(s)
    s.A:refused("move", "held", "f0", { rule = "DOC-1" })
    s.A:move("free", "f3")
    s:expect("free", { at = "A f3" })
  end,
}

scenario "units may not be played to some squares" {
  rules = { "DOC-1", "DOC-7.1" },
  board = { A = { resources = 3, hand = { "Recruit" } }, B = { f1 = "Squatter" } },
  play = function(s)
    s.A:play("Recruit")
    s:options("A f0", "A f2", "A f3")
    s.A:choose("A f0")
    s:expect("Recruit", { at = "A f0" })
  end,
}

scenario "a unit that may stand nowhere else is not played" {
  rules = { "DOC-1" },
  board = { A = { resources = 3, hand = { { "Recruit", as = "late" } }, f0 = "Recruit", f2 = "Recruit", f3 = "Recruit" }, B = { f1 = "Squatter" } },
  play = function(s) s.A:refused("play", "late", { rule = "DOC-1" }) end,
}

scenario "some units may not be attacked" {
  rules = { "DOC-1", "DOC-9.1" },
  board = { A = { f0 = { "Recruit", as = "free" }, f1 = { "Recruit", as = "barred" } }, B = { f1 = "Envoy" } },
  play = function(s)
    s.A:refused("attack", "barred", { rule = "DOC-1" })
    s.A:attack("free")
    s:expect(s.B, { health = 19 })
  end,
}

scenario "what may not be chosen is offered to no spell" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Dart" } }, B = { f0 = "Veiled", f1 = { "Recruit", as = "open" } } },
  play = function(s)
    s.A:play("Dart")
    s:options("open")
    s.A:choose("open")
    s:expect("open", { damage = 2 })
  end,
}

scenario "nor is it chosen while an effect runs" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Pick" } }, B = { f0 = "Veiled", f1 = { "Recruit", as = "open" }, f2 = "Recruit" } },
  play = function(s)
    s.A:play("Pick")
    s:options("open", "Recruit")
    s.A:choose("open")
    s:expect("open", { damage = 2 })
  end,
}

scenario "events and abilities are made dearer" {
  rules = { "DOC-3.3" },
  board = { events = { "Fair" }, A = { resources = 2, f0 = "Reader", f1 = "Toll" }, B = { f0 = "Taxman" } },
  play = function(s)
    s.A:refused("activate", "Fair", { rule = "DOC-3.3", text = "it takes 3, and there is 2" })
    s.A:refused("activate", "Reader", { rule = "DOC-3.3", text = "it takes 3, and there is 2" })
  end,
}

scenario "and paid for so" {
  rules = { "DOC-3.3" },
  board = { events = { "Fair" }, A = { resources = 6, f0 = "Reader", f1 = "Toll" }, B = { f0 = "Taxman" } },
  play = function(s)
    s.A:activate("Fair")
    s:expect(s.A, { resources = 3 })
    s.A:activate("Reader")
    s:expect(s.A, { resources = 0 })
  end,
}

scenario "a discount for one card is used up" {
  rules = { "DOC-3.3", "DOC-12" },
  board = { A = { resources = 1, hand = { "Voucher", { "Recruit", as = "first" }, { "Recruit", as = "second" } } } },
  play = function(s)
    s.A:play("Voucher")
    -- The voucher itself was paid before it was there.
    s.A:play("first")
    s.A:choose("A f0")
    s:expect(s.A, { resources = 1 })
    s.A:play("second")
    s.A:choose("A f1")
    s:expect(s.A, { resources = 0 })
  end,
}

scenario "a discount with a minimum makes nothing dearer" {
  rules = { "DOC-3.3" },
  board = { A = { resources = 1, hand = { "Volunteer", "Recruit" }, f0 = "Quartermaster" } },
  play = function(s)
    s.A:play("Volunteer")
    s.A:choose("A f1")
    s:expect(s.A, { resources = 1 })
    s.A:play("Recruit")
    s.A:choose("A f2")
    s:expect(s.A, { resources = 0 })
  end,
}

scenario "who has been killed is known as what it was" {
  rules = { "DOC-9.5" },
  board = { A = { f1 = "Looter" }, B = { f1 = { "Recruit", damage = 4 } } },
  play = function(s)
    s.A:attack("Looter")
    s:expect(s.A, { resources = 2 })
  end,
}

fighter("Plain", nil, { position = {} })
spell("Low Blow", [[ on_play { effect = function(fx) fx:deal(2, fx:all(unit { position = "melee", enemy = true })) end } ]])

scenario "a unit without a position fights in front" {
  rules = { "DOC-7.1" },
  board = { A = { hand = { "Low Blow" } }, B = { f0 = "Plain" } },
  play = function(s)
    s.A:play("Low Blow")
    s:expect("Plain", { damage = 2 })
  end,
}

spell("Pass", [[
local cheaper = define.cost_change { name = "cheaper", of = card { zone = "hand", yours = true, type = "unit" }, less = { resource = 1 } }
on_play { effect = function(fx) fx:install(cheaper, {}, { uses = 1, lasts = "turn" }) end }
]])
spell("Summons", [[
on_play {
  target = { where = square {}, who = card { zone = "hand", yours = true, type = "unit" } },
  effect = function(fx) fx:play(fx.who, { at = fx.where }) end,
}
]])

scenario "a discount is not used up by a play that fails" {
  rules = { "DOC-3.3", "DOC-7.2" },
  board = { A = { resources = 1, f0 = "Looter", hand = { "Pass", "Summons", "Recruit" } } },
  play = function(s)
    s.A:play("Pass")
    s.A:play("Summons")
    s.A:choose("A f0")
    s.A:choose("Recruit")
    s:expect("Recruit", { zone = "hand" })
    s.A:play("Recruit")
    s.A:choose("A f1")
    s:expect(s.A, { resources = 1 })
  end,
}

card { name = "Hooded", type = "unit", position = { "melee" }, cost = 1, attack = 1, retaliation = 1, health = 5, script = [[forbid { what = "choose", affects = self, by = opponents }]] }
card { name = "Schemer", type = "unit", position = { "melee" }, cost = 1, attack = 1, retaliation = 0, health = 9, keywords = { "Outmaneuver" } }

scenario "Outmaneuver does not choose who may not be chosen" {
  rules = { "DOC-11", "DOC-16" },
  board = { A = { hand = { { "Schemer", as = "one" }, { "Schemer", as = "two" } }, resources = 2 }, B = { f0 = "Hooded", f2 = { vanilla(3), as = "open" } } },
  play = function(s)
    s.A:play("one", { at = "f0" })
    s:options("open")
    s.A:choose("open")
    s.A:choose("B f3")
    s:expect("open", { at = "B f3" })
  end,
}

scenario "Outmaneuver asks nobody when nobody may be chosen" {
  rules = { "DOC-11", "DOC-16" },
  board = { A = { hand = { "Schemer" }, resources = 1 }, B = { f0 = "Hooded" } },
  play = function(s)
    s.A:play("Schemer", { at = "f0" })
    s:owes(s.A, "act")
    s:expect("Hooded", { at = "B f0" })
  end,
}
