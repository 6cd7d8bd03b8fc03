scenario "R049 Deathknell damage lands after the combat heal" {
  rules = { "466.1", "808.1", "333" },
  board = {
    A = { base = { "Kog'Maw, Caustic" } },
    B = { north = { { vanilla(6), as = "six" }, { vanilla(5), as = "five" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Kog'Maw, Caustic", "north")
    s.A:pass()
    s.B:pass()
    s.A:choose("six")
    s:expect("Kog'Maw, Caustic", { zone = "trash" })
    s:chain { "Kog'Maw, Caustic" }
    s:expect("six", { damage = 0 })
    s:resolve()
    s:expect("six", { at = "north", damage = 4 })
    s:expect("five", { at = "north", damage = 4 })
    s:expect("north", { controller = s.B })
    s:next_turn()
    s:expect("six", { damage = 0 })
  end,
}
