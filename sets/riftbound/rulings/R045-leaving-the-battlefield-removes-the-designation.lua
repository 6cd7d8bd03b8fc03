scenario "R045 Leaving the battlefield removes the designation" {
  rules = { "323.2", "465.2" },
  cases = { { name = "leaves", flash = true }, { name = "stays", flash = false } },
  board = {
    A = { hand = { "Cleave", "Flash" }, pool = { energy = 3 }, base = { { vanilla(2), as = "first" }, { vanilla(3), as = "second" } } },
    B = { north = { { vanilla(4), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:play("Cleave")
    s.A:choose("first")
    s:resolve()
    s.A:move({ "first", "second" }, "north")
    s:expect("first", { might = 5, attacking = true })
    if case.flash then
      s.A:play("Flash")
      s.A:choose("first")
      s.A:done()
      s:resolve()
      s:expect("first", { at = "base", might = 2, attacking = false, keywords = { "Assault 3" } })
      -- The second alone deals three: the guard lives.
      s:showdown()
      s:expect("guard", { at = "north" })
      s:expect("second", { zone = "trash" })
    else
      s.A:pass()
      s.B:pass()
      s.B:choose("second")
      s:expect("guard", { zone = "trash" })
    end
  end,
}
