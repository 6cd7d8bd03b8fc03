package riftbound

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Verbs about what is on the board: damage, control, gifts.

func verbDeal(t *engine.Task, in *engine.Args) engine.Datum {
	if in.Nothing("n") {
		return common.Done(false, 0, nil)
	}
	n := in.Number("n", 0) + in.Number("bonus", 0)
	var source engine.Ref
	if list := in.List("source"); len(list) > 0 {
		source = list[0].Ref()
	}
	var list []damage
	for _, id := range common.Objects(t, in, "objects") {
		list = append(list, damage{id: id, amount: n, source: source, by: t.You})
	}
	split := isSplit(t, in.List("objects"))
	if split {
		list = divide(t, splitDamage(t.Game(), t.You, n, t.Cause), list)
	}
	sum, parts := deal(t, list, !split)
	r := engine.Result{Done: sum > 0, Amount: sum}
	for i, k := range parts {
		r.Each = append(r.Each, engine.Num(k))
		r.Cards = append(r.Cards, engine.Obj(t.Game().Ref(list[i].id)))
	}
	return engine.ResultOf(r)
}

// isSplit reports whether a list is what a slot holds among which an amount is split.
func isSplit(t *engine.Task, list []engine.Datum) bool {
	a := t.Ability()
	if a == nil {
		return false
	}
	for i := range a.Targets {
		slot := &a.Targets[i]
		if slot.Kind != engine.SlotSplit {
			continue
		}
		chosen, _ := t.Chosen(slot.Name)
		if slices.EqualFunc(chosen.List(), list, engine.Same) {
			return true
		}
	}
	return false
}

// divide splits an amount among targets, one at least for each (355.14); when there is not enough for all, as few as
// possible get none.
func divide(t *engine.Task, n int, list []damage) []damage {
	g := t.Game()
	if n <= 0 {
		return nil
	}
	by := t.You
	if by == engine.NoPlayer {
		by = g.Handler()
	}
	for len(list) > n {
		o := t.Ask(DecideAssign, by, func(d *engine.Decision) {
			d.A, d.Text = int32(n), "leave out"
			for i := range list {
				d.Add(engine.Thing(engine.Obj(g.Ref(list[i].id))))
			}
		})
		list = slices.DeleteFunc(list, func(x damage) bool { return x.id == engine.ObjectID(o.N) })
	}
	left := n
	for i := range list {
		rest := len(list) - i - 1
		if rest == 0 {
			list[i].amount = left
			break
		}
		o := t.AskUnlessForced(engine.DecideNumber, by, func(d *engine.Decision) {
			d.Source, d.Min, d.Max, d.A = g.Ref(list[i].id), 1, left-rest, int32(left)
			for k := 1; k <= left-rest && k < engine.MaxOptions; k++ {
				d.Add(engine.Option{Kind: engine.OptionNumber, N: int32(k)})
			}
		})
		list[i].amount = int(o.N)
		left -= int(o.N)
	}
	return list
}

func verbFight(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	a, b := common.Objects(t, in, "a"), common.Objects(t, in, "b")
	if len(a) == 0 || len(b) == 0 {
		return common.Done(false, 0, nil)
	}
	x, y := a[0], b[0]
	sum, parts := deal(t, []damage{
		{id: y, amount: g.Number(x, Might), source: g.Ref(x), by: t.You},
		{id: x, amount: g.Number(y, Might), source: g.Ref(y), by: t.You},
	}, true)
	return engine.ResultOf(engine.Result{Done: sum > 0, Amount: sum, Each: []engine.Datum{engine.Num(parts[0]), engine.Num(parts[1])}})
}

func verbTakeControl(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	p := in.Player("by", t.You)
	v := in.Get("what")
	if p == engine.NoPlayer {
		return common.Done(false, 0, nil)
	}
	lasts := uint8(Forever)
	if w := in.Word("lasts"); w != "" {
		lasts = uint8(common.WordIndex(durations, w))
	}
	list := v.Datum.List()
	if v.IsList {
		list = v.List
	}
	var cards []engine.Datum
	for _, d := range list {
		switch d.Kind {
		case engine.LinkDatum:
			i := engine.ItemID(d.N)
			if it := g.Item(i); it.State == engine.ItemFinalized {
				g.EditItem(i).Controller = p
				if it.Card {
					g.SetController(it.Instance.Bearer.ID, p)
				}
				cards = append(cards, d)
			}
		case engine.ObjectDatum:
			id := engine.ObjectID(d.N)
			if !g.Live(d.Ref()) || !isOnBoard(g, id) || g.Definition(id).Types.Any(1<<Battlefield|1<<Legend|1<<Seat) || lasts == WhileSource && !g.Live(t.Self) {
				continue
			}
			if q := g.Controller(id); q != p {
				e := event(t, TakesControl, engine.R(191))
				e.Subject, e.Player, e.By, e.Extra = d.Ref(), p, p, int16(q)+1
				t.Emit(e)
				g.SetRegister(regTaken, g.Turn())
			}
			t.Give(id, &engine.Gift{Lasts: lasts, Parts: []engine.GiftPart{{Field: giftNamed("controller"), Ref: engine.Expr{Op: engine.OpDatum, Datum: engine.Seat(p)}}}})
			needCleanup(g, engine.R(319, 7))
			cards = append(cards, d)
		}
	}
	return common.ResultOf(cards)
}

