-- Cards and the battleground (DOC-1 to 4), the beginning (5.1), the end of a turn (6.10), what a format decides (14, 15).
card { name = "Swordsman", type = "unit", faction = "haven", schools = { "light" }, position = { "melee" }, race = { "human", "soldier" }, cost = 2, attack = 3, retaliation = 1, health = 4, might = 2, keywords = { "Armor 1" } }
card { name = "Bowman", type = "unit", position = { "shooter" }, cost = 1, attack = 2, retaliation = 0, health = 3, might = 1 }
card { name = "Sprite", type = "unit", position = { "flyer" }, traits = { "magic" }, cost = 1, attack = 1, retaliation = 1, health = 1, magic = 3 }
card { name = "Errand", type = "unit", position = { "melee" }, cost = 1, attack = 1, retaliation = 1, health = 1, destiny = 4 }
card { name = "Vow", type = "fortune", kind = { "immediate" }, cost = 1, might = 2, destiny = 3, script = [[on_play { effect = function(fx) fx:draw(1) end }]] }
card { name = "Gale", type = "spell", schools = { "air" }, kind = { "instant" }, cost = 1, magic = 2, script = [[on_play { effect = function(fx) fx:draw(1) end }]] }
card { name = "Rain", type = "spell", schools = { "water" }, kind = { "ongoing", "permanent" }, cost = 1, script = [[
on_play { target = { where = row {} }, effect = function(fx) fx:enchant(fx.where) end }
static { affects = unit { enchanted = true }, give = { attack = -1 } }]] }
card { name = "Stampede", type = "fortune", kind = { "immediate" }, cost = 1, script = [[
on_play { target = { where = line {} }, effect = function(fx) fx:deal(1, fx:all(unit { at = fx.where })) end }]] }
card { name = "Burst", type = "fortune", kind = { "immediate" }, cost = 1, script = [[
on_play { target = { where = square {} }, effect = function(fx) fx:deal(1, fx:all(unit { adjacent = fx.where })) end }]] }
card { name = "Kin", type = "fortune", kind = { "immediate" }, cost = 1, script = [[
on_play { target = { where = square {} }, effect = function(fx) fx:deal(1, fx:all(unit { beside = fx.where })) end }]] }
card { name = "Truce", type = "fortune", kind = { "lasting" }, cost = 1, script = [[forbid { what = "move", affects = unit {} }]] }
card { name = "Loan", type = "fortune", kind = { "immediate" }, cost = 1, script = [[on_play { effect = function(fx) fx:add { resource = 3 } end }]] }

scenario "A unit has cost, attack, retaliation, health, requirement, position, race and abilities" {
  rules = { "DOC-3.1" },
  board = { A = { hand = { "Swordsman" } } },
  play = function(s)
    s:expect("Swordsman", { cost = 2, attack = 3, retaliation = 1, health = 4, might = 2, magic = 0, destiny = 0, race = { "human", "soldier" }, keywords = { "Armor 1" }, schools = { "light", "haven" } })
  end,
}

scenario "Units may ask for magic or destiny alone, fortunes for might, too" {
  rules = { "DOC-3.2", "DOC-3.3" },
  board = { A = { hand = { "Sprite", "Errand", "Vow", "Gale" }, resources = 9, might = 2, magic = 2, destiny = 3 } },
  play = function(s)
    s.A:refused("play", "Sprite", { rule = "DOC-3.3", reason = "it takes 3, and there is 2" })
    s.A:refused("play", "Errand", { rule = "DOC-3.3", reason = "it takes 4, and there is 3" })
    s.A:play("Vow")
    s.A:play("Gale")
    s.A:raise("magic")
    s.A:play("Sprite", { at = "b3" })
    s:expect("Sprite", { at = "A b3" })
    s:expect(s.A, { resources = 6, magic = 3 })
  end,
}

scenario "A fortune that asks for two levels is refused for either" {
  rules = { "DOC-3.3" },
  cases = {
    { name = "might", might = 1, destiny = 3, reason = "more might: it takes 2, and there is 1" },
    { name = "destiny", might = 2, destiny = 2, reason = "more destiny: it takes 3, and there is 2" },
  },
  board = function(case) return { A = { hand = { "Vow" }, resources = 9, might = case.might, destiny = case.destiny } } end,
  play = function(s, case)
    s.A:refused("play", "Vow", { rule = "DOC-3.3", reason = case.reason })
    s:expect(s.A, { resources = 9, hand_size = 1 })
  end,
}

scenario "Spells and fortunes go to their owner's graveyard after their effect" {
  rules = { "DOC-3.4", "DOC-3.5", "DOC-6.7" },
  board = { A = { hand = { "Gale", "Vow" }, resources = 2 } },
  play = function(s)
    s.A:play("Gale")
    s:expect("Gale", { zone = "graveyard" })
    s.A:play("Vow")
    s:expect("Vow", { zone = "graveyard" })
    s:expect(s.A, { hand_size = 2, graveyard_size = 2 })
    s:expect(s.B, { graveyard_size = 0 })
  end,
}

