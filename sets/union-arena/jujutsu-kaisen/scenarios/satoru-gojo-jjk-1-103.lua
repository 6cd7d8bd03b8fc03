card { name = "Test Well", type = "site", color = { "blue" }, generates = { blue = 9 } }

scenario "Satoru Gojo (JJK-1-103): the opponent chooses who returns" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, hand = { "JJK-1-103" } }, B = { front = { { vanilla(1000), as = "one" }, { vanilla(9000), as = "two" } } } },
  play = function(s)
    s.A:play("JJK-1-103", { at = "front" })
    s:owes(s.B, "choose")
    s.B:choose("one")
    s:expect("one", { zone = "hand" })
    s:expect("JJK-1-103", { impact = 1 })
    s:expect(s.A, { ap = 1 })
  end,
}

scenario "Satoru Gojo (JJK-1-103): not from the energy line" {
  rules = { "UA-4.27" },
  board = { A = { energy = { "Test Well" }, hand = { "JJK-1-103" } }, B = { front = { { vanilla(1000), as = "one" } } } },
  play = function(s)
    s.A:play("JJK-1-103", { at = "energy" })
    s:expect("one", { at = "front" })
    s:owes(s.A, "act")
  end,
}
