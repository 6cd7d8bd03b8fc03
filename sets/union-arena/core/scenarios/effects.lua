-- Effects in general (UA-10).
card { name = "Test Mourner", type = "character", bp = 1000, script = [[ triggered { on = character { yours = true }.sidelined, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Ash", type = "character", bp = 1000, script = [[ triggered { on = character { yours = true }.sidelined, effect = function(fx) fx:discard(1) end } ]] }
card { name = "Test Gloater", type = "character", bp = 1000, script = [[ triggered { on = character {}.sidelined, effect = function(fx) fx:discard(1, fx.opponents) end } ]] }
card { name = "Test Wave", type = "event", script = [[ on_play { effect = function(fx) fx:give(fx:all(character { enemy = true, at = "front" }), { bp = -1000, lasts = "turn" }) end } ]] }
card { name = "Test Swap", type = "event", script = [[ on_play { target = { it = character {} }, effect = function(fx)
  fx:give(fx.it, { bp = -1000, lasts = "turn" })
  fx:give(fx.it, { bp = 500, lasts = "turn" })
end } ]] }
card { name = "Test Rock", type = "character", bp = 1000, script = [[ forbid { what = "leave", affects = self } ]] }
card { name = "Test Sweep", type = "event", script = [[ on_play { target = { foe = character { enemy = true, at = "front" } }, effect = function(fx)
  fx:sideline(fx.foe)
  fx:draw(1)
end } ]] }
card { name = "Test Pair", type = "event", script = [[ on_play { target = { them = exactly(2, character { enemy = true }) }, effect = function(fx) fx:exhaust(fx.them) end } ]] }
card { name = "Test Bargain", type = "event", script = [[ on_play { effect = function(fx) if fx:may { cost = { discard = 2 } } then fx:draw(3) end end } ]] }
card { name = "Test Forced", type = "event", script = [[ on_play { effect = function(fx) if fx:discard(2).amount == 2 then fx:draw(3) end end } ]] }
card { name = "Test Choices", type = "event", script = [[ on_play { modes = { pick = 2,
  mode { text = "draw 1", effect = function(fx) fx:draw(1) end },
  mode { text = "discard 1", effect = function(fx) fx:discard(1) end },
  mode { text = "mill 1", effect = function(fx) fx:mill(1) end },
} } ]] }
card { name = "Test Twice", type = "event", script = [[ on_play { effect = function(fx)
  fx:give(fx:choose(character { yours = true }), { bp = 1000, lasts = "turn" })
  fx:give(fx:choose(character { yours = true }), { bp = 200, lasts = "turn" })
end } ]] }
card { name = "Test Shroud", type = "character", bp = 1000, script = [[ forbid { what = "choose", affects = self, by = opponents } ]] }
card { name = "Test Toll", type = "character", bp = 1000, script = [[ permit { what = "choose", affects = self, by = opponents, cost = { ap = 1 } } ]] }
card { name = "Test Kin", type = "character", bp = 1000, tags = { "Order" } }
card { name = "Test Cousin", type = "character", bp = 1000, tags = { "Order of Ash" } }
card { name = "Test Exact", type = "event", script = [[ on_play { effect = function(fx) fx:give(fx:all(character { tag = "Order" }), { bp = 100, lasts = "turn" }) end } ]] }
card { name = "Test Part", type = "event", script = [[ on_play { effect = function(fx) fx:give(fx:all(character { tag_contains = "Order" }), { bp = 100, lasts = "turn" }) end } ]] }
card { name = "Test Safe", type = "character", bp = 1000, script = [[ replacement { on = self.sidelined, effect = function(fx) fx:put(fx.self, "hand") end } ]] }
card { name = "Test Fuse", type = "event", script = [[
  local bursts = define.triggered { name = "bursts", on = you.begins { phase = "start" }, effect = function(fx) fx:draw(2) end }
  on_play { effect = function(fx) fx:install(bursts, {}, { uses = 1, lasts = "game" }) end }
]] }
card { name = "Test Late", type = "event", script = [[
  local late = define.triggered { name = "late", on = you.ends { phase = "turn" }, effect = function(fx) fx:draw(2) end }
  on_play { effect = function(fx) fx:install(late, {}, { uses = 1, lasts = "turn" }) end }
]] }

scenario "Effects: of those at the same time the turn player resolves all first" {
  rules = { "UA-10.1", "UA-10.3" },
  board = {
    A = { hand = { "Test Wave", "Kiriko" }, front = { "Test Gloater" } },
    B = { front = { { vanilla(1000), as = "a" } }, energy = { "Test Mourner" } },
  },
  play = function(s)
    s.A:play("Test Wave")
    -- A's effect came first, when B had no card yet: so the card that B has drawn is still there.
    s:expect("a", { zone = "sideline" })
    s:expect(s.B, { hand_size = 1 })
  end,
}

scenario "Effects: the order of one's own effects is one's own" {
  rules = { "UA-10.1" },
  cases = { { name = "draw, then discard", first = "Test Mourner", hand = 0 }, { name = "discard nothing, then draw", first = "Test Ash", hand = 1 } },
  board = {
    A = { hand = { "Test Wave" } },
    B = { front = { { vanilla(1000), as = "a" } }, energy = { "Test Mourner", "Test Ash" } },
  },
  play = function(s, case)
    s.A:play("Test Wave")
    s:owes(s.B, "order")
    s.B:order(case.first)
    s:expect("a", { zone = "sideline" })
    s:expect(s.B, { hand_size = case.hand })
  end,
}

scenario "Effects: what an effect triggers waits until it is done; several fall together" {
  rules = { "UA-10.2", "UA-10.3" },
  board = { A = { hand = { "Test Wave" } }, B = { front = { { vanilla(1000), as = "a" }, { vanilla(900), as = "b" }, { vanilla(1100), as = "c" } }, energy = { "Test Mourner" } } },
  play = function(s)
    s.A:play("Test Wave")
    s.B:order("Test Mourner")
    s:expect("a", { zone = "sideline" })
    s:expect("b", { zone = "sideline" })
    s:expect("c", { bp = 100 })
    s:expect(s.B, { hand_size = 2 })
  end,
}

scenario "Effects: BP is looked at when the effect is done" {
  rules = { "UA-10.3", "UA-10.2" },
  board = { A = { hand = { "Test Swap" } }, B = { front = { { vanilla(1000), as = "foe" } } } },
  play = function(s)
    s.A:play("Test Swap")
    s:expect("foe", { at = "front", bp = 500 })
  end,
}

scenario "Effects: what cannot leave by effects still falls with BP 0" {
  rules = { "UA-10.3" },
  cases = { { name = "an effect", card = "Test Sweep", zone = "front", hand = 1 }, { name = "BP 0", card = "Test Wave", zone = "sideline", hand = 0 } },
  board = function(case) return { A = { hand = { case.card } }, B = { front = { "Test Rock" } } } end,
  play = function(s, case)
    s.A:play(case.card)
    s:expect("Test Rock", { zone = case.zone })
    s:expect(s.A, { hand_size = case.hand })
  end,
}

scenario "Effects: without anything to choose the rest goes on" {
  rules = { "UA-4.20" },
  board = { A = { hand = { "Test Sweep" } }, B = { energy = { { vanilla(1000), as = "rear" } } } },
  play = function(s)
    s.A:play("Test Sweep")
    s:expect("rear", { at = "energy" })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "Effects: choose one needs one if there is one" {
  rules = { "UA-10.4" },
  board = { A = { hand = { "Test Sweep" } }, B = { front = { { vanilla(1000), as = "a" }, { vanilla(2000), as = "b" } }, energy = { { vanilla(3000), as = "rear" } } } },
  play = function(s)
    s.A:play("Test Sweep")
    s.A:refused("done", { rule = "UA-10.4" })
    s.A:refused("choose", "rear", { rule = "UA-10.4" })
    s.A:choose("b")
    s:expect("b", { zone = "sideline" })
  end,
}

scenario "Effects: of two that must be chosen one is chosen when there is but one" {
  rules = { "UA-4.20" },
  board = { A = { hand = { "Test Pair" } }, B = { front = { { vanilla(1000), as = "a" } } } },
  play = function(s)
    s.A:play("Test Pair")
    s:expect("a", { exhausted = true })
  end,
}

scenario "Effects: you may, and what follows comes when it was done in full" {
  rules = { "UA-10.5" },
  cases = {
    { name = "it is done", hand = { "Kiriko", "Netero" }, answer = true, cards = 3 },
    { name = "it is not done", hand = { "Kiriko", "Netero" }, answer = false, cards = 2 },
    { name = "it cannot be done", hand = { "Kiriko" }, cards = 1 },
  },
  board = function(case)
    local hand = { "Test Bargain" }
    for _, c in ipairs(case.hand) do hand[#hand + 1] = c end
    return { A = { hand = hand } }
  end,
  play = function(s, case)
    s.A:play("Test Bargain")
    if case.answer == true then s.A:yes() elseif case.answer == false then s.A:no() end
    s:expect(s.A, { hand_size = case.cards })
  end,
}

scenario "Effects: what is forced is done as far as possible, without what follows" {
  rules = { "UA-4.20" },
  board = { A = { hand = { "Test Forced", "Kiriko" } } },
  play = function(s)
    s.A:play("Test Forced")
    s:expect("Kiriko", { zone = "sideline" })
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "Effects: two modes are two different ones, in printed order" {
  rules = { "UA-10.6" },
  board = { A = { hand = { "Test Choices" }, deck = { "Kiriko", "Netero", "Tonpa" } } },
  play = function(s)
    s.A:play("Test Choices")
    s:options("draw 1", "discard 1", "mill 1")
    s.A:pick("discard 1")
    s.A:refused("pick", "discard 1", { rule = "UA-10.6" })
    s:options("draw 1", "mill 1")
    s.A:pick("draw 1")
    s:expect("Kiriko", { zone = "sideline" }) -- drawn first, then discarded
    s:expect(s.A, { hand_size = 0, deck_size = 2 })
  end,
}

scenario "Effects: two choices may be of the same card" {
  rules = { "UA-10.7" },
  board = { A = { hand = { "Test Twice" }, front = { { vanilla(1000), as = "a" }, { vanilla(2000), as = "b" } } } },
  play = function(s)
    s.A:play("Test Twice")
    s.A:choose("a")
    s:options("a", "b")
    s.A:choose("a")
    s:expect("a", { bp = 2200 })
    s:expect("b", { bp = 2000 })
  end,
}

scenario "Effects: instead replaces" {
  rules = { "UA-10.8", "UA-6.7" },
  board = { A = { front = { { vanilla(3000), as = "attacker" } } }, B = { front = { "Test Safe" }, energy = { "Test Mourner" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:block("Test Safe")
    s:expect("Test Safe", { zone = "hand" })
    s:expect(s.B, { hand_size = 1 }) -- nobody was sidelined
  end,
}

scenario "Effects: a card may be protected from being chosen by the other player" {
  rules = { "UA-10.9" },
  board = { A = { hand = { "Test Sweep" } }, B = { front = { "Test Shroud", { vanilla(2000), as = "a" }, { vanilla(3000), as = "b" } } } },
  play = function(s)
    s.A:play("Test Sweep")
    s:options("a", "b")
    s.A:refused("choose", "Test Shroud", { rule = "UA-10.9", by = "Test Shroud" })
    s.A:choose("a")
    s:expect("Test Shroud", { at = "front" })
  end,
}

scenario "Effects: its own player may choose what is protected from the other one" {
  rules = { "UA-4.20" },
  board = { A = { hand = { "Test Twice" }, front = { "Test Shroud" } } },
  play = function(s)
    s.A:play("Test Twice")
    s:expect("Test Shroud", { bp = 2200 })
  end,
}

scenario "Effects: a card may ask 1 AP for being chosen" {
  rules = { "UA-10.9", "UA-4.15" },
  board = { A = { hand = { "Test Sweep" }, ap = 2 }, B = { front = { "Test Toll", { vanilla(2000), as = "a" } } } },
  play = function(s)
    s.A:play("Test Sweep")
    s:options("Test Toll", "a")
    s.A:choose("Test Toll")
    s:expect("Test Toll", { zone = "sideline" })
    s:expect(s.A, { ap = 0 })
  end,
}

scenario "Effects: without that AP it cannot be chosen" {
  rules = { "UA-10.9" },
  board = { A = { hand = { "Test Sweep" }, ap = 1 }, B = { front = { "Test Toll", { vanilla(2000), as = "a" }, { vanilla(2100), as = "b" } } } },
  play = function(s)
    s.A:play("Test Sweep")
    s:options("a", "b")
    s.A:refused("choose", "Test Toll", { rule = "UA-10.9" })
    s.A:choose("b")
    s:expect("Test Toll", { at = "front" })
  end,
}

scenario "Effects: traits match exactly, unless the text says that they contain something" {
  rules = { "UA-10.10" },
  cases = { { name = "exactly", card = "Test Exact", cousin = 1000 }, { name = "contains", card = "Test Part", cousin = 1100 } },
  board = function(case) return { A = { hand = { case.card }, front = { "Test Kin", "Test Cousin" } } } end,
  play = function(s, case)
    s.A:play(case.card)
    s:expect("Test Kin", { bp = 1100 })
    s:expect("Test Cousin", { bp = case.cousin })
  end,
}

scenario "Effects: one may wait for the own next turn" {
  rules = { "UA-10.12" },
  board = { A = { hand = { "Test Fuse" } } },
  play = function(s)
    s.A:play("Test Fuse")
    s:next_turn()
    s:expect(s.A, { hand_size = 0 })
    s:next_turn()
    s:expect(s.A, { hand_size = 3 }) -- with the draw of the turn
    s:next_turn()
    s:next_turn()
    s:expect(s.A, { hand_size = 4 })
  end,
}

scenario "Effects: one may wait for the end of the turn" {
  rules = { "UA-10.12", "UA-8.4" },
  board = { A = { hand = { "Test Late" } } },
  play = function(s)
    s.A:play("Test Late")
    s:expect(s.A, { hand_size = 0 })
    s.A:end_main()
    s:turn(s.B)
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "Effects: who is kept from the sideline at BP 0 stays, and the game goes on" {
  rules = { "UA-10.3" },
  board = { A = { hand = { "Test Wave" } }, B = { front = { "Test Stubborn" } } },
  play = function(s)
    s.A:play("Test Wave")
    s:expect("Test Stubborn", { at = "front", bp = 0 })
    s:owes(s.A, "act")
  end,
}

scenario "Effects: a loop that nobody breaks is a draw" {
  rules = { "UA-10.2" },
  format = { loop_bound = 20 },
  board = { A = { hand = { "Test Phoenix" } } },
  play = function(s)
    s.A:play("Test Phoenix", { at = "front" })
    s:over()
    s:told(s.B, "since nobody breaks a loop: Test Phoenix 2")
  end,
}

scenario "Effects: both sides' effects of one event, the turn player's whole before the other's" {
  rules = { "UA-10.1" },
  board = { A = { hand = { "Test Wave" }, energy = { { "Test Glutton", as = "g1" }, { "Test Glutton", as = "g2" } } }, B = { front = { { vanilla(1000), as = "a" } }, energy = { "Test Mourner" }, hand = { "Kiriko" } } },
  play = function(s)
    s.A:play("Test Wave")
    s:owes(s.A, "order")
    s.A:order("g2", "g1")
    s:expect(s.A, { hand_size = 2 })
    s:expect(s.B, { hand_size = 2 })
  end,
}
card { name = "Test Stubborn", type = "character", bp = 1000, script = [[ replacement { on = self.sidelined, change = skip } ]] }
card { name = "Test Phoenix", type = "character", bp = 0, script = [[ triggered { on = self.sidelined, effect = function(fx) fx:play(fx:all(card { zone = "sideline", owner = you, name = "Test Phoenix" }), { at = "front" }) end } ]] }
card { name = "Test Glutton", type = "character", bp = 3000, script = [[ triggered { on = character { enemy = true }.sidelined, effect = function(fx) fx:draw(1) end } ]] }

card { name = "Test Banner", type = "character", bp = 1000, script = [[ static { affects = character { yours = true, name = "Test Husk" }, give = { bp = 1400 } } ]] }
card { name = "Test Husk", type = "character", bp = 100 }

scenario "Effects: who had BP by a card that has fallen falls too" {
  rules = { "UA-10.3" },
  board = { A = { hand = { "Test Wave" } }, B = { front = { "Test Banner", { vanilla(1500), as = "weak" }, "Test Husk" } } },
  play = function(s)
    s:expect("Test Husk", { bp = 1500 })
    s.A:play("Test Wave")
    s:expect("Test Banner", { zone = "sideline" })
    s:expect("Test Husk", { zone = "sideline" })
    s:expect("weak", { bp = 500 })
  end,
}

card { name = "Test Double", type = "event", script = [[ on_play { target = { first = character { yours = true }, second = character { yours = true } }, effect = function(fx)
  fx:give(fx.first, { bp = 1000, lasts = "turn" })
  fx:give(fx.second, { bp = 200, lasts = "turn" })
end } ]] }

scenario "Effects: two things that a text asks for may be the same card" {
  rules = { "UA-10.7" },
  board = { A = { hand = { "Test Double" }, front = { { vanilla(1000), as = "a" }, { vanilla(2000), as = "b" } } } },
  play = function(s)
    s.A:play("Test Double")
    s.A:choose("b")
    s:options("a", "b")
    s.A:choose("b")
    s:expect("a", { bp = 1000 })
    s:expect("b", { bp = 3200 })
  end,
}
