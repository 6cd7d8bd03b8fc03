card { name = "Test Flash", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Action" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:stun(fx.it) end } ]] }

scenario "Leona, Zealot enters ready while an opponent is near the end" {
  rules = { "143.4", "467" },
  cases = { { name = "near", theirs = 5, mine = 0, exhausted = false }, { name = "far", theirs = 4, mine = 7, exhausted = true } },
  board = function(case)
    return { A = { hand = { "Leona, Zealot" }, runes = { calm = 7 }, points = case.mine }, B = { points = case.theirs } }
  end,
  play = function(s, case)
    s.A:play("Leona, Zealot", { at = "base" })
    s:expect("Leona, Zealot", { at = "base", might = 6, exhausted = case.exhausted })
  end,
}

scenario "Leona, Zealot breaks stunned enemies where she is" {
  rules = { "477", "423" },
  board = {
    A = { base = { "Leona, Zealot" }, hand = { "Test Flash" } },
    B = { north = { { vanilla(7), as = "dazed" }, { vanilla(7), as = "awake" } }, base = { { vanilla(7), as = "home", stunned = true } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Leona, Zealot", "north")
    s:expect("dazed", { might = 7 })
    s.A:play("Test Flash")
    s.A:choose("dazed")
    s:resolve()
    s:expect("dazed", { might = 1, stunned = true })
    s:expect("awake", { might = 7 })
    s:expect("home", { might = 7 })
  end,
}

scenario "Leona, Zealot takes eight, and from enemies alone" {
  rules = { "477", "423" },
  board = {
    A = { north = { "Leona, Zealot", { vanilla(10), as = "mine", stunned = true } } },
    B = { base = { { vanilla(10), as = "raider" } }, hand = { "Test Flash" } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("raider", "north")
    s.B:play("Test Flash")
    s.B:choose("raider")
    s:resolve()
    s:expect("raider", { might = 2, stunned = true })
    s:expect("mine", { might = 10, stunned = true })
  end,
}
