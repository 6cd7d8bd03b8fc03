scenario "U015 Block and equal BP" {
  rules = { "UA-6.7", "UA-6.4" },
  board = { A = { front = { { vanilla(3000), as = "attacker" } } }, B = { front = { { vanilla(3000), as = "blocker" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:block("blocker")
    s:expect("blocker", { zone = "sideline" })
    s:expect("attacker", { at = "front", exhausted = true })
    s:expect(s.B, { life = 7 })
    s:owes(s.A, "attack")
  end,
}
