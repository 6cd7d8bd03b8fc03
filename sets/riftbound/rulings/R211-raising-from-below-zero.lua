card {
  name = "Test Drain", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = -6, lasts = "turn" }) end } ]],
}

scenario "R211 Raising from below zero uses the real value" {
  rules = { "143.2" },
  board = { A = { hand = { "Test Drain", "Punch First" }, runes = { body = 2 }, base = { { vanilla(4), as = "it" } } } },
  play = function(s)
    s.A:play("Test Drain")
    s.A:choose("it")
    s:resolve()
    -- Without damage it lives.
    s:expect("it", { zone = "base" })
    s.A:play("Punch First")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { might = 3 })
  end,
}
