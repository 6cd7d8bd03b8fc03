card {
  name = "Test Channeler", type = "unit", energy = 1, might = 3, domains = { "order" },
  script = [[ triggered { on = card { owner = you }.recycled { by = you, together = true }, target = { it = unit { friendly = true } }, effect = function(fx) fx:buff(fx.it) end } ]],
}

card { name = "Test Rite", type = "spell", energy = 0, domains = { "order" }, power = { order = 1 }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

scenario "R341 Recycling through Vision can trigger others" {
  rules = { "416.1", "817.1" },
  board = {
    A = { hand = { "Mystic Poro" }, runes = { chaos = 2 }, base = { "Test Channeler" }, deck = { { vanilla(7), as = "top" }, { vanilla(8), as = "next" } } },
  },
  play = function(s)
    s.A:play("Mystic Poro")
    s.A:pass()
    s.B:pass()
    s.A:choose("top")
    s:options("Test Channeler", "Mystic Poro")
    s.A:choose("Mystic Poro")
    s:resolve()
    s:expect("Mystic Poro", { buffs = 1 })
  end,
}

scenario "R341 A recycled rune does not" {
  rules = { "416.1", "052" },
  board = {
    A = { hand = { "Test Rite" }, runes = { order = 1 }, base = { "Test Channeler" } },
  },
  play = function(s)
    s.A:play("Test Rite")
    s:expect(s.A, { rune_count = 0 })
    s:chain { "Test Rite" }
    s:resolve()
    s:expect("Test Channeler", { buffs = 0 })
  end,
}
