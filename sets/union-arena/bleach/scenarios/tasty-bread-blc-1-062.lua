card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Tasty Bread (BLC-1-062): BP and an AP card" {
  rules = { "UA-4.20", "UA-10.4" },
  board = { A = { energy = { "Test Well" }, front = { { vanilla(1000), as = "friend" }, { vanilla(2000), as = "other" } }, hand = { "BLC-1-062" } } },
  play = function(s)
    s.A:play("BLC-1-062")
    s.A:choose("friend")
    s.A:choose("AP")
    s:expect("friend", { bp = 2000 })
    s:expect("other", { bp = 2000 })
    s:expect(s.A, { ap = 3 })
  end,
}

scenario "Tasty Bread (BLC-1-062): without a character the rest goes on" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, hand = { "BLC-1-062" } } },
  play = function(s)
    s.A:play("BLC-1-062")
    s.A:choose("AP")
    s:expect(s.A, { ap = 3 })
  end,
}
