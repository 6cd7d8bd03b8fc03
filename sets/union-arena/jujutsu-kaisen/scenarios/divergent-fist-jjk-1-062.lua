card { name = "Test Well", type = "site", color = { "blue" }, generates = { blue = 9 } }

scenario "Divergent Fist (JJK-1-062): returns one" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, hand = { "JJK-1-062" } }, B = { front = { { vanilla(5000), as = "foe" }, { vanilla(5500), as = "strong" } } } },
  play = function(s)
    s.A:play("JJK-1-062")
    s:expect("foe", { zone = "hand" })
    s:expect("strong", { at = "front" })
  end,
}

scenario "Divergent Fist (JJK-1-062): sidelines it with Yuji Itadori" {
  rules = { "UA-10.8" },
  board = { A = { energy = { "Test Well", "JJK-1-037" }, hand = { "JJK-1-062" } }, B = { front = { { vanilla(5000), as = "foe" } } } },
  play = function(s)
    s.A:play("JJK-1-062")
    s:expect("foe", { zone = "sideline" })
  end,
}
