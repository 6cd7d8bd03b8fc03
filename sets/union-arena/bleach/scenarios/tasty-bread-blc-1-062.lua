card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Tasty Bread (BLC-1-062): BP and an AP card" {
  rules = { "UA-4.20", "UA-10.4" },
  board = { A = { energy = { "Test Well" }, front = { { vanilla(1000), as = "friend" }, { vanilla(2000), as = "other" } }, hand = { "BLC-1-062" } } },
  play = function(s)
    s.A:play("BLC-1-062")
    s.A:choose("friend")
    s.A:choose("AP")
    s:expect("friend", { bp = 2000 })
    s:expect("other", { bp = 2000 })
    s:expect(s.A, { ap = 3 })
  end,
}

scenario "Tasty Bread (BLC-1-062): without a character the rest goes on" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, hand = { "BLC-1-062" } } },
  play = function(s)
    s.A:play("BLC-1-062")
    s.A:choose("AP")
    s:expect(s.A, { ap = 3 })
  end,
}

card { name = "Well", type = "character", color = { "purple" }, bp = 1000, generates = { purple = 2 } }

scenario "Tasty Bread (BLC-1-062): an own character gets BP+1000 this turn, and an AP card becomes active" {
  rules = { "UA-4.15", "UA-8.4" },
  board = {
    A = { hand = { "Tasty Bread" }, front = { { vanilla(2000), as = "mate" } }, energy = { "Well" } },
    B = { front = { { vanilla(2000), as = "foe" } } },
  },
  play = function(s)
    s:expect("Tasty Bread", { ap = 1, required_energy = 2, color = "purple", trigger = "active", type = { "event" } })
    s.A:play("Tasty Bread")
    s:options("mate", "Well")
    s.A:choose("mate")
    s:expect("mate", { bp = 3000 })
    s:expect(s.A, { ap = 2 })
    s.A:choose("AP")
    s:expect(s.A, { ap = 3 })
    s:expect("Tasty Bread", { zone = "sideline" })
    s:next_turn()
    s:expect("mate", { bp = 2000 })
  end,
}

scenario "Tasty Bread (BLC-1-062): one AP card at most, or none" {
  rules = { "UA-10.4" },
  cases = { { name = "one", take = 1 }, { name = "none", take = 0 } },
  board = { A = { hand = { "Tasty Bread" }, energy = { "Well" }, ap = { ready = 1, exhausted = 2 } } },
  play = function(s, case)
    s.A:play("Tasty Bread")
    if case.take == 1 then s.A:choose("AP") else s.A:done() end
    s:expect("Well", { bp = 2000 })
    s:expect(s.A, { ap = case.take })
    s:owes(s.A, "act")
  end,
}

scenario "Tasty Bread (BLC-1-062): an AP card that is the own and rested" {
  rules = { "UA-10.4", "UA-4.15" },
  board = { A = { energy = { "Test Well" }, hand = { "BLC-1-062" } }, B = { ap = { ready = 0, exhausted = 3 } } },
  play = function(s)
    s.A:play("BLC-1-062")
    s:options("AP")
    s.A:choose("AP")
    s:owes(s.A, "act")
    s:expect(s.A, { ap = 3 })
  end,
}
