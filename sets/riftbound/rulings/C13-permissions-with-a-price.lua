-- A permission to play that has terms is a way of its own to play a card: for what it asks for in place of the card's own cost (204, 356.1),
-- which may be things and experience as well (356.7), and to the places that it names (355.2). Who plays says by which permission.
local function gate(name, terms) card { name = name, type = "gear", energy = 0, domains = { "mind" }, script =
  "permit { what = 'play', affects = card { zone = 'hand', owner = you }, " .. terms .. " }" } end
gate("Test Gate", "to = place { open = true }, cost = { energy = 1 }")
gate("Test Arch", "to = place { has = unit { enemy = true } }, cost = { power = { any = 1 } }")
gate("Test Portal", "to = place { open = true }, ignore = 'energy'")
gate("Test Tunnel", "to = place { open = true }, ignore = 'power', cost = { energy = 1 }")
gate("Test Toll", "to = place { open = true }, cost = { discard = 1 }")
gate("Test Camp", "to = place { battlefield = true, has = unit { yours = true } }, cost = { kill = unit { friendly = true, at = 'battlefield' } }")
card { name = "Test Scout", type = "unit", energy = 3, power = { calm = 1 }, might = 2, domains = { "calm" } }
card { name = "Test Rod", type = "gear", energy = 3, domains = { "calm" } }

scenario "C13 To a place for the price of the permission" {
  rules = { "204", "356.1", "355.2" },
  cases = {
    { name = "a price", gate = "Test Gate", to = "south", pool = { energy = 1 } },
    { name = "a price in power", gate = "Test Arch", to = "north", pool = { fury = 1 } },
    { name = "its energy is ignored", gate = "Test Portal", to = "south", pool = { calm = 1 } },
    { name = "a price beside what is left", gate = "Test Tunnel", to = "south", pool = { energy = 4 } },
  },
  board = function(case) return { A = { hand = { "Test Scout" }, base = { case.gate }, pool = case.pool }, B = { north = { vanilla(1) } }, battlefields = { north = { controller = "B" }, south = {} } } end,
  play = function(s, case)
    s.A:play("Test Scout", case.gate)
    s:expect("Test Scout", { at = case.to })
    s:expect(s.A, { energy = 0, fury = 0, calm = 0 })
  end,
}

scenario "C13 For its own cost a card is played where cards are played anyway" {
  rules = { "356.1", "355.2" },
  board = { A = { hand = { "Test Scout" }, base = { "Test Gate" }, pool = { energy = 3, calm = 1 } }, battlefields = { north = {}, south = {} } },
  play = function(s)
    s.A:play("Test Scout") -- no place is asked for
    s:expect("Test Scout", { at = "base" })
    s:expect(s.A, { energy = 0, calm = 0 })
  end,
}

scenario "C13 Where the permission has no place left it is no way to play" {
  rules = { "355.2" },
  cases = { { name = "the places are taken", energy = 1, rule = "355.2" }, { name = "too dear", open = true, energy = 0, rule = "357.1" } },
  board = function(case)
    return { A = { hand = { "Test Scout" }, base = { "Test Gate" }, pool = { energy = case.energy } }, B = { north = { vanilla(1) }, south = case.open and {} or { vanilla(1) } },
      battlefields = { north = { controller = "B" }, south = { controller = not case.open and "B" or nil } } }
  end,
  play = function(s, case) s.A:refused("play", "Test Scout", "Test Gate", { rule = case.rule }) end,
}

scenario "C13 Its player chooses among the places of the permission alone" {
  rules = { "355.2" },
  board = { A = { hand = { "Test Scout" }, base = { "Test Gate" }, east = { vanilla(1) }, pool = { energy = 1 } }, battlefields = { north = {}, south = {}, east = { controller = "A" } } },
  play = function(s)
    s.A:play("Test Scout", "permit")
    s:options("north", "south")
    s.A:refused("choose", "base", { rule = "355.2" })
    s.A:choose("south")
    s:expect("Test Scout", { at = "south" })
  end,
}

scenario "C13 Each of several permissions is a way" {
  rules = { "204", "356.1" },
  cases = { { name = "one", gate = "Test Gate", at = "south", energy = 2, fury = 1 }, { name = "the other", gate = "Test Arch", at = "north", energy = 3, fury = 0 }, { name = "neither", at = "base", energy = 0, fury = 1 } },
  board = { A = { hand = { "Test Scout" }, base = { "Test Gate", "Test Arch" }, pool = { energy = 3, calm = 1, fury = 1 } }, B = { north = { vanilla(1) } }, battlefields = { north = { controller = "B" }, south = {} } },
  play = function(s, case)
    if case.gate then s.A:play("Test Scout", case.gate) else s.A:play("Test Scout") end
    s:expect("Test Scout", { at = case.at })
    s:expect(s.A, { energy = case.energy, fury = case.fury })
  end,
}

