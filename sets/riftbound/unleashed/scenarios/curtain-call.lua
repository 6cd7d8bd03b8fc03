scenario "Curtain Call once: any of its four" {
  rules = { "355.3", "417.1" },
  board = {
    A = { hand = { "Curtain Call" }, pool = { energy = 4 } },
    B = { north = { { vanilla(5), as = "guard" } }, base = { { vanilla(5), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  cases = { { name = "draw", mode = "Draw 1" }, { name = "three", mode = "Deal 3" }, { name = "less", mode = "Give" } },
  play = function(s, case)
    s.A:play("Curtain Call")
    s.A:pick(case.mode)
    if case.mode == "Deal 3" then
      s:options("home")
      s.A:choose("home")
    elseif case.mode == "Give" then
      s:options("guard")
      s.A:choose("guard")
    end
    s:resolve()
    s:expect(s.A, { hand_size = case.mode == "Draw 1" and 1 or 0 })
    s:expect("home", { damage = case.mode == "Deal 3" and 3 or 0 })
    s:expect("guard", { might = case.mode == "Give" and 1 or 5 })
  end,
}

scenario "Curtain Call with all three repeats does all four, each once" {
  rules = { "820.1", "820.2", "355.3", "801.3" },
  board = {
    A = { hand = { "Curtain Call" }, pool = { energy = 6, fury = 2 } },
    B = { north = { { vanilla(5), as = "guard" } }, base = { { vanilla(5), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Curtain Call")
    s.A:yes()
    s.A:yes()
    s.A:yes()
    s.A:pick("Draw 1")
    s.A:pick("Deal 2")
    s.A:choose("guard")
    s.A:pick("Deal 3")
    s.A:choose("home")
    -- The last one is all that is left.
    s:options("Give a unit at a battlefield -4 might")
    s.A:pick("Give")
    s.A:choose("guard")
    s:expect(s.A, { energy = 0, fury = 0 })
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
    s:expect("home", { damage = 3 })
    s:expect("guard", { zone = "trash" })
  end,
}

scenario "Curtain Call does not offer a mode that is chosen already" {
  rules = { "355.3" },
  board = {
    A = { hand = { "Curtain Call" }, pool = { energy = 5 } },
    B = { base = { { vanilla(5), as = "home" } } },
  },
  play = function(s)
    s.A:play("Curtain Call")
    s.A:yes()
    s:options("Draw 1", "Deal 3 to a unit at a base")
    s.A:pick("Draw 1")
    s:options("Deal 3 to a unit at a base")
    s.A:pick("Deal 3")
    s.A:choose("home")
    s:resolve()
    s:expect("home", { damage = 3 })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "Curtain Call after The Academy has a fourth repeat, and each mode once all the same" {
  rules = { "820.1", "355.3", "801.3", "206" },
  board = {
    A = { north = { { vanilla(3), as = "scholar" } }, hand = { "Curtain Call" }, runes = { mind = 6 }, rune_deck = { mind = 6 } },
    B = { south = { { vanilla(9), as = "guard" } }, base = { { vanilla(9), as = "home" } } },
    battlefields = { north = { controller = "A", card = "The Academy" }, south = { controller = "B" } },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s:resolve()
    s.A:play("Curtain Call")
    -- The three of its own, then the one that was given: four energy, its base cost.
    s.A:no()
    s.A:no()
    s.A:no()
    s.A:yes()
    s.A:pick("Deal 2")
    s.A:choose("guard")
    s:options("Draw 1", "Deal 3 to a unit at a base", "Give a unit at a battlefield -4 might")
    s.A:pick("Deal 3")
    s.A:choose("home")
    s:count("Mind Rune", 8, { zone = "runes", exhausted = true })
    s:resolve()
    s:expect("guard", { damage = 2 })
    s:expect("home", { damage = 3 })
  end,
}

scenario "Curtain Call with Temporal Portal: a fourth repetition for its base cost" {
  rules = { "820.1", "355.3", "801.3" },
  board = {
    A = { base = { "Temporal Portal" }, hand = { "Curtain Call" }, pool = { energy = 20, chaos = 9 } },
    B = { north = { { vanilla(9), as = "guard" } }, base = { { vanilla(9), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:activate("Temporal Portal")
    s:resolve()
    s.A:play("Curtain Call")
    s.A:no()
    s.A:no()
    s.A:no()
    -- Its base cost of four energy, by the Portal.
    s.A:yes()
    s.A:pick("Deal 2")
    s.A:choose("guard")
    s.A:pick("Deal 3")
    s.A:choose("home")
    s:expect(s.A, { energy = 12 })
    s:resolve()
    s:expect("guard", { damage = 2 })
    s:expect("home", { damage = 3 })
  end,
}

scenario "Curtain Call weakens for the turn" {
  rules = { "317.2", "477.3" },
  board = {
    A = { hand = { "Curtain Call" }, pool = { energy = 9, chaos = 1, mind = 1 } },
    B = { north = { { vanilla(6), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Curtain Call")
    s.A:no()
    s.A:no()
    s.A:no()
    s.A:pick("Give a unit at a battlefield -4 might")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { might = 2 })
    s:next_turn()
    s:expect("foe", { might = 6 })
  end,
}

-- It is no action: in a showdown it needs a text that makes it one.
card {
  name = "Test Stage", type = "gear", energy = 0, domains = { "chaos" },
  script = [[ static { affects = card { zone = "hand", type = "spell", owner = you }, give = { keywords = "Action" } } ]],
}

scenario "Curtain Call in Syndra's showdown: a fourth repeat for two energy and one chaos, and each mode once all the same" {
  rules = { "820.1", "355.3", "801.3" },
  board = {
    A = { base = { "Syndra, Transcendent", "Test Stage" }, hand = { "Curtain Call" }, pool = { energy = 6, chaos = 1 } },
    B = { north = { { vanilla(9), as = "guard" } }, base = { { vanilla(9), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Syndra, Transcendent", "north")
    s.A:play("Curtain Call")
    s.A:no()
    s.A:no()
    s.A:no()
    s.A:yes()
    s.A:pick("Deal 2")
    s.A:choose("guard")
    s:options("Draw 1", "Deal 3 to a unit at a base", "Give a unit at a battlefield -4 might")
    s.A:pick("Deal 3")
    s.A:choose("home")
    s:expect(s.A, { energy = 0, chaos = 0 })
    s:resolve()
    s:expect("guard", { damage = 2, might = 9 })
    s:expect("home", { damage = 3 })
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "Curtain Call without Syndra's showdown has its own three repeats" {
  rules = { "820.1" },
  board = {
    A = { base = { "Syndra, Transcendent", "Test Stage" }, hand = { "Curtain Call" }, pool = { energy = 9, chaos = 9 } },
    B = { base = { { vanilla(9), as = "home" } } },
  },
  play = function(s)
    s.A:play("Curtain Call")
    s.A:no()
    s.A:no()
    s.A:no()
    s.A:pick("Deal 3")
    s.A:choose("home")
    s:resolve()
    s:expect("home", { damage = 3 })
    s:expect(s.A, { energy = 5, chaos = 9 })
  end,
}

scenario "Curtain Call in Syndra's showdown with all its own repeats: no mode is left for Syndra's" {
  rules = { "820.1", "355.3" },
  board = {
    A = { base = { "Syndra, Transcendent", "Test Stage" }, hand = { "Curtain Call" }, pool = { energy = 9, chaos = 9 } },
    B = { north = { { vanilla(9), as = "guard" } }, base = { { vanilla(9), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Syndra, Transcendent", "north")
    s.A:play("Curtain Call")
    s.A:yes()
    s.A:yes()
    s.A:yes()
    s.A:pick("Draw 1")
    s.A:pick("Deal 2")
    s.A:choose("guard")
    s.A:pick("Deal 3")
    s.A:choose("home")
    s.A:pick("Give")
    s.A:choose("guard")
    s:resolve()
    s:expect("guard", { damage = 2, might = 5 })
    s:expect("home", { damage = 3 })
  end,
}

scenario "Curtain Call after The Academy and with Temporal Portal: two repeats beside its own" {
  rules = { "820.1", "355.3", "801.3" },
  board = {
    A = { north = { { vanilla(3), as = "scholar" } }, base = { "Temporal Portal" }, hand = { "Curtain Call" }, runes = { mind = 11 }, rune_deck = { mind = 6 } },
    B = { south = { { vanilla(9), as = "guard" } }, base = { { vanilla(9), as = "home" } } },
    battlefields = { north = { controller = "A", card = "The Academy" }, south = { controller = "B" } },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s:resolve()
    s.A:activate("Temporal Portal")
    s:resolve()
    s:count("Mind Rune", 12, { zone = "runes" })
    s.A:play("Curtain Call")
    s.A:no()
    s.A:no()
    s.A:no()
    s.A:yes()
    s.A:yes()
    s.A:pick("Deal 2")
    s.A:choose("guard")
    s.A:pick("Deal 3")
    s.A:choose("home")
    s:options("Draw 1", "Give a unit at a battlefield -4 might")
    s.A:pick("Give")
    s.A:choose("guard")
    -- Four for the card and four for each repeat.
    s:count("Mind Rune", 12, { zone = "runes", exhausted = true })
    s:resolve()
    s:expect("guard", { damage = 2, might = 5 })
    s:expect("home", { damage = 3 })
  end,
}
