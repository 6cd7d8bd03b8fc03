card {
  name = "Test Ascent", type = "gear", energy = 1, domains = { "body" },
  script = [[ triggered { on = unit { friendly = true }.becomes_mighty, effect = function(fx) fx:draw(1) end } ]],
}
card { name = "Test Hero", type = "unit", energy = 1, might = 3, domains = { "body" }, keywords = { "Assault 2" } }
card { name = "Test Flag", type = "gear", energy = 0, domains = { "body" }, script = [[ static { affects = unit { friendly = true }, give = { might = 2 } } ]] }
card { name = "Test Colossus", type = "unit", energy = 0, might = 6, domains = { "body" } }
scenario "C01 Assault makes it Mighty" {
  rules = { "709", "807" },
  board = { A = { base = { "Test Hero", "Test Ascent" } }, B = { north = { vanilla(1) } }, battlefields = { north = { controller = "B" }, south = {} } },
  play = function(s)
    s.A:move("Test Hero", "north")
    s:chain { "Test Ascent" }
  end,
}
scenario "C01 A static gift makes it Mighty" {
  rules = { "709", "477" },
  board = { A = { hand = { "Test Flag" }, base = { "Test Hero", "Test Ascent" } } },
  play = function(s)
    s.A:play("Test Flag")
    s:chain { "Test Ascent" }
  end,
}
scenario "C01 Entering with six might is no transition" {
  rules = { "709" },
  board = { A = { hand = { "Test Colossus" }, base = { "Test Ascent" } } },
  play = function(s)
    s.A:play("Test Colossus")
    s:chain {}
  end,
}
