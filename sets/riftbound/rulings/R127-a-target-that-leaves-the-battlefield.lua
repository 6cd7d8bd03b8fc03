-- Waits for: bugs/b2-hidden-trigger-target-left.lua
scenario "R127 Target that leaves the battlefield becomes illegal" {
  rules = { "359.3", "811.1" },
  board = {
    A = { hand = { "Flash" }, runes = { chaos = 2 }, rune_deck = {}, base = { { vanilla(5), as = "raider" } } },
    B = { hand = { "Blastcone Fae" }, runes = { calm = 1 }, north = { { vanilla(1), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:hide("Blastcone Fae", "north")
    s:next_turn()
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Blastcone Fae")
    s.B:choose("raider")
    s.B:pass()
    s.A:play("Flash")
    s.A:choose("raider")
    s:resolve()
    s:expect("raider", { at = "base", might = 5 })
  end,
}
