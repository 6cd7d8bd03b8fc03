scenario "Sasaki & Iguchi (JJK-1-104): draws and discards as it attacks" {
  rules = { "UA-6.3", "UA-4.25" },
  board = { A = { front = { "JJK-1-104" }, hand = { { vanilla(500), as = "spare" } }, deck = { { vanilla(1000), as = "top" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("JJK-1-104")
    s.A:choose("spare")
    s:expect("top", { zone = "hand" })
    s:expect("spare", { zone = "sideline" })
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Sasaki & Iguchi (JJK-1-104): not as it blocks" {
  rules = { "UA-6.4" },
  board = { A = { front = { { vanilla(500), as = "attacker" } } }, B = { front = { "JJK-1-104" }, hand = { { vanilla(500), as = "spare" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:block("JJK-1-104")
    s:expect("JJK-1-104", { at = "front", exhausted = true })
    s:expect(s.B, { hand_size = 1 })
    s:expect("attacker", { at = "front" })
  end,
}
