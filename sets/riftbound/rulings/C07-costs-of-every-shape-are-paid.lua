-- Whatever a cost is made of, and wherever it stands, it is paid or the thing is not done (356, 357, 444).
card { name = "Test Bargain", type = "spell", energy = 0, domains = { "fury" },
  script = [[
    additional_cost { name = "price", cost = one_of({ energy = 2 }, { kill = unit { friendly = true } }) }
    on_play { effect = function(fx) fx:gain_xp(1) end }
  ]] }
card { name = "Test Deal", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { effect = function(fx) if fx:may { cost = one_of({ energy = 2 }, { kill = unit { friendly = true } }) } then fx:gain_xp(1) end end } ]] }
card { name = "Test Shop", type = "gear", energy = 1, domains = { "fury" },
  script = [[ activated { cost = one_of({ energy = 2 }, { kill = unit { friendly = true } }), effect = function(fx) fx:gain_xp(1) end } ]] }
card { name = "Test Pyre", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { x = { kill = unit { friendly = true } }, effect = function(fx) fx:draw(fx.x) end } ]] }
card { name = "Test Lesson", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { x = { xp = 2 }, effect = function(fx) fx:draw(fx.x) end } ]] }

local function board(card, case)
  return {
    A = {
      hand = card ~= "Test Shop" and { card } or {},
      base = { card == "Test Shop" and card or "Fury Relic", case.unit and { vanilla(1), as = "page" } or nil },
      pool = { energy = case.energy },
    },
  }
end

local ways = {
  { name = "nothing to pay with", energy = 0 },
  { name = "energy", energy = 2 },
  { name = "a unit", energy = 0, unit = true },
  { name = "either", energy = 2, unit = true },
}

card { name = "Fury Relic", type = "gear", energy = 1, domains = { "fury" } }

scenario "C07 An additional cost may be a choice between costs" {
  rules = { "356.2", "357.2" },
  cases = ways,
  board = function(case) return board("Test Bargain", case) end,
  play = function(s, case)
    if case.energy == 0 and not case.unit then return s.A:refused("play", "Test Bargain", { rule = "357.2" }) end
    s.A:play("Test Bargain")
    if case.energy > 0 and case.unit then s.A:pick("{2}") end
    s:resolve()
    s:expect(s.A, { xp = 1, energy = 0 })
    if case.unit then s:expect("page", case.energy > 0 and { at = "base" } or { zone = "trash" }) end
  end,
}

scenario "C07 What an instruction asks for may be a choice between costs" {
  rules = { "444.1" },
  cases = ways,
  board = function(case) return board("Test Deal", case) end,
  play = function(s, case)
    s.A:play("Test Deal")
    s.A:pass() s.B:pass()
    if case.energy > 0 or case.unit then s.A:yes() end
    if case.energy > 0 and case.unit then s.A:pick("{2}") end
    s:expect(s.A, { xp = (case.energy > 0 or case.unit) and 1 or 0, energy = 0 })
    if case.unit then s:expect("page", case.energy > 0 and { at = "base" } or { zone = "trash" }) end
  end,
}

scenario "C07 An ability whose cost is a choice is not activated with nothing to pay" {
  rules = { "357.1" },
  cases = ways,
  board = function(case) return board("Test Shop", case) end,
  play = function(s, case)
    if case.energy == 0 and not case.unit then return s.A:refused("activate", "Test Shop", { rule = "357.1" }) end
    s.A:activate("Test Shop")
    if case.energy > 0 and case.unit then s.A:pick("{2}") end
    s:resolve()
    s:expect(s.A, { xp = 1, energy = 0 })
  end,
}

scenario "C07 Things that pay for x are gone" {
  rules = { "357.2" },
  board = { A = { hand = { "Test Pyre" }, base = { { vanilla(1), as = "one" }, { vanilla(2), as = "two" } } } },
  play = function(s)
    s.A:play("Test Pyre")
    s.A:number(2)
    s:resolve()
    s:expect("one", { zone = "trash" })
    s:expect("two", { zone = "trash" })
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "C07 Experience pays for x" {
  rules = { "357.2" },
  cases = { { name = "none", n = 0 }, { name = "two points", n = 2 } },
  board = { A = { hand = { "Test Lesson" }, xp = 5 } },
  play = function(s, case)
    s.A:play("Test Lesson")
    s.A:number(case.n)
    s:resolve()
    s:expect(s.A, { hand_size = case.n, xp = 5 - 2 * case.n })
  end,
}
