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
