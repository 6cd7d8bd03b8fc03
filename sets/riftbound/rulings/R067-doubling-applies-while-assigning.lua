card {
  name = "Test Meter", type = "gear", energy = 1, domains = { "fury" },
  script = [[ triggered { on = unit { enemy = true, base_might = 3 }.damaged, effect = function(fx) fx:draw(fx.event.amount) end } ]],
}

scenario "R067 Doubling applies while assigning" {
  rules = { "465.2" },
  board = {
    A = { hand = { "Lotus Trap" }, runes = { fury = 2 }, base = { { vanilla(4), as = "raider" }, "Test Meter" } },
    B = { north = { { vanilla(3), as = "trapped" }, { vanilla(2), as = "plain" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:play("Lotus Trap")
    s.A:choose("trapped")
    s:resolve()
    s.B:pass()
    s.A:pass()
    s.A:choose("trapped")
    s:expect("trapped", { zone = "trash" })
    s:expect("plain", { zone = "trash" })
    s:expect("raider", { zone = "trash" })
    s:resolve()
    -- Four were dealt to the trapped one, not eight.
    s:expect(s.A, { hand_size = 4 })
  end,
}
