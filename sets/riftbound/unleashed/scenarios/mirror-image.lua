card {
  name = "Test Bard", type = "unit", energy = 2, might = 4, domains = { "mind" }, tags = { "Noxus" }, keywords = { "Tank" },
  script = [[
    triggered { on = self.played, effect = function(fx) fx:draw(1) end }
    static { affects = unit { friendly = true, other = true }, give = { might = 1 } }
  ]],
}

card {
  name = "Test Bell", type = "unit", energy = 2, might = 2, domains = { "mind" }, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:draw(1) end } ]],
}

card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "Mirror Image: a ready token that is a Temporary copy, without the play effect" {
  rules = { "386", "474", "185.1", "816.1" },
  board = {
    A = { hand = { "Mirror Image" }, pool = { energy = 3, mind = 2 } },
    B = { base = { { "Test Bard", as = "model", buffs = 1, damage = 1 } } },
  },
  play = function(s)
    s.A:play("Mirror Image")
    s:options("model")
    s.A:choose("model")
    s.A:pass()
    s.B:pass()
    s:expect("Reflection", { at = "base", controller = s.A, exhausted = false, might = 0 })
    s:chain { "Mirror Image" }
    s:resolve()
    -- Printed values are copied; buff and damage are not.
    s:count("Test Bard", 1, { token = true, controller = s.A, might = 4, damage = 0, buffs = 0 })
    s:expect("model", { might = 5, keywords = { "Tank" } })
    s:expect(s.A, { hand_size = 0 })
    s:next_turn()
    s.B:end_turn()
    s:resolve()
    s:count("Test Bard", 1)
  end,
}

scenario "Mirror Image: the statics of a copy work" {
  rules = { "474", "364.3" },
  board = {
    A = { hand = { "Mirror Image" }, pool = { energy = 3, order = 2 }, base = { "Test Bard", { vanilla(2), as = "page" } } },
  },
  play = function(s)
    s:expect("page", { might = 3 })
    s.A:play("Mirror Image")
    s.A:choose("Test Bard")
    s:resolve()
    s:expect("page", { might = 4 })
    s:count("Test Bard", 2, { might = 5 })
  end,
}

scenario "Mirror Image of a mask: the face that it wears is copied, not what it was given" {
  rules = { "474", "477.1", "816.1" },
  board = {
    A = { hand = { { "Mirror Image", as = "first" }, { "Mirror Image", as = "second" } }, pool = { energy = 6, mind = 4 }, base = { { vanilla(5), as = "model" } } },
  },
  play = function(s)
    s.A:play("first")
    s.A:choose("model")
    s.A:pass()
    s.B:pass()
    local mask = s:find("Reflection")
    s:resolve()
    s:expect(mask, { name = "Vanilla 5" })
    s.A:play("second")
    s.A:choose(mask)
    s:resolve()
    s:count("Vanilla 5", 2, { token = true, might = 5 })
  end,
}

scenario "Mirror Image: a mask that dies is gone, and its Deathknell sounds" {
  rules = { "185.1", "808.1", "474" },
  board = {
    A = { hand = { "Mirror Image" }, pool = { energy = 3, mind = 2 } },
    B = { base = { { "Test Bell", as = "model" } } },
  },
  play = function(s)
    s.A:play("Mirror Image")
    s.A:choose("model")
    s:resolve()
    s:count("Test Bell", 2)
    s:next_turn()
    s.B:end_turn()
    s:resolve()
    s:expect("model", { at = "base" })
    s:count("Test Bell", 1)
    -- One of the bell, one of the draw phase.
    s:expect(s.A, { hand_size = 2, trash_size = 1 })
  end,
}

scenario "Mirror Image: the model dies before the mask is on" {
  rules = { "386", "359.3" },
  board = {
    A = { hand = { "Mirror Image" }, pool = { energy = 3, order = 2 } },
    B = { hand = { "Test Doom" }, base = { { "Test Bard", as = "model" } } },
  },
  play = function(s)
    s.A:play("Mirror Image")
    s.A:choose("model")
    s.A:pass()
    s.B:pass()
    s.A:pass()
    s.B:play("Test Doom")
    s.B:choose("model")
    s:resolve()
    s:expect("model", { zone = "trash" })
    s:expect("Reflection", { might = 0, at = "base", keywords = { "Temporary" } })
  end,
}

scenario "Mirror Image stands in the base, whatever else its player controls" {
  rules = { "386", "474" },
  board = {
    A = { hand = { "Mirror Image" }, pool = { energy = 9, mind = 9, chaos = 9, fury = 9 }, north = { { vanilla(4), as = "model" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Mirror Image")
    s.A:choose("model")
    s:resolve()
    s:count("Vanilla 4", 1, { at = "base", token = true })
  end,
}
