scenario "R059 Tank goes first" {
  rules = { "815.1", "465.2" },
  board = {
    A = { base = { { vanilla(4), as = "raider" } } },
    B = { north = { "Taric, Protector", { vanilla(2), as = "plain" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:expect("Taric, Protector", { might = 5 })
    s:expect("plain", { might = 3 })
    -- Nothing is asked: all of it must go to Taric, who would die of five.
    s.A:pass()
    s.B:pass()
    s:expect("Taric, Protector", { at = "north", damage = 0 })
    s:expect("plain", { at = "north", damage = 0 })
    s:expect("raider", { zone = "trash" })
    s:expect("north", { controller = s.B })
  end,
}
