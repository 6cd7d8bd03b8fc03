-- Who concedes leaves the game (649 to 652). Here with three and four players; the duel ends at once.
card { name = "Test Hex", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Action" }, script = [[
on_play {
  target = { who = unit { enemy = true } },
  effect = function(fx) fx:give(fx.who, { might = -1, lasts = "turn" }) end,
}
]] }
card { name = "Test Answer", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Theft", type = "spell", energy = 0, domains = { "chaos" }, script = [[
on_play {
  target = { who = unit { enemy = true } },
  effect = function(fx) fx:take_control(fx.who) end,
}
]] }
card { name = "Test Tax", type = "spell", energy = 0, domains = { "chaos" }, script = [[ on_play { effect = function(fx) fx:discard(1, each_player) end } ]] }
card { name = "Test Order", type = "spell", energy = 0, domains = { "order" }, script = [[
on_play { effect = function(fx)
  local doomed = fx:list()
  doomed:add(fx:choose(unit {}))
  for _, p in ipairs(fx.others) do doomed:add(fx:choose(unit {}, { by = p })) end
  fx:kill(doomed)
end }
]] }

-- 651: the last who remains

scenario "Concession: the last of three wins" {
  rules = { "651.1", "651.2" },
  format = "skirmish",
  board = {},
  play = function(s)
    s.B:concede()
    s:over(false)
    s.A:concede()
    s:won(s.C)
  end,
}

scenario "Concession: in a war three of four have to go" {
  rules = { "651.1", "651.2" },
  format = "war",
  board = {},
  play = function(s)
    s.D:concede()
    s.B:concede()
    s:over(false)
    s.A:end_turn()
    s:turn(s.C)
    s.C:end_turn()
    s:turn(s.A)
    s.C:concede()
    s:won(s.A)
  end,
}

scenario "Concession: a team loses together, and the other wins together" {
  rules = { "651.4", "651.1", "489.6" },
  format = "2v2",
  board = {},
  play = function(s)
    s.C:concede()
    s:won(s.B)
    s:won(s.D)
  end,
}

scenario "Concession: who is gone is not asked, not chosen and not waited for" {
  rules = { "651.3" },
  format = "skirmish",
  board = { A = { deck = {}, trash = { vanilla(1), vanilla(2) }, hand = { "Test Answer" } }, turn = "A" },
  play = function(s)
    s.B:concede()
    s.A:play("Test Answer")
    s.A:pass()
    s.C:pass()
    -- A burns out; C is the only opponent left.
    s:expect(s.C, { points = 1 })
    s:expect(s.A, { hand_size = 1 })
    s:owes(s.A)
  end,
}

-- 652.1, 652.3: what leaves with the player

scenario "Concession: permanents, runes and facedown cards leave, and the control of places" {
  rules = { "652.1", "652.3" },
  format = "skirmish",
  board = {
    B = { base = { { vanilla(2), as = "home" } }, south = { { vanilla(2), as = "away" } }, facedown = { south = { "Hidden Blade" } }, runes = { calm = 3 }, trash = { "Firestorm" }, banished = { "Gust" }, hand = { "Flash" } },
    battlefields = { north = {}, south = { controller = "B" }, east = {} },
  },
  play = function(s)
    s.B:concede()
    for _, gone in ipairs { "home", "away", "Hidden Blade", "Firestorm", "Gust", "Flash" } do s:expect_gone(gone) end
    s:count("Calm Rune", 0, { owner = s.B })
    s:expect(s.B, { deck_size = 0, rune_deck_size = 0, hand_size = 0, trash_size = 0, banished_size = 0, runes_size = 0 })
    s:expect("south", { controller = false })
  end,
}

scenario "Concession: what others own and the player controlled is banished to its owner" {
  rules = { "652.1", "056" },
  format = "skirmish",
  board = { A = { hand = { "Test Theft" } }, B = { base = { { vanilla(3), as = "stolen" } } } },
  play = function(s)
    s.A:play("Test Theft")
    s.A:choose("stolen")
    s:resolve()
    s:expect("stolen", { controller = s.A })
    s.A:concede()
    s:expect("stolen", { zone = "banished", owner = s.B })
    s:expect(s.B, { banished_size = 1 })
    s:over(false)
    s:turn(s.B)
  end,
}

