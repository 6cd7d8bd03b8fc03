card { name = "Well", type = "character", color = { "purple" }, bp = 1000, generates = { purple = 2 } }

scenario "Tasty Bread: an own character gets BP+1000 this turn, and an AP card becomes active" {
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

scenario "Tasty Bread: one AP card at most, or none" {
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
