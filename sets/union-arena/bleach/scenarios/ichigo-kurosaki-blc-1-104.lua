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