scenario "Cards are played from the own hand alone" {
  rules = { "DOC-6.7" },
  board = { A = { graveyard = { "Gale" }, library = { "Vow" }, resources = 9 } },
  play = function(s)
    s.A:refused("play", "Gale", { rule = "DOC-6.7" })
    s.A:refused("play", "Vow", { rule = "DOC-6.7" })
    s:expect(s.A, { resources = 9 })
  end,
}

scenario "A row goes across both sides, a line belongs to one player" {
  rules = { "DOC-4.1", "DOC-4.2" },
  board = { A = { f0 = { vanilla(5), as = "af0" }, b0 = { vanilla(5), as = "ab0" }, f3 = { vanilla(5), as = "af3" }, hand = { "Rain", "Stampede" }, resources = 2 }, B = { f0 = { vanilla(5), as = "bf0" }, b0 = { vanilla(5), as = "bb0" } } },
  play = function(s)
    s:expect("af0", { row = "row 0", line = "A front" })
    s:expect("bb0", { row = "row 0", line = "B back" })
    s:expect("af3", { row = "row 3", line = "A front" })
    s.A:play("Rain")
    s.A:choose("row 0")
    for _, name in ipairs { "af0", "ab0", "bf0", "bb0" } do s:expect(name, { attack = 4 }) end
    s:expect("af3", { attack = 5 })
    s.A:play("Stampede")
    s:options("A front", "A back", "B front", "B back")
    s.A:choose("A front")
    s:expect("af0", { damage = 1 })
    s:expect("af3", { damage = 1 })
    s:expect("ab0", { damage = 0 })
    s:expect("bf0", { damage = 0 })
  end,
}

scenario "A row that a spell lies on loses who leaves it" {
  rules = { "DOC-4.1", "DOC-8.1" },
  board = { A = { f0 = { vanilla(5), as = "it" }, ongoing = { { "Rain", on = "row 0" } } } },
  play = function(s)
    s:expect("it", { attack = 4 })
    s.A:move("it", "f1")
    s:expect("it", { attack = 5, row = "row 1" })
  end,
}

scenario "One unit a square: nothing is deployed or moved where a unit is" {
  rules = { "DOC-4.3", "DOC-7.2", "DOC-8.1" },
  board = { A = { f0 = { "Swordsman", as = "one" }, f1 = { "Swordsman", as = "two" }, hand = { { "Swordsman", as = "new" } }, resources = 2 } },
  play = function(s)
    s.A:refused("move", "one", "f1", { rule = "DOC-8.1" })
    s.A:play("new")
    s:options("A f2", "A f3")
    s.A:refused("choose", "A f1", { rule = "DOC-7.2" })
    s.A:choose("A f3")
    s:expect("new", { at = "A f3" })
    s:expect(s.A, { units = 3 })
  end,
}

scenario "Adjacent is up, down, left and right, across the middle for effects on all units" {
  rules = { "DOC-4.5" },
  board = { A = { f1 = { vanilla(5), as = "across" }, f0 = { vanilla(5), as = "across, diagonal" }, hand = { "Burst", "Kin" }, resources = 2 },
    B = { f0 = { vanilla(5), as = "up" }, f2 = { vanilla(5), as = "down" }, b1 = { vanilla(5), as = "behind" }, b0 = { vanilla(5), as = "diagonal" }, f1 = { vanilla(5), as = "middle" } } },
  play = function(s)
    s.A:play("Burst")
    s.A:choose("B f1")
    for _, name in ipairs { "up", "down", "behind", "across" } do s:expect(name, { damage = 1 }) end
    for _, name in ipairs { "diagonal", "across, diagonal", "middle" } do s:expect(name, { damage = 0 }) end
    s.A:play("Kin")
    s.A:choose("B f1")
    for _, name in ipairs { "up", "down", "behind" } do s:expect(name, { damage = 2 }) end
    s:expect("across", { damage = 1 })
  end,
}

scenario "Rows do not touch round the edge" {
  rules = { "DOC-4.5" },
  board = { A = { f0 = { vanilla(5), as = "top" }, f3 = { vanilla(5), as = "bottom" }, b0 = { vanilla(5), as = "back" }, hand = { "Burst" }, resources = 1 }, B = { b0 = { vanilla(5), as = "far" } } },
  play = function(s)
    s.A:play("Burst")
    s.A:choose("A b0")
    s:expect("top", { damage = 1 })
    s:expect("bottom", { damage = 0 })
    s:expect("far", { damage = 0 })
  end,
}

scenario "A line of the same name may be read where the format says so" {
  rules = { "DOC-4.4", "DOC-15" },
  format = { band = 1 },
  board = { A = { f0 = { "Swordsman", as = "front" }, b1 = { "Bowman", as = "back" }, hand = { "Broken Bridge (2013)" }, resources = 3 } },
  play = function(s)
    s.A:play("Broken Bridge (2013)")
    s:options("A front", "A back", "B front", "B back")
    s.A:choose("A back")
    s:expect("back", { zone = "hand" })
    s:expect("front", { at = "A f0" })
  end,
}

