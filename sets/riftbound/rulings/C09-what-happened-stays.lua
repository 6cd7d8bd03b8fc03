-- What happened this turn is judged by what its subject was then, not by what has become of it (124, 383.2); and who leaves
-- together with others did not leave alone (740, 323.5).
card { name = "Test Smite", type = "spell", energy = 0, domains = { "order" }, script = [[
on_play { target = { it = object {} }, effect = function(fx) fx:kill(fx.it) end }
]] }
card { name = "Test Flood", type = "spell", energy = 0, domains = { "order" }, script = [[ on_play { effect = function(fx) fx:kill(fx:all(unit {})) end } ]] }
card { name = "Test Page", type = "unit", energy = 0, might = 1, domains = { "order" } }
card { name = "Test Pelt", type = "gear", energy = 0, domains = { "order" }, tags = { "Equipment" }, keywords = { "Equip {any}" }, might_bonus = 1 }

local counts = {
  chosen = "unit { enemy = true }.chosen { by = you }",
  moves = "unit { friendly = true }.moves",
  played = "unit { friendly = true }.played",
  damaged = "unit { enemy = true }.damaged",
}
for name, pattern in pairs(counts) do
  card { name = "Test Tally " .. name, type = "gear", energy = 0, domains = { "order" },
    script = "activated { when = times(" .. pattern .. "):at_least(1), effect = function(fx) fx:gain_xp(1) end }" }
end
card { name = "Test Scratch", type = "spell", energy = 0, domains = { "order" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]] }
card { name = "Test Herald", type = "gear", energy = 0, domains = { "order" }, script = [[
triggered { on = unit { friendly = true }.played:nth(1), effect = function(fx) fx:gain_xp(1) end }
]] }

scenario "C09 What was done to a unit is counted when it has died since" {
  rules = { "383.2" },
  cases = {
    { name = "chosen", act = function(s) end },
    { name = "damaged", act = function(s) s.A:play("Test Scratch") s.A:choose("victim") s:resolve() end },
  },
  board = function(case)
    return { A = { hand = { "Test Smite", "Test Scratch" }, base = { "Test Tally " .. case.name } }, B = { base = { { vanilla(2), as = "victim" } } } }
  end,
  play = function(s, case)
    case.act(s)
    s.A:play("Test Smite") s.A:choose("victim")
    s:resolve()
    s:expect("victim", { zone = "trash" })
    s.A:activate("Test Tally " .. case.name)
    s:resolve()
    s:expect(s.A, { xp = 1 })
  end,
}

scenario "C09 What a unit did is counted when it has died since" {
  rules = { "383.2" },
  cases = {
    { name = "played", act = function(s) s.A:play("Test Page") end },
    { name = "moves", act = function(s) s.A:move("Test Page", "north") s:showdown() end, there = true },
  },
  board = function(case)
    return { A = { hand = { "Test Smite", case.there and "Test Scratch" or "Test Page" }, base = { "Test Tally " .. case.name, case.there and "Test Page" or nil } } }
  end,
  play = function(s, case)
    case.act(s)
    s.A:play("Test Smite") s.A:choose("Test Page")
    s:resolve()
    s.A:activate("Test Tally " .. case.name)
    s:resolve()
    s:expect(s.A, { xp = 1 })
  end,
}

scenario "C09 The first time of a turn comes once, though the first one has died" {
  rules = { "383.2" },
  board = { A = { hand = { "Test Smite", { "Test Page", as = "first" }, { "Test Page", as = "second" } }, base = { "Test Herald" } } },
  play = function(s)
    s.A:play("first")
    s:resolve()
    s:expect(s.A, { xp = 1 })
    s.A:play("Test Smite") s.A:choose("first")
    s:resolve()
    s.A:play("second")
    s:resolve()
    s:expect(s.A, { xp = 1 })
  end,
}

local loners = {
  { name = "by its event", when = "function(q) return q.event.before.alone end" },
  { name = "by itself", when = "is(self, unit { alone = true })" },
}
for i, way in ipairs(loners) do
  card { name = "Test Loner " .. i, type = "unit", energy = 0, might = 2, domains = { "order" },
    script = "triggered { on = self.dies, when = " .. way.when .. ", effect = function(fx) fx:gain_xp(1) end }" }
end

scenario "C09 Who dies with others did not die alone" {
  rules = { "740" },
  cases = {
    { name = "alone, by its event", i = 1, alone = true }, { name = "alone, by itself", i = 2, alone = true },
    { name = "in company, by its event", i = 1 }, { name = "in company, by itself", i = 2 },
  },
  board = function(case) return { A = { hand = { "Test Flood" }, base = { "Test Loner " .. case.i, not case.alone and vanilla(1) or nil } } } end,
  play = function(s, case)
    s.A:play("Test Flood")
    s:resolve()
    s:expect(s.A, { xp = case.alone and 1 or 0 })
  end,
}

