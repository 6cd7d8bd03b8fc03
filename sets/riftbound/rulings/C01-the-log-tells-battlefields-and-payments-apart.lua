card { name = "Test Levy", type = "spell", energy = 0, power = { fury = 1 }, domains = { "fury" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Toll", type = "spell", energy = 1, power = { fury = 1 }, domains = { "fury" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Alms", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

scenario "C01 The log says only what is paid" {
  rules = { "357.1" },
  board = { A = { runes = { fury = 4 }, hand = { "Test Levy", "Test Toll", "Test Alms" } } },
  play = function(s)
    s.A:play("Test Alms")
    s:resolve()
    s:told(s.A, "A pays", false)
    s.A:play("Test Levy")
    s:resolve()
    s:told(s.A, "A pays 1 power")
    s.A:play("Test Toll")
    s:resolve()
    s:told(s.A, "A pays 1 energy and 1 power")
  end,
}

scenario "C01 The log tells battlefields of one name apart" {
  rules = { "420" },
  board = { A = { base = { { vanilla(1), as = "left" }, { vanilla(2), as = "right" } } } },
  play = function(s)
    s.A:move("left", "north")
    s:showdown()
    s.A:move("right", "south")
    s:showdown()
    s:told(s.A, "moves to Battlefield (north)")
    s:told(s.A, "moves to Battlefield (south)")
  end,
}
