scenario "Mageseeker Warden keeps a hidden unit from entering where it is hidden" {
  rules = { "054.2", "811" },
  cases = { { name = "at a battlefield", place = "south", may = false }, { name = "in the base", place = "base", may = true } },
  board = function(case)
    return {
      A = { [case.place] = { "Mageseeker Warden" }, hand = { { vanilla_spell(0), as = "bait" } } },
      B = { facedown = { north = { "Blastcone Fae" } }, north = { vanilla(2) } },
      battlefields = { north = { controller = "B" }, south = { controller = case.place == "south" and "A" or nil } },
    }
  end,
  play = function(s, case)
    s.A:play("bait")
    s.A:pass()
    if not case.may then return s.B:refused("play", "Blastcone Fae") end
    s.B:play("Blastcone Fae")
    s:expect("Blastcone Fae", { at = "north" })
    s.B:choose("Blastcone Fae")
  end,
}