scenario "C13 What is played to the base anyway is not concerned by a permission about places" {
  rules = { "355.2" },
  board = { A = { hand = { "Test Rod" }, base = { "Test Gate" }, pool = { energy = 1 } } },
  play = function(s) s.A:refused("play", "Test Rod", { rule = "357.1" }) end,
}

scenario "C13 A place costs things" {
  rules = { "204", "356.7", "357.2" },
  board = { A = { hand = { "Test Scout", { vanilla(1), as = "toll" }, { vanilla(2), as = "kept" } }, base = { "Test Toll" } }, battlefields = { north = { controller = "B" }, south = {} } },
  play = function(s)
    s.A:play("Test Scout", "Test Toll")
    s:options("toll", "kept")
    s.A:choose("toll")
    s.A:choose("south")
    s:expect("Test Scout", { at = "south" })
    s:expect("toll", { zone = "trash" })
    s:expect("kept", { zone = "hand" })
  end,
}

-- What pays is gone when it is judged where the card may be played to.
scenario "C13 A unit that pays does not hold the place open" {
  rules = { "358.4", "355.16" },
  board = { A = { hand = { "Test Scout" }, base = { "Test Camp" }, north = { { vanilla(1), as = "page" } }, south = { { vanilla(1), as = "squire" } } }, battlefields = { north = { controller = "A" }, south = { controller = "A" } } },
  play = function(s)
    s.A:play("Test Scout", "Test Camp")
    s.A:choose("page")
    s:expect("Test Scout", { at = "south" })
    s:expect("page", { zone = "trash" })
  end,
}
scenario "C13 With the only unit there nobody pays" {
  rules = { "355.2" },
  board = { A = { hand = { "Test Scout" }, base = { "Test Camp" }, north = { vanilla(1) } }, battlefields = { north = { controller = "A" }, south = {} } },
  play = function(s) s.A:refused("play", "Test Scout", "Test Camp", { rule = "355.2" }) end,
}

scenario "C13 A card does not pay for itself" {
  rules = { "357.2" },
  board = { A = { hand = { "Test Scout" }, base = { "Test Toll" } }, battlefields = { north = {}, south = {} } },
  play = function(s) s.A:refused("play", "Test Scout", "Test Toll", { rule = "357.2", reason = "what the permission asks for cannot be paid" }) end,
}

-- The same of cards that are not in hand: what opens the zone asks for it (419).
local function crypt(name, cost) card { name = name, type = "gear", energy = 0, domains = { "order" }, script =
  "permit { what = 'play', affects = card { zone = 'trash', owner = you }, cost = " .. cost .. " }" } end
