card {
  name = "Test Fervor", type = "spell", energy = 0, domains = { "body" },
  script = [[
    additional_cost { name = "zeal", cost = { spend_buff = 1 } }
    on_play { effect = function(fx) fx:draw(1) end }
  ]],
}
card {
  name = "Test Martyr", type = "unit", energy = 3, might = 3, domains = { "order" }, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:draw(1) end } ]],
}

scenario "B01 Without its buff the damage is lethal before the spell resolves" {
  rules = { "142.4", "323.5", "701" },
  board = { A = { hand = { "Test Fervor" }, base = { { "Test Martyr", as = "it", buffs = 1, damage = 3 } } } },
  play = function(s)
    s:expect("it", { might = 4, damage = 3 })
    s.A:play("Test Fervor")
    s:expect("it", { zone = "trash" })
    s:chain { "Test Fervor", "it" }
    s:expect(s.A, { hand_size = 0 })
    s:resolve()
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "B01 Without a buff it cannot be played" {
  rules = { "357" },
  board = { A = { hand = { "Test Fervor" }, base = { { "Test Martyr", as = "it" } } }, B = { base = { { vanilla(2), buffs = 1 } } } },
  play = function(s) s.A:refused("play", "Test Fervor") end,
}
