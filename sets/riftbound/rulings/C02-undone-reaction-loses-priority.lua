card { name = "Test Riposte", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ additional_cost { name = "more", optional = true, cost = { power = { any = 1 } } } on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end } ]] }
card { name = "Test Nothing", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) end } ]] }
scenario "C02 an undone reaction gives priority back to who had it (358.5)" {
  rules = { "358.5" },
  board = { A = { hand = { "Test Nothing" }, base = { { vanilla(3, { "Deflect" }), as = "it" } } }, B = { hand = { "Test Riposte" }, runes = { fury = 1 } } },
  play = function(s)
    s.A:play("Test Nothing")
    s.A:pass()
    s.B:play("Test Riposte")
    s.B:yes()
    s:expect("Test Riposte", { zone = "hand" })
    s:chain { "Test Nothing" }
    s:owes(s.B, "act")
  end,
}
