-- A passive text that works off the board works as soon as its card is there (365).
card { name = "Test Muse", type = "unit", energy = 3, might = 2, domains = { "mind" }, script = [[ static { zone = "hand", affects = unit { friendly = true }, give = { might = 1 } } ]] }
card { name = "Test Omen", type = "unit", energy = 3, might = 2, domains = { "mind" }, keywords = { "Hidden" }, script = [[ static { zone = "anywhere", affects = unit { friendly = true }, give = { might = 1 } } ]] }

for _, name in ipairs { "Test Muse", "Test Omen" } do
  scenario("C12 Drawn in the draw phase: " .. name) {
    rules = { "365", "315.4" },
    board = { A = { base = { { vanilla(2), as = "one" } } }, B = { deck = { name }, base = { { vanilla(2), as = "other" } } } },
    play = function(s)
      local before = name == "Test Omen" and 3 or 2
      s:expect("other", { might = before })
      s:next_turn()
      s:expect(s.B, { hand_size = 1 })
      s:expect("other", { might = 3 })
      s:expect("one", { might = 2 })
    end,
  }
end
