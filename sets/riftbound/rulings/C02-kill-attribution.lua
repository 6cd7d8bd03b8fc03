card { name = "Test Trophy", type = "gear", energy = 1, domains = { "fury" }, script = [[ triggered { on = you.kills { cause = link { type = "spell" } }, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Bolt", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(2, fx.it) end } ]] }
card { name = "Test Shrink", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = -1, lasts = "turn" }) end } ]] }
scenario "C02 a kill is attributed to the item that resolved just before and dealt the damage (411)" {
  rules = { "411" },
  board = { A = { hand = { "Test Bolt", "Test Shrink" }, base = { "Test Trophy" } }, B = { base = { { vanilla(3), as = "it" } } } },
  play = function(s)
    s.A:play("Test Bolt") s.A:choose("it") s:resolve()
    s.A:play("Test Shrink") s.A:choose("it") s:resolve()
    s:expect("it", { zone = "trash" })
    s:expect(s.A, { hand_size = 0 })
  end,
}
