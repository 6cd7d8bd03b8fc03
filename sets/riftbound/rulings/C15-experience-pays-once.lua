-- What one cost of a play or an ability takes of a player's experience pays no other one (357.2, 728): a price of a permission, additional
-- costs, the cost of an ability, of its x and of modes.
card { name = "Test Crypt", type = "gear", energy = 0, domains = { "mind" }, script = [[ permit { what = 'play', affects = card { zone = 'trash', owner = you }, cost = { xp = 2 } } ]] }
card { name = "Test Scholar", type = "unit", energy = 5, might = 1, domains = { "mind" }, script = [[ additional_cost { name = "study", cost = { xp = 2 } } ]] }
card { name = "Test Student", type = "unit", energy = 0, might = 1, domains = { "mind" }, script = [[
additional_cost { name = "read", optional = true, cost = { xp = 2 } }
additional_cost { name = "write", optional = true, cost = { xp = 2 } }
]] }
card { name = "Test Thesis", type = "spell", energy = 0, domains = { "mind" }, script = [[
additional_cost { name = "study", cost = { xp = 2 } }
on_play { x = { xp = 1 }, effect = function(fx) fx:draw(fx.x) end }
]] }
card { name = "Test Press", type = "gear", energy = 0, domains = { "mind" }, script = [[ activated { cost = { xp = 1 }, x = { xp = 1 }, effect = function(fx) fx:draw(fx.x) end } ]] }
card { name = "Test Exam", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { modes = { pick = 2,
  mode { text = "Oral", cost = { xp = 2 }, effect = function(fx) fx:draw(1) end },
  mode { text = "Written", cost = { xp = 2 }, effect = function(fx) fx:draw(1) end },
  mode { text = "Nothing", effect = function(fx) end },
} } ]] }

scenario "C15 The price of a permission beside a cost of the card" {
  rules = { "204", "357.2" },
  cases = { { name = "too little", xp = 3 }, { name = "enough", xp = 4, left = 0 } },
  board = function(case) return { A = { base = { "Test Crypt" }, trash = { "Test Scholar" }, xp = case.xp } } end,
  play = function(s, case)
    if not case.left then return s.A:refused("play", "Test Scholar", { rule = "357.2", reason = "too little experience" }) end
    s.A:play("Test Scholar", "permit")
    s:expect("Test Scholar", { at = "base" })
    s:expect(s.A, { xp = case.left })
  end,
}

scenario "C15 The second of two additional costs" {
  rules = { "356.2", "357.2" },
  board = { A = { hand = { "Test Student" }, xp = 3 } },
  play = function(s)
    s.A:play("Test Student")
    s.A:yes() -- the other one is not asked for
    s:expect("Test Student", { at = "base" })
    s:expect(s.A, { xp = 1 })
  end,
}

scenario "C15 What is left is for x" {
  rules = { "355", "357.2" },
  cases = { { name = "of a spell", card = "Test Thesis", act = "play", most = 1 }, { name = "of an ability", card = "Test Press", act = "activate", most = 2 } },
  board = function(case) return { A = { hand = { case.act == "play" and case.card or nil }, base = { case.act == "activate" and case.card or nil }, xp = 3 } } end,
  play = function(s, case)
    s.A[case.act](s.A, case.card)
    s.A:refused("number", case.most + 1)
    s.A:number(case.most)
    s:resolve()
    s:expect(s.A, { xp = 0, hand_size = case.most })
  end,
}

scenario "C15 What is left is for the other modes" {
  rules = { "355.3", "357.2" },
  board = { A = { hand = { "Test Exam" }, xp = 3 } },
  play = function(s)
    s.A:play("Test Exam")
    s:options("Oral", "Written", "Nothing")
    s.A:pick("Oral")
    s:options("Nothing")
    s.A:pick("Nothing")
    s:resolve()
    s:expect(s.A, { xp = 1, hand_size = 1 })
  end,
}
