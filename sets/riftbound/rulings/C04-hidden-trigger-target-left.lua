card { name = "Test Fae", type = "unit", energy = 1, might = 1, domains = { "mind" }, keywords = { "Hidden" },
  script = [[ triggered { on = self.played, target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = -2, lasts = "turn" }) end } ]] }
card { name = "Test Bolt", type = "spell", energy = 1, domains = { "fury" }, keywords = { "Hidden", "Action" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(3, fx.it) end } ]] }
card { name = "Test Retreat", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:move(fx.it, fx.you.base) end } ]] }

scenario "a target of a hidden card that leaves the battlefield is missed" {
  rules = { "811.1", "359.3" },
  cases = { { name = "trigger", card = "Test Fae" }, { name = "spell", card = "Test Bolt" } },
  board = function(case) return {
    A = { hand = { "Test Retreat" }, base = { { vanilla(5), as = "raider" } } },
    B = { facedown = { north = { case.card } }, north = { { vanilla(1), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  } end,
  play = function(s, case)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play(case.card)
    s.B:choose("raider")
    s.B:pass()
    s.A:play("Test Retreat")
    s.A:choose("raider")
    s:resolve()
    s:expect("raider", { at = "base", might = 5, damage = 0 })
  end,
}
