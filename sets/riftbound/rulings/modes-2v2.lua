-- Magma Chamber (489): A and C play together against B and D.
local function deck(legend, champion, rune, battlefields)
  return { legend = legend, champion = champion, main = { [champion] = 1, ["Pouty Poro"] = 39 }, runes = { [rune] = 12 }, battlefields = battlefields }
end
local lux = deck("Lux, Lady of Luminosity", "Lux, Crownguard", "Mind Rune", { "Void Gate", "Zaun Warrens", "Vilemaw's Lair" })
local garen = deck("Garen, Might of Demacia", "Garen, Rugged", "Body Rune", { "Startipped Peak", "Trifarian War Camp", "Reckoner's Arena" })
local yi = deck("Master Yi, Wuju Bladesman", "Master Yi, Honed", "Calm Rune", { "Back-Alley Bar", "The Academy", "Sunken Temple" })
local ahri = deck("Ahri, Nine-Tailed Fox", "Ahri, Alluring", "Calm Rune", { "Marai Spire", "Toll Bridge", "Forgotten Monument" })

card { name = "Test Cheer", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Action" }, script = [[
on_play {
  target = { who = unit { friendly = true } },
  effect = function(fx) fx:give(fx.who, { might = 2, lasts = "turn" }) end,
}
]] }
card { name = "Test Jeer", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Reaction" }, script = [[
on_play {
  target = { who = unit { enemy = true } },
  effect = function(fx) fx:deal(1, fx.who) end,
}
]] }

scenario "2v2: three battlefields, none of the first player's; the teams take turns" {
  rules = { "489.1", "489.2", "489.4", "489.5", "489.7" },
  format = "2v2", seed = 1,
  decks = { lux, garen, yi, ahri },
  play = function(s)
    s.B:mulligan()
    s.C:mulligan()
    s.D:mulligan()
    s.A:mulligan()
    s:turn(s.B)
    s:expect(s.B, { hand_size = 4, runes_size = 2 })
    for _, aside in ipairs { "Startipped Peak", "Trifarian War Camp", "Reckoner's Arena" } do s:expect_gone(aside) end
    s:expect("The Academy", { zone = "battlefields", owner = s.C })
    s:expect("Marai Spire", { zone = "battlefields", owner = s.D })
    s:expect("Void Gate", { zone = "battlefields", owner = s.A })
    s.B:end_turn()
    s:turn(s.C)
    s:expect(s.C, { hand_size = 5, runes_size = 2 })
    s.C:end_turn()
    s:turn(s.D)
    s.D:end_turn()
    s:turn(s.A)
    s:expect(s.A, { hand_size = 5, runes_size = 3 })
  end,
}

scenario "2v2 side by side: A and B against C and D, and the teams still take turns" {
  rules = { "489.2", "489.5" },
  format = "2v2-side-by-side", seed = 1,
  decks = { lux, garen, yi, ahri },
  play = function(s)
    for _, p in ipairs { s.B, s.D, s.A, s.C } do p:mulligan() end
    s:turn(s.B)
    s.B:end_turn()
    s:turn(s.D)
    s.D:end_turn()
    s:turn(s.A)
    s.A:end_turn()
    s:turn(s.C)
    s:expect(s.C, { runes_size = 3 })
    s.C:end_turn()
    s:turn(s.B)
  end,
}

scenario "2v2 side by side: neighbours share points and win together" {
  rules = { "489.3", "489.6" },
  format = "2v2-side-by-side",
  board = { A = { points = 10, north = { vanilla(2) } }, battlefields = { north = { controller = "A" }, south = {}, east = {} }, turn = "D" },
  play = function(s)
    s:expect(s.B, { points = 10 })
    s:expect(s.C, { points = 0 })
    s.D:end_turn()
    s:expect(s.B, { points = 11 })
    s:expect(s.D, { points = 0 })
    s:won(s.A)
    s:won(s.B)
  end,
}

scenario "2v2: points are shared, whoever of the team scores" {
  rules = { "489.8" },
  format = "2v2",
  board = { A = { base = { { vanilla(2), as = "mine" } } }, C = { south = { vanilla(2) } }, battlefields = { north = {}, south = { controller = "C" }, east = {} } },
  play = function(s)
    s.A:move("mine", "north")
    s:showdown()
    s:expect(s.A, { points = 1 })
    s:expect(s.C, { points = 1 })
    s:expect(s.B, { points = 0 })
    s.A:end_turn()
    s.B:end_turn()
    s:turn(s.C)
    s:expect(s.A, { points = 2 }) -- C has held south; north is A's
    s:expect(s.D, { points = 0 })
  end,
}

