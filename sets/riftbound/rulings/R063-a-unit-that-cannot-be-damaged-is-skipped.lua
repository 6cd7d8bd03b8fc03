card {
  name = "Test Wake", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:ready(fx.it) end } ]],
}

scenario "R063 Unit that cannot be damaged is skipped" {
  rules = { "465.2" },
  board = {
    A = { hand = { "Test Wake" }, base = { "Kayn, Unleashed", { vanilla(3), as = "mate" } } },
    B = { north = { { vanilla(3), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Kayn, Unleashed", "south")
    s:showdown()
    s.A:play("Test Wake")
    s.A:choose("Kayn, Unleashed")
    s:resolve()
    s.A:move({ "Kayn, Unleashed", "mate" }, "north")
    s.A:pass()
    s.B:pass()
    s:expect("mate", { zone = "trash" })
    s:expect("guard", { zone = "trash" })
    s:expect("Kayn, Unleashed", { at = "north", damage = 0 })
    s:expect("north", { controller = s.A })
  end,
}
