-- An ability is chosen for before its total cost is determined (355 before 356, 402, 404), so that its own cost may speak of what is chosen:
-- how much it is, and what pays. What cannot be paid for with a choice is not offered (355.16); with none it is not activated.
local function engine_of(name, cost, rest)
  card { name = name, type = "gear", energy = 1, domains = { "mind" }, script = [[
    activated { cost = ]] .. cost .. [[, target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) ]] .. (rest or "") .. [[ end }
  ]] }
end
engine_of("Test Ram", "{ energy = field(chosen.it, 'might') }")
engine_of("Test Lure", "{ power = { any = field(chosen.it, 'might') } }")
engine_of("Test Count", "{ energy = sum(unit { chosen_by = link { name = 'Test Count' } }, 'might') }")
engine_of("Test Oracle", "{ xp = field(chosen.it, 'might') }")
engine_of("Test Furnace", "{ discard = field(chosen.it, 'might') }", "fx:gain_xp(#fx.paid.discard)")
engine_of("Test Pyre", "{ kill = unit { friendly = true, might = field(chosen.it, 'might') } }")
engine_of("Test Choice", "one_of({ energy = field(chosen.it, 'might') }, { discard = field(chosen.it, 'might') })")

-- Enemies with might 2 and 4; who activates has enough for the weak one alone.
local function foes() return { base = { { vanilla(2), as = "weak" }, { vanilla(4), as = "strong" } } } end

scenario "C13 An ability costs as much as what it chooses says" {
  rules = { "355.16", "356", "402", "404" },
  cases = {
    { name = "energy", card = "Test Ram", pool = { energy = 3 }, energy = 1 },
    { name = "energy, by what is chosen by it", card = "Test Count", pool = { energy = 3 }, energy = 1 },
    { name = "power", card = "Test Lure", pool = { calm = 3 }, calm = 1 },
    { name = "experience", card = "Test Oracle", xp = 3, left = 1 },
  },
  board = function(case) return { A = { base = { case.card }, pool = case.pool, xp = case.xp }, B = foes() } end,
  play = function(s, case)
    s.A:activate(case.card)
    s:options("weak")
    s.A:choose("weak")
    s:resolve()
    s:expect("weak", { damage = 1 })
    s:expect(s.A, { energy = case.energy or 0, calm = case.calm or 0, xp = case.left or 0 })
  end,
}

scenario "C13 With enough for any of them each may be chosen" {
  rules = { "355.9", "356" },
  cases = {
    { name = "energy", card = "Test Ram", pool = { energy = 4 } },
    { name = "power", card = "Test Lure", pool = { calm = 4 } },
    { name = "experience", card = "Test Oracle", xp = 4 },
  },
  board = function(case) return { A = { base = { case.card }, pool = case.pool, xp = case.xp }, B = foes() } end,
  play = function(s, case)
    s.A:activate(case.card)
    s:options("weak", "strong")
    s.A:choose("strong")
    s:resolve()
    s:expect("strong", { damage = 1 })
    s:expect(s.A, { energy = 0, calm = 0, xp = 0 })
  end,
}

scenario "C13 With too little for any of them it is not activated" {
  rules = { "357.1", "357.2" },
  cases = {
    { name = "energy", card = "Test Ram", pool = { energy = 1 } },
    { name = "power", card = "Test Lure", pool = { calm = 1 } },
    { name = "experience", card = "Test Oracle", xp = 1 },
    { name = "cards", card = "Test Furnace" },
    { name = "units", card = "Test Pyre" },
    { name = "neither", card = "Test Choice", pool = { energy = 1 } },
  },
  board = function(case) return { A = { base = { case.card, vanilla(3) }, hand = { vanilla(1) }, pool = case.pool, xp = case.xp }, B = foes() } end,
  play = function(s, case) s.A:refused("activate", case.card) end,
}

scenario "C13 What pays is chosen after what it depends on" {
  rules = { "355.16", "357.2" },
  board = { A = { base = { "Test Furnace" }, hand = { { vanilla(1), as = "one" }, { vanilla(2), as = "two" }, { vanilla(3), as = "three" } } }, B = foes() },
  play = function(s)
    s.A:activate("Test Furnace")
    s:options("weak")
    s.A:choose("weak")
    s.A:choose("one")
    s.A:choose("three")
    s:resolve()
    s:expect("two", { zone = "hand" })
    s:expect(s.A, { xp = 2, hand_size = 1 })
  end,
}

scenario "C13 A unit with the might of the chosen one pays" {
  rules = { "357.2" },
  board = { A = { base = { "Test Pyre", { vanilla(2), as = "page" }, { vanilla(3), as = "squire" }, { vanilla(4), as = "knight" }, { vanilla(4), as = "lord" } } }, B = foes() },
  play = function(s)
    s.A:activate("Test Pyre")
    s:options("weak", "strong")
    s.A:choose("strong")
    s:options("knight", "lord")
    s.A:choose("lord")
    s:expect("lord", { zone = "trash" })
    s:resolve()
    s:expect("strong", { damage = 1 })
  end,
}

