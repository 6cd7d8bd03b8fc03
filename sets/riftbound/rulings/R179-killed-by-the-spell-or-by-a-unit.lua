scenario "R179 Trigger belongs to spell damage only when the spell itself killed: Void Seeker" {
  rules = { "428.5", "417.6" },
  board = {
    A = { hand = { "Void Seeker" }, runes = { fury = 6 }, trash = { "Immortal Phoenix" } },
    B = { north = { { vanilla(4), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Void Seeker")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s:expect("foe", { zone = "trash" })
    s.A:yes()
    s:resolve()
    s:expect("Immortal Phoenix", { at = "base" })
  end,
}

scenario "R179 Trigger belongs to spell damage only when the spell itself killed: Challenge" {
  rules = { "428.5", "417.6" },
  board = {
    A = { hand = { "Challenge" }, runes = { body = 2, fury = 2 }, trash = { "Immortal Phoenix" }, base = { { vanilla(5), as = "mine" } } },
    B = { base = { { vanilla(4), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Challenge")
    s.A:choose("mine")
    s.A:choose("foe")
    s.A:pay()
    s:resolve()
    s:expect("foe", { zone = "trash" })
    s:chain {}
    s:expect("Immortal Phoenix", { zone = "trash" })
  end,
}
