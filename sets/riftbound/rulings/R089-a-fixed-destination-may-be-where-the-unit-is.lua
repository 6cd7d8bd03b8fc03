card {
  name = "Test Path", type = "gear", energy = 1, domains = { "chaos" },
  script = [[ triggered { on = unit { friendly = true }.moves, effect = function(fx) fx:draw(1) end } ]],
}

scenario "R089 Fixed destination may be where the unit already is" {
  rules = { "355.4", "446.1", "055" },
  board = { A = { hand = { "Flash" }, runes = { chaos = 2 }, base = { "Test Path", { vanilla(2), as = "it" } } } },
  play = function(s)
    s.A:play("Flash")
    s:options("it")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { at = "base", exhausted = false })
    s:expect("Flash", { zone = "trash" })
    s:chain {}
    s:expect(s.A, { hand_size = 0 })
  end,
}
