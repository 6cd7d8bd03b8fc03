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

scenario "Divergent Fist (JJK-1-062): BP 5000 or less on the enemy front line; another name, or Yuji Itadori of the other side, does not sideline" {
  rules = { "UA-4.20" },
  board = {
    A = { energy = { "Test Well", "JJK-1-045" }, front = { { vanilla(100), as = "mate" } }, hand = { "JJK-1-062" } },
    B = { front = { { vanilla(5000), as = "equal" }, { vanilla(5001), as = "more" }, { vanilla(300), as = "less" } }, energy = { "JJK-1-037" } },
  },
  play = function(s)
    s.A:play("JJK-1-062")
    s:options("equal", "less")
    s.A:choose("equal")
    s:expect("equal", { zone = "hand" })
  end,
}
