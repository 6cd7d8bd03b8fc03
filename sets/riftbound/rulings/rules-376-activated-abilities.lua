card {
  name = "Test Spring", type = "unit", energy = 2, might = 2, domains = { "mind" },
  script = [[ activated { cost = { energy = 1, exhaust = self }, target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}
card {
  name = "Test Answer", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" },
  script = [[ on_play { effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Font", type = "gear", energy = 1, domains = { "mind" },
  script = [[ activated { speed = "reaction", adds = { energy = 1 }, cost = { exhaust = self } } ]],
}
card {
  name = "Test Toll Road", type = "gear", energy = 1, domains = { "order" },
  script = [[ cost_change { of = ability { kind = "activated", bearer = unit { enemy = true } }, more = { energy = 1 } } ]],
}
card {
  name = "Test Bramble", type = "unit", energy = 2, might = 3, domains = { "calm" }, keywords = { "Deflect 1" },
}
card {
  name = "Test Cull", type = "gear", energy = 1, domains = { "chaos" },
  script = [[ activated { cost = { recycle = exactly(2, card { zone = "trash", owner = you }) }, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Drill", type = "gear", energy = 1, domains = { "chaos" },
  script = [[ activated { cost = { discard = 2 }, effect = function(fx) fx:draw(1) end } ]],
}

scenario "376 An activated ability waits on the chain and can be answered" {
  rules = { "377.3", "379", "400.1", "401.1", "406.4", "406.5" },
  board = {
    A = { base = { "Test Spring" }, runes = { mind = 1 } },
    B = { hand = { "Test Answer" }, base = { { vanilla(2), as = "it" } } },
  },
  play = function(s)
    s.A:activate("Test Spring")
    s.A:choose("it")
    s:expect("Test Spring", { exhausted = true })
    s:chain { "Test Spring" }
    s:expect("it", { damage = 0 })
    s.A:pass()
    s:owes(s.B, "act")
    s.B:play("Test Answer")
    s:chain { "Test Spring", "Test Answer" }
    s:resolve()
    s:chain {}
    s:expect("it", { damage = 1 })
    s:expect("Test Spring", { zone = "base" })
    s:expect(s.B, { hand_size = 1 })
  end,
}

scenario "376 Its steps are those of a card: choices, cost, payment" {
  rules = { "399", "402.2", "403.1", "404.1", "406.1", "406.2" },
  board = {
    A = { base = { "Test Spring" }, runes = { mind = 2 } },
    B = { base = { { vanilla(2), as = "it" }, { vanilla(2), as = "other" } } },
  },
  play = function(s)
    s.A:activate("Test Spring")
    s:options("Test Spring", "it", "other")
    s:expect(s.A, { ready_runes = 2 })
    s.A:choose("other")
    s:expect(s.A, { ready_runes = 1 })
    s:chain { "Test Spring" }
    s:resolve()
    s:expect("other", { damage = 1 })
    s:expect("it", { damage = 0 })
  end,
}

scenario "376 What is chosen and what others say change the cost" {
  rules = { "403.2", "403.3" },
  board = {
    A = { base = { "Test Spring" }, runes = { mind = 3 } },
    B = { base = { "Test Bramble", "Test Toll Road" } },
  },
  play = function(s)
    s.A:activate("Test Spring")
    s.A:choose("Test Bramble")
    -- one printed, one for the gear, one rune recycled for Deflect
    s:expect(s.A, { ready_runes = 1, rune_count = 2 })
    s:resolve()
    s:expect("Test Bramble", { damage = 1 })
  end,
}

scenario "376 Whose it is, where it is, and when" {
  rules = { "378", "380", "381" },
  cases = { { name = "of another player", who = "B" }, { name = "in the hand", who = "A", hand = true }, { name = "in a showdown", who = "A", showdown = true } },
  board = {
    A = { base = { { "Test Spring", as = "mine" }, { vanilla(1), as = "walker" } }, hand = { { "Test Spring", as = "later" } }, runes = { mind = 2 } },
  },
  play = function(s, case)
    if case.hand then
      s.A:refused("activate", "later", { rule = "380" })
    elseif case.showdown then
      s.A:move("walker", "north")
      s.A:refused("activate", "mine", { rule = "381" })
    else
      s.B:refused("activate", "mine", { rule = "378" })
    end
    s:chain {}
    s:expect("mine", { exhausted = false })
  end,
}

scenario "376 An ability that adds resolves when it is finalized" {
  rules = { "400.2", "429.1", "429.2", "414.5", "377.2" },
  board = { A = { base = { "Test Font" }, hand = { "Test Answer" } }, B = { hand = { "Test Answer" } } },
  play = function(s)
    s.A:activate("Test Font")
    s:chain {}
    s:owes(s.A, "act")
    s:expect(s.A, { energy = 1 })
    s:expect("Test Font", { exhausted = true })
  end,
}

scenario "376 A cost that cannot be paid completely is not paid" {
  rules = { "414.4", "416.3", "422.3" },
  board = {
    A = {
      base = { { "Test Spring", exhausted = true }, "Test Cull", "Test Drill" }, hand = { "Test Answer" }, trash = { vanilla(1) }, runes = { mind = 1 },
    },
  },
  play = function(s)
    s.A:refused("activate", "Test Spring", { rule = "414.4" })
    s.A:refused("activate", "Test Cull", { rule = "416.3" })
    s.A:refused("activate", "Test Drill", { rule = "422.3" })
    s:expect(s.A, { hand_size = 1, trash_size = 1, ready_runes = 1 })
  end,
}