scenario "The heroes are there as the game begins, with their health and levels" {
  rules = { "DOC-5.1", "DOC-2.8" },
  decks = { "haven", "inferno" },
  play = function(s)
    s:expect(s.A, { health = 20, might = 1, magic = 1, destiny = 2, resources = 0 })
    s:expect(s.B, { health = 20, might = 1, magic = 1, destiny = 2, resources = 0 })
    s:expect("Cassandra, Seeker of Light", { zone = "hero" })
    s:expect("Garant, Seeker of Discord", { zone = "hero" })
  end,
}

scenario "Nobody passes: the player ends the turn when wanted" {
  rules = { "DOC-6.10" },
  board = { A = { f0 = { "Swordsman", as = "idle" } } },
  play = function(s)
    s.A:refused("pass", { rule = "DOC-6.10" })
    s:turn(s.A)
    s.A:end_turn()
    s:turn(s.B)
    s:expect("idle", { attacked = false })
    s.A:refused("end_turn", { rule = "DOC-6" })
    s:expect(s.B, { hand_size = 1 })
  end,
}

scenario "Resources that an effect gave are gone with the turn" {
  rules = { "DOC-5.5", "DOC-6.2" },
  board = { A = { hand = { "Loan" }, resources = 1, production = 2 } },
  play = function(s)
    s.A:play("Loan")
    s:expect(s.A, { resources = 3, base_production = 2 })
    s:next_turn()
    s:expect(s.A, { resources = 3 })
    s:next_turn()
    s:expect(s.A, { resources = 3, base_production = 3 })
  end,
}

scenario "By a format, a unit with attack 0 does not attack: it may still move" {
  rules = { "DOC-9.6" },
  format = { zero_attack = 0 },
  board = { A = { f0 = { "Tithe collector", as = "it" } } },
  play = function(s)
    s.A:refused("attack", "it", s.B, { rule = "DOC-9.6" })
    s.A:move("it", "f1")
    s:expect("it", { at = "A f1" })
  end,
}

scenario "A card that forbids to move is told, with what it forbids gone at its end" {
  rules = { "DOC-1", "DOC-3.5" },
  board = { A = { hand = { "Truce" }, resources = 1, f0 = { "Swordsman", as = "it" } }, B = { f0 = { "Swordsman", as = "foe" } } },
  play = function(s)
    s.A:play("Truce")
    s.A:refused("move", "it", "f1", { rule = "DOC-1", by = "Truce" })
    s:next_turn()
    s.B:refused("move", "foe", "f1", { rule = "DOC-1", by = "Truce" })
    s:next_turn()
    s.A:move("it", "f1")
    s:expect("it", { at = "A f1" })
  end,
}

scenario "Later versions: the hero's draw costs 1, enrage ends, production counts Income" {
  rules = { "DOC-14" },
  format = { hero_draw_cost = 1, enrage_ends = 1, income_production = 1 },
  board = { A = { resources = 1, f0 = { "Raging smasher", as = "it", enrage = 2 }, b0 = { vanilla(1, { "Income 1" }), as = "clerk" } } },
  play = function(s)
    s:expect(s.A, { production = 6, base_production = 5 })
    s:expect("it", { attack = 6 })
    s.A:draw()
    s:expect(s.A, { resources = 0 })
    s.A:attack("it")
    s:expect(s.B, { health = 14 })
    s:expect("it", { enrage = 0 })
  end,
}

scenario "A second player whose production begins as the first one's" {
  rules = { "DOC-5.5", "DOC-15" },
  format = { second_production = 0 },
  decks = { "haven", "inferno" },
  play = function(s)
    s.A:no()
    s.B:no()
    s:expect(s.A, { resources = 1 })
    s:next_turn()
    s:expect(s.B, { resources = 2, base_production = 1 })
    s:next_turn()
    s:next_turn()
    s:expect(s.B, { resources = 2, base_production = 2 })
  end,
}

scenario "An army of the base set: unique units once, spells of the schools of its hero" {
  rules = { "DOC-2.4", "DOC-2.6" },
  play = function(s)
    local army = { hero = "Cassandra, Seeker of Light", events = { Celebrations = 5 }, main = { ["Imperial sentinel"] = 5, ["Loyal griffin"] = 5, ["Elite squire"] = 5, ["Sun rider"] = 5, ["Radiant glory"] = 5,
      ["Heal"] = 5, ["Bless"] = 5, ["Lightning bolt"] = 5, ["Gold pile"] = 5, ["Campfire"] = 5 } }
    s:legal_deck(army)
    army.main["Warrior seraph"] = 5
    s:legal_deck(army)
    army.main["Eleonore, the Voice of Harmony"] = 1
    s:legal_deck(army)
    army.main["Eleonore, the Voice of Harmony"] = 2
    s:illegal_deck(army, { "DOC-2.4" })
    army.main["Eleonore, the Voice of Harmony"] = nil
    army.main["Fire bolt"] = 1
    s:illegal_deck(army, { "DOC-2.6" })
  end,
}
