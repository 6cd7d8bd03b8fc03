card { name = "Test Trinket", type = "gear", energy = 0, domains = { "body" } }
card { name = "Test Guest", type = "unit", energy = 0, might = 1, domains = { "body" } }

scenario "Cithria of Cloudfield is buffed by another unit that you play, and by one alone" {
  rules = { "426", "419", "702" },
  board = { A = { hand = { "Cithria of Cloudfield", { "Test Guest", as = "one" }, { "Test Guest", as = "two" } }, runes = { body = 2 } } },
  play = function(s)
    s.A:play("Cithria of Cloudfield", { at = "base" })
    s:chain {}
    s:expect("Cithria of Cloudfield", { might = 1, buffs = 0 })
    s.A:play("one", { at = "base" })
    s:resolve()
    s:expect("Cithria of Cloudfield", { might = 2, buffs = 1 })
    s.A:play("two", { at = "base" })
    s:resolve()
    s:expect("Cithria of Cloudfield", { might = 2, buffs = 1 })
    s:expect("one", { buffs = 0 })
  end,
}

scenario "Cithria of Cloudfield is not buffed by gear, nor by what others play" {
  rules = { "419" },
  cases = { { name = "gear", who = "A", card = "Test Trinket" }, { name = "theirs", who = "B", card = "Test Guest" } },
  board = function(case)
    return { A = { base = { "Cithria of Cloudfield" }, hand = { "Test Trinket" } }, B = { hand = { "Test Guest" } }, turn = case.who }
  end,
  play = function(s, case)
    s[case.who]:play(case.card)
    s:resolve()
    s:expect("Cithria of Cloudfield", { might = 1, buffs = 0 })
  end,
}

card { name = "Test Muster", type = "spell", energy = 0, domains = { "body" }, script = [[ on_play { effect = function(fx) fx:play_token("Recruit", { at = fx.you.base }) end } ]] }

scenario "Cithria of Cloudfield is buffed by a token that you play" {
  rules = { "184" },
  board = { A = { base = { "Cithria of Cloudfield" }, hand = { "Test Muster" } } },
  play = function(s)
    s.A:play("Test Muster")
    s:resolve()
    s:expect("Cithria of Cloudfield", { might = 2, buffs = 1 })
  end,
}
