scenario "Fiora, Peerless doubles her might when she attacks one on one" {
  rules = { "432", "740", "466.7" },
  board = {
    A = { base = { "Fiora, Peerless" } },
    B = { north = { { vanilla(5), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Fiora, Peerless", "north")
    s:chain { "Fiora, Peerless" }
    s.A:pass()
    s.B:pass()
    s:expect("Fiora, Peerless", { might = 6 })
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:expect("Fiora, Peerless", { at = "north", might = 3 })
  end,
}

scenario "Fiora, Peerless doubles her might when she defends one on one" {
  rules = { "432", "464.2" },
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { north = { { "Fiora, Peerless", buffs = 1 } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s:expect("Fiora, Peerless", { might = 4 })
    s.A:move("raider", "north")
    s:resolve()
    s:expect("Fiora, Peerless", { might = 8 })
    s:showdown()
    s:expect("raider", { zone = "trash" })
    s:expect("Fiora, Peerless", { at = "north", might = 4 })
  end,
}

scenario "Fiora, Peerless is no duellist in company" {
  rules = { "740", "383.2" },
  cases = { { name = "two foes", foes = 2 }, { name = "a friend", foes = 1, friend = true } },
  board = function(case)
    return {
      A = { base = { "Fiora, Peerless", { vanilla(1), as = "friend" } } },
      B = { north = case.foes == 2 and { { vanilla(5), as = "guard" }, vanilla(1) } or { { vanilla(5), as = "guard" } } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move(case.friend and { "Fiora, Peerless", "friend" } or "Fiora, Peerless", "north")
    s:chain {}
    s:expect("Fiora, Peerless", { might = 3, attacking = true })
  end,
}

-- Twice what it was at that moment: what comes later is added once.
scenario "Fiora, Peerless doubles what she has then, not what comes later" {
  rules = { "432" },
  board = {
    A = { base = { "Fiora, Peerless" }, hand = { "Punch First" }, runes = { body = 2 } },
    B = { north = { { vanilla(9), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Fiora, Peerless", "north")
    s:resolve()
    s.A:play("Punch First")
    s.A:choose("Fiora, Peerless")
    s:resolve()
    s:expect("Fiora, Peerless", { might = 11 })
  end,
}

scenario "Fiora, Peerless under Last Stand: doubled twice" {
  rules = { "432", "466.7" },
  board = {
    A = { base = { "Fiora, Peerless" }, hand = { "Last Stand" }, pool = { energy = 3, calm = 1 } },
    B = { north = { { vanilla(11), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Fiora, Peerless", "north")
    s:resolve()
    s.A:play("Last Stand")
    s.A:choose("Fiora, Peerless")
    s:resolve()
    s:expect("Fiora, Peerless", { might = 12 })
    s:showdown()
    s:expect("guard", { zone = "trash" })
    -- What she doubled herself was for the combat: three, and the six of the spell.
    s:expect("Fiora, Peerless", { at = "north", might = 9 })
  end,
}

scenario "Fiora, Peerless counts the enemies where she fights" {
  rules = { "383.4", "477.3" },
  board = {
    A = { base = { "Fiora, Peerless" } },
    B = { north = { { vanilla(4), as = "guard" } }, base = { vanilla(2), vanilla(1) } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Fiora, Peerless", "north")
    s:chain { "Fiora, Peerless" }
    s:resolve()
    s:expect("Fiora, Peerless", { might = 6 })
    s:showdown()
    s:expect("guard", { zone = "trash" })
  end,
}
