-- What ends with the turn may leave a unit where its player controls nothing: it contests the place in the expiration step, and that
-- begins anew afterwards (317.2, 323).
card {
  name = "Test Steal", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:take_control(fx.it, { lasts = "turn" }) end } ]],
}
card {
  name = "Test Cheer", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 2, lasts = "turn" }) end } ]],
}
card {
  name = "Test Wake", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = gear {} }, effect = function(fx) fx:give(fx.it, { type = "unit", base_might = 4, lasts = "turn" }) end } ]],
}
card { name = "Test Anvil", type = "gear", energy = 1, domains = { "body" } }
card {
  name = "Test Night Stun", type = "gear", energy = 1, domains = { "mind" },
  script = [[ triggered { on = you.ends { phase = "turn" }, target = { it = unit { enemy = true } }, effect = function(fx) fx:stun(fx.it) end } ]],
}
card {
  name = "Test Echo", type = "gear", energy = 1, domains = { "mind" },
  script = [[
    local later = define.triggered { name = "later", on = you.ends { phase = "turn" }, effect = function(fx) fx:draw(1) end }
    triggered { on = you.ends { phase = "turn" }, effect = function(fx) fx:install(later, {}, { uses = 1, lasts = "turn" }) end }
  ]],
}

scenario "C16 A unit that comes back as the turn ends conquers where it stands" {
  rules = { "317.2", "323.8", "348.2", "191" },
  board = { A = { hand = { "Test Steal" } }, B = { base = { { vanilla(3), as = "it" } } } },
  play = function(s)
    s.A:play("Test Steal") s.A:choose("it")
    s:resolve()
    s.A:move("it", "north")
    s:showdown()
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
    s.A:end_turn()
    s:owes(s.B, "act")
    s.B:pass() s.A:pass()
    s:turn(s.B)
    s:expect("north", { controller = s.B })
    s:expect("it", { at = "north", controller = s.B })
    s:expect(s.B, { points = 2 }) -- conquered in A's turn, held in the own one
  end,
}

scenario "C16 Beside a unit of who had it, it attacks" {
  rules = { "317.2", "323.9", "464.2", "191" },
  board = {
    A = { hand = { "Test Steal" }, north = { { vanilla(2), as = "mine" } } },
    B = { base = { { vanilla(3, { "Assault 1" }), as = "it" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Steal") s.A:choose("it")
    s:resolve()
    s.A:move("it", "north")
    s.A:end_turn()
    s:expect("it", { attacking = true, might = 4 })
    s:expect("mine", { defending = true })
    s:owes(s.B, "act")
    s.B:pass() s.A:pass()
    s:turn(s.B)
    s:expect("mine", { zone = "trash" })
    s:expect("it", { at = "north", damage = 0, exhausted = false })
    s:expect(s.B, { points = 2 })
  end,
}

scenario "C16 What is given in a showdown of the expiration step ends with that" {
  rules = { "317.2", "323.9" },
  board = {
    A = { hand = { "Test Steal", { "Test Cheer", as = "again" } } },
    B = { base = { { vanilla(3), as = "it" } }, hand = { "Test Cheer" } },
  },
  play = function(s)
    s.A:play("Test Steal") s.A:choose("it")
    s:resolve()
    s.A:move("it", "north")
    s:showdown()
    s.A:end_turn()
    s.B:play("Test Cheer") s.B:choose("it")
    s:resolve()
    s:expect("it", { might = 5 })
    s.A:pass() s.B:pass()
    s:turn(s.B)
    s:expect("it", { might = 3 })
  end,
}

scenario "C16 A gear that was a unit for the turn is sent home, and holds nothing" {
  rules = { "178", "323.7", "317.2" },
  board = { A = { hand = { "Test Wake" }, base = { "Test Anvil" } } },
  play = function(s)
    s.A:play("Test Wake") s.A:choose("Test Anvil")
    s:resolve()
    s.A:move("Test Anvil", "north")
    s:showdown()
    s:expect("Test Anvil", { at = "north", might = 4, exhausted = true })
    s:expect("north", { controller = s.A })
    s:next_turn()
    s:expect("Test Anvil", { at = "base", type = "gear" })
    s:expect("north", { controller = false })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "C16 Who is stunned in the ending step is stunned in the next turn" {
  rules = { "423.1", "317.1" },
  board = { A = { base = { "Test Night Stun" } }, B = { base = { { vanilla(3), as = "it" } } } },
  play = function(s)
    s.A:end_turn()
    s.A:choose("it")
    s:resolve()
    s:turn(s.B)
    s:expect("it", { stunned = true })
    s.B:end_turn()
    s:turn(s.A)
    s:expect("it", { stunned = false })
  end,
}

scenario "C16 A trigger that is made for the end of this turn as that has come comes never" {
  rules = { "391", "389" },
  board = { A = { base = { "Test Echo" }, hand = {} }, B = {} },
  play = function(s)
    s.A:end_turn()
    s:resolve()
    s:turn(s.B)
    s:expect(s.A, { hand_size = 0 })
  end,
}
