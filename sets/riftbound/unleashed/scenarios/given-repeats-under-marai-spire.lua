card { name = "Test Study", type = "spell", energy = 2, domains = { "mind" }, keywords = { "Action" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

-- A repetition that a spell was given costs less too.
scenario "Marai Spire and The Academy: the repetition is cheaper" {
  rules = { "820.1", "356.4" },
  cases = { { name = "with the spire", spire = true, energy = 1 }, { name = "without", spire = false, energy = 0 } },
  board = function(case)
    return {
      A = { hand = { "Test Study" }, north = { vanilla(2) }, south = { vanilla(2) }, runes = { mind = 4 }, rune_deck = {}, turns = 2 },
      battlefields = { north = { card = "The Academy", controller = "A" }, south = { card = case.spire and "Marai Spire" or nil, controller = "A" } },
      turn = "B",
    }
  end,
  play = function(s, case)
    s.B:end_turn()
    s:resolve()
    s.A:play("Test Study")
    s.A:yes()
    s:count("Mind Rune", case.energy, { exhausted = false })
    s:resolve()
    s:expect(s.A, { hand_size = 3 })
  end,
}

scenario "Marai Spire and Syndra: two energy become one, the power stays" {
  rules = { "820.1", "356.4" },
  cases = { { name = "enough", energy = 3, yes = true }, { name = "one short", energy = 2, yes = false } },
  board = function(case)
    return {
      A = { hand = { "Test Study" }, base = { "Syndra, Transcendent" }, south = { vanilla(1) }, pool = { energy = case.energy, chaos = 1 } },
      B = { north = { vanilla(9) } },
      battlefields = { north = { controller = "B" }, south = { card = "Marai Spire", controller = "A" } },
    }
  end,
  play = function(s, case)
    s.A:move("Syndra, Transcendent", "north")
    s.A:play("Test Study")
    if case.yes then s.A:yes() end
    s:resolve()
    s:expect(s.A, { hand_size = case.yes and 2 or 1, energy = 0, chaos = case.yes and 0 or 1 })
  end,
}
