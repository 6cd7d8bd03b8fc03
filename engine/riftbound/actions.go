package riftbound

import "cardlathe/engine"

// The game actions (413 to 444), as verbs and rules use them. Each checks what replaces it, does it, and says so.
// A function about several objects is one batch of simultaneous events.

// by is the player responsible for what the running text does (411).
func by(t *engine.Task) engine.Player { return t.You }

// event fills in the fields that all events of a task share.
func event(t *engine.Task, kind engine.EventKind, rule engine.Rule) engine.Event {
	return engine.Event{Kind: kind, Player: engine.NoPlayer, By: by(t), Rule: rule}
}

// draw: top of the main deck to hand; a short deck burns out in between (413, 431).
func draw(t *engine.Task, p engine.Player, n int) int {
	g := t.Game()
	drawn := 0
	for range n {
		if g.First(deckOf(g, p)) == 0 {
			g.Applies(engine.R(413, 4))
			if !burnOut(t, p) {
				break
			}
		}
		e := event(t, Draws, engine.R(413, 1))
		e.Player, e.Amount = p, 1
		if !t.Happens(&e) {
			drawn++
			continue
		}
		// What replaces a draw may make more or fewer cards of it.
		for range e.Amount {
			if g.First(deckOf(g, p)) == 0 && !burnOut(t, p) {
				break
			}
			one := e
			one.Amount = 1
			one.Subject = g.Put(g.First(deckOf(g, p)), handOf(g, p), false)
			t.Emit(one)
		}
		drawn++
	}
	return drawn
}

// drawThese draws certain cards: they go to their owners' hands, and their owners have drawn them.
func drawThese(t *engine.Task, ids []engine.ObjectID) []engine.Datum {
	g := t.Game()
	var drawn []engine.Datum
	for _, id := range ids {
		e := event(t, Draws, engine.R(413, 1))
		e.Player, e.Amount = g.Object(id).Owner, 1
		if !t.Happens(&e) {
			continue
		}
		g.Applies(engine.R(424, 4))
		e.Amount = 1
		e.Subject = g.Put(id, handOf(g, e.Player), false)
		t.Emit(e)
		drawn = append(drawn, engine.Obj(e.Subject))
	}
	return drawn
}

// burnOut: recycle the trash, an opponent gains a point (431). It reports whether the deck has cards now; a sequence
// of burn-outs ends when somebody has won.
func burnOut(t *engine.Task, p engine.Player) bool {
	g := t.Game()
	g.Applies(engine.R(369, 2)) // a game action that stands in the place of what cannot be done
	for sequence := 1; ; sequence++ {
		e := event(t, BurnsOut, engine.R(431, 1))
		e.Player = p
		t.Emit(e)
		g.Applies(engine.R(431, 5)) // before what needs the cards goes on
		if sequence > 1 {
			g.Applies(engine.R(431, 3))
		}
		for g.First(trashOf(g, p)) != 0 {
			r := event(t, Recycled, engine.R(416, 1))
			r.Subject, r.Player, r.From, r.To = g.Ref(g.First(trashOf(g, p))), p, trashOf(g, p), deckOf(g, p)
			g.Put(r.Subject.ID, r.To, false)
			t.Emit(r)
		}
		g.Shuffle(deckOf(g, p))
		opponent := chooseOpponent(t, p)
		if opponent == engine.NoPlayer {
			return g.First(deckOf(g, p)) != 0
		}
		step := t.Step
		t.Step = engine.R(431, 2)
		gainPoints(t, opponent, 1, 0, sequence > 1)
		t.Step = step
		if sequence > 1 && wins(g, opponent) {
			gameWon(g, opponent)
			return false
		}
		if g.First(deckOf(g, p)) != 0 {
			return true
		}
	}
}

// chooseOpponent lets p choose an opponent; nobody is asked in a duel.
func chooseOpponent(t *engine.Task, p engine.Player) engine.Player {
	g := t.Game()
	o := t.AskUnlessForced(engine.DecideChoose, p, func(d *engine.Decision) {
		for q := range engine.Player(g.Players()) {
			if g.Opponent(p, q) {
				d.Add(engine.Thing(engine.Seat(q)))
			}
		}
	})
	return o.Datum().Player()
}

// wins reports whether a player meets both conditions of winning (194).
func wins(g *engine.Game, p engine.Player) bool {
	if points(g, p) == 0 {
		return false
	}
	if points(g, p) < victoryScore(g, p) {
		return false
	}
	for q := range engine.Player(g.Players()) {
		if g.Opponent(p, q) && points(g, q) >= points(g, p) {
			return false
		}
	}
	return !g.Out(p)
}

