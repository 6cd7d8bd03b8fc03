card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Ichigo's Room (BLC-1-108): rested and sidelined for cards" {
  rules = { "UA-4.25", "UA-4.24" },
  board = { A = { energy = { "BLC-1-108" }, hand = { { vanilla(500), as = "spare" } } } },
  play = function(s)
    s.A:activate("BLC-1-108")
    s.A:choose("spare")
    s:expect("BLC-1-108", { zone = "sideline" })
    s:expect("spare", { zone = "sideline" })
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "Ichigo's Room (BLC-1-108): not when rested, as it comes in" {
  rules = { "UA-4.25", "UA-4.16" },
  board = { A = { energy = { "Test Well" }, hand = { "BLC-1-108" } } },
  play = function(s)
    s.A:play("BLC-1-108")
    s:expect("BLC-1-108", { at = "energy", exhausted = true })
    s.A:refused("activate", "BLC-1-108", { rule = "UA-4.25" })
  end,
}
