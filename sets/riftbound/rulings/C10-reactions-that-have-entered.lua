-- A unit that was played from hiding, or as Ambush alone let it be played, was played as a card with Reaction (811.6, 822): what
-- waits for such plays, and what counts them, knows it when the unit has entered.
card { name = "Test Lurker", type = "unit", energy = 3, might = 1, domains = { "fury" }, keywords = { "Hidden" } }
card { name = "Test Stalker", type = "unit", energy = 0, might = 1, domains = { "fury" }, keywords = { "Ambush" } }
card { name = "Test Ear", type = "gear", energy = 0, domains = { "fury" }, script = [[
triggered { on = you.plays(playing { keyword = "Reaction" }), effect = function(fx) fx:gain_xp(1) end }
activated { speed = "reaction", when = times(you.plays(playing { keyword = "Reaction" })):at_least(1), effect = function(fx) fx:gain_xp(10) end }
]] }

scenario "C10 Plays as a reaction are met and counted after the unit has entered" {
  rules = { "811.6", "822", "419" },
  cases = { { name = "hidden", card = "Test Lurker" }, { name = "Ambush", card = "Test Stalker" } },
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { base = { "Test Ear" }, hand = { "Test Stalker" }, facedown = { north = { "Test Lurker" } }, north = { vanilla(5) } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play(case.card)
    s.B:pass() s.A:pass()
    s:expect(s.B, { xp = 1 })
    s:expect(case.card, { place = "north" })
    s.A:pass()
    s.B:activate("Test Ear")
    s.B:pass() s.A:pass()
    s:expect(s.B, { xp = 11 })
  end,
}

scenario "C10 The same unit played at its usual time is no reaction" {
  rules = { "822", "419" },
  board = { A = { base = { "Test Ear" }, hand = { "Test Stalker" }, north = { vanilla(1) } }, battlefields = { north = { controller = "A" }, south = {} } },
  play = function(s)
    s.A:play("Test Stalker")
    s.A:choose("north")
    s:expect(s.A, { xp = 0 })
    s.A:refused("activate", "Test Ear")
  end,
}