// gainPoints adds points; place is where they were scored, 0 for none. final points of a burn-out sequence cannot be
// replaced.
func gainPoints(t *engine.Task, p engine.Player, n int, place engine.PlaceID, certain bool) bool {
	g := t.Game()
	had := points(g, p)
	if n < 0 { // losing points is no scoring
		setPoints(g, p, max(0, points(g, p)+n))
		return points(g, p) < had
	}
	if !certain && !forbidden(g, ActGainPoints, p, g.PlayerObject(p), place).OK() {
		return false
	}
	e := event(t, Scores, engine.R(468, 1))
	e.Player, e.Amount, e.Place = p, int16(n), place
	if !certain && !t.Happens(&e) {
		return false
	}
	setPoints(g, p, max(0, had+int(e.Amount)))
	e.Extra = int16(points(g, p))
	t.Emit(e)
	return true
}

// happens says that something becomes of an object on the board, and does it unless that is replaced.
func happens(t *engine.Task, id engine.ObjectID, kind engine.EventKind, rule engine.Rule, do func(g *engine.Game)) {
	g := t.Game()
	e := event(t, kind, rule)
	e.Subject, e.Player, e.Place = g.Ref(id), g.Controller(id), g.PlaceOf(id)
	if t.Happens(&e) {
		do(g)
		t.Emit(e)
	}
}

func isOnBoard(g *engine.Game, id engine.ObjectID) bool { return zones[g.KindOf(id)].Board }

// exhaust exhausts a ready object; it reports whether that did anything (414).
func exhaust(t *engine.Task, id engine.ObjectID) bool {
	if g := t.Game(); !isOnBoard(g, id) || g.Status(id, Exhausted) {
		return false
	}
	happens(t, id, ExhaustedEvent, engine.R(414, 1), func(g *engine.Game) { g.SetStatus(id, Exhausted, true) })
	return true
}

// ready readies an exhausted object (415).
func ready(t *engine.Task, id engine.ObjectID) bool {
	if g := t.Game(); !isOnBoard(g, id) || !g.Status(id, Exhausted) || !forbidden(g, ActReady, t.You, id, 0).OK() {
		return false
	}
	happens(t, id, ReadiedEvent, engine.R(415, 1), func(g *engine.Game) { g.SetStatus(id, Exhausted, false) })
	return true
}

// stun: a stunned unit adds nothing to combat damage (423).
func stun(t *engine.Task, id engine.ObjectID) bool {
	if g := t.Game(); !isUnit(g, id) || !isOnBoard(g, id) || g.Status(id, Stunned) {
		return false
	}
	happens(t, id, StunnedEvent, engine.R(423, 1), func(g *engine.Game) { g.SetStatus(id, Stunned, true) })
	return true
}

// empower: a status that any permanent may have, once unless something says otherwise (441).
func empower(t *engine.Task, id engine.ObjectID) bool {
	g := t.Game()
	if !isOnBoard(g, id) {
		return false
	}
	if !canBeEmpowered(g, id) {
		g.Applies(engine.R(441, 2))
		return false
	}
	noteMighty(t, id)
	happens(t, id, EmpoweredEvent, engine.R(441, 1), func(g *engine.Game) {
		g.SetStatus(id, Empowered, true)
		g.AddCounter(id, TimesEmpowered, 1)
		if runs(t, EmpowerKeyword) {
			g.Applies(engine.R(827, 2))
		}
	})
	noteMighty(t, id)
	return true
}

func canBeEmpowered(g *engine.Game, id engine.ObjectID) bool {
	return g.Counter(id, TimesEmpowered) < max(1, g.Number(id, EmpowerLimit))
}

// disempower takes the status away (442).
func disempower(t *engine.Task, id engine.ObjectID) bool {
	g := t.Game()
	if !isOnBoard(g, id) || !g.SetStatus(id, Empowered, false) {
		return false
	}
	g.Applies(engine.R(442, 1))
	g.SetCounter(id, TimesEmpowered, 0)
	return true
}

// buff places a buff if there is room for one; else nothing was buffed (426).
func buff(t *engine.Task, id engine.ObjectID) bool {
	g := t.Game()
	if !isUnit(g, id) || !isOnBoard(g, id) || g.Counter(id, Buffs) >= g.Number(id, BuffLimit) {
		return false
	}
	noteMighty(t, id)
	happens(t, id, BuffedEvent, engine.R(426, 1), func(g *engine.Game) { g.AddCounter(id, Buffs, 1) })
	noteMighty(t, id)
	return true
}

// noteMighty says when a unit's might reaches five (706), whatever it comes from: what changes might calls it before
// and after, each cleanup for all units. SeenMighty is 1 after it saw less, 2 after it saw five or more; the first
// look at a unit is no transition.
func noteMighty(t *engine.Task, id engine.ObjectID) {
	g := t.Game()
	if !isUnit(g, id) || !isOnBoard(g, id) {
		return
	}
	was, is := g.Counter(id, SeenMighty), 1+truth(g.Number(id, Might) >= 5)
	if was == is {
		return
	}
	g.SetCounter(id, SeenMighty, is)
	if was == 1 {
		e := event(t, BecomesMighty, engine.R(706))
		e.Subject, e.Player = g.Ref(id), g.Controller(id)
		t.Emit(e)
	}
}

