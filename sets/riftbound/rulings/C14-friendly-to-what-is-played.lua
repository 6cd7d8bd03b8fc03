-- Friend and enemy may be told from what is played, or from another thing, and not from who has the text (739).
card { name = "Test Shrine", type = "battlefield", script = [[
cost_change { of = playing { type = "spell", chooses = unit { here = true, friendly = it } }, less = { power = { any = 1 } } }
]] }
card { name = "Test Moat", type = "battlefield", script = [[
cost_change { of = playing { type = "spell", chooses = unit { here = true, enemy = it } }, more = { energy = 1 } }
]] }
card { name = "Test Ember", type = "spell", energy = 0, power = { fury = 1 }, domains = { "fury" }, keywords = { "Reaction" }, script = [[
on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end }
]] }
card { name = "Test Embers", type = "spell", energy = 0, power = { fury = 1 }, domains = { "fury" }, script = [[
on_play { target = { them = exactly(2, unit {}) }, effect = function(fx) fx:deal(1, fx.them) end }
]] }
card { name = "Test Quarrel", type = "spell", energy = 0, domains = { "fury" }, script = [[
on_play { target = { one = unit {}, other = unit { enemy = chosen.one } }, effect = function(fx) fx:fight(fx.one, fx.other) end }
]] }
card { name = "Test Pact", type = "spell", energy = 0, domains = { "fury" }, script = [[
on_play { target = { one = unit {}, other = unit { friendly = chosen.one, except = chosen.one } }, effect = function(fx) fx:buff(fx.one) fx:buff(fx.other) end }
]] }

local function shrine(card, who, controller, fury)
  local board = {
    A = { base = { { vanilla(3), as = "home" } }, north = { { vanilla(3), as = "mine" } } },
    B = { base = { { vanilla(3), as = "away" } } },
    battlefields = { north = { card = card, controller = controller }, south = {} }, turn = who,
  }
  board[who].hand, board[who].pool = { "Test Ember" }, { fury = fury }
  return board
end

scenario "C14 A spell that chooses a unit friendly to it costs less, whoever controls the battlefield" {
  rules = { "356.4", "739" },
  cases = {
    { name = "its player controls it", who = "A", controller = "A", may = { "mine" } },
    { name = "nobody does", who = "A", may = { "mine" } },
    { name = "not an opponent's spell", who = "B", controller = "A" },
  },
  board = function(case) return shrine("Test Shrine", case.who, case.controller, 0) end,
  play = function(s, case)
    local p = s[case.who]
    if not case.may then return p:refused("play", "Test Ember", { rule = "357.1" }) end
    p:play("Test Ember")
    s:options("mine")
    p:choose("mine")
    s:resolve()
    s:expect("mine", { damage = 1 })
  end,
}

scenario "C14 What is paid is told by what is chosen" {
  rules = { "355.16", "356.4" },
  cases = { { name = "there", it = "mine", left = 1 }, { name = "elsewhere", it = "home", left = 0 } },
  board = shrine("Test Shrine", "A", "A", 1),
  play = function(s, case)
    s.A:play("Test Ember")
    s.A:choose(case.it)
    s:resolve()
    s:expect(case.it, { damage = 1 })
    s:expect(s.A, { fury = case.left })
  end,
}

scenario "C14 One of two is enough, and once is all" {
  rules = { "356.4" },
  board = {
    A = { base = { { vanilla(3), as = "home" } }, north = { { vanilla(3), as = "mine" }, { vanilla(3), as = "more" } }, hand = { "Test Embers" } },
    battlefields = { north = { card = "Test Shrine", controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Embers")
    s:options("home", "mine", "more")
    s.A:choose("home")
    s:options("mine", "more")
    s.A:choose("mine")
    s:resolve()
    s:expect("home", { damage = 1 })
    s:expect("mine", { damage = 1 })
  end,
}

scenario "C14 What another spell has chosen makes nothing cheaper" {
  rules = { "356.4" },
  board = {
    A = { north = { { vanilla(3), as = "mine" } }, hand = { "Test Ember" } },
    B = { base = { { vanilla(3), as = "away" } }, hand = { "Test Ember" } },
    battlefields = { north = { card = "Test Shrine", controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Ember")
    s.A:choose("mine")
    s.A:pass()
    s.B:refused("play", "Test Ember", { rule = "357.1" })
  end,
}

scenario "C14 A teammate's unit is friendly" {
  rules = { "356.4", "739" },
  format = "2v2",
  board = {
    A = { hand = { "Test Ember" } },
    C = { north = { { vanilla(3), as = "ally" } } },
    battlefields = { north = { card = "Test Shrine", controller = "C" }, south = {}, east = {} },
  },
  play = function(s)
    s.A:play("Test Ember")
    s.A:choose("ally")
    s:resolve()
    s:expect("ally", { damage = 1 })
  end,
}

scenario "C14 A spell that chooses an enemy of it costs more" {
  rules = { "356.3", "739" },
  cases = { { name = "its own unit", who = "A", energy = 0 }, { name = "an enemy", who = "B", energy = 1 }, { name = "an enemy, and too dear", who = "B", energy = 0, refused = true } },
  board = function(case)
    local board = shrine("Test Moat", case.who, "A", 1)
    board.A.base, board.B.base, board[case.who].pool.energy = nil, nil, case.energy
    return board
  end,
  play = function(s, case)
    local p = s[case.who]
    if case.refused then return p:refused("play", "Test Ember", { rule = "356.2" }) end
    p:play("Test Ember")
    p:choose("mine")
    s:resolve()
    s:expect("mine", { damage = 1 })
    s:expect(p, { energy = 0 })
  end,
}

scenario "C14 Enemies and friends of what was chosen before" {
  rules = { "355.11", "739" },
  cases = { { name = "enemies", spell = "Test Quarrel", may = { "mine", "home" } }, { name = "friends", spell = "Test Pact", may = { "near" } } },
  board = function(case)
    return { A = { base = { { vanilla(3), as = "mine" }, { vanilla(3), as = "home" } }, hand = { case.spell } }, B = { base = { { vanilla(3), as = "away" }, { vanilla(3), as = "near" } } } }
  end,
  play = function(s, case)
    s.A:play(case.spell)
    s.A:choose("away")
    s:options(unpack(case.may))
  end,
}
