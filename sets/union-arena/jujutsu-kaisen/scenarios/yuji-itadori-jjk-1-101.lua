scenario "Yuji Itadori (JJK-1-101): stronger on the enemy turn" {
  rules = { "UA-4.27" },
  board = { A = { front = { "JJK-1-101" }, sideline = { "JJK-1-063" } }, turn = "B" },
  play = function(s) s:expect("JJK-1-101", { bp = 4000 }) end,
}

scenario "Yuji Itadori (JJK-1-101): not on the own, nor without a finger" {
  rules = { "UA-4.27" },
  board = { A = { front = { "JJK-1-101" }, sideline = { "JJK-1-063" } }, B = { front = { { "JJK-1-101", as = "theirs" } } } },
  play = function(s)
    s:expect("JJK-1-101", { bp = 3000 })
    s:expect("theirs", { bp = 3000 })
  end,
}
