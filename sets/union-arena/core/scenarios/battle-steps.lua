-- What an attack does step by step (UA-6), and keywords that meet in it (UA-11).
local function character(name, bp, more)
  local c = { name = name, type = "character", bp = bp }
  for k, v in pairs(more or {}) do c[k] = v end
  card(c)
end
local function event(name, script) card { name = name, type = "event", script = script } end
local function site(name, script) card { name = name, type = "site", script = script } end
character("Test special", 1000, { trigger = "special" })
event("Cheer", [[on_play { effect = function(fx) fx:give(fx:all(character { yours = true }), { bp = 1000, keywords = "Damage 2", lasts = "turn" }) end }]])
character("Vamp", 3000, { keywords = { "Double Attack" }, script = [[triggered { on = self.wins_battle, effect = function(fx) fx:ready(fx.self) end }]] })
site("Late Gift", [[triggered { on = opponents.damaged, limit = "turn", effect = function(fx) fx:give(fx:all(character { yours = true }), { keywords = "Double Attack", lasts = "turn" }) fx:ready(fx:all(character { yours = true })) end }]])
character("Safe", 1000, { script = [[replacement { on = self.sidelined, effect = function(fx) fx:put(fx.self, "hand") end }]] })
character("Watcher", 1000, { script = [[triggered { on = self.battle_ends, effect = function(fx) fx:draw(fx.self.bp / 1000) end }
triggered { on = self.blocks, effect = function(fx) fx:give(fx.self, { bp = 2000, lasts = "battle" }) end }]] })
character("Lure", 2000, { script = [[static { affects = self, give = { must_be_blocked = true } }]] })
character("Guard", 2000, { script = [[static { affects = self, give = { must_block = true } }]] })
character("Lure Mist", 2000, { script = [[static { affects = self, give = { must_be_blocked = true } }
forbid { what = "be_blocked", affects = self }]] })
character("Sniper", 2000, { keywords = { "Snipe", "Damage 3" }, script = [[triggered { name = "u", on = self.unblocked, effect = function(fx) fx:draw(1) end }
triggered { name = "b", on = self.blocked, effect = function(fx) fx:draw(1) end }]] })
character("Blocker", 1000, { script = [[triggered { on = self.blocks, effect = function(fx) fx:draw(1) end }]] })
character("Snare", 1000, { script = [[triggered { name = "b", on = self.blocks, effect = function(fx) fx:bounce(fx.event.object) end }
triggered { name = "e", on = self.battle_ends, effect = function(fx) fx:draw(1) end }]] })
character("Ender", 3000, { script = [[triggered { on = self.battle_ends, effect = function(fx) fx:draw(1) end }]] })
character("Ghost", 1000, { script = [[triggered { on = self.blocks, effect = function(fx) fx:bounce(fx.self) end }]] })
character("Bolt Sniper", 2000, { keywords = { "Snipe", "Damage 2" }, script = [[triggered { on = self.attacks, effect = function(fx) fx:bounce(fx.event.object) end }]] })
character("Weary", 2000, { script = [[triggered { on = self.attacks, effect = function(fx) fx:give(fx:all(character { enemy = true, at = "front" }), { bp = -1000, lasts = "battle" }) end }]] })
character("Coward", 2000, { script = [[triggered { on = self.blocks, effect = function(fx) fx:give(fx.event.object, { bp = -5000, lasts = "battle" }) end }]] })
character("Twin", 2000, { keywords = { "Double Block" }, script = [[static { affects = self, give = { must_block = true } }]] })
character("Herald", 2000, { script = [[triggered { on = self.attacks, effect = function(fx) fx:give(fx.self, { bp = -2000, lasts = "turn" }) end }]] })