scenario "Concession: what the player owned and others controlled leaves too" {
  rules = { "652.3" },
  format = "skirmish",
  board = { A = { hand = { "Test Theft" } }, B = { base = { { vanilla(3), as = "stolen" } } } },
  play = function(s)
    s.A:play("Test Theft")
    s.A:choose("stolen")
    s:resolve()
    s:expect("stolen", { controller = s.A })
    s.B:concede()
    s:expect_gone("stolen")
    s:expect(s.A, { base_size = 0, banished_size = 0 })
  end,
}

-- 652.2: the player's battlefield

scenario "Concession: the player's battlefield loses its text and nothing else" {
  rules = { "652.2" },
  format = "skirmish",
  board = {
    C = { south = { { vanilla(2), as = "guest" } }, facedown = { south = { "Hidden Blade" } } },
    battlefields = { north = {}, south = { card = "Trifarian War Camp", controller = "C", scored = "C" }, east = {} },
  },
  play = function(s)
    s:expect("guest", { might = 3 })
    s.B:concede()
    s:expect_gone("Trifarian War Camp")
    s:expect("guest", { might = 2, at = "south" })
    s:expect("Hidden Blade", { zone = "facedown" })
    s:expect("south", { controller = s.C })
    s.A:end_turn()
    s:turn(s.C)
    s:expect(s.C, { points = 1 })
  end,
}

-- 652.4: what waits to resolve

