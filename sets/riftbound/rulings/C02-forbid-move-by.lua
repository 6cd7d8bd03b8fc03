card { name = "Test Anchor", type = "unit", energy = 1, might = 2, domains = { "calm" }, script = [[ forbid { what = "move", affects = self, by = opponents } ]] }
card { name = "Test Anchor Own", type = "unit", energy = 1, might = 2, domains = { "calm" }, script = [[ forbid { what = "move", affects = self, by = you } ]] }
card { name = "Test Shove All", type = "spell", energy = 0, domains = { "chaos" }, script = [[ on_play { target = { p = place { battlefield = true } }, effect = function(fx) fx:move(fx:all(unit { enemy = true, at = "base" }), fx.p) end } ]] }
scenario "C02 opponents cannot move me" {
  rules = { "054.1" },
  board = { A = { hand = { "Test Shove All" } }, B = { base = { "Test Anchor" } }, battlefields = { north = {}, south = {} } },
  play = function(s)
    s.A:play("Test Shove All")
    s.A:choose("north")
    s:resolve()
    s:expect("Test Anchor", { at = "base" })
  end,
}
scenario "C02 you cannot move me, but opponents can" {
  rules = { "054.1" },
  board = { A = { hand = { "Test Shove All" } }, B = { base = { "Test Anchor Own" } }, battlefields = { north = {}, south = {} } },
  play = function(s)
    s.A:play("Test Shove All")
    s.A:choose("north")
    s.A:pass()
    s.B:pass()
    s:expect("Test Anchor Own", { at = "north" })
  end,
}
