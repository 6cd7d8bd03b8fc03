-- A battlefield's text is its controller's; where nobody controls it, whose turn it is handles the text and nobody is "you" (190.6).
card { name = "Test Barrow", type = "battlefield", script = [[ triggered { on = unit { here = true }.dies, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Levy", type = "battlefield", script = [[ triggered { on = unit { here = true }.dies, effect = function(fx) fx:gain_xp(1) fx:play_token("Recruit") end } ]] }
card { name = "Test Snare", type = "battlefield", script = [[ triggered { on = unit { here = true }.dies, target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]] }
card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "C12 Nobody draws, gains or plays anything for an uncontrolled battlefield" {
  rules = { "190.6" },
  cases = { { name = "Test Barrow" }, { name = "Test Levy" } },
  board = function(c)
    return { A = { base = { { vanilla(1), as = "mover" } }, hand = { "Test Doom" } }, battlefields = { north = { card = c.name }, south = {} } }
  end,
  play = function(s)
    s.A:move("mover", "north")
    s.A:play("Test Doom")
    s.A:choose("mover")
    s:resolve()
    s:expect(s.A, { hand_size = 0, xp = 0 })
    s:expect(s.B, { hand_size = 0, xp = 0 })
  end,
}

scenario "C12 The turn player chooses for it" {
  rules = { "190.6" },
  board = { A = { base = { { vanilla(1), as = "mover" } }, hand = { "Test Doom" } }, B = { base = { { vanilla(3), as = "far" } } }, battlefields = { north = { card = "Test Snare" }, south = {} } },
  play = function(s)
    s.A:move("mover", "north")
    s.A:play("Test Doom")
    s.A:choose("mover")
    s.A:pass()
    s.B:pass()
    s.A:choose("far")
    s:resolve()
    s:expect("far", { damage = 1 })
  end,
}

scenario "C12 Its controller draws, whoever's unit dies" {
  rules = { "190.6" },
  board = {
    A = { base = { { vanilla(1), as = "mover" } }, hand = { "Test Doom" } },
    B = { north = { { vanilla(3), as = "guard" } } },
    battlefields = { north = { card = "Test Barrow", controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("mover", "north")
    s.A:play("Test Doom")
    s.A:choose("mover")
    s:resolve()
    s:expect(s.A, { hand_size = 0 })
    s:expect(s.B, { hand_size = 1 })
  end,
}
