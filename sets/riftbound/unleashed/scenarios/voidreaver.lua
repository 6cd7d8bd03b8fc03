scenario "Voidreaver gains experience for a combat that is won" {
  rules = { "466.3", "728" },
  cases = { { name = "won", might = 4, xp = 1 }, { name = "lost", might = 1, xp = 0 } },
  board = function(case)
    return {
      A = { legend = "Voidreaver", base = { { vanilla(case.might), as = "mine" } } },
      B = { north = { { vanilla(2), as = "foe" } } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("mine", "north")
    s:showdown()
    s:resolve()
    s:expect(s.A, { xp = case.xp })
  end,
}

scenario "Voidreaver buffs any unit for 1 XP" {
  rules = { "728", "426", "414" },
  board = { A = { legend = "Voidreaver", xp = 3 }, B = { base = { { vanilla(2), as = "foe" } } } },
  play = function(s)
    s.A:activate("Voidreaver", "buff")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { might = 3 })
    s:expect(s.A, { xp = 2 })
    s.A:refused("activate", "Voidreaver")
  end,
}

scenario "Voidreaver sends an exhausted unit home for 2 XP" {
  rules = { "728", "420" },
  board = {
    A = { legend = "Voidreaver", xp = 2, north = { { vanilla(2), as = "tired", exhausted = true }, { vanilla(3), as = "fresh" } }, base = { { vanilla(1), as = "resting", exhausted = true } } },
    B = { south = { { vanilla(4), as = "theirs", exhausted = true } } },
    battlefields = { north = { controller = "A" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:activate("Voidreaver", "home")
    s:options("tired")
    s.A:choose("tired")
    s:resolve()
    s:expect("tired", { zone = "base", exhausted = true })
    s:expect("Voidreaver", { exhausted = true })
    s:expect(s.A, { xp = 0 })
  end,
}
