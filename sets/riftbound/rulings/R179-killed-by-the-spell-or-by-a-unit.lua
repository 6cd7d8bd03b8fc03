scenario "R179 Trigger belongs to spell damage only when the spell itself killed" {
  rules = { "428.5", "417.6" },
  board = {
    A = {
      hand = { "Void Seeker", "Challenge" }, pool = { energy = 7, fury = 3, body = 1 },
      trash = { { "Immortal Phoenix", as = "first" }, { "Immortal Phoenix", as = "second" } },
      base = { { vanilla(5), as = "mine" } },
    },
    B = { north = { { vanilla(4), as = "foe" } }, base = { { vanilla(4), as = "other" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Void Seeker")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s:expect("foe", { zone = "trash" })
    s.A:order("first", "second")
    s.A:yes()
    s.A:no()
    s:resolve()
    s:expect("first", { at = "base" })
    s:expect("second", { zone = "trash" })
    -- Of two units that fight it is the unit that kills.
    s.A:play("Challenge")
    s.A:choose("mine")
    s.A:choose("other")
    s:resolve()
    s:expect("other", { zone = "trash" })
    s:chain {}
    s:expect("second", { zone = "trash" })
  end,
}
