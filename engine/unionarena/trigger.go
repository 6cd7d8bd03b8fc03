package unionarena

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// What the triggers of life cards do (UA-7).

// triggerOf is the printed trigger of a card.
func triggerOf(c *engine.Card) uint8 {
	if l := c.Lists[triggerFact]; len(l) > 0 {
		return uint8(max(0, common.WordIndex(triggers, l[0])))
	}
	return NoTrigger
}

// useTrigger uses the trigger of a checked card; unless the trigger takes it elsewhere the card then goes to the sideline
// (UA-7.2, UA-7.3). Something may replace what it does, once (UA-7.9).
func useTrigger(t *engine.Task, p engine.Player, id engine.ObjectID) {
	g := t.Game()
	card := g.Ref(id)
	e := event(t, UsesTrigger, R(7, 2))
	e.Player, e.By, e.Subject, e.Amount = p, p, card, int16(triggerOf(g.Printed(id)))
	if t.Happens(&e) {
		t.Emit(e)
		triggerEffect(t, p, id)
	}
	t.Flush()
	if g.Live(card) && g.Object(id).Zone == checkOf(p) {
		putAside(t, id, R(7, 2))
	}
}

// triggerEffect does what the trigger of a card does.
func triggerEffect(t *engine.Task, p engine.Player, id engine.ObjectID) {
	g := t.Game()
	t.Self, t.Step = g.Ref(id), R(7, 2)
	switch triggerOf(g.Printed(id)) {
	case TriggerDraw:
		draw(t, p, 1)
	case TriggerGet:
		g.Applies(R(7, 3))
		sendTo(t, id, handOf(p), GoesTo, R(7, 3), false)
	case TriggerActive:
		for _, d := range triggerChoice(t, p, characters(t, p, true, false, nil), 1) {
			g.Applies(R(7, 7))
			ready(t, engine.ObjectID(d.N))
			t.Give(engine.ObjectID(d.N), &engine.Gift{Lasts: ThisTurn, Parts: []engine.GiftPart{{Field: giftNamed("bp"), N: number(3000)}}})
		}
	case TriggerSpecial:
		triggerRemoves(t, p, nil, InSideline, Sidelined)
	case TriggerFinal:
		if g.Count(lifeOf(p)) == 0 {
			g.Applies(R(7, 4))
			addLife(t, p, 1, R(7, 2))
		}
	case TriggerRaid:
		triggerRaid(t, p, id)
	case TriggerColor:
		triggerColor(t, p, id)
	}
}

func number(n int) engine.Expr { return engine.Expr{Op: engine.OpDatum, Datum: engine.Num(n)} }

// addLife puts the top cards of the deck to the life.
func addLife(t *engine.Task, p engine.Player, n int, rule engine.Rule) int {
	g := t.Game()
	added := 0
	for ; added < n && g.First(deckOf(p)) != 0; added++ {
		e := event(t, SetsLife, rule)
		e.Player, e.Amount, e.From, e.To = p, 1, deckOf(p), lifeOf(p)
		e.Subject = g.Put(g.First(deckOf(p)), lifeOf(p), false)
		t.Emit(e)
	}
	return added
}

// characters lists characters of a player or (mine false) of the other one, on the front line alone if so, that ok admits and
// that the player may choose.
func characters(t *engine.Task, p engine.Player, mine, front bool, ok func(id engine.ObjectID) bool) []engine.Datum {
	g := t.Game()
	whose := p
	if !mine {
		whose = g.After(p)
	}
	list := g.NewList(g.Count(frontOf(whose)) + g.Count(energyOf(whose)))
	eachOf(g, whose, func(id engine.ObjectID) {
		if isCharacter(g, id) && (!front || g.KindOf(id) == InFront) && (ok == nil || ok(id)) && choosable(t, p, engine.Obj(g.Ref(id))) {
			list = append(list, engine.Obj(g.Ref(id)))
		}
	})
	return list
}

// triggerChoice lets the player choose one of a list: least is 1 where one must be chosen if there is one.
func triggerChoice(t *engine.Task, p engine.Player, list []engine.Datum, least int) []engine.Datum {
	return chooseEach(t, engine.DecideChoose, p, list, least, 1, nil)
}

// triggerRemoves lets the player choose an enemy character on the front line, which leaves the field unless something keeps it
// from leaving by effects (UA-10.3).
func triggerRemoves(t *engine.Task, p engine.Player, ok func(id engine.ObjectID) bool, to uint8, kind engine.EventKind) {
	picked := triggerChoice(t, p, characters(t, p, false, true, ok), 1)
	picked = slices.DeleteFunc(picked, func(d engine.Datum) bool { return !mayLeave(t, engine.ObjectID(d.N)) })
	leaveField(t, picked, to, kind, R(7, 2))
}