crypt("Test Crypt", "{ discard = 1 }")
crypt("Test Tomb", "{ energy = 1, recycle = { 2, card { zone = 'trash', owner = you } } }")
crypt("Test Shrine", "{ xp = 2 }")
crypt("Test Urn", "{ exhaust = self }")
crypt("Test Vault", "one_of({ energy = 2 }, { kill = unit { friendly = true } })")
card { name = "Test Heart", type = "spell", energy = 5, domains = { "order" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

scenario "C13 Others are played from the trash for things and experience" {
  rules = { "204", "356.7", "357.2", "419" },
  cases = {
    { name = "a discard", by = "Test Crypt", gone = "toll", energy = 3, xp = 3 },
    { name = "energy and two cards of the trash", by = "Test Tomb", recycled = true, energy = 2, xp = 3 },
    { name = "experience", by = "Test Shrine", energy = 3, xp = 1 },
    { name = "its bearer", by = "Test Urn", exhausted = true, energy = 3, xp = 3 },
    { name = "one of two costs: energy", by = "Test Vault", way = "{2}", energy = 1, xp = 3 },
    { name = "one of two costs: a unit", by = "Test Vault", way = "kill it", gone = "page", energy = 3, xp = 3 },
  },
  board = function(case) return { A = { hand = { { vanilla(1), as = "toll" } }, base = { case.by, { vanilla(3), as = "page" } }, trash = { "Test Scout", { vanilla(4), as = "a" }, { vanilla(5), as = "b" } }, pool = { energy = 3 }, xp = 3 } } end,
  play = function(s, case)
    s.A:play("Test Scout")
    if case.way then s.A:pick(case.way) end
    s:expect("Test Scout", { zone = "base" })
    if case.gone then s:expect(case.gone, { zone = "trash" }) end
    if case.recycled then s:expect("a", { zone = "deck" }) s:expect("b", { zone = "deck" }) end
    s:expect(case.by, { exhausted = case.exhausted or false })
    s:expect(s.A, { energy = case.energy, xp = case.xp })
  end,
}

scenario "C13 A spell from the trash" {
  rules = { "204", "419" },
  board = { A = { hand = { { vanilla(1), as = "toll" } }, base = { "Test Crypt" }, trash = { "Test Heart" } } },
  play = function(s)
    s.A:play("Test Heart")
    s:resolve()
    s:expect("toll", { zone = "trash" })
    s:expect(s.A, { hand_size = 1 })
    s:expect("Test Heart", { zone = "trash" })
  end,
}

scenario "C13 Who has not what the permission asks for does not play from there" {
  rules = { "357.2", "419" },
  cases = { { by = "Test Crypt", rule = "357.2" }, { by = "Test Tomb", rule = "357.2" }, { by = "Test Shrine", rule = "357.2" }, { by = "Test Vault", rule = "357.2" } },
  board = function(case) return { A = { base = { case.by }, trash = { "Test Scout" }, pool = { energy = 1 }, xp = 1 } } end,
  play = function(s, case) s.A:refused("play", "Test Scout", { rule = case.rule }) end,
}

-- What it asks for is no additional cost: what changes those leaves it alone, and one that the card has is paid beside it (356.2).
card { name = "Test Rider", type = "unit", energy = 4, might = 3, domains = { "order" }, keywords = { "Accelerate" } }
scenario "C13 Accelerate is paid beside the price of a permission" {
  rules = { "356.2", "805.2" },
  board = { A = { hand = { { vanilla(1), as = "toll" } }, base = { "Test Crypt" }, trash = { "Test Rider" }, pool = { energy = 1, order = 1 } } },
  play = function(s)
    s.A:play("Test Rider")
    s.A:yes()
    s:expect("Test Rider", { exhausted = false, zone = "base" })
    s:expect("toll", { zone = "trash" })
    s:expect(s.A, { energy = 0, order = 0 })
  end,
}

-- From the trash to a place, by a text of its own.
card { name = "Test Ghost", type = "unit", energy = 5, might = 2, domains = { "order" }, script = [[
permit { what = "play", affects = self, from = "trash", to = place { has = unit { enemy = true } }, cost = { energy = 1, discard = 1 } }
]] }
scenario "C13 From the trash to where the permission says" {
  rules = { "204", "355.2", "419" },
  board = { A = { hand = { { vanilla(1), as = "toll" } }, trash = { "Test Ghost" }, pool = { energy = 1 } }, B = { north = { vanilla(1) } }, battlefields = { north = { controller = "B" }, south = {} } },
  play = function(s)
    s.A:play("Test Ghost")
    s:expect("Test Ghost", { at = "north" })
    s:expect("toll", { zone = "trash" })
    s:expect(s.A, { energy = 0 })
  end,
}
scenario "C13 From the trash to nowhere else" {
  rules = { "355.2" },
  board = { A = { hand = { { vanilla(1), as = "toll" }, { "Test Ghost", as = "held" } }, trash = { { "Test Ghost", as = "dead" } }, pool = { energy = 5 } } },
  play = function(s)
    s.A:refused("play", "dead", { rule = "355.2" })
    s.A:play("held")
    s:expect("held", { zone = "base" })
    s:expect("toll", { zone = "hand" })
  end,
}

-- One that is good for one play is used by the play that pays its price (389).
card { name = "Test Pact", type = "spell", energy = 0, domains = { "order" }, script = [[
local pact = define.permit { name = "pact", what = "play", affects = card { zone = "trash", owner = you, type = "unit" }, cost = { discard = 1 } }
on_play { effect = function(fx) fx:install(pact, {}, { uses = 1, lasts = "turn" }) end }
]] }
scenario "C13 A permission with a price for one play" {
  rules = { "389", "204" },
  board = { A = { hand = { "Test Pact", { vanilla(1), as = "toll" }, { vanilla(2), as = "kept" } }, trash = { "Test Scout", "Test Rider" } } },
  play = function(s)
    s.A:play("Test Pact")
    s:resolve()
    s.A:play("Test Scout")
    s.A:choose("toll")
    s:expect("Test Scout", { zone = "base" })
    s.A:refused("play", "Test Rider", { rule = "419" })
  end,
}

-- With Ambush, to where its player has no unit, for a price (822).
card { name = "Test Lurker", type = "unit", energy = 0, might = 2, domains = { "chaos" }, keywords = { "Ambush" },
  script = [[ permit { what = "play", keyword = "Ambush", affects = self, to = place { has = unit { enemy = true } }, cost = { energy = 1 } } ]] }
scenario "C13 Ambush to another place for a price" {
  rules = { "822", "204" },
  cases = { { name = "paid", energy = 1 }, { name = "too dear", energy = 0 } },
  board = function(case) return { A = { hand = { "Test Lurker" }, base = { { vanilla(3), as = "rider" } }, pool = { energy = case.energy } }, B = { north = { vanilla(1) }, south = { vanilla(1) } }, battlefields = { north = { controller = "B" }, south = { controller = "B" } } } end,
  play = function(s, case)
    s.A:move("rider", "south")
    if case.energy == 0 then
      s.A:play("Test Lurker") -- where its units are it is free
      s:expect("Test Lurker", { at = "south" })
      return
    end
    s.A:play("Test Lurker", "permit")
    s.A:choose("north")
    s:expect("Test Lurker", { at = "north" })
    s:expect(s.A, { energy = 0 })
  end,
}
