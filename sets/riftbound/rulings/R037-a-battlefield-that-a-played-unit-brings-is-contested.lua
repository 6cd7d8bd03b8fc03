card {
  name = "Test Walker", type = "unit", energy = 1, might = 1, domains = { "chaos" },
  script = [[ triggered { on = unit { yours = true }.moves, effect = function(fx) fx:draw(1) end } ]],
}

scenario "R037 Battlefield token created by a played unit is contested" {
  rules = { "187.3", "323.8", "348.2", "439" },
  board = { A = { hand = { "Baron Nashor" }, base = { "Test Walker" }, pool = { energy = 10, chaos = 3 } } },
  play = function(s)
    s.A:play("Baron Nashor", { at = "base" })
    s:count("Baron Pit", 1)
    s:expect("Baron Nashor", { at = "Baron Pit", exhausted = true, attacking = false })
    -- It came, it did not move: nothing triggers.
    s:chain {}
    s:expect(s.A, { hand_size = 0, points = 0 })
    s:expect("Baron Pit", { controller = false })
    s.A:pass()
    s.B:pass()
    s:expect("Baron Pit", { controller = s.A })
    s:expect(s.A, { points = 1, hand_size = 0 })
  end,
}
