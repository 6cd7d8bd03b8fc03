-- Lines, room, energy, costs and stacks where several rules meet (UA-2, UA-4, UA-5).
local function character(name, bp, more)
  local c = { name = name, type = "character", bp = bp }
  for k, v in pairs(more or {}) do c[k] = v end
  card(c)
end
local function event(name, script) card { name = name, type = "event", script = script } end
local function site(name, script) card { name = name, type = "site", script = script } end
character("Base", 1000, { generates = { green = 1 }, color = { "green" } })
character("Raider", 4000, { keywords = { "Raid" }, raid = { "Base" }, trigger = "raid" })
character("Small Green", 1100, { color = { "green" }, required_energy = 2 })

-- locks
character("Stepper", 2000, { keywords = { "Step" } })
character("Well", 1000, { color = { "green" }, generates = { green = 2 } })
character("Twice Red", 1000, { color = { "red" }, generates = { red = 1, green = 1 } })
site("Gift", [[cost_change { of = playing { yours = true, type = "character" }, less = { ap = 5, required_energy = 9 } }]])
character("Strong Base", 1000, { also_named = { "Base" }, script = [[
static { affects = self, give = { must_attack = true, keywords = "Impact 2" } }
forbid { what = "attack", affects = character { yours = true } }]] })
event("Cheer", [[on_play { effect = function(fx) fx:give(fx:all(character { yours = true }), { bp = 1000, keywords = "Damage 2", lasts = "turn" }) end }]])
event("Peel", [[on_play { effect = function(fx) fx:peel(fx:all(character { yours = true, raided = true }), "hand") end }]])
character("Played", 2000, { script = [[triggered { on = character { yours = true }.played, effect = function(fx) fx:draw(1) end }]] })
character("Fallen", 2000, { script = [[triggered { on = character { yours = true }.sidelined, effect = function(fx) fx:draw(1) end }]] })
event("Peel Away", [[on_play { effect = function(fx) fx:peel(fx:all(character { yours = true, raided = true }), "sideline") end }]])
character("Once", 1000, { script = [[activated { limit = "turn", effect = function(fx) fx:draw(1) end }]] })
character("Once Raider", 3000, { keywords = { "Raid" }, raid = { "Base" }, script = [[activated { limit = "turn", effect = function(fx) fx:draw(1) end }]] })
character("Shared", 1000, { script = [[activated { limit = "shared_turn", effect = function(fx) fx:draw(1) end }]] })
event("Back", [[on_play { effect = function(fx) fx:bounce(fx:all(character { yours = true })) end }]])
event("Push", [[on_play { effect = function(fx) fx:move(fx:all(character { yours = true }), "front") end }]])
-- losing
event("Muster", [[on_play { effect = function(fx) fx:play(fx:all(card { zone = "sideline", owner = you, type = "character" }), { at = "front", ready = true }) end }]])
site("Under Watch", [[triggered { on = character { yours = true }.sidelined, effect = function(fx) fx:draw(1) end }]])
event("Bury Stack", [[on_play { target = { it = character { enemy = true } }, effect = function(fx) fx:put(fx.it, "bottom") end }]])
character("Dear Want", 2000, { color = { "green" }, required_energy = 2, ap = 2 })
site("Decree", [[ cost_change { of = playing { type = "character", yours = true }, set = { ap = 1 } } ]])
site("Amnesty", [[ cost_change { of = playing { type = "character", yours = true }, set = { required_energy = 0 } } ]])
character("Lock Step", 2000, { keywords = { "Step" } })
event("Renew", [[on_play { effect = function(fx) fx:ready(fx:all(ap_card { yours = true })) end }]])
character("Gate", 1000, { script = [[triggered { on = character { yours = true, other = true }.moves, effect = function(fx) fx:draw(1) end }]] })

scenario "Two come and one steps back: one makes room" {
  rules = { "UA-4.10", "UA-4.9" },
  board = { A = { front = { "Stepper", { vanilla(1100), as = "p" }, { vanilla(1200), as = "q" }, { vanilla(1300), as = "r" } }, energy = { { vanilla(3000), as = "a" }, { vanilla(3100), as = "b" } } }, phase = "movement" },
  play = function(s)
    s.A:choose("Stepper")
    s.A:choose("a")
    s.A:choose("b")
    s.A:pass()
    s:owes(s.A, "room")
    s:options("p", "q", "r")
    s.A:choose("q")
    s:expect("q", { zone = "removal" })
    s:expect("Stepper", { at = "energy" })
    s:expect(s.A, { front_size = 4, energy_size = 1, removal_size = 1 })
  end,
}

