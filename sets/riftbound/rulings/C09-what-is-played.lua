-- Playing a token is a play (179 to 184), but a token is no card (185): "when you play a unit" knows of it, "when you play a
-- card", "the second card" and Legion do not. A pattern speaks of tokens where it says of what sort what is played is: by type,
-- tag or name.
card { name = "Test Muster", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { effect = function(fx) fx:play_token("Recruit", { at = fx.you.base }) end } ]] }
card { name = "Test Mint", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { effect = function(fx) fx:play_token("Gold") end } ]] }
card { name = "Test Page", type = "unit", energy = 0, might = 1, domains = { "fury" }, tags = { "Poro" } }
card { name = "Test Tool", type = "gear", energy = 0, domains = { "fury" } }
card { name = "Test Word", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { effect = function(fx) end } ]] }

-- One experience a play that a text is about.
local function watcher(name, on)
  card { name = name, type = "gear", energy = 0, domains = { "fury" }, script = "triggered { on = " .. on .. ", effect = function(fx) fx:gain_xp(1) end }" }
  return name
end
local of_type    = watcher("Test By Type", [[you.plays { type = "unit" }]])
local of_playing = watcher("Test By Filter", [[you.plays(playing { type = { "unit", "gear" } })]])
local of_name    = watcher("Test By Name", [[you.plays(any_of(playing { name = "Recruit" }, playing { tag = "Poro" }))]])
local of_cards   = watcher("Test By Card", [[you.plays]])
local of_filter  = watcher("Test By Cards", [[you.plays(card { type = "unit" })]])
local of_elsewhere = watcher("Test Elsewhere", [[you.plays { not_from = "hand" }]])
local second     = watcher("Test Second", [[you.plays:nth(2)]])
local second_unit = watcher("Test Second Unit", [[you.plays { type = "unit" }:nth(2)]])
local first      = watcher("Test First", [[you.plays { first = true }]])

scenario "C09 A token that is played is a unit that is played, and no card" {
  rules = { "184", "185", "419.4" },
  cases = {
    { name = "by type", watcher = of_type, token = 1, gold = 0, unit = 1 },
    { name = "by a filter of what is played", watcher = of_playing, token = 1, gold = 1, unit = 1 },
    { name = "by name and tag", watcher = of_name, token = 1, gold = 0, unit = 1 },
    { name = "cards", watcher = of_cards, token = 1, gold = 1, unit = 1 }, -- the spell that plays it, and the unit
    { name = "unit cards", watcher = of_filter, token = 0, gold = 0, unit = 1 },
    { name = "from elsewhere", watcher = of_elsewhere, token = 0, gold = 0, unit = 0 },
  },
  board = function(case) return { A = { base = { case.watcher }, hand = { "Test Muster", "Test Mint", "Test Page" } } } end,
  play = function(s, case)
    s.A:play("Test Muster")
    s:resolve()
    s:expect(s.A, { xp = case.token })
    s.A:play("Test Mint")
    s:resolve()
    s:expect(s.A, { xp = case.token + case.gold })
    s.A:play("Test Page")
    s:resolve()
    s:expect(s.A, { xp = case.token + case.gold + case.unit })
  end,
}

scenario "C09 Tokens are not counted among the cards of a turn, but among its units" {
  rules = { "185", "383.2" },
  cases = {
    { name = "the second card", watcher = second, spell = 0, unit = 1 },
    { name = "the second unit", watcher = second_unit, spell = 0, unit = 1 },
    { name = "the first card", watcher = first, spell = 1, unit = 1 },
  },
  board = function(case) return { A = { base = { case.watcher }, hand = { "Test Muster", "Test Page" } } } end,
  play = function(s, case)
    s.A:play("Test Muster")
    s:resolve()
    s:expect(s.A, { xp = case.spell })
    s.A:play("Test Page")
    s:resolve()
    s:expect(s.A, { xp = case.unit })
  end,
}

-- What was played this turn is known as what it was while it was played, wherever it is now (419).
card { name = "Test Census", type = "gear", energy = 0, domains = { "fury" }, script = [[
  activated { effect = function(fx)
    fx:gain_xp(1000 * fx:times(you.plays(playing { type = { "unit", "gear", "spell" } })) + 100 * fx:times(you.plays(card { type = { "unit", "gear", "spell" } }))
      + 10 * fx:times(you.plays { type = { "unit", "gear", "spell" } }) + (fx:last(you.plays(playing { type = { "unit", "gear" } })).card.name == "Test Page" and 1 or 0))
  end } ]] }
card { name = "Test Axe", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = any_of(unit {}, gear { name = "Test Tool" }) }, effect = function(fx) fx:kill(fx.it) end } ]] }

scenario "C09 The history of plays knows what was played by a filter" {
  rules = { "419.4" },
  cases = {
    { name = "a gear", played = "Test Tool", xp = 1110 },
    { name = "a unit", played = "Test Page", xp = 1111 },
    { name = "a spell", played = "Test Word", xp = 1110 },
    { name = "a gear that is gone", played = "Test Tool", killed = true, xp = 2220 },
    { name = "a unit that is gone", played = "Test Page", killed = true, xp = 2221 },
    { name = "a token and the spell that played it", played = "Test Muster", xp = 2120 },
  },
  board = function(case) return { A = { base = { "Test Census" }, hand = { case.played, "Test Axe" } } } end,
  play = function(s, case)
    s.A:play(case.played)
    s:resolve()
    if case.killed then
      s.A:play("Test Axe")
      s.A:choose(case.played)
      s:resolve()
    end
    s.A:activate("Test Census")
    s:resolve()
    s:expect(s.A, { xp = case.xp })
  end,
}