scenario "2v2: friendly is the teammate's too, enemy is not" {
  rules = { "489.8", "739" },
  format = "2v2",
  board = {
    A = { hand = { "Test Cheer", "Test Jeer" }, base = { { vanilla(2), as = "mine" } } },
    B = { base = { { vanilla(2), as = "foe" } } },
    C = { base = { { vanilla(2), as = "mate" } } },
    D = { base = { { vanilla(2), as = "other" } } },
  },
  play = function(s)
    s.A:play("Test Cheer")
    s:options("mine", "mate")
    s.A:choose("mate")
    s:resolve()
    s:expect("mate", { might = 4 })
    s.A:play("Test Jeer")
    s:options("foe", "other")
    s.A:choose("other")
    s:resolve()
    s:expect("other", { damage = 1 })
  end,
}

scenario "2v2: neither units nor battlefields of the teammate are one's own" {
  rules = { "489.8" },
  format = "2v2",
  board = {
    A = { base = { { vanilla(2), as = "mine" } }, hand = { "Hidden Blade", { vanilla(1), as = "fresh" } }, runes = { calm = 3 } },
    C = { north = { { vanilla(2), as = "held" } }, base = { { vanilla(2), as = "mate" } } },
    battlefields = { north = { controller = "C" }, south = {}, east = {} },
  },
  play = function(s)
    s.A:refused("move", "mine", "north", { rule = "489.8" })
    s.A:refused("hide", "Hidden Blade", "north")
    s.A:move("mine", "south")
    s:showdown()
    -- A unit enters the base or a battlefield of one's own, not the teammate's.
    s.A:play("fresh")
    s:options("base", "south")
    s.A:choose("base")
    s:expect("mate", { at = "base", exhausted = false })
  end,
}

scenario "2v2: a battlefield of the teammate counts as scored for the final point" {
  rules = { "489.8", "471.1" },
  format = "2v2",
  board = {
    A = { points = 9, base = { { vanilla(2), as = "mine" } }, north = { vanilla(2) } },
    C = { south = { vanilla(2) } },
    battlefields = { north = { controller = "A" }, south = { controller = "C" }, east = {} },
    turn = "D",
  },
  play = function(s)
    s.D:end_turn()
    s:expect(s.A, { points = 10 })
    s.A:move("mine", "east")
    s:showdown()
    s:expect(s.A, { points = 11 })
    s:won(s.C)
  end,
}

scenario "2v2: without it the final point by conquering is a card" {
  rules = { "471.1" },
  format = "2v2",
  board = {
    A = { points = 9, base = { { vanilla(2), as = "mine" } }, north = { vanilla(2) } },
    battlefields = { north = { controller = "A" }, south = {}, east = {} },
    turn = "D",
  },
  play = function(s)
    s.D:end_turn()
    s:expect(s.A, { points = 10, hand_size = 1 })
    s.A:move("mine", "east")
    s:showdown()
    s:expect(s.A, { points = 10, hand_size = 2 })
    s:over(false)
  end,
}

scenario "2v2: eleven against eleven goes on; the next point wins" {
  rules = { "323.1", "489.3" },
  format = "2v2",
  board = { A = { points = 11, north = { vanilla(2) } }, B = { points = 11 }, battlefields = { north = { controller = "A" }, south = {}, east = {} }, turn = "D" },
  play = function(s)
    s:over(false)
    s:expect(s.D, { points = 11 })
    s.D:end_turn()
    s:expect(s.C, { points = 12 })
    s:won(s.C)
  end,
}

scenario "2v2: the turn player lends priority to the teammate, who plays a card as if the turn were theirs" {
  rules = { "489.8", "316.5" },
  format = "2v2",
  board = {
    A = { hand = { "Test Cheer" }, base = { { vanilla(2), as = "mine" } } },
    C = { hand = { { vanilla(3), as = "recruit" } }, runes = { calm = 3 }, base = { { vanilla(2), as = "mate" } } },
  },
  play = function(s)
    s:owes(s.A)
    s.A:lend(s.C)
    s:owes(s.C)
    s.C:play("recruit")
    s:expect("recruit", { at = "base", controller = s.C, exhausted = true })
    -- Once something was played the priority is the turn player's again.
    s:owes(s.A)
    s:turn(s.A)
    s.A:play("Test Cheer")
    s.A:choose("mate")
    s:resolve()
    s:expect("mate", { might = 4 })
  end,
}

