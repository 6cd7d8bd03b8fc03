scenario "R021 Ambush unit played in response keeps Focus where it is" {
  rules = { "340.4", "346", "822" },
  board = {
    A = { hand = { "Hextech Ray" }, runes = { fury = 1 }, base = { { vanilla(4), as = "raider" } } },
    B = { hand = { "Grim Apothecary" }, runes = { fury = 3 }, north = { { vanilla(4), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:play("Hextech Ray")
    s.A:choose("guard")
    s.A:pass()
    s.B:play("Grim Apothecary", { at = "north" })
    s:owes(s.B, "may")
    s.B:no()
    s:expect("Grim Apothecary", { at = "north" })
    s:chain { "Hextech Ray" }
    s:owes(s.A, "act")
    s:resolve()
    s:expect("guard", { damage = 3 })
    -- The chain was opened by A's spell: now focus goes on.
    s:owes(s.B, "act")
  end,
}
