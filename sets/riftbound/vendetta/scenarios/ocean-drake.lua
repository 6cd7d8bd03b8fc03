card { name = "Test Wyrm", type = "unit", energy = 5, might = 2, domains = { "body" }, tags = { "Dragon" } }

scenario "Ocean Drake comes to an open battlefield and sends a unit home" {
  rules = { "124", "355.2", "383.3" },
  cases = { { name = "sent", yes = true }, { name = "left", yes = false } },
  board = {
    A = { hand = { "Ocean Drake" }, runes = { chaos = 10 }, base = { { vanilla(1), as = "mine" } } },
    B = { base = { { vanilla(5), as = "foe" }, "Test Wyrm" }, south = { vanilla(1) } },
    battlefields = { north = {}, south = { controller = "B" } },
  },
  play = function(s, case)
    s.A:play("Ocean Drake")
    s:options("base", "north")
    s.A:choose("north")
    if case.yes then
      s.A:yes()
      s.A:choose("foe")
    else
      s.A:no()
    end
    s:showdown()
    s:expect("Ocean Drake", { at = "north", exhausted = true })
    s:expect(s.B, { hand_size = case.yes and 1 or 0 })
    s:expect("Test Wyrm", { at = "base" })
  end,
}

scenario "Ocean Drake has no grip on Dragons, himself among them" {
  rules = { "402.4" },
  board = {
    A = { hand = { "Ocean Drake" }, runes = { chaos = 10 } },
    B = { base = { "Test Wyrm" } },
  },
  play = function(s)
    s.A:play("Ocean Drake", { at = "base" })
    s:chain {}
    s:expect("Ocean Drake", { at = "base" })
    s:expect("Test Wyrm", { at = "base" })
  end,
}
