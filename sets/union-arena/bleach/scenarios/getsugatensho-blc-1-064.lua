card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Getsugatensho (BLC-1-064): up to 3000" {
  rules = { "UA-4.20" },
  board = { A = { energy = { "Test Well" }, hand = { "BLC-1-064" } }, B = { front = { { vanilla(3000), as = "foe" }, { vanilla(5000), as = "strong" } } } },
  play = function(s)
    s.A:play("BLC-1-064")
    s:expect("foe", { zone = "sideline" })
    s:expect("strong", { at = "front" })
  end,
}

scenario "Getsugatensho (BLC-1-064): with Ichigo Kurosaki up to 5000" {
  rules = { "UA-10.8", "UA-10.4" },
  board = { A = { energy = { "Test Well", "BLC-1-039" }, hand = { "BLC-1-064" } }, B = { front = { { vanilla(3000), as = "foe" }, { vanilla(5000), as = "strong" }, { vanilla(5500), as = "stronger" } } } },
  play = function(s)
    s.A:play("BLC-1-064")
    s:options("foe", "strong")
    s.A:choose("strong")
    s:expect("strong", { zone = "sideline" })
  end,
}
