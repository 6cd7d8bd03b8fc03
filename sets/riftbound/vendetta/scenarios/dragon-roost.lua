card { name = "Test Drake", type = "unit", energy = 1, might = 5, domains = { "fury" }, tags = { "Dragon" } }
card { name = "Test Lizard", type = "unit", energy = 1, might = 5, domains = { "fury" }, tags = { "Lizard" } }

local function roost(side, field)
  return {
    A = { hand = { "Test Drake", "Test Lizard" }, pool = { energy = 2, fury = 2 } },
    B = side,
    battlefields = { north = field or { card = "Dragon Roost" }, south = {} },
  }
end

scenario "Dragon Roost takes a Dragon for two power, whoever controls it" {
  rules = { "356.2", "355.2" },
  cases = {
    { name = "paid, nobody's", pay = true },
    { name = "paid, an opponent's", pay = true, side = { north = { vanilla(1) } }, field = { card = "Dragon Roost", controller = "B" } },
    { name = "not paid" },
  },
  board = function(case) return roost(case.side, case.field) end,
  play = function(s, case)
    s.A:play("Test Drake")
    if case.pay then s.A:yes() else s.A:no() end
    s:expect(s.A, { fury = case.pay and 0 or 2, energy = 1 })
    if case.pay then s:expect("Test Drake", { place = "north" }) else s:expect("Test Drake", { zone = "base" }) end
  end,
}

scenario "Dragon Roost offers nothing for what is no Dragon, or for what cannot be paid" {
  rules = { "356.2", "357.1" },
  cases = { { name = "no Dragon", card = "Test Lizard", power = 2 }, { name = "too little power", card = "Test Drake", power = 1 } },
  board = function(case)
    local b = roost()
    b.A.pool.fury = case.power
    return b
  end,
  play = function(s, case)
    s.A:play(case.card)
    s:expect(case.card, { zone = "base" })
    s:expect(s.A, { fury = case.power })
  end,
}

card { name = "Test Ward", type = "unit", energy = 0, might = 1, domains = { "order" }, script = [[
  forbid { what = "play", affects = playing { type = "unit" }, by = each_player, to = place { here = true } } ]] }

scenario "Dragon Roost offers nothing where nothing may be played" {
  rules = { "054.1", "356.2" },
  board = roost({ north = { "Test Ward" } }, { card = "Dragon Roost", controller = "B" }),
  play = function(s)
    s.A:play("Test Drake")
    s:expect("Test Drake", { zone = "base" })
    s:expect(s.A, { fury = 2 })
  end,
}
