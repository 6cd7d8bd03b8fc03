scenario "Noxus Saboteur keeps what opponents hid here face down" {
  rules = { "811", "054.1" },
  cases = { { name = "here", to = "north", stays = true }, { name = "elsewhere", to = "south", stays = false } },
  board = {
    A = { base = { "Noxus Saboteur" } },
    B = { facedown = { north = { "Block" } }, north = { { vanilla(4), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:move("Noxus Saboteur", case.to)
    s.A:pass()
    if case.stays then
      s.B:refused("play", "Block", { rule = "054.1" })
    else
      s.B:play("Block")
      s.B:choose("guard")
      s:resolve()
      s:expect("guard", { keywords = { "Shield 3", "Tank" } })
    end
  end,
}

scenario "Noxus Saboteur does not keep its own player's cards down" {
  rules = { "811" },
  board = {
    A = { facedown = { north = { "Block" } }, north = { "Noxus Saboteur" } },
    B = { base = { { vanilla(4), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("raider", "north")
    s.B:pass()
    s.A:play("Block")
    s.A:choose("Noxus Saboteur")
    s:resolve()
    s:expect("Noxus Saboteur", { might = 6 })
  end,
}

scenario "Noxus Saboteur does not keep cards from being played from the hand there, or hidden there" {
  rules = { "811", "421" },
  board = {
    A = { base = { "Noxus Saboteur" } },
    B = { hand = { "Block" }, runes = { calm = 2 }, north = { { vanilla(4), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Noxus Saboteur", "north")
    s.A:pass()
    s.B:play("Block")
    s.B:choose("guard")
    s:resolve()
    s:expect("guard", { might = 7 })
  end,
}
