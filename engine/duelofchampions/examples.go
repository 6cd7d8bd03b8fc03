package duelofchampions

// examples show the words of the card API that are not verbs or queries, each as a script that a card could have. The
// reference prints them, a test plays every one.
var examples = map[string]string{
	"constructor on_play": `on_play {
  target = { foe = unit { enemy = true } },
  effect = function(fx) fx:deal(3, fx.foe) end,
}`,
	"constructor triggered": `triggered {
  on       = self.attacks,
  optional = true,
  cost     = { resource = 1 },
  effect   = function(fx) fx:draw(1) end,
}`,
	"constructor activated": `activated {
  cost   = { discard = 1 },
  target = { it = unit { friendly = true } },
  effect = function(fx) fx:heal(fx.it, 3) end,
}`,
	"constructor static":      `static { affects = unit { friendly = true, beside = self }, give = { attack = 1, keywords = "Armor 1" } }`,
	"constructor replacement": `replacement { on = hero { friendly = true }.damaged, change = function(q) return { amount = q.event.amount - 1 } end }`,
	"constructor cost_change": `cost_change { of = card { zone = "hand", type = "spell", yours = true }, less = { resource = 1 } }`,
	"constructor forbid":      `forbid { what = "attack", affects = unit { enchanted = true } }`,
	"constructor retrigger":   `retrigger { on = unit { friendly = true }.dies, times = 1 }`,
	"constructor mode": `on_play {
  modes = {
    mode { text = "Draw 1", effect = function(fx) fx:draw(1) end },
    mode { text = "Kill a unit", target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end },
  },
}`,
	"constructor keyword": `static { affects = unit { friendly = true }, give = { keywords = keyword("Regenerate", 2) } }`,

	"scope define": `local later = define.triggered {
  name   = "later",
  on     = you.ends,
  effect = function(fx) fx:draw(1) end,
}

on_play { effect = function(fx) fx:install(later, {}, { uses = 1, lasts = "turn" }) end }`,

	"quantifier up_to":      `on_play { target = { them = up_to(2, unit {}) }, effect = function(fx) fx:deal(2, fx.them) end }`,
	"quantifier exactly":    `on_play { target = { pair = exactly(2, unit { friendly = true }) }, effect = function(fx) fx:give(fx.pair, { attack = 1, lasts = "turn" }) end }`,
	"quantifier any_number": `on_play { target = { them = any_number(unit { friendly = true }) }, effect = function(fx) fx:kill(fx.them) end }`,
	"quantifier choice":     `triggered { on = self.enters, target = { it = choice(unit { enemy = true }) }, effect = function(fx) fx:deal(1, fx.it) end }`,

	"filter unit":       `on_play { target = { foe = unit { enemy = true, left = { max = 3 } } }, effect = function(fx) fx:bounce(fx.foe) end }`,
	"filter hero":       `on_play { effect = function(fx) fx:deal(1, fx:all(hero { enemy = true })) end }`,
	"filter ongoing":    `on_play { target = { it = ongoing { type = "spell" } }, effect = function(fx) fx:kill(fx.it) end }`,
	"filter event_card": `triggered { on = you.begins { phase = "supply" }, when = some(event_card { name = "Celebrations" }), effect = function(fx) fx:draw(1) end }`,
	"filter card":       `on_play { target = { it = card { zone = "graveyard", owner = you, type = "unit" } }, effect = function(fx) fx:put(fx.it, "hand") end }`,
	"filter square":     `on_play { target = { where = square { empty = true } }, effect = function(fx) fx:deal(3, fx:all(unit { adjacent = fx.where })) end }`,
	"filter row":        `on_play { target = { where = row {} }, effect = function(fx) fx:enchant(fx.where) end }`,
	"filter line":       `on_play { target = { where = line { enemy = true } }, effect = function(fx) fx:deal(2, fx:all(unit { at = fx.where })) end }`,
	"filter band":       `on_play { target = { where = band {} }, effect = function(fx) fx:bounce(fx:all(unit { at = fx.where })) end }`,
	"filter player":     `on_play { effect = function(fx) fx:draw(1, fx:all(player { hand_size = { max = 2 } })) end }`,

	"condition your_turn":  `static { active = your_turn, affects = unit { friendly = true }, give = { attack = 1 } }`,
	"condition first_card": `forbid { what = "play", affects = self, zone = "hand", when = none_of(first_card) }`,
	"condition is":         `static { active = is(self, unit { front = true }), affects = self, give = { keywords = "Armor 1" } }`,
	"condition some":       `cost_change { of = card { zone = "hand", yours = true }, when = some(unit { enemy = true }), less = { resource = 1 } }`,

	"combinator any_of":  `triggered { on = any_of(self.attacks, self.defends), effect = function(fx) fx:draw(1) end }`,
	"combinator all_of":  `static { active = all_of(your_turn, some(unit { enemy = true })), affects = self, give = { attack = 2 } }`,
	"combinator none_of": `on_play { target = { it = all_of(unit {}, none_of(unit { position = "flyer" })) }, effect = function(fx) fx:deal(2, fx.it) end }`,

	"value count":        `static { active = count(unit { friendly = true }):at_least(3), affects = self, give = { attack = 1 } }`,
	"value times":        `triggered { on = you.ends, when = times(you.plays):at_least(2), effect = function(fx) fx:draw(1) end }`,
	"value sum":          `static { affects = self, give = { attack = sum(unit { friendly = true, other = true }, "enrage") } }`,
	"value most":         `static { affects = self, give = { retaliation = most(unit { friendly = true, other = true }, "enrage") } }`,
	"value cost_of":      `triggered { on = self.dies, cost = cost_of(self), effect = function(fx) fx:draw(1) end }`,
	"value field":        `static { affects = unit { friendly = true, other = true }, give = { attack = field(self, "enrage") } }`,
	"value abilities_of": `static { affects = self, give = { abilities = abilities_of(unit { friendly = true, other = true }) } }`,

	"constructor step": `local second = define.step { name = "second", effect = function(fx) fx:deal(1, fx.args.it) end }

on_play {
  target = { it = unit {} },
  effect = function(fx)
    fx:deal(1, fx.it)
    fx:then_do(second, { it = fx.it })
  end,
}`,
	"combinator one_of": `activated { cost = one_of({ resource = 2 }, { discard = 1 }), effect = function(fx) fx:draw(1) end }`,
}

// proceedExample is a whole script, since only a replacement can let the event go on.
const proceedExample = `local thorns = define.replacement {
  name   = "thorns",
  on     = unit { friendly = true }.damaged,
  effect = function(fx)
    fx:proceed()
    fx:add { resource = 1 }
  end,
}

on_play { effect = function(fx) fx:install(thorns, {}, { uses = 1, lasts = "next_turn" }) end }`
