card {
  name = "Test Giantess", type = "unit", energy = 3, might = 3, domains = { "body" },
  script = [[ static { affects = self, active = is(self, unit { mighty = true }), give = { keywords = "Tank" } } ]],
}
card {
  name = "Test Squad", type = "unit", energy = 3, might = 2, domains = { "body" },
  script = [[ static { affects = unit { keyword = "Tank", friendly = true }, give = { might = 1 } } ]],
}
card {
  name = "Test Envy", type = "gear", energy = 1, domains = { "body" },
  script = [[ static { affects = unit { friendly = true, might = { min = 4 } }, give = { might = 1 } } ]],
}
card {
  name = "Test Pride", type = "gear", energy = 1, domains = { "body" },
  script = [[ static { affects = unit { friendly = true }, give = { might = 2 } } ]],
}
card {
  name = "Test Shyness", type = "gear", energy = 1, domains = { "body" },
  script = [[ static { affects = unit { friendly = true, might = { max = 3 } }, give = { might = 2 } } ]],
}
card {
  name = "Test Shape", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { base_might = 5, lasts = "turn" }) end } ]],
}
card {
  name = "Test Lesser Shape", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { base_might = 1, lasts = "turn" }) end } ]],
}
card {
  name = "Test Lesson", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { keywords = "Tank", lasts = "turn" }) end } ]],
}
card {
  name = "Test Unlearning", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { lose = "Tank", lasts = "turn" }) end } ]],
}

scenario "476 One layer after the other, and again for what has become possible" {
  rules = { "476.1", "476.2", "477.2", "477.3" },
  board = { A = { base = { { "Test Giantess", as = "it" }, "Test Squad", "Test Pride" } } },
  play = function(s)
    -- three and two make it Mighty, that gives Tank, and Tank one more
    s:expect("it", { might = 6, keywords = { "Tank" } })
    s:expect("Test Squad", { might = 4 })
  end,
}

scenario "476 What an effect ends by itself does not begin again" {
  rules = { "476.3" },
  board = { A = { base = { { vanilla(2), as = "it" }, { vanilla(4), as = "big" }, "Test Shyness" } } },
  play = function(s)
    s:expect("it", { might = 2 })
    s:expect("big", { might = 4 })
  end,
}

scenario "477 Traits first: a base might is set before anything is added" {
  rules = { "477.1", "477.3", "476.1" },
  board = { A = { hand = { "Test Shape" }, base = { { vanilla(2), as = "it", buffs = 1 }, "Test Pride" } } },
  play = function(s)
    s:expect("it", { might = 5 })
    s.A:play("Test Shape")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { might = 8 })
    s:next_turn()
    s:expect("it", { might = 5 })
  end,
}

scenario "479 What depends on another effect of its layer comes after it" {
  rules = { "478.1", "479.1" },
  board = { A = { base = { "Test Envy", "Test Pride", { vanilla(2), as = "it" }, { vanilla(1), as = "small" } } } },
  play = function(s)
    -- Envy has been there for longer, and counts what Pride gives
    s:expect("it", { might = 5 })
    s:expect("small", { might = 3 })
  end,
}

scenario "480 Otherwise the earliest comes first, and the latest stays" {
  rules = { "480.1", "480.3", "477.1" },
  cases = { { name = "the larger last", first = "Test Lesser Shape", second = "Test Shape", might = 5 }, { name = "the lesser last", first = "Test Shape", second = "Test Lesser Shape", might = 1 } },
  board = { A = { hand = { "Test Shape", "Test Lesser Shape" }, base = { { vanilla(3), as = "it" } } } },
  play = function(s, case)
    s.A:play(case.first)
    s.A:choose("it")
    s:resolve()
    s.A:play(case.second)
    s.A:choose("it")
    s:resolve()
    s:expect("it", { might = case.might })
  end,
}

scenario "480 Keywords too" {
  rules = { "480.1", "480.3", "477.2" },
  cases = { { name = "learned last", first = "Test Unlearning", second = "Test Lesson", list = { "Tank" } }, { name = "unlearned last", first = "Test Lesson", second = "Test Unlearning", list = {} } },
  board = { A = { hand = { "Test Lesson", "Test Unlearning" }, base = { { vanilla(3), as = "it" } } } },
  play = function(s, case)
    s.A:play(case.first)
    s.A:choose("it")
    s:resolve()
    s.A:play(case.second)
    s.A:choose("it")
    s:resolve()
    s:expect("it", { keywords = case.list })
  end,
}

