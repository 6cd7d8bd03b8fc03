card { name = "Test Lurker", type = "unit", energy = 0, might = 1, domains = { "fury" }, keywords = { "Ambush" },
  script = [[ additional_cost { name = "blood", cost = { kill = unit { friendly = true } } } ]] }
card { name = "Test Nothing", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) end } ]] }
scenario "C02 an undone reaction gives priority back to who had it (358.5)" {
  rules = { "358.5", "822.3" },
  board = {
    A = { hand = { "Test Nothing" } },
    B = { hand = { "Test Lurker" }, base = { { vanilla(1), as = "home" } }, north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Nothing")
    s.A:pass()
    s.B:play("Test Lurker")
    s.B:choose("guard")
    s:expect("Test Lurker", { zone = "hand" })
    s:expect("guard", { at = "north" })
    s:chain { "Test Nothing" }
    s:owes(s.B, "act")
  end,
}
