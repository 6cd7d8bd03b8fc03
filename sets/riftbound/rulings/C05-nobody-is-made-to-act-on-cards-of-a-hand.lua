-- Nobody can be made to act on cards of a hand that a text picks by their kind, even without "may" (128.6).
card {
  name = "Test Order", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { effect = function(fx)
    fx:play(fx:choose(card { zone = "hand", owner = you, type = "unit" }), { ignore = "energy", at = fx.you.base })
  end } ]],
}

scenario "C05 A unit of the own hand need not be played though the text does not say may" {
  rules = { "128.6" },
  cases = { { name = "a unit", card = vanilla(2) }, { name = "no unit", card = vanilla_spell(1) } },
  board = function(case) return { A = { hand = { "Test Order", { case.card, as = "held" } } } } end,
  play = function(s)
    s.A:play("Test Order")
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "choose")
    s.A:done()
    s:expect("held", { zone = "hand" })
  end,
}
