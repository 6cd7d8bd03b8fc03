card {
  name = "Test Ghost", type = "unit", energy = 3, might = 3, domains = { "calm" },
  script = [[ replacement { on = self.damaged, change = skip } ]],
}

scenario "R091 \"Cannot move from here to base\" versus recall" {
  rules = { "456.3", "054.1", "358.3" },
  board = {
    A = { hand = { "Flash" }, runes = { chaos = 2 }, base = { "Test Ghost" } },
    B = { north = { { vanilla(5), as = "guard" } } },
    battlefields = { north = { controller = "B", card = "Vilemaw's Lair" }, south = {} },
  },
  play = function(s)
    s.A:move("Test Ghost", "north")
    -- The spell may choose the unit and resolves; only the move is impossible.
    s.A:play("Flash")
    s.A:choose("Test Ghost")
    s:resolve()
    s:expect("Flash", { zone = "trash" })
    s:expect("Test Ghost", { at = "north", attacking = true })
    s:showdown()
    s:expect("guard", { at = "north", damage = 0 })
    s:expect("Test Ghost", { at = "base", exhausted = true })
    s:expect("north", { controller = s.B })
    s:expect(s.A, { points = 0 })
  end,
}
