-- The case cites 187.3 and 455 of the edition before; today these are 190.3 and 450.
scenario "R029 Unit dragged onto a battlefield you just contested" {
  rules = { "190.3", "459", "450" },
  board = {
    A = { base = { "Irresistible Faefolk" } },
    B = { base = { { vanilla(2), as = "dragged" } } },
  },
  play = function(s)
    s.A:move("Irresistible Faefolk", "north")
    s:owes(s.A, "may")
    s.A:yes()
    s.A:choose("dragged")
    -- No showdown has opened: nobody attacks yet.
    s:chain { "Irresistible Faefolk" }
    s:expect("Irresistible Faefolk", { attacking = false })
    s:resolve()
    s:expect("dragged", { at = "north", defending = true })
    s:expect("Irresistible Faefolk", { attacking = true })
    s:owes(s.A, "act")
    s:showdown()
    s:expect("Irresistible Faefolk", { zone = "trash" })
    s:expect("dragged", { at = "north", damage = 0 })
    s:expect("north", { controller = s.B })
    s:expect(s.B, { points = 1 })
  end,
}
