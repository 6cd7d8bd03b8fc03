card { name = "Well", type = "character", color = { "purple" }, bp = 1000, generates = { purple = 2 } }

scenario "Ichigo's Room: rests and is sidelined to draw 2 and discard 1" {
  rules = { "UA-4.24", "UA-4.25" },
  board = { A = { hand = { "Bankai" }, energy = { "Ichigo's Room" }, deck = { "Tasty Bread", "Getsugatensho", "BLC-1-034" } } },
  play = function(s)
    s:expect("Ichigo's Room", { ap = 1, required_energy = 2, generates = 1, color = "purple", trigger = "get", type = { "site" } })
    s.A:activate("Ichigo's Room")
    s:expect("Ichigo's Room", { zone = "sideline" })
    s:options("Bankai", "Tasty Bread", "Getsugatensho")
    s.A:choose("Bankai")
    s:expect(s.A, { hand_size = 2, deck_size = 1, sideline_size = 2, energy = 0, ap = 3 })
  end,
}

scenario "Ichigo's Room: one that is rested cannot do it" {
  rules = { "UA-4.25", "UA-4.16" },
  board = { A = { hand = { "Ichigo's Room" }, energy = { "Well" } } },
  play = function(s)
    s.A:play("Ichigo's Room")
    s:expect("Ichigo's Room", { at = "energy", exhausted = true })
    s.A:refused("activate", "Ichigo's Room", { rule = "UA-4.25" })
    s:expect(s.A, { ap = 2, energy = 3, hand_size = 0 })
  end,
}
