-- What an activated ability adds stands in its declaration, in numbers or values (429.5), so that whoever pays may count on it (429.3): it
-- is looked at what it would add now.
local function source(name, script) card { name = name, type = "gear", energy = 0, domains = { "mind" }, script = script } end
source("Test Forge", [[ activated { cost = { exhaust = self }, speed = "reaction", adds = { energy = count(unit { friendly = true }) } } ]])
source("Test Prism", [[ activated { cost = { exhaust = self }, speed = "reaction", adds = { power = { fury = count(unit { friendly = true }) } } } ]])
source("Test Pyre", [[ activated { cost = { kill = unit { friendly = true }, exhaust = self }, speed = "reaction", adds = { energy = field(paid.kill, "might") } } ]])
source("Test Effigy", [[ activated { cost = { recycle = { 2, card { zone = "trash", owner = you } }, exhaust = self }, x = { power = { any = 1 } }, speed = "reaction", adds = { energy = count(unit { friendly = true }) } } ]])
source("Test Tithe", [[ activated { cost = { exhaust = self }, speed = "reaction", adds = { energy = 1 }, effect = function(fx) fx:gain_xp(1) end } ]])
card { name = "Test Ogre", type = "unit", energy = 3, might = 4, domains = { "fury" } }
card { name = "Test Imp", type = "unit", energy = 0, power = { fury = 2 }, might = 1, domains = { "fury" } }

scenario "C13 What is counted is counted on" {
  rules = { "429.3", "429.5", "357.1" },
  cases = {
    { name = "energy", by = "Test Forge", card = "Test Ogre", units = { vanilla(1), vanilla(1), vanilla(1) } },
    { name = "power", by = "Test Prism", card = "Test Imp", units = { vanilla(1), vanilla(1) } },
    { name = "more than it costs", by = "Test Prism", card = "Test Imp", units = { vanilla(1), vanilla(1), vanilla(1) }, left = 1 },
  },
  board = function(case) return { A = { hand = { case.card }, base = { case.by }, north = case.units }, battlefields = { north = { controller = "A" }, south = {} } } end,
  play = function(s, case)
    s.A:play(case.card)
    s.A:choose("base")
    s:expect(case.card, { at = "base" })
    s:expect(case.by, { exhausted = true })
    s:expect(s.A, { energy = 0, fury = case.left or 0 })
  end,
}

scenario "C13 What counts too little is not counted on" {
  rules = { "357.1" },
  cases = {
    { name = "energy", by = "Test Forge", card = "Test Ogre" },
    { name = "power", by = "Test Prism", card = "Test Imp" },
    { name = "by what is killed", by = "Test Pyre", card = "Test Ogre" },
  },
  board = function(case) return { A = { hand = { case.card }, base = { case.by, vanilla(1) }, pool = { energy = 1 } } } end,
  play = function(s, case) s.A:refused("play", case.card, { rule = "357.1" }) end,
}

scenario "C13 What pays says how much is added" {
  rules = { "429.3", "429.5" },
  board = { A = { hand = { "Test Ogre" }, base = { "Test Pyre", { vanilla(1), as = "page" }, { vanilla(3), as = "knight" } } } },
  play = function(s)
    s.A:play("Test Ogre")
    s.A:choose("knight")
    s:expect("knight", { zone = "trash" })
    s:expect("Test Ogre", { at = "base" })
    s:expect(s.A, { energy = 0 })
  end,
}

scenario "C13 With too little of it the play is undone, and what was added stays" {
  rules = { "358.5", "429.3" },
  board = { A = { hand = { "Test Ogre" }, base = { "Test Pyre", { vanilla(1), as = "page" }, { vanilla(3), as = "knight" } } } },
  play = function(s)
    s.A:play("Test Ogre")
    s.A:choose("page")
    s:expect("Test Ogre", { zone = "hand" })
    s:expect(s.A, { energy = 1 })
    s:owes(s.A, "act")
  end,
}

scenario "C13 For each x as much as is counted" {
  rules = { "429.3", "429.5" },
  board = { A = { hand = { "Test Ogre" }, base = { "Test Effigy", vanilla(1), vanilla(1) }, trash = { vanilla(1), vanilla(2) }, pool = { calm = 3 } } },
  play = function(s)
    s.A:play("Test Ogre")
    s.A:number(2)
    s:expect("Test Ogre", { at = "base" })
    s:expect(s.A, { energy = 1, calm = 1 })
  end,
}

scenario "C13 What else it does it does while its bearer's player pays" {
  rules = { "429.2", "429.3" },
  board = { A = { hand = { vanilla(1) }, base = { "Test Tithe" } } },
  play = function(s)
    s.A:play(vanilla(1))
    s:expect(s.A, { xp = 1, energy = 0 })
    s:expect(vanilla(1), { at = "base" })
  end,
}

-- What x takes in things or experience bounds what is counted on; with none of it nothing is.
source("Test Altar", [[ activated { cost = { exhaust = self, xp = 1 }, x = { xp = 1 }, speed = "reaction", adds = { energy = 1 } } ]])
source("Test Kiln", [[ activated { cost = { exhaust = self }, x = { discard = 1 }, speed = "reaction", adds = { energy = 1 } } ]])
source("Test Mill", [[ activated { cost = { exhaust = self }, x = { discard = 1, power = { any = 1 } }, speed = "reaction", adds = { energy = 2 } } ]])
scenario "C13 For each x that there is something for" {
  rules = { "429.3", "357.1" },
  cases = {
    { name = "experience", by = "Test Altar", xp = 4, x = 3 },
    { name = "too little experience", by = "Test Altar", xp = 3 },
    { name = "cards", by = "Test Kiln", cards = 3, x = 3 },
    { name = "too few cards", by = "Test Kiln", cards = 1 },
    { name = "cards and power", by = "Test Mill", cards = 2, pool = { calm = 2 }, x = 2, energy = 1 },
    { name = "too few cards beside power", by = "Test Mill", cards = 0, pool = { calm = 2 } },
  },
  board = function(case)
    local hand = { "Test Ogre" }
    for n = 1, case.cards or 0 do hand[n + 1] = vanilla(5) end
    return { A = { hand = hand, base = { case.by }, xp = case.xp, pool = case.pool } }
  end,
  play = function(s, case)
    if not case.x then return s.A:refused("play", "Test Ogre", { rule = "357.1" }) end
    s.A:play("Test Ogre")
    s.A:number(case.x)
    s:expect("Test Ogre", { at = "base" })
    s:expect(s.A, { energy = case.energy or 0, xp = 0 })
  end,
}
