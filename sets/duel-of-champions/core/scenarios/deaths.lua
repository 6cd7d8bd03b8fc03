-- Who dies, who is kept from it and who comes back (DOC-9.5, 13.2).
local function u(name, atk, ret, hp, keywords, more)
  local c = { name = name, type = "unit", position = { "melee" }, cost = 1, attack = atk, retaliation = ret, health = hp, keywords = keywords }
  for k, v in pairs(more or {}) do c[k] = v end
  card(c)
end
local function fortune(name, kind, script, cost) card { name = name, type = "fortune", kind = { kind }, cost = cost or 1, script = script } end
u("Standard", 0, 0, 2, nil, { script = [[static { affects = unit { friendly = true, other = true }, give = { health = 2 } }
replacement { on = self.dies, effect = function(fx) fx:bounce(fx.self) end }]] })
u("Berserk", 0, 0, 9, { "Enrage 1" })
u("Fighter", 3, 0, 9)
u("Weak", 0, 0, 2)
fortune("Pit", "immediate", [[on_play { target = { it = unit {} }, effect = function(fx) fx:deal(5, fx.it) end }]])
u("Chain", 0, 0, 2, nil, { script = [[static { affects = unit { friendly = true, name = "Weak" }, give = { health = 2 } }]] })
u("Undying", 0, 2, 2, nil, { script = [[replacement { on = self.dies, change = skip }]] })
u("Drainer", 3, 0, 4, { "Life Drain 3" })
u("Thorn", 0, 2, 9)
u("Reviver", 0, 0, 1, nil, { script = [[triggered { on = self.dies, effect = function(fx) fx:play(fx:all(card { zone = "graveyard", owner = you, name = "Reviver" }), { ignore = "cost" }) end }]] })

scenario "Who had health by a unit that left in the place of dying dies" {
  rules = { "DOC-13.2" },
  board = { A = { f0 = "Standard", f1 = { "Weak", as = "it", damage = 3 }, hand = { "Pit" }, resources = 1 } },
  play = function(s)
    s:expect("it", { left = 1 })
    s.A:play("Pit")
    s.A:choose("Standard")
    s:expect("Standard", { zone = "hand" })
    s:expect("it", { zone = "graveyard" })
  end,
}

scenario "Who had health by a unit that has died dies, and both deaths count" {
  rules = { "DOC-13.2", "DOC-9.5" },
  board = { A = { f0 = "Chain", f1 = { "Weak", as = "it", damage = 3 }, f2 = "Berserk", hand = { "Pit" }, resources = 1 } },
  play = function(s)
    s.A:play("Pit")
    s.A:choose("Chain")
    s:expect("it", { zone = "graveyard" })
    s:expect("Berserk", { enrage = 2 })
  end,
}

scenario "Who is kept from dying retaliates" {
  rules = { "DOC-9.4" },
  board = { A = { f0 = "Fighter" }, B = { f0 = "Undying" } },
  play = function(s)
    s.A:attack("Fighter")
    s:expect("Undying", { at = "B f0", damage = 3 })
    s:expect("Fighter", { damage = 2 })
  end,
}

scenario "Life Drain comes too late for who dies of the retaliation" {
  rules = { "DOC-9.7" },
  board = { A = { f0 = { "Drainer", damage = 2 } }, B = { f0 = "Thorn" } },
  play = function(s)
    s.A:attack("Drainer")
    s:expect("Drainer", { zone = "graveyard" })
  end,
}

scenario "A unit that comes back to its square at once does not retaliate" {
  rules = { "DOC-7.3", "DOC-7.5" },
  board = { A = { f0 = { "Fighter", as = "it" } }, B = { f0 = "Reviver" } },
  play = function(s)
    s.A:attack("it")
    s.B:choose("B f0")
    s:expect("Reviver", { at = "B f0", fresh = true, damage = 0 })
    s:expect("it", { damage = 0 })
  end,
}
