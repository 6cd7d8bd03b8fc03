package windfall

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"os"
	"slices"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/common"
	"cardlathe/scripts"
	"cardlathe/tools/scenario"
	"cardlathe/tools/simulate"
)

// grown is Windfall with what most games come to need: a keyword with a number, abilities that are used for a cost, a limit of
// the hand, one more demand on decks. The chapter of engine/NEWGAME.md about games that grow takes it apart.
type grown struct{ *Rules }

// What is added to the words; the lists only grow.
const (
	thick          = bramble + 1
	costSap        = 0
	decideDiscard  = decideAct + 1
	optionUse      = optionAttack + 1
	uses, discards = endless + 1, endless + 2
)

func newGrown() grown {
	v := vocabulary()
	v.Keywords = append(v.Keywords, engine.KeywordDecl{Name: "Thick", Numbered: true, Adds: true, Doc: "that much more shell", Rule: book.R(4, 5)})
	v.GiftFields = append(v.GiftFields, &engine.GiftField{Name: "keywords", Kind: engine.GiftKeywords, Layer: 2, Doc: "keywords"})
	v.CostFields = []*engine.CostField{{ID: costSap, Name: "sap", Kind: engine.CostNumber, Doc: "sap", Rule: book.R(3, 6)}}
	v.Speeds = common.Words("turn") // when abilities are used: in the own turn
	v.Knobs = append(v.Knobs, engine.Knob{Name: "hand_limit", Default: 7, Max: 20, Doc: "cards in hand as a turn ends", Rule: book.R(2, 6)})
	v.Knobs = append(v.Knobs, engine.Knob{Name: "tricks", Default: 9, Max: 40, Doc: "tricks in a deck", Rule: book.R(1, 4)})
	v.Decisions = append(v.Decisions, engine.Word{Name: "discard"})
	v.Events = append(v.Events, &engine.EventDecl{Name: "discards", Kind: discards, Subject: engine.SubjectPlayer, Rule: book.R(2, 6)})
	v.Actions = append(v.Actions, engine.Action{Name: "use", Args: `"Critter"`, Rule: book.R(3, 6), Suits: common.Activates})
	v.Terms = append(v.Terms, engine.Term{Key: "use", English: "use {what}", Chinese: "发动{what}"}, engine.Term{Key: "prompt.discard", English: "discard which card?", Chinese: "弃置哪张牌？"})
	v.Rulebook = append(v.Rulebook, common.Rulebook("WF-", "1.4\ta deck has as many tricks as the format says at most\n2.6\tas a turn ends its player discards down to the limit, in secret\n3.6\tan ability is used for its cost\n4.5\tThick adds its number to the shell\n")...)
	told, labels := maps.Clone(told), maps.Clone(labels)
	told[uses], told[discards], labels[optionUse] = "{who} uses {what}", "{who} discards {what}", "use"
	complete(v)
	common.PlaysOnly(v, engine.OnPlay, engine.Triggered, engine.Static, engine.Activated)
	return grown{&Rules{common.NewPlain(v, told, labels)}}
}

// CheckDeck lists also too many tricks (1.4).
func (r grown) CheckDeck(lib *engine.Library, deck *engine.Deck, format *engine.Format) []engine.Problem {
	problems := common.Breaches(r.Rules.CheckDeck(lib, deck, format))
	n, most := 0, r.Vocabulary().Knob(format, "tricks")
	for _, e := range deck.Sections["main"] {
		if c := lib.Find(e.Card); c != nil && c.Type == trick {
			n += e.Count
		}
	}
	if n > most {
		problems.Breach(book.R(1, 4), deck.Line, "", fmt.Sprintf("take %d out", n-most), "main: %d tricks, the format allows %d", n, most)
	}
	return problems
}

// Arithmetic: Thick adds its number to the shell (4.5).
func (grown) Arithmetic(_ *engine.Game, ids []engine.ObjectID, values []engine.Derived, changed []engine.ObjectID) []engine.ObjectID {
	for _, id := range ids {
		if d := &values[id]; d.Has(thick) {
			d.Numbers[shell] += int16(d.KeywordN[thick])
			changed = append(changed, id)
		}
	}
	return changed
}

// Step is that of Windfall, with more to do in a turn.
func (r grown) Step(t *engine.Task) {
	g := t.Game()
	switch i := g.Pending(); {
	case common.GivesUp(t, concedes, book.R(5, 3)):
		return
	case i != 0:
		t.Step = book.R(3, 5)
		common.HappenNow(t, i)
	case g.Turn() == 0:
		begin(t)
	default:
		r.act(t, g.Active())
	}
	settle(t)
}

func (r grown) act(t *engine.Task, p engine.Player) {
	t.Step = book.R(2, 3)
	o := t.Ask(decideAct, p, func(d *engine.Decision) { r.list(t.Game(), p, d) })
	switch id := engine.ObjectID(o.N); o.Kind {
	case optionPlay:
		play(t, p, id)
	case optionAttack:
		attack(t, p, id, engine.ObjectID(o.M))
	case optionUse:
		use(t, p, id, int(o.M))
	default:
		discard(t, p)
		t.Emit(engine.Event{Kind: ends, Player: p, By: p, Rule: book.R(2, 4)})
		beginTurn(t, 1-p)
	}
}

