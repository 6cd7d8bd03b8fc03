-- Setting up (DOC-5), heroes (DOC-2.8, 6.9), winning (DOC-10).

scenario "Both draw six cards; A is asked first for another hand, once" {
  rules = { "DOC-5.2", "DOC-5.3" },
  decks = { "haven", "necropolis" },
  play = function(s)
    s:owes(s.A, "mulligan")
    s:expect(s.A, { hand_size = 6, library_size = 44, health = 20, might = 1, magic = 1, destiny = 2 })
    s.A:yes()
    s:expect(s.A, { hand_size = 6, library_size = 44 })
    s:owes(s.B, "mulligan")
    s.B:refused("play", "Helexian librarian", { rule = "DOC-16" })
    s.B:no()
    s:phase("action")
  end,
}

scenario "A format may leave the mulligan out" {
  rules = { "DOC-5.3" },
  format = { mulligan = 0, hand = 5 },
  decks = { "haven", "necropolis" },
  play = function(s)
    s:phase("action")
    s:expect(s.B, { hand_size = 5 })
  end,
}

scenario "All events make one deck, two are face up" {
  rules = { "DOC-5.4" },
  decks = { "haven", "necropolis" },
  seed = 3,
  play = function(s)
    s.A:no()
    s.B:no()
    s:logged("DOC-5.4")
    s:expect("Week of the Weaponsmiths", { zone = "events" })
    s:count("Market of Shadows", 1, { zone = "events" })
    s:count("Celebrations", 2, { zone = "event_deck" }) -- one of each player
  end,
}

scenario "The hero's draw is free" {
  rules = { "DOC-6.9" },
  board = { A = { resources = 2 } },
  play = function(s)
    s.A:draw()
    s:expect(s.A, { hand_size = 1, resources = 2 })
  end,
}

scenario "The hero's draw costs what the format says" {
  rules = { "DOC-6.9", "DOC-14" },
  format = { hero_draw_cost = 1 },
  board = { A = { resources = 2 } },
  play = function(s)
    s.A:draw()
    s:expect(s.A, { hand_size = 1, resources = 1 })
  end,
}

scenario "The hero's draw needs the resources that it costs" {
  rules = { "DOC-6.9" },
  format = { hero_draw_cost = 1 },
  board = { A = { resources = 0 } },
  play = function(s)
    s.A:refused("draw", { rule = "DOC-6.9", reason = "it takes 1, and there is 0" })
    s.A:raise("destiny")
    s:expect(s.A, { destiny = 10 })
  end,
}

scenario "The hero's power is the action of the turn" {
  rules = { "DOC-6.9" },
  board = { A = { hero = "Healer", hand = { vanilla(1) }, f1 = { vanilla(5), as = "it", damage = 4 } } },
  play = function(s)
    s.A:activate("Healer")
    s.A:choose("it")
    s:expect("it", { damage = 1 })
    s:expect(s.A, { hand_size = 0, graveyard_size = 1 })
    s.A:refused("draw", { rule = "DOC-6.9" })
    s.A:refused("activate", "Healer", { rule = "DOC-6.9" })
  end,
}
card { name = "Healer", type = "hero", faction = "haven", health = 20, magic = 1, script = [[
activated { cost = { discard = 1 }, target = { it = unit {} }, effect = function(fx) fx:heal(fx.it, 3) end }]] }

scenario "A power whose cost cannot be paid is not used" {
  rules = { "DOC-6.9" },
  board = { A = { hero = "Healer", f1 = vanilla(5) } },
  play = function(s) s.A:refused("activate", "Healer", { rule = "DOC-6.9", reason = "discard" }) end,
}

scenario "A hero gives levels and health" {
  rules = { "DOC-2.8" },
  board = { A = { hero = "Jezziel, Invoker of Hope (2013)" } },
  play = function(s) s:expect(s.A, { health = 20, might = 0, magic = 2, destiny = 1 }) end,
}

scenario "Whose hero has no health left loses" {
  rules = { "DOC-10.1" },
  board = { A = { f1 = { vanilla(2), as = "it" } }, B = { damage = 18 } },
  play = function(s)
    s.A:attack("it")
    s:over()
    s:won(s.A)
  end,
}

scenario "Both heroes at once are a draw" {
  rules = { "DOC-10.1" },
  board = { A = { hand = { "Ruin" }, resources = 1, damage = 15 }, B = { damage = 16 } },
  play = function(s)
    s.A:play("Ruin")
    s:over()
  end,
}
card { name = "Ruin", type = "fortune", kind = { "immediate" }, cost = 1, script = [[on_play { effect = function(fx) fx:deal(5, fx:all(hero {})) end }]] }

scenario "The last card not drawn loses the game" {
  rules = { "DOC-6.4", "DOC-10.1" },
  board = { B = { library = {}, damage = 19 } },
  play = function(s)
    s.A:end_turn()
    s:won(s.A)
  end,
}

scenario "Who gives up loses" {
  rules = { "DOC-10.2" },
  play = function(s)
    s.B:concede()
    s:won(s.A)
  end,
}

-- Armies (DOC-2).
card { name = "Paladin", type = "hero", faction = "haven", schools = { "light" }, health = 20 }
card { name = "Fair", type = "event" }
card { name = "Imp", type = "unit", faction = "inferno", cost = 1, attack = 1, retaliation = 1, health = 1 }
card { name = "Dark Gate", type = "fortune", faction = "inferno", kind = { "immediate" }, cost = 1 }
card { name = "Ray", type = "spell", schools = { "light", "fire" }, kind = { "instant" }, cost = 1 }
card { name = "Curse", type = "spell", schools = { "dark" }, kind = { "instant" }, cost = 1 }
card { name = "Helper", type = "unit", token = true, cost = 0, attack = 1, retaliation = 1, health = 1 }
for i = 1, 10 do card { name = "Man " .. i, type = "unit", faction = i < 9 and "haven" or nil, cost = 1, attack = 1, retaliation = 1, health = 1 } end

local function army(change, hero)
  local main = {}
  for i = 1, 10 do main["Man " .. i] = 5 end
  for name, n in pairs(change or {}) do main[name] = n end
  return { hero = hero or "Paladin", events = { Fair = 5 }, main = main }
end

scenario "Units and fortunes are of the hero's faction or neutral, spells of the hero's schools" {
  rules = { "DOC-2.5", "DOC-2.6", "DOC-2.7" },
  play = function(s)
    s:legal_deck(army())
    s:legal_deck(army { Ray = 5 })
    s:illegal_deck(army { Imp = 1 }, { "DOC-2.5" })
    s:illegal_deck(army { ["Dark Gate"] = 1 }, { "DOC-2.5" })
    s:illegal_deck(army { Curse = 1 }, { "DOC-2.6" })
    s:illegal_deck(army { Helper = 1 }, { "DOC-12" })
    s:illegal_deck(army { Nobody = 1 }, { "DOC-2" })
    s:illegal_deck(army { Fair = 1 }, { "DOC-2" })
    s:illegal_deck(army({}, "Ray"), { "DOC-2" })
  end,
}

scenario "Formats change the limits of armies" {
  rules = { "DOC-14" },
  format = { events = 8, copies = 4, army_min = 40 },
  play = function(s)
    local a = army()
    a.events = { Fair = 4 }
    a.events.Fair = 4
    s:illegal_deck(a, { "DOC-2.2", "DOC-2.4", "DOC-2.4", "DOC-2.4", "DOC-2.4", "DOC-2.4", "DOC-2.4", "DOC-2.4", "DOC-2.4", "DOC-2.4", "DOC-2.4" })
  end,
}
