package unionarena

import (
	"cardlathe/engine"
	"cardlathe/engine/common"
)

// The main phase (UA-4C, UA-4D): playing characters and sites, using events, raiding, activating.

// Decisions of the game.
const (
	DecideAct engine.DecisionKind = engine.DecisionRules + iota
	DecideFirst
	DecideMulligan
	DecideExtraDraw
	DecideMove
	DecidePlace
	DecideRoom
	DecideRaid
	DecideAttack
	DecideBlock
	DecideLife
	DecideTrigger
	DecideHandLimit
)

// Options of DecideAct and DecideAttack.
const (
	OptionPlay      = engine.OptionRules + iota // N: the card
	OptionRaid                                  // N: the card, M: the character that it goes on
	OptionActivate                              // N: the object, M: its ability, or borneFrom + the n-th it has from elsewhere
	OptionExtraDraw                             // UA-4.5
	OptionEndMain                               // the main phase is over
	OptionAttack                                // N: the attacker, M: the target of Snipe, 0 for the player
)

// act asks the turn player what to do in the main phase, and does it.
func act(t *engine.Task) {
	g := t.Game()
	p := g.Active()
	t.You = p
	o, ok := t.Owe(DecideAct, p, func(d *engine.Decision) { listActs(g, p, d) })
	if !ok {
		return
	}
	loop.Begin(g)
	id := engine.ObjectID(o.N)
	switch o.Kind {
	case OptionPlay:
		play(t, p, id)
	case OptionRaid:
		t.Step = R(5, 3)
		payFor(t, p, id)
		raidOnto(t, p, id, engine.ObjectID(o.M), handOf(p))
	case OptionActivate:
		activate(t, p, id, int(o.M))
	case OptionExtraDraw:
		extraDraw(t, p)
	case OptionEndMain:
		g.EditTop().Step++
	}
}

// listActs lists all that a player may do in the main phase.
func listActs(g *engine.Game, p engine.Player, d *engine.Decision) {
	add := func(kind engine.OptionKind, id engine.ObjectID, m int32) {
		if len(d.Options) < engine.MaxOptions-2 {
			d.Add(engine.Option{Kind: kind, Of: engine.ObjectDatum, N: int32(id), Inc: g.Object(id).Inc, M: m})
		}
	}
	ap, energy, asPrinted := activeAP(g, p), generatedBy(g, p), !g.Occurs(engine.CostChange)
	for id := g.First(handOf(p)); id != 0; id = g.Next(id) {
		if c := g.Printed(id); asPrinted && (printedAP(c) > ap || int(c.Numbers[RequiredEnergy]) > energy.of(c)) {
			continue // the quickest look
		}
		x := affordable(g, p, id)
		if x.OK() && mayEnter(g, p, id).OK() {
			add(OptionPlay, id, 0)
		}
		if x.OK() && g.HasKeyword(id, Raid) {
			eachOf(g, p, func(base engine.ObjectID) {
				if mayRaid(g, p, id, base).OK() {
					add(OptionRaid, id, int32(base))
				}
			})
		}
	}
	if g.Occurs(engine.Activated) {
		g.Works(engine.Activated, func(c *engine.Context, a *engine.Ability) bool {
			if c.You == p && mayActivate(g, p, c, a).OK() {
				add(OptionActivate, c.Self.ID, activationNumber(g, c, a))
			}
			return true
		})
	}
	if mayExtraDraw(g, p).OK() {
		d.Add(engine.Option{Kind: OptionExtraDraw})
	}
	d.Add(engine.Option{Kind: OptionEndMain})
}

const reasonAP = "not enough AP cards are active"

// affordable tells what keeps a player from using a card of the hand, wherever it goes: prohibitions, energy, action
// points, extra costs (UA-4.14, UA-4.15, UA-4.21).
func affordable(g *engine.Game, p engine.Player, id engine.ObjectID) engine.Refusal {
	if r := forbiddenPlay(g, p, id, engine.Datum{}); !r.OK() {
		return r
	}
	x := priceOf(g, p, id)
	if r := enoughEnergy(g, p, id, x.energy); !r.OK() {
		return r
	}
	if x.ap > activeAP(g, p) {
		return engine.Refusal{Rule: R(4, 15), Reason: reasonAP}
	}
	def := g.Printed(id)
	if def.Has&engine.Bit(uint8(engine.AdditionalCost)) == 0 {
		return engine.Refusal{}
	}
	ap := x.ap
	for _, a := range additionalCosts(def) {
		c := g.ForAbility(id, a)
		c.You = p
		if a.Optional || a.Active != nil && !c.Holds(a.Active) || a.When != nil && !c.Holds(a.When) {
			continue
		}
		if !payable(&c, p, a.Cost, ap) {
			return imposed(R(4, 21), "its extra cost cannot be paid", &c, a)
		}
		ap += priceIn(&c, a.Cost).ap
	}
	return engine.Refusal{}
}

