card { name = "Lantern", type = "character", color = { "purple" }, bp = 1000, generates = { purple = 1 } }
card { name = "Rock", type = "character", color = { "purple" }, bp = 1000, required_energy = 2, generates = { purple = 1 } }

scenario "Orihime Inoue (035): returns another character of required energy 1 or less" {
  rules = { "UA-2.5", "UA-10.4" },
  board = {
    A = { hand = { { "BLC-1-035", as = "new" } }, front = { { "Rock", as = "rock" }, { "BLC-1-035", as = "old" } }, energy = { "Lantern", { "Ichigo's Room", as = "room" } } },
    B = { front = { { vanilla(1000), as = "foe" } } },
  },
  play = function(s)
    s.A:play("new", { at = "energy" })
    s:options("old", "Lantern")
    s.A:choose("old")
    s:expect("old", { zone = "hand" })
    s:expect("new", { at = "energy", exhausted = true, bp = 1500, generates = 2, ap = 1, required_energy = 1, color = "purple" })
  end,
}

scenario "Orihime Inoue (035): with nobody to return it returns itself" {
  rules = { "UA-10.4" },
  board = { A = { hand = { { "BLC-1-035", as = "new" } }, energy = { "Rock" } }, B = { front = { { vanilla(1000), as = "foe" } } } },
  play = function(s)
    s.A:play("new", { at = "front" })
    s:expect("new", { zone = "hand" })
    s:expect("Rock", { at = "energy" })
    s:expect("foe", { at = "front" })
    s:expect(s.A, { ap = 2 })
  end,
}
