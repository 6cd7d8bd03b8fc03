-- What effects do that no card of the sets needs.
card { name = "Test Heal", type = "event", script = [[ on_play { effect = function(fx) fx:gain_life(2) end } ]] }
card { name = "Test Purge", type = "event", script = [[ on_play { effect = function(fx) fx:lose_life(1, fx.opponents, { to = "removal" }) end } ]] }
card { name = "Test Haul", type = "event", script = [[ on_play { target = { it = character { enemy = true } }, effect = function(fx) fx:move(fx.it, "energy") end } ]] }
card { name = "Test Push", type = "event", script = [[ on_play { target = { it = character { yours = true, at = "energy" } }, effect = function(fx) fx:move(fx.it, "front") end } ]] }
card { name = "Test Bury", type = "event", script = [[ on_play { target = { it = character { enemy = true } }, effect = function(fx) fx:put(fx.it, "bottom") end } ]] }
card { name = "Test Top", type = "event", script = [[ on_play { effect = function(fx) fx:put(fx:choose(card { zone = "sideline", owner = you }), "top") end } ]] }
card { name = "Test Life", type = "event", script = [[ on_play { effect = function(fx) fx:put(fx:all(card { zone = "hand", owner = you }), "life") end } ]] }
card { name = "Test Tally", type = "character", bp = 1000, script = [[ activated { effect = function(fx)
  local n = fx:recall_note("n") == 1 and 2 or 1
  fx:remember("n", n)
  fx:give(fx.self, { bp = n * 100, lasts = "turn" })
end } ]] }
card { name = "Test Less", type = "event", script = [[
  local less = define.replacement { name = "less", on = you.damaged, effect = function(fx) fx:proceed({ amount = 1 }) end }
  on_play { effect = function(fx) fx:install(less, {}, { uses = 1, lasts = "game" }) end }
]] }
card { name = "Test Mourned", type = "character", bp = 1000, script = [[ triggered { on = self.sidelined, effect = function(fx) fx:draw(1) end } ]] }

scenario "Verbs: cards of the deck become life" {
  rules = { "UA-7.2" },
  board = { A = { hand = { "Test Heal" }, life = 1, deck = 5 } },
  play = function(s)
    s.A:play("Test Heal")
    s:expect(s.A, { life = 3, deck_size = 3 })
  end,
}

scenario "Verbs: a player puts an own life card into the removal area, and points at it" {
  rules = { "UA-7.6" },
  board = { A = { hand = { "Test Purge" } }, B = { life = { "Kiriko", "Netero" } } },
  play = function(s)
    s.A:play("Test Purge")
    s:owes(s.B, "life")
    s.B:choose("life 2")
    s:expect("Netero", { zone = "removal" })
    s:expect(s.B, { life = 1, sideline_size = 0 })
  end,
}

scenario "Verbs: a character is moved to the other line as it is; its player makes room" {
  rules = { "UA-4.8", "UA-4.17" },
  board = { A = { hand = { "Test Haul" } }, B = { front = { { vanilla(2000), as = "it", exhausted = true } }, energy = { "Whale Island", "Trailer", "Trailer", "Whale Island" } } },
  play = function(s)
    s.A:play("Test Haul")
    s:owes(s.B, "room")
    s.B:choose("Trailer")
    s:expect("it", { at = "energy", exhausted = true })
    s:expect(s.B, { energy_size = 4, removal_size = 1, front_size = 0 })
  end,
}

scenario "Verbs: a character that is moved to the front line may attack at once" {
  rules = { "UA-4.8", "UA-6.3" },
  board = { A = { hand = { "Test Push" }, energy = { { vanilla(2000), as = "it" } } } },
  play = function(s)
    s.A:play("Test Push")
    s:expect("it", { at = "front" })
    s.A:end_main()
    s.A:attack("it")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Verbs: what goes to the bottom of the deck is not sidelined" {
  rules = { "UA-2.5", "UA-2.6" },
  board = { A = { hand = { "Test Bury" } }, B = { front = { "Test Mourned" }, deck = 3 } },
  play = function(s)
    s.A:play("Test Bury")
    s:expect("Test Mourned", { zone = "deck" })
    s:expect(s.B, { deck_size = 4, hand_size = 0, sideline_size = 0 })
  end,
}

scenario "Verbs: a card on top of the deck is drawn next" {
  rules = { "UA-2.5" },
  board = { A = { hand = { "Test Top" }, sideline = { "Kiriko", "Netero" } } },
  play = function(s)
    s.A:play("Test Top")
    s.A:choose("Netero")
    s:expect("Netero", { zone = "deck" })
    s:next_turn()
    s:next_turn()
    s:expect("Netero", { zone = "hand" })
  end,
}

scenario "Verbs: a card of the hand becomes life" {
  rules = { "UA-2.5" },
  board = { A = { hand = { "Test Life", "Kiriko" }, life = 2 } },
  play = function(s)
    s.A:play("Test Life")
    s:expect("Kiriko", { zone = "life" })
    s:expect(s.A, { life = 3, hand_size = 0 })
  end,
}

scenario "Verbs: damage may be made less, once" {
  rules = { "UA-10.8", "UA-7.1" },
  board = { A = { hand = { "Test Less" } }, B = { front = { { vanilla(1000, "Damage 3"), as = "one" }, { vanilla(1000, "Damage 2"), as = "two" } } } },
  play = function(s)
    s.A:play("Test Less")
    s:next_turn()
    s.B:end_main()
    s.B:attack("one")
    s.B:choose("life 1")
    s:expect(s.A, { life = 6 })
    s.B:attack("two")
    s.B:choose("life 1", "life 2")
    s:expect(s.A, { life = 4 })
  end,
}

scenario "Verbs: a character remembers as long as it stays itself" {
  rules = { "UA-4.24", "UA-2.6" },
  board = { A = { hand = { "Test Back" }, front = { "Test Tally" } } },
  play = function(s)
    s.A:activate("Test Tally")
    s.A:activate("Test Tally")
    s:expect("Test Tally", { bp = 1300 })
    s.A:play("Test Back")
    s.A:play("Test Tally", { at = "front" })
    s.A:activate("Test Tally")
    s:expect("Test Tally", { bp = 1100 })
  end,
}
card { name = "Test Back", type = "event", script = [[ on_play { effect = function(fx) fx:bounce(fx:all(character { yours = true })) end } ]] }