// mayEnter tells what keeps a card from being played the plain way, when it can be afforded: there must be a line for it.
func mayEnter(g *engine.Game, p engine.Player, id engine.ObjectID) engine.Refusal {
	if g.Printed(id).Types.Any(1 << EventCard) {
		return engine.Refusal{}
	}
	first := engine.Refusal{}
	for _, line := range []engine.PlaceID{frontOf(p), energyOf(p)} {
		r := mayEnterAt(g, p, id, line)
		if r.OK() {
			return r
		}
		if first.OK() || first.Rule == R(4, 16) {
			first = r
		}
	}
	return first
}

// mayEnterAt tells what keeps a card from being played to a line (UA-4.16, UA-4.17).
func mayEnterAt(g *engine.Game, p engine.Player, id engine.ObjectID, line engine.PlaceID) engine.Refusal {
	if line != frontOf(p) && line != energyOf(p) {
		return engine.Refusal{Rule: R(4, 16), Reason: "cards are played to the own lines"}
	}
	if line == frontOf(p) && !g.Printed(id).Types.Any(1<<Character) {
		return engine.Refusal{Rule: R(4, 16), Reason: "a site is played to the energy line alone"}
	}
	if r := forbiddenPlay(g, p, id, engine.At(line)); !r.OK() {
		return r
	}
	if !hasRoom(g, line, 1) {
		return engine.Refusal{Rule: R(4, 17), Reason: "the line is full, and nothing there can be put away"}
	}
	return engine.Refusal{}
}

// forbiddenPlay tells what forbids a player to play a card, to a line where one is given: what speaks of cards of the hand,
// and what speaks of cards that are being played, which sees it now.
func forbiddenPlay(g *engine.Game, p engine.Player, id engine.ObjectID, line engine.Datum) engine.Refusal {
	if !g.Occurs(engine.Forbid) || !anyForbidsPlay(g, id) {
		return engine.Refusal{}
	}
	if r := forbidden(g, ActPlay, p, id, line); !r.OK() {
		return r
	}
	g.ProposeBy(id, p)
	defer g.Propose(0)
	return forbidden(g, ActPlay, p, id, line)
}

// anyForbidsPlay reports whether any text that works, or the card's own, forbids to play something: a quick look.
func anyForbidsPlay(g *engine.Game, id engine.ObjectID) bool {
	found := g.Printed(id).Has&engine.Bit(uint8(engine.Forbid)) != 0
	g.Works(engine.Forbid, func(_ *engine.Context, a *engine.Ability) bool {
		found = found || a.What == ActPlay
		return !found
	})
	return found
}

// hasRoom reports whether n more cards fit on a line, or room can be made for them (UA-4.17).
func hasRoom(g *engine.Game, line engine.PlaceID, n int) bool {
	k := room(g, line, n)
	return k == 0 || len(removable(g, line, g.Knob(KnobRoomSites) != 0)) >= k
}

// removable lists what may be put away from a line to make room: characters, and sites where they may be.
func removable(g *engine.Game, line engine.PlaceID, sites bool) []engine.Datum {
	list := g.NewList(g.Count(line))
	for id := g.First(line); id != 0; id = g.Next(id) {
		if sites || isCharacter(g, id) {
			list = append(list, engine.Obj(g.Ref(id)))
		}
	}
	return list
}

// play plays a card of the hand: what it asks for has been checked; the line is chosen, the price is paid, room is made, and
// the card comes in rested (UA-4.16). An event is used (UA-4.20).
func play(t *engine.Task, p engine.Player, id engine.ObjectID) {
	g := t.Game()
	def := g.Printed(id)
	from := g.Object(id).Zone
	if def.Types.Any(1 << EventCard) {
		t.Step = R(4, 20)
		paid := payFor(t, p, id)
		paysLastLife(g, p)
		use(t, p, id, from, paid)
		return
	}
	t.Step = R(4, 16)
	line := energyOf(p)
	if def.Types.Any(1 << Character) {
		chosen, ok := chooseLine(t, p, id)
		if !ok {
			return
		}
		line = chosen
	}
	paid := payFor(t, p, id)
	makeRoom(t, p, line, 1)
	enter(t, p, id, entering{line: line, from: from, paid: paid})
	t.Flush()
}

