scenario "Minefield costs its conqueror two cards" {
  rules = { "440", "469.1" },
  board = {
    A = { base = { { vanilla(2), as = "raider" } }, deck = { { vanilla(1), as = "top" }, { vanilla(1), as = "second" }, { vanilla(1), as = "third" } } },
    B = { deck = { { vanilla(1), as = "theirs" } } },
    battlefields = { north = { card = "Minefield" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:showdown()
    s:resolve()
    s:expect(s.A, { points = 1, trash_size = 2 })
    s:expect("top", { zone = "trash" })
    s:expect("second", { zone = "trash" })
    s:expect("third", { zone = "deck" })
    s:expect("theirs", { zone = "deck" })
  end,
}

scenario "Minefield does nothing when it is held, nor when another place is conquered" {
  rules = { "469.2" },
  cases = { { name = "held", held = true }, { name = "elsewhere", held = false } },
  board = function(case)
    return {
      A = { base = { { vanilla(2), as = "raider" } }, north = { vanilla(3) } },
      battlefields = { north = { card = "Minefield", controller = "A" }, south = {} },
      turn = case.held and "B" or "A",
    }
  end,
  play = function(s, case)
    if case.held then
      s:next_turn()
    else
      s.A:move("raider", "south")
      s:showdown()
    end
    s:expect(s.A, { points = 1, trash_size = 0 })
  end,
}
