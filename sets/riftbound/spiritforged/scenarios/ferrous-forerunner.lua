card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "Ferrous Forerunner leaves two Mechs in the base" {
  rules = { "808.1", "184", "187", "143.4" },
  board = {
    A = { hand = { "Test Doom" }, north = { "Ferrous Forerunner", { vanilla(1), as = "other" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s:count("Mech", 0)
    s.A:play("Test Doom")
    s.A:choose("Ferrous Forerunner")
    s.A:pass()
    s.B:pass()
    s:expect("Ferrous Forerunner", { zone = "trash" })
    s:chain { "Ferrous Forerunner" }
    s:resolve()
    s:count("Mech", 2, { at = "base", exhausted = true, might = 3, controller = s.A })
  end,
}

scenario "Ferrous Forerunner leaves nothing when it only goes back to hand" {
  rules = { "808.1" },
  board = {
    A = { hand = { "Test Return" }, base = { "Ferrous Forerunner" } },
  },
  play = function(s)
    s.A:play("Test Return")
    s.A:choose("Ferrous Forerunner")
    s:resolve()
    s:expect("Ferrous Forerunner", { zone = "hand" })
    s:count("Mech", 0)
  end,
}
card {
  name = "Test Return", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]],
}
