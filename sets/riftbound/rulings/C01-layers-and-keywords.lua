card {
  name = "Test Giant", type = "unit", energy = 4, might = 4, domains = { "body" },
  script = [[ static { active = is(self, unit { mighty = true }), affects = self, give = { keywords = { "Shield 2", "Tank" } } } ]],
}
card {
  name = "Test Banner", type = "gear", energy = 1, domains = { "body" },
  script = [[ static { affects = unit { friendly = true, keyword = "Tank" }, give = { might = 1 } } ]],
}
card {
  name = "Test Drill", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:buff(fx.it) end } ]],
}
card {
  name = "Test Sap", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = -3, lasts = "turn" }) end } ]],
}
card {
  name = "Test Ascent", type = "gear", energy = 1, domains = { "body" },
  script = [[ triggered { on = unit { friendly = true }.becomes_mighty, effect = function(fx) fx:draw(1) end } ]],
}

scenario "C01 A buff makes it Mighty, Mighty gives Tank, Tank gives might" {
  rules = { "474", "476", "706" },
  board = { A = { hand = { "Test Drill", "Test Sap" }, base = { "Test Giant", "Test Banner", "Test Ascent" } } },
  play = function(s)
    s:expect("Test Giant", { might = 4, keywords = {} })
    s.A:play("Test Drill")
    s.A:choose("Test Giant")
    s:resolve()
    s:expect("Test Giant", { might = 6, keywords = { "Shield 2", "Tank" } })
    s:expect(s.A, { hand_size = 2 })
    s.A:play("Test Sap")
    s.A:choose("Test Giant")
    s:resolve()
    s:expect("Test Giant", { might = 2, keywords = {} })
    s:next_turn()
    -- Mighty once more when the loss ends.
    s:resolve()
    s:expect("Test Giant", { might = 6 })
  end,
}

scenario "C01 Assault and Shield add up and work in combat only" {
  rules = { "807", "814" },
  board = {
    A = { base = { { vanilla(1, { "Assault 2", "Shield 5" }), as = "attacker" } } },
    B = { north = { { vanilla(1, { "Shield", "Assault 5" }), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s:expect("attacker", { might = 1 })
    s:expect("guard", { might = 1 })
    s.A:move("attacker", "north")
    s:expect("attacker", { might = 3 })
    s:expect("guard", { might = 2 })
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:expect("attacker", { at = "north", might = 1 })
  end,
}
