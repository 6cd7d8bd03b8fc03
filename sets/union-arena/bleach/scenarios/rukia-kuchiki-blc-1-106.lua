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
