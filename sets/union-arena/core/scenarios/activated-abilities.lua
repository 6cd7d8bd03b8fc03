-- Activated abilities (UA-4.24 to UA-4.27).
card { name = "Test Smith", type = "character", bp = 1000, script = [[ activated { cost = { ap = 1, discard = 1 }, effect = function(fx) fx:draw(2) end } ]] }
card { name = "Test Rester", type = "character", bp = 1000, script = [[ activated { cost = { exhaust = self }, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Once", type = "character", bp = 1000, script = [[ activated { limit = "turn", effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Shared", type = "character", bp = 1000, script = [[ activated { limit = "shared_turn", effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Front", type = "character", bp = 1000, script = [[ activated { when = is(self, character { at = "front" }), effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Rear", type = "character", bp = 1000, script = [[ static { active = is(self, character { at = "energy" }), affects = self, give = { bp = 700 } } ]] }
card { name = "Test Martyr", type = "character", bp = 1000, script = [[ activated { cost = { sideline = self }, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Ban", type = "site", script = [[ forbid { what = "activate", affects = character { enemy = true } } ]] }

scenario "Activated abilities: only of own cards on the field, in the own main phase" {
  rules = { "UA-4.24" },
  board = { A = { hand = { { "Test Once", as = "held" } }, front = { { "Test Once", as = "mine" } } }, B = { front = { { "Test Once", as = "theirs" } } }, phase = "movement" },
  play = function(s)
    s.A:activate("mine")
    s.A:refused("activate", "held", { rule = "UA-4.24" })
    s.A:refused("activate", "theirs", { rule = "UA-4.24" })
    s.B:refused("activate", "theirs", { rule = "UA-4" })
    s:expect(s.A, { hand_size = 2 })
    s.A:end_main()
    s.A:refused("activate", "mine", { rule = "UA-4.14" })
    s:phase("attack")
  end,
}

scenario "Activated abilities: all parts of a cost are paid" {
  rules = { "UA-4.25", "UA-4.15" },
  board = { A = { front = { "Test Smith" }, hand = { "Kiriko", "Netero" }, deck = 3 } },
  play = function(s)
    s.A:activate("Test Smith")
    s:options("Kiriko", "Netero")
    s.A:choose("Netero")
    s:expect("Netero", { zone = "sideline" })
    s:expect("Test Smith", { exhausted = false })
    s:expect(s.A, { ap = 2, hand_size = 3, deck_size = 1 })
  end,
}

scenario "Activated abilities: if one part cannot be paid, nothing is" {
  rules = { "UA-4.25" },
  cases = {
    { name = "no AP", hand = { "Kiriko" }, ap = 0 },
    { name = "no card in hand", hand = {}, ap = 3 },
  },
  board = function(case) return { A = { front = { "Test Smith" }, hand = case.hand, ap = case.ap } } end,
  play = function(s, case)
    s.A:refused("activate", "Test Smith", { rule = "UA-4.25" })
    s:expect(s.A, { ap = case.ap, hand_size = #case.hand })
  end,
}

scenario "Activated abilities: only an active card can rest for it" {
  rules = { "UA-4.25" },
  board = { A = { front = { { "Test Rester", as = "active" }, { "Test Rester", as = "rested", exhausted = true } } } },
  play = function(s)
    s.A:refused("activate", "rested", { rule = "UA-4.25" })
    s.A:activate("active")
    s:expect("active", { exhausted = true })
    s.A:refused("activate", "active", { rule = "UA-4.25" })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "Activated abilities: what sidelines itself for the cost is gone before the effect" {
  rules = { "UA-4.25", "UA-4.24" },
  board = { A = { front = { { "Test Martyr", exhausted = true } } } },
  play = function(s)
    s.A:activate("Test Martyr")
    s:expect("Test Martyr", { zone = "sideline" })
    s:expect(s.A, { hand_size = 1 })
    s.A:refused("activate", "Test Martyr", { rule = "UA-4.24" })
  end,
}

scenario "Activated abilities: once a turn counts for each copy, and again on the next turn" {
  rules = { "UA-4.26" },
  board = { A = { front = { { "Test Once", as = "one" }, { "Test Once", as = "two" } } } },
  play = function(s)
    s.A:activate("one")
    s.A:activate("two")
    s.A:refused("activate", "one", { rule = "UA-4.26" })
    s:expect(s.A, { hand_size = 2 })
    s:next_turn()
    s:next_turn()
    s.A:activate("one")
    s:expect(s.A, { hand_size = 4 })
  end,
}

scenario "Activated abilities: some count for all copies together" {
  rules = { "UA-4.26" },
  board = { A = { front = { { "Test Shared", as = "one" }, { "Test Shared", as = "two" } } }, B = { front = { { "Test Shared", as = "theirs" } } } },
  play = function(s)
    s.A:activate("one")
    s.A:refused("activate", "two", { rule = "UA-4.26" })
    s:expect(s.A, { hand_size = 1 })
    s:next_turn()
    s.B:activate("theirs")
    s:expect(s.B, { hand_size = 2 })
  end,
}

scenario "Activated abilities: a line that is asked for is judged when it is activated" {
  rules = { "UA-4.27" },
  board = { A = { front = { { "Test Front", as = "front man" } }, energy = { { "Test Front", as = "rear man" } } } },
  play = function(s)
    s.A:refused("activate", "rear man", { rule = "UA-4.27" })
    s.A:activate("front man")
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "Activated abilities: the condition of a continuous text is judged all the time" {
  rules = { "UA-4.27", "UA-4.8" },
  board = { A = { energy = { "Test Rear" } }, phase = "movement" },
  play = function(s)
    s:expect("Test Rear", { bp = 1700 })
    s.A:choose("Test Rear")
    s.A:pass()
    s:expect("Test Rear", { at = "front", bp = 1000 })
  end,
}

scenario "Activated abilities: a card may forbid them" {
  rules = { "UA-4.24" },
  board = { A = { front = { "Test Once" } }, B = { energy = { "Test Ban" } } },
  play = function(s)
    s.A:refused("activate", "Test Once", { rule = "UA-4.24", by = "Test Ban" })
    s:expect(s.A, { hand_size = 0 })
  end,
}

card { name = "Test Priest", type = "character", bp = 1000, script = [[ activated { cost = { sideline = character { yours = true, other = true } }, effect = function(fx) fx:give(fx.self, { bp = fx.paid.sideline.bp, lasts = "turn" }) end } ]] }
card { name = "Test Broker", type = "character", bp = 1000, script = [[ activated { cost = one_of({ discard = 2 }, { exhaust = character { yours = true, other = true } }), effect = function(fx)
  fx:draw(#fx.paid.discard)
  if not fx.paid.exhaust.gone then fx:give(fx.paid.exhaust, { bp = 500, lasts = "turn" }) end
end } ]] }
card { name = "Test Heir", type = "character", bp = 1000, script = [[ triggered { on = self.played, cost = { discard = 1 }, effect = function(fx) fx:draw(fx.paid.discard:first().required_energy) end } ]] }

scenario "Activated abilities: the effect knows what has paid for it, as it was" {
  rules = { "UA-4.25" },
  board = { A = { front = { "Test Priest", { vanilla(2500), as = "x" } } } },
  play = function(s)
    s.A:activate("Test Priest")
    s:expect("x", { zone = "sideline" })
    s:expect("Test Priest", { bp = 3500 })
  end,
}

scenario "Activated abilities: of two costs the effect knows the one that was paid" {
  rules = { "UA-4.25" },
  cases = { { name = "cards", pick = "put cards from the hand to the sideline", hand = 2, sideline = 2, bp = 2000 }, { name = "a character", pick = "rest active cards on the field", hand = 2, sideline = 0, bp = 2500 } },
  board = { A = { front = { "Test Broker", { vanilla(2000), as = "x" } }, hand = { "Kiriko", "Netero" } } },
  play = function(s, case)
    s.A:activate("Test Broker")
    s.A:pick(case.pick)
    s:expect(s.A, { hand_size = case.hand, sideline_size = case.sideline })
    s:expect("x", { bp = case.bp, exhausted = case.sideline == 0 })
  end,
}

scenario "Activated abilities: an effect that triggers knows it, too" {
  rules = { "UA-4.25", "UA-10.5" },
  board = { A = { hand = { "Test Heir", "Kiriko" } } },
  play = function(s)
    s.A:play("Test Heir", { at = "front" })
    s.A:yes()
    s:expect("Kiriko", { zone = "sideline", required_energy = 2 })
    s:expect(s.A, { hand_size = 2 })
  end,
}
