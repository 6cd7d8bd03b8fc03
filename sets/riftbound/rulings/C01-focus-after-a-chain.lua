card {
  name = "Test Jab", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Raider", type = "unit", energy = 2, might = 2, domains = { "fury" },
  script = [[ triggered { on = self.attacks, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Reflex", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Lever", type = "gear", energy = 1, domains = { "fury" },
  script = [[ activated { cost = { exhaust = self }, speed = "action", effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Well", type = "gear", energy = 1, domains = { "fury" },
  script = [[ activated { cost = { exhaust = self }, speed = "reaction", adds = { energy = 1 } } ]],
}

scenario "C01 A chain that a trigger opened does not pass focus, one that a play opened does" {
  rules = { "346", "346.1" },
  board = {
    A = { hand = { "Test Jab" }, base = { "Test Raider" } },
    B = { hand = { "Test Reflex" }, north = { { vanilla(5), as = "wall" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Test Raider", "north")
    s:chain { "Test Raider" }
    s.A:pass()
    s.B:play("Test Reflex") -- a reaction on top does not change what opened the chain
    s:resolve()
    s:owes(s.A, "act")
    s.B:refused("play", "Test Jab")
    s.A:play("Test Jab")
    s:resolve()
    s:owes(s.B, "act")
  end,
}

scenario "C01 An activated ability passes focus, an Add ability does not" {
  rules = { "346", "346.1", "429" },
  board = {
    A = { base = { { vanilla(2), as = "scout" }, "Test Lever", "Test Well" } },
  },
  play = function(s)
    s.A:move("scout", "north")
    s:owes(s.A, "act")
    s.A:activate("Test Well")
    s:chain {}
    s:expect(s.A, { energy = 1 })
    s:owes(s.A, "act")
    s.A:activate("Test Lever")
    s:chain { "Test Lever" }
    s:resolve()
    s:owes(s.B, "act")
    s.B:pass()
    s.A:pass()
    s:expect("north", { controller = s.A })
  end,
}

scenario "C01 A pass in the middle does not count towards closing after somebody has acted" {
  rules = { "348" },
  board = {
    A = { base = { { vanilla(2), as = "scout" } } },
    B = { hand = { "Test Jab" } },
  },
  play = function(s)
    s.A:move("scout", "north")
    s.A:pass()
    s.B:play("Test Jab")
    s:resolve()
    s:owes(s.A, "act")
    s.A:pass()
    s:owes(s.B, "act")
    s:expect("north", { controller = false })
    s.B:pass()
    s:expect("north", { controller = s.A })
  end,
}
