package riftbound

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

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
		recycled := int16(g.Count(trashOf(g, p)))
		for g.First(trashOf(g, p)) != 0 {
			r := event(t, Recycled, engine.R(416, 1))
			r.Subject, r.Player, r.From, r.To = g.Ref(g.First(trashOf(g, p))), p, trashOf(g, p), deckOf(g, p)
			g.Put(r.Subject.ID, r.To, false)
			t.Emit(r)
		}
		if recycled > 0 {
			r := event(t, Recycles, engine.R(416, 1))
			r.Player, r.Amount = p, recycled
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

// heal removes all marked damage (418).
func heal(t *engine.Task, id engine.ObjectID) bool {
	g := t.Game()
	if g.Counter(id, Damage) == 0 {
		return false
	}
	e := event(t, Healed, engine.R(418, 1))
	e.Subject, e.Player, e.Amount = g.Ref(id), g.Controller(id), int16(g.Counter(id, Damage))
	g.SetCounter(id, Damage, 0)
	g.SetCounter(id, DamageFrom, 0)
	t.Emit(e)
	return true
}

// damage is one amount to one unit.
type damage struct {
	id     engine.ObjectID
	amount int
	source engine.Ref // the unit that deals it, if one does
	by     engine.Player
}

// deal marks damage, all at once (417). Bonus damage counts once a deal, for spells and abilities (712).
func deal(t *engine.Task, list []damage, bonus bool) (total int, each []int) {
	g := t.Game()
	each = scratchOf(g).dealt[:0]
	for range list {
		each = append(each, 0)
	}
	scratchOf(g).dealt = each
	for i := range list {
		d := &list[i]
		if !g.Live(g.Ref(d.id)) || !isUnit(g, d.id) || !zones[g.KindOf(d.id)].Board || d.amount <= 0 {
			continue
		}
		n := d.amount
		if more := bonusDamage(g, d.by, d.id); bonus && more > 0 {
			n += more
			g.Applies(engine.R(417, 4))
			g.Applies(engine.R(417, 5))
		}
		n -= g.Number(d.id, DamageTakeLess)
		if n <= 0 {
			g.Applies(engine.R(437, 4))
			continue
		}
		e := event(t, Damaged, engine.R(417, 1))
		e.Subject, e.Object, e.Player, e.By = g.Ref(d.id), d.source, g.Controller(d.id), d.by
		e.Amount, e.Place = int16(n), g.PlaceOf(d.id)
		if !t.Happens(&e) || e.Amount <= 0 {
			g.Applies(engine.R(437, 4))
			continue
		}
		e.Amount -= int16(prevent(g, d.id, int(e.Amount)))
		if int(e.Amount) < n {
			g.Applies(engine.R(437, 2))
		}
		if e.Amount <= 0 {
			g.Applies(engine.R(437, 4))
			continue
		}
		g.AddCounter(d.id, Damage, int(e.Amount))
		g.SetCounter(d.id, DamageBy, int(d.by)+1)
		from := d.by
		if d.source.ID != 0 && g.Live(d.source) {
			from = g.Controller(d.source.ID) // what a unit deals is its controller's damage (417.6)
		}
		if from >= 0 {
			g.SetCounter(d.id, DamageFrom, g.Counter(d.id, DamageFrom)|1<<from)
		}
		g.SetCounter(d.id, DamageCause, int(t.Cause))
		g.SetCounter(d.id, DamageSource, truth(d.source.ID != 0))
		t.Emit(e)
		each[i] = int(e.Amount)
		total += int(e.Amount)
		source := d.source
		if source.ID == 0 {
			source = t.Self
		}
		if source.ID != 0 {
			s := event(t, Deals, engine.R(417, 6))
			s.Subject, s.Object, s.Amount, s.By, s.Player = source, g.Ref(d.id), e.Amount, d.by, d.by
			t.Emit(s)
		}
	}
	return total, each
}

// prevent tells how much of a damage is prevented, after all that replaces it; the value shrinks by as much (437).
func prevent(g *engine.Game, id engine.ObjectID, n int) int {
	value := g.Counter(id, Prevented)
	if value == 0 {
		return 0
	}
	g.Applies(engine.R(437, 1))
	g.Applies(engine.R(437, 3))
	n = min(n, value)
	g.SetCounter(id, Prevented, value-n)
	return n
}

// bonusDamage sums what is added to a deal of a player's spell or ability to a unit (712).
func bonusDamage(g *engine.Game, p engine.Player, id engine.ObjectID) int {
	n := g.Number(id, BonusDamage)
	if p >= 0 {
		n += g.Number(g.PlayerObject(p), BonusDamage)
	}
	return max(n, 0)
}

// kill kills permanents, all at once: their own death triggers are noted before they move (428). Kills of a cleanup are
// attributed to what dealt the last damage (411); instructed ones to the running text.
func kill(t *engine.Task, ids []engine.ObjectID, instructed bool) []engine.Datum {
	g := t.Game()
	dead := g.NewList(len(ids))
	work := scratchOf(g)
	base := len(work.doomed) // a replacement may kill something itself, above what is here
	for _, id := range ids {
		if k := g.KindOf(id); !zones[k].Board {
			g.Applies(engine.R(428, 2))
			continue
		} else if g.Derived(id).Types.Any(1<<Battlefield | 1<<Legend | 1<<Seat) {
			continue
		}
		e := event(t, Dies, engine.R(428, 1))
		e.Subject, e.Player, e.Place, e.From = g.Ref(id), g.Controller(id), g.PlaceOf(id), g.Object(id).Zone
		e.To = trashOf(g, g.Object(id).Owner)
		if !instructed {
			e.By = engine.Player(g.Counter(id, DamageBy) - 1)
			e.Cause = engine.ItemID(g.Counter(id, DamageCause))
			if g.Counter(id, DamageSource) != 0 {
				e.Flags |= eventOfSource
			}
			g.Applies(engine.R(428, 4))
			if e.By != engine.NoPlayer {
				g.Applies(engine.R(411, 3))
			}
			if e.Cause != 0 {
				g.Applies(engine.R(411, 5))
			}
		}
		work.doomed = append(work.doomed, e)
	}
	// Replacements act before the deaths that nothing replaces (373.1.a).
	kept := base
	for i := base; i < len(work.doomed); i++ {
		pickNext(t, work, i)
		e := work.doomed[i]
		t.Replacer = engine.Ref{}
		if t.Happens(&e) && g.Live(e.Subject) && goesElsewhere(t, &e) {
			work.doomed[kept] = e
			kept++
			continue
		}
		for k := base; k < len(work.doomed); k++ {
			if x := work.doomed[k].Subject; x == t.Replacer && x != e.Subject {
				g.Applies(engine.R(370, 4)) // what saves it dies at the same time
			}
		}
	}
	work.doomed = work.doomed[:kept]
	for i := base; i < kept; i++ {
		work.doomed[i].Snapshot = t.SnapshotOf(work.doomed[i].Subject.ID)
	}
	for i := base; i < kept; i++ {
		e := work.doomed[i]
		id := e.Subject.ID
		if g.Zone(e.To).Kind != InTrash {
			// Sent elsewhere instead: it leaves, but was not killed (428).
			dead = append(dead, engine.Obj(leaveBoard(t, id, e.To, e)))
			if g.Zone(e.To).Kind == InBanishment {
				e.Kind, e.Rule = BanishedEvent, engine.R(427, 1)
				t.Emit(e)
			}
			continue
		}
		ref := leaveBoard(t, id, e.To, e)
		dead = append(dead, engine.Obj(ref))
		t.Emit(e)
		if e.By != engine.NoPlayer {
			k := e
			k.Kind, k.Player, k.Object, k.Rule = Kills, e.By, e.Subject, engine.R(428, 5)
			if instructed {
				k.Rule = engine.R(411, 1)
			}
			t.Emit(k)
		}
	}
	work.doomed = work.doomed[:base]
	return dead
}

// pickNext lets the controller of what is about to die say which death a replacement meets first, when it could meet
// several of theirs (373.1); the chosen one is put at place i.
func pickNext(t *engine.Task, work *scratch, i int) {
	g := t.Game()
	var buf [engine.MaxPlayers]engine.Player
	first, n, of := engine.NoPlayer, 0, 0
	next := -1
	for _, p := range common.InTurnOrder(g, buf[:0]) {
		any := false
		for k := i; k < len(work.doomed); k++ {
			if work.doomed[k].Player != p || !t.Replaceable(&work.doomed[k]) {
				continue
			}
			if first == engine.NoPlayer {
				first, next = p, k
			}
			if any = true; first == p {
				n++
			}
		}
		of += truth(any)
	}
	if of > 1 {
		g.Applies(engine.R(373, 1))
	}
	if n > 1 {
		o := t.Ask(engine.DecideReplace, first, func(d *engine.Decision) {
			for k := i; k < len(work.doomed); k++ {
				if work.doomed[k].Player == first && t.Replaceable(&work.doomed[k]) {
					d.Add(engine.Thing(engine.Obj(work.doomed[k].Subject)))
				}
			}
		})
		for k := i; k < len(work.doomed); k++ {
			if work.doomed[k].Subject == o.Datum().Ref() {
				next = k
			}
		}
	}
	if next > i {
		e := work.doomed[next]
		copy(work.doomed[i+1:next+1], work.doomed[i:next])
		work.doomed[i] = e
	}
}

// leaveBoard moves an object from the board to a zone off it, detaching what it wears, and says that it left.
func leaveBoard(t *engine.Task, id engine.ObjectID, to engine.ZoneID, cause engine.Event) engine.Ref {
	g := t.Game()
	was := g.Ref(id)
	snapshot := cause.Snapshot
	if snapshot == 0 {
		snapshot = t.SnapshotOf(id)
	}
	place := g.PlaceOf(id)
	if def := g.Definition(id); def.Has&engine.Bit(uint8(engine.Static)) != 0 {
		g.Applies(engine.R(365, 1))
	}
	needCleanup(g, engine.R(319, 6))
	detachAll(t, id)
	if g.Object(id).Host != 0 {
		detach(t, id)
	}
	g.EndGifts(func(lasts uint8, _ engine.Player, source engine.Ref) bool {
		return lasts == WhileSource && source == was
	})
	ref := g.Put(id, to, false)
	e := cause
	e.Kind, e.Subject, e.Snapshot, e.To, e.Place, e.Rule = Leaves, was, snapshot, to, place, engine.R(124)
	t.Emit(e)
	e.Kind = GoesTo
	t.Emit(e)
	if g.Printed(id).Token {
		g.Put(id, nowhere(g), false)
		ref = engine.Ref{}
	}
	return ref
}

// sendTo moves an object from anywhere to a zone of its owner and says so with an event of kind.
func sendTo(t *engine.Task, id engine.ObjectID, zone func(g *engine.Game, p engine.Player) engine.ZoneID, kind engine.EventKind, rule engine.Rule, top bool) (engine.Ref, bool) {
	g := t.Game()
	if g.Derived(id).Types.Any(1<<Battlefield|1<<Seat) || g.Derived(id).Types.Any(1<<Legend) {
		return engine.Ref{}, false // a legend never leaves its zone (107.4)
	}
	owner := g.Object(id).Owner
	e := event(t, kind, rule)
	e.Subject, e.Player, e.From, e.To, e.Place = g.Ref(id), owner, g.Object(id).Zone, zone(g, owner), g.PlaceOf(id)
	if !t.Happens(&e) || !goesElsewhere(t, &e) {
		return engine.Ref{}, true
	}
	e.Snapshot = t.SnapshotOf(id)
	var ref engine.Ref
	if zones[g.KindOf(id)].Board {
		ref = leaveBoard(t, id, e.To, e)
		if top && ref.ID != 0 {
			g.Reorder(id, true)
		}
	} else {
		was := g.Ref(id)
		if g.KindOf(id) == OnChain {
			endCardItem(t, id)
		}
		ref = g.Put(id, e.To, top)
		if kind != GoesTo {
			x := e
			x.Kind, x.Subject, x.Rule = GoesTo, was, engine.R(124)
			t.Emit(x)
		}
		if g.Printed(id).Token {
			g.Put(id, nowhere(g), false)
			ref = engine.Ref{}
		}
	}
	t.Emit(e)
	return ref, true
}

// goesElsewhere lets what replaces that something goes to a zone act on an event that sends it there: e.To may change
// (124, 370). It reports false when the thing stays.
func goesElsewhere(t *engine.Task, e *engine.Event) bool {
	if e.Kind == GoesTo {
		return true // it was asked for by its own name
	}
	x := *e
	x.Kind = GoesTo
	if !t.Happens(&x) {
		return false
	}
	e.To = x.To
	return true
}

// endCardItem takes the item of a card that leaves the chain off it.
func endCardItem(t *engine.Task, id engine.ObjectID) {
	g := t.Game()
	g.Items(func(i engine.ItemID) bool {
		if it := g.Item(i); it.Card && it.Instance.Bearer.ID == id {
			if i == t.Item {
				t.StopItem()
			}
			g.EndItem(i)
			return false
		}
		return true
	})
}

// bounce returns objects to their owners' hands.
func bounce(t *engine.Task, id engine.ObjectID) (engine.Ref, bool) {
	return sendTo(t, id, handOf, Bounced, engine.R(124), false)
}

// banish moves to the owner's banishment (427).
func banish(t *engine.Task, id engine.ObjectID) (engine.Ref, bool) {
	g := t.Game()
	if k := g.KindOf(id); zones[k].Board || k == InHand {
		g.Applies(engine.R(427, 2))
	}
	ref, done := sendTo(t, id, banishmentOf, BanishedEvent, engine.R(427, 1), false)
	if done && by(t) != engine.NoPlayer {
		e := event(t, Banishes, engine.R(427, 1))
		e.Player, e.Amount, e.Subject = by(t), 1, ref
		t.Emit(e)
	}
	return ref, done
}

// discard moves cards from hand to trash (422).
func discard(t *engine.Task, p engine.Player, list []engine.Datum) []engine.Datum {
	var gone []engine.Datum
	for _, d := range list {
		if ref, done := sendTo(t, engine.ObjectID(d.N), trashOf, Discarded, engine.R(422, 1), false); done {
			gone = append(gone, engine.Obj(ref))
		}
	}
	if len(gone) > 0 {
		e := event(t, Discards, engine.R(422, 1))
		e.Player, e.Amount = p, int16(len(gone))
		t.Emit(e)
	}
	return gone
}

// inChosenOrder puts the runes among cards that are recycled together last, in the order that their owner chooses; alike
// ones are one (416.5).
func inChosenOrder(t *engine.Task, list []engine.Datum) []engine.Datum {
	g := t.Game()
	order, runes := g.NewList(len(list)), g.NewList(len(list))
	alike := true
	for _, d := range list {
		if id := engine.ObjectID(d.N); g.Definition(id).Types.Any(1 << Rune) {
			alike = alike && (len(runes) == 0 || g.Object(id).Definition == g.Object(engine.ObjectID(runes[0].N)).Definition)
			runes = append(runes, d)
		} else {
			order = append(order, d)
		}
	}
	for !alike && len(runes) > 1 {
		first := t.Ask(engine.DecideChoose, g.Object(engine.ObjectID(runes[0].N)).Owner, func(d *engine.Decision) {
			d.Text = "recycle first"
			for _, r := range runes {
				d.Add(engine.Thing(r))
			}
		}).Datum()
		g.Applies(engine.R(416, 5))
		order = append(order, first)
		runes = slices.DeleteFunc(runes, func(d engine.Datum) bool { return engine.Same(d, first) })
	}
	return append(order, runes...)
}

// recycle puts cards at the bottom of their owners' decks: main deck cards in random order, runes in the order that their
// owner chooses (416).
func recycle(t *engine.Task, list []engine.Datum) int {
	g := t.Game()
	order := append(g.NewList(len(list)), list...)
	if len(order) > 1 {
		order = inChosenOrder(t, order)
	}
	for i := len(order) - 1; i > 0; i-- {
		if !g.Definition(engine.ObjectID(order[i].N)).Types.Any(1 << Rune) {
			j := g.Random(i + 1)
			order[i], order[j] = order[j], order[i]
			g.Applies(engine.R(416, 5))
		}
	}
	n, runes := 0, 0
	for _, d := range order {
		id := engine.ObjectID(d.N)
		if !g.Live(d.Ref()) {
			g.Applies(engine.R(416, 4))
			continue
		}
		zone := deckOf
		if g.Definition(id).Types.Any(1 << Rune) {
			zone = runeDeckOf
		}
		cards := truth(!g.Definition(id).Types.Any(1 << Rune)) // a card is one of the main deck (052)
		if g.Object(id).Zone == zone(g, g.Object(id).Owner) {
			e := event(t, Recycled, engine.R(416, 1))
			e.Subject, e.Player, e.From, e.To = g.Ref(id), g.Object(id).Owner, g.Object(id).Zone, g.Object(id).Zone
			e.Snapshot = t.SnapshotOf(id)
			g.Reorder(id, false)
			t.Emit(e)
			n += cards
			continue
		}
		if _, done := sendTo(t, id, zone, Recycled, engine.R(416, 1), false); done {
			n += cards
			runes += 1 - cards
		}
	}
	if n > 0 && by(t) != engine.NoPlayer {
		e := event(t, Recycles, engine.R(416, 1))
		e.Player, e.Amount, e.To = by(t), int16(n), deckOf(g, by(t))
		t.Emit(e)
	}
	return n + runes
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

// contest applies Contested for p when units of p are at a battlefield that p does not control (190.3).
// It reports whether that was new.
func contest(t *engine.Task, place engine.PlaceID, p engine.Player) bool {
	g := t.Game()
	if !isBattlefield(g, place) || controllerOf(g, place) == p || contestedBy(g, place) != engine.NoPlayer || p == engine.NoPlayer {
		return false
	}
	g.SetCounter(battlefieldAt(g, place), ContestedBy, int(p)+1)
	e := event(t, ContestedEvent, engine.R(190, 3))
	e.Player, e.Place = p, place
	t.Emit(e)
	return true
}

// moveUnits moves units to a place, all at once (420).
func moveUnits(t *engine.Task, ids []engine.ObjectID, place engine.PlaceID, who engine.Player) []engine.Datum {
	return moveTogether(t, ids, []engine.PlaceID{place}, who)
}

// moveTogether moves units at once, each to its place, or all to the one that is given (420). Those that cannot legally be
// there are recalled (447.2).
func moveTogether(t *engine.Task, ids []engine.ObjectID, places []engine.PlaceID, who engine.Player) []engine.Datum {
	g := t.Game()
	moved := g.NewList(len(ids))
	var from engine.ZoneID
	for i, id := range ids {
		place := places[min(i, len(places)-1)]
		if !isUnit(g, id) {
			g.Applies(engine.R(447, 3))
			continue
		}
		if !zones[g.KindOf(id)].Board || g.PlaceOf(id) == place || place == 0 {
			continue
		}
		if !forbidden(g, ActMove, who, id, place).OK() {
			g.Applies(engine.R(358, 3)) // what plays it is legal all the same
			continue
		}
		if !mayMoveTo(g, id, place) && len(places) == 1 {
			g.Applies(engine.R(447, 2, 3))
			if !mayStandAt(g, g.Controller(id), place) {
				g.Applies(engine.R(449, 2))
			}
			if combatAt(g) == place {
				g.Applies(engine.R(462, 1))
			}
			recall(t, id)
			continue
		}
		e := event(t, Moves, engine.R(420, 1))
		e.Subject, e.Player, e.From, e.Place, e.To = g.Ref(id), g.Controller(id), g.PlaceOf(id), place, place
		if !t.Happens(&e) {
			continue
		}
		from = e.From
		carry(t, id, place)
		t.Emit(e)
		g.Applies(engine.R(446, 1))
		g.Applies(engine.R(447, 1))
		moved = append(moved, engine.Obj(g.Ref(id)))
	}
	if len(moved) > 0 {
		place := places[0]
		e := event(t, PlayerMoves, engine.R(420, 1))
		e.Player, e.Amount, e.From, e.Place, e.To = who, int16(len(moved)), from, place, place
		e.Subject = moved[0].Ref()
		t.Emit(e)
		for _, d := range moved {
			id := engine.ObjectID(d.N)
			to := g.PlaceOf(id)
			fresh := contest(t, to, g.Controller(id))
			if fresh {
				g.Applies(engine.R(450))
			}
			if opposed := isBattlefield(g, to) && twoSides(g, to); opposed && combatAt(g) != to {
				g.Applies(engine.R(452, 1))
			} else if fresh && !opposed {
				g.Applies(engine.R(451, 1))
			}
		}
		g.Applies(engine.R(446, 3))
	}
	return moved
}

// mayMoveTo: no unit moves to where units of two other players are; in games of three or more not to where others fight
// (447.2), and in teams not to what a teammate controls.
func mayMoveTo(g *engine.Game, id engine.ObjectID, place engine.PlaceID) bool {
	return closedTo(g, g.Controller(id), place).OK()
}

// closedTo tells what closes a place to the moves of a player (447.2).
func closedTo(g *engine.Game, p engine.Player, place engine.PlaceID) engine.Refusal {
	if !isBattlefield(g, place) {
		return engine.Refusal{}
	}
	switch c := controllerOf(g, place); {
	case !mayStandAt(g, p, place):
		return engine.Refusal{Rule: engine.R(447, 2), Reason: "units of two other players are there"}
	case g.Players() > 2 && unitsAt(g, place, p) == 0 && (combatAt(g) == place && attackerOf(g) != p && defenderOf(g) != p || combatAt(g) != place && twoSides(g, place)):
		return engine.Refusal{Rule: engine.R(447, 2, 1), Reason: "a combat of two other players is there"}
	case c != engine.NoPlayer && c != p && g.Friendly(c, p):
		return engine.Refusal{Rule: engine.R(489, 8), Reason: "a teammate controls it"}
	case teammateAt(g, p, place):
		return engine.Refusal{Rule: engine.R(489, 8), Reason: "a teammate's units are there"}
	}
	return engine.Refusal{}
}

// teammateAt reports whether units of a player's teammate are at a place.
func teammateAt(g *engine.Game, p engine.Player, place engine.PlaceID) bool {
	for q := range engine.Player(g.Players()) {
		if q != p && g.Friendly(p, q) && unitsAt(g, place, q) > 0 {
			return true
		}
	}
	return false
}

// carry changes a unit's place together with what is attached to it.
func carry(t *engine.Task, id engine.ObjectID, place engine.PlaceID) {
	g := t.Game()
	old := g.PlaceOf(id)
	for a := g.First(old); a != 0; {
		next := g.Next(a)
		if g.Object(a).Host == id {
			g.Put(a, place, false)
		}
		a = next
	}
	was := g.Ref(id)
	g.Put(id, place, false)
	g.SetStatus(id, Attacking, false)
	g.SetStatus(id, Defending, false)
	g.EndGiftsOf(was, func(lasts uint8) bool { return lasts == WhileHere })
}

// mayStandAt: never at a battlefield with units of two other players (447.2).
func mayStandAt(g *engine.Game, p engine.Player, place engine.PlaceID) bool {
	if !isBattlefield(g, place) {
		return true
	}
	others := 0
	for q := range engine.Player(g.Players()) {
		if q != p && unitsAt(g, place, q) > 0 {
			others++
		}
	}
	return others < 2
}

// recall sends a permanent to its controller's base; it is not a move (454).
func recall(t *engine.Task, id engine.ObjectID) bool {
	g := t.Game()
	home := baseOf(g, g.Controller(id))
	if !zones[g.KindOf(id)].Board || g.PlaceOf(id) == home || g.Derived(id).Types.Any(1<<Legend|1<<Battlefield|1<<Seat) {
		return false
	}
	e := event(t, Recalled, engine.R(455))
	e.Subject, e.Player, e.From, e.Place = g.Ref(id), g.Controller(id), g.PlaceOf(id), home
	if g.Definition(id).Types.Any(1 << Rune) {
		g.Put(id, runesOf(g, g.Controller(id)), false)
	} else {
		carry(t, id, home)
	}
	t.Emit(e)
	g.Applies(engine.R(456, 1))
	g.Applies(engine.R(456, 2))
	if g.Occurs(engine.Forbid) && !forbidden(g, ActMove, e.By, id, home).OK() {
		g.Applies(engine.R(456, 3))
	}
	if g.Status(id, Exhausted) || g.Counter(id, Damage)+g.Counter(id, Buffs) > 0 {
		g.Applies(engine.R(458, 1))
	}
	return true
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

// forbidden tells what forbids a player an act on an object (054.1); place is the destination where the act has one.
func forbidden(g *engine.Game, act uint8, p engine.Player, id engine.ObjectID, place engine.PlaceID) engine.Refusal {
	var r engine.Refusal
	g.Works(engine.Forbid, func(c *engine.Context, a *engine.Ability) bool {
		if a.What != act || !affects(c, a, id) || a.By != nil && !c.In([]engine.Expr{*a.By}, engine.Seat(p)) {
			return true
		}
		if a.To != nil && (place == 0 || !c.Matches(a.To, engine.At(place))) {
			return true
		}
		if a.From != nil && !fromMatches(c, g.Object(id).Zone, a.From) {
			return true
		}
		if a.When != nil && !c.Holds(a.When) {
			return true
		}
		r = imposed(engine.R(54, 1), "a card forbids it", c, a)
		return false
	})
	return r
}

// countering tells what forbids a player to counter an item by what it is as an item.
func countering(g *engine.Game, p engine.Player, i engine.ItemID) engine.Refusal {
	var r engine.Refusal
	g.Works(engine.Forbid, func(c *engine.Context, a *engine.Ability) bool {
		if a.What != ActCounter || a.Affects == nil || a.Affects.Subject.Subject != engine.SubjectLink || !c.Matches(a.Affects, engine.Link(i)) ||
			a.By != nil && !c.In([]engine.Expr{*a.By}, engine.Seat(p)) || a.When != nil && !c.Holds(a.When) {
			return true
		}
		r = engine.Refusal{Rule: engine.R(54, 1), Reason: g.Definition(c.Self.ID).Name + " forbids it", By: c.Self, Line: a.Line}
		return false
	})
	return r
}

// affects reports whether a permission or prohibition speaks about an object.
func affects(c *engine.Context, a *engine.Ability, id engine.ObjectID) bool {
	if a.AffectsRef.Op == engine.OpSelf {
		return c.Self.ID == id
	}
	g := c.Game()
	d := engine.Obj(g.Ref(id))
	if g.Derived(id).Types.Any(1 << Seat) {
		d = engine.Seat(g.Object(id).Owner)
	}
	if a.Affects != nil {
		return c.Matches(a.Affects, d)
	}
	if a.AffectsRef.Op != engine.OpNone {
		v := c.Eval(&a.AffectsRef)
		for _, x := range v.List() {
			if engine.Same(x, d) || x.Kind == engine.PlayerDatum && x.Player() == g.Controller(id) {
				return true
			}
		}
		return false
	}
	return true
}

// eachPermit calls f for what permits a player an act on an object, until f returns false; place is where the act goes, 0
// when it goes nowhere.
func eachPermit(g *engine.Game, act uint8, p engine.Player, id engine.ObjectID, place engine.PlaceID, f func(c *engine.Context, a *engine.Ability) bool) {
	stopped := false
	allows := func(c *engine.Context, a *engine.Ability) bool {
		if a.What == act && permits(c, a, p) && affects(c, a, id) && (a.To == nil || place != 0 && c.Matches(a.To, engine.At(place))) &&
			(a.From == nil || fromMatches(c, g.Object(id).Zone, a.From)) {
			stopped = !f(c, a)
		}
		return !stopped
	}
	own(g, id, engine.Permit, func(c *engine.Context, a *engine.Ability) bool {
		return a.AffectsRef.Op != engine.OpSelf || allows(c, a)
	})
	if !stopped {
		g.Works(engine.Permit, allows)
	}
}

// permits reports whether a permission works now and is a player's: its controller's unless it says whose.
func permits(c *engine.Context, a *engine.Ability, p engine.Player) bool {
	return (a.By == nil && c.You == p || a.By != nil && c.In([]engine.Expr{*a.By}, engine.Seat(p))) && (a.When == nil || c.Holds(a.When))
}

// permitted reports whether something permits a player an act on an object, at a place where the act has one.
func permitted(g *engine.Game, act uint8, p engine.Player, id engine.ObjectID, place engine.PlaceID) bool {
	ok := false
	eachPermit(g, act, p, id, place, func(*engine.Context, *engine.Ability) bool { ok = true; return false })
	return ok
}

// ignoresKeyword reports whether a player ignores a keyword of an object (764): by something on the board, or by the text of the
// card that is being played.
func ignoresKeyword(g *engine.Game, p engine.Player, k engine.KeywordID, id, card engine.ObjectID) bool {
	if !g.Occurs(engine.Permit) {
		return false
	}
	found := false
	look := func(c *engine.Context, a *engine.Ability) bool {
		found = a.What == ActIgnore && a.Keyword != nil && a.Keyword.ID == k && affects(c, a, id) && permits(c, a, p)
		return !found
	}
	if card != 0 {
		own(g, card, engine.Permit, look)
	}
	if !found {
		g.Works(engine.Permit, look)
	}
	return found
}

// splitDamage is how much damage a player may split now, bonus damage included (355.14).
func splitDamage(g *engine.Game, p engine.Player, n int) int {
	if n <= 0 || p < 0 {
		return max(n, 0)
	}
	return n + max(0, g.Number(g.PlayerObject(p), BonusDamage))
}

// mayPlayAt: a unit is never played to where units of two other players are (447.2, 462.2).
func mayPlayAt(g *engine.Game, p engine.Player, place engine.PlaceID) bool {
	return mayStandAt(g, p, place)
}
