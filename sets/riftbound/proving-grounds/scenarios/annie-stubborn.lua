scenario "Annie, Stubborn takes a spell out of the own trash" {
  rules = { "383.4", "355.7", "124.1" },
  board = {
    A = { hand = { "Annie, Stubborn" }, runes = { chaos = 4 }, trash = { { vanilla_spell(1), as = "spell" }, { vanilla_spell(3), as = "other" }, { vanilla(2), as = "unit" } } },
    B = { trash = { { vanilla_spell(2), as = "theirs" } } },
  },
  play = function(s)
    s.A:play("Annie, Stubborn")
    s:options("spell", "other")
    s.A:choose("spell")
    s:resolve()
    s:expect("spell", { zone = "hand" })
    s:expect("other", { zone = "trash" })
    s:expect("unit", { zone = "trash" })
    s:expect("theirs", { zone = "trash" })
    s:expect(s.A, { hand_size = 1 })
    s:count("Chaos Rune", 3, { exhausted = true })
  end,
}

scenario "Annie, Stubborn takes nothing when no spell is there" {
  rules = { "402.4" },
  board = {
    A = { hand = { "Annie, Stubborn" }, runes = { chaos = 4 }, trash = { vanilla(2) } },
    B = { trash = { vanilla_spell(2) } },
  },
  play = function(s)
    s.A:play("Annie, Stubborn")
    s:chain {}
    s:expect("Annie, Stubborn", { at = "base", exhausted = true })
    s:expect(s.A, { hand_size = 0 })
  end,
}