scenario "Concession: the player's items on the chain are countered, the others resolve" {
  rules = { "652.4", "425" },
  format = "skirmish",
  board = {
    A = { hand = { "Test Hex" }, north = { { vanilla(4), as = "mine" } } },
    B = { north = {}, hand = { "Test Answer" } },
    C = { hand = { { "Test Answer", as = "third" } }, base = { { vanilla(4), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = {}, east = {} },
  },
  play = function(s)
    s.A:play("Test Hex")
    s.A:choose("foe")
    s.A:pass()
    s.B:play("Test Answer")
    s.B:pass()
    s.C:play("third")
    s:chain { "Test Hex", "Test Answer", "third" }
    s.B:concede()
    s:chain { "Test Hex", "third" }
    s:owes(s.C)
    s.C:pass()
    s.A:pass()
    s:expect(s.C, { hand_size = 1 })
    s:chain { "Test Hex" }
    s:resolve()
    s:expect("foe", { might = 3 })
  end,
}

-- 652.5: turn, focus, priority

scenario "Concession: the turn of who leaves is over, and the next player's begins" {
  rules = { "652.5" },
  format = "skirmish",
  board = { A = { base = { { vanilla(2), as = "mine" } } }, B = { base = { { vanilla(2), as = "next", exhausted = true } } } },
  play = function(s)
    s.A:concede()
    s:turn(s.B)
    s:phase("main")
    s:expect("next", { exhausted = false })
    s:expect(s.B, { hand_size = 1, runes_size = 2 })
    s.B:end_turn()
    s:turn(s.C)
    s.C:end_turn()
    s:turn(s.B)
  end,
}

scenario "Concession: the turn of who leaves in the middle of a chain ends when the chain has" {
  rules = { "652.5", "652.4" },
  format = "skirmish",
  board = {
    A = { hand = { "Test Hex" } },
    B = { base = { { vanilla(4), as = "foe" } }, hand = { "Test Answer" } },
  },
  play = function(s)
    s.A:play("Test Hex")
    s.A:choose("foe")
    s.A:pass()
    s.B:play("Test Answer")
    s.B:pass()
    s.C:pass()
    s:owes(s.A)
    s.A:concede()
    -- B and C have passed on the answer, so it resolves; nothing else waits.
    s:expect("foe", { might = 4 })
    s:turn(s.B)
    s:phase("main")
    s:expect(s.B, { hand_size = 2 }) -- the answer's card and that of the turn
  end,
}

scenario "Concession: priority goes to the next player; earlier passes count" {
  rules = { "652.5" },
  format = "war",
  board = {
    A = { hand = { "Test Hex" } },
    B = { base = { { vanilla(4), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Test Hex")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s:owes(s.C)
    s.C:concede()
    s:owes(s.D)
    s:chain { "Test Hex" }
    s.D:pass()
    s:chain {}
    s:expect("foe", { might = 3 })
    s:owes(s.A)
  end,
}

scenario "Concession: when all who remain have passed the newest item resolves" {
  rules = { "652.5" },
  format = "war",
  board = {
    A = { hand = { "Test Hex" } },
    B = { base = { { vanilla(4), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Test Hex")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s.C:pass()
    s:owes(s.D)
    s.D:concede()
    s:chain {}
    s:expect("foe", { might = 3 })
    s:owes(s.A)
    s:turn(s.A)
  end,
}

scenario "Concession: the pass of who has left counts no more" {
  rules = { "652.5" },
  format = "war",
  board = {
    A = { hand = { "Test Hex" } },
    B = { base = { { vanilla(4), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Test Hex")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s:owes(s.C)
    s.A:concede()
    s:chain {} -- it was A's
    s:expect("foe", { might = 4 })
    s:turn(s.B)
  end,
}

scenario "Concession: focus goes to the next player" {
  rules = { "652.5", "347" },
  format = "war",
  board = { A = { base = { { vanilla(2), as = "mine" } } } },
  play = function(s)
    s.A:move("mine", "north")
    s.A:pass()
    s:owes(s.B)
    s.B:concede()
    s:owes(s.C)
    s.C:pass()
    s.D:pass()
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Concession: when all who remain have passed the showdown ends" {
  rules = { "652.5", "348" },
  format = "skirmish",
  board = { A = { base = { { vanilla(2), as = "mine" } } } },
  play = function(s)
    s.A:move("mine", "north")
    s.A:pass()
    s.B:pass()
    s:owes(s.C)
    s.C:concede()
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
    s:owes(s.A)
  end,
}

scenario "Concession: the attacker leaves in the middle of a combat" {
  rules = { "652.1", "652.5", "466" },
  format = "skirmish",
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { north = { { vanilla(2), as = "guard", damage = 1 } } },
    battlefields = { north = { controller = "B" }, south = {}, east = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:expect("guard", { defending = true })
    s.A:concede()
    s:expect_gone("raider")
    s:owes(s.B)
    s.B:pass()
    s.C:pass()
    s:expect("guard", { at = "north", defending = false, damage = 0 })
    s:expect("north", { controller = s.B })
    s:turn(s.B)
    s:expect(s.B, { points = 1 }) -- held at the start of the turn, not conquered
  end,
}

scenario "Concession: the defender leaves in the middle of a combat, and the attacker conquers" {
  rules = { "652.1", "466" },
  format = "skirmish",
  board = {
    A = { base = { { vanilla(2), as = "raider" } } },
    B = { north = { { vanilla(5), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {}, east = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s:owes(s.B)
    s.B:concede()
    s:expect_gone("guard")
    s:owes(s.C)
    s.C:pass()
    s:expect("raider", { at = "north", attacking = false })
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
    s:turn(s.A)
  end,
}

scenario "Concession: inserted turns of who leaves are dropped" {
  rules = { "652.5", "735" },
  format = "skirmish",
  board = { A = { hand = { "Time Warp" }, pool = { energy = 10, mind = 4 } } },
  play = function(s)
    s.A:play("Time Warp")
    s:resolve()
    s.A:concede()
    s:turn(s.B)
    s.B:end_turn()
    s:turn(s.C)
    s.C:end_turn()
    s:turn(s.B)
  end,
}

scenario "Concession: the order goes on where it was when the player of an inserted turn leaves in it" {
  rules = { "652.5", "737" },
  format = "war",
  board = { B = { hand = { "Time Warp" }, pool = { energy = 10, mind = 4 } }, turn = "B" },
  play = function(s)
    s.B:play("Time Warp")
    s:resolve()
    s.B:end_turn()
    s:turn(s.B)
    s.B:concede()
    s:turn(s.C)
    s.C:end_turn()
    s:turn(s.D)
    s.D:end_turn()
    s:turn(s.A)
    s.A:end_turn()
    s:turn(s.C)
  end,
}

-- 650: at any time

scenario "Concession: in the middle of a choice of one's own" {
  rules = { "650", "652.4" },
  format = "skirmish",
  board = {
    A = { hand = { "Test Hex" } },
    B = { base = { { vanilla(4), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Test Hex")
    s:owes(s.A, "slot")
    s.A:concede()
    s:chain {}
    s:turn(s.B)
    s:expect("foe", { might = 4 })
  end,
}

scenario "Concession: while another player's spell asks" {
  rules = { "650", "652" },
  format = "skirmish",
  board = {
    A = { hand = { "Test Tax", { "Gust", as = "a1" } } },
    B = { hand = { { "Flash", as = "b1" }, { "Firestorm", as = "b2" } } },
    C = { hand = { { "Tibbers", as = "c1" }, { "Incinerate", as = "c2" } } },
  },
  play = function(s)
    s.A:play("Test Tax")
    s.A:pass()
    s.B:pass()
    s.C:pass()
    s:owes(s.B)
    s.B:concede()
    s:owes(s.C)
    s.C:choose("c1")
    s:expect("c1", { zone = "trash" })
    s:expect("a1", { zone = "trash" })
    s:expect_gone("b1")
    s:expect(s.A, { hand_size = 0 })
    s:owes(s.A)
  end,
}

-- The setup, the first turns

local function deck(legend, champion, rune)
  return { legend = legend, champion = champion, main = { [champion] = 1, ["Pouty Poro"] = 39 }, runes = { [rune] = 12 }, battlefields = { "Void Gate", "Zaun Warrens", "Vilemaw's Lair" } }
end
local lux, garen, yi = deck("Lux, Lady of Luminosity", "Lux, Crownguard", "Mind Rune"), deck("Garen, Might of Demacia", "Garen, Rugged", "Body Rune"), deck("Master Yi, Wuju Bladesman", "Master Yi, Honed", "Calm Rune")

scenario "Concession: in the mulligan of a duel" {
  rules = { "650", "651.1" },
  format = "duel", seed = 1,
  decks = { lux, garen },
  play = function(s)
    s:owes(s.A, "mulligan")
    s.A:concede()
    s:won(s.B)
  end,
}

scenario "Concession: in the mulligan of a skirmish the next one goes first" {
  rules = { "650", "651.3" },
  format = "skirmish", seed = 3,
  decks = { lux, garen, yi },
  play = function(s)
    s:owes(s.A, "mulligan")
    s.A:concede()
    s:owes(s.B, "mulligan")
    s.B:mulligan()
    s.C:mulligan()
    s:turn(s.B)
    s:phase("main")
    s.B:end_turn()
    s:turn(s.C)
    s.C:end_turn()
    s:turn(s.B)
  end,
}

scenario "Concession: the second player draws in the first turn, though the first player has left" {
  rules = { "487.7" },
  format = "skirmish", seed = 3,
  decks = { lux, garen, yi },
  play = function(s)
    for _, p in ipairs { s.A, s.B, s.C } do p:mulligan() end
    s.A:concede()
    s:turn(s.B)
    s:expect(s.B, { hand_size = 5, runes_size = 2 })
    s.B:end_turn()
    s:expect(s.C, { hand_size = 5, runes_size = 3 })
  end,
}

-- In a combat, with what is attached

scenario "Concession: while the attacker assigns damage" {
  rules = { "650", "652.1" },
  format = "war",
  board = {
    B = { north = { { vanilla(3), as = "g1" }, { vanilla(3), as = "g2" } } },
    D = { base = { { vanilla(4), as = "raider" } } },
    battlefields = { north = { controller = "B" }, south = {}, east = {} }, turn = "D",
  },
  play = function(s)
    s.D:move("raider", "north")
    for _, p in ipairs { s.D, s.A, s.B, s.C } do p:pass() end
    s:owes(s.D, "assign")
    s.D:concede()
    s:expect("g1", { damage = 0, at = "north", defending = false })
    s:expect("g2", { damage = 0, at = "north" })
    s:expect("north", { controller = s.B })
    s:turn(s.A)
  end,
}

scenario "Concession: damage that was assigned by who leaves is not dealt" {
  rules = { "650", "652.1" },
  format = "war",
  board = {
    B = { north = { { vanilla(3), as = "g1" }, { vanilla(3), as = "g2" } } },
    D = { base = { { vanilla(4), as = "raider" }, { vanilla(2), as = "second" } } },
    battlefields = { north = { controller = "B" }, south = {}, east = {} }, turn = "D",
  },
  play = function(s)
    s.D:move({ "raider", "second" }, "north")
    for _, p in ipairs { s.D, s.A, s.B, s.C } do p:pass() end
    s.D:assign { g1 = 3, g2 = 3 }
    s:owes(s.B, "assign")
    s.D:concede()
    s:expect("g1", { damage = 0, at = "north" })
    s:expect("g2", { damage = 0, at = "north" })
    s:turn(s.A)
  end,
}

scenario "Concession: Equipment leaves with its owner; what another has attached stays" {
  rules = { "652.1", "434" },
  format = "war",
  board = {
    A = { base = { { vanilla(4), as = "mine" }, { "Long Sword", as = "my sword", attached = "theirs" } } },
    D = { base = { { vanilla(4), as = "theirs" }, { "Long Sword", as = "their sword", attached = "mine" } } },
  },
  play = function(s)
    s:expect("mine", { might = 6 })
    s.D:concede()
    s:expect("mine", { might = 4 })
    s:expect_gone("their sword")
    s:expect("my sword", { at = "base", controller = s.A, attached_to = false })
  end,
}

scenario "Concession: what the others have answered to a text stands" {
  rules = { "650", "652.4" },
  format = "skirmish",
  cases = { { name = "the last who is asked goes", goes = "C" }, { name = "one in the middle goes", goes = "B" } },
  board = {
    A = { hand = { "Test Tax", "Test Hex", "Test Answer" } },
    B = { hand = { "Test Hex", "Test Answer" } },
    C = { hand = { "Test Hex", "Test Answer" } },
  },
  play = function(s, case)
    s.A:play("Test Tax")
    s.A:pass() s.B:pass() s.C:pass()
    s.A:choose("Test Answer")
    if case.goes == "C" then
      s.B:choose("Test Answer")
      s.C:concede()
    else
      s.B:concede()
      s.C:choose("Test Answer")
    end
    s:owes(s.A, "act")
    for _, p in ipairs { s.A, case.goes == "C" and s.B or s.C } do s:expect(p, { hand_size = 1, trash_size = p == s.A and 2 or 1 }) end
  end,
}

scenario "Concession: an answer that does not fit any more is asked for anew" {
  rules = { "650", "652.1" },
  format = "skirmish",
  board = {
    A = { hand = { "Test Order" }, base = { { vanilla(1), as = "first" }, { vanilla(2), as = "second" } } },
    B = { base = { { vanilla(3), as = "third" } } },
    C = { base = { { vanilla(4), as = "fourth" } } },
  },
  play = function(s)
    s.A:play("Test Order")
    s.A:pass() s.B:pass() s.C:pass()
    s.A:choose("third")
    s.B:concede()
    s:owes(s.A, "choose")
    s.A:choose("fourth")
    s.C:choose("first")
    s:expect("first", { zone = "trash" })
    s:expect("fourth", { zone = "trash" })
  end,
}
