card { name = "Test Paladin", type = "unit", energy = 0, might = 1, domains = { "calm" }, supertypes = { "champion" } }
card { name = "Test Fate", type = "spell", energy = 0, domains = { "order" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }

local function tomb(champion, hand)
  return {
    A = { champion = champion, hand = hand, north = { vanilla(3) } },
    battlefields = { north = { card = "Hallowed Tomb", controller = "A" }, south = {} },
  }
end

scenario "Hallowed Tomb brings the Chosen Champion back to its zone, and no other copy of it" {
  rules = { "103.2", "469.2", "108.3" },
  cases = { { name = "the chosen one", it = "chosen" }, { name = "another copy", it = "copy" } },
  board = tomb({ { "Test Paladin", as = "chosen" } }, { { "Test Paladin", as = "copy" }, "Test Fate" }),
  play = function(s, case)
    s.A:play(case.it)
    s.A:choose("base of A")
    s.A:play("Test Fate")
    s.A:choose(case.it)
    s:resolve()
    s:next_turn()
    s.B:end_turn()
    if case.it == "chosen" then s.A:yes() end
    s:resolve()
    s:expect(case.it, { zone = case.it == "chosen" and "champion" or "trash" })
  end,
}

scenario "Hallowed Tomb may be declined" {
  rules = { "383.3" },
  board = tomb({ { "Test Paladin", as = "chosen" } }, { "Test Fate" }),
  play = function(s)
    s.A:play("chosen")
    s.A:choose("base of A")
    s.A:play("Test Fate")
    s.A:choose("chosen")
    s:resolve()
    s:next_turn()
    s.B:end_turn()
    s.A:no()
    s:resolve()
    s:expect("chosen", { zone = "trash" })
  end,
}
