card {
  name = "Test Rouse", type = "spell", energy = 1, domains = { "body" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 3, lasts = "turn" }) end } ]],
}
card {
  name = "Test Doom", type = "spell", energy = 1, domains = { "body" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}
card {
  name = "Test Wake", type = "spell", energy = 1, domains = { "body" },
  script = [[ on_play { effect = function(fx) fx:draw(fx:count(card { zone = "trash", owner = you, type = "unit", mighty = true })) end } ]],
}

scenario "R209 Cards outside the board use printed Might" {
  rules = { "711" },
  board = {
    A = { hand = { "Test Rouse", "Test Doom", "Test Wake" }, runes = { body = 3 }, base = { { vanilla(4), as = "hero" } }, trash = { vanilla(5), vanilla(6), vanilla(3) } },
  },
  play = function(s)
    s.A:play("Test Rouse")
    s.A:choose("hero")
    s:resolve()
    s:expect("hero", { might = 7 })
    s.A:play("Test Doom")
    s.A:choose("hero")
    s:resolve()
    s:expect("hero", { zone = "trash", might = 4 })
    s.A:play("Test Wake")
    s:resolve()
    s:expect(s.A, { hand_size = 2, deck_size = 18 })
  end,
}
