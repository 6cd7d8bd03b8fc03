card {
  name = "Test Hex", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:stun(fx.it) fx:deal(1, fx.it) end } ]],
}
card {
  name = "Test Sap", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = -2, lasts = "turn" }) end } ]],
}
card {
  name = "Test Wave", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:stun(fx:all(unit { enemy = true })) end } ]],
}
card {
  name = "Test Bounce", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]],
}
card {
  name = "Test Snare", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { two = exactly(2, unit { enemy = true }) }, effect = function(fx) fx:stun(fx.two) fx:draw(1) end } ]],
}

scenario "Gangplank empowered takes no harm from what chose him, but strength" {
  rules = { "828.1", "369", "375" },
  cases = { { name = "a stun", spell = "Test Hex", damage = 1 }, { name = "less might", spell = "Test Sap" }, { name = "a return to hand", spell = "Test Bounce" } },
  board = function(case)
    return { A = { hand = { case.spell } }, B = { base = { { "Gangplank, Naval", empowered = true } } } }
  end,
  play = function(s, case)
    s.A:play(case.spell)
    s.A:choose("Gangplank, Naval")
    s:resolve()
    -- The rest of the spell goes on.
    s:expect("Gangplank, Naval", { at = "base", might = 9, stunned = false, damage = case.damage or 0 })
    s:next_turn()
    s:expect("Gangplank, Naval", { might = 6 })
  end,
}

scenario "Gangplank suffers what did not choose him, and everything while he is not empowered" {
  rules = { "355.10", "828.1" },
  cases = { { name = "not chosen", spell = "Test Wave", empowered = true }, { name = "not empowered", spell = "Test Hex", choose = true } },
  board = function(case)
    return { A = { hand = { case.spell } }, B = { base = { { "Gangplank, Naval", empowered = case.empowered } } } }
  end,
  play = function(s, case)
    s.A:play(case.spell)
    if case.choose then s.A:choose("Gangplank, Naval") end
    s:resolve()
    s:expect("Gangplank, Naval", { stunned = true, might = 6 })
  end,
}

scenario "Gangplank: his own player's spells count as well" {
  rules = { "369" },
  board = { A = { hand = { "Test Bounce" }, base = { { "Gangplank, Naval", empowered = true } } } },
  play = function(s)
    s.A:play("Test Bounce")
    s.A:choose("Gangplank, Naval")
    s:resolve()
    s:expect("Gangplank, Naval", { at = "base", might = 9 })
  end,
}

scenario "Gangplank among others that a spell chose: only what would meet him is replaced" {
  rules = { "369", "375", "355.10" },
  board = {
    A = { hand = { "Test Snare" } },
    B = { base = { { "Gangplank, Naval", empowered = true }, { vanilla(4), as = "mate" } } },
  },
  play = function(s)
    s.A:play("Test Snare")
    s.A:choose("Gangplank, Naval", "mate")
    s:resolve()
    s:expect("Gangplank, Naval", { stunned = false, might = 9 })
    s:expect("mate", { stunned = true, might = 4 })
    s:expect(s.A, { hand_size = 1 })
  end,
}