scenario "Who steps onto a full energy line takes the place of a character, not of a site" {
  rules = { "UA-4.10", "UA-4.9" },
  board = { A = { front = { "Stepper" }, energy = { "Whale Island", "Trailer", "Trailer", { vanilla(1000), as = "x" } } }, phase = "movement" },
  play = function(s)
    s.A:choose("Stepper")
    s.A:pass()
    s:expect("x", { zone = "removal" })
    s:expect("Stepper", { at = "energy" })
  end,
}

scenario "Four come and four make room" {
  rules = { "UA-4.8", "UA-4.10" },
  board = { A = { front = { { vanilla(1000), as = "p" }, { vanilla(1100), as = "q" }, { vanilla(1200), as = "r" }, { vanilla(1300), as = "t" } }, energy = { { vanilla(2000), as = "a" }, { vanilla(2100), as = "b" }, { vanilla(2200), as = "c" }, { vanilla(2300), as = "d" } } }, phase = "movement" },
  play = function(s)
    for _, x in ipairs { "a", "b", "c", "d" } do s.A:choose(x) end
    s.A:pass()
    s:expect(s.A, { front_size = 4, energy_size = 0, removal_size = 4 })
    for _, x in ipairs { "a", "b", "c", "d" } do s:expect(x, { at = "front" }) end
  end,
}
-- AP and energy

scenario "Whom an effect moves together make no room for each other" {
  rules = { "UA-4.8", "UA-4.10" },
  board = { A = { hand = { "Push" }, front = { { vanilla(100), as = "p" }, { vanilla(200), as = "q" }, { vanilla(300), as = "r" } }, energy = { { vanilla(1000), as = "a" }, { vanilla(1100), as = "b" } } } },
  play = function(s)
    s.A:play("Push")
    s:owes(s.A, "room")
    s:options("p", "q", "r")
    s.A:choose("q")
    s:expect("a", { at = "front" })
    s:expect("b", { at = "front" })
    s:expect(s.A, { front_size = 4 })
  end,
}

scenario "Room for all that an effect plays is made first" {
  rules = { "UA-4.22", "UA-4.17" },
  board = { A = { hand = { "Muster" }, sideline = { { vanilla(2000), as = "x" }, { vanilla(2100), as = "y" }, { vanilla(2200), as = "z" } }, front = { { vanilla(100), as = "a" }, { vanilla(200), as = "b" }, { vanilla(300), as = "c" }, { vanilla(400), as = "d" } } } },
  play = function(s)
    s.A:play("Muster")
    s:options("a", "b", "c", "d")
    s.A:choose("a", "c", "d")
    for _, n in ipairs { "x", "y", "z", "b" } do s:expect(n, { at = "front" }) end
    s:expect(s.A, { removal_size = 3 })
    s.A:end_main()
    s.A:attack("x")
  end,
}

scenario "An effect plays no more than a line holds" {
  rules = { "UA-4.22", "UA-2.1" },
  board = { A = { hand = { "Muster" }, sideline = { { vanilla(2000), as = "v" }, { vanilla(2100), as = "w" }, { vanilla(2200), as = "x" }, { vanilla(2300), as = "y" }, { vanilla(2400), as = "z" } }, front = { { vanilla(100), as = "a" } } } },
  play = function(s)
    s.A:play("Muster")
    s:expect(s.A, { front_size = 4, removal_size = 1, sideline_size = 2 })
    s:expect("z", { zone = "sideline" })
  end,
}

scenario "The energy of what has made room is gone" {
  rules = { "UA-4.14", "UA-4.17" },
  board = { A = { hand = { { "Small Green", as = "one" }, { "Small Green", as = "two" } }, energy = { "Well", { vanilla(100), as = "a" }, { vanilla(200), as = "b" }, { vanilla(300), as = "c" } } } },
  play = function(s)
    s.A:play("one", { at = "energy" })
    s.A:choose("Well")
    s.A:refused("play", "two", { rule = "UA-4.14" })
    s:expect(s.A, { energy = 0 })
  end,
}

scenario "A card may generate two colors" {
  rules = { "UA-4.14" },
  board = { A = { hand = { "Small Green" }, energy = { "Twice Red", "Twice Red" } } },
  play = function(s)
    s:expect(s.A, { energy = 4 })
    s.A:play("Small Green", { at = "front" })
    s:expect("Small Green", { at = "front" })
  end,
}

