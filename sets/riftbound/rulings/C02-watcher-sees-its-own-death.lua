card { name = "Test Solo Mourner", type = "unit", energy = 1, might = 1, domains = { "fury" }, script = [[ triggered { on = unit { friendly = true }.dies, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Kill", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }
scenario "C02 a watcher of friendly deaths does not see its own: it is gone (383.2)" {
  rules = { "383.2" },
  board = { A = { hand = { "Test Kill" }, base = { "Test Solo Mourner" } } },
  play = function(s)
    s.A:play("Test Kill") s.A:choose("Test Solo Mourner")
    s:resolve()
    s:expect(s.A, { hand_size = 0 })
  end,
}
