card {
  name = "Test Warden", type = "unit", energy = 1, might = 3, domains = { "calm" },
  script = [[ forbid { what = "play", affects = playing { type = "unit" }, by = opponents, at = place { battlefield = true }, active = is(self, unit { at = "battlefield" }) } ]],
}
card {
  name = "Test Pouncer", type = "unit", energy = 0, might = 3, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ permit { what = "play", affects = self, at = place { contested = true } } ]],
}

scenario "R351 Forbidding beats allowing" {
  rules = { "054.1" },
  cases = { { name = "forbidden", warden = "Test Warden" }, { name = "allowed", warden = vanilla(3) } },
  board = function(case)
    return {
      A = { hand = { "Test Pouncer" }, base = { { vanilla(2), as = "raider" } } },
      B = { north = { { vanilla(5), as = "guard" } }, south = { case.warden } },
      battlefields = { north = { controller = "B" }, south = { controller = "B" } },
    }
  end,
  play = function(s, case)
    s.A:move("raider", "north")
    s.A:play("Test Pouncer")
    if case.warden ~= "Test Warden" then
      s:options("base", "north")
      s.A:choose("north")
    end
    s:expect("Test Pouncer", { at = case.warden == "Test Warden" and "base" or "north" })
  end,
}
