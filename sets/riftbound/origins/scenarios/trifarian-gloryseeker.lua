scenario "Trifarian Gloryseeker as the second card gets a buff" {
  rules = { "812.1", "426.1" },
  board = { A = { hand = { "Trifarian Gloryseeker", vanilla_spell(1) }, runes = { order = 3 } } },
  play = function(s)
    s.A:play(vanilla_spell(1))
    s:resolve()
    s.A:play("Trifarian Gloryseeker")
    s:chain { "Trifarian Gloryseeker" }
    s:resolve()
    s:expect("Trifarian Gloryseeker", { might = 3, buffs = 1 })
  end,
}

scenario "Trifarian Gloryseeker as the first card gets nothing" {
  rules = { "812.1", "727" },
  board = { A = { hand = { "Trifarian Gloryseeker" }, runes = { order = 2 } } },
  play = function(s)
    s.A:play("Trifarian Gloryseeker")
    s:chain {}
    s:expect("Trifarian Gloryseeker", { might = 2, buffs = 0 })
  end,
}

scenario "Trifarian Gloryseeker counts only cards of its player in this turn" {
  rules = { "812.1" },
  board = {
    A = { hand = { "Trifarian Gloryseeker" }, runes = { order = 2 }, rune_deck = { order = 4 } },
    B = { hand = { vanilla_spell(0) } },
    turn = "B",
  },
  play = function(s)
    s.B:play(vanilla_spell(0))
    s:resolve()
    s:next_turn()
    s.A:play("Trifarian Gloryseeker")
    s:chain {}
    s:expect("Trifarian Gloryseeker", { buffs = 0 })
  end,
}
