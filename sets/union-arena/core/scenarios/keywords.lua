-- Keywords (UA-11).
card { name = "Test Wise", type = "character", bp = 3000, keywords = { "Impact 2" }, script = [[ static { active = is(self, character { at = "front" }), affects = self, give = { keywords = "Impact 1" } } ]] }
card { name = "Test Plus", type = "character", bp = 2000, keywords = { "Impact+ 2" } }
card { name = "Test Guild", type = "site", script = [[ static { affects = character { yours = true }, give = { keywords = "Impact+ 1" } } ]] }
card { name = "Test Forge", type = "site", script = [[ static { affects = character { yours = true }, give = { keywords = "Damage+ 1" } } ]] }
card { name = "Test Grave", type = "character", bp = 1000, script = [[ triggered { on = self.sidelined, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Waking", type = "event", script = [[ on_play { effect = function(fx) fx:ready(fx:all(character { yours = true, at = "front" })) end } ]] }
card { name = "Test Null", type = "character", bp = 3000, keywords = { "Nullify Impact" } }
card { name = "Test Victor", type = "character", bp = 4000, keywords = { "Impact 1" }, script = [[ triggered { on = self.wins_battle, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Winner", type = "character", bp = 4000, keywords = { "Impact+ 1" }, script = [[ triggered { on = self.wins_battle, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Hush", type = "event", script = [[ on_play { effect = function(fx) fx:give(fx:all(character { yours = true }), { lose = "Impact", lasts = "turn" }) end } ]] }

scenario "Impact: that much damage when it attacks and wins, with a trigger check" {
  rules = { "UA-11.1", "UA-7.1", "UA-7.2" },
  board = { A = { front = { { vanilla(3000, "Impact 2"), as = "attacker" } } }, B = { front = { { vanilla(3000), as = "wall" } }, life = { "Kiriko", "Uryu Ishida", "Netero" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:block("wall")
    s:expect("wall", { zone = "sideline" })
    s.A:choose("life 1", "life 2")
    s.B:choose("Uryu Ishida")
    s:expect(s.B, { life = 1, hand_size = 1 })
  end,
}

scenario "Impact: none when it loses, when it blocks, or when it is not blocked" {
  rules = { "UA-6.7", "UA-6.9" },
  cases = {
    { name = "it loses", attacker = vanilla(2000, "Impact 3"), blocker = vanilla(2500), life = 7 },
    { name = "it blocks and wins", attacker = vanilla(2000), blocker = vanilla(2500, "Impact 3"), life = 7 },
    { name = "not blocked", attacker = vanilla(2000, "Impact 3"), life = 6 },
  },
  board = function(case) return { A = { front = { { case.attacker, as = "attacker" } } }, B = { front = case.blocker and { { case.blocker, as = "blocker" } } or {} }, phase = "attack" } end,
  play = function(s, case)
    s.A:attack("attacker")
    if case.blocker then s.B:block("blocker") else s.A:choose("life 1") end
    s:owes(s.A, "attack")
    s:expect(s.B, { life = case.life })
    s:expect(s.A, { life = 7 })
  end,
}

scenario "Impact: the last life by Impact wins the game, even if the blocker was the last enemy" {
  rules = { "UA-11.1", "UA-9.1" },
  board = { A = { front = { { vanilla(3000, "Impact 1"), as = "attacker" } } }, B = { front = { { vanilla(1000), as = "wall" } }, life = { "Kiriko" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:block("wall")
    s:won(s.A)
  end,
}

scenario "Impact: the effects of the sidelined blocker come before it" {
  rules = { "UA-6.7", "UA-11.1" },
  board = { A = { front = { { vanilla(3000, "Impact 1"), as = "attacker" } } }, B = { front = { "Test Grave" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:block("Test Grave")
    s:owes(s.A, "life")
    s:expect(s.B, { hand_size = 1 })
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Impact: Damage does not change it, nor does Impact change a direct attack" {
  rules = { "UA-11.1", "UA-6.9" },
  cases = { { name = "blocked", block = true, life = 6 }, { name = "not blocked", block = false, life = 4 } },
  board = { A = { front = { { vanilla(3000, { "Impact 1", "Damage 3" }), as = "attacker" } } }, B = { front = { { vanilla(1000), as = "wall" } } }, phase = "attack" },
  play = function(s, case)
    s.A:attack("attacker")
    if case.block then
      s.B:block("wall")
      s.A:choose("life 1")
    else
      s.B:pass()
      s.A:choose("life 1", "life 2", "life 3")
    end
    s:expect(s.B, { life = case.life })
  end,
}

scenario "Impact (+X): makes Impact larger, and is Impact (X) without it" {
  rules = { "UA-11.2", "UA-11.1" },
  cases = {
    { name = "with Impact (1)", card = vanilla(3000, "Impact 1"), sites = { "Test Guild" }, impact = 2 },
    { name = "without Impact", card = vanilla(3000), sites = { "Test Guild" }, impact = 1 },
    { name = "two of them", card = vanilla(3000, "Impact 1"), sites = { "Test Guild", "Test Guild" }, impact = 3 },
    { name = "printed", card = "Test Plus", sites = {}, impact = 2 },
  },
  board = function(case) return { A = { front = { { case.card, as = "attacker" } }, energy = case.sites }, B = { front = { { vanilla(1000), as = "wall" } }, life = { "Kiriko", "Netero", "Tonpa", "Mito" } }, phase = "attack" } end,
  play = function(s, case)
    s:expect("attacker", { impact = case.impact })
    s.A:attack("attacker")
    s.B:block("wall")
    for n = 1, case.impact do s.A:choose("life " .. n) end
    s:expect(s.B, { life = 4 - case.impact })
    s:owes(s.A, "attack")
  end,
}

scenario "Impact (+X): none when it loses" {
  rules = { "UA-6.7" },
  board = { A = { front = { { "Test Plus", as = "attacker" } } }, B = { front = { { vanilla(2500), as = "wall" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:block("wall")
    s:owes(s.A, "attack")
    s:expect(s.B, { life = 7 })
  end,
}

scenario "Impact (+X): none when it blocks and wins" {
  rules = { "UA-6.7" },
  board = { A = { front = { { vanilla(1000), as = "attacker" } } }, B = { front = { { "Test Plus", as = "wall" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:block("wall")
    s:owes(s.A, "attack")
    s:expect(s.A, { life = 7 })
    s:expect("wall", { exhausted = true, at = "front" })
  end,
}

scenario "Impact: of several numbers the largest counts, or all by a house rule" {
  rules = { "UA-11.1" },
  board = { A = { front = { "Test Wise" } } },
  play = function(s)
    s:expect("Test Wise", { impact = 2 })
  end,
}

scenario "Impact: by a house rule several numbers add up" {
  rules = { "UA-11.1" },
  format = { keyword_numbers_add = 1 },
  board = { A = { front = { "Test Wise" } } },
  play = function(s)
    s:expect("Test Wise", { impact = 3 })
  end,
}

scenario "Impact: a character may lose it for a turn" {
  rules = { "UA-6.7" },
  board = { A = { hand = { "Test Hush" }, front = { { vanilla(3000, "Impact 1"), as = "attacker" } } }, B = { front = { { vanilla(1000), as = "wall" } } } },
  play = function(s)
    s.A:play("Test Hush")
    s:expect("attacker", { impact = 0 })
    s.A:end_main()
    s.A:attack("attacker")
    s.B:block("wall")
    s:expect("wall", { zone = "sideline" })
    s:expect(s.B, { life = 7 })
  end,
}

scenario "Nullify Impact: in battle with it there is no Impact, nor Impact (+X); afterwards there is" {
  rules = { "UA-11", "UA-6.7" },
  cases = {
    { name = "Impact", card = vanilla(3000, "Impact 2"), sites = {} },
    { name = "Impact (+X)", card = vanilla(3000), sites = { "Test Guild", "Test Guild" } },
  },
  board = function(case) return { A = { front = { { case.card, as = "attacker" } }, energy = case.sites }, B = { front = { { "Test Null", as = "wall" } } }, phase = "attack" } end,
  play = function(s)
    s:expect("attacker", { impact = 2 })
    s.A:attack("attacker")
    s.B:block("wall")
    s:expect("wall", { zone = "sideline" })
    s:expect(s.B, { life = 7 })
    s:expect("attacker", { impact = 2 })
  end,
}

scenario "Nullify Impact: Impact that comes to nothing does not wait beside other effects of the won battle" {
  rules = { "UA-11", "UA-10.1" },
  cases = {
    { name = "Impact", card = "Test Victor" },
    { name = "Impact (+X)", card = "Test Winner" },
  },
  board = function(case) return { A = { front = { { case.card, as = "attacker" } } }, B = { front = { { "Test Null", as = "wall" } } }, phase = "attack" } end,
  play = function(s)
    s.A:attack("attacker")
    s.B:block("wall")
    s:expect(s.A, { hand_size = 1 }) -- nobody was asked which effect comes first
    s:expect(s.B, { life = 7 })
  end,
}

scenario "Nullify Impact: on the attacker it does not matter" {
  rules = { "UA-11.1" },
  board = { A = { front = { { vanilla(3000, { "Impact 1", "Nullify Impact" }), as = "attacker" } } }, B = { front = { { vanilla(1000), as = "wall" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:block("wall")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Nullify Impact: also as the target of Snipe" {
  rules = { "UA-11", "UA-6.1" },
  board = { A = { front = { { vanilla(3000, { "Impact 1", "Snipe" }), as = "attacker" } } }, B = { front = { { "Test Null", as = "wall", exhausted = true } } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker", "wall")
    s:expect("wall", { zone = "sideline" })
    s:expect(s.B, { life = 7 })
  end,
}

scenario "Damage (X): a direct attack deals X; Damage (+X) so much more" {
  rules = { "UA-6.9", "UA-11.2" },
  cases = {
    { name = "plain", card = vanilla(1000), sites = {}, damage = 1 },
    { name = "Damage (2)", card = vanilla(1000, "Damage 2"), sites = {}, damage = 2 },
    { name = "Damage (+1)", card = vanilla(1000), sites = { "Test Forge" }, damage = 2 },
    { name = "both", card = vanilla(1000, "Damage 2"), sites = { "Test Forge", "Test Forge" }, damage = 4 },
  },
  board = function(case) return { A = { front = { { case.card, as = "attacker" } }, energy = case.sites }, phase = "attack" } end,
  play = function(s, case)
    s:expect("attacker", { damage = case.damage })
    s.A:attack("attacker")
    for n = 1, case.damage do s.A:choose("life " .. n) end
    s:expect(s.B, { life = 7 - case.damage })
  end,
}

scenario "Step: from the front line to the energy line in the own movement phase alone" {
  rules = { "UA-4.9", "UA-4.8" },
  board = { A = { front = { { vanilla(1000, "Step"), as = "it", exhausted = true } } }, phase = "movement" },
  play = function(s)
    s.A:choose("it")
    s.A:pass()
    s:expect("it", { at = "energy", exhausted = true })
    s.A:refused("choose", "it", { rule = "UA-4.8" })
  end,
}

scenario "Snipe: attacks an enemy on the front line, active or rested, and nobody blocks" {
  rules = { "UA-6.1", "UA-6.7" },
  board = {
    A = { front = { { vanilla(2000, "Snipe"), as = "one" }, { vanilla(2000, "Snipe"), as = "two" } } },
    B = { front = { { vanilla(1000), as = "target", exhausted = true }, { vanilla(1500), as = "second" }, { vanilla(9000), as = "wall" } }, energy = { { vanilla(500), as = "rear" } } },
    phase = "attack",
  },
  play = function(s)
    s.A:refused("attack", "one", "rear", { rule = "UA-6.1" })
    s.A:refused("attack", "one", "two", { rule = "UA-6.1" })
    s.A:attack("one", "target")
    s:expect("target", { zone = "sideline" })
    s.A:attack("two", "second")
    s:expect("second", { zone = "sideline" })
    s:expect("wall", { exhausted = false, at = "front" })
    s:expect(s.B, { life = 7 })
  end,
}

scenario "Snipe: may attack the player all the same, and then be blocked" {
  rules = { "UA-6.4", "UA-6.1" },
  board = { A = { front = { { vanilla(2000, "Snipe"), as = "one" } } }, B = { front = { { vanilla(9000), as = "wall" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("one")
    s.B:block("wall")
    s:expect("one", { at = "front", exhausted = true })
    s:expect("wall", { at = "front", exhausted = true })
  end,
}

scenario "Snipe: against a stronger one it loses, and stays" {
  rules = { "UA-6.7" },
  board = { A = { front = { { vanilla(2000, "Snipe"), as = "one" } } }, B = { front = { { vanilla(2500), as = "target" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("one", "target")
    s:expect("target", { at = "front", exhausted = false })
    s:expect("one", { at = "front", exhausted = true })
  end,
}

scenario "Snipe: by a house rule at active ones alone" {
  rules = { "UA-6.1" },
  format = { snipe_active_only = 1 },
  board = { A = { front = { { vanilla(2000, "Snipe"), as = "one" } } }, B = { front = { { vanilla(1000), as = "rested", exhausted = true }, { vanilla(1100), as = "active" } } }, phase = "attack" },
  play = function(s)
    s.A:refused("attack", "one", "rested", { rule = "UA-6.1" })
    s.A:attack("one", "active")
    s:expect("active", { zone = "sideline" })
  end,
}

scenario "Snipe: with Impact a won battle deals damage" {
  rules = { "UA-11.1" },
  board = { A = { front = { { vanilla(2000, { "Snipe", "Impact 1" }), as = "one" } } }, B = { front = { { vanilla(1000), as = "target" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("one", "target")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Double Attack: becomes active at the declaration of its first attack in a turn" {
  rules = { "UA-6.3" },
  board = { A = { front = { { vanilla(2000, "Double Attack"), as = "it" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s:expect("it", { exhausted = false, attacks = 1 })
    s.A:choose("life 1")
    s.A:attack("it")
    s:expect("it", { exhausted = true, attacks = 2 })
    s.A:choose("life 1")
    s.A:refused("attack", "it", { rule = "UA-6.1" })
    s:expect(s.B, { life = 5 })
  end,
}

scenario "Double Attack: a lock is used up by it" {
  rules = { "UA-4.7", "UA-6.3" },
  board = { A = { front = { { vanilla(2000, "Double Attack"), as = "it", locked = 1 } } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s:expect("it", { exhausted = true, locked = 0 })
  end,
}

scenario "Double Attack: again on the next turn" {
  rules = { "UA-6.3", "UA-8.4" },
  board = { A = { front = { { vanilla(2000, "Double Attack"), as = "it", attacks = 2 } } }, turn = "B" },
  play = function(s)
    s:next_turn()
    s:expect("it", { attacks = 0 })
    s.A:end_main()
    s.A:attack("it")
    s:expect("it", { exhausted = false })
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Double Block: becomes active when it blocks for the first time in a turn" {
  rules = { "UA-6.4" },
  board = { A = { front = { { vanilla(500), as = "a" }, { vanilla(600), as = "b" }, { vanilla(700), as = "c" } } }, B = { front = { { vanilla(2000, "Double Block"), as = "wall" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("a")
    s.B:block("wall")
    s:expect("wall", { exhausted = false, blocks = 1 })
    s.A:attack("b")
    s.B:block("wall")
    s:expect("wall", { exhausted = true, blocks = 2 })
    s.A:attack("c")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Double Block: being the target of Snipe is no block" {
  rules = { "UA-6.1" },
  board = { A = { front = { { vanilla(500, "Snipe"), as = "a" } } }, B = { front = { { vanilla(2000, "Double Block"), as = "wall", exhausted = true } } }, phase = "attack" },
  play = function(s)
    s.A:attack("a", "wall")
    s:expect("wall", { exhausted = true, blocks = 0 })
  end,
}

scenario "Impact and Impact (+X): textless cards with one or the other are two" {
  rules = { "UA-11.2" },
  board = { A = { front = { { vanilla(3000, "Impact 2"), as = "a" }, { vanilla(3000, "Impact+ 2"), as = "b" } } } },
  play = function(s)
    s:expect("a", { keywords = { "Impact 2" }, impact = 2 })
    s:expect("b", { keywords = { "Impact+ 2" }, impact = 2 })
  end,
}
