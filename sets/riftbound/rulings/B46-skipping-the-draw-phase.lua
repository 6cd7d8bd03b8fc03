card {
  name = "Test Fast", type = "gear", energy = 1, domains = { "calm" },
  script = [[ replacement { on = you.begins { phase = "draw" }, change = skip } ]],
}
card {
  name = "Test Reader", type = "gear", energy = 1, domains = { "calm" },
  script = [[
    triggered { name = "draws", on = you.draws, effect = function(fx) fx:channel(1) end }
    triggered { name = "phase", on = you.begins { phase = "draw" }, effect = function(fx) fx:channel(1) end }
  ]],
}

scenario "B46 No draw and nothing that waits for it" {
  rules = { "443" },
  board = { A = { base = { "Test Fast", "Test Reader" }, rune_deck = { calm = 5 } }, phase = "channel" },
  play = function(s)
    s:phase("main")
    s:expect(s.A, { hand_size = 0, deck_size = 20 })
    s:count("Calm Rune", 2, { zone = "runes", controller = s.A })
  end,
}