scenario "2v2: lent priority that is not used comes back, once" {
  rules = { "489.8" },
  format = "2v2",
  board = { A = { base = { { vanilla(2), as = "mine" } } } },
  play = function(s)
    s.A:lend(s.C)
    s.C:pass()
    s:owes(s.A)
    s.A:refused("lend", s.C)
    s.A:move("mine", "north")
    s:showdown()
    s:expect("north", { controller = s.A })
    s.A:lend(s.C) -- and again after something has happened
    s.C:pass()
    s.A:end_turn()
    s:turn(s.B)
  end,
}

scenario "2v2: nobody lends to an opponent" {
  rules = { "489.8" },
  format = "2v2",
  board = {},
  play = function(s)
    s.A:refused("lend", s.B)
    s.A:refused("lend", s.D)
    s:owes(s.A)
  end,
}

scenario "2v2: in a showdown the holder of focus lends it, and focus goes on as usual" {
  rules = { "489.8", "346", "347" },
  format = "2v2",
  board = {
    A = { base = { { vanilla(3), as = "raider" } } },
    B = { north = { { vanilla(3), as = "guard" } } },
    C = { hand = { "Test Cheer" } },
    battlefields = { north = { controller = "B" }, south = {}, east = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:owes(s.A)
    s.A:lend(s.C)
    s.C:play("Test Cheer")
    s:options("raider")
    s.C:choose("raider")
    s:chain { "Test Cheer" }
    s:resolve()
    s:expect("raider", { might = 5 })
    s:owes(s.B)
    s:showdown()
    s:expect("raider", { at = "north" })
    s:expect("north", { controller = s.A })
    s:expect(s.C, { points = 1 })
  end,
}

scenario "2v2: on an opponent's turn the holder of priority lends it too" {
  rules = { "489.8", "312" },
  format = "2v2",
  board = {
    A = { base = { { vanilla(3), as = "mine" } } },
    B = { hand = { "Test Jeer" } },
    C = { hand = { { "Test Jeer", as = "answer" } } },
    D = { base = { { vanilla(2), as = "foe" } } },
    turn = "B",
  },
  play = function(s)
    s.B:play("Test Jeer")
    s.B:choose("mine")
    s.B:pass()
    s.C:pass()
    s.D:pass()
    s:owes(s.A)
    s.A:lend(s.C)
    s.C:play("answer")
    s.C:choose("foe")
    s:chain { "Test Jeer", "answer" }
    s:resolve()
    s:expect("foe", { damage = 1 })
    s:expect("mine", { damage = 1 })
  end,
}

scenario "2v2: the teammate pays with runes of their own, and a unit of theirs may be moved by them" {
  rules = { "489.8", "420" },
  format = "2v2",
  board = {
    A = { runes = { calm = 4 } },
    C = { hand = { { vanilla(3), as = "dear" } }, base = { { vanilla(2), as = "mate" } } },
  },
  play = function(s)
    s.A:refused("move", "mate", "north")
    s.A:lend(s.C)
    s.C:refused("play", "dear", { rule = "357" }) -- A's runes are no help
    s.C:move("mate", "north")
    s:owes(s.C)
    s:showdown()
    s:expect("north", { controller = s.C })
    s:expect(s.A, { points = 1 })
    s:turn(s.A)
    s:owes(s.A)
  end,
}

scenario "2v2: hands, runes, experience and decks are each player's own" {
  rules = { "489.8" },
  format = "2v2",
  board = { A = { hand = { "Gust" }, xp = 2, runes = { calm = 1 } }, C = { deck = {}, trash = { vanilla(1) } }, turn = "B" },
  play = function(s)
    s:expect(s.A, { hand_size = 1, xp = 2, runes_size = 1 })
    s:expect(s.C, { hand_size = 0, xp = 0, runes_size = 0 })
    s.B:end_turn()
    -- C burns out; an opponent gains the point, and with them their teammate.
    s:options(s.B, s.D)
    s.C:choose(s.D)
    s:expect(s.B, { points = 1 })
    s:expect(s.D, { points = 1 })
    s:expect(s.A, { points = 0 })
  end,
}

card { name = "Test Triumph", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:win() end } ]] }

scenario "2v2: who wins by a card wins with the teammate" {
  rules = { "195", "489.6" },
  format = "2v2",
  board = { A = { hand = { "Test Triumph" } } },
  play = function(s)
    s.A:play("Test Triumph")
    s:resolve()
    s:won(s.A)
    s:won(s.C)
  end,
}
