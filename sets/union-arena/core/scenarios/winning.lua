-- Winning (UA-9).
card { name = "Test Scythe", type = "event", script = [[ on_play { effect = function(fx) fx:lose_life(1, { you, opponents }) end } ]] }
card { name = "Test Mend", type = "event", script = [[ on_play { effect = function(fx)
  fx:lose_life(1)
  fx:gain_life(1)
end } ]] }

scenario "Winning: the opponent has no life" {
  rules = { "UA-9.1", "UA-7.5" },
  board = { A = { front = { { vanilla(1000), as = "attacker" } } }, B = { life = { "Kiriko" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s:won(s.A)
  end,
}

scenario "Winning: who must draw from an empty deck in the start phase loses" {
  rules = { "UA-9.2" },
  board = { B = { deck = {} } },
  play = function(s)
    s.A:end_main()
    s:won(s.A)
  end,
}

scenario "Winning: other draws from an empty deck just stop" {
  rules = { "UA-9.2" },
  board = { A = { hand = { "Substitute Soul Reaper of Karakura Town" }, energy = { "BLC-1-039" }, deck = { "Kiriko" } } },
  play = function(s)
    s.A:play("Substitute Soul Reaper of Karakura Town")
    s:expect("Kiriko", { zone = "sideline" })
    s:over(false)
    s:owes(s.A, "act")
  end,
}

scenario "Winning: the extra draw from an empty deck loses nothing either" {
  rules = { "UA-9.2", "UA-4.5" },
  board = { B = { deck = { "Kiriko" } } },
  play = function(s)
    s.A:end_main()
    s.B:extra_draw()
    s:expect(s.B, { hand_size = 1, ap = 2 })
    s:over(false)
  end,
}

scenario "Winning: an empty deck by a house rule" {
  rules = { "UA-4.4" },
  format = { deck_out = 0 },
  board = { B = { deck = {} } },
  play = function(s)
    s.A:end_main()
    s:turn(s.B)
    s:over(false)
  end,
}

scenario "Winning: by another house rule any draw from an empty deck loses" {
  rules = { "UA-9.2" },
  format = { deck_out = 2 },
  board = { A = { hand = { "Substitute Soul Reaper of Karakura Town" }, energy = { "BLC-1-039" }, deck = {} } },
  play = function(s)
    s.A:play("Substitute Soul Reaper of Karakura Town")
    s:won(s.B)
  end,
}

scenario "Winning: when both lose at once the game is a draw" {
  rules = { "UA-9.3", "UA-9.1", "UA-7.6" },
  board = { A = { hand = { "Test Scythe" }, life = { "Kiriko" } }, B = { life = { "Netero" } } },
  play = function(s)
    s.A:play("Test Scythe")
    s:over()
  end,
}

scenario "Winning: by house rules one of them wins when both lose" {
  rules = { "UA-9.3" },
  format = { both_lose = 1 },
  board = { A = { hand = { "Test Scythe" }, life = { "Kiriko" } }, B = { life = { "Netero" } } },
  play = function(s)
    s.A:play("Test Scythe")
    s:won(s.A)
  end,
}

scenario "Winning: by another house rule it is the other player" {
  rules = { "UA-9.3" },
  format = { both_lose = 2 },
  board = { A = { hand = { "Test Scythe" }, life = { "Kiriko" } }, B = { life = { "Netero" } } },
  play = function(s)
    s.A:play("Test Scythe")
    s:won(s.B)
  end,
}

scenario "Winning: life is counted when the effect is done" {
  rules = { "UA-7.6", "UA-10.2" },
  board = { A = { hand = { "Test Mend" }, life = { "Kiriko" } } },
  play = function(s)
    s.A:play("Test Mend")
    s:over(false)
    s:expect(s.A, { life = 1, sideline_size = 2 })
  end,
}

scenario "Winning: a player may give up at any time" {
  rules = { "UA-9" },
  board = {},
  play = function(s)
    s.B:concede()
    s:won(s.A)
  end,
}

card { name = "Test Altar", type = "character", bp = 1000, script = [[ activated { cost = { life = 1 }, effect = function(fx) fx:gain_life(1) end } ]] }
card { name = "Test Offering", type = "event", script = [[
  additional_cost { name = "offering", cost = { life = 1 } }
  on_play { effect = function(fx) fx:draw(1) end }
]] }
card { name = "Test Rite", type = "character", bp = 1000, script = [[ additional_cost { name = "rite", cost = { life = 1 } } ]] }

scenario "Winning: the last life card paid as a cost is judged when the effect that it pays for is over" {
  rules = { "UA-7.6", "UA-9.1" },
  board = { A = { hand = { "Test Offering" }, front = { "Test Altar" }, life = { "Kiriko" } } },
  play = function(s)
    s.A:activate("Test Altar")
    s:over(false)
    s:expect(s.A, { life = 1, deck_size = 19 })
    s.A:play("Test Offering")
    s:won(s.B)
    s:expect(s.A, { life = 0, deck_size = 18 }) -- the effect came first
  end,
}

scenario "Winning: by a house rule who pays with the last life card loses before the effect" {
  rules = { "UA-7.6", "UA-9.1" },
  format = { life_cost_loses = 1 },
  board = { A = { front = { "Test Altar" }, life = { "Kiriko" } } },
  play = function(s)
    s.A:activate("Test Altar")
    s:won(s.B)
    s:expect(s.A, { life = 0, deck_size = 20 })
  end,
}

scenario "Winning: who pays with the last life card for a character loses when it is played" {
  rules = { "UA-7.6", "UA-9.1" },
  board = { A = { hand = { "Test Rite" }, life = { "Kiriko" } } },
  play = function(s)
    s.A:play("Test Rite", { at = "front" })
    s:won(s.B)
  end,
}

card { name = "Test Ground", type = "character", color = { "green" }, bp = 1000 }
card { name = "Test Vengeance", type = "character", color = { "green" }, bp = 3000, trigger = "raid", keywords = { "Raid" }, raid = { "Test Ground" }, script = [[ triggered { on = self.played, active = raided, effect = function(fx) fx:deal(1, fx.opponents) end } ]] }

scenario "Winning: the check of damage that a trigger deals ends before the one that it belongs to" {
  rules = { "UA-7.5", "UA-9.1", "UA-7.8" },
  board = { A = { front = { { vanilla(3000), as = "attacker" } }, life = { "Kiriko" } }, B = { life = { "Test Vengeance" }, front = { { "Test Ground", exhausted = true } } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:choose("Test Vengeance")
    s.B:choose("Test Ground")
    s:won(s.B)
    s:expect(s.A, { life = 0 })
    s:expect(s.B, { life = 0 })
  end,
}
