card {
  name = "Test Gale", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]],
}
card {
  name = "Test Herald", type = "unit", energy = 0, might = 2, domains = { "order" },
  script = [[
    triggered { on = self.conquers, effect = function(fx) fx:draw(1) end }
    triggered { on = self.holds, effect = function(fx) fx:draw(1) end }
  ]],
}

scenario "C01 Held, lost and taken again gives nothing and triggers nothing" {
  rules = { "470" },
  board = {
    A = { hand = { "Test Gale" }, north = { { vanilla(1), as = "holder" } }, base = { "Test Herald" }, points = 2 },
    battlefields = { north = { controller = "A" }, south = {} },
    phase = "beginning",
  },
  play = function(s)
    s:phase("main")
    s:expect(s.A, { points = 3, hand_size = 2 })
    s.A:play("Test Gale")
    s.A:choose("holder")
    s:resolve()
    s:expect("north", { controller = false })
    s.A:move("Test Herald", "north")
    s:showdown()
    s:chain {}
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 3, hand_size = 2 })
  end,
}

scenario "C01 Next turn it scores again" {
  rules = { "470", "469.2" },
  board = { A = { base = { "Test Herald" } } },
  play = function(s)
    s.A:move("Test Herald", "north")
    s.A:pass()
    s.B:pass()
    s:chain { "Test Herald" }
    s:resolve()
    s:expect(s.A, { points = 1, hand_size = 1 })
    s.A:end_turn()
    s:turn(s.B)
    s:expect(s.A, { points = 1 })
    s.B:end_turn()
    s:chain { "Test Herald" }
    s:phase("beginning")
    s:expect(s.A, { points = 2 })
    s:resolve()
    s:phase("main")
    s:expect(s.A, { points = 2, hand_size = 3 })
  end,
}
