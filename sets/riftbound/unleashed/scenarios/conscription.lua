card {
  name = "Test Rouse", type = "spell", energy = 0, domains = { "body" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:give(fx.it, { might = 2, lasts = "turn" }) end } ]],
}

scenario "Conscription takes a small enemy unit from a battlefield home" {
  rules = { "191", "454", "414" },
  board = {
    A = { hand = { "Conscription" }, pool = { energy = 5, chaos = 2 } },
    B = { north = { { vanilla(3), as = "small", damage = 1 }, { vanilla(4), as = "large" } }, base = { { vanilla(1), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Conscription")
    s:options("small")
    s.A:choose("small")
    s:resolve()
    s:expect("small", { controller = s.A, owner = s.B, at = "base", exhausted = true, damage = 1 })
    s:expect("large", { at = "north" })
    s:next_turn()
    s:next_turn()
    s.A:move("small", "south")
    s:expect("small", { at = "south", controller = s.A })
  end,
}

scenario "Conscription reaches any unit at a battlefield for five experience" {
  rules = { "356.2", "728" },
  cases = { { name = "paid", yes = true }, { name = "kept" } },
  board = {
    A = { hand = { "Conscription" }, pool = { energy = 5, chaos = 2 }, xp = 6 },
    B = { north = { { vanilla(3), as = "small" }, { vanilla(8), as = "large" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:play("Conscription")
    if case.yes then s.A:yes() else s.A:no() end
    if case.yes then s:options("small", "large") else s:options("small") end
    s.A:choose(case.yes and "large" or "small")
    s:resolve()
    s:expect(case.yes and "large" or "small", { controller = s.A, at = "base" })
    s:expect(s.A, { xp = case.yes and 1 or 6 })
  end,
}

scenario "Conscription leaves the battlefield behind empty" {
  rules = { "190.4", "454" },
  board = {
    A = { base = { { vanilla(1), as = "raider" } }, hand = { "Conscription" }, pool = { energy = 5, chaos = 2 } },
    B = { north = { { vanilla(3), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Conscription")
    s.A:choose("guard")
    s:resolve()
    s:expect("north", { controller = false })
    s:expect("guard", { controller = s.A, at = "base", exhausted = true })
    s.A:move("raider", "north")
    s:showdown()
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Conscription loses a small unit that has grown in the meantime, unless the experience was spent" {
  rules = { "355.9", "359.2", "356.2" },
  cases = { { name = "no experience" }, { name = "five experience", yes = true } },
  board = {
    A = { hand = { "Conscription" }, pool = { energy = 5, chaos = 2 }, xp = 5 },
    B = { north = { { vanilla(3), as = "small" } }, hand = { "Test Rouse" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:play("Conscription")
    if case.yes then s.A:yes() else s.A:no() end
    s.A:choose("small")
    s.A:pass()
    s.B:play("Test Rouse")
    s.B:choose("small")
    s:resolve()
    s:expect("small", { controller = case.yes and s.A or s.B, at = case.yes and "base" or "north", might = 5 })
    s:expect(s.A, { xp = case.yes and 0 or 5 })
    s:expect("Conscription", { zone = "trash" })
  end,
}

scenario "Conscription enlists enemies alone, and those at battlefields" {
  rules = { "355.10" },
  board = {
    A = { hand = { "Conscription" }, pool = { energy = 9, chaos = 9 }, south = { { vanilla(2), as = "mine" } } },
    B = { north = { { vanilla(3), as = "foe" } }, base = { { vanilla(1), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("Conscription")
    s:options("foe")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { controller = s.A, at = "base", exhausted = true })
  end,
}
