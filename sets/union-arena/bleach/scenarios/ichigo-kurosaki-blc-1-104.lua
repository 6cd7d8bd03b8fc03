scenario "Ichigo Kurosaki (BLC-1-104): four cards for one and Impact" {
  rules = { "UA-5.5", "UA-10.5", "UA-4.26" },
  board = { A = { front = { { "BLC-1-104", on = { "BLC-1-039" } } }, sideline = { vanilla(1000), vanilla(1100), vanilla(1200), vanilla(1300), { vanilla(1400), as = "kept" } } } },
  play = function(s)
    s.A:activate("BLC-1-104")
    s.A:choose(vanilla(1000))
    s.A:choose(vanilla(1100))
    s.A:choose(vanilla(1200))
    s.A:choose(vanilla(1300))
    s:expect(s.A, { removal_size = 4, sideline_size = 1, hand_size = 1 })
    s:expect("BLC-1-104", { impact = 1 })
    s.A:refused("activate", "BLC-1-104", { rule = "UA-4.26" })
  end,
}

scenario "Ichigo Kurosaki (BLC-1-104): with three nothing follows" {
  rules = { "UA-10.5" },
  board = { A = { front = { { "BLC-1-104", on = { "BLC-1-039" } } }, sideline = 3 } },
  play = function(s)
    s.A:activate("BLC-1-104")
    s:expect(s.A, { removal_size = 3, hand_size = 0 })
    s:expect("BLC-1-104", { impact = 0 })
  end,
}

scenario "Ichigo Kurosaki (BLC-1-104): not without a raid" {
  rules = { "UA-5.5" },
  board = { A = { front = { "BLC-1-104" }, sideline = 4 } },
  play = function(s) s.A:refused("activate", "BLC-1-104", { rule = "UA-5.5" }) end,
}

card { name = "Well", type = "character", color = { "purple" }, bp = 1000, generates = { purple = 3 } }

scenario "Ichigo Kurosaki (BLC-1-104): in raid state removes 4 cards of the sideline, draws 1 and has Impact (1)" {
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

scenario "Ichigo Kurosaki (BLC-1-104): cards of the own sideline alone" {
  rules = { "UA-10.5" },
  board = { A = { front = { { "BLC-1-104", as = "ichigo", on = { "BLC-1-039" } } }, sideline = 4 }, B = { sideline = 4 } },
  play = function(s)
    s.A:activate("ichigo")
    s:owes(s.A, "act")
    s:expect(s.A, { removal_size = 4, sideline_size = 0, hand_size = 1 })
    s:expect(s.B, { removal_size = 0, sideline_size = 4 })
  end,
}
