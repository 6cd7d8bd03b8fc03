card {
  name = "Test Sniper", type = "unit", energy = 1, might = 1, domains = { "fury" },
  script = [[ triggered { on = self.played, target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}

scenario "B48 A trigger that would have to pay Deflect may be let go" {
  rules = { "809.1", "404.2" },
  cases = { { name = "refused", pay = false, damage = 0, runes = 2 }, { name = "paid", pay = true, damage = 1, runes = 1 } },
  board = {
    A = { hand = { "Test Sniper" }, runes = { fury = 2 } },
    B = { base = { { vanilla(3, { "Deflect" }), as = "it" } } },
  },
  play = function(s, case)
    s.A:play("Test Sniper")
    s.A:choose("it")
    if case.pay then s.A:pay() else s.A:no() end
    s:resolve()
    s:expect("it", { damage = case.damage })
    s:count("Fury Rune", case.runes, { zone = "runes", controller = s.A })
    s:owes(s.A, "act")
  end,
}

scenario "B48 Who cannot pay loses the trigger" {
  rules = { "809.1", "404.2" },
  board = {
    A = { hand = { "Test Sniper" }, pool = { energy = 1 } },
    B = { base = { { vanilla(3, { "Deflect" }), as = "it" } } },
  },
  play = function(s)
    s.A:play("Test Sniper")
    s.A:choose("it")
    s:chain {}
    s:expect("it", { damage = 0 })
    s:owes(s.A, "act")
  end,
}
