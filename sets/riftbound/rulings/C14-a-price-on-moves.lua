-- What must be paid to move is paid with the move (204): by whoever moves the units, with a standard move or at the word of an
-- effect. For whom it is not paid that one stays where it is.
card { name = "Test Gate", type = "unit", energy = 0, might = 9, domains = { "order" }, script = [[
forbid { what = "move_along", by = opponents, to = here, cost = { power = { any = 1 } } }
]] }
card { name = "Test Bridge", type = "unit", energy = 0, might = 9, domains = { "order" }, script = [[
forbid { what = "move", by = opponents, to = here, cost = { energy = 1 } }
]] }
card { name = "Test Turnstile", type = "unit", energy = 0, might = 9, domains = { "order" }, script = [[
forbid { what = "move_along", to = here }
]] }
card { name = "Test Weighbridge", type = "unit", energy = 0, might = 9, domains = { "order" }, script = [[
forbid { what = "move_along", by = opponents, affects = unit { might = { min = 3 } }, to = here, cost = { power = { any = 1 } } }
]] }
card { name = "Test Tollbook", type = "gear", energy = 0, domains = { "order" }, script = [[
forbid { what = "move", by = opponents, to = place { battlefield = true }, cost = { energy = 1 } }
]] }
card { name = "Test Charge", type = "spell", energy = 0, domains = { "fury" }, script = [[
on_play {
  target = { them = any_number(unit {}), where = place { battlefield = true } },
  effect = function(fx) fx:move(fx.them, fx.where) end,
}
]] }
card { name = "Test Exchange", type = "spell", energy = 0, domains = { "fury" }, script = [[
on_play { target = { one = unit { yours = true }, two = unit { yours = true } }, effect = function(fx) fx:swap(fx.one, fx.two, "place") end }
]] }