card {
  name = "Test Dull Blade", type = "gear", energy = 1, domains = { "body" }, might_bonus = 0, tags = { "Equipment" },
  script = [[ static { affects = unit { friendly = true }, give = { base_might = 1 } } ]],
}
card {
  name = "Test Banner", type = "gear", energy = 1, domains = { "body" },
  script = [[ static { affects = unit { friendly = true }, give = { base_might = 5 } } ]],
}
card {
  name = "Test Strip", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { it = gear {} }, effect = function(fx) fx:detach(fx.it) end } ]],
}

scenario "480 A text that was silent has a new timestamp when it works again" {
  rules = { "480.2", "480.1", "435.1" },
  board = { A = { hand = { "Test Strip" }, base = { { "Test Dull Blade", attached = "it" }, { vanilla(3), as = "it" }, "Test Banner" } } },
  play = function(s)
    s:expect("it", { might = 5 })
    s.A:play("Test Strip")
    s.A:choose("Test Dull Blade")
    s:resolve()
    -- it was there before the banner, and works since now
    s:expect("it", { might = 1 })
  end,
}

card {
  name = "Test Mould", type = "gear", energy = 1, domains = { "body" },
  script = [[ static { affects = unit { friendly = true }, give = { base_might = 6 } } ]],
}
card {
  name = "Test Waker", type = "gear", energy = 1, domains = { "body" },
  script = [[ static { affects = gear { friendly = true, other = true }, give = { type = "unit", base_might = 3 } } ]],
}
card {
  name = "Test Dullness", type = "gear", energy = 1, domains = { "body" },
  script = [[ static { affects = unit { keyword = "Ganking", friendly = true }, give = { lose = "Tank" } } ]],
}
card { name = "Test Deserter", type = "unit", energy = 2, might = 2, domains = { "body" }, keywords = { "Ganking" } }
card {
  name = "Test Warlord", type = "gear", energy = 1, domains = { "body" },
  script = [[ static { affects = unit { keyword = "Ganking" }, give = { controller = you } } ]],
}
card {
  name = "Test Rider", type = "gear", energy = 1, domains = { "body" },
  script = [[ static { affects = unit { friendly = true }, give = { keywords = { "Ganking", "Tank" } } } ]],
}

scenario "479 A base might waits for what makes more units of it, however old it is" {
  rules = { "478.1", "479.1", "477.1" },
  cases = { { name = "older", base = { "Test Mould", "Test Waker" } }, { name = "newer", base = { "Test Waker", "Test Mould" } } },
  board = function(case) return { A = { base = { case.base[1], case.base[2], { vanilla(2), as = "it" } } } } end,
  play = function(s)
    s:expect("Test Mould", { might = 6 })
    s:expect("it", { might = 6 })
  end,
}

scenario "479 What takes keywords away waits for what gives those that it asks for" {
  rules = { "478.1", "479.1", "477.2" },
  cases = { { name = "older", base = { "Test Dullness", "Test Rider" } }, { name = "newer", base = { "Test Rider", "Test Dullness" } } },
  board = function(case) return { A = { base = { case.base[1], case.base[2], { vanilla(2), as = "it" } } } } end,
  play = function(s) s:expect("it", { keywords = { "Ganking" } }) end,
}

scenario "479 A base might follows who controls a unit by another text of its layer" {
  rules = { "478.1", "479.1", "477.1" },
  cases = { { name = "older", base = { "Test Mould", "Test Warlord" } }, { name = "newer", base = { "Test Warlord", "Test Mould" } } },
  board = function(case)
    return { A = { base = { case.base[1], case.base[2] } }, B = { base = { { "Test Deserter", as = "it" }, { vanilla(4), as = "big" } } } }
  end,
  play = function(s)
    s:expect("it", { controller = s.A, might = 6 })
    s:expect("big", { controller = s.B, might = 4 })
  end,
}
