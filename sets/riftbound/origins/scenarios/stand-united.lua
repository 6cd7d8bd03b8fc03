scenario "Stand United buffs a unit and makes buffs worth more" {
  rules = { "426", "701", "317.2" },
  board = {
    A = { hand = { "Stand United" }, runes = { calm = 3 }, base = { { vanilla(2), as = "new" }, { vanilla(2), as = "old", buffs = 1 }, { vanilla(2), as = "bare" } } },
    B = { base = { { vanilla(2), as = "foe", buffs = 1 } } },
  },
  play = function(s)
    s.A:play("Stand United")
    s:options("new", "old", "bare")
    s.A:choose("new")
    s:resolve()
    s:expect("new", { might = 4, buffs = 1 })
    s:expect("old", { might = 4, buffs = 1 })
    s:expect("bare", { might = 2 })
    s:expect("foe", { might = 3 })
    s:next_turn()
    s:expect("new", { might = 3, buffs = 1 })
    s:expect("old", { might = 3 })
  end,
}

scenario "Stand United on a buffed unit adds no buff, but the rest holds" {
  rules = { "426", "701" },
  board = { A = { hand = { "Stand United" }, runes = { calm = 3 }, base = { { vanilla(2), as = "old", buffs = 1 } } } },
  play = function(s)
    s.A:play("Stand United")
    s.A:choose("old")
    s:resolve()
    s:expect("old", { might = 4, buffs = 1 })
  end,
}

scenario "Stand United from hiding buffs only there, but counts everywhere" {
  rules = { "811.2", "701" },
  board = {
    A = { facedown = { north = { "Stand United" } }, north = { { vanilla(2), as = "here", buffs = 1 }, { vanilla(2), as = "bare" } }, south = { { vanilla(2), as = "there", buffs = 1 } } },
    B = { base = { { vanilla(1), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "A" } },
    turn = "B",
  },
  play = function(s)
    s.B:move("raider", "north")
    s.B:pass()
    s.A:play("Stand United")
    s:options("here", "bare")
    s.A:choose("bare")
    s:resolve()
    s:expect("bare", { might = 4 })
    s:expect("here", { might = 4 })
    s:expect("there", { might = 4 })
  end,
}
