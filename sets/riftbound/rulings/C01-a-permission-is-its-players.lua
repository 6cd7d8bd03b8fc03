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

card { name = "Test Ferry", type = "gear", energy = 1, domains = { "mind" },
  script = [[ permit { what = "move", affects = unit {}, to = place { battlefield = true }, cost = { energy = 1 } } ]] }

scenario "C01 A permission to move may have a price, which each unit that needs it adds to the move" {
  rules = { "144.4", "357.1" },
  cases = { { name = "one", runes = 1 }, { name = "both", runes = 2 }, { name = "none", runes = 0 } },
  board = function(case)
    return {
      A = { base = { "Test Ferry", { vanilla(1), as = "page" } }, north = { { vanilla(3), as = "rover" }, { vanilla(2), as = "scout" } }, runes = { mind = case.runes } },
      battlefields = { north = { controller = "A" }, south = {} },
    }
  end,
  play = function(s, case)
    if case.runes == 0 then
      s.A:refused("move", "rover", "south", { rule = "357.1" })
      s.A:move("page", "south")
      s:expect("page", { at = "south" })
      return
    end
    if case.runes == 1 then
      s.A:move({ "rover", "page" }, "south")
      s:expect("scout", { at = "north", exhausted = false })
    else
      s.A:move({ "rover", "scout" }, "south")
      s:expect("scout", { at = "south" })
    end
    s:expect("rover", { at = "south" })
    s:count("Mind Rune", 0, { controller = s.A, exhausted = false })
  end,
}
