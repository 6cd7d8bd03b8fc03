card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Rukia Kuchiki (BLC-1-106): three cards for two" {
  rules = { "UA-10.5" },
  board = { A = { energy = { "Test Well" }, hand = { "BLC-1-106" }, sideline = 3 } },
  play = function(s)
    s.A:play("BLC-1-106", { at = "front" })
    s.A:yes()
    s:expect(s.A, { removal_size = 3, hand_size = 2 })
  end,
}

scenario "Rukia Kuchiki (BLC-1-106): with two it is not asked" {
  rules = { "UA-10.5" },
  board = { A = { energy = { "Test Well" }, hand = { "BLC-1-106" }, sideline = 2 } },
  play = function(s)
    s.A:play("BLC-1-106", { at = "front" })
    s:owes(s.A, "act")
    s:expect(s.A, { removal_size = 0, hand_size = 0, ap = 1 })
  end,
}

card { name = "Well", type = "character", color = { "purple" }, bp = 1000, generates = { purple = 4 } }

scenario "Rukia Kuchiki (BLC-1-106): three cards of the sideline into the removal area draw 2" {
  rules = { "UA-10.5" },
  board = { A = { hand = { "Rukia Kuchiki" }, energy = { "Well" }, sideline = { "Bankai", "Tasty Bread", "BLC-1-105", "BLC-1-034" } }, B = { sideline = 4 } },
  play = function(s)
    s.A:play("Rukia Kuchiki", { at = "front" })
    s.A:yes()
    s.A:choose("Bankai", "BLC-1-105", "BLC-1-034")
    s:expect(s.A, { removal_size = 3, sideline_size = 1, hand_size = 2, deck_size = 18, ap = 1 })
    s:expect(s.B, { sideline_size = 4 })
    s:expect("Tasty Bread", { zone = "sideline" })
    s:expect("Rukia Kuchiki", { at = "front", bp = 4000, ap = 2, required_energy = 4, generates = 1, color = "purple", trigger = "get", tags = { "Gotei 13" } })
  end,
}

scenario "Rukia Kuchiki (BLC-1-106): it need not be done" {
  rules = { "UA-10.5" },
  board = { A = { hand = { "Rukia Kuchiki" }, energy = { "Well" }, sideline = 3 } },
  play = function(s)
    s.A:play("Rukia Kuchiki", { at = "energy" })
    s.A:no()
    s:expect(s.A, { removal_size = 0, sideline_size = 3, hand_size = 0 })
  end,
}