scenario "C13 One of several costs, each by what is chosen" {
  rules = { "355.16", "357.2" },
  cases = { { name = "energy", way = "energy by what is chosen", energy = 2, hand = 2 }, { name = "cards", way = "discard cards", energy = 4, hand = 0 } },
  board = { A = { base = { "Test Choice" }, hand = { vanilla(1), vanilla(1) }, pool = { energy = 4 } }, B = foes() },
  play = function(s, case)
    s.A:activate("Test Choice")
    s.A:pick(case.way)
    if case.hand == 0 then s:options("weak") else s:options("weak", "strong") end
    s.A:choose("weak")
    s:resolve()
    s:expect("weak", { damage = 1 })
    s:expect(s.A, { energy = case.energy, hand_size = case.hand })
  end,
}

-- What is chosen pays itself, and remains a legal target where it does.
card { name = "Test Coach", type = "gear", energy = 1, domains = { "body" }, script = [[
activated { cost = { exhaust = chosen.it }, target = { it = unit { friendly = true } }, effect = function(fx) fx:buff(fx.it) end }
]] }
scenario "C13 What is chosen exhausts itself" {
  rules = { "414.4", "355.16" },
  board = { A = { base = { "Test Coach", { vanilla(2), as = "fresh" }, { vanilla(2), as = "tired", exhausted = true } } } },
  play = function(s)
    s.A:activate("Test Coach")
    s:options("fresh")
    s.A:choose("fresh")
    s:expect("fresh", { exhausted = true })
    s:resolve()
    s:expect("fresh", { might = 3 })
    s.A:refused("activate", "Test Coach")
  end,
}

-- What pays is no target where it would be gone by that (355.16).
card { name = "Test Feud", type = "gear", energy = 1, domains = { "order" }, script = [[
activated { cost = { kill = unit { might = { max = field(chosen.it, "might") } } }, target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end }
]] }
scenario "C13 The target itself does not pay" {
  rules = { "355.16" },
  board = { A = { base = { "Test Feud", { vanilla(2), as = "page" }, { vanilla(4), as = "lord" } } } },
  play = function(s)
    s.A:activate("Test Feud")
    s:options("lord")
    s.A:choose("lord")
    s:expect("page", { zone = "trash" })
    s:resolve()
    s:expect("lord", { damage = 1 })
  end,
}

-- A leading cost of a trigger is agreed to, then chosen for and paid (402, 404).
card { name = "Test Herald", type = "unit", energy = 0, might = 1, domains = { "fury" }, script = [[
triggered { on = self.played, optional = true, cost = { energy = field(chosen.it, "might") }, target = { it = unit { enemy = true } }, effect = function(fx) fx:stun(fx.it) end }
]] }
scenario "C13 A trigger costs as much as what it chooses says" {
  rules = { "402", "404" },
  cases = { { name = "for one", energy = 3, yes = true }, { name = "declined", energy = 3 }, { name = "nobody is asked in vain", energy = 1, dear = true } },
  board = function(case) return { A = { hand = { "Test Herald" }, pool = { energy = case.energy } }, B = foes() } end,
  play = function(s, case)
    s.A:play("Test Herald")
    if case.yes then
      s.A:yes()
      s:options("weak")
      s.A:choose("weak")
      s:resolve()
    elseif not case.dear then
      s.A:no()
    end
    s:owes(s.A, "act")
    s:expect("weak", { stunned = case.yes or false })
    s:expect(s.A, { energy = case.yes and 1 or case.energy })
  end,
}

-- Discounts and increases are counted on what it then is (356.3, 356.4).
card { name = "Test Sale", type = "gear", energy = 0, domains = { "mind" }, script = [[ cost_change { of = ability { yours = true }, less = { energy = 2 } } ]] }
scenario "C13 A discount comes off what the choice makes of it" {
  rules = { "356.4", "355.16" },
  board = { A = { base = { "Test Ram", "Test Sale" }, pool = { energy = 1 } }, B = foes() },
  play = function(s)
    s.A:activate("Test Ram")
    s:options("weak")
    s.A:choose("weak")
    s:resolve()
    s:expect(s.A, { energy = 1 })
  end,
}

card { name = "Test Levy", type = "gear", energy = 0, domains = { "order" }, script = [[
activated { cost = { energy = sum(unit { among = chosen.it }, "might") }, target = { it = up_to(2, unit { enemy = true }) }, effect = function(fx) fx:deal(1, fx.it) end }
]] }

scenario "C13 Several that are chosen cost what they have together" {
  rules = { "355", "356" },
  board = { A = { base = { "Test Levy" }, runes = 6 }, B = { base = { { vanilla(3), as = "three" }, { vanilla(2), as = "two" } } } },
  play = function(s)
    s.A:activate("Test Levy")
    s.A:choose("three")
    s.A:choose("two")
    s.A:pass()
    s.B:pass()
    s:expect("three", { damage = 1 })
    s:expect("two", { damage = 1 })
    s:expect(s.A, { ready_runes = 1 })
  end,
}
