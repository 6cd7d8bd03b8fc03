card {
  name = "Test Wanderer", type = "unit", energy = 2, might = 2, domains = { "chaos" },
  script = [[ triggered { on = self.moves { to = "battlefield" }, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Retreat", type = "spell", energy = 1, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:move(fx.it, fx.you.base) end } ]],
}

scenario "B12 Who retreats before the showdown opens scores nothing" {
  rules = { "323.11", "190.3" },
  board = {
    A = { base = { "Test Wanderer" }, hand = { "Test Retreat" }, runes = { chaos = 1 } },
  },
  play = function(s)
    s.A:move("Test Wanderer", "north")
    s:chain { "Test Wanderer" }
    s:expect("north", { contested = true })
    s.A:play("Test Retreat")
    s.A:choose("Test Wanderer")
    s.A:pass()
    s.B:pass()
    s:chain { "Test Wanderer" }
    s:expect("Test Wanderer", { at = "base", exhausted = true })
    s:expect("north", { contested = false, controller = false })
    s:resolve()
    s:expect(s.A, { points = 0, hand_size = 1 })
    s:expect("north", { contested = false, controller = false })
    -- No showdown opens: A may do anything again.
    s:owes(s.A, "act")
    s.A:end_turn()
    s:turn(s.B)
  end,
}
