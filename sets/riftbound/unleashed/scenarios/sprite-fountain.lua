scenario "Sprite Fountain brings a Sprite, and another one as it dies" {
  rules = { "184", "816", "808" },
  board = { A = { hand = { "Sprite Fountain" }, runes = { mind = 3 } } },
  play = function(s)
    s.A:play("Sprite Fountain")
    s:resolve()
    s:count("Sprite", 1, { at = "base", exhausted = false, might = 3, keywords = { "Temporary" } })
    s:next_turn()
    s:count("Sprite", 1)
    s.B:end_turn()
    s.A:order("Sprite", "Sprite Fountain")
    s:resolve()
    s:expect("Sprite Fountain", { zone = "trash" })
    s:count("Sprite", 1, { at = "base", exhausted = false })
  end,
}

scenario "Sprite Fountain that was not played has brought none, and brings one as it dies" {
  rules = { "376", "808" },
  board = {
    A = { hand = { { vanilla_spell(0), as = "idle" } } },
    B = { base = { "Sprite Fountain" } },
  },
  play = function(s)
    s:count("Sprite", 0)
    s:next_turn()
    s:resolve()
    s:expect("Sprite Fountain", { zone = "trash", owner = s.B })
    s:count("Sprite", 1, { at = "base", controller = s.B, exhausted = false })
  end,
}

scenario "Sprite Fountain brings the Sprite to the base, wherever else it might go" {
  rules = { "184" },
  board = {
    A = { hand = { "Sprite Fountain" }, runes = { mind = 3 }, north = { vanilla(1) } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Sprite Fountain")
    s:resolve()
    s:count("Sprite", 1, { at = "base" })
  end,
}
