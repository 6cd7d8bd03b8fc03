-- What is replaced, forbidden or paid for where several rules meet (UA-2, UA-4 to UA-7, UA-9, UA-10).
local function character(name, bp, more)
  local c = { name = name, type = "character", bp = bp }
  for k, v in pairs(more or {}) do c[k] = v end
  card(c)
end
local function event(name, script, more)
  local c = { name = name, type = "event", script = script }
  for k, v in pairs(more or {}) do c[k] = v end
  card(c)
end
local function site(name, script) card { name = name, type = "site", script = script } end
character("Base", 1000, { generates = { green = 1 }, color = { "green" } })
character("Raider", 4000, { keywords = { "Raid" }, raid = { "Base" } })
character("Dear Raider", 4000, { keywords = { "Raid" }, raid = { "Base" }, trigger = "raid", color = { "green" }, required_energy = 1 })
character("Test draw", 1000, { trigger = "draw" })
character("Test special", 1000, { trigger = "special" })
character("Test purple", 1000, { trigger = "color", color = { "purple" }, required_energy = 9 })
character("Small Purple", 1100, { color = { "purple" }, required_energy = 2 })
site("Drought", [[replacement { on = you.draws, change = skip }]])
site("Exile", [[replacement { on = card { owner = opponents }.goes_to { zone = "sideline" }, change = { zone = "removal" } }]])
site("No Front", [[forbid { what = "play", affects = playing { enemy = true, type = "character" }, to = place { front = true } }]])
site("No Use", [[forbid { what = "play", affects = playing { enemy = true, type = "event" } }]])
character("Toll", 1000, { script = [[permit { what = "choose", affects = self, by = opponents, cost = { ap = 1 } }]] })
event("Dear Sacrifice", [[
additional_cost { name = "price", cost = { sideline = character { yours = true, at = "energy" } } }
on_play { effect = function(fx) fx:draw(2) end }]], { color = { "green" }, required_energy = 1 })
character("All Costs", 1000, { script = [[activated {
  cost   = { ap = 1, discard = 1, exhaust = self, remove = 1, life = 1, bounce = character { yours = true, other = true } },
  effect = function(fx) fx:give(fx.self, { bp = fx.paid.bounce.bp + 10 * #fx.paid.discard + 100 * fx.paid.remove:sum("required_energy"), lasts = "turn" }) end,
}]] })
event("Steal", [[on_play { effect = function(fx) fx:play(fx:all(card { zone = "sideline", owner = opponents, type = "character" }), { at = "front", ready = true }) end }]])
event("Recall", [[on_play { effect = function(fx) fx:bounce(fx:all(character { yours = true })) end }]])
event("Tuck", [[on_play { effect = function(fx) fx:put_under(fx:all(character { raided = true }), fx:all(character { yours = true, raided = false }):first()) end }]])
character("Rooted", 4000, { keywords = { "Raid" }, raid = { "Base" }, script = [[forbid { what = "leave", affects = self, by = opponents }]] })
character("Thug", 1000, { script = [[triggered { on = self.attacks, effect = function(fx) fx:play(fx:choose(card { zone = "hand", owner = you, type = "event" })) end }]] })
event("Boon", [[on_play { effect = function(fx) fx:draw(2) end }]])
character("Charger", 1000, { also_named = { "Base" }, script = [[triggered { on = self.blocked, effect = function(fx) fx:play(fx:choose(card { zone = "hand", owner = you, name = "Raider" }), { raid = true }) end }]] })
character("Guarded", 1000, { script = [[replacement { on = self.sidelined, optional = true, change = { zone = "hand" } }]] })
character("Stubborn", 1000, { script = [[replacement { on = self.exhausted, optional = true, effect = function(fx) fx:draw(1) end }]] })

scenario "A draw that does not happen loses no game to an empty deck" {
  rules = { "UA-9.2", "UA-10.8" },
  board = { A = { deck = {}, energy = { "Drought" } }, turn = "B" },
  play = function(s)
    s:next_turn()
    s:over(false)
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "What sends cards elsewhere than to the sideline sends those of a stack there" {
  rules = { "UA-5.8", "UA-10.8" },
  board = { A = { front = { { vanilla(9000), as = "it" } }, energy = { "Exile" } }, B = { front = { { "Raider", on = { "Base" } } } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.B:block("Raider")
    s:expect("Raider", { zone = "removal" })
    s:expect("Base", { zone = "removal" })
    s:expect(s.B, { sideline_size = 0, under_size = 0 })
  end,
}

scenario "By a house rule any draw loses, but none that does not happen" {
  rules = { "UA-9.2" },
  format = { deck_out = 2 },
  board = { A = { front = { { vanilla(3000), as = "it" } } }, B = { life = { "Test draw", "Kiriko" }, deck = {}, energy = { "Drought" } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.A:choose("life 1")
    s.B:choose("Test draw")
    s:over(false)
  end,
}

scenario "By a house rule they would be sidelined, and go elsewhere all the same" {
  rules = { "UA-5.8" },
  format = { under_is_sidelined = 1 },
  board = { A = { front = { { vanilla(9000), as = "it" } }, energy = { "Exile" } }, B = { front = { { "Raider", on = { "Base" } } } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.B:block("Raider")
    s:expect("Base", { zone = "removal" })
  end,
}

scenario "What sends cards elsewhere sends those that were checked" {
  rules = { "UA-7.2", "UA-10.8" },
  board = { A = { front = { { vanilla(3000, "Damage 2"), as = "it" } }, energy = { "Exile" } }, B = { life = { "Test draw", "Kiriko", "Netero" } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.A:choose("Test draw", "Kiriko")
    s.B:choose("Test draw")
    s:expect("Test draw", { zone = "removal" })
    s:expect("Kiriko", { zone = "removal" })
    s:expect(s.B, { hand_size = 1, life = 1 })
  end,
}

scenario "A character of the field that is put under another leaves it; what was under it goes to the sideline" {
  rules = { "UA-5.8", "UA-2.4" },
  board = { A = { hand = { "Tuck" }, front = { { "Raider", on = { "Base" } }, { vanilla(900), as = "x" } } }, B = { front = { { "Rooted", as = "theirs", on = { { "Base", as = "their base" } } } } } },
  play = function(s)
    s.A:play("Tuck")
    s:expect("Raider", { zone = "under", host = "x", raided = false })
    s:expect("Base", { zone = "sideline" })
    s:expect("x", { raided = false, under = { "Raider" } })
    s:expect("theirs", { at = "front", raided = true }) -- what does not leave by effects stays
    s:expect(s.A, { front_size = 1 })
  end,
}

scenario "An event that may not be used is not used by an effect either" {
  rules = { "UA-4.20", "UA-4.16" },
  cases = { { name = "allowed", sites = {}, hand = 2 }, { name = "forbidden", sites = { "No Use" }, hand = 1 } },
  board = function(case) return { A = { hand = { "Boon" }, front = { "Thug" } }, B = { energy = case.sites }, phase = "attack" } end,
  play = function(s, case)
    s.A:attack("Thug")
    s.A:choose("life 1")
    s:expect("Boon", { zone = case.hand == 1 and "hand" or "sideline" })
    s:expect(s.A, { hand_size = case.hand })
  end,
}

scenario "A purple Color trigger plays nobody to a front line where nobody may be played" {
  rules = { "UA-7.2", "UA-4.16" },
  board = { A = { front = { { vanilla(3000), as = "it" } }, energy = { "No Front" } }, B = { sideline = { "Small Purple" }, life = { "Test purple", "Kiriko" } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.A:choose("life 1")
    s.B:choose("Test purple")
    s.B:choose("Small Purple")
    s:expect("Small Purple", { zone = "sideline" })
    s:expect("Test purple", { zone = "sideline" })
  end,
}

scenario "A trigger that chooses pays what is asked for choosing, or does not choose" {
  rules = { "UA-10.9", "UA-7.2" },
  cases = { { name = "with AP", ap = 1, zone = "sideline" }, { name = "without", ap = 0, zone = "front" } },
  board = function(case) return { A = { front = { "Toll" } }, B = { ap = case.ap, life = { "Test special", "Kiriko" } }, phase = "attack" } end,
  play = function(s, case)
    s.A:attack("Toll")
    s.A:choose("life 1")
    s.B:choose("Test special")
    s:expect("Toll", { zone = case.zone })
    s:expect(s.B, { ap = 0 })
  end,
}

scenario "A raid by trigger counts the energy of its base, on the energy line alone" {
  rules = { "UA-7.8", "UA-4.14" },
  cases = { { name = "energy", line = "energy" }, { name = "front", line = "front" } },
  board = function(case) return { A = { front = { { vanilla(3000), as = "it" } } }, B = { [case.line] = { { "Base", exhausted = true } }, life = { "Dear Raider", "Kiriko" } }, phase = "attack" } end,
  play = function(s, case)
    s.A:attack("it")
    s.A:choose("life 1")
    s.B:choose("Dear Raider")
    if case.line == "energy" then
      s.B:choose("Base")
      s.B:choose("energy")
      s:expect("Dear Raider", { at = "energy", raided = true })
    else
      s:options("pass")
      s.B:pass()
      s:expect("Dear Raider", { zone = "hand" })
    end
    s:expect(s.B, { energy = 0 })
  end,
}

scenario "Energy that an extra cost takes away was there when it was checked" {
  rules = { "UA-4.21", "UA-4.16" },
  board = { A = { hand = { "Dear Sacrifice" }, energy = { "Base" } } },
  play = function(s)
    s.A:play("Dear Sacrifice")
    s:expect("Base", { zone = "sideline" })
    s:expect(s.A, { hand_size = 2, ap = 2, energy = 0 })
  end,
}

scenario "Costs of six kinds are paid together, and the effect knows each" {
  rules = { "UA-4.25" },
  board = { A = { hand = { "Kiriko" }, sideline = { "Small Purple" }, front = { "All Costs", { vanilla(2000), as = "x" } } } },
  play = function(s)
    s.A:activate("All Costs")
    s.A:choose("Small Purple")
    s.A:choose("life 1")
    s:expect("All Costs", { bp = 3210, exhausted = true })
    s:expect("x", { zone = "hand" })
    s:expect(s.A, { ap = 2, life = 6, removal_size = 1, hand_size = 1, sideline_size = 2 })
  end,
}

scenario "A base of another player's deck goes to that player's sideline when the stack leaves" {
  rules = { "UA-2.5", "UA-5.8" },
  board = { A = { hand = { "Steal", "Raider", "Recall" } }, B = { sideline = { "Base" } } },
  play = function(s)
    s.A:play("Steal")
    s:expect("Base", { at = "front", controller = s.A, owner = s.B })
    s.A:raid("Raider", "Base")
    s.A:play("Recall")
    s:expect("Raider", { zone = "hand", owner = s.A })
    s:expect("Base", { zone = "sideline", owner = s.B })
    s:expect(s.B, { sideline_size = 1 })
  end,
}

scenario "Who is raided onto while it attacks attacks no more; the raid character may" {
  rules = { "UA-5.6", "UA-6.8" },
  board = { A = { hand = { "Raider" }, front = { "Charger" } }, B = { front = { { vanilla(2000), as = "w" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("Charger")
    s.B:block("w")
    s.A:choose("Charger")
    s:expect("Raider", { raided = true, exhausted = false, attacks = 0 })
    s:expect("w", { at = "front", exhausted = true })
    s.A:attack("Raider")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "A blocker that goes elsewhere than to the sideline has lost the battle" {
  rules = { "UA-6.7", "UA-10.8" },
  board = { A = { front = { { vanilla(3000, "Impact 1"), as = "it" } } }, B = { front = { "Guarded" } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.B:block("Guarded")
    s.B:yes()
    s.A:choose("life 1")
    s:expect("Guarded", { zone = "hand" })
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Something else than resting may happen to an attacker; it has attacked" {
  rules = { "UA-6.3", "UA-10.8" },
  board = { A = { front = { "Stubborn" } }, phase = "attack" },
  play = function(s)
    s.A:attack("Stubborn")
    s.A:yes()
    s.A:choose("life 1")
    s:expect("Stubborn", { exhausted = false, attacks = 1 })
    s:expect(s.A, { hand_size = 1 })
  end,
}

site("Stay", [[replacement { on = card { zone = { "check", "use" } }.goes_to { zone = "sideline" }, change = skip }]])
character("Test green", 1000, { trigger = "color", color = { "green" }, required_energy = 9 })
character("Sprout", 1100, { color = { "green" }, required_energy = 2, script = [[triggered { on = self.played, effect = function(fx) fx:gain_life(1) end }]] })
character("Bomb", 3000, { keywords = { "Damage 2" }, script = [[triggered { on = self.sidelined, effect = function(fx) fx:deal(1, fx.opponents) end }]] })
character("Test final", 1000, { trigger = "final" })
character("Shedder", 3000, { keywords = { "Raid" }, raid = { "Base" }, script = [[triggered { on = any_of(self.attacks, self.blocks), effect = function(fx) fx:peel(fx.self, "hand") end }]] })

scenario "What would keep cards from the sideline keeps none in the check, or in use" {
  rules = { "UA-7.2", "UA-4.20" },
  board = { A = { front = { { vanilla(3000, "Damage 3"), as = "it" } }, hand = { "Boon" }, energy = { "Stay" } }, B = { life = { "Test draw", "Test final", "Kiriko", "Netero" } } },
  play = function(s)
    s.A:play("Boon")
    s:expect("Boon", { zone = "sideline" })
    s.A:end_main()
    s.A:attack("it")
    s.A:choose("Test draw", "Test final", "Kiriko")
    s.B:choose("Test draw")
    s.B:pass()
    s:expect(s.B, { check_size = 0, sideline_size = 3, life = 1, hand_size = 1 })
    s:owes(s.A, "attack")
  end,
}

scenario "Who a green Color trigger plays may save" {
  rules = { "UA-7.5", "UA-7.2" },
  board = { A = { front = { { vanilla(3000), as = "it" } } }, B = { hand = { "Sprout" }, life = { "Test green" } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.B:choose("Test green")
    s.B:choose("Sprout")
    s.B:choose("energy")
    s:over(false)
    s:expect(s.B, { life = 1 })
  end,
}

scenario "Final in damage that a trigger has led to saves from the outer damage, too" {
  rules = { "UA-7.4", "UA-7.5" },
  board = { A = { front = { "Bomb" } }, B = { life = { "Test special", "Test draw", "Test final" } }, phase = "attack" },
  play = function(s)
    s.A:attack("Bomb")
    s.A:choose("Test special", "Test draw")
    s.B:choose("Test special")
    s.B:choose("Test final")
    s:expect(s.B, { life = 1 })
    s.B:choose("Test draw")
    s:over(false)
    s:expect(s.B, { hand_size = 1, life = 1 })
  end,
}

scenario "An attacker or blocker whose top card is taken off has left: no battle, no damage" {
  rules = { "UA-6.8", "UA-5.9" },
  cases = { { name = "attacker", turn = "A" }, { name = "blocker", turn = "B" } },
  board = function(case) return { A = { front = { { "Shedder", on = { "Base" } } } }, B = { front = { { vanilla(9000, "Impact 1"), as = "it" } } }, turn = case.turn, phase = "attack" } end,
  play = function(s, case)
    if case.turn == "A" then
      s.A:attack("Shedder")
    else
      s.B:attack("it")
      s.A:block("Shedder")
    end
    s:expect("Shedder", { zone = "hand" })
    s:expect("Base", { at = "front", exhausted = true, raided = false })
    s:expect(s.A, { life = 7 })
    s:expect(s.B, { life = 7 })
  end,
}

site("Eager", [[static { affects = playing { yours = true, type = "character" }, give = { enters = "ready" } }]])
event("Borrow", [[on_play { effect = function(fx) fx:play(fx:all(card { zone = "sideline", owner = opponents, type = "character" }), { at = "front" }) end }]])

scenario "How a card of another player's deck comes in is told by the texts of who plays it" {
  rules = { "UA-4.18", "UA-2.5" },
  cases = { { name = "mine", A = { "Eager" }, B = {}, exhausted = false }, { name = "theirs", A = {}, B = { "Eager" }, exhausted = true } },
  board = function(case) return { A = { hand = { "Borrow" }, energy = case.A }, B = { sideline = { "Base" }, energy = case.B } } end,
  play = function(s, case)
    s.A:play("Borrow")
    s:expect("Base", { at = "front", controller = s.A, exhausted = case.exhausted })
  end,
}

character("Spring", 1000, { script = [[activated { limit = "turn", effect = function(fx) fx:draw(1) end }]] })
character("Mimic", 1000, { script = [[static { affects = self, give = { abilities = abilities_of(character { yours = true, name = "Spring" }) } }]] })
event("Bleed", [[on_play { effect = function(fx) fx:draw(fx:lose_life(2).amount) end }]])
site("Mercy", [[replacement { on = you.loses_life, change = { amount = 0 } }]])
site("Keepsake", [[replacement { on = card { zone = "hand", owner = you }.discarded, optional = true, change = { zone = "removal" } }]])
character("Hungry", 1000, { script = [[activated { cost = { discard = 1 }, effect = function(fx) fx:draw(1) end }]] })

scenario "An ability that a character has from another one counts for each of them" {
  rules = { "UA-4.26" },
  board = { A = { front = { "Mimic", "Spring" } } },
  play = function(s)
    s.A:activate("Spring")
    s.A:activate("Mimic")
    s.A:refused("activate", "Mimic")
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "Life that is not lost after all counts as none" {
  rules = { "UA-7.6", "UA-10.8" },
  board = { A = { hand = { "Bleed" }, energy = { "Mercy" }, life = { "Kiriko" } } },
  play = function(s)
    s.A:play("Bleed")
    s:expect(s.A, { life = 1, hand_size = 0 })
  end,
}

scenario "A card that pays for an ability may go elsewhere; it has paid" {
  rules = { "UA-4.25", "UA-10.8" },
  board = { A = { hand = { "Kiriko" }, front = { "Hungry" }, energy = { "Keepsake" } } },
  play = function(s)
    s.A:activate("Hungry")
    s.A:yes()
    s:expect("Kiriko", { zone = "removal" })
    s:expect(s.A, { hand_size = 1 })
  end,
}
