-- What is played from where it was hidden has Reaction (811.6), and so has a unit that Ambush alone lets be played (822); a text
-- about cards with Reaction means them while they are played so. Quick-Draw is Reaction too (819).
card { name = "Test Vortex", type = "battlefield",
  script = [[ cost_change { of = playing { keyword = "Reaction" }, when = is(here, place { showdown = true }), more = { power = { any = 1 } } } ]] }
card { name = "Test Lurker", type = "unit", energy = 3, might = 1, domains = { "fury" }, keywords = { "Hidden" } }
card { name = "Test Stalker", type = "unit", energy = 0, might = 1, domains = { "fury" }, keywords = { "Ambush" } }
card { name = "Test Blade", type = "gear", energy = 0, domains = { "fury" }, tags = { "Equipment" }, keywords = { "Quick-Draw", "Equip {1}" } }
card { name = "Test Feint", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Action" }, script = [[ on_play { effect = function(fx) end } ]] }

local function board(pool)
  return {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { hand = { "Test Stalker", "Test Blade", "Test Feint" }, facedown = { north = { "Test Lurker" } }, north = { vanilla(5) }, pool = pool },
    battlefields = { north = { card = "Test Vortex", controller = "B" }, south = {} },
  }
end
local reactions = { { name = "hidden", card = "Test Lurker" }, { name = "Ambush", card = "Test Stalker" }, { name = "Quick-Draw", card = "Test Blade" } }

scenario "C09 What is played by Hidden, Ambush or Quick-Draw has Reaction" {
  rules = { "811.6", "822", "819", "356.3" },
  cases = reactions,
  board = board {},
  play = function(s, case)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:refused("play", case.card, { rule = "357.1" })
  end,
}

scenario "C09 It is paid as a card with Reaction" {
  rules = { "811.6", "822", "819", "356.3" },
  cases = reactions,
  board = board { fury = 1 },
  play = function(s, case)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play(case.card)
    s:expect(s.B, { fury = 0 })
    if case.card == "Test Blade" then s.B:choose(vanilla(5)) end
    s:resolve()
  end,
}

scenario "C09 Other cards do not have it" {
  rules = { "806.1" },
  board = board {},
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Test Feint")
    s:resolve()
  end,
}

-- A unit with Ambush that is played as units are has no Reaction (822).
card { name = "Test Toll", type = "gear", energy = 0, domains = { "fury" }, script = [[ cost_change { of = playing { keyword = "Reaction" }, more = { power = { any = 1 } } } ]] }
scenario "C09 A unit with Ambush that is played in the main phase has no Reaction" {
  rules = { "822" },
  board = { A = { base = { "Test Toll" }, hand = { "Test Stalker" } } },
  play = function(s)
    s.A:play("Test Stalker")
    s:expect("Test Stalker", { at = "base" })
  end,
}
