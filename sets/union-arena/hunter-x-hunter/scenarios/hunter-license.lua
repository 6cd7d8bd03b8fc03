card { name = "Well", type = "character", color = { "green" }, bp = 1000, generates = { green = 3 } }

scenario "Hunter License: up to two rested AP cards become active" {
  rules = { "UA-4.15", "UA-4.20" },
  board = { A = { hand = { "Hunter License" }, energy = { "Well" }, ap = { ready = 1, exhausted = 2 } }, B = { ap = { ready = 0, exhausted = 3 } } },
  play = function(s)
    s:expect("Hunter License", { ap = 1, required_energy = 3, color = "green", trigger = "final" })
    s.A:play("Hunter License")
    s:expect(s.A, { ap = 0 })
    s:options("AP", "AP", "AP")
    s.A:choose("AP")
    s.A:choose("AP")
    s:owes(s.A, "act")
    s:expect(s.A, { ap = 2, ap_cards = 3 })
    s:expect(s.B, { ap = 0 })
    s:expect("Hunter License", { zone = "sideline" })
  end,
}

scenario "Hunter License: only the one that paid for it, when the others are active" {
  rules = { "UA-4.15", "UA-10.4" },
  board = { A = { hand = { "Hunter License" }, energy = { "Well" } } },
  play = function(s)
    s.A:play("Hunter License")
    s.A:choose("AP")
    s:expect(s.A, { ap = 3 })
    s:owes(s.A, "act")
  end,
}

scenario "Hunter License: one may be enough, and none too" {
  rules = { "UA-10.4" },
  cases = { { name = "one", take = 1 }, { name = "none", take = 0 } },
  board = { A = { hand = { "Hunter License" }, energy = { "Well" }, ap = { ready = 1, exhausted = 2 } } },
  play = function(s, case)
    s.A:play("Hunter License")
    if case.take == 1 then s.A:choose("AP") end
    s.A:done()
    s:expect(s.A, { ap = case.take })
  end,
}

scenario "Hunter License: without an active AP card it cannot be used" {
  rules = { "UA-4.15" },
  board = { A = { hand = { "Hunter License" }, energy = { "Well" }, ap = { ready = 0, exhausted = 3 } } },
  play = function(s)
    s.A:refused("play", "Hunter License", { rule = "UA-4.15" })
    s:expect(s.A, { ap = 0 })
  end,
}
