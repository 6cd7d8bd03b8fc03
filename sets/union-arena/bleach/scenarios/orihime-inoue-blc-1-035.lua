card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Orihime Inoue (BLC-1-035): another small one returns" {
  rules = { "UA-10.4", "UA-2.5" },
  board = { A = { energy = { "Test Well" }, front = { { vanilla(1000), as = "small" }, { "CGH-1-103", as = "large" } }, hand = { "BLC-1-035" } } },
  play = function(s)
    s.A:play("BLC-1-035", { at = "energy" })
    s:expect("small", { zone = "hand" })
    s:expect("large", { at = "front" })
    s:expect("BLC-1-035", { at = "energy", exhausted = true })
  end,
}

scenario "Orihime Inoue (BLC-1-035): without one, it returns itself" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, front = { { "CGH-1-103", as = "large" } }, hand = { "BLC-1-035" } }, B = { front = { vanilla(500) } } },
  play = function(s)
    s.A:play("BLC-1-035", { at = "front" })
    s:expect("BLC-1-035", { zone = "hand" })
    s:expect("large", { at = "front" })
    s:expect(s.A, { ap = 2 })
  end,
}

card { name = "Lantern", type = "character", color = { "purple" }, bp = 1000, generates = { purple = 1 } }

card { name = "Rock", type = "character", color = { "purple" }, bp = 1000, required_energy = 2, generates = { purple = 1 } }

scenario "Orihime Inoue (BLC-1-035): returns another character of required energy 1 or less" {
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
