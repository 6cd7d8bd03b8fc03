-- A permission is for the player whose text it is, unless the text says for whom.
card { name = "Test Sluice", type = "gear", energy = 1, domains = { "mind" }, script = [[ permit { what = "move", affects = unit {}, to = place { battlefield = true } } ]] }

scenario "C01 A permission is its player's alone" {
  rules = { "144.4" },
  cases = { { name = "own", own = true }, { name = "theirs", own = false } },
  board = function(case)
    return {
      A = { base = { case.own and "Test Sluice" or vanilla(1) }, north = { { vanilla(3), as = "rover" } } },
      B = { base = { case.own and vanilla(1) or "Test Sluice" } },
      battlefields = { north = { controller = "A" }, south = {} },
    }
  end,
  play = function(s, case)
    if not case.own then return s.A:refused("move", "rover", "south", { rule = "144.4" }) end
    s.A:move("rover", "south")
    s:expect("rover", { at = "south" })
  end,
}