// holderThen tells who controlled an object when an event of this turn happened, where control of it was taken this turn (191).
func holderThen(g *engine.Game, r engine.Ref, id engine.EventID) engine.Player {
	if g.Register(regTaken) != g.Turn() {
		return engine.NoPlayer
	}
	then := engine.NoPlayer
	for i := g.TurnStart(); int(i) < g.Events(); i++ {
		e := g.Event(i)
		switch {
		case e.Kind != TakesControl || e.Subject != r:
		case i > id:
			return engine.Player(e.Extra - 1)
		default:
			then = e.Player
		}
	}
	return then
}

// verbSwap lets two units exchange their locations at once (420), or their might for this turn (433).
func verbSwap(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	a, b := common.Objects(t, in, "a"), common.Objects(t, in, "b")
	if len(a) == 0 || len(b) == 0 || a[0] == b[0] || !isUnit(g, a[0]) || !isUnit(g, b[0]) {
		return common.Done(false, 0, nil)
	}
	x, y := a[0], b[0]
	if in.Word("what") == "place" {
		p, q := g.PlaceOf(x), g.PlaceOf(y)
		if p == q {
			return common.Done(false, 0, nil)
		}
		ids, places := tolled(t, t.You, []engine.ObjectID{x, y}, []engine.PlaceID{q, p})
		moved := moveTogether(t, ids, places, t.You)
		return common.ResultOf(moved)
	}
	lasts := uint8(ThisTurn)
	if w := in.Word("lasts"); w != "" {
		lasts = uint8(common.WordIndex(durations, w))
	}
	n := int(g.Derived(x).Numbers[Might]) - int(g.Derived(y).Numbers[Might])
	if n == 0 {
		return common.Done(false, 0, nil)
	}
	for _, one := range []struct {
		id engine.ObjectID
		n  int
	}{{x, -n}, {y, n}} {
		g.Applies(engine.R(433, 1))
		noteMighty(t, one.id)
		t.Give(one.id, &engine.Gift{Lasts: lasts, Parts: []engine.GiftPart{{Field: giftNamed("might"), N: engine.Expr{Op: engine.OpDatum, Datum: engine.Num(one.n)}}}})
		noteMighty(t, one.id)
	}
	return common.ResultOf([]engine.Datum{engine.Obj(g.Ref(x)), engine.Obj(g.Ref(y))})
}

func verbGive(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	gift := in.Get("gift").Gift
	list := in.List("to")
	if v := in.Get("to"); list == nil && v != nil {
		list = v.Datum.List()
	}
	given := 0
	var cards []engine.Datum
	if gift.Lasts == WhileSource && !g.Live(t.Self) {
		return common.Done(false, 0, nil) // its time is over before it began (389)
	}
	for _, d := range list {
		id := engine.ObjectID(0)
		switch d.Kind {
		case engine.ObjectDatum:
			if g.Live(d.Ref()) {
				id = engine.ObjectID(d.N)
			}
		case engine.PlayerDatum:
			id = g.PlayerObject(d.Player())
		case engine.PlaceDatum:
			if id = battlefieldAt(g, d.Place()); id == 0 {
				id = g.PlayerObject(g.Zone(d.Place()).Owner)
			}
		}
		if id == 0 {
			continue
		}
		if g.KindOf(id) != OnChain && slices.ContainsFunc(gift.Parts, func(p engine.GiftPart) bool { return p.Field.Playing }) {
			t.Fail("how it enters is given to what is being played, to what fx:play gives: to what may be played later fx:install gives it, by a static of playing { ... } or next_played { ... }")
		}
		noteMighty(t, id)
		if less := lessMight(t, gift); less > 0 && isUnit(g, id) {
			e := event(t, LosesMight, engine.R(477, 3))
			e.Subject, e.Player, e.Amount = g.Ref(id), g.Controller(id), int16(less)
			if !t.Happens(&e) {
				given++
				continue
			}
			t.Emit(e)
			if int(e.Amount) != less {
				t.Give(id, takingMight(gift, int(e.Amount)))
				noteMighty(t, id)
				given++
				cards = append(cards, d)
				continue
			}
		}
		t.Give(id, gift)
		g.Applies(engine.R(480, 1))
		for k := range gift.Parts {
			if len(gift.Parts[k].Keywords) > 0 {
				g.Applies(engine.R(801, 3))
			}
		}
		if gift.Lasts != Forever {
			g.Applies(engine.R(390, 4))
		}
		noteMighty(t, id)
		given++
		cards = append(cards, d)
	}
	return common.Done(given > 0, given, cards)
}

// takingMight is a gift with another amount of might that it takes.
func takingMight(gift *engine.Gift, n int) *engine.Gift {
	changed := *gift
	changed.Parts = slices.Clone(gift.Parts)
	for i := range changed.Parts {
		if p := &changed.Parts[i]; p.Field.Kind == engine.GiftNumber && p.Field.Number == Might && p.Field.Layer == 3 {
			p.N = engine.Expr{Op: engine.OpDatum, Datum: engine.Num(-n)}
		}
	}
	return &changed
}

// lessMight is how much might a gift takes; 0 when it takes none.
func lessMight(t *engine.Task, gift *engine.Gift) int {
	for i := range gift.Parts {
		if p := &gift.Parts[i]; p.Field.Kind == engine.GiftNumber && p.Field.Number == Might && p.Field.Layer == 3 {
			return max(0, -t.Number(&p.N))
		}
	}
	return 0
}