local function board(keeper, pool, hand)
  return {
    A = { base = { { vanilla(1), as = "a" }, { vanilla(1), as = "b" }, { vanilla(1), as = "c" } }, hand = hand, pool = pool },
    B = { north = { keeper }, base = { { vanilla(1), as = "x" }, { vanilla(1), as = "y" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  }
end

scenario "C14 One unit moves for nothing, each further one for a price" {
  rules = { "204", "420.3", "444.1" },
  cases = {
    { name = "one", movers = { "a" }, left = 2 },
    { name = "two", movers = { "a", "b" }, left = 1 },
    { name = "three", movers = { "a", "b", "c" }, left = 0 },
  },
  board = board("Test Gate", { fury = 2 }),
  play = function(s, case)
    s.A:move(case.movers, "north")
    for _, name in ipairs(case.movers) do s:expect(name, { at = "north", exhausted = true }) end
    s:expect(s.A, { fury = case.left })
  end,
}

scenario "C14 Nobody moves along for whom nothing can be paid" {
  rules = { "204", "357.1" },
  board = function()
    local board = board("Test Weighbridge", {}, { "Test Charge" })
    board.A.base[4] = { vanilla(3), as = "heavy" }
    return board
  end,
  play = function(s)
    s.A:play("Test Charge")
    for _, name in ipairs { "a", "b", "c", "heavy" } do s.A:choose(name) end
    s.A:done()
    s.A:choose("north")
    s.A:pass()
    s.B:pass()
    s.A:choose("a")
    s.A:refused("choose", "heavy", { rule = "204" })
    s.A:refused("done", { rule = "055" })
    s.A:choose("b")
    s:expect("c", { at = "north" })
    s:expect("heavy", { at = "base" })
  end,
}

scenario "C14 Elsewhere, and for who has the text, there is no price" {
  rules = { "204" },
  cases = { { name = "another battlefield", who = "A", movers = { "a", "b" }, to = "south" }, { name = "its own player", who = "B", movers = { "x", "y" }, to = "north" } },
  board = function(case)
    local board = board("Test Gate")
    board.turn = case.who
    return board
  end,
  play = function(s, case)
    s[case.who]:move(case.movers, case.to)
    for _, name in ipairs(case.movers) do s:expect(name, { at = case.to }) end
  end,
}

scenario "C14 A price for each unit that moves" {
  rules = { "204", "420.3" },
  cases = { { name = "too dear", energy = 0 }, { name = "for one", energy = 1, movers = { "a" } }, { name = "for two", energy = 2, movers = { "a", "b" } } },
  board = function(case) return board("Test Bridge", { energy = case.energy }) end,
  play = function(s, case)
    if not case.movers then return s.A:refused("move", "a", "north", { rule = "204" }) end
    s.A:move(case.movers, "north")
    for _, name in ipairs(case.movers) do s:expect(name, { at = "north" }) end
    s:expect(s.A, { energy = 0 })
  end,
}

scenario "C14 Prices add up" {
  rules = { "204" },
  board = function()
    local board = board("Test Gate", { energy = 2, fury = 1 })
    table.insert(board.B.north, "Test Bridge")
    return board
  end,
  play = function(s)
    s.A:move({ "a", "b" }, "north")
    s:expect("a", { at = "north" })
    s:expect("b", { at = "north" })
    s:expect(s.A, { energy = 0, fury = 0 })
  end,
}

scenario "C14 What an effect moves together is paid for by who moves it, or stays" {
  rules = { "204", "420.1" },
  cases = {
    { name = "paid", pool = { fury = 1 }, order = { "b", "a" }, there = { "a", "b" } },
    { name = "not paid", pool = { fury = 1 }, order = { "b" }, done = true, there = { "b" }, home = "a", left = 1 },
    { name = "nothing to pay with", pool = {}, order = { "b" }, there = { "b" }, home = "a" },
    { name = "there is no price for it", keeper = "Test Turnstile", pool = { fury = 1 }, order = { "b" }, there = { "b" }, home = "a", left = 1 },
  },
  board = function(case) return board(case.keeper or "Test Gate", case.pool, { "Test Charge" }) end,
  play = function(s, case)
    s.A:play("Test Charge")
    s.A:choose("a")
    s.A:choose("b")
    s.A:done()
    s.A:choose("north")
    s.A:pass()
    s.B:pass()
    for _, name in ipairs(case.order) do s.A:choose(name) end
    if case.done then s.A:done() end
    for _, name in ipairs(case.there) do s:expect(name, { at = "north" }) end
    if case.home then s:expect(case.home, { at = "base" }) end
    s:expect(s.A, { fury = case.left or 0 })
  end,
}

card { name = "Test Flood", type = "spell", energy = 0, domains = { "fury" }, script = [[
on_play { effect = function(fx) fx:move(fx:all(unit { yours = true }), fx:choose(place { battlefield = true })) end }
]] }

-- No question has more than 64 answers: of more units the first are named, and the others when some of these have gone.
scenario "C14 Of many units that an effect moves for a price some are named at a time" {
  rules = { "204" },
  board = function()
    local many = {}
    for i = 1, 70 do table.insert(many, { vanilla(1), as = "u" .. i }) end
    return {
      A = { base = many, hand = { "Test Flood" }, pool = { energy = 2 } },
      B = { north = { "Test Bridge" } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s)
    local function up_to_unit(n, ...)
      if n == 0 then return ... end
      return up_to_unit(n - 1, "u" .. n, ...)
    end
    s.A:play("Test Flood")
    s.A:pass()
    s.B:pass()
    s.A:choose("north")
    s:options(up_to_unit(63))
    s.A:choose("u1")
    s.A:choose("u64")
    s:expect("u1", { at = "north" })
    s:expect("u64", { at = "north" })
    s:expect("u2", { at = "base" })
  end,
}

scenario "C14 An effect of who has the text moves others there for nothing" {
  rules = { "204", "420.1" },
  board = function()
    local board = board("Test Gate")
    board.B.hand, board.turn = { "Test Charge" }, "B"
    return board
  end,
  play = function(s)
    s.B:play("Test Charge")
    s.B:choose("a")
    s.B:choose("b")
    s.B:done()
    s.B:choose("north")
    s.B:pass()
    s.A:pass()
    s:expect("a", { at = "north" })
    s:expect("b", { at = "north" })
  end,
}

scenario "C14 Units that change places pay where each of them goes" {
  rules = { "204", "420.1" },
  cases = { { name = "paid", energy = 1, at = "south" }, { name = "not paid", energy = 0, at = "base" } },
  board = function(case)
    return {
      A = { base = { { vanilla(1), as = "a" } }, south = { { vanilla(1), as = "n" } }, hand = { "Test Exchange" }, pool = { energy = case.energy } },
      B = { base = { "Test Tollbook" } },
      battlefields = { north = {}, south = { controller = "A" } },
    }
  end,
  play = function(s, case)
    s.A:play("Test Exchange")
    s.A:choose("a")
    s.A:choose("n")
    s.A:pass()
    s.B:pass()
    if case.energy > 0 then
      s.A:choose("n")
      s.A:choose("a")
    end
    s:expect("a", { at = case.at })
    s:expect("n", { at = "base" })
    s:expect(s.A, { energy = 0 })
  end,
}

-- Who tries to pay and does not manage has not paid: whoever moves for nothing moves all the same.
card { name = "Test Pyre", type = "gear", energy = 0, domains = { "mind" }, script = [[
activated { cost = { kill = unit { friendly = true, at = "base" }, exhaust = self }, speed = "reaction", adds = { power = { fury = field(paid.kill, "might") } } }
]] }
card { name = "Test Barrier", type = "unit", energy = 0, might = 9, domains = { "order" }, script = [[
forbid { what = "move_along", by = opponents, to = here, cost = { power = { any = 3 } } }
]] }
scenario "C14 A payment that fails keeps home only who has a price" {
  rules = { "204", "055", "444.2" },
  board = function()
    local board = board("Test Barrier", {}, { "Test Charge" })
    board.A.base[4], board.A.base[5] = "Test Pyre", { vanilla(3), as = "fuel" }
    return board
  end,
  play = function(s)
    s.A:play("Test Charge")
    for _, name in ipairs { "a", "b" } do s.A:choose(name) end
    s.A:done()
    s.A:choose("north")
    s.A:pass()
    s.B:pass()
    s.A:choose("a")
    s.A:choose("b")
    s.A:choose("c") -- pays with one, where three were needed
    s:expect("a", { at = "north" })
    s:expect("b", { at = "base" })
    s:expect(s.A, { fury = 1 })
  end,
}

scenario "C14 Nobody moves for a price that is not paid" {
  rules = { "204", "144.3", "358.5" },
  board = function()
    local board = board("Test Border")
    board.A.base[4], board.A.base[5] = "Test Pyre", { vanilla(3), as = "fuel" }
    return board
  end,
  play = function(s)
    s.A:move("a", "north")
    s.A:choose("c") -- pays with one, where three are needed
    s:expect("a", { at = "base", exhausted = false })
    s:expect(s.A, { fury = 1 })
    s:owes(s.A, "act")
  end,
}
card { name = "Test Border", type = "unit", energy = 0, might = 9, domains = { "order" }, script = [[
forbid { what = "move", by = opponents, to = here, cost = { power = { any = 3 } } }
]] }

scenario "C14 A unit that has paid with itself does not move" {
  rules = { "144.2", "357.2" },
  board = function()
    local board = board("Test Border")
    board.A.base = { { vanilla(3), as = "a" }, vanilla(1), "Test Pyre" }
    return board
  end,
  play = function(s)
    s.A:move("a", "north")
    s.A:choose("a")
    s:expect("a", { zone = "trash", exhausted = false })
    s:owes(s.A, "act")
  end,
}

-- Of several permissions to move each is a price: whichever can be paid is, for each unit.
card { name = "Test Ferry", type = "gear", energy = 0, domains = { "mind" }, script = [[ permit { what = "move", affects = unit { yours = true }, cost = { energy = 1 } } ]] }
card { name = "Test Raft", type = "gear", energy = 0, domains = { "mind" }, script = [[ permit { what = "move", affects = unit { yours = true }, cost = { power = { fury = 1 } } } ]] }
scenario "C14 What can be paid lets units move" {
  rules = { "204", "144.4" },
  cases = {
    { name = "energy", pool = { energy = 1 }, movers = { "a" } },
    { name = "power", pool = { fury = 1 }, movers = { "a" } },
    { name = "each its own", pool = { energy = 1, fury = 1 }, movers = { "a", "b" } },
  },
  board = function(case)
    return { A = { base = { "Test Ferry", "Test Raft" }, pool = case.pool, south = { { vanilla(1), as = "a" }, { vanilla(1), as = "b" } } }, battlefields = { north = {}, south = { controller = "A" } } }
  end,
  play = function(s, case)
    s.A:move(case.movers, "north")
    for _, name in ipairs(case.movers) do s:expect(name, { at = "north" }) end
    s:expect(s.A, { energy = 0, fury = 0 })
  end,
}
