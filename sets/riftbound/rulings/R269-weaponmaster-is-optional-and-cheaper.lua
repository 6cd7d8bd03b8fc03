card {
  name = "Test Witness", type = "gear", energy = 1, domains = { "calm" },
  script = [[ triggered { on = unit { yours = true }.chosen { by = you }, effect = function(fx) fx:draw(1) end } ]],
}

scenario "R269 Weaponmaster: optional, cheaper, does not choose the unit" {
  rules = { "821.1" },
  cases = { { name = "taken", yes = true }, { name = "declined", yes = false } },
  board = {
    A = {
      hand = { "Yone, Blademaster" }, base = { "Long Sword", { vanilla(3), as = "other" }, "Test Witness" },
      runes = { fury = 1, body = 6 },
    },
  },
  play = function(s, case)
    s.A:activate("Long Sword")
    s.A:choose("other")
    s:resolve()
    s:expect("other", { might = 5 })
    s:expect(s.A, { hand_size = 2 })
    s.A:play("Yone, Blademaster")
    s.A:choose("Long Sword")
    s.A:pass()
    s.B:pass()
    if case.yes then
      s.A:yes()
      -- One fury power less one power: nothing.
      s:expect("Yone, Blademaster", { might = 7 })
      s:expect("other", { might = 3 })
    else
      s.A:no()
      s:expect("Yone, Blademaster", { might = 5 })
      s:expect("other", { might = 5 })
    end
    s:expect(s.A, { hand_size = 1 })
  end,
}
