scenario "Morbid Return takes a unit out of the own trash" {
  rules = { "355.7", "124.1" },
  board = {
    A = { hand = { "Morbid Return" }, runes = { chaos = 2 }, trash = { { vanilla(2), as = "lost" }, { vanilla(5), as = "older" }, "Meditation" }, base = { { vanilla(1), as = "alive" } } },
    B = { trash = { { vanilla(3), as = "theirs" } } },
  },
  play = function(s)
    s.A:play("Morbid Return")
    s:options("lost", "older")
    s.A:choose("lost")
    s:resolve()
    s:expect("lost", { zone = "hand" })
    s:expect("older", { zone = "trash" })
    s:expect("theirs", { zone = "trash" })
    s:expect("alive", { at = "base" })
    s:expect(s.A, { hand_size = 1 })
    s:expect(s.B, { hand_size = 0 })
  end,
}

scenario "Morbid Return needs a unit in the own trash" {
  rules = { "355.8" },
  board = {
    A = { hand = { "Morbid Return" }, runes = { chaos = 2 }, trash = { "Meditation" }, base = { vanilla(2) } },
    B = { trash = { vanilla(3) } },
  },
  play = function(s) s.A:refused("play", "Morbid Return") end,
}