// chooseLine asks to which line a character is played, unless there is one alone; it reports false when the answer is owed.
func chooseLine(t *engine.Task, p engine.Player, id engine.ObjectID) (engine.PlaceID, bool) {
	g := t.Game()
	o, ok := t.OweUnlessForced(DecidePlace, p, func(d *engine.Decision) {
		d.Source = g.Ref(id)
		for _, line := range []engine.PlaceID{frontOf(p), energyOf(p)} {
			if mayEnterAt(g, p, id, line).OK() {
				d.Add(engine.Thing(engine.At(line)))
			}
		}
	})
	return o.Datum().Place(), ok
}

// payFor lets a player pay what a card asks for, extra costs included; it returns a bit for each of those that was paid.
func payFor(t *engine.Task, p engine.Player, id engine.ObjectID) uint16 {
	g := t.Game()
	def := g.Printed(id)
	x := priceOf(g, p, id)
	eachChange(g, p, id, func(q *engine.Context, _ *engine.Ability) { q.UseUp() })
	payAP(t, p, x.ap)
	paid := uint16(0)
	for k, a := range additionalCosts(def) {
		c := g.ForAbility(id, a)
		c.You = p
		if a.Active != nil && !c.Holds(a.Active) || a.When != nil && !c.Holds(a.When) || !payable(&c, p, a.Cost, 0) {
			continue
		}
		if a.Optional {
			o := t.Ask(engine.DecideAdditional, p, func(d *engine.Decision) {
				d.Source, d.Text, d.Cost = g.Ref(id), a.Prompt, a.Cost
				d.Add(engine.Option{Kind: engine.OptionYes})
				d.Add(engine.Option{Kind: engine.OptionNo})
			})
			if o.Kind != engine.OptionYes {
				continue
			}
		}
		g.Applies(R(4, 21))
		pay(t, p, &c, a.Cost)
		paid |= 1 << k
	}
	return paid
}

// makeRoom lets a player put away cards of a line until n more fit (UA-4.17).
func makeRoom(t *engine.Task, p engine.Player, line engine.PlaceID, n int) {
	g := t.Game()
	k := room(g, line, n)
	if g.Traces() {
		noteRoom(g, line, n)
	}
	if k == 0 {
		return
	}
	list := t.ChooseFrom(DecideRoom, p, removable(g, line, g.Knob(KnobRoomSites) != 0), k, k, nil)
	putAway(t, list, R(4, 17))
}

// noteRoom notes what decides how much room is to be made on a line: its size, and that a stack is one card of it.
func noteRoom(g *engine.Game, line engine.PlaceID, n int) {
	under := 0
	for id := g.First(line); id != 0; id = g.Next(id) {
		under += len(underOf(g, id))
	}
	if room(g, line, n) > 0 {
		g.Applies(R(2, 1))
	}
	if room(g, line, n+under) > room(g, line, n) {
		g.Applies(R(2, 3))
	}
}

// entering tells how a card comes to the field.
type entering struct {
	line  engine.PlaceID
	from  engine.ZoneID
	paid  uint16
	ready bool // it comes in active whatever its text says
}

// enter puts a card onto the field, rested unless something says otherwise (UA-4.16, UA-4.18), and says that it was played.
func enter(t *engine.Task, p engine.Player, id engine.ObjectID, x entering) engine.Ref {
	g := t.Game()
	if g.Occurs(engine.Static) && !x.ready {
		// What its own text says about how it enters works while it is being used, by who plays it.
		g.Put(id, useZone(g), false)
		g.SetController(id, p)
		x.ready = g.Flag(id, flagEntersReady) && !g.Flag(id, flagEntersExhausted)
		if x.ready {
			g.Applies(R(4, 18))
		}
	}
	ref := g.Put(id, x.line, false)
	g.SetController(id, p)
	g.SetStatus(id, Exhausted, !x.ready)
	saysPlayed(t, p, ref, x, engine.Ref{})
	return ref
}

// saysPlayed emits that a card was played, onto another one when it raids.
func saysPlayed(t *engine.Task, p engine.Player, ref engine.Ref, x entering, onto engine.Ref) {
	e := event(t, PlayerPlays, R(4, 16))
	e.Player, e.By, e.Subject, e.From, e.Place, e.Object = p, p, ref, x.from, x.line, onto
	if onto.ID != 0 {
		e.Flags, e.Rule = eventRaided, R(5, 4)
	}
	t.Emit(e)
	e.Kind, e.Extra = Played, int16(x.paid)
	t.Emit(e)
}

