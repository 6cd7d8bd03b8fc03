card { name = "Test Song", type = "spell", energy = 0, domains = { "calm" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Verse", type = "spell", energy = 0, domains = { "calm" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

scenario "Crumbling Sands counters the second spell of an opponent" {
  rules = { "425.1", "419" },
  cases = { { name = "second", before = true, zone = 1 }, { name = "first", before = false, zone = 1 } },
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
  rules = { "425.1" },
  cases = { { name = "one of theirs", theirs = true, hand = 0 }, { name = "none of theirs", theirs = false, hand = 1 } },
  board = {
    A = { hand = { "Crumbling Sands", "Test Song", "Test Verse" }, runes = { calm = 1 } },
    B = { hand = { { vanilla_spell(0), as = "theirs", } } },
  },
  play = function(s, case)
    s.A:play("Test Verse")
    s:resolve()
    s.A:play("Test Song")
    s.A:play("Crumbling Sands")
    s.A:choose("Test Song")
    s:resolve()
    s:expect("Test Song", { zone = "trash" })
    s:expect(s.A, { hand_size = 2 })
  end,
}
