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

card { name = "Well", type = "character", color = { "purple" }, bp = 1000, generates = { purple = 4 } }

scenario "Getsugatensho (BLC-1-064): sidelines an enemy of BP 3000 or less on the front line" {
  rules = { "UA-4.20" },
  board = {
    A = { hand = { "Getsugatensho" }, energy = { "Well" }, front = { { vanilla(1000), as = "mate" } } },
    B = { front = { { vanilla(3000), as = "equal" }, { vanilla(3001), as = "more" }, { vanilla(1000), as = "less" } }, energy = { "BLC-1-039" } },
  },
  play = function(s)
    s:expect("Getsugatensho", { ap = 1, required_energy = 4, color = "purple", trigger = "special" })
    s.A:play("Getsugatensho")
    s:options("equal", "less")
    s.A:choose("equal")
    s:expect("equal", { zone = "sideline" })
    s:expect("Getsugatensho", { zone = "sideline" })
    s:expect(s.A, { ap = 2 })
  end,
}

scenario "Getsugatensho (BLC-1-064): of BP 5000 or less with Ichigo Kurosaki on the field" {
  rules = { "UA-4.20" },
  board = {
    A = { hand = { "Getsugatensho" }, energy = { "Well", "BLC-1-039" } },
    B = { front = { { vanilla(5000), as = "equal" }, { vanilla(5001), as = "more" }, { vanilla(1000), as = "less" } }, energy = { vanilla(2000) } },
  },
  play = function(s)
    s.A:play("Getsugatensho")
    s:options("equal", "less")
    s.A:choose("equal")
    s:expect("equal", { zone = "sideline" })
    s:expect("more", { at = "front" })
  end,
}

scenario "Getsugatensho (BLC-1-064): with no such enemy it is used in vain" {
  rules = { "UA-10.4" },
  board = { A = { hand = { "Getsugatensho" }, energy = { "Well" } }, B = { front = { { vanilla(4000), as = "foe" } } } },
  play = function(s)
    s.A:play("Getsugatensho")
    s:expect("foe", { at = "front" })
    s:expect("Getsugatensho", { zone = "sideline" })
  end,
}
