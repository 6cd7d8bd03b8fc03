package riftbound

// examples show the words of the card API that are not verbs or queries, each as a script that a card could have. The
// reference prints them, a test plays every one.
var examples = map[string]string{
	"constructor on_play": `on_play {
  target = { foe = unit { enemy = true, at = "battlefield" } },
  effect = function(fx) fx:deal(3, fx.foe) end,
}`,
	"constructor triggered": `triggered {
  on       = self.attacks,
  optional = true,
  cost     = { energy = 1 },
  effect   = function(fx) fx:draw(1) end,
}`,
	"constructor activated": `activated {
  cost   = { energy = 1, exhaust = self },
  speed  = "reaction",
  target = { it = unit { friendly = true } },
  effect = function(fx) fx:give(fx.it, { might = 1, lasts = "turn" }) end,
}`,
	"constructor static": `static {
  affects = unit { friendly = true, other = true, here = true },
  give    = { might = 1, keywords = "Tank" },
}`,
	"constructor replacement": `replacement {
  on     = unit { friendly = true, other = true }.dies,
  limit  = "turn",
  effect = function(fx)
    fx:heal(fx.event.subject)
    fx:recall(fx.event.subject)
  end,
}`,
	"constructor additional_cost": `additional_cost { name = "help", optional = true, cost = { exhaust = unit { friendly = true } } }

on_play { effect = function(fx) fx:draw(fx.paid.help and 2 or 1) end }`,
	"constructor cost_change": `cost_change {
  of   = playing { type = "spell", yours = true },
  less = { energy = 1 },
  min  = { energy = 1 },
}`,
	"constructor permit":    `permit { what = "play", affects = self, at = place { open = true } }`,
	"constructor forbid":    `forbid { what = "move", affects = unit { here = true }, to = "base" }`,
	"constructor retrigger": `retrigger { of = ability { keyword = "Deathknell", yours = true }, times = 1 }`,
	"constructor mode": `on_play {
  modes = {
    pick = 1,
    mode { text = "Draw 1", effect = function(fx) fx:draw(1) end },
    mode { text = "Ready a unit", target = { it = unit {} }, effect = function(fx) fx:ready(fx.it) end },
  },
}`,
	"constructor step": `local second = define.step { name = "second", effect = function(fx) fx:deal(1, fx.args.it) end }

on_play {
  target = { it = unit {} },
  effect = function(fx)
    fx:deal(1, fx.it)
    fx:then_do(second, { it = fx.it })
  end,
}`,
	"constructor keyword": `static {
  affects = playing { type = "spell", yours = true },
  give    = { keywords = keyword("Repeat", { cost = { energy = 2 } }) },
}`,

	"scope equipped": `equipped.triggered { on = self.conquers, effect = function(fx) fx:draw(1) end }`,
	"scope define": `local later = define.triggered {
  name   = "later",
  on     = you.ends { phase = "turn" },
  effect = function(fx) fx:draw(1) end,
}

on_play { effect = function(fx) fx:install(later, {}, { uses = 1, lasts = "turn" }) end }`,

	"quantifier up_to": `on_play { target = { them = up_to(2, unit {}) }, effect = function(fx) fx:deal(2, fx.them) end }`,
	"quantifier exactly": `on_play {
  target = { pair = exactly(2, unit { friendly = true }) },
  effect = function(fx) fx:buff(fx.pair) end,
}`,
	"quantifier any_number": `on_play { target = { them = any_number(unit { friendly = true }) }, effect = function(fx) fx:move(fx.them, fx.you.base) end }`,
	"quantifier split":      `on_play { target = { them = split(5, unit { enemy = true }) }, effect = function(fx) fx:deal(5, fx.them) end }`,
	"quantifier choice":     `triggered { on = self.played, target = { it = choice(unit { friendly = true }) }, effect = function(fx) fx:ready(fx.it) end }`,

	"filter unit":        `on_play { target = { foe = unit { enemy = true, might = { max = 3 } } }, effect = function(fx) fx:bounce(fx.foe) end }`,
	"filter gear":        `on_play { target = { it = gear {} }, effect = function(fx) fx:kill(fx.it) end }`,
	"filter rune":        `on_play { target = { them = up_to(2, rune { yours = true, exhausted = true }) }, effect = function(fx) fx:ready(fx.them) end }`,
	"filter legend":      `activated { cost = { exhaust = self }, target = { it = legend { yours = true } }, effect = function(fx) fx:ready(fx.it) end }`,
	"filter object":      `on_play { target = { it = object { friendly = true, exhausted = true } }, effect = function(fx) fx:ready(fx.it) end }`,
	"filter card":        `on_play { target = { it = card { zone = "trash", owner = you, type = "unit" } }, effect = function(fx) fx:bounce(fx.it) end }`,
	"filter playing":     `triggered { on = you.plays(playing { type = "spell", energy = { min = 5 } }), effect = function(fx) fx:draw(1) end }`,
	"filter next_played": `static { affects = next_played { type = "unit", yours = true }, give = { enters = "ready" } }`,
	"filter link":        `on_play { target = { spell = link { type = "spell" } }, effect = function(fx) fx:counter(fx.spell) end }`,
	"filter ability":     `retrigger { of = ability { keyword = "Deathknell", yours = true } }`,
	"filter place":       `on_play { target = { where = place { battlefield = true } }, effect = function(fx) fx:deal(1, fx:all(unit { at = fx.where })) end }`,
	"filter player":      `on_play { target = { who = player { opponent = true } }, effect = function(fx) fx:discard(1, fx.who) end }`,
	"filter destination": `on_play {
  target = { it = unit { friendly = true }, to = destination { of = chosen.it } },
  effect = function(fx) fx:move(fx.it, fx.to) end,
}`,

	"condition legion":    `triggered { on = self.played, when = legion, effect = function(fx) fx:draw(1) end }`,
	"condition empowered": `static { active = empowered, affects = self, give = { might = 2 } }`,
	"condition level":     `static { active = level(6), affects = self, give = { might = 3 } }`,
	"condition your_turn": `static { active = your_turn, affects = unit { friendly = true }, give = { might = 1 } }`,
	"condition is":        `static { active = is(self, unit { at = "battlefield" }), affects = self, give = { keywords = "Tank" } }`,
	"condition some":      `cost_change { of = self, when = some(unit { friendly = true, mighty = true }), less = { energy = 2 } }`,

	"combinator any_of": `triggered { on = any_of(self.attacks, self.defends), effect = function(fx) fx:buff(fx.self) end }`,
	"combinator all_of": `static { active = all_of(your_turn, level(3)), affects = self, give = { might = 2 } }`,
	"combinator none_of": `on_play {
  target = { it = all_of(unit { friendly = true }, none_of(unit { keyword = "Tank" })) },
  effect = function(fx) fx:give(fx.it, { keywords = "Tank" }) end,
}`,
	"combinator one_of": `activated { cost = one_of({ energy = 2 }, { exhaust = unit { friendly = true } }), effect = function(fx) fx:draw(1) end }`,

	"value count":        `static { active = count(rune { yours = true }):at_least(8), affects = self, give = { might = 4 } }`,
	"value times":        `triggered { on = you.ends { phase = "turn" }, when = times(you.plays):at_least(2), effect = function(fx) fx:draw(1) end }`,
	"value sum":          `static { affects = self, give = { might = sum(unit { friendly = true, other = true, here = true }, "might") } }`,
	"value most":         `cost_change { of = self, less = { energy = most(unit { friendly = true }, "might") } }`,
	"value cost_of":      `static { affects = card { zone = "trash", owner = you, type = "spell" }, give = { keywords = keyword("Flow", { cost = cost_of(it) }) } }`,
	"value field":        `static { affects = unit { friendly = true, other = true, here = true }, give = { might = field(self, "buffs") } }`,
	"value abilities_of": `static { affects = self, give = { abilities = abilities_of(unit { friendly = true, other = true }) } }`,
}

// proceedExample is a whole script, since only a replacement can let the event go on.
const proceedExample = `local echo = define.replacement {
  name   = "echo",
  on     = you.reveals,
  effect = function(fx)
    fx:proceed()
    fx:gain_xp(1)
  end,
}

on_play {
  effect = function(fx)
    fx:install(echo, {}, { uses = 1, lasts = "turn" })
    fx:recycle(fx:reveal(1))
  end,
}`
