-- What texts can wait for: a witness draws 1 each time that it happens.
local function witness(name, on) card { name = "Witness " .. name, type = "site", script = "triggered { on = " .. on .. ", effect = function(fx) fx:draw(1, you) end }" } end
witness("played", "character { yours = true }.played")
witness("plays", "you.plays { type = \"event\" }")
witness("attacks", "character { yours = true }.attacks")
witness("declares", "you.attacks")
witness("blocked", "character { yours = true }.blocked")
witness("blocks", "character { enemy = true }.blocks")
witness("unblocked", "character { yours = true }.unblocked")
witness("wins", "character { yours = true }.wins_battle { attacking = true }")
witness("loses", "character { enemy = true }.loses_battle { attacking = false }")
witness("ends", "character { yours = true }.battle_ends")
witness("moves", "character { yours = true }.moves")
witness("sidelined", "character { enemy = true }.sidelined")
witness("leaves", "character { enemy = true }.leaves")
witness("bounced", "character { yours = true }.bounced")
witness("discards", "you.discards")
witness("readied", "character { yours = true }.readied")
witness("exhausted", "character { yours = true }.exhausted")
witness("locked", "character { yours = true }.locked")
witness("damaged", "opponents.damaged")
witness("loses life", "opponents.loses_life")
witness("trigger", "opponents.uses_trigger { trigger = \"get\" }")
witness("raided", "character { yours = true }.raided_on")
witness("raids", "character { yours = true }.played { raided = true }")
witness("activates", "character { yours = true }.activates")
witness("main", "you.begins { phase = \"main\" }")

card { name = "Test Get", type = "character", bp = 1000, trigger = "get" }
card { name = "Test Idle", type = "event", script = [[ on_play { effect = function(fx) end } ]] }
card { name = "Test Return", type = "event", script = [[ on_play { effect = function(fx) fx:bounce(fx:all(character { yours = true })) end } ]] }
card { name = "Test Cycle", type = "event", script = [[ on_play { effect = function(fx) fx:discard(2) end } ]] }
card { name = "Test Flip", type = "event", script = [[ on_play { effect = function(fx)
  fx:exhaust(fx:all(character { yours = true }))
  fx:lock(fx:all(character { yours = true }))
  fx:ready(fx:all(character { yours = true }))
  fx:ready(fx:all(character { yours = true }))
end } ]] }
card { name = "Test Base", type = "character", bp = 1000 }
card { name = "Test Raider", type = "character", bp = 3000, keywords = { "Raid" }, raid = { "Test Base" } }
card { name = "Test Smith", type = "character", bp = 1000, script = [[ activated { effect = function(fx) end } ]] }

scenario "Events: an attack that is blocked and won" {
  rules = { "UA-6.3", "UA-6.4", "UA-6.7" },
  cases = {
    { name = "attacks", drawn = 1 }, { name = "declares", drawn = 1 }, { name = "blocked", drawn = 1 }, { name = "blocks", drawn = 1 }, { name = "unblocked", drawn = 0 },
    { name = "wins", drawn = 1 }, { name = "loses", drawn = 1 }, { name = "ends", drawn = 1 }, { name = "sidelined", drawn = 1 }, { name = "leaves", drawn = 1 },
    { name = "exhausted", drawn = 1 }, { name = "damaged", drawn = 0 }, { name = "played", drawn = 0 }, { name = "moves", drawn = 0 },
  },
  board = function(case) return { A = { energy = { "Witness " .. case.name }, front = { { vanilla(3000), as = "attacker" } } }, B = { front = { { vanilla(1000), as = "blocker" } } }, phase = "attack" } end,
  play = function(s, case)
    s.A:attack("attacker")
    s.B:block("blocker")
    s:expect("blocker", { zone = "sideline" })
    s:expect(s.A, { hand_size = case.drawn })
  end,
}

scenario "Events: an attack that is not blocked, with a trigger" {
  rules = { "UA-6.4", "UA-6.9", "UA-7.1", "UA-7.2" },
  cases = {
    { name = "unblocked", drawn = 1 }, { name = "damaged", drawn = 1 }, { name = "loses life", drawn = 1 }, { name = "trigger", drawn = 1 }, { name = "wins", drawn = 0 }, { name = "ends", drawn = 0 },
  },
  board = function(case) return { A = { energy = { "Witness " .. case.name }, front = { { vanilla(3000), as = "attacker" } } }, B = { life = { "Test Get", "Kiriko" } }, phase = "attack" } end,
  play = function(s, case)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test Get")
    s:expect(s.A, { hand_size = case.drawn })
    s:expect(s.B, { hand_size = 1 })
  end,
}

