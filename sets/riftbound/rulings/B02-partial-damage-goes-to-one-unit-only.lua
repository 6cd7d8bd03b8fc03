scenario "B02 Lethal damage counts what is marked already" {
  rules = { "465.2" },
  board = {
    A = { base = { { vanilla(5), as = "attacker" } } },
    B = {
      north = {
        { vanilla(3), as = "first", damage = 1 }, { vanilla(3), as = "second", damage = 1 },
        { vanilla(3), as = "third", damage = 1 }, { vanilla(3), as = "fourth", damage = 1 },
      },
    },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("attacker", "north")
    s.A:pass()
    s.B:pass()
    s.A:choose("third")
    s:options("first", "second", "fourth")
    s.A:choose("first")
    -- One point is left: it cannot be added to those that have lethal damage.
    s:options("second", "fourth")
    s.A:choose("second")
    s:expect("first", { zone = "trash" })
    s:expect("third", { zone = "trash" })
    s:expect("second", { at = "north", damage = 0 })
    s:expect("fourth", { at = "north", damage = 0 })
    s:expect("attacker", { zone = "trash" })
  end,
}
