scenario "Garbage Grabber turns three cards of the trash into one" {
  rules = { "416.1", "413.1" },
  board = {
    A = {
      base = { "Garbage Grabber" }, runes = { mind = 1 },
      trash = { { vanilla(1), as = "one" }, { vanilla(1), as = "two" }, { vanilla(1), as = "three" }, { vanilla(1), as = "four" } },
    },
    B = { trash = { { vanilla(1), as = "theirs" } } },
  },
  play = function(s)
    s.A:activate("Garbage Grabber")
    s:options("one", "two", "three", "four")
    s.A:choose("one", "two", "four")
    s:expect("Garbage Grabber", { exhausted = true })
    s:count("Mind Rune", 1, { exhausted = true })
    s:expect("four", { zone = "deck" })
    s:expect("three", { zone = "trash" })
    s:expect(s.A, { hand_size = 0 })
    s:resolve()
    s:expect(s.A, { hand_size = 1, trash_size = 1 })
  end,
}

scenario "Garbage Grabber needs three cards of its own player" {
  rules = { "444" },
  board = {
    A = { base = { "Garbage Grabber" }, runes = { mind = 1 }, trash = { vanilla(1), vanilla(1) } },
    B = { trash = { vanilla(1), vanilla(1), vanilla(1) } },
  },
  play = function(s)
    s.A:refused("activate", "Garbage Grabber")
    s:expect("Garbage Grabber", { exhausted = false })
  end,
}
