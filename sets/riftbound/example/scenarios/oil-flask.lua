scenario "Oil Flask strengthens a unit for the turn" {
  rules = { "377.1", "381", "317.2" },
  board = {
    A = { base = { "Oil Flask", { vanilla(2), as = "mine" } }, runes = { chaos = 2 } },
    B = { base = { { vanilla(3), as = "foe" } } },
  },
  play = function(s)
    s.A:activate("Oil Flask")
    s:options("mine", "foe")
    s.A:choose("mine")
    s:expect("Oil Flask", { exhausted = true })
    s:count("Chaos Rune", 1, { exhausted = true })
    s:expect("mine", { might = 2 })
    s:resolve()
    s:expect("mine", { might = 4 })
    s:expect("foe", { might = 3 })
    s.A:refused("activate", "Oil Flask")
    s:next_turn()
    s:expect("mine", { might = 2 })
  end,
}

scenario "Oil Flask comes ready, and needs its energy" {
  rules = { "149.1", "357.1" },
  board = { A = { hand = { "Oil Flask" }, runes = { chaos = 2 }, base = { vanilla(2) } } },
  play = function(s)
    s.A:play("Oil Flask")
    s:expect("Oil Flask", { at = "base", exhausted = false })
    s.A:refused("activate", "Oil Flask")
  end,
}
