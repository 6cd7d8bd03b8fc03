card { name = "Test Turner", type = "unit", energy = 1, might = 2, domains = { "chaos" }, keywords = { "Hidden" },
  script = [[ triggered { on = self.played, target = { it = unit { yours = true, at = place { other = true } } }, effect = function(fx) fx:buff(fx.it) end } ]] }
scenario "a target that must be elsewhere may be elsewhere" {
  rules = { "811.1" },
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { facedown = { north = { "Test Turner" } }, north = { { vanilla(1), as = "guard" } }, base = { { vanilla(6), as = "far" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Test Turner")
    s.B:choose("far")
    s.B:pass()
    s.A:pass()
    s:expect("far", { buffs = 1 })
  end,
}
