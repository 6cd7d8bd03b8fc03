-- What replaces the end of a combat stands in the place of the recall of attackers, once the damage of the combat is dealt and who
-- dies of it is dead (466.1); then nobody has won.
card { name = "Test Truce", type = "gear", energy = 0, domains = { "order" }, script = [[
replacement {
  on     = place {}.combat_ends,
  when   = all_of(some(unit { attacking = true, yours = true }), some(unit { defending = true })),
  effect = function(fx) fx:recall(fx:all(unit { at = fx.event.place })) end,
}
]] }
card { name = "Test Toll House", type = "gear", energy = 0, domains = { "order" }, script = [[
replacement {
  on     = place {}.combat_ends,
  effect = function(fx)
    fx:gain_xp(fx.event.player.gone and 1 or 2)
    fx:proceed()
  end,
}
]] }
card { name = "Test Feud", type = "gear", energy = 0, domains = { "order" }, script = [[
replacement {
  on     = place {}.combat_ends,
  when   = function(q) return q.event.player.gone end,
  effect = function(fx) fx:deal(9, fx:all(unit { at = fx.event.place, enemy = true })) end,
}
]] }
card { name = "Test Onlooker", type = "unit", energy = 0, might = 1, domains = { "order" }, script = [[
triggered { on = place {}.combat_ends, effect = function(fx) fx:gain_xp(1) end }
]] }
card { name = "Test Victor", type = "unit", energy = 0, might = 5, domains = { "order" }, script = [[
triggered { on = self.wins_combat, effect = function(fx) fx:gain_xp(5) end }
]] }

-- The defender is stunned: both live unless the attacker has as much might.
local function battle(mine, A, B)
  local board = {
    A = { base = { { vanilla(mine), as = "mine" } } },
    B = { north = { { vanilla(6), as = "theirs", stunned = true } }, base = B },
    battlefields = { north = { controller = "B" }, south = {} },
  }
  for _, name in ipairs(A or {}) do table.insert(board.A.base, name) end
  return board
end

local function fight(s)
  s.A:move("mine", "north")
  s.A:pass()
  s.B:pass()
end

scenario "C14 In a tie all units there go home, and the battlefield is nobody's" {
  rules = { "370", "456.1", "466.1", "466.4" },
  board = battle(3, { "Test Truce" }, { { vanilla(2), as = "far" } }),
  play = function(s)
    fight(s)
    s:expect("mine", { at = "base", exhausted = true, damage = 0 })
    s:expect("theirs", { at = "base", damage = 0 })
    s:expect("far", { at = "base" })
    s:expect("north", { controller = false })
    s:expect(s.A, { points = 0 })
    s:expect(s.B, { points = 0 })
  end,
}

scenario "C14 It is a tie for the attacker alone" {
  rules = { "466.1" },
  board = battle(3, {}, { "Test Truce" }),
  play = function(s)
    fight(s)
    s:expect("mine", { at = "base" })
    s:expect("theirs", { at = "north" })
    s:expect("north", { controller = s.B })
  end,
}

scenario "C14 Who has won is in no tie" {
  rules = { "466.1", "466.3", "469.1" },
  board = battle(6, { "Test Truce" }),
  play = function(s)
    fight(s)
    s:expect("mine", { at = "north" })
    s:expect("theirs", { zone = "trash" })
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "C14 What lets the combat end after all is told who has won" {
  rules = { "370", "466.1", "466.3" },
  cases = { { name = "nobody", mine = 3, xp = 1, at = "base", points = 0 }, { name = "the attacker", mine = 6, xp = 2, at = "north", points = 1 } },
  board = function(case) return battle(case.mine, { "Test Toll House" }) end,
  play = function(s, case)
    fight(s)
    s:expect(s.A, { xp = case.xp, points = case.points })
    s:expect("mine", { at = case.at })
  end,
}

scenario "C14 Something else in the place of the recall: both sides are there still, and fight again" {
  rules = { "370", "466.1", "466.5" },
  board = battle(3, { "Test Feud" }),
  play = function(s)
    fight(s)
    s:expect("theirs", { zone = "trash" })
    s:expect("mine", { at = "north" })
  end,
}

scenario "C14 Nobody has won a combat whose end was replaced, and it has ended all the same" {
  rules = { "370", "466.3", "466.7" },
  board = battle(3, { "Test Truce", "Test Onlooker", "Test Victor" }),
  play = function(s)
    s.A:move("Test Victor", "north")
    s.A:pass()
    s.B:pass()
    s:resolve()
    s:expect(s.A, { xp = 1 })
    s:phase("main")
  end,
}

scenario "C14 Of two that would replace it who controls the battlefield chooses one" {
  rules = { "371", "466.1" },
  board = battle(3, { "Test Truce", "Test Toll House" }),
  play = function(s)
    fight(s)
    s:owes(s.B, "replace")
    s.B:choose("Test Toll House")
    s:expect(s.A, { xp = 1 })
    s:expect("theirs", { at = "base" })
  end,
}
