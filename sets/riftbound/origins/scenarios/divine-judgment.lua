card { name = "Test Pot", type = "gear", energy = 1, domains = { "order" } }

scenario "Divine Judgment leaves everybody two of each kind" {
  rules = { "416.1", "355.17" },
  board = {
    A = {
      hand = { "Divine Judgment", { vanilla(1), as = "hand1" }, { vanilla(2), as = "hand2" }, { vanilla(3), as = "hand3" } },
      runes = { order = 7 }, rune_deck = { order = 1 },
      base = { { vanilla(1), as = "one" }, { vanilla(2), as = "two" } }, north = { { vanilla(3), as = "three" } },
    },
    B = { hand = { { vanilla(4), as = "theirs" } }, base = { { "Test Pot", as = "pot1" }, { "Test Pot", as = "pot2" }, { "Test Pot", as = "pot3" }, { vanilla(5), as = "foe" } }, runes = { calm = 2 } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Divine Judgment")
    s.A:pass()
    s.B:pass()
    s:options("one", "two", "three")
    s.A:choose("two", "three")
    s.A:choose("Order Rune", "Order Rune")
    s.A:choose("hand1", "hand2")
    s.B:choose("pot1", "pot3")
    s:expect("one", { zone = "deck" })
    s:expect("two", { at = "base" })
    s:expect("three", { at = "north" })
    s:expect("hand3", { zone = "deck" })
    s:expect("pot2", { zone = "deck" })
    s:expect("pot1", { at = "base" })
    s:expect("pot3", { at = "base" })
    s:expect("foe", { at = "base" })
    s:expect("theirs", { zone = "hand" })
    s:count("Order Rune", 2, { zone = "runes" })
    s:count("Order Rune", 6, { zone = "rune_deck" })
    s:count("Calm Rune", 2, { zone = "runes" })
    s:expect(s.A, { hand_size = 2, deck_size = 22 })
    s:expect(s.B, { hand_size = 1, deck_size = 21 })
    s:expect("Divine Judgment", { zone = "trash" })
  end,
}

scenario "Divine Judgment asks nobody who has no more than two of each" {
  rules = { "416.1", "055.1" },
  board = {
    A = { hand = { "Divine Judgment", vanilla(1) }, runes = { order = 7 }, rune_deck = { order = 1 }, base = { { vanilla(1), as = "one" } } },
    B = { hand = { vanilla(4), vanilla(3) }, base = { { "Test Pot", as = "pot" }, { vanilla(5), as = "foe" } }, runes = { calm = 1 } },
  },
  play = function(s)
    s.A:play("Divine Judgment")
    s.A:pass()
    s.B:pass()
    s:options("Order Rune", "Order Rune", "Order Rune", "Order Rune", "Order Rune")
    s.A:choose("Order Rune", "Order Rune")
    s:expect("one", { at = "base" })
    s:expect("foe", { at = "base" })
    s:expect("pot", { at = "base" })
    s:expect(s.A, { hand_size = 1, deck_size = 20 })
    s:expect(s.B, { hand_size = 2, deck_size = 20 })
    s:count("Calm Rune", 1, { zone = "runes" })
  end,
}

scenario "Divine Judgment kills nobody: tokens are gone, damage and buffs are forgotten" {
  rules = { "186.1", "124.1", "808.1" },
  board = {
    A = { hand = { "Divine Judgment" }, runes = { order = 7 }, rune_deck = { order = 1 } },
    B = { base = { "Machine Evangel", { "Recruit", as = "token" }, { vanilla(2), as = "kept", buffs = 1 }, { vanilla(3), as = "second" } } },
  },
  play = function(s)
    s.A:play("Divine Judgment")
    s.A:pass()
    s.B:pass()
    s.A:choose("Order Rune", "Order Rune")
    s.B:choose("kept", "second")
    s:expect_gone("token")
    s:expect("Machine Evangel", { zone = "deck" })
    s:chain {}
    s:count("Recruit", 0)
    s:expect("kept", { at = "base", buffs = 1 })
    s:expect(s.B, { deck_size = 21, trash_size = 0 })
  end,
}

scenario "Divine Judgment: each player chooses among their own gear and runes" {
  rules = { "416.1", "735.1" },
  board = {
    A = { hand = { "Divine Judgment" }, pool = { energy = 9, order = 9 } },
    B = { base = { { vanilla_gear(0), as = "a" }, { vanilla_gear(0), as = "b" }, { vanilla_gear(0), as = "c" } }, runes = { mind = 1, fury = 1, calm = 1 } },
  },
  play = function(s)
    s.A:play("Divine Judgment")
    s.A:pass()
    s.B:pass()
    s:owes(s.B, "choose")
    s.B:choose("a", "b")
    s:owes(s.B, "choose")
    s.B:choose("Mind Rune", "Fury Rune")
    s:expect("c", { zone = "deck" })
    s:count("Calm Rune", 0, { zone = "runes" })
    s:count("Mind Rune", 1, { zone = "runes" })
  end,
}

scenario "Divine Judgment: each player keeps two cards of the own hand" {
  rules = { "416.1", "735.1" },
  board = {
    A = { hand = { "Divine Judgment" }, pool = { energy = 9, order = 9 } },
    B = { hand = { { vanilla(1), as = "x" }, { vanilla(2), as = "y" }, { vanilla(3), as = "z" } } },
  },
  play = function(s)
    s.A:play("Divine Judgment")
    s.A:pass()
    s.B:pass()
    s:owes(s.B, "choose")
    s.B:choose("x", "z")
    s:expect("x", { zone = "hand" })
    s:expect("y", { zone = "deck" })
    s:expect("z", { zone = "hand" })
  end,
}
