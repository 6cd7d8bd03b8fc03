card {
  name = "Test Search", type = "spell", energy = 1, domains = { "chaos" },
  script = [[
    on_play {
      effect = function(fx)
        local top  = fx:look(3)
        local pick = fx:choose(top)
        fx:bounce(pick)
        fx:recycle(top:without(pick))
      end,
    }
  ]],
}

scenario "R299 Looking at too few cards is no burn out" {
  rules = { "431.1", "424.1" },
  board = {
    A = { hand = { "Test Search" }, runes = { chaos = 1 }, deck = { { vanilla(1), as = "one" }, { vanilla(2), as = "two" } }, trash = { vanilla(3) } },
  },
  play = function(s)
    s.A:play("Test Search")
    s.A:pass()
    s.B:pass()
    s:options("one", "two")
    s.A:choose("two")
    s:expect("two", { zone = "hand" })
    s:expect("one", { zone = "deck" })
    s:expect(s.A, { hand_size = 1, deck_size = 1, trash_size = 2, points = 0 })
    s:expect(s.B, { points = 0 })
  end,
}