// use begins to use an event: its card waits in no zone that its effect can find (UA-4.20), and its effect resolves next.
func use(t *engine.Task, p engine.Player, id engine.ObjectID, from engine.ZoneID, paid uint16) {
	g := t.Game()
	ref := g.Put(id, useZone(g), false)
	g.SetController(id, p)
	it := engine.Item{Card: true, Controller: p, By: p, From: from, Paid: paid, Executions: 1,
		Instance: engine.Instance{Definition: g.Object(id).Definition, Ability: -1, Bearer: ref}}
	if a := onPlay(g.Printed(id)); a != nil {
		it.Instance.Ability, it.DeclHash = int16(a.Index), a.DeclHash
	}
	t.Pend(it)
	e := event(t, PlayerPlays, R(4, 20))
	e.Player, e.By, e.Subject, e.From = p, p, ref, from
	t.Emit(e)
	t.Flush()
}

// onPlay is what an event does; nil when it does nothing.
func onPlay(def *engine.Card) *engine.Ability {
	for i := range def.Abilities {
		if def.Abilities[i].Kind == engine.OnPlay {
			return &def.Abilities[i]
		}
	}
	return nil
}

// borneFrom is added to the number of an ability that an object has from elsewhere: see engine.Game.Borne.
const borneFrom = 1 << 10

// activationNumber is the number of an ability in an option.
func activationNumber(g *engine.Game, c *engine.Context, a *engine.Ability) int32 {
	if n := g.BorneIndex(c.Instance); n >= 0 {
		return int32(borneFrom + n)
	}
	return int32(a.Index)
}

// activatable finds the ability behind a number of an option; nil when there is none.
func activatable(g *engine.Game, id engine.ObjectID, number int) (engine.Context, *engine.Ability) {
	if number >= borneFrom {
		if c, a := g.Borne(id, number-borneFrom); a != nil && a.Kind == engine.Activated {
			return c, a
		}
		return engine.Context{}, nil
	}
	def := g.Definition(id)
	if number < 0 || number >= len(def.Abilities) || def.Abilities[number].Kind != engine.Activated {
		return engine.Context{}, nil
	}
	a := &def.Abilities[number]
	return g.ForAbility(id, a), a
}

// mayActivate tells what keeps a player from activating an ability (UA-4.24, UA-4.26, UA-4.27).
func mayActivate(g *engine.Game, p engine.Player, c *engine.Context, a *engine.Ability) engine.Refusal {
	switch {
	case c.You != p:
		return engine.Refusal{Rule: R(4, 24), Reason: "abilities of the own cards alone are activated"}
	case a.Zones == 0 && !onField(g, c.Self.ID):
		return engine.Refusal{Rule: R(4, 24), Reason: "abilities of cards on the field alone are activated"}
	case a.Active != nil && !c.Holds(a.Active):
		if a.Active.Names("raided") {
			return imposed(R(5, 5), "it works in raid state alone", c, a)
		}
		return imposed(R(4, 27), "its condition does not hold", c, a)
	}
	if r := forbidden(g, ActActivate, p, c.Self.ID, engine.Datum{}); !r.OK() {
		return r
	}
	if a.When != nil && !c.Holds(a.When) {
		return imposed(R(4, 27), "its condition does not hold", c, a)
	}
	if g.LimitReached(c.Instance, a) {
		return imposed(R(4, 26), "it was used as often as it may be", c, a)
	}
	if !payable(c, p, costNow(c, a.Cost), 0) {
		return imposed(R(4, 25), "its cost cannot be paid", c, a)
	}
	return engine.Refusal{}
}

// activate pays for an activated ability; its effect resolves next.
func activate(t *engine.Task, p engine.Player, id engine.ObjectID, number int) {
	g := t.Game()
	c, a := activatable(g, id, number)
	if a == nil {
		return
	}
	t.Step = R(4, 24)
	t.Context = c
	bearer := c.Self
	place := g.PlaceOf(id)
	if a.Limit.N > 0 {
		g.Use(c.Instance)
	}
	i := t.Pend(engine.Item{Controller: p, By: p, Instance: c.Instance, DeclHash: a.DeclHash, Executions: 1, Place: place})
	cost := costNow(&c, a.Cost)
	eachAbilityChange(g, id, func(q *engine.Context, _ *engine.Ability) { q.UseUp() })
	payFrom(t, p, &c, cost, i, common.PayerSlot)
	paysLastLife(g, p)
	e := event(t, Activates, R(4, 24))
	e.Subject, e.Player, e.By, e.Place = bearer, p, p, place
	t.Emit(e)
	t.Flush()
}
