card {
  name = "Test Ghost", type = "unit", energy = 1, might = 1, domains = { "calm" },
  script = [[ replacement { on = self.damaged, change = skip } ]],
}

scenario "B05 Alone it may absorb everything" {
  rules = { "465.2", "466.1" },
  board = {
    A = { base = { { vanilla(3), as = "attacker" } } },
    B = { north = { "Test Ghost" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("attacker", "north")
    s:showdown()
    s:expect("Test Ghost", { at = "north", damage = 0 })
    s:expect("attacker", { at = "base", exhausted = true, damage = 0 })
    s:expect("north", { controller = s.B })
    s:expect(s.A, { points = 0 })
  end,
}

scenario "B05 Beside another unit it may be ignored" {
  rules = { "465.2" },
  board = {
    A = { base = { { vanilla(3), as = "attacker" } } },
    B = { north = { "Test Ghost", { vanilla(3), as = "plain" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("attacker", "north")
    s:showdown()
    s:expect("plain", { zone = "trash" })
    s:expect("Test Ghost", { at = "north" })
  end,
}
