-- The main phase (UA-4.14 to UA-4.27).
card { name = "Test Well", type = "character", color = { "green" }, bp = 1000, generates = { green = 2 } }
card { name = "Test Lamp", type = "character", color = { "red" }, bp = 1000, generates = { red = 5 } }
card { name = "Test Want", type = "character", color = { "green" }, bp = 2000, required_energy = 2 }
card { name = "Test Beacon", type = "character", color = { "green" }, bp = 1000, generates = { green = 2 }, script = [[ static { affects = self, give = { counts_at_front = true } } ]] }
card { name = "Test Eager", type = "character", bp = 1000, script = [[ static { affects = self, give = { enters = "ready" } } ]] }
card { name = "Test Sale", type = "site", script = [[ cost_change { of = playing { yours = true, type = "character" }, less = { ap = 1, required_energy = 2 } } ]] }
card { name = "Test Toll", type = "site", script = [[ cost_change { of = playing { type = "event" }, more = { ap = 1 } } ]] }
card { name = "Test Echo", type = "event", script = [[ on_play { effect = function(fx) fx:draw(#fx:all(card { zone = "sideline", owner = you })) end } ]] }
card { name = "Test Sacrifice", type = "event", script = [[
  additional_cost { name = "life", cost = { life = 1 } }
  on_play { effect = function(fx) fx:draw(2) end }
]] }
card { name = "Test Heralds", type = "event", script = [[ on_play { effect = function(fx)
  fx:play(fx:choose(card { zone = "sideline", owner = you, type = "character" }, { count = 2 }), { at = "front" })
end } ]] }
card { name = "Test Herald", type = "character", bp = 1000, script = [[ triggered { on = self.played, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Crier", type = "character", bp = 1500, script = [[ triggered { on = self.played, effect = function(fx) fx:discard(1) end } ]] }
card { name = "Test Base", type = "character", bp = 1000 }
card { name = "Test Raider", type = "character", bp = 3000, keywords = { "Raid" }, raid = { "Test Base" } }
card { name = "Test Summons", type = "event", script = [[ on_play { effect = function(fx) fx:play(fx:all(card { zone = "sideline", owner = you, name = "Test Raider" }), { at = "energy" }) end } ]] }
card { name = "Test Surprise", type = "event", script = [[ on_play { effect = function(fx) fx:play(fx:all(card { zone = "sideline", owner = you, name = "Test Raider" }), { at = "energy", raid = true }) end } ]] }

scenario "Main phase: energy counts by color, on the energy line, active or rested" {
  rules = { "UA-4.14" },
  cases = {
    { name = "green, active", energy = { "Test Well" }, front = {}, ok = true },
    { name = "green, rested", energy = { { "Test Well", exhausted = true } }, front = {}, ok = true },
    { name = "another color", energy = { "Test Lamp" }, front = {}, ok = false },
    { name = "on the front line", energy = {}, front = { "Test Well" }, ok = false },
    { name = "on the front line, but a card says that it counts", energy = {}, front = { "Test Beacon" }, ok = true },
  },
  board = function(case) return { A = { hand = { "Test Want" }, energy = case.energy, front = case.front } } end,
  play = function(s, case)
    if case.ok then
      s.A:play("Test Want", { at = "front" })
      s:expect("Test Want", { at = "front" })
      s:expect(s.A, { ap = 2 })
    else
      s.A:refused("play", "Test Want", { rule = "UA-4.14" })
      s:expect("Test Want", { zone = "hand" })
    end
  end,
}

scenario "Main phase: energy is never spent" {
  rules = { "UA-4.14", "UA-4.15" },
  board = { A = { hand = { { "Test Want", as = "one" }, { "Test Want", as = "two" }, { "Test Want", as = "three" }, { "Test Want", as = "four" } }, energy = { "Test Well" } } },
  play = function(s)
    s.A:play("one", { at = "front" })
    s.A:play("two", { at = "front" })
    s.A:play("three", { at = "front" })
    s.A:refused("play", "four", { rule = "UA-4.15" })
    s:expect("Test Well", { exhausted = false })
    s:expect(s.A, { ap = 0, energy = 2 })
  end,
}

scenario "Main phase: a character comes to either line, rested; a site to the energy line alone" {
  rules = { "UA-4.16" },
  board = { A = { hand = { { vanilla(1000), as = "a" }, { vanilla(2000), as = "b" }, "Test Sale" } } },
  play = function(s)
    s.A:play("a")
    s:options("front", "energy")
    s.A:choose("front")
    s:expect("a", { at = "front", exhausted = true })
    s.A:play("b", { at = "energy" })
    s:expect("b", { at = "energy", exhausted = true })
    s.A:play("Test Sale")
    s:expect("Test Sale", { at = "energy", exhausted = true })
  end,
}

scenario "Main phase: only the own hand is played from" {
  rules = { "UA-4.16" },
  board = { A = { hand = { "Test Herald" }, front = { "Test Base" } }, B = { hand = { { vanilla(1000), as = "theirs" } } } },
  play = function(s)
    s.A:refused("play", "theirs", { rule = "UA-4.16" })
    s.A:refused("play", "Test Base", { rule = "UA-4.16" })
    s.B:refused("play", "theirs", { rule = "UA-4" })
    s:expect("theirs", { zone = "hand" })
  end,
}

scenario "Main phase: on a full energy line a site may be the one that makes room" {
  rules = { "UA-4.17", "UA-4.11" },
  board = { A = { hand = { { vanilla(4000), as = "new" } }, energy = { "Test Sale", { vanilla(1000), as = "a" }, { vanilla(1100), as = "b" }, { vanilla(1200), as = "c" } } } },
  play = function(s)
    s.A:play("new", { at = "energy" })
    s:options("Test Sale", "a", "b", "c")
    s.A:choose("Test Sale")
    s:expect("Test Sale", { zone = "removal" })
    s:expect("new", { at = "energy" })
  end,
}

scenario "Main phase: with a house rule characters alone make room" {
  rules = { "UA-4.17" },
  format = { room_takes_sites = 0 },
  cases = { { name = "sites only", room = false }, { name = "a character among them", room = true } },
  board = function(case)
    return { A = { hand = { { "Test Toll", as = "new" } }, energy = { "Test Sale", "Test Sale", "Test Sale", case.room and "Test Lamp" or "Test Sale" } } }
  end,
  play = function(s, case)
    if case.room then
      s.A:play("new")
      s:expect("Test Lamp", { zone = "removal" })
      s:expect("new", { at = "energy" })
    else
      s.A:refused("play", "new", { rule = "UA-4.17" })
      s:expect("new", { zone = "hand" })
    end
  end,
}

scenario "Main phase: some cards come in active" {
  rules = { "UA-4.18" },
  board = { A = { hand = { "Test Eager" } } },
  play = function(s)
    s.A:play("Test Eager", { at = "front" })
    s:expect("Test Eager", { exhausted = false })
    s.A:end_main()
    s.A:attack("Test Eager")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Main phase: an effect changes what a card costs and requires" {
  rules = { "UA-4.19", "UA-4.15" },
  board = { A = { hand = { "Test Want", "Test Echo" }, energy = { "Test Sale", "Test Toll" }, ap = 1 } },
  play = function(s)
    s.A:refused("play", "Test Echo", { rule = "UA-4.15" })
    s.A:play("Test Want", { at = "front" })
    s:expect("Test Want", { at = "front" })
    s:expect(s.A, { ap = 1 })
  end,
}

scenario "Main phase: an event that resolves does not find itself, and then goes to the sideline" {
  rules = { "UA-4.20" },
  board = { A = { hand = { "Test Echo" }, sideline = 2 } },
  play = function(s)
    s.A:play("Test Echo")
    s:expect(s.A, { hand_size = 2, sideline_size = 3 })
    s:expect("Test Echo", { zone = "sideline" })
  end,
}

scenario "Main phase: an extra cost is paid, and a card whose extra cost cannot be paid is not used" {
  rules = { "UA-4.21" },
  cases = { { name = "with life", ap = 3, ok = true }, { name = "without AP", ap = 0, ok = false } },
  board = function(case) return { A = { hand = { "Test Sacrifice" }, life = { "Kiriko", "Netero" }, ap = case.ap } } end,
  play = function(s, case)
    if case.ok then
      s.A:play("Test Sacrifice")
      s.A:choose("life 2")
      s:expect("Netero", { zone = "sideline" })
      s:expect(s.A, { life = 1, hand_size = 2, sideline_size = 2 })
    else
      s.A:refused("play", "Test Sacrifice", { rule = "UA-4.15" })
      s:expect(s.A, { life = 2 })
    end
  end,
}

scenario "Main phase: cards that an effect plays together: room for all first, then their effects in the order of their controller" {
  rules = { "UA-4.22", "UA-10.1" },
  board = { A = { hand = { "Test Heralds" }, sideline = { "Test Herald", "Test Crier" }, front = { { vanilla(100), as = "a" }, { vanilla(200), as = "b" }, { vanilla(300), as = "c" } }, deck = { "Kiriko", "Netero" } } },
  play = function(s)
    s.A:play("Test Heralds")
    s:owes(s.A, "room")
    s:options("a", "b", "c")
    s.A:choose("b")
    s:expect("Test Herald", { at = "front" })
    s:expect("Test Crier", { at = "front" })
    s:owes(s.A, "order")
    s.A:order("Test Herald", "Test Crier")
    s:expect("Kiriko", { zone = "sideline" })
    s:expect(s.A, { hand_size = 0, removal_size = 1, ap = 2 })
  end,
}

scenario "Main phase: an effect that only says play plays a Raid card the plain way" {
  rules = { "UA-4.23", "UA-4.22" },
  board = { A = { hand = { "Test Summons" }, sideline = { "Test Raider" }, front = { "Test Base" } } },
  play = function(s)
    s.A:play("Test Summons")
    s:expect("Test Raider", { at = "energy", raided = false, exhausted = true })
    s:expect("Test Base", { at = "front" })
  end,
}

scenario "Main phase: an effect that says so may raid with it instead" {
  rules = { "UA-5.4" },
  cases = { { name = "it does", raid = true }, { name = "it does not", raid = false } },
  board = { A = { hand = { "Test Surprise" }, sideline = { "Test Raider" }, front = { "Test Base" } } },
  play = function(s, case)
    s.A:play("Test Surprise")
    s:owes(s.A, "raid")
    if case.raid then s.A:choose("Test Base") else s.A:pass() end
    s:expect("Test Raider", { at = case.raid and "front" or "energy", raided = case.raid })
  end,
}

scenario "Main phase: energy is checked before room is made" {
  rules = { "UA-4.17", "UA-4.14" },
  board = { A = { hand = { "Test Want" }, energy = { "Test Well", vanilla(100), vanilla(200), vanilla(300) } } },
  play = function(s)
    s.A:play("Test Want", { at = "energy" })
    s.A:choose("Test Well")
    s:expect("Test Want", { at = "energy" })
    s:expect("Test Well", { zone = "removal" })
    s:expect(s.A, { energy = 0, ap = 2 })
  end,
}

scenario "Main phase: an extra AP counts together with the cost" {
  rules = { "UA-4.21", "UA-4.15" },
  cases = { { name = "one AP card", ap = 1, ok = false }, { name = "two AP cards", ap = 2, ok = true } },
  board = function(case) return { A = { hand = { "Test Levy" }, ap = case.ap } } end,
  play = function(s, case)
    if case.ok then
      s.A:play("Test Levy")
      s:expect(s.A, { ap = 0, hand_size = 1 })
    else
      s.A:refused("play", "Test Levy", { rule = "UA-4.21" })
      s:expect(s.A, { ap = 1 })
    end
  end,
}
card { name = "Test Levy", type = "event", script = [[
  additional_cost { name = "levy", cost = { ap = 1 } }
  on_play { effect = function(fx) fx:draw(1) end }
]] }

scenario "Main phase: an effect does not play a site to the front line" {
  rules = { "UA-4.20" },
  board = { A = { hand = { "Test Misplace" }, sideline = { "Whale Island" } } },
  play = function(s)
    s.A:play("Test Misplace")
    s:expect("Whale Island", { zone = "sideline" })
    s:owes(s.A, "act")
  end,
}

scenario "Main phase: an effect may use an event, free" {
  rules = { "UA-4.20" },
  board = { A = { hand = { "Test Replay" }, sideline = { "Bankai" }, ap = { ready = 1, exhausted = 2 } } },
  play = function(s)
    s.A:play("Test Replay")
    s:owes(s.A, "slot")
    s.A:choose("AP")
    s.A:choose("AP")
    s:expect("Bankai", { zone = "sideline" })
    s:expect(s.A, { ap = 2, sideline_size = 2 })
  end,
}

scenario "Main phase: cards that an effect plays go each to a line that its player chooses" {
  rules = { "UA-4.22" },
  board = { A = { hand = { "Test Muster" }, sideline = { { "Mito", as = "one" }, { "HTR-1-103", as = "two" } } } },
  play = function(s)
    s.A:play("Test Muster")
    s.A:choose("energy")
    s.A:choose("front")
    s:expect("two", { exhausted = true })
    s:expect("one", { exhausted = true })
    s:expect(s.A, { front_size = 1, energy_size = 1, ap = 2 })
    s.A:done() -- Mito's effect
  end,
}
card { name = "Test Misplace", type = "event", script = [[ on_play { effect = function(fx) fx:play(fx:all(card { zone = "sideline", owner = you }), { at = "front" }) end } ]] }
card { name = "Test Replay", type = "event", script = [[ on_play { effect = function(fx) fx:play(fx:all(card { zone = "sideline", owner = you, type = "event" })) end } ]] }
card { name = "Test Muster", type = "event", script = [[ on_play { effect = function(fx) fx:play(fx:all(card { zone = "sideline", owner = you, type = "character" })) end } ]] }

scenario "Main phase: a cost may be set, and may have a least value" {
  rules = { "UA-4.15" },
  cases = {
    { name = "set to 3 AP", sites = { "Test Decree" }, ap = 0 },
    { name = "1 less", sites = { "Test Discount" }, ap = 2 },
    { name = "2 less, but at least 1", sites = { "Test Discount", "Test Discount" }, ap = 2 },
  },
  board = function(case) return { A = { hand = { "Test Dear" }, energy = case.sites } } end,
  play = function(s, case)
    s.A:play("Test Dear", { at = "front" })
    s:expect(s.A, { ap = case.ap })
  end,
}
card { name = "Test Dear", type = "character", bp = 1000, ap = 2 }
card { name = "Test Decree", type = "site", script = [[ cost_change { of = playing { type = "character" }, set = { ap = 3 } } ]] }
card { name = "Test Discount", type = "site", script = [[ cost_change { of = playing { yours = true, type = "character" }, less = { ap = 1 }, min = { ap = 1 } } ]] }

card { name = "Test Costly", type = "event", script = [[
  additional_cost { name = "card", cost = { discard = 1 } }
  on_play { effect = function(fx) fx:draw(2) end }
]] }

scenario "Main phase: a card that is played does not pay its own extra cost" {
  rules = { "UA-4.21" },
  board = { A = { hand = { { "Test Costly", as = "one" }, { "Test Costly", as = "other" } } } },
  play = function(s)
    s.A:play("one")
    s:expect("other", { zone = "sideline" })
    s:expect(s.A, { hand_size = 2 })
  end,
}