scenario "Events: in the main phase" {
  rules = { "UA-4.16", "UA-4.20" },
  cases = {
    { name = "played", play = "Mito", drawn = 1, answers = "done" }, { name = "plays", play = "Mito", drawn = 0, answers = "done" },
    { name = "plays", as = "plays an event", play = "Test Idle", drawn = 1 }, { name = "played", as = "played, of an event", play = "Test Idle", drawn = 0 },
    { name = "bounced", play = "Test Return", drawn = 2, order = true }, { name = "leaves", as = "own ones leave", play = "Test Return", drawn = 0 },
  },
  board = function(case) return { A = { energy = { "Witness " .. case.name }, front = { { vanilla(1000), as = "a" }, { vanilla(1100), as = "b" } }, hand = { case.play } } } end,
  play = function(s, case)
    if case.answers then s.A:play(case.play, { at = "front" }) else s.A:play(case.play) end
    if case.play == "Mito" and case.name == "played" then s.A:order("Mito") end
    if case.answers then s.A:done() end
    if case.order then s.A:order("Witness bounced") end
    local kept = case.play == "Test Return" and 2 or 0
    s:expect(s.A, { hand_size = kept + case.drawn })
  end,
}

scenario "Events: two discarded cards are one event of their player" {
  rules = { "UA-4.25" },
  board = { A = { energy = { "Witness discards" }, hand = { "Test Cycle", "Kiriko", "Netero" } } },
  play = function(s)
    s.A:play("Test Cycle")
    s:expect(s.A, { hand_size = 1, sideline_size = 3 })
  end,
}

scenario "Events: rested, locked, active again" {
  rules = { "UA-4.7", "UA-4.2", "UA-4.25" },
  cases = { { name = "exhausted", drawn = 1 }, { name = "locked", drawn = 1 }, { name = "readied", drawn = 1 } },
  board = function(case) return { A = { energy = { "Witness " .. case.name }, front = { { vanilla(1000), as = "a" } }, hand = { "Test Flip" } } } end,
  play = function(s, case)
    s.A:play("Test Flip")
    s:expect("a", { exhausted = false, locked = 0 })
    s:expect(s.A, { hand_size = case.drawn })
  end,
}

scenario "Events: a raid is a play, and what is raided onto does not leave" {
  rules = { "UA-5.4" },
  cases = { { name = "raided", drawn = 1 }, { name = "raids", drawn = 1 }, { name = "played", drawn = 1 }, { name = "moves", drawn = 1 }, { name = "readied", drawn = 1 }, { name = "bounced", drawn = 0 } },
  board = function(case) return { A = { energy = { "Witness " .. case.name, { "Test Base", exhausted = true } }, hand = { "Test Raider" } } } end,
  play = function(s, case)
    s.A:raid("Test Raider", "Test Base", { at = "front" })
    s:expect("Test Raider", { at = "front" })
    s:expect(s.A, { hand_size = case.drawn })
  end,
}

scenario "Events: a plain play of a Raid card is no raid" {
  rules = { "UA-5.1", "UA-4.16" },
  board = { A = { energy = { "Witness raids" }, hand = { "Test Raider" } } },
  play = function(s)
    s.A:play("Test Raider", { at = "front" })
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "Events: an activated ability, a move, the beginning of a phase" {
  rules = { "UA-4.24", "UA-4.8", "UA-4.14" },
  cases = { { name = "activates" }, { name = "moves" }, { name = "main" } },
  board = function(case) return { A = { energy = { "Witness " .. case.name, "Test Smith" } }, phase = "movement" } end,
  play = function(s, case)
    s.A:choose("Test Smith")
    s.A:pass()
    if case.name == "activates" then
      s:expect(s.A, { hand_size = 0 })
      s.A:activate("Test Smith")
    end
    s:expect(s.A, { hand_size = 1 })
  end,
}
