card { name = "Test Song", type = "spell", energy = 4, power = { calm = 1 }, domains = { "calm" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Opera", type = "spell", energy = 5, domains = { "calm" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Hymn", type = "spell", energy = 1, power = { calm = 2 }, domains = { "calm" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

scenario "Defy counters a spell that costs no more than 4 and one power" {
  rules = { "425.1", "206" },
  board = {
    A = { hand = { "Test Song" }, runes = { calm = 5 } },
    B = { hand = { "Defy" }, runes = { calm = 2 } },
  },
  play = function(s)
    s.A:play("Test Song")
    s.A:pass()
    s.B:play("Defy")
    s:options("Test Song")
    s.B:choose("Test Song")
    s:resolve()
    s:expect("Test Song", { zone = "trash" })
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "Defy has nothing to say to dearer spells" {
  rules = { "355.4" },
  cases = { { name = "energy", card = "Test Opera" }, { name = "power", card = "Test Hymn" } },
  board = function(case)
    return { A = { hand = { case.card }, runes = { calm = 5 } }, B = { hand = { "Defy" }, runes = { calm = 2 } } }
  end,
  play = function(s, case)
    s.A:play(case.card)
    s.A:pass()
    s.B:refused("play", "Defy")
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}

card { name = "Test Sage", type = "unit", energy = 1, might = 1, domains = { "calm" }, script = [[ activated { cost = { exhaust = self }, effect = function(fx) fx:draw(1) end } ]] }

scenario "Defy has nothing to say to abilities" {
  rules = { "355.8" },
  board = { A = { base = { "Test Sage" } }, B = { hand = { "Defy" }, runes = { calm = 2 } } },
  play = function(s)
    s.A:activate("Test Sage")
    s.A:pass()
    s.B:refused("play", "Defy")
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}
