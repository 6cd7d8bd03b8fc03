card {
  name = "Test Martyr", type = "unit", energy = 1, might = 1, domains = { "order" }, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Hourglass", type = "gear", energy = 1, domains = { "calm" },
  script = [[
    replacement {
      on     = unit { friendly = true }.dies,
      effect = function(fx)
        fx:kill(fx.self)
        fx:heal(fx.event.subject)
        fx:exhaust(fx.event.subject)
        fx:recall(fx.event.subject)
      end,
    }
  ]],
}

scenario "B17 A saved unit's Deathknell does not happen" {
  rules = { "428", "808.1" },
  board = {
    A = { base = { { vanilla(3), as = "attacker" } } },
    B = { north = { "Test Martyr" }, base = { "Test Hourglass" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("attacker", "north")
    s:showdown()
    s:chain {}
    s:expect("Test Martyr", { at = "base", exhausted = true, damage = 0 })
    s:expect("Test Hourglass", { zone = "trash" })
    s:expect(s.B, { hand_size = 0 })
    s:expect("north", { controller = s.A })
  end,
}
