card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Geass of Absolute Obedience (CGH-1-030): a strong one is sidelined, and with Lelouch an AP card comes back" {
  rules = { "UA-4.20", "UA-10.4" },
  board = { A = { energy = { "Test Well", "CGH-1-103" }, hand = { "CGH-1-030" } }, B = { front = { { vanilla(5000), as = "foe" }, { vanilla(5500), as = "large" } }, energy = { { vanilla(1000), as = "behind" } } } },
  play = function(s)
    s.A:play("CGH-1-030")
    s:expect("foe", { zone = "sideline" }) -- the only one that may be chosen
    s.A:choose("AP")
    s:expect(s.A, { ap = 2 })
    s:expect("large", { at = "front" })
  end,
}

scenario "Geass of Absolute Obedience (CGH-1-030): without him nothing comes back" {
  rules = { "UA-4.15" },
  board = { A = { energy = { "Test Well" }, hand = { "CGH-1-030" } }, B = { front = { { vanilla(5000), as = "one" }, { vanilla(3000), as = "two" } } } },
  play = function(s)
    s.A:play("CGH-1-030")
    s.A:choose("two")
    s:expect("two", { zone = "sideline" })
    s:expect("one", { at = "front" })
    s:expect(s.A, { ap = 1 })
  end,
}
