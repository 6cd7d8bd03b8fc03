card {
  name = "Test Praise", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:buff(fx.it) end } ]],
}
card {
  name = "Test Tithe", type = "spell", energy = 0, domains = { "order" },
  script = [[
    additional_cost { name = "tithe", cost = { spend_buff = 1 } }
    on_play { effect = function(fx) fx:draw(1) end }
  ]],
}

scenario "Fiora, Victorious has her keywords while she is mighty" {
  rules = { "476.3", "706" },
  board = { A = { hand = { "Test Praise", "Test Tithe" }, base = { "Fiora, Victorious" } } },
  play = function(s)
    s:expect("Fiora, Victorious", { might = 4, keywords = {} })
    s.A:play("Test Praise")
    s.A:choose("Fiora, Victorious")
    s:resolve()
    s:expect("Fiora, Victorious", { might = 5, keywords = { "Deflect", "Ganking", "Shield" } })
    s.A:play("Test Tithe")
    s:resolve()
    s:expect("Fiora, Victorious", { might = 4, keywords = {} })
  end,
}

scenario "Fiora, Victorious defends with her Shield when a buff made her mighty" {
  rules = { "476.3", "814.1" },
  cases = { { name = "buffed", buffs = 1, might = 6 }, { name = "not buffed", buffs = 0, might = 4 } },
  board = function(case)
    return {
      A = { base = { { vanilla(2), as = "raider" } } },
      B = { north = { { "Fiora, Victorious", buffs = case.buffs } } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("raider", "north")
    s:expect("Fiora, Victorious", { might = case.might, defending = true })
  end,
}

scenario "Fiora, Victorious gangs only while mighty" {
  rules = { "810.1" },
  cases = { { name = "buffed", buffs = 1 }, { name = "not buffed", buffs = 0 } },
  board = function(case)
    return {
      A = { north = { { "Fiora, Victorious", buffs = case.buffs } } },
      battlefields = { north = { controller = "A" }, south = {} },
    }
  end,
  play = function(s, case)
    if case.buffs == 0 then
      s.A:refused("move", "Fiora, Victorious", "south", { rule = "144.4" })
    else
      s.A:move("Fiora, Victorious", "south")
      s:expect("Fiora, Victorious", { at = "south" })
    end
  end,
}

scenario "Fiora, Victorious has each of the three once" {
  rules = { "364", "709" },
  cases = { { name = "mighty", buffs = 1, keywords = { "Deflect 1", "Ganking", "Shield 1" } }, { name = "not", buffs = 0, keywords = {} } },
  board = function(case) return { A = { base = { { "Fiora, Victorious", buffs = case.buffs } } } } end,
  play = function(s, case) s:expect("Fiora, Victorious", { keywords = case.keywords }) end,
}
