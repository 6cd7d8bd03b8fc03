-- The case cites 187.3, 459 and 461 of the edition before; in today's numbers the roles are 464.2 and the end is 466.
scenario "R033 Charming an enemy unit into your battlefield" {
  rules = { "190.3", "464.2", "466.5" },
  board = {
    A = { hand = { "Charm" }, runes = { calm = 1 }, north = { { vanilla(4), as = "guard" } } },
    B = { base = { { vanilla(2), as = "charmed" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Charm")
    s.A:choose("charmed")
    s.A:choose("north")
    s:resolve()
    s:turn(s.A)
    s:owes(s.B, "act")
    s:expect("charmed", { attacking = true, defending = false })
    s:expect("guard", { attacking = false, defending = true })
    s.B:pass()
    s.A:pass()
    s:expect("charmed", { zone = "trash" })
    s:expect("guard", { at = "north", damage = 0 })
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 0 })
    s:expect(s.B, { points = 0 })
  end,
}
