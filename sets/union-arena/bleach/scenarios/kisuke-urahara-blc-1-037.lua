scenario "Kisuke Urahara (BLC-1-037): active, it generates 1 more" {
  rules = { "UA-10.11", "UA-4.14" },
  board = { A = { energy = { "BLC-1-037" } } },
  play = function(s)
    s:expect("BLC-1-037", { generates = 2, bp = 2500, required_energy = 2 })
    s:expect(s.A, { energy = 2 })
  end,
}

card { name = "Test Want", type = "character", color = { "purple" }, required_energy = 2, bp = 1000 }

scenario "Kisuke Urahara (BLC-1-037): rested, it generates what is printed" {
  rules = { "UA-4.14", "UA-4.27" },
  board = { A = { energy = { { "BLC-1-037", exhausted = true } }, hand = { "Test Want" } } },
  play = function(s)
    s:expect("BLC-1-037", { generates = 1 })
    s.A:refused("play", "Test Want", { rule = "UA-4.14" })
  end,
}

card { name = "Well", type = "character", color = { "purple" }, bp = 1000, generates = { purple = 2 } }

scenario "Kisuke Urahara (BLC-1-037): what would lock it keeps it at 1 energy for another turn" {
  rules = { "UA-4.7" },
  board = { A = { energy = { { "BLC-1-037", exhausted = true, locked = 1 } } }, turn = "B" },
  play = function(s)
    s:next_turn()
    s:expect("BLC-1-037", { exhausted = true, generates = 1 })
    s:next_turn()
    s:expect("BLC-1-037", { exhausted = false, generates = 2 })
  end,
}

scenario "Kisuke Urahara (BLC-1-037): comes in rested, with 1 energy" {
  rules = { "UA-4.16" },
  board = { A = { hand = { { "BLC-1-037", as = "new" } }, energy = { "Well" } } },
  play = function(s)
    s.A:play("new", { at = "energy" })
    s:expect("new", { exhausted = true, generates = 1 })
    s:expect(s.A, { energy = 3 })
  end,
}
