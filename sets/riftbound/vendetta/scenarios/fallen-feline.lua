card { name = "Test Song", type = "spell", energy = 0, domains = { "order" }, keywords = { "Reaction" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Verse", type = "spell", energy = 0, domains = { "order" }, keywords = { "Reaction" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

scenario "Fallen Feline at a battlefield keeps opponents from the named spell" {
  rules = { "760", "054.1" },
  cases = { { name = "there", move = true }, { name = "at home", move = false } },
  board = {
    A = { hand = { "Fallen Feline", { "Test Song", as = "own" } }, runes = { order = 3 } },
    B = { hand = { "Test Song", "Test Verse" } },
  },
  play = function(s, case)
    s.A:play("Fallen Feline", { at = "base" })
    s.A:pass()
    s.B:pass()
    s.A:pick("Test Song")
    s:next_turn()
    s:next_turn()
    if case.move then
      s.A:move("Fallen Feline", "north")
      s:showdown()
    end
    s.A:end_turn()
    if case.move then s.B:refused("play", "Test Song") else s.B:play("Test Song") end
    s:resolve()
    s.B:play("Test Verse")
    s:resolve()
    s:expect("Test Verse", { zone = "trash" })
    s.B:end_turn()
    s.A:play("own")
    s:resolve()
    s:expect("own", { zone = "trash" })
  end,
}

scenario "Fallen Feline away forbids nothing more" {
  rules = { "397" },
  board = {
    A = { hand = { "Fallen Feline" }, runes = { order = 3 } },
    B = { hand = { "Test Song" } },
  },
  play = function(s)
    s.A:play("Fallen Feline", { at = "base" })
    s.A:pass()
    s.B:pass()
    s.A:pick("Test Verse")
    s:next_turn()
    s:next_turn()
    s.A:move("Fallen Feline", "north")
    s:showdown()
    s.A:end_turn()
    s.B:play("Test Song")
    s:resolve()
    s:expect("Test Song", { zone = "trash" })
  end,
}

card { name = "Test Whisper", type = "spell", energy = 0, domains = { "order" }, keywords = { "Hidden", "Reaction", "Flow {0}" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

scenario "Fallen Feline keeps opponents from the named spell wherever it lies" {
  rules = { "760", "054.1", "811", "829" },
  cases = { { name = "hidden", where = "facedown", named = true }, { name = "in the trash", where = "trash", named = true }, { name = "another name", where = "trash", named = false } },
  board = function(case)
    return {
      A = { hand = { "Fallen Feline" }, runes = { order = 3 }, south = { vanilla(1) } },
      B = {
        north = { vanilla(1) }, trash = { case.where == "trash" and "Test Whisper" or vanilla(1) },
        facedown = case.where == "facedown" and { north = { "Test Whisper" } } or nil,
      },
      battlefields = { north = { controller = "B" }, south = { controller = "A" } },
    }
  end,
  play = function(s, case)
    s.A:play("Fallen Feline", { at = "south" })
    s.A:pass()
    s.B:pass()
    s.A:pick(case.named and "Test Whisper" or "Test Verse")
    s:next_turn()
    if case.named then return s.B:refused("play", "Test Whisper") end
    s.B:play("Test Whisper")
    s:resolve()
    s:expect("Test Whisper", { zone = "banished" })
  end,
}