// list lists also the abilities that may be used.
func (r grown) list(g *engine.Game, p engine.Player, d *engine.Decision) {
	r.Rules.list(g, p, d)
	for _, id := range common.In(g, inOrchard, p) {
		for n := range g.Definition(id).Abilities {
			if o := common.OptionFor(g, optionUse, id, int32(n)); len(d.Options) < engine.MaxOptions && r.Why(g, p, o).OK() {
				d.Add(o)
			}
		}
	}
}

// Why tells also what keeps a player from using an ability (3.6).
func (r grown) Why(g *engine.Game, p engine.Player, o engine.Option) engine.Refusal {
	id, ok := common.ObjectOf(g, o)
	if !ok || o.Kind != optionUse || p != g.Active() || g.Object(id).Zone != common.ZoneOf(g, p, inOrchard) {
		return r.Rules.Why(g, p, o)
	}
	a, have := common.AbilityAt(g, id, int(o.M)), g.Counter(g.PlayerObject(p), sap)
	switch {
	case a == nil:
		return engine.Refusal{Rule: book.R(3, 6), Reason: "it has no such ability"}
	case common.AmountOf(g, id, a, costSap) > have:
		return engine.Refusal{Rule: book.R(3, 6), Reason: fmt.Sprintf("it costs %d sap, and there is %d", common.AmountOf(g, id, a, costSap), have)}
	case !common.Usable(g, p, id, a):
		return engine.Refusal{Rule: book.R(3, 6), Reason: "its conditions, its limit or its choices forbid it"}
	}
	return engine.Refusal{}
}

// use pays for an ability and does what it says (3.6).
func use(t *engine.Task, p engine.Player, id engine.ObjectID, n int) {
	g, a := t.Game(), common.AbilityAt(t.Game(), id, n)
	t.Step = book.R(3, 6)
	common.UseNow(t, p, id, a, func() {
		g.AddCounter(g.PlayerObject(p), sap, -common.AmountOf(g, id, a, costSap))
		t.Emit(engine.Event{Kind: uses, Player: p, By: p, Subject: g.Ref(id), Rule: book.R(3, 6)})
	})
}

// discard lets a player discard down to the limit (2.6).
func discard(t *engine.Task, p engine.Player) {
	g := t.Game()
	hand, compost := common.ZoneOf(g, p, inHand), common.ZoneOf(g, p, inCompost)
	n := g.Count(hand) - g.Knob("hand_limit")
	for _, x := range t.ChooseFrom(decideDiscard, p, common.Contents(g, hand), n, n, func(d *engine.Decision) { d.Secret = true }) {
		t.Emit(engine.Event{Kind: discards, Player: p, By: p, Subject: g.Put(engine.ObjectID(x.N), compost, true), From: hand, To: compost, Rule: book.R(2, 6)})
	}
}

// Means knows one more action.
func (r grown) Means(g *engine.Game, p engine.Player, action string, args []engine.Spec) (engine.Option, error) {
	if action != "use" || len(args) == 0 {
		return r.Rules.Means(g, p, action, args)
	}
	id, err := common.FindOnBoard(g, p, &args[0])
	n, _, ok := common.AbilityMeant(g, id, args[1:])
	if !ok {
		n = -1
	}
	return common.OptionFor(g, optionUse, id, int32(n)), err
}

// TestGrown proves what is added, and plays games with it.
func TestGrown(t *testing.T) {
	rules, tree := []engine.Ruleset{newGrown()}, os.DirFS("testdata/grown")
	files, diags := scenario.Find(tree)
	suite, more := scenario.Open(&scenario.Content{Tree: tree, Rules: rules, Load: scenario.Load(rules)}, files)
	for _, d := range append(diags, more...) {
		t.Error(d)
	}
	proven := map[string]bool{}
	for _, sc := range suite.Scenarios {
		r := sc.Run()
		if !r.Pass {
			var b bytes.Buffer
			_ = scenario.WriteFailure(&b, &r)
			t.Error(b.String())
		}
		for _, line := range scenario.Cover(rules[0].Vocabulary(), []scenario.Result{r}).Lines {
			proven[line.Number] = proven[line.Number] || line.Proven
		}
	}
	for _, rule := range []string{"WF-1.4", "WF-2.6", "WF-3.6"} {
		if !proven[rule] {
			t.Errorf("%s is not proven", rule)
		}
	}
	content, _ := scripts.Open(tree, rules, nil, nil)
	lib := content.Library.Game("windfall")
	s, err := simulate.Run(context.Background(), simulate.Options{Library: lib, Format: lib.Formats["grown"], Decks: slices.Repeat([]*engine.Deck{lib.Decks["grown"]}, 2),
		PolicyA: "greedy", PolicyB: "random", Games: 100, Check: true, Seed: 1})
	if err != nil || s.Games != 100 || s.Unfinished > 0 || s.Tainted > 0 {
		t.Errorf("%+v, %v", s, err)
	}
}
