card { name = "Well", type = "character", color = { "purple" }, bp = 1000, generates = { purple = 3 } }

scenario "Ichigo Kurosaki (104): in raid state removes 4 cards of the sideline, draws 1 and has Impact (1)" {
  rules = { "UA-5.4", "UA-4.24", "UA-4.26" },
  board = {
    A = { hand = { { "BLC-1-104", as = "top" } }, front = { { "BLC-1-039", as = "base", exhausted = true } }, energy = { "Well", "BLC-1-107" }, sideline = { "Bankai", "Tasty Bread", "BLC-1-105", "BLC-1-034", "BLC-1-106" } },
    B = { sideline = 3 },
  },
  play = function(s)
    s:expect("top", { bp = 4000, required_energy = 4, ap = 1, color = "purple", trigger = "raid", raid = { "Ichigo Kurosaki" }, keywords = { "Raid" } })
    s.A:raid("top", "base")
    s:expect("top", { at = "front", exhausted = false, raided = true, impact = 0, generates = 1 })
    s.A:activate("top")
    s.A:choose("Bankai", "Tasty Bread", "BLC-1-105", "BLC-1-034")
    s:expect(s.A, { removal_size = 4, sideline_size = 1, hand_size = 1, ap = 2 })
    s:expect("top", { impact = 1, exhausted = false })
    s.A:refused("activate", "top", { rule = "UA-4.26" })
    s:next_turn()
    s:expect("top", { impact = 0 })
  end,
}

scenario "Ichigo Kurosaki (104): not in raid state it cannot do it" {
  rules = { "UA-5.5" },
  board = { A = { front = { { "BLC-1-104", as = "ichigo" } }, sideline = 5 } },
  play = function(s)
    s.A:refused("activate", "ichigo", { rule = "UA-5.5" })
    s:expect(s.A, { sideline_size = 5 })
  end,
}

scenario "Ichigo Kurosaki (104): with three cards they go, and nothing comes of it" {
  rules = { "UA-10.5" },
  board = { A = { front = { { "BLC-1-104", as = "ichigo", on = { "BLC-1-039" } } }, sideline = 3 } },
  play = function(s)
    s.A:activate("ichigo")
    s:expect(s.A, { removal_size = 3, sideline_size = 0, hand_size = 0 })
    s:expect("ichigo", { impact = 0 })
  end,
}
