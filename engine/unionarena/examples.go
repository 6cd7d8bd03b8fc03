package unionarena

// examples show the words of the card API that are not verbs or queries, each as a script that a card could have. The
// reference prints them, a test plays every one.
var examples = map[string]string{
	"constructor on_play": `on_play {
  target = { foe = up_to(1, character { enemy = true, at = "front", bp = { max = 3000 } }) },
  effect = function(fx) fx:sideline(fx.foe) end,
}`,
	"constructor triggered": `triggered {
  on     = self.attacks,
  effect = function(fx)
    if fx:may { cost = { discard = 1 } } then fx:draw(1) end
  end,
}`,
	"constructor activated": `activated {
  cost   = { exhaust = self },
  target = { it = character { friendly = true, at = "front" } },
  effect = function(fx) fx:give(fx.it, { bp = 1000, lasts = "turn" }) end,
}`,
	"constructor static": `static {
  active  = your_turn,
  affects = character { friendly = true, other = true, at = "front" },
  give    = { bp = 500 },
}`,
	"constructor replacement": `replacement { on = self.sidelined, limit = "turn", change = skip }`,
	"constructor additional_cost": `additional_cost { name = "price", cost = { life = 1 } }

on_play { effect = function(fx) fx:draw(2) end }`,
	"constructor cost_change": `cost_change {
  of   = playing { type = "character", yours = true },
  when = some(character { yours = true, raided = true }),
  less = { required_energy = 1 },
}`,
	"constructor permit":    `permit { what = "choose", affects = self, by = opponents, cost = { discard = 1 } }`,
	"constructor forbid":    `forbid { what = "be_blocked", affects = self, when = is(it, character { bp = { max = 2000 } }) }`,
	"constructor retrigger": `retrigger { on = self.attacks, times = 1 }`,
	"constructor mode": `on_play {
  modes = {
    pick = 1,
    mode { text = "Draw 1", effect = function(fx) fx:draw(1) end },
    mode { text = "Make a character active", target = { it = character { friendly = true } }, effect = function(fx) fx:ready(fx.it) end },
  },
}`,
	"constructor keyword": `static { affects = character { friendly = true, raided = true }, give = { keywords = keyword("Impact", 1) } }`,

	"scope define": `local later = define.triggered {
  name   = "later",
  on     = you.ends { phase = "turn" },
  effect = function(fx) fx:draw(1) end,
}

on_play { effect = function(fx) fx:install(later, {}, { uses = 1, lasts = "turn" }) end }`,

	"quantifier up_to": `on_play { target = { them = up_to(2, character { enemy = true }) }, effect = function(fx) fx:exhaust(fx.them) end }`,
	"quantifier exactly": `on_play {
  target = { pair = exactly(2, character { friendly = true }) },
  effect = function(fx) fx:give(fx.pair, { bp = 1000, lasts = "turn" }) end,
}`,
	"quantifier any_number": `on_play { target = { them = any_number(character { friendly = true, at = "energy" }) }, effect = function(fx) fx:move(fx.them, "front") end }`,
	"quantifier choice":     `triggered { on = self.played, target = { it = choice(character { enemy = true }) }, effect = function(fx) fx:exhaust(fx.it) end }`,

	"filter character": `on_play { target = { foe = character { enemy = true, bp = { max = 3000 } } }, effect = function(fx) fx:bounce(fx.foe) end }`,
	"filter site":      `triggered { on = self.played, when = some(site { friendly = true }), effect = function(fx) fx:draw(1) end }`,
	"filter object":    `on_play { target = { it = object { enemy = true, required_energy = { max = 2 } } }, effect = function(fx) fx:bounce(fx.it) end }`,
	"filter ap_card":   `on_play { target = { it = ap_card { friendly = true, exhausted = true } }, effect = function(fx) fx:ready(fx.it) end }`,
	"filter card":      `on_play { target = { it = card { zone = "sideline", owner = you, type = "character" } }, effect = function(fx) fx:put(fx.it, "hand") end }`,
	"filter playing":   `cost_change { of = playing { yours = true, name = "Friend" }, less = { ap = 1 } }`,
	"filter place":     `on_play { effect = function(fx) fx:exhaust(fx:all(character { at = place { front = true, controller = opponents } })) end }`,
	"filter player":    `on_play { effect = function(fx) fx:draw(1, fx:all(player { hand_size = { max = 2 } })) end }`,

	"condition your_turn": `static { active = your_turn, affects = self, give = { bp = 1000 } }`,
	"condition raided":    `static { active = raided, affects = self, give = { keywords = "Step" } }`,
	"condition energy":    `static { active = energy(3), affects = self, give = { bp = 500 } }`,
	"condition is":        `static { active = is(self, character { ready = true }), affects = self, give = { red_energy = 1 } }`,
	"condition some":      `triggered { on = self.played, when = some(character { enemy = true, exhausted = true }), effect = function(fx) fx:draw(1) end }`,

	"combinator any_of":  `triggered { on = any_of(self.attacks, self.blocks), effect = function(fx) fx:draw(1) end }`,
	"combinator all_of":  `static { active = all_of(your_turn, some(character { enemy = true })), affects = self, give = { bp = 1000 } }`,
	"combinator none_of": `on_play { target = { it = all_of(character { enemy = true }, none_of(character { keyword = "Raid" })) }, effect = function(fx) fx:sideline(fx.it) end }`,
	"combinator one_of": `triggered {
  on     = self.played,
  effect = function(fx)
    if fx:may { cost = one_of({ discard = 1 }, { ap = 1 }) } then fx:draw(2) end
  end,
}`,

	"value count":        `static { active = count(character { friendly = true, at = "front" }):at_least(3), affects = self, give = { bp = 1000 } }`,
	"value times":        `triggered { on = you.ends { phase = "turn" }, when = times(you.plays):at_least(2), effect = function(fx) fx:draw(1) end }`,
	"value sum":          `triggered { on = self.played, when = sum(character { enemy = true }, "bp"):at_least(9000), effect = function(fx) fx:draw(1) end }`,
	"value most":         `triggered { on = self.played, when = most(character { enemy = true }, "bp"):at_least(4000), effect = function(fx) fx:draw(1) end }`,
	"value cost_of":      `triggered { on = self.attacks, cost = cost_of(self), effect = function(fx) fx:draw(1) end }`,
	"value field":        `triggered { on = self.attacks, when = field(self, "bp"):at_least(5000), effect = function(fx) fx:draw(1) end }`,
	"value abilities_of": `static { affects = self, give = { abilities = abilities_of(character { friendly = true, other = true }) } }`,
}
