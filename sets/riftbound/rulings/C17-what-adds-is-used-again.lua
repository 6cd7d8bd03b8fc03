-- An ability that adds resources is counted on as often as it can be used: as its limit says, and what its cost takes is there (429.3).
local function source(name, script) card { name = name, type = "gear", energy = 0, domains = { "mind" }, script = script } end
source("Test Stove", [[ activated { cost = { discard = 1 }, speed = "reaction", adds = { energy = 1 } } ]])
source("Test Lens", [[ activated { cost = { xp = 2 }, speed = "reaction", adds = { power = { fury = 1 } } } ]])
source("Test Bell", [[ activated { limit = { n = 2, per = "turn" }, speed = "reaction", adds = { energy = 1 } } ]])
source("Test Herb", [[ activated { cost = { discard = 1 }, speed = "reaction", adds = { power = { mind = 1 } } } ]])
source("Test Coil", [[ activated { cost = { energy = 1, discard = 1 }, speed = "reaction", adds = { energy = 2 } } ]])
source("Test Well", [[ activated { x = { xp = 1 }, speed = "reaction", adds = { energy = 1 } } ]])
source("Test Forge", [[ activated { x = { discard = 1 }, speed = "reaction", adds = { energy = 1 } } ]])
source("Test Scale", [[ activated { cost = one_of({ energy = 1 }, { discard = 1 }), limit = { n = 1, per = "turn" }, speed = "reaction", adds = { energy = 2 } } ]])
source("Test Drum", [[ activated { cost = { exhaust = gear {} }, speed = "reaction", adds = { energy = 1 } } ]])
source("Test Seal", [[ activated { cost = { exhaust = self }, speed = "reaction", adds = { energy = 1 } } ]])
source("Test Toll", [[ cost_change { of = ability { kind = "activated" }, more = { energy = 1 } } ]])
card { name = "Test Ogre", type = "unit", energy = 3, might = 4, domains = { "fury" } }
card { name = "Test Pup", type = "unit", energy = 1, might = 1, domains = { "fury" } }
card { name = "Test Sage", type = "unit", energy = 2, power = { mind = 1 }, might = 2, domains = { "mind" } }
card { name = "Test Hound", type = "unit", energy = 2, might = 2, domains = { "fury" } }
card { name = "Test Imp", type = "unit", energy = 0, power = { fury = 2 }, might = 1, domains = { "fury" } }

