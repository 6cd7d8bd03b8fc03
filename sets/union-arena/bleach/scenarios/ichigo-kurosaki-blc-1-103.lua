scenario "Ichigo Kurosaki (BLC-1-103): stronger as it attacks" {
  rules = { "UA-6.3", "UA-8.4" },
  board = { A = { front = { "BLC-1-103" } }, B = { front = { { vanilla(4000), as = "blocker" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("BLC-1-103")
    s:expect("BLC-1-103", { bp = 4000 })
    s.B:block("blocker")
    s:expect("blocker", { zone = "sideline" })
    s.A:pass()
    s:expect("BLC-1-103", { bp = 3000 })
  end,
}

scenario "Ichigo Kurosaki (BLC-1-103): not as it blocks" {
  rules = { "UA-6.4", "UA-6.7" },
  board = { A = { front = { { vanilla(3500), as = "attacker" } } }, B = { front = { "BLC-1-103" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:block("BLC-1-103")
    s:expect("BLC-1-103", { zone = "sideline" })
  end,
}
