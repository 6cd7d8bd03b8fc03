card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Substitute Soul Reaper of Karakura Town (BLC-1-109): draws, then discards" {
  rules = { "UA-4.4", "UA-4.25" },
  board = { A = { energy = { "Test Well" }, hand = { "BLC-1-109", { vanilla(500), as = "spare" }, { vanilla(600), as = "extra" } }, deck = { { vanilla(1000), as = "top" }, vanilla(1000), vanilla(1000), vanilla(1000) } } },
  play = function(s)
    s.A:play("BLC-1-109")
    s.A:choose("spare")
    s:expect("spare", { zone = "sideline" })
    s:expect("top", { zone = "hand" })
    s:expect(s.A, { hand_size = 3 })
  end,
}

scenario "Substitute Soul Reaper of Karakura Town (BLC-1-109): what was drawn may go" {
  rules = { "UA-4.25" },
  board = { A = { energy = { "Test Well" }, hand = { "BLC-1-109", { vanilla(500), as = "spare" } }, deck = { { vanilla(1000), as = "top" }, { vanilla(1100), as = "next" }, { vanilla(1200), as = "third" } } } },
  play = function(s)
    s.A:play("BLC-1-109")
    s.A:choose("top")
    s:expect("top", { zone = "sideline" })
    s:expect("spare", { zone = "hand" })
  end,
}

card { name = "Lantern", type = "character", color = { "purple" }, bp = 1000, generates = { purple = 1 } }

scenario "Substitute Soul Reaper of Karakura Town (BLC-1-109): with one card in the deck it draws that one" {
  rules = { "UA-9.2" },
  board = { A = { hand = { { "BLC-1-109", as = "event" } }, energy = { "Lantern" }, deck = { "Tasty Bread" } } },
  play = function(s)
    s.A:play("event")
    s:expect("Tasty Bread", { zone = "sideline" })
    s:expect(s.A, { hand_size = 0, deck_size = 0 })
    s:over(false)
  end,
}

scenario "Substitute Soul Reaper of Karakura Town (BLC-1-109): needs 1 purple energy" {
  rules = { "UA-4.14" },
  board = { A = { hand = { { "BLC-1-109", as = "event" } }, front = { "Lantern" } } },
  play = function(s)
    s.A:refused("play", "event", { rule = "UA-4.14" })
    s:expect("event", { zone = "hand" })
  end,
}
