card { name = "Test Hiss", type = "spell", energy = 0, power = { calm = 1 }, domains = { "calm" }, script = [[
on_play { target = { it = unit {} }, effect = function(fx) fx:buff(fx.it) end }
]] }

local function board(turn, pool)
  local board = {
    A = { base = { { vanilla(2), as = "home" } }, north = { { vanilla(2), as = "there" } } },
    B = { base = { { vanilla(2), as = "far" } } },
    battlefields = { north = { card = "Sandswept Tomb", controller = "A" }, south = {} }, turn = turn,
  }
  board[turn].hand, board[turn].pool = { "Test Hiss" }, pool
  return board
end

scenario "Sandswept Tomb takes one power off a spell for a friend of it there" {
  rules = { "355.16", "356.4", "739" },
  cases = { { name = "there", it = "there", left = 1 }, { name = "at home", it = "home", left = 0 } },
  board = board("A", { calm = 1 }),
  play = function(s, case)
    s.A:play("Test Hiss")
    s.A:choose(case.it)
    s:resolve()
    s:expect(case.it, { buffs = 1 })
    s:expect(s.A, { calm = case.left })
  end,
}

scenario "Sandswept Tomb takes nothing off a spell for an enemy of it there" {
  rules = { "356.4", "739" },
  board = board("B", { calm = 1 }),
  play = function(s)
    s.B:play("Test Hiss")
    s.B:choose("there")
    s:resolve()
    s:expect("there", { buffs = 1 })
    s:expect(s.B, { calm = 0 })
  end,
}
