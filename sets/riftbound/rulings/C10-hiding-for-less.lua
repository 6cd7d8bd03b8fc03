-- To hide a card costs one power of any domain (421): a permission may say another cost, leave that one out, or both.
card { name = "Test Trap", type = "spell", energy = 2, domains = { "mind" }, keywords = { "Hidden" }, script = [[ on_play { effect = function(fx) end } ]] }
for name, script in pairs {
  Price = [[ permit { what = "hide", affects = card { zone = "hand", owner = you }, cost = { energy = 1 } } ]],
  Free = [[ permit { what = "hide", affects = card { zone = "hand", owner = you }, ignore = "cost" } ]],
  Half = [[ permit { what = "hide", affects = card { zone = "hand", owner = you }, ignore = "power", cost = { energy = 1 } } ]],
  Energy = [[ permit { what = "hide", affects = card { zone = "hand", owner = you }, ignore = "energy", cost = { energy = 1 } } ]],
} do
  card { name = "Test " .. name, type = "gear", energy = 0, domains = { "mind" }, script = script }
end

local function hiding(case)
  return {
    A = { hand = { "Test Trap" }, north = { vanilla(2) }, base = case.gear, pool = case.pool },
    battlefields = { north = { controller = "A" }, south = {} },
  }
end

scenario "C10 Hiding is paid as a permission says, and nothing is asked where one way is the best" {
  rules = { "421", "356.1" },
  cases = {
    { name = "as usual", gear = {}, pool = { calm = 1, energy = 1 }, left = { calm = 0, energy = 1 } },
    { name = "for nothing", gear = { "Test Free" }, pool = { calm = 1, energy = 1 }, left = { calm = 1, energy = 1 } },
    { name = "for energy, without power", gear = { "Test Price" }, pool = { energy = 1 }, left = { energy = 0 } },
    { name = "the power left out, energy paid", gear = { "Test Half" }, pool = { energy = 1 }, left = { energy = 0 } },
    { name = "there is no energy to leave out", gear = { "Test Energy" }, pool = { calm = 1, energy = 1 }, left = { calm = 0, energy = 1 } },
    { name = "several of them", gear = { "Test Free", "Test Price", "Test Half" }, pool = { energy = 1 }, left = { energy = 1 } },
  },
  board = hiding,
  play = function(s, case)
    s.A:hide("Test Trap", "north")
    s:expect("Test Trap", { zone = "facedown" })
    s:expect(s.A, case.left)
  end,
}

scenario "C10 Of two ways of which neither is better the player chooses one" {
  rules = { "421" },
  cases = { { name = "energy", pick = "{1}", left = { calm = 1, energy = 0 } }, { name = "power", pick = "{any}", left = { calm = 0, energy = 1 } } },
  board = hiding({ gear = { "Test Price" }, pool = { calm = 1, energy = 1 } }),
  play = function(s, case)
    s.A:hide("Test Trap", "north")
    s.A:pick(case.pick)
    s:expect("Test Trap", { zone = "facedown" })
    s:expect(s.A, case.left)
  end,
}

scenario "C10 Who can pay in none of the ways cannot hide" {
  rules = { "811.1" },
  board = hiding({ gear = { "Test Price", "Test Half" }, pool = {} }),
  play = function(s) s.A:refused("hide", "Test Trap", "north", { rule = "811.1" }) end,
}
