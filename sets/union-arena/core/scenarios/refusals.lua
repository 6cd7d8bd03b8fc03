-- What is refused while something else is owed, each with its rule.
card { name = "Test Base", type = "character", bp = 1000 }
card { name = "Test Raider", type = "character", bp = 3000, trigger = "raid", keywords = { "Raid" }, raid = { "Test Base" } }
card { name = "Test draw", type = "character", bp = 1000, trigger = "draw" }
card { name = "Test Mourner", type = "character", bp = 1000, script = [[ triggered { on = character { yours = true }.sidelined, optional = true, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Ash", type = "character", bp = 1000, script = [[ triggered { on = character { yours = true }.sidelined, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Cut", type = "event", script = [[ on_play { effect = function(fx) fx:sideline(fx:all(character { yours = true, at = "front" })) end } ]] }
card { name = "Test Pair", type = "event", script = [[ on_play { target = { them = exactly(2, character { enemy = true }) }, effect = function(fx) fx:exhaust(fx.them) end } ]] }

scenario "Refused: when the game is over" {
  rules = { "UA-9" },
  board = { A = { hand = { "Mito" } } },
  play = function(s)
    s.B:concede()
    s.A:refused("play", "Mito", { rule = "UA-9" })
    s:won(s.A)
  end,
}

scenario "Refused: what another player has to decide" {
  rules = { "UA-4" },
  board = { A = { front = { { vanilla(1000), as = "attacker" } } }, B = { front = { { vanilla(1000), as = "blocker" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:refused("pass", { rule = "UA-4" })
    s.A:refused("block", "blocker", { rule = "UA-4" })
    s:owes(s.B, "block")
  end,
}

scenario "Refused: the main phase's doings in other phases" {
  rules = { "UA-4.14", "UA-4.5" },
  cases = { { name = "start", phase = "start" }, { name = "movement", phase = "movement" }, { name = "attack", phase = "attack" } },
  board = function(case) return { A = { hand = { "Mito" }, energy = { { vanilla(1000), as = "it" } }, front = { { vanilla(1000), as = "able" } } }, phase = case.phase } end,
  play = function(s, case)
    s.A:refused("play", "Mito", { rule = "UA-4.14" })
    s.A:refused("end_main", { rule = "UA-4.14" })
    if case.phase == "start" then s.A:refused("choose", "it", { rule = "UA-4.5" }) end
    if case.phase ~= "attack" then s.A:refused("attack", "able", { rule = case.phase == "start" and "UA-6.1" or "UA-4.8" }) end
    s:phase(case.phase)
  end,
}

scenario "Refused: to pass in the main phase" {
  rules = { "UA-4.14" },
  board = { A = {} },
  play = function(s)
    s.A:refused("pass", { rule = "UA-4.14" })
    s:phase("main")
  end,
}

scenario "Refused: a mover twice" {
  rules = { "UA-4.8" },
  board = { A = { energy = { { vanilla(1000), as = "it" }, { vanilla(1100), as = "other" } } }, phase = "movement" },
  play = function(s)
    s.A:choose("it")
    s.A:refused("choose", "it", { rule = "UA-4.8", reason = "already" })
    s.A:choose("other")
    s.A:pass()
    s:expect(s.A, { front_size = 2 })
  end,
}

scenario "Refused: to put away what is on another line" {
  rules = { "UA-4.17" },
  board = { A = { hand = { { vanilla(2000), as = "new" } }, front = { { vanilla(100), as = "a" }, { vanilla(100), as = "b" }, { vanilla(100), as = "c" }, { vanilla(100), as = "d" } }, energy = { { vanilla(100), as = "rear" } } } },
  play = function(s)
    s.A:play("new", { at = "front" })
    s.A:refused("choose", "rear", { rule = "UA-4.17" })
    s.A:choose("b")
    s:expect("rear", { at = "energy" })
    s:expect("b", { zone = "removal" })
  end,
}

scenario "Refused: a line of the other player" {
  rules = { "UA-4.16" },
  board = { A = { hand = { { vanilla(2000), as = "new" } } } },
  play = function(s)
    s.A:play("new")
    s.A:refused("choose", "front of B", { rule = "UA-4.16" })
    s.A:choose("front")
    s:expect("new", { at = "front" })
  end,
}

scenario "Refused: a raid by trigger onto what its Raid line does not name" {
  rules = { "UA-5.1", "UA-5.2" },
  board = { A = { front = { { vanilla(3000), as = "attacker" } } }, B = { life = { "Test Raider", "Kiriko" }, front = { { "Test Base", exhausted = true }, { vanilla(500), as = "other", exhausted = true } } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test Raider")
    s.B:refused("choose", "other", { rule = "UA-5.1" })
    s.B:refused("choose", "attacker", { rule = "UA-5.2" })
    s.B:choose("Test Base")
    s:expect("Test Raider", { raided = true })
  end,
}

scenario "Refused: to point at another's or no life card, and to point at fewer" {
  rules = { "UA-7.1" },
  board = { A = { front = { { vanilla(3000, "Damage 2"), as = "attacker" } }, life = { "Netero" } }, B = { life = { "Kiriko", "Tonpa", "Mito" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:refused("choose", "Netero", { rule = "UA-7.1" })
    s.A:refused("choose", "attacker", { rule = "UA-7.1" })
    s.A:choose("life 1")
    s.A:refused("done", { rule = "UA-7.1" })
    s.A:choose("life 3")
    s:expect("Tonpa", { zone = "life" })
    s:expect(s.B, { life = 1 })
  end,
}

scenario "Refused: the trigger of a card without one" {
  rules = { "UA-7.2" },
  board = { A = { front = { { vanilla(3000, "Damage 2"), as = "attacker" } } }, B = { life = { "Netero", "Test draw", "Kiriko" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1", "life 2")
    s.B:refused("choose", "Netero", { rule = "UA-7.2" })
    s.B:choose("Test draw")
    s:expect(s.B, { hand_size = 1 })
  end,
}

scenario "Refused: to keep more than 8 cards" {
  rules = { "UA-8.3" },
  board = { A = { hand = { "Kiriko", "Netero", "Tonpa", "Mito", "Satotz", "Kurapika", "Hisoka", "Whale Island", "Trailer" }, front = { { vanilla(1000), as = "it", exhausted = true } } } },
  play = function(s)
    s.A:end_main()
    s.A:refused("done", { rule = "UA-8.3" })
    s.A:refused("choose", "it", { rule = "UA-8.3" })
    s.A:choose("Trailer")
    s:turn(s.B)
    s:expect(s.A, { hand_size = 8 })
  end,
}

scenario "Refused: another answer to an order, and to a may" {
  rules = { "UA-10.1", "UA-10.5" },
  board = { A = { hand = { "Test Cut" }, front = { { vanilla(1000), as = "it" } }, energy = { "Test Mourner", "Test Ash" } } },
  play = function(s)
    s.A:play("Test Cut")
    s:owes(s.A, "order")
    s.A:refused("choose", "it", { rule = "UA-10.1" })
    s.A:order("Test Mourner")
    s:owes(s.A, "may")
    s.A:refused("pass", { rule = "UA-10.5" })
    s.A:yes()
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "Refused: fewer than must be chosen, and one twice" {
  rules = { "UA-10.4" },
  board = { A = { hand = { "Test Pair" } }, B = { front = { { vanilla(1000), as = "a" }, { vanilla(1100), as = "b" }, { vanilla(1200), as = "c" } } } },
  play = function(s)
    s.A:play("Test Pair")
    s.A:choose("a")
    s.A:refused("done", { rule = "UA-10.4" })
    s.A:refused("choose", "a", { rule = "UA-10.4", reason = "already" })
    s.A:choose("c")
    s:expect("a", { exhausted = true })
    s:expect("b", { exhausted = false })
    s:expect("c", { exhausted = true })
  end,
}

scenario "Refused: an event that needs energy of its color, with energy of another" {
  rules = { "UA-4.14" },
  board = { A = { hand = { "Bankai" }, energy = { "HTR-1-105", "HTR-1-105" } } },
  play = function(s)
    s.A:refused("play", "Bankai", { rule = "UA-4.14", reason = "asks for 3 purple energy, and the energy line generates 0" })
    s:expect(s.A, { energy = 4 })
  end,
}

card { name = "Test Fee", type = "event", script = [[
  additional_cost { name = "fee", cost = { discard = 1 } }
  on_play { effect = function(fx) fx:draw(2) end }
]] }

scenario "Refused: a card whose extra cost only the card itself could pay" {
  rules = { "UA-4.21" },
  board = { A = { hand = { "Test Fee" } } },
  play = function(s)
    s.A:refused("play", "Test Fee", { rule = "UA-4.21" })
    s:expect(s.A, { ap = 3, hand_size = 1 })
  end,
}
