-- What cards forbid, where it is not about playing and leaving as usual (UA-5.9, UA-7.8, UA-10.3).
local function character(name, bp, more)
  local c = { name = name, type = "character", bp = bp }
  for k, v in pairs(more or {}) do c[k] = v end
  card(c)
end
local function event(name, script) card { name = name, type = "event", script = script } end
local function site(name, script) card { name = name, type = "site", script = script } end
character("Base", 1000, { generates = { green = 1 }, color = { "green" } })
character("Raider", 4000, { keywords = { "Raid" }, raid = { "Base" }, trigger = "raid" })
character("Rooted Raider", 4000, { keywords = { "Raid" }, raid = { "Base" }, script = [[forbid { what = "leave", affects = self, by = opponents }]] })
event("Unseat", [[on_play { target = { it = character { enemy = true } }, effect = function(fx) if fx:peel(fx.it, "hand").done then fx:draw(1) end end }]])

scenario "What cannot leave by effects is not taken off its base" {
  rules = { "UA-10.3", "UA-5.9" },
  board = { A = { hand = { "Unseat" } }, B = { front = { { "Rooted Raider", on = { "Base" } } } } },
  play = function(s)
    s.A:play("Unseat")
    s:expect("Rooted Raider", { at = "front", raided = true })
    s:expect(s.A, { hand_size = 0 })
  end,
}

site("Closed Door", [[forbid { what = "play", affects = playing { enemy = true, type = "character" } }]])

scenario "A raid by trigger is a play, which may be forbidden" {
  rules = { "UA-5.1", "UA-7.8" },
  board = { A = { front = { { vanilla(3000), as = "it" } }, energy = { "Closed Door" } }, B = { life = { "Raider", "Kiriko" }, front = { { "Base", exhausted = true } } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.A:choose("life 1")
    s.B:choose("Raider")
    s:options("pass")
    s.B:refused("choose", "Base", { rule = "UA-4.16", by = "Closed Door" })
    s.B:pass()
    s:expect("Raider", { zone = "hand" })
    s:expect("Base", { at = "front", exhausted = true })
  end,
}

scenario "A raid from the hand is one, too" {
  rules = { "UA-5.1", "UA-4.16" },
  board = { A = { hand = { "Raider" }, front = { "Base" } }, B = { energy = { "Closed Door" } } },
  play = function(s)
    s.A:refused("raid", "Raider", "Base", { rule = "UA-4.16", by = "Closed Door" })
  end,
}

character("Test leaf", 1000, { trigger = "color", color = { "green" }, required_energy = 9 })
character("Small Green", 1100, { color = { "green" }, required_energy = 2 })

scenario "A green Color trigger plays nobody who may not be played" {
  rules = { "UA-7.2", "UA-4.16" },
  board = { A = { front = { { vanilla(3000), as = "it" } }, energy = { "Closed Door" } }, B = { life = { "Test leaf", "Kiriko" }, hand = { "Small Green" } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.A:choose("life 1")
    s.B:choose("Test leaf")
    s.B:choose("Small Green")
    s:expect("Small Green", { zone = "hand" })
  end,
}

character("Test special", 1000, { trigger = "special" })
character("Test blue", 1000, { trigger = "color", color = { "blue" } })
character("Test red", 1000, { trigger = "color", color = { "red" } })
character("Rock", 2000, { script = [[forbid { what = "leave", affects = self, by = opponents }]] })

scenario "What cannot leave by effects does not leave by a trigger" {
  rules = { "UA-10.3", "UA-7.2" },
  cases = { { name = "special", card = "Test special" }, { name = "blue", card = "Test blue" }, { name = "red", card = "Test red" } },
  board = function(case) return { A = { front = { "Rock" } }, B = { life = { case.card, "Kiriko" } }, phase = "attack" } end,
  play = function(s, case)
    s.A:attack("Rock")
    s.A:choose("life 1")
    s.B:choose(case.card)
    s:expect("Rock", { at = "front" })
    s:expect(case.card, { zone = "sideline" })
  end,
}

site("Sleep", [[forbid { what = "ready", affects = character { enemy = true } }]])
site("Doze", [[replacement { on = character { enemy = true }.readied, change = skip }]])

scenario "Who may not become active does not become active by a raid" {
  rules = { "UA-5.4" },
  cases = { { name = "forbidden", site = "Sleep" }, { name = "replaced", site = "Doze" } },
  board = function(case) return { A = { hand = { "Raider" }, front = { { "Base", exhausted = true } } }, B = { energy = { case.site } } } end,
  play = function(s)
    s.A:raid("Raider", "Base")
    s:expect("Raider", { raided = true, exhausted = true })
  end,
}
