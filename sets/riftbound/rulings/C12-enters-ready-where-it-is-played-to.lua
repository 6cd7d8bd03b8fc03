-- How a unit enters may depend on where it is played to (143.4).
card {
  name = "Test Shade", type = "unit", energy = 0, might = 2, domains = { "mind" },
  script = [[ static { affects = self, active = is(self, playing { at = "battlefield" }), give = { enters = "ready" } } ]],
}

for place, exhausted in pairs { north = false, base = true } do
  scenario("C12 Played to a place: " .. place) {
    rules = { "143.4" },
    board = { A = { hand = { "Test Shade" }, north = { vanilla(1) } }, battlefields = { north = { controller = "A" }, south = {} } },
    play = function(s)
      s.A:play("Test Shade", { at = place })
      s:expect("Test Shade", { at = place, exhausted = exhausted })
    end,
  }
end