scenario "C17 As often as there is something to discard" {
  rules = { "429.3", "357.1" },
  cases = { { name = "three", cards = 3, chosen = 2 }, { name = "four", cards = 4, chosen = 3, left = 1 } },
  board = function(case)
    local hand = { "Test Ogre" }
    for i = 1, case.cards do hand[#hand + 1] = vanilla(8) end
    return { A = { hand = hand, base = { "Test Stove" } } }
  end,
  play = function(s, case)
    s.A:play("Test Ogre")
    for i = 1, case.chosen do s.A:choose(vanilla(8)) end
    s:expect("Test Ogre", { at = "base" })
    s:expect(s.A, { energy = 0, hand_size = case.left or 0 })
  end,
}

scenario "C17 With too little to discard it is not counted on" {
  rules = { "357.1" },
  board = { A = { hand = { "Test Ogre", vanilla(8), vanilla(8) }, base = { "Test Stove" } } },
  play = function(s)
    s.A:refused("play", "Test Ogre", { rule = "357.1" })
    s:expect(s.A, { hand_size = 3 })
  end,
}

scenario "C17 As often as there is experience" {
  rules = { "429.3", "357.1" },
  cases = { { name = "enough", xp = 5, left = 1 }, { name = "too little", xp = 3 } },
  board = function(case) return { A = { hand = { "Test Imp" }, base = { "Test Lens" }, xp = case.xp } } end,
  play = function(s, case)
    if not case.left then
      s.A:refused("play", "Test Imp", { rule = "357.1" })
      return s:expect(s.A, { xp = case.xp })
    end
    s.A:play("Test Imp")
    s:resolve()
    s:expect("Test Imp", { at = "base" })
    s:expect(s.A, { xp = case.left })
  end,
}

scenario "C17 The card that is played is not discarded for it" {
  rules = { "357.1" },
  board = { A = { hand = { "Test Pup", vanilla(8) }, base = { "Test Stove" } } },
  play = function(s)
    s.A:play("Test Pup")
    s:expect("Test Pup", { at = "base" })
    s:expect(s.A, { energy = 0, hand_size = 0 })
  end,
}

scenario "C17 Alone in the hand it has nothing to discard" {
  rules = { "357.1" },
  board = { A = { hand = { "Test Pup" }, base = { "Test Stove" } } },
  play = function(s) s.A:refused("play", "Test Pup", { rule = "357.1" }) end,
}

scenario "C17 As often as its limit says" {
  rules = { "429.3", "357.1" },
  cases = { { name = "two", card = "Test Hound" }, { name = "three", card = "Test Ogre" } },
  board = function(case) return { A = { hand = { case.card }, base = { "Test Bell" } } } end,
  play = function(s, case)
    if case.name == "three" then return s.A:refused("play", case.card, { rule = "357.1" }) end
    s.A:play(case.card)
    s:resolve()
    s:expect(case.card, { at = "base" })
    s:expect(s.A, { energy = 0 })
  end,
}

scenario "C17 What it takes each time is paid each time" {
  rules = { "429.3", "357.1" },
  board = { A = { hand = { "Test Ogre", vanilla(8), vanilla(8) }, base = { "Test Coil" }, pool = { energy = 1 } } },
  play = function(s)
    s.A:play("Test Ogre")
    s.A:choose(vanilla(8))
    s:expect("Test Ogre", { at = "base" })
    s:expect(s.A, { energy = 0, hand_size = 0 })
  end,
}

scenario "C17 What several take is there once" {
  rules = { "357.1" },
  cases = {
    { name = "two stoves, two cards", by = { "Test Stove", "Test Stove" }, cards = 2 },
    { name = "experience", by = { "Test Lens", "Test Lens" }, card = "Test Imp", xp = 3 },
    { name = "experience for each x", by = { "Test Well", "Test Well" }, xp = 2 },
    { name = "cards for each x", by = { "Test Forge", "Test Stove" }, cards = 2 },
    { name = "one of several costs", by = { "Test Scale", "Test Stove" }, cards = 1 },
    { name = "a thing that pays with itself", by = { "Test Drum", "Test Seal" } },
  },
  board = function(case)
    local hand = { case.card or "Test Ogre" }
    for i = 1, case.cards or 0 do hand[#hand + 1] = vanilla(8) end
    return { A = { hand = hand, base = case.by, xp = case.xp } }
  end,
  play = function(s, case) s.A:refused("play", case.card or "Test Ogre", { rule = "357.1" }) end,
}

scenario "C17 Each of two takes a part of it" {
  rules = { "429.3", "357.1" },
  board = { A = { hand = { "Test Sage", vanilla(8), vanilla(8), vanilla(8) }, base = { "Test Stove", "Test Herb" } } },
  play = function(s)
    s.A:play("Test Sage")
    s.A:activate("Test Herb")
    s.A:choose(vanilla(8))
    s.A:choose(vanilla(8))
    s:resolve()
    s:expect("Test Sage", { at = "base" })
    s:expect(s.A, { energy = 0, hand_size = 0 })
  end,
}

scenario "C17 Of several costs what one of them takes is there" {
  rules = { "357.1" },
  cases = {
    { name = "neither", card = "Test Hound" },
    { name = "energy", card = "Test Ogre", energy = 1 },
  },
  board = function(case) return { A = { hand = { case.card }, base = { "Test Scale" }, pool = { energy = case.energy or 0 } } } end,
  play = function(s, case) s.A:refused("play", case.card, { rule = "357.1" }) end,
}

scenario "C17 Of several costs any may be paid" {
  rules = { "429.3", "357.1" },
  cases = { { name = "the card", pays = "discard cards", done = true }, { name = "the energy, which is then missing", pays = "{1}" } },
  board = { A = { hand = { "Test Ogre", vanilla(8) }, base = { "Test Scale" }, pool = { energy = 1 } } },
  play = function(s, case)
    s.A:play("Test Ogre")
    s.A:choose(case.pays)
    s:expect("Test Ogre", { at = case.done and "base" or nil, zone = not case.done and "hand" or nil })
  end,
}

scenario "C17 What other texts make of its cost is paid too" {
  rules = { "356.3", "357.1" },
  cases = { { name = "two", card = "Test Hound" }, { name = "one", card = "Test Pup", done = true } },
  board = function(case) return { A = { hand = { case.card }, base = { "Test Seal", "Test Toll" }, pool = { energy = 1 } } } end,
  play = function(s, case)
    if not case.done then return s.A:refused("play", case.card, { rule = "357.1" }) end
    s.A:play(case.card)
    s:expect(case.card, { at = "base" })
  end,
}
