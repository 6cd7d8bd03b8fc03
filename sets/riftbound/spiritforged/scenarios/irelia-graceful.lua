card { name = "Test Whisper", type = "spell", energy = 1, power = { chaos = 1 }, domains = { "chaos" }, script = [[
on_play { target = { it = unit {} }, effect = function(fx) fx:buff(fx.it) end }
]] }

local function board(turn, pool)
  local board = { A = { base = { "Irelia, Graceful", { vanilla(2), as = "other" } } }, B = {}, turn = turn }
  board[turn].hand, board[turn].pool = { "Test Whisper" }, pool
  return board
end

scenario "Irelia, Graceful is chosen for an energy less or for a power less" {
  rules = { "355.16", "356.4" },
  cases = { { name = "energy is there", pool = { energy = 1 } }, { name = "power is there", pool = { chaos = 1 } } },
  board = function(case) return board("A", case.pool) end,
  play = function(s)
    s.A:play("Test Whisper")
    s:options("Irelia, Graceful")
    s.A:choose("Irelia, Graceful")
    s:resolve()
    s:expect("Irelia, Graceful", { buffs = 1 })
    s:expect(s.A, { energy = 0, chaos = 0 })
  end,
}

scenario "Irelia, Graceful leaves to her player which of them it is" {
  rules = { "356.4" },
  cases = { { name = "power is paid", pick = "{chaos}", energy = 1, chaos = 0 }, { name = "energy is paid", pick = "{1}", energy = 0, chaos = 1 } },
  board = board("A", { energy = 1, chaos = 1 }),
  play = function(s, case)
    s.A:play("Test Whisper")
    s.A:choose("Irelia, Graceful")
    s.A:pick(case.pick)
    s:resolve()
    s:expect(s.A, { energy = case.energy, chaos = case.chaos })
  end,
}

scenario "Irelia, Graceful makes no spell of an opponent cheaper" {
  rules = { "357.1" },
  board = board("B", { energy = 1 }),
  play = function(s) s.B:refused("play", "Test Whisper", { rule = "357.1" }) end,
}
