card { name = "Test Song", type = "spell", energy = 0, domains = { "calm" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Verse", type = "spell", energy = 0, domains = { "calm" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

card { name = "Test Echo", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Reaction" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Guest", type = "unit", energy = 0, might = 1, domains = { "calm" }, keywords = { "Reaction" } }

scenario "Crumbling Sands counters the second spell of an opponent" {
  rules = { "425.1", "419" },
  cases = { { name = "second", before = true }, { name = "first", before = false } },
  board = {
    A = { hand = { "Test Song", "Test Verse" } },
    B = { hand = { "Crumbling Sands" }, runes = { calm = 1 } },
  },
  play = function(s, case)
    if case.before then
      s.A:play("Test Verse")
      s:resolve()
      s:expect(s.A, { hand_size = 2 })
    end
    s.A:play("Test Song")
    s.A:pass()
    s.B:play("Crumbling Sands")
    s.B:choose("Test Song")
    s:resolve()
    s:expect("Test Song", { zone = "trash" })
    s:expect(s.A, { hand_size = case.before and 1 or 2 })
    s:expect("Crumbling Sands", { zone = "trash" })
  end,
}

scenario "Crumbling Sands counts the opponent's spells alone, even against an own one" {
  rules = { "425.1", "419" },
  cases = { { name = "a spell of theirs", card = "Test Echo", hand = 1 }, { name = "a unit of theirs", card = "Test Guest", hand = 2 } },
  board = function(case)
    return {
      A = { hand = { "Crumbling Sands", "Test Song", "Test Verse" }, runes = { calm = 1 } },
      B = { hand = { case.card } },
    }
  end,
  play = function(s, case)
    s.A:play("Test Verse")
    s:resolve()
    s.A:play("Test Song")
    s.A:pass()
    s.B:play(case.card)
    if case.card == "Test Echo" then
      s.B:pass()
      s.A:pass()
    end
    s.A:play("Crumbling Sands")
    s:options("Test Song")
    s.A:choose("Test Song")
    s:resolve()
    s:expect("Test Song", { zone = "trash" })
    s:expect(s.A, { hand_size = case.hand })
  end,
}

card { name = "Test Sage", type = "unit", energy = 1, might = 1, domains = { "calm" }, script = [[ activated { cost = { exhaust = self }, effect = function(fx) fx:draw(1) end } ]] }

scenario "Crumbling Sands does not choose abilities" {
  rules = { "355.8" },
  board = { A = { base = { "Test Sage" }, hand = { "Test Song" } }, B = { hand = { "Crumbling Sands" }, runes = { calm = 1 } } },
  play = function(s)
    s.A:play("Test Song")
    s:resolve()
    s.A:activate("Test Sage")
    s.A:pass()
    s.B:refused("play", "Crumbling Sands")
    s:resolve()
    s:expect(s.A, { hand_size = 2 })
  end,
}
