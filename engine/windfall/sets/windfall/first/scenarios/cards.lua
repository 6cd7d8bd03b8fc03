-- Playing cards, and what each of the ten does.

scenario "A card costs sap, and is played from the own hand" {
  rules = { "WF-3.1" },
  board = { A = { sap = 4, hand = { "Old Badger", "Field Mouse" } }, B = { hand = { "Toad" } } },
  play = function(s)
    s.A:play("Old Badger")
    s:expect(s.A, { sap = 0, hand_size = 1 })
    s:expect("Old Badger", { zone = "orchard", bite = 4, shell = 4, damage = 0 })
    s.A:refused("play", "Field Mouse", { rule = "WF-3.1", reason = "costs 1 sap, and there is 0" })
  end,
}

scenario "A critter is tired when it comes" {
  rules = { "WF-3.2", "WF-4.1" },
  board = { A = { sap = 1, hand = { "Field Mouse" }, deck = { "Hail" } }, B = { deck = { "Hail" } } },
  play = function(s)
    s.A:play("Field Mouse")
    s:expect("Field Mouse", { tired = true, at = "orchard of A" })
    s.A:refused("attack", "Field Mouse", s.B, { rule = "WF-4.1", reason = "tired" })
    s:next_turn()
    s:next_turn()
    s.A:attack("Field Mouse", s.B)
    s:expect(s.B, { damage = 1 })
  end,
}

scenario "An orchard holds five critters" {
  rules = { "WF-3.3" },
  board = { A = { sap = 9, hand = { "Toad", { "Field Mouse", as = "sixth" } }, orchard = { "Field Mouse", "Field Mouse", "Field Mouse", "Hedgehog" } }, B = {} },
  play = function(s)
    s.A:play("Toad")
    s.A:refused("play", "sixth", { rule = "WF-3.3" })
    s:expect(s.A, { orchard_size = 5, hand_size = 1 })
  end,
}

scenario "Slingstone needs a critter, hurts it, and goes to the compost" {
  rules = { "WF-3.4", "WF-4.4" },
  board = { A = { sap = 2, hand = { "Slingstone", { "Slingstone", as = "second" } } }, B = { orchard = { "Field Mouse", "Old Badger" } } },
  play = function(s)
    s.A:play("Slingstone")
    s:options("Field Mouse", "Old Badger")
    s.A:choose("Old Badger")
    s:expect("Old Badger", { zone = "orchard", damage = 2 })
    s:expect("Slingstone", { zone = "compost" })
    s.A:play("second")
    s.A:choose("Field Mouse")
    s:expect("Field Mouse", { zone = "compost" })
  end,
}

scenario "A trick without a critter to choose is not played" {
  rules = { "WF-3.4" },
  board = { A = { sap = 2, hand = { "Slingstone" } }, B = {} },
  play = function(s)
    s.A:refused("play", "Slingstone", { rule = "WF-3.4" })
    s:expect(s.A, { sap = 2 })
  end,
}

scenario "Hail falls on every critter, and the dead go together" {
  rules = { "WF-3.4", "WF-4.4" },
  board = { A = { sap = 3, hand = { "Hail" }, orchard = { "Magpie" } }, B = { orchard = { "Old Badger", { "Field Mouse", damage = 1 } } } },
  play = function(s)
    s.A:play("Hail")
    s:expect("Magpie", { zone = "compost" })
    s:expect("Field Mouse", { zone = "compost" })
    s:expect("Old Badger", { zone = "orchard", damage = 1 })
    s:expect(s.A, { damage = 0 })
  end,
}

scenario "Full Basket: cards, or teeth for this turn" {
  rules = { "WF-3.4", "WF-2.4" },
  cases = { { name = "cards", mode = "draw two cards", hand = 2, bite = 1 }, { name = "teeth", mode = "bite harder", hand = 0, bite = 2 } },
  board = { A = { sap = 2, hand = { "Full Basket" }, deck = { "Hail", "Hail" }, orchard = { "Field Mouse" } }, B = { deck = { "Hail" }, orchard = { "Hedgehog" } } },
  play = function(s, case)
    s.A:play("Full Basket")
    s.A:pick(case.mode)
    s:expect(s.A, { hand_size = case.hand })
    s:expect("Field Mouse", { bite = case.bite })
    s:expect("Hedgehog", { bite = 1 })
    s:next_turn()
    s:expect("Field Mouse", { bite = 1 })
  end,
}

