card {
  name = "Test Bard", type = "unit", energy = 2, might = 6, domains = { "mind" }, keywords = { "Tank" },
  script = [[ triggered { on = self.attacks, effect = function(fx) fx:draw(1) end } ]],
}

card { name = "Test Sword", type = "gear", energy = 1, domains = { "order" }, tags = { "Equipment" }, might_bonus = 2, keywords = { "Equip {1}" } }
card {
  name = "Test Spark", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(2, fx.it) end } ]],
}
card {
  name = "Test Strip", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { effect = function(fx) fx:detach(fx:all(gear { friendly = true, name = "Shady Spectacles" })) end } ]],
}

scenario "Shady Spectacles make their wearer a copy of another unit" {
  rules = { "818.1", "434", "474" },
  board = {
    A = { base = { "Shady Spectacles", { vanilla(2), as = "wearer", damage = 1, buffs = 1, exhausted = true }, "Test Bard", { vanilla(3), as = "third" } }, pool = { energy = 1, order = 1 } },
    B = { base = { { vanilla(9), as = "foe" } } },
  },
  play = function(s)
    s.A:activate("Shady Spectacles")
    s.A:choose("wearer")
    s.A:pass()
    s.B:pass()
    -- Chosen as it is attached, not as a target: the wearer and enemies are left out.
    s:owes(s.A, "choose")
    s:options("Test Bard", "third")
    s.A:choose("Test Bard")
    s:expect("wearer", { name = "Test Bard", might = 7, damage = 1, buffs = 1, exhausted = true, keywords = { "Tank" } })
    s:expect("Shady Spectacles", { host = "wearer" })
    s:expect("Test Bard", { might = 6 })
  end,
}

scenario "Shady Spectacles off again: damage may kill what was larger" {
  rules = { "435", "474", "323.5" },
  board = {
    A = { base = { "Shady Spectacles", { vanilla(2), as = "wearer" }, "Test Bard" }, pool = { energy = 1, order = 1 }, hand = { "Test Spark", "Test Strip" } },
  },
  play = function(s)
    s.A:activate("Shady Spectacles")
    s.A:choose("wearer")
    s:resolve()
    s:expect("wearer", { might = 6 })
    s.A:play("Test Spark")
    s.A:choose("wearer")
    s:resolve()
    s:expect("wearer", { damage = 2, at = "base" })
    s.A:play("Test Strip")
    s:resolve()
    s:expect("wearer", { zone = "trash" })
    s:expect("Shady Spectacles", { at = "base" })
  end,
}

scenario "Shady Spectacles on a copy: the copy of a copy is what that shows" {
  rules = { "474" },
  board = {
    A = { base = { { "Shady Spectacles", as = "first" }, { "Shady Spectacles", as = "second" }, { vanilla(2), as = "wearer" }, { vanilla(1), as = "other" }, "Test Bard" }, pool = { energy = 2, order = 2 } },
  },
  play = function(s)
    s.A:activate("first")
    s.A:choose("wearer")
    s.A:pass()
    s.B:pass()
    s.A:choose("Test Bard")
    s.A:activate("second")
    s.A:choose("other")
    s.A:pass()
    s.B:pass()
    s.A:choose("wearer")
    s:expect("other", { name = "Test Bard", might = 6, keywords = { "Tank" } })
  end,
}

scenario "Shady Spectacles find nobody to copy" {
  rules = { "055" },
  board = { A = { base = { "Shady Spectacles", { vanilla(2), as = "wearer" } }, pool = { energy = 1, order = 1 } } },
  play = function(s)
    s.A:activate("Shady Spectacles")
    s.A:choose("wearer")
    s:resolve()
    s:expect("wearer", { might = 2 })
    s:expect("Shady Spectacles", { host = "wearer" })
  end,
}

scenario "Shady Spectacles leave what is attached, and being empowered, as they were" {
  rules = { "474", "434", "441" },
  board = {
    A = {
      base = {
        "Shady Spectacles", { vanilla(2), as = "wearer", empowered = true }, "Test Bard",
        { "Test Sword", attached = "wearer" },
      },
      pool = { energy = 1, order = 1 },
    },
  },
  play = function(s)
    s:expect("wearer", { might = 4 })
    s.A:activate("Shady Spectacles")
    s.A:choose("wearer")
    s:resolve()
    -- The base of the model, the bonus of the own sword.
    s:expect("wearer", { name = "Test Bard", might = 8, empowered = true })
    s:expect("Test Sword", { host = "wearer" })
    s:expect("Shady Spectacles", { host = "wearer" })
  end,
}

scenario "Equip of Shady Spectacles has its printed price" {
  rules = { "818", "357.1" },
  cases = {
    { name = "exactly", card = "Shady Spectacles", pool = { energy = 1, order = 1 }, domain = "order", may = true },
    { name = "no energy", card = "Shady Spectacles", pool = { order = 1 } },
    { name = "another domain", card = "Shady Spectacles", pool = { energy = 1, mind = 1 } },
  },
  board = function(case) return { A = { base = { case.card, { vanilla(3), as = "mine" } }, pool = case.pool } } end,
  play = function(s, case)
    if not case.may then return s.A:refused("activate", case.card) end
    s.A:activate(case.card)
    s.A:choose("mine")
    s:resolve()
    s:expect(case.card, { host = "mine" })
    s:expect(s.A, { energy = 0, [case.domain] = 0 })
  end,
}