// triggerRaid: this card goes to the hand, or raids when its energy is met (UA-7.3, UA-7.8).
func triggerRaid(t *engine.Task, p engine.Player, id engine.ObjectID) {
	g := t.Game()
	g.Applies(R(7, 3))
	bases := g.NewList(0)
	x := priceOf(g, p, id)
	if g.Knob(KnobRaidTrigger) == 0 {
		x.ap = 0
	}
	if enoughEnergy(g, p, id, x.energy).OK() && x.ap <= activeAP(g, p) {
		bases = basesFor(g, p, id)
	}
	o := t.Ask(DecideRaid, p, func(d *engine.Decision) {
		d.Source = g.Ref(id)
		for _, b := range bases {
			d.Add(engine.Thing(b))
		}
		d.Add(engine.Option{Kind: engine.OptionPass})
	})
	if o.Kind != engine.OptionThing {
		sendTo(t, id, handOf(p), GoesTo, R(7, 3), false)
		return
	}
	g.Applies(R(7, 8))
	payAP(t, p, x.ap)
	raidOnto(t, p, id, engine.ObjectID(o.N), checkOf(p))
}

// colorLimit is the required energy, and colorAP the AP cost, of what the Color triggers of green and purple play.
const (
	colorLimit = 2
	colorAP    = 1
)

// triggerColor does what the Color trigger of a card's color does.
func triggerColor(t *engine.Task, p engine.Player, id engine.ObjectID) {
	g := t.Game()
	upTo := func(n int) func(id engine.ObjectID) bool {
		return func(id engine.ObjectID) bool { return bpOf(g, id) <= n }
	}
	switch colorOf(g.Printed(id)) {
	case Blue:
		triggerRemoves(t, p, upTo(3500), InHand, Bounced)
	case Red:
		triggerRemoves(t, p, upTo(2500), InSideline, Sidelined)
	case Yellow:
		for _, d := range triggerChoice(t, p, characters(t, p, false, true, nil), 1) {
			exhaust(t, engine.ObjectID(d.N))
			lock(t, engine.ObjectID(d.N))
		}
	case Green:
		colorPlay(t, p, handOf(p), Green, []engine.PlaceID{frontOf(p), energyOf(p)})
	case Purple:
		colorPlay(t, p, sidelineOf(p), Purple, []engine.PlaceID{frontOf(p)})
	}
}

// colorPlay plays up to one small character of a color from a zone, free and active.
func colorPlay(t *engine.Task, p engine.Player, from engine.ZoneID, color int, lines []engine.PlaceID) {
	g := t.Game()
	list := g.NewList(g.Count(from))
	for id := g.First(from); id != 0; id = g.Next(id) {
		c := g.Printed(id)
		if c.Types.Any(1<<Character) && c.Colors.Any(engine.Bit(color)) && int(c.Numbers[RequiredEnergy]) <= colorLimit && printedAP(c) == colorAP {
			list = append(list, engine.Obj(g.Ref(id)))
		}
	}
	picked := t.ChooseFrom(engine.DecideChoose, p, list, 0, 1, func(d *engine.Decision) { d.Secret = from == handOf(p) })
	for _, d := range picked {
		playFree(t, p, []engine.ObjectID{engine.ObjectID(d.N)}, lines, true)
	}
}

// playFree plays cards by an effect: room is made for all first, then all come in together, and what triggers is put in
// order by who controls it (UA-4.22).
func playFree(t *engine.Task, p engine.Player, ids []engine.ObjectID, lines []engine.PlaceID, active bool) []engine.Datum {
	g := t.Game()
	var where []engine.PlaceID
	need := map[engine.PlaceID]int{}
	var cards []engine.ObjectID
	for _, id := range ids {
		def := g.Printed(id)
		if !def.Types.Any(1<<Character|1<<Site) || onField(g, id) {
			continue
		}
		o := t.AskUnlessForced(DecidePlace, p, func(d *engine.Decision) {
			d.Source = g.Ref(id)
			for _, line := range lines {
				if mayEnterAt(g, p, id, line).OK() && hasRoom(g, line, need[line]+1) {
					d.Add(engine.Thing(engine.At(line)))
				}
			}
		})
		if line := o.Datum().Place(); line != 0 {
			cards, where = append(cards, id), append(where, line)
			need[line]++
		}
	}
	for _, line := range []engine.PlaceID{frontOf(p), energyOf(p)} {
		if n := need[line]; n > 0 {
			makeRoom(t, p, line, n)
		}
	}
	if len(cards) > 1 {
		g.Applies(R(4, 22))
	}
	var played []engine.Datum
	for i, id := range cards {
		played = append(played, engine.Obj(enter(t, p, id, entering{line: where[i], from: g.Object(id).Zone, ready: active})))
	}
	return played
}
