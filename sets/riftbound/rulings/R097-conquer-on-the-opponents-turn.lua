card {
  name = "Test March", type = "spell", energy = 1, domains = { "chaos" }, keywords = { "Action" },
  script = [[
    on_play {
      target = { it = unit { friendly = true }, to = destination { of = chosen.it } },
      effect = function(fx) fx:move(fx.it, fx.to) end,
    }
  ]],
}
card {
  name = "Test Victor", type = "unit", energy = 4, might = 4, domains = { "chaos" },
  script = [[ triggered { on = self.conquers, effect = function(fx) fx:draw(1) end } ]],
}

scenario "R097 Conquer also works on the opponent's turn" {
  rules = { "466.5", "469.1" },
  board = {
    A = { base = { { vanilla(3), as = "scout" } } },
    B = { hand = { "Test March" }, runes = { chaos = 1 }, base = { "Test Victor" } },
  },
  play = function(s)
    s.A:move("scout", "north")
    s.A:pass()
    s.B:play("Test March")
    s.B:choose("Test Victor")
    s:options("north", "south")
    s.B:choose("north")
    s:resolve()
    s:expect("Test Victor", { at = "north" })
    s:showdown()
    s:resolve()
    s:expect("scout", { zone = "trash" })
    s:expect("Test Victor", { at = "north", damage = 0 })
    s:expect("north", { controller = s.B, contested = false })
    s:expect(s.B, { points = 1, hand_size = 1, deck_size = 19 })
    s:expect(s.A, { points = 0, hand_size = 0 })
    s:turn(s.A)
  end,
}
