card { name = "Well", type = "character", color = { "purple" }, bp = 1000, generates = { purple = 3 } }

scenario "Bankai: up to two rested AP cards become active" {
  rules = { "UA-4.15", "UA-4.20" },
  board = { A = { hand = { "Bankai" }, energy = { "Well" }, ap = { ready = 1, exhausted = 2 } }, B = { ap = { ready = 0, exhausted = 3 } } },
  play = function(s)
    s:expect("Bankai", { ap = 1, required_energy = 3, color = "purple", trigger = "final" })
    s.A:play("Bankai")
    s:expect(s.A, { ap = 0 })
    s:options("AP", "AP", "AP")
    s.A:choose("AP")
    s.A:choose("AP")
    s:owes(s.A, "act")
    s:expect(s.A, { ap = 2, ap_cards = 3 })
    s:expect(s.B, { ap = 0 })
    s:expect("Bankai", { zone = "sideline" })
  end,
}

scenario "Bankai: active AP cards are not offered" {
  rules = { "UA-10.4" },
  board = { A = { hand = { "Bankai" }, energy = { "Well" }, ap = 2 } },
  play = function(s)
    s.A:play("Bankai")
    s:options("AP")
    s.A:choose("AP")
    s:expect(s.A, { ap = 2 })
    s:owes(s.A, "act")
  end,
}