// damage is one amount to one unit.
type damage struct {
	id     engine.ObjectID
	amount int
	source engine.Ref // the unit that deals it, if one does
	by     engine.Player
	order  damageOrder
}

// channel puts the top runes of the rune deck into the base; as many as there are (430).
func channel(t *engine.Task, p engine.Player, n int, exhausted bool) []engine.Datum {
	g := t.Game()
	list := g.NewList(max(n, 0))
	for range n {
		top := g.First(runeDeckOf(g, p))
		if top == 0 {
			g.Applies(engine.R(430, 3))
			break
		}
		ref := g.Put(top, runesOf(g, p), false)
		g.SetController(top, p)
		g.SetStatus(top, Exhausted, exhausted)
		g.Applies(engine.R(430, 2))
		list = append(list, engine.Obj(ref))
	}
	if len(list) > 0 {
		e := event(t, Channels, engine.R(430, 1))
		e.Player, e.Amount = p, int16(len(list))
		t.Emit(e)
	}
	return list
}

// burn puts the top cards of the main deck into the trash (440).
func burn(t *engine.Task, p engine.Player, n int) []engine.Datum {
	g := t.Game()
	var list []engine.Datum
	for range n {
		if g.First(deckOf(g, p)) == 0 {
			g.Applies(engine.R(440, 4))
			if !burnOut(t, p) {
				break
			}
		}
		top := g.First(deckOf(g, p))
		ref, done := sendTo(t, top, trashOf, BurnedEvent, engine.R(440, 1), false)
		if done {
			list = append(list, engine.Obj(ref))
		}
	}
	if len(list) > 0 {
		e := event(t, Burns, engine.R(440, 1))
		e.Player, e.Amount = p, int16(len(list))
		t.Emit(e)
	}
	return list
}

// predict: look at the top n, recycle any, the rest goes back in any order (436).
func predict(t *engine.Task, p engine.Player, n int) {
	g := t.Game()
	seen := look(t, p, n, p)
	if len(seen) < n {
		g.Applies(engine.R(436, 4))
	}
	if len(seen) == 0 {
		return
	}
	t.Step = engine.R(436, 1)
	gone := t.ChooseFrom(engine.DecideChoose, p, seen, 0, len(seen), func(d *engine.Decision) { d.Secret, d.Text = true, "recycle" })
	recycle(t, gone)
	var rest []engine.Datum
	for _, d := range seen {
		kept := true
		for _, x := range gone {
			kept = kept && !engine.Same(x, d)
		}
		if kept {
			rest = append(rest, d)
		}
	}
	if len(rest) > 1 {
		// The card chosen first ends on top.
		order := t.ChooseFrom(engine.DecideChoose, p, rest, len(rest)-1, len(rest)-1, func(d *engine.Decision) { d.Secret, d.Text = true, "top" })
		for i := len(order) - 1; i >= 0; i-- {
			g.Reorder(engine.ObjectID(order[i].N), true)
		}
	}
}

// look shows the top n cards of a deck to p alone.
func look(t *engine.Task, p engine.Player, n int, whose engine.Player) []engine.Datum {
	g := t.Game()
	seen := g.NewList(min(max(n, 0), g.Count(deckOf(g, whose))))
	for id := g.First(deckOf(g, whose)); id != 0 && len(seen) < n; id = g.Next(id) {
		seen = append(seen, engine.Obj(g.Ref(id)))
	}
	return showAll(t, LookedAt, p, seen)
}

// addXP gives experience (728).
func addXP(t *engine.Task, p engine.Player, n int) {
	g := t.Game()
	e := event(t, GainsXP, engine.R(728))
	e.Player, e.Amount = p, int16(n)
	if n <= 0 || !t.Happens(&e) || e.Amount <= 0 {
		return
	}
	g.AddCounter(g.PlayerObject(p), XP, int(e.Amount))
	t.Emit(e)
}

// counterItem takes an item off the chain without effect; a card goes to its owner's trash (425).
func counterItem(t *engine.Task, i engine.ItemID) bool {
	g := t.Game()
	it := g.Item(i)
	if it.State != engine.ItemFinalized || it.Card && !forbidden(g, ActCounter, t.You, it.Instance.Bearer.ID, 0).OK() || !countering(g, t.You, i).OK() {
		return false
	}
	e := event(t, CounteredEvent, engine.R(425, 1))
	e.Item, e.Player, e.Subject = i, it.Controller, it.Instance.Bearer
	if !t.Happens(&e) {
		return true
	}
	was, card, bearer := *it, it.Card, it.Instance.Bearer
	g.EndItem(i)
	if card && g.Live(bearer) {
		leaveChain(t, was, engine.R(425, 1))
	}
	t.Emit(e)
	return true
}
