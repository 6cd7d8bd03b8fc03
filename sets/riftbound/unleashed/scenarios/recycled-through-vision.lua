card { name = "Test Watch", type = "gear", energy = 1, domains = { "order" }, script = [[ triggered { on = card { zone = { "deck", "trash" }, owner = you }.recycled, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Seer", type = "unit", energy = 0, might = 2, domains = { "chaos" }, keywords = { "Vision" } }

scenario "A card recycled out of the deck is seen by what looks at the deck and the trash" {
  rules = { "416.1", "817.1" },
  cases = { { name = "recycled", yes = true }, { name = "kept" } },
  board = { A = { hand = { "Test Seer" }, base = { "Test Watch" }, deck = { { vanilla(7), as = "top" }, { vanilla(8), as = "next" } } } },
  play = function(s, case)
    s.A:play("Test Seer", { at = "base" })
    s.A:pass()
    s.B:pass()
    if case.yes then s.A:choose("top") else s.A:done() end
    s:resolve()
    s:expect("next", { zone = case.yes and "hand" or "deck" })
    s:expect("top", { zone = "deck" })
  end,
}