card { name = "Test Smithy", type = "gear", energy = 0, domains = { "order" }, script = [[
triggered { on = unit { equipped = true }.dies, effect = function(fx) fx:gain_xp(1) end }
]] }
scenario "C09 Who dies with something attached was equipped" {
  rules = { "740" },
  cases = { { name = "equipped", with = true }, { name = "bare" } },
  board = function(case)
    return { A = { hand = { "Test Smite" }, base = { "Test Smithy" } },
      B = { base = { { vanilla(2), as = "victim" }, case.with and { "Test Pelt", attached = "victim" } or nil } } }
  end,
  play = function(s, case)
    s.A:play("Test Smite") s.A:choose("victim")
    s:resolve()
    s:expect(s.A, { xp = case.with and 1 or 0 })
  end,
}

-- The next card, and the next two (356.4).
card { name = "Test Coupon", type = "spell", energy = 0, domains = { "mind" }, script = [[
local cheap = define.cost_change { name = "cheap", of = next_played { type = "spell", yours = true }, less = { energy = 5 } }
on_play { effect = function(fx) fx:install(cheap, {}, { lasts = "turn" }) end }
]] }
card { name = "Test Ticket", type = "spell", energy = 0, domains = { "mind" }, script = [[
local cheap = define.cost_change { name = "cheap", of = playing { type = "spell", yours = true }, less = { energy = 5 } }
on_play { effect = function(fx) fx:install(cheap, {}, { uses = 2, lasts = "turn" }) end }
]] }
card { name = "Test Tome", type = "spell", energy = 5, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:gain_xp(1) end } ]] }

scenario "C09 A discount for the next card is used up by it, one for two by the second" {
  rules = { "356.4" },
  cases = { { name = "the next", give = "Test Coupon", n = 1 }, { name = "two", give = "Test Ticket", n = 2 } },
  board = function(case)
    return { A = { hand = { case.give, { "Test Tome", as = "1" }, { "Test Tome", as = "2" }, { "Test Tome", as = "3" } } } }
  end,
  play = function(s, case)
    s.A:play(case.give)
    s:resolve()
    for i = 1, case.n do s.A:play(tostring(i)) s:resolve() end
    s:expect(s.A, { xp = case.n })
    s.A:refused("play", tostring(case.n + 1), { rule = "357.1" })
  end,
}

-- Tags that are given are seen by what depends on them, however old it is (478, 479).
card { name = "Test Kin", type = "gear", energy = 0, domains = { "chaos" }, script = [[ static { affects = unit { friendly = true }, give = { tags = "Kin" } } ]] }
card { name = "Test Clan", type = "gear", energy = 0, domains = { "chaos" }, script = [[ static { affects = unit { tag = "Kin" }, give = { tags = "Clan" } } ]] }
card { name = "Test Guest", type = "unit", energy = 0, might = 7, domains = { "mind" }, script = [[
static { active = some(unit { yours = true, tag = "Kin", other = true }), affects = self, give = { enters = "ready" } }
]] }

scenario "C09 A tag that a tag brings is there, and what rules ask about sees it" {
  rules = { "478.1" },
  board = { A = { base = { "Test Clan", "Test Kin", { vanilla(1), as = "it" } }, hand = { "Test Guest" } } },
  play = function(s)
    s:expect("it", { tags = { "Kin", "Clan" } })
    s.A:play("Test Guest")
    s:expect("Test Guest", { exhausted = false })
  end,
}

-- A filter that a function of a static makes may have a function of its own.
card { name = "Test Scholar", type = "unit", energy = 0, might = 2, domains = { "mind" }, script = [[
static {
  active = function(q) return q:count(unit { where = function(u) return u.might >= 5 end }) > 0 end,
  affects = self,
  give = { might = function(q) return q:count(unit { friendly = true, where = function(u) return u.name ~= "Test Scholar" end }) end },
}
]] }
card { name = "Test Bloom", type = "spell", energy = 0, domains = { "mind" }, script = [[
on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 4, lasts = "turn" }) if fx.it.might >= 5 then fx:gain_xp(1) end end }
]] }
scenario "C09 Functions of statics may make filters with functions" {
  rules = { "364" },
  board = { A = { base = { "Test Scholar", { vanilla(1), as = "it" } }, hand = { "Test Bloom" } } },
  play = function(s)
    s:expect("Test Scholar", { might = 2 })
    s.A:play("Test Bloom") s.A:choose("it")
    s:resolve()
    s:expect(s.A, { xp = 1 })
    s:expect("Test Scholar", { might = 3 })
  end,
}
