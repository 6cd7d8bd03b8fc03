// Package windfall is a tiny game of its own, complete, for those who write a new one: engine/NEWGAME.md takes it apart. Two
// orchards of critters fight until a player has no life left. Its rules are rules.tsv, whose numbers stand in brackets here.
package windfall

import (
	"fmt"
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Rules is the ruleset; it holds no state. What common.Plain answers for it is not special in this game.
type Rules struct{ common.Plain }

// New returns the ruleset of Windfall.
func New() *Rules { return &Rules{common.NewPlain(complete(vocabulary()), told, labels)} }

// CheckDeck lists every breach of the rule about decks (1.1).
func (r *Rules) CheckDeck(lib *engine.Library, deck *engine.Deck, format *engine.Format) []engine.Problem {
	return common.CheckSection(lib, deck, "main", r.Vocabulary().Knob(format, "cards"), 3, book.R(1, 1))
}

// Setup builds zones and decks. What chance decides comes with the first step: see begin.
func (r *Rules) Setup(g *engine.Game, _ *engine.Format, decks []*engine.Deck) error {
	common.MakeTable(g, seat, shared, own)
	return common.Deal(g, decks, "main", inDeck)
}

// Step does the next thing that the rules demand; then critters die, and the game may be over.
func (r *Rules) Step(t *engine.Task) {
	g := t.Game()
	switch i := g.Pending(); {
	case common.GivesUp(t, concedes, book.R(5, 3)):
		return
	case i != 0: // something has triggered
		t.Step = book.R(3, 5)
		common.HappenNow(t, i)
	case g.Turn() == 0:
		begin(t)
	default:
		r.act(t, g.Active())
	}
	settle(t)
}

// begin decides who begins, and deals the first hands (1.2, 1.3).
func begin(t *engine.Task) {
	g := t.Game()
	g.Shuffle(common.ZoneOf(g, 0, inDeck))
	g.Shuffle(common.ZoneOf(g, 1, inDeck))
	first := engine.Player(g.Random(2))
	g.Applies(book.R(1, 2))
	t.Step = book.R(1, 3)
	draw(t, first, g.Knob("hand"))
	draw(t, 1-first, g.Knob("hand")+1)
	beginTurn(t, first)
}

// beginTurn ends the turn before (2.4), wakes critters, lets sap rise (2.1), and draws (2.2).
func beginTurn(t *engine.Task, p engine.Player) {
	g, me := t.Game(), t.Game().PlayerObject(p)
	for _, id := range common.In(g, inOrchard, 0, 1) {
		g.SetCounter(id, damage, 0)
		g.SetStatus(id, tired, g.Status(id, tired) && g.Controller(id) != p)
	}
	g.EndGifts(func(lasts uint8, _ engine.Player, _ engine.Ref) bool { return lasts == thisTurn })
	g.BeginTurn(p)
	g.SetCounter(me, sap, min(g.AddCounter(me, turns, 1), g.Knob("sap")))
	t.Step = book.R(2, 1)
	t.Emit(engine.Event{Kind: begins, Player: p, By: p, Amount: int16(g.Turn()), Rule: book.R(2, 1)})
	draw(t, p, min(1, int(g.Turn())-1)) // none in the first turn
}

// draw lets a player draw cards one by one (2.2, 2.5); it returns how often that was done.
func draw(t *engine.Task, p engine.Player, n int) int {
	g := t.Game()
	deck, hand := common.ZoneOf(g, p, inDeck), common.ZoneOf(g, p, inHand)
	for range n {
		if id := g.First(deck); id == 0 {
			hit(t, g.PlayerObject(p), 1, engine.Ref{}, book.R(2, 5))
		} else {
			t.Emit(engine.Event{Kind: draws, Player: p, By: p, Subject: g.Put(id, hand, false), From: deck, To: hand, Rule: book.R(2, 2)})
		}
	}
	return max(0, n)
}

// act asks the player whose turn it is, and does it (2.3).
func (r *Rules) act(t *engine.Task, p engine.Player) {
	t.Step = book.R(2, 3)
	o := t.Ask(decideAct, p, func(d *engine.Decision) { r.list(t.Game(), p, d) })
	switch o.Kind {
	case optionPlay:
		play(t, p, engine.ObjectID(o.N))
	case optionAttack:
		attack(t, p, engine.ObjectID(o.N), engine.ObjectID(o.M))
	default:
		t.Emit(engine.Event{Kind: ends, Player: p, By: p, Rule: book.R(2, 4)})
		beginTurn(t, 1-p)
	}
}

// list lists what a player may do: all that Why does not refuse.
func (r *Rules) list(g *engine.Game, p engine.Player, d *engine.Decision) {
	add := func(o engine.Option) {
		if r.Why(g, p, o).OK() && len(d.Options) < engine.MaxOptions {
			d.Add(o)
		}
	}
	add(engine.Option{Kind: optionEnd})
	for _, id := range common.In(g, inHand, p) {
		add(common.OptionFor(g, optionPlay, id, 0))
	}
	for _, id := range common.In(g, inOrchard, p) {
		for _, target := range append(common.In(g, inOrchard, 1-p), g.PlayerObject(1-p)) {
			add(common.OptionFor(g, optionAttack, id, int32(target)))
		}
	}
}

// Why tells what keeps a player from doing something in a turn; the zero Refusal means that nothing does.
func (r *Rules) Why(g *engine.Game, p engine.Player, o engine.Option) engine.Refusal {
	id, ok := common.ObjectOf(g, o)
	target, foe, foes, have := engine.ObjectID(o.M), g.PlayerObject(1-p), common.In(g, inOrchard, 1-p), g.Counter(g.PlayerObject(p), sap)
	guard := slices.IndexFunc(foes, func(id engine.ObjectID) bool { return g.HasKeyword(id, bramble) })
	switch zone, def := g.Object(id).Zone, g.Definition(id); {
	case p != g.Active():
		return engine.Refusal{Rule: book.R(2, 3), Reason: "it is the turn of " + common.PlayerName(g.Active())}
	case o == engine.Option{Kind: optionEnd}:
	case !ok || o.Kind != optionPlay && o.Kind != optionAttack:
		return engine.Refusal{Rule: book.R(2, 3), Reason: "in a turn one plays cards, attacks, or ends the turn"}
	case o.Kind == optionPlay && zone != common.ZoneOf(g, p, inHand):
		return engine.Refusal{Rule: book.R(3, 1), Reason: "cards are played from the own hand"}
	case o.Kind == optionPlay && int(def.Numbers[cost]) > have:
		return engine.Refusal{Rule: book.R(3, 1), Reason: fmt.Sprintf("it costs %d sap, and there is %d", def.Numbers[cost], have)}
	case o.Kind == optionPlay && def.Type == critter && g.Count(common.ZoneOf(g, p, inOrchard)) >= 5:
		return engine.Refusal{Rule: book.R(3, 3), Reason: "the orchard is full"}
	case o.Kind == optionPlay && !common.Choosable(g, p, id):
		return engine.Refusal{Rule: book.R(3, 4), Reason: "nothing that it chooses is there"}
	case o.Kind == optionPlay:
	case zone != common.ZoneOf(g, p, inOrchard):
		return engine.Refusal{Rule: book.R(4, 1), Reason: "critters of the own orchard attack"}
	case g.Status(id, tired):
		return engine.Refusal{Rule: book.R(4, 1), Reason: "it is tired"}
	case target != foe && !slices.Contains(foes, target):
		return engine.Refusal{Rule: book.R(4, 1), Reason: "opposing critters and the opponent are attacked"}
	case target == foe && guard >= 0:
		return engine.Refusal{Rule: book.R(4, 2), Reason: "a critter with Bramble is there", By: g.Ref(foes[guard])}
	}
	return engine.Refusal{}
}

// play pays for a card and does what it is for (3.1, 3.2, 3.4).
func play(t *engine.Task, p engine.Player, id engine.ObjectID) {
	g, orchard, compost := t.Game(), common.ZoneOf(t.Game(), p, inOrchard), common.ZoneOf(t.Game(), p, inCompost)
	e := engine.Event{Kind: plays, Player: p, By: p, From: g.Object(id).Zone, To: compost, Rule: book.R(3, 1)}
	pay := func() { g.AddCounter(g.PlayerObject(p), sap, -int(g.Definition(id).Numbers[cost])) }
	if g.Definition(id).Type == trick {
		t.Step = book.R(3, 4)
		e.Subject = common.PlayNow(t, p, id, common.ZoneOf(g, engine.NoPlayer, inAir), compost, pay)
	} else {
		pay()
		e.Subject, e.To = g.Put(id, orchard, false), orchard
		g.SetStatus(id, tired, true)
		t.Emit(engine.Event{Kind: enters, Player: p, By: p, Subject: e.Subject, From: e.From, To: orchard, Rule: book.R(3, 2)})
	}
	t.Emit(e)
}

// attack: both deal their bite at once; a player has none (4.1, 4.3).
func attack(t *engine.Task, p engine.Player, id, target engine.ObjectID) {
	g := t.Game()
	t.Context = g.For(id)
	g.SetStatus(id, tired, true)
	t.Emit(engine.Event{Kind: attacks, Player: p, By: p, Subject: g.Ref(id), Object: g.Ref(target), Rule: book.R(4, 1)})
	there, back := g.Number(id, bite), g.Number(target, bite)
	hit(t, target, there, g.Ref(id), book.R(4, 3))
	hit(t, id, back, g.Ref(target), book.R(4, 3))
}

// hit deals damage to a critter or a player; it returns how much.
func hit(t *engine.Task, id engine.ObjectID, n int, source engine.Ref, rule engine.Rule) int {
	g := t.Game()
	if kind := g.KindOf(id); n <= 0 || kind != inSeat && kind != inOrchard {
		return 0
	}
	g.AddCounter(id, damage, n)
	t.Emit(engine.Event{Kind: hurt, Player: g.Controller(id), By: t.You, Subject: g.Ref(id), Object: source, Amount: int16(n), Rule: rule})
	return n
}

// settle lets critters die until none must (4.4), and ends the game (5.1, 5.2).
func settle(t *engine.Task) {
	g := t.Game()
	alive := func(id engine.ObjectID) bool { return g.Counter(id, damage) < g.Number(id, shell) }
	for common.PutTogether(t, slices.DeleteFunc(common.In(g, inOrchard, 0, 1), alive), inCompost, dies, book.R(4, 4)) {
	}
	common.LastStanding(g, func(p engine.Player) bool { return g.Counter(g.PlayerObject(p), damage) < g.Knob("life") }, book.R(5, 1), book.R(5, 2))
}