scenario "Magpie draws a card when it comes" {
  rules = { "WF-3.5" },
  board = { A = { sap = 3, hand = { "Magpie" }, deck = { "Hail", "Toad" } }, B = {} },
  play = function(s)
    s.A:play("Magpie")
    s:expect("Hail", { zone = "hand" })
    s:expect("Magpie", { bite = 2, shell = 1, zone = "orchard" })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "Toad spits at the opponent when it dies" {
  rules = { "WF-3.5", "WF-4.4" },
  board = { A = { sap = 1, hand = { "Slingstone" }, orchard = { "Field Mouse" } }, B = { orchard = { "Toad" } } },
  play = function(s)
    s:expect("Toad", { bite = 2, shell = 1 })
    s.A:play("Slingstone")
    s:options("Field Mouse", "Toad")
    s.A:choose("Toad")
    s:expect("Toad", { zone = "compost" })
    s:expect(s.A, { damage = 1 })
    s:expect(s.B, { damage = 0 })
  end,
}

scenario "Of several things that triggered at once, each player orders the own ones, and all happen before anybody acts" {
  rules = { "WF-3.5" },
  board = {
    A = { sap = 3, hand = { "Hail" }, orchard = { { "Toad", as = "mine" } } },
    B = { orchard = { { "Toad", as = "left" }, { "Toad", as = "right" } } },
  },
  play = function(s)
    s.A:play("Hail")
    s:owes(s.B, "order")
    s.B:order("right", "left")
    s:owes(s.A, "act")
    s:expect(s.A, { damage = 2 })
    s:expect(s.B, { damage = 1 })
  end,
}

scenario "Queen Bee makes the others bite, herself and the foes not, and only while she is there" {
  rules = { "WF-4.3" },
  board = { A = { sap = 1, hand = { "Slingstone" }, orchard = { "Queen Bee", "Field Mouse" } }, B = { orchard = { "Hedgehog" } } },
  play = function(s)
    s:expect("Field Mouse", { bite = 2, shell = 2 })
    s:expect("Queen Bee", { bite = 1, shell = 2 })
    s:expect("Hedgehog", { bite = 1 })
    s.A:attack("Field Mouse", "Hedgehog")
    s:expect("Hedgehog", { damage = 2 })
    s.A:play("Slingstone")
    s.A:choose("Queen Bee")
    s:expect("Field Mouse", { bite = 1 })
  end,
}

scenario "Squirrel shields a friend for the turn, if its player wants" {
  rules = { "WF-3.5", "WF-2.4" },
  cases = { { name = "yes", yes = true, shell = 3 }, { name = "no", shell = 2 } },
  board = { A = { orchard = { "Squirrel", "Field Mouse" } }, B = { deck = { "Hail" }, orchard = { "Toad" } } },
  play = function(s, case)
    s.A:attack("Squirrel", s.B)
    if case.yes then
      s.A:yes()
      s:options("Field Mouse")
      s.A:choose("Field Mouse")
    else
      s.A:no()
    end
    s:expect("Field Mouse", { shell = case.shell })
    s:expect(s.B, { damage = 1 })
    s:expect("Squirrel", { tired = true, shell = 2 })
    s:next_turn()
    s:expect("Field Mouse", { shell = 2 })
  end,
}

scenario "What needs a choice that is not there does nothing" {
  rules = { "WF-3.5" },
  board = { A = { orchard = { "Squirrel" } }, B = {} },
  play = function(s)
    s.A:attack("Squirrel", s.B)
    s.A:yes()
    s:owes(s.A, "act")
    s:expect("Squirrel", { shell = 2, tired = true })
  end,
}

scenario "What the cards print" {
  rules = { "WF-3.1" },
  cases = {
    { name = "Field Mouse", cost = 1, bite = 1, shell = 2 }, { name = "Old Badger", cost = 4, bite = 4, shell = 4 }, { name = "Hedgehog", cost = 2, bite = 1, shell = 3 },
    { name = "Magpie", cost = 3, bite = 2, shell = 1 }, { name = "Toad", cost = 2, bite = 2, shell = 1 }, { name = "Queen Bee", cost = 3, bite = 1, shell = 2 },
    { name = "Squirrel", cost = 2, bite = 1, shell = 2 },
  },
  board = function(case)
    return { A = { sap = case.cost, hand = { case.name, "Hail", "Slingstone", "Full Basket" }, deck = { "Hail", "Hail" } }, B = {} }
  end,
  play = function(s, case)
    s:expect("Hail", { cost = 3 })
    s:expect("Slingstone", { cost = 1 })
    s:expect("Full Basket", { cost = 2 })
    s.A:play(case.name)
    s:expect(case.name, { cost = case.cost, bite = case.bite, shell = case.shell, zone = "orchard" })
    s:expect(s.A, { sap = 0 })
  end,
}
