card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}
card {
  name = "Test Dismissal", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]],
}

scenario "Machine Evangel leaves three Recruits in its player's base" {
  rules = { "808.1", "184.2" },
  board = {
    A = { hand = { "Test Doom" } },
    B = { north = { "Machine Evangel" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Doom")
    s.A:choose("Machine Evangel")
    s:resolve()
    s:expect("Machine Evangel", { zone = "trash" })
    s:count("Recruit", 3, { at = "base", controller = s.B, exhausted = true })
    s:count("Recruit", 3)
  end,
}

scenario "Machine Evangel leaves nobody when it only goes away" {
  rules = { "808.1" },
  board = { A = { hand = { "Test Dismissal" } }, B = { base = { "Machine Evangel" } } },
  play = function(s)
    s.A:play("Test Dismissal")
    s.A:choose("Machine Evangel")
    s:resolve()
    s:expect("Machine Evangel", { zone = "hand" })
    s:count("Recruit", 0)
  end,
}