scenario "Energy falls as its bearer moves to the front line" {
  rules = { "UA-4.14", "UA-4.8" },
  board = { A = { hand = { "Small Green" }, energy = { "Well" } }, phase = "movement" },
  play = function(s)
    s:expect(s.A, { energy = 2 })
    s.A:choose("Well")
    s.A:pass()
    s:expect(s.A, { energy = 0 })
    s.A:refused("play", "Small Green", { rule = "UA-4.14" })
  end,
}

scenario "Costs do not fall below 0" {
  rules = { "UA-4.19" },
  board = { A = { hand = { "Small Green" }, energy = { "Gift" }, ap = 1 } },
  play = function(s)
    s.A:play("Small Green", { at = "front" })
    s:expect(s.A, { ap = 1 })
  end,
}
-- raid

scenario "Two locks are used up one after the other" {
  rules = { "UA-4.7", "UA-8.2" },
  board = { A = { front = { { vanilla(1000), as = "it", exhausted = true, locked = 2 } } } },
  play = function(s)
    s.A:end_main()
    s:turn(s.B)
    s:expect("it", { exhausted = true, locked = 1 })
    s.B:pass()
    s:next_turn()
    s:expect("it", { exhausted = true, locked = 0 })
    s.A:end_main()
    s:expect("it", { exhausted = false })
  end,
}

scenario "The lock of an active card waits" {
  rules = { "UA-4.7" },
  board = { A = { front = { { vanilla(1000), as = "it", locked = 1 } } } },
  play = function(s)
    s.A:end_main()
    s.A:pass()
    s:turn(s.B)
    s:expect("it", { exhausted = false, locked = 1 })
  end,
}

scenario "What a base does to itself and others ends as it is raided onto" {
  rules = { "UA-5.4", "UA-5.11" },
  board = { A = { hand = { "Raider" }, front = { "Strong Base", { vanilla(500), as = "x" } } } },
  play = function(s)
    s.A:raid("Raider", "Strong Base")
    s:expect("Raider", { impact = 0 })
    s.A:end_main()
    s.A:attack("x")
    s.A:choose("life 1")
    s.A:attack("Raider")
  end,
}

scenario "What a raid character was given does not stay with its base" {
  rules = { "UA-5.9" },
  board = { A = { hand = { "Cheer", "Peel" }, front = { { "Raider", on = { "Base" }, exhausted = true, locked = 1 } } } },
  play = function(s)
    s.A:play("Cheer")
    s:expect("Raider", { bp = 5000, damage = 2 })
    s.A:play("Peel")
    s:expect("Base", { at = "front", bp = 1000, damage = 1, exhausted = true, locked = 0 })
  end,
}