scenario "Double Attack makes active once a turn, however often it attacks" {
  rules = { "UA-6.3", "UA-11" },
  board = { A = { front = { "Vamp" } }, B = { front = { { vanilla(1000), as = "x" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("Vamp")
    s.B:pass()
    s.A:choose("life 1")
    s.A:attack("Vamp")
    s:expect("Vamp", { exhausted = true })
    s.B:block("x")
    s:expect("Vamp", { exhausted = false })
    s.A:attack("Vamp")
    s:expect("Vamp", { exhausted = true, attacks = 3 })
  end,
}

scenario "Double Attack that comes after the first attack does not make active" {
  rules = { "UA-6.3" },
  board = { A = { front = { { vanilla(1000), as = "it" } }, energy = { "Late Gift" } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.A:choose("life 1")
    s:expect("it", { exhausted = false })
    s.A:attack("it")
    s:expect("it", { exhausted = true, attacks = 2 })
  end,
}

scenario "Impact needs a won battle, not a sidelined loser" {
  rules = { "UA-6.7", "UA-11.1" },
  board = { A = { front = { { vanilla(3000, "Impact 1"), as = "it" } } }, B = { front = { "Safe" } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.B:block("Safe")
    s:expect("Safe", { zone = "hand" })
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "What lasts for the battle counts for the effects of its end" {
  rules = { "UA-6.7" },
  board = { A = { front = { { vanilla(2000), as = "it" } } }, B = { front = { "Watcher" } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.B:block("Watcher")
    s:expect(s.B, { hand_size = 3 })
    s:expect("Watcher", { bp = 1000 })
  end,
}

scenario "Without a battle none ends: the attacker is gone" {
  rules = { "UA-6.8", "UA-6.7" },
  board = { A = { front = { { vanilla(3000), as = "it" } } }, B = { front = { "Snare" } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.B:block("Snare")
    s:expect("it", { zone = "hand" })
    s:expect(s.B, { hand_size = 0 })
    s:expect("Snare", { defending = false })
  end,
}

scenario "Without a battle none ends: the blocker is gone" {
  rules = { "UA-6.8", "UA-6.7" },
  board = { A = { front = { "Ender" } }, B = { front = { "Ghost" } }, phase = "attack" },
  play = function(s)
    s.A:attack("Ender")
    s.B:block("Ghost")
    s:expect("Ghost", { zone = "hand" })
    s:expect(s.A, { hand_size = 0 })
    s:expect("Ender", { attacking = false })
  end,
}

scenario "An attack that must be blocked is blocked by who must block" {
  rules = { "UA-6.5" },
  board = { A = { front = { "Lure" } }, B = { front = { "Guard", { vanilla(3000), as = "x" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("Lure")
    s:options("Guard")
    s.B:block("Guard")
    s:expect("Guard", { zone = "sideline" })
  end,
}

scenario "An attack that must and cannot be blocked asks nobody" {
  rules = { "UA-6.5" },
  board = { A = { front = { "Lure Mist" } }, B = { front = { "Guard" } }, phase = "attack" },
  play = function(s)
    s.A:attack("Lure Mist")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "An attack by Snipe is neither blocked nor not blocked, and deals no damage to the player" {
  rules = { "UA-6.4", "UA-6.1" },
  board = { A = { front = { "Sniper" } }, B = { front = { "Blocker" } }, phase = "attack" },
  play = function(s)
    s.A:attack("Sniper", "Blocker")
    s:expect("Blocker", { zone = "sideline" })
    s:expect(s.A, { hand_size = 0 })
    s:expect(s.B, { hand_size = 0, life = 7 })
  end,
}

scenario "Snipe with Double Attack aims twice" {
  rules = { "UA-6.1", "UA-6.3" },
  board = { A = { front = { { vanilla(2000, { "Snipe", "Double Attack" }), as = "it" } } }, B = { front = { { vanilla(1000), as = "x" }, { vanilla(1100), as = "y", exhausted = true } } }, phase = "attack" },
  play = function(s)
    s.A:attack("it", "x")
    s:expect("it", { exhausted = false })
    s.A:attack("it", "y")
    s:expect("x", { zone = "sideline" })
    s:expect("y", { zone = "sideline" })
    s:expect("it", { exhausted = true })
  end,
}
-- damage

scenario "BP that is lost for a battle may sideline, and comes back to who is left" {
  rules = { "UA-6.7", "UA-10.3" },
  board = { A = { front = { "Weary" } }, B = { front = { { vanilla(2500), as = "big" }, { vanilla(900), as = "small" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("Weary")
    s:expect("small", { zone = "sideline" })
    s.B:pass()
    s.A:choose("life 1")
    s:expect("big", { bp = 2500 })
  end,
}

scenario "An attacker that falls as it is blocked leaves the blocker rested" {
  rules = { "UA-6.8", "UA-10.3" },
  board = { A = { front = { { vanilla(3000, "Double Attack"), as = "it" } } }, B = { front = { "Coward" } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.B:block("Coward")
    s:expect("it", { zone = "sideline" })
    s:expect("Coward", { at = "front", exhausted = true })
  end,
}

scenario "A trigger that Impact turned up may sideline the winner" {
  rules = { "UA-11.1", "UA-7.2" },
  board = { A = { front = { { vanilla(3000, { "Impact 1", "Double Attack" }), as = "it" } } }, B = { front = { { vanilla(1000), as = "x" } }, life = { "Test special", "Kiriko" } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.B:block("x")
    s.A:choose("life 1")
    s.B:choose("Test special")
    s:expect("it", { zone = "sideline" })
    s:expect(s.B, { life = 1 })
  end,
}

scenario "By a house rule an attack whose target of Snipe is gone is at the player" {
  rules = { "UA-6.8", "UA-6.9" },
  format = { blocker_gone = 1 },
  board = { A = { front = { "Bolt Sniper" } }, B = { front = { { vanilla(1000), as = "x" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("Bolt Sniper", "x")
    s:expect("x", { zone = "hand" })
    s.A:choose("life 1", "life 2")
    s:expect(s.B, { life = 5 })
  end,
}

scenario "By a house rule several numbers of Damage add up" {
  rules = { "UA-11.2", "UA-6.9" },
  format = { keyword_numbers_add = 1 },
  board = { A = { hand = { "Cheer" }, front = { { vanilla(1000, { "Damage 2", "Damage+ 1" }), as = "it" } } } },
  play = function(s)
    s:expect("it", { damage = 3 })
    s.A:play("Cheer")
    s:expect("it", { damage = 5 })
  end,
}

scenario "Of several numbers of Damage the largest counts, and what adds to it" {
  rules = { "UA-11.2", "UA-6.9" },
  board = { A = { hand = { "Cheer" }, front = { { vanilla(1000, { "Damage 2", "Damage+ 1" }), as = "it" } } } },
  play = function(s)
    s.A:play("Cheer")
    s:expect("it", { damage = 3 })
  end,
}

scenario "Who must block and may do so twice must do so twice" {
  rules = { "UA-6.5", "UA-6.4" },
  board = { A = { front = { { vanilla(500), as = "a" }, { vanilla(600), as = "b" }, { vanilla(700), as = "c" } } }, B = { front = { "Twin", { vanilla(100), as = "x" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("a")
    s:options("Twin")
    s.B:block("Twin")
    s.A:attack("b")
    s:options("Twin")
    s.B:block("Twin")
    s.A:attack("c")
    s:options("x", "pass")
    s.B:pass()
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "An attacker that falls as it attacks is blocked by nobody" {
  rules = { "UA-6.8", "UA-10.3" },
  board = { A = { front = { "Herald", { vanilla(100), as = "next" } } }, B = { front = { { vanilla(1000), as = "x" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("Herald")
    s:expect("Herald", { zone = "sideline" })
    s:owes(s.A, "attack")
    s:expect("x", { exhausted = false })
    s:expect(s.B, { life = 7 })
  end,
}

character("Impactor", 3000, { keywords = { "Impact 1" } })
site("Shell", [[replacement { on = you.damaged, limit = "turn", change = skip }]])
character("Chain", 1000, { script = [[triggered { on = self.sidelined, effect = function(fx) fx:sideline(fx:choose(character { enemy = true, at = "front" })) end }]] })
character("Guarded", 1000, { script = [[static { affects = character { yours = true, other = true }, give = { keywords = "Nullify Impact" } }]] })

scenario "Impact that is prevented turns nothing up, the next does" {
  rules = { "UA-10.8", "UA-11.1" },
  board = { A = { front = { { "Impactor", as = "i1" }, { "Impactor", as = "i2" } } }, B = { energy = { "Shell" }, front = { { vanilla(100), as = "x" }, { vanilla(200), as = "y" } }, life = 3 }, phase = "attack" },
  play = function(s)
    s.A:attack("i1")
    s.B:block("x")
    s:expect(s.B, { life = 3 })
    s.A:attack("i2")
    s.B:block("y")
    s.A:choose("life 1")
    s:expect(s.B, { life = 2 })
  end,
}

scenario "Falls lead to falls, and the battle is won all the same" {
  rules = { "UA-10.2", "UA-6.7" },
  board = { A = { front = { { "Chain", as = "mine" }, { vanilla(3000), as = "attacker" } } }, B = { front = { { "Chain", as = "c1" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:block("c1")
    s.B:choose("mine")
    s:expect("c1", { zone = "sideline" })
    s:expect("mine", { zone = "sideline" })
    s:expect("attacker", { at = "front" })
  end,
}

scenario "Nullify Impact that a card gives to others it does not have itself" {
  rules = { "UA-11" },
  board = { A = { front = { { "Impactor", as = "i1" }, { "Impactor", as = "i2" } } }, B = { front = { "Guarded", { vanilla(200), as = "y" }, { vanilla(200), as = "z" } }, life = 3 }, phase = "attack" },
  play = function(s)
    s.A:attack("i1")
    s.B:block("y")
    s:expect(s.B, { life = 3 })
    s.A:attack("i2")
    s.B:block("Guarded")
    s.A:choose("life 1")
    s:expect(s.B, { life = 2 })
  end,
}
