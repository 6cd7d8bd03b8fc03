scenario "Full Bellows grants Kindle for the turn and draws" {
  rules = { "801.3", "317.2" },
  board = {
    A = { hand = { "Full Bellows" }, runes = { fury = 1 }, base = { { vanilla(3), as = "mine" }, { vanilla(2), as = "mate" } } },
    B = { north = { { vanilla(4), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Full Bellows")
    s:options("mine", "mate")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { keywords = { "Kindle" } })
    s:expect(s.A, { hand_size = 1 })
    s.A:move("mine", "north")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 1 })
  end,
}

scenario "Full Bellows has no hold on the next turn" {
  rules = { "317.2" },
  board = {
    A = { hand = { "Full Bellows" }, runes = { fury = 1 }, base = { { vanilla(3), as = "mine" } } },
    B = { north = { { vanilla(4), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Full Bellows")
    s.A:choose("mine")
    s:resolve()
    s:next_turn()
    s:next_turn()
    s.A:move("mine", "north")
    s:chain {}
    s:expect("foe", { damage = 0 })
  end,
}
