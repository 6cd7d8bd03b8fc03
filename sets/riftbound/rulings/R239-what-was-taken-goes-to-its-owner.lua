card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "R239 Goes to the owner's zones afterwards" {
  rules = { "056" },
  cases = { { name = "killed", card = "Test Doom", zone = "trash", hand = 0 }, { name = "returned", card = "Gust", zone = "hand", hand = 1 } },
  board = {
    A = { hand = { "Test Doom", "Gust" }, runes = { chaos = 1 } },
    B = { north = { { vanilla(3), as = "it", controller = "A" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s, case)
    s:expect("it", { controller = s.A, owner = s.B })
    s.A:play(case.card)
    s.A:choose("it")
    s:resolve()
    s:expect("it", { zone = case.zone, controller = s.B })
    s:expect(s.A, { hand_size = 1 })
    s:expect(s.B, { hand_size = case.hand, trash_size = 1 - case.hand })
  end,
}
