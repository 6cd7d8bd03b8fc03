card {
  name = "Test March", type = "spell", energy = 1, domains = { "chaos" }, keywords = { "Action" },
  script = [[
    on_play {
      target = { it = unit { friendly = true }, to = destination { of = chosen.it } },
      effect = function(fx) fx:move(fx.it, fx.to) end,
    }
  ]],
}

scenario "B08 A defender who did not control the battlefield conquers; at seven points he draws" {
  rules = { "466.5", "471.1" },
  board = {
    A = { base = { { vanilla(1), as = "scout" } } },
    B = { hand = { "Test March" }, runes = { chaos = 1 }, base = { { vanilla(4), as = "guard" } }, points = 7 },
  },
  play = function(s)
    s.A:move("scout", "north")
    s.A:pass()
    s.B:play("Test March")
    s.B:choose("guard")
    s.B:choose("north")
    s:resolve()
    s:showdown()
    s:expect("scout", { zone = "trash" })
    s:expect("north", { controller = s.B, contested = false })
    s:expect(s.B, { points = 7, hand_size = 1, deck_size = 19 })
    s:over(false)
  end,
}