scenario "A top card that is taken off leaves nobody played and nobody sidelined" {
  rules = { "UA-5.9" },
  board = { A = { hand = { "Peel Away" }, front = { { "Raider", on = { "Base" } } }, energy = { "Played", "Fallen" } } },
  play = function(s)
    s.A:play("Peel Away")
    s:expect("Raider", { zone = "sideline" })
    s:expect("Base", { at = "front" })
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "A raid makes active whatever locks the base had" {
  rules = { "UA-5.4", "UA-2.6" },
  board = { A = { hand = { "Raider" }, energy = { { "Base", exhausted = true, locked = 2 } } } },
  play = function(s)
    s.A:raid("Raider", "Base", { at = "energy" })
    s:expect("Raider", { at = "energy", exhausted = false, locked = 0 })
    s:expect(s.A, { energy = 0 })
  end,
}
-- attack

scenario "Cards face down under a base leave with the raid character" {
  rules = { "UA-2.4", "UA-5.8" },
  board = { A = { hand = { "Raider", "Back" }, front = { { "Base", hidden = { "Netero" } } } } },
  play = function(s)
    s.A:raid("Raider", "Base")
    s.A:play("Back")
    s:expect("Raider", { zone = "hand" })
    s:expect("Base", { zone = "sideline" })
    s:expect("Netero", { zone = "sideline" })
  end,
}

scenario "A stack goes to the deck by its top card alone" {
  rules = { "UA-5.8", "UA-2.5" },
  board = { A = { hand = { "Bury Stack" } }, B = { deck = 3, front = { { "Raider", on = { "Base" } } } } },
  play = function(s)
    s.A:play("Bury Stack")
    s:expect("Raider", { zone = "deck" })
    s:expect("Base", { zone = "sideline" })
    s:expect(s.B, { deck_size = 4, sideline_size = 1 })
  end,
}

scenario "A raid character that comes back may do once a turn what it did" {
  rules = { "UA-4.26", "UA-5.6" },
  board = { A = { hand = { "Peel" }, front = { { "Once Raider", on = { "Base" } } } } },
  play = function(s)
    s.A:activate("Once Raider")
    s.A:play("Peel")
    s.A:raid("Once Raider", "Base")
    s.A:activate("Once Raider")
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "A limit that copies share outlasts the card" {
  rules = { "UA-4.26" },
  board = { A = { hand = { "Back" }, front = { "Shared" } } },
  play = function(s)
    s.A:activate("Shared")
    s.A:play("Back")
    s.A:play("Shared", { at = "front" })
    s.A:refused("activate", "Shared", { rule = "UA-4.26" })
  end,
}

scenario "Who moves to the other line stays the one that has done it" {
  rules = { "UA-4.26", "UA-4.12" },
  board = { A = { hand = { "Push" }, energy = { "Once" } } },
  play = function(s)
    s.A:activate("Once")
    s.A:play("Push")
    s:expect("Once", { at = "front" })
    s.A:refused("activate", "Once", { rule = "UA-4.26" })
  end,
}

scenario "By house rules what makes room is sidelined with the cards under it" {
  rules = { "UA-5.8", "UA-4.11" },
  format = { under_is_sidelined = 1, room_sidelines = 1 },
  board = { A = { hand = { { vanilla(700), as = "new" } }, front = { { "Raider", on = { "Base" } }, { vanilla(100), as = "b" }, { vanilla(200), as = "c" }, { vanilla(300), as = "d" } }, energy = { "Under Watch" } } },
  play = function(s)
    s.A:play("new", { at = "front" })
    s.A:choose("Raider")
    s:expect("Raider", { zone = "removal" })
    s:expect("Base", { zone = "sideline" })
    s.A:order("Under Watch")
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "By a house rule there is no extra draw" {
  rules = { "UA-4.5" },
  format = { extra_draws = 0 },
  board = { A = {}, phase = "start" },
  play = function(s)
    s:phase("main")
    s:expect(s.A, { hand_size = 1, ap = 3 })
  end,
}

scenario "Who steps back does not come forward in the same phase" {
  rules = { "UA-4.9", "UA-4.8" },
  board = { A = { front = { "Lock Step" }, energy = { { vanilla(1000), as = "x" } } }, phase = "movement" },
  play = function(s)
    s.A:choose("Lock Step")
    s.A:choose("x")
    s.A:pass()
    s:phase("main")
    s:expect("Lock Step", { at = "energy" })
    s:expect("x", { at = "front" })
  end,
}

scenario "Each of those that move together is seen to move" {
  rules = { "UA-4.8", "UA-10.1" },
  board = { A = { front = { "Gate" }, energy = { { vanilla(1000), as = "a" }, { vanilla(1100), as = "b" } } }, phase = "movement" },
  play = function(s)
    s.A:choose("a")
    s.A:choose("b")
    s.A:pass()
    s.A:order("Gate")
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "AP cards that an effect makes active pay again" {
  rules = { "UA-4.15", "UA-4.2" },
  board = { A = { hand = { "Renew", { vanilla(1000), as = "x" }, { vanilla(1000), as = "y" }, { vanilla(1000), as = "z" } }, ap = 2 } },
  play = function(s)
    s.A:play("x", { at = "front" })
    s.A:play("Renew")
    s:expect(s.A, { ap = 2 })
    s.A:play("y", { at = "front" })
    s.A:play("z", { at = "front" })
    s:expect(s.A, { ap = 0 })
  end,
}

scenario "AP that is set leaves the energy as it is" {
  rules = { "UA-4.19", "UA-4.14" },
  board = { A = { hand = { "Dear Want" }, energy = { "Decree" } } },
  play = function(s)
    s.A:refused("play", "Dear Want", { rule = "UA-4.14" })
  end,
}

scenario "and is what is paid" {
  rules = { "UA-4.19", "UA-4.15" },
  board = { A = { hand = { "Dear Want" }, energy = { "Decree", "Well" } } },
  play = function(s)
    s.A:play("Dear Want", { at = "front" })
    s:expect(s.A, { ap = 2 })
  end,
}

scenario "Energy that is set leaves the AP as it is" {
  rules = { "UA-4.19", "UA-4.15" },
  board = { A = { hand = { "Dear Want" }, energy = { "Amnesty" } } },
  play = function(s)
    s.A:play("Dear Want", { at = "front" })
    s:expect(s.A, { ap = 1 })
  end,
}

character("Middle", 2000, { keywords = { "Raid" }, raid = { "Base" }, script = [[permit { what = "raid", affects = self }]] })
character("Top", 3000, { keywords = { "Raid" }, raid = { "Middle" } })
event("Bottom Up", [[on_play { target = { it = character { yours = true, raided = true } }, effect = function(fx) fx:play(fx.it.under[1], { at = "energy" }) end }]])

scenario "The bottom card of a stack may be played from there; the rest stays a stack" {
  rules = { "UA-5.10", "UA-2.6" },
  board = { A = { hand = { "Bottom Up" }, front = { { "Top", on = { "Base", "Middle" } } } } },
  play = function(s)
    s.A:play("Bottom Up")
    s:expect("Base", { at = "energy", exhausted = true })
    s:expect("Top", { raided = true, under = { "Middle" } })
  end,
}

event("Lone Bottom", [[on_play { target = { it = character { yours = true, raided = true } }, effect = function(fx) fx:put(fx.it.under, "removal") end }]])

scenario "A raid character whose base an effect has taken stays in raid state" {
  rules = { "UA-5.10", "UA-5.5" },
  board = { A = { hand = { "Lone Bottom", "Unseat All" }, front = { { "Middle", on = { "Base" } } } } },
  play = function(s)
    s.A:play("Lone Bottom")
    s:expect("Middle", { at = "front", raided = true })
    s.A:play("Unseat All")
    s:expect("Middle", { at = "front" }) -- there is nothing under it any more
  end,
}

event("Unseat All", [[on_play { effect = function(fx) fx:peel(fx:all(character { yours = true, at = "front" }), "hand") end }]])

character("Eager Raider", 3000, { keywords = { "Raid" }, raid = { "Base" }, script = [[
triggered { name = "plain", on = self.played, effect = function(fx) fx:draw(1) end }
triggered { name = "raid", on = self.played { raided = true }, effect = function(fx) fx:draw(2) end }]] })
event("Raiding Party", [[on_play { effect = function(fx) fx:play(fx:all(card { zone = "sideline", owner = you, type = "character" }), { at = "front", raid = true }) end }]])
event("Give Step", [[on_play { target = { it = character { yours = true } }, effect = function(fx) fx:give(fx.it, { keywords = "Step", lasts = "next_start" }) end }]])

scenario "A raid is a play, and texts may ask which" {
  rules = { "UA-5.4", "UA-5.5" },
  cases = { { name = "raid", raid = true, hand = 3 }, { name = "plain", raid = false, hand = 1 } },
  board = { A = { hand = { "Eager Raider" }, front = { "Base" } } },
  play = function(s, case)
    if case.raid then
      s.A:raid("Eager Raider", "Base")
      s.A:order("Eager Raider")
    else
      s.A:play("Eager Raider", { at = "front" })
    end
    s:expect(s.A, { hand_size = case.hand })
  end,
}

scenario "An effect that plays several may raid with one of them" {
  rules = { "UA-4.22", "UA-4.23" },
  board = { A = { hand = { "Raiding Party" }, sideline = { "Raider", { vanilla(2000), as = "x" } }, front = { "Base", { vanilla(100), as = "a" }, { vanilla(200), as = "b" }, { vanilla(300), as = "c" } } } },
  play = function(s)
    s.A:play("Raiding Party")
    s.A:choose("Base")
    s.A:choose("b")
    s:expect("Raider", { at = "front", raided = true })
    s:expect("x", { at = "front", exhausted = true })
    s:expect("b", { zone = "removal" })
    s:expect(s.A, { front_size = 4 })
  end,
}

scenario "Step until the next start is over before the movement" {
  rules = { "UA-4.1", "UA-4.9" },
  board = { A = { hand = { "Give Step" }, front = { { vanilla(1000), as = "x" } } } },
  play = function(s)
    s.A:play("Give Step")
    s:expect("x", { keywords = { "Step" } })
    s:next_turn()
    s:next_turn()
    s:phase("main")
    s:expect("x", { at = "front" })
  end,
}
