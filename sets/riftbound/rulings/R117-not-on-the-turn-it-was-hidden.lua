scenario "R117 Not on the turn it was hidden" {
  rules = { "811.1" },
  board = {
    A = { hand = { "Hidden Blade" }, runes = { calm = 1 }, rune_deck = { calm = 2 }, north = { { vanilla(3), as = "guard" } }, base = { { vanilla(1), as = "scout" } } },
    B = { base = { { vanilla(5), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:hide("Hidden Blade", "north")
    s:count("Calm Rune", 0, { zone = "runes" })
    s.A:move("scout", "south")
    s.A:refused("play", "Hidden Blade", { rule = "811.1" })
    s:showdown()
    s:next_turn()
    -- On the opponent's turn already, as a reaction and for nothing.
    s.B:move("raider", "north")
    s.B:pass()
    s.A:play("Hidden Blade")
    s.A:choose("raider")
    s:resolve()
    s:expect("raider", { zone = "trash" })
    s:expect(s.B, { hand_size = 3 })
  end,
}
