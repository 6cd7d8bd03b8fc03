card { name = "Lantern", type = "character", color = { "purple" }, bp = 1000, generates = { purple = 1 } }

scenario "Substitute Soul Reaper of Karakura Town: draws 2, then discards 1" {
  rules = { "UA-4.20" },
  board = { A = { hand = { { "BLC-1-109", as = "event" }, "Bankai" }, energy = { "Lantern" }, deck = { "Tasty Bread", "Getsugatensho", "BLC-1-034" } } },
  play = function(s)
    s:expect("event", { ap = 1, required_energy = 1, color = "purple", trigger = "draw", type = { "event" } })
    s.A:play("event")
    s:options("Bankai", "Tasty Bread", "Getsugatensho")
    s.A:choose("Getsugatensho")
    s:expect("Getsugatensho", { zone = "sideline" })
    s:expect("event", { zone = "sideline" })
    s:expect(s.A, { hand_size = 2, deck_size = 1, ap = 2 })
  end,
}

scenario "Substitute Soul Reaper of Karakura Town: with one card in the deck it draws that one" {
  rules = { "UA-9.2" },
  board = { A = { hand = { { "BLC-1-109", as = "event" } }, energy = { "Lantern" }, deck = { "Tasty Bread" } } },
  play = function(s)
    s.A:play("event")
    s:expect("Tasty Bread", { zone = "sideline" })
    s:expect(s.A, { hand_size = 0, deck_size = 0 })
    s:over(false)
  end,
}

scenario "Substitute Soul Reaper of Karakura Town: needs 1 purple energy" {
  rules = { "UA-4.14" },
  board = { A = { hand = { { "BLC-1-109", as = "event" } }, front = { "Lantern" } } },
  play = function(s)
    s.A:refused("play", "event", { rule = "UA-4.14" })
    s:expect("event", { zone = "hand" })
  end,
}
