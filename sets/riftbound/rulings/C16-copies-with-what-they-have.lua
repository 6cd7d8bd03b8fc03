-- A copy has what is printed on the other one, and what was its own besides (477).
card {
  name = "Test Mirror", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {}, of = unit {} }, effect = function(fx) fx:give(fx.it, { copy_of = fx.of, lasts = "turn" }) end } ]],
}
card { name = "Test Sword", type = "gear", energy = 1, domains = { "fury" }, tags = { "Equipment" }, might_bonus = 2, keywords = { "Equip {1}" } }
card {
  name = "Test Martyr", type = "unit", energy = 1, might = 2, domains = { "order" }, keywords = { "Deathknell", "Tank" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Shape", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { base_might = 5, lasts = "turn" }) end } ]],
}
card {
  name = "Test Scholar's Blade", type = "gear", energy = 1, domains = { "fury" }, tags = { "Equipment" }, might_bonus = 0,
  script = [[ equipped.static { active = level(3), affects = unit { friendly = true, other = true }, give = { might = 1 } } ]],
}
card { name = "Test Plain", type = "unit", energy = 1, might = 4, domains = { "body" }, keywords = { "Ganking" } }
card {
  name = "Test Twin Doom", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { them = exactly(2, unit {}) }, effect = function(fx) fx:kill(fx.them) end } ]],
}
card {
  name = "Test Preacher", type = "unit", energy = 1, might = 2, domains = { "order" },
  script = [[
    local rite = define.triggered { name = "rite", keyword = "Deathknell", on = self.dies, effect = function(fx) fx:draw(1) end }
    static { affects = unit { friendly = true, other = true }, give = { abilities = rite, keywords = "Deathknell" } }
  ]],
}

scenario "C16 A copy keeps its buffs and damage, and takes nothing that was given to the other one" {
  rules = { "477.1" },
  board = {
    A = { hand = { "Test Mirror" }, base = { { vanilla(5), as = "it", damage = 2, buffs = 1 } } },
    B = { base = { { "Test Martyr", as = "model", buffs = 1 }, { "Test Sword", attached = "model" } } },
  },
  play = function(s)
    s:expect("model", { might = 5 })
    s.A:play("Test Mirror") s.A:choose("it") s.A:choose("model")
    s:resolve()
    s:expect("it", { might = 3, keywords = { "Deathknell", "Tank" }, damage = 2, name = "Test Martyr" })
    s:next_turn()
    s:expect("it", { might = 6, damage = 0, keywords = {} })
  end,
}

scenario "C16 A copy whose damage is lethal now dies with the copied Deathknell" {
  rules = { "477.1", "808.1" },
  board = {
    A = { hand = { "Test Mirror" }, base = { { vanilla(5), as = "it", damage = 2 } } },
    B = { base = { { "Test Martyr", as = "model", buffs = 1 } } },
  },
  play = function(s)
    s.A:play("Test Mirror") s.A:choose("it") s.A:choose("model")
    s.A:pass() s.B:pass()
    s:expect("it", { zone = "trash" })
    s:chain { "it" }
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "C16 Of a base might and a copy the later one counts" {
  rules = { "477.1", "480.1" },
  cases = { { name = "copy last", first = "Test Shape", second = "Test Mirror", might = 2 }, { name = "set last", first = "Test Mirror", second = "Test Shape", might = 5 } },
  board = {
    A = { hand = { "Test Shape", "Test Mirror" }, base = { { vanilla(3), as = "it" }, { vanilla(2), as = "model" } } },
  },
  play = function(s, case)
    for _, name in ipairs { case.first, case.second } do
      s.A:play(name) s.A:choose("it")
      if name == "Test Mirror" then s.A:choose("model") end
      s:resolve()
    end
    s:expect("it", { might = case.might })
  end,
}

scenario "C16 A host that becomes a copy keeps what its Equipment gives" {
  rules = { "477.1", "136", "137" },
  board = {
    A = { hand = { "Test Mirror" }, xp = 3, base = { { vanilla(2), as = "it" }, { "Test Scholar's Blade", attached = "it" }, { "Test Sword", attached = "it" }, { "Test Plain", as = "model" } } },
  },
  play = function(s)
    s:expect("model", { might = 5 })
    s.A:play("Test Mirror") s.A:choose("it") s.A:choose("model")
    s:resolve()
    s:expect("it", { might = 6, keywords = { "Ganking" } })
    s:expect("model", { might = 5 })
  end,
}

scenario "C16 A Deathknell that is given by what dies at the same time" {
  rules = { "323.4", "808.1", "365.1" },
  board = {
    A = { hand = { "Test Twin Doom" } },
    B = { base = { "Test Preacher", { vanilla(1), as = "it" } } },
  },
  play = function(s)
    s.A:play("Test Twin Doom") s.A:choose("Test Preacher", "it")
    s:resolve()
    s:expect(s.B, { hand_size = 1 })
  end,
}
