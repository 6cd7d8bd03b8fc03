card {
  name = "Test Anchor", type = "battlefield",
  script = [[ forbid { what = "move", affects = unit { here = true }, to = "base" } ]],
}
card {
  name = "Test Homing", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx)
    fx:move(fx.it, fx.it.controller.base)
    fx:draw(1)
  end } ]],
}
card {
  name = "Test Recall", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:recall(fx.it) end } ]],
}

scenario "C01 Who cannot move to the base can be recalled" {
  rules = { "456", "054", "358.3" },
  board = {
    A = { hand = { "Test Homing", "Test Recall" }, north = { { vanilla(2), as = "it" } } },
    battlefields = { north = { controller = "A", card = "Test Anchor" }, south = {} },
  },
  play = function(s)
    s.A:refused("move", "it", "base")
    -- the spell may still be played; its move does not happen
    s.A:play("Test Homing")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { at = "north" })
    s:expect(s.A, { hand_size = 2 })
    s.A:play("Test Recall")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { at = "base" })
  end,
}

scenario "C01 An attacker that cannot move is recalled all the same" {
  rules = { "466.1", "456" },
  board = {
    A = { base = { { vanilla(2), as = "it" } } },
    B = { north = { { vanilla(5), as = "guard", stunned = true } } },
    battlefields = { north = { controller = "B", card = "Test Anchor" }, south = {} },
  },
  play = function(s)
    s.A:move("it", "north")
    s:showdown()
    s:expect("it", { at = "base", exhausted = true })
    s:expect("north", { controller = s.B })
  end,
}
