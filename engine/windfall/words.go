package windfall

import (
	_ "embed"
	"errors"
	"fmt"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// The words of the game as numbers, each group in the order of its list in the vocabulary.
const (
	critter, trick, player                                                                       = 0, 1, 2
	inSeat, inAir, inHand, inDeck, inOrchard, inCompost                                          = 0, 1, 2, 3, 4, 5
	damage, sap, turns, tired, bramble, cost, bite, shell, thisTurn                              = 0, 1, 2, 0, 0, 0, 1, 2, 1
	enters, dies, attacks, hurt, plays, draws, begins, ends, concedes, failed, reworded, endless = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
	decideAct, optionEnd, optionPlay, optionAttack                                               = engine.DecisionRules, engine.OptionRules, engine.OptionRules + 1, engine.OptionRules + 2
)

var (
	//go:embed rules.tsv
	rules string
	//go:embed sentences.tsv
	sentences string
	//go:embed terms.tsv
	terms       string
	book        = engine.NewBook(19, "WF-") // its numbers are written WF-2.1
	shared, own = []uint8{inSeat, inAir}, []uint8{inHand, inDeck, inOrchard, inCompost}
	seat        = &engine.Card{ID: "windfall:seat", Name: "Player", Game: "windfall", Type: player, Types: 1 << player}
	told        = map[engine.EventKind]string{enters: "{what} comes", dies: "{what} dies", attacks: "{what} attacks {it}", hurt: "{what} takes {n} damage", plays: "{who} plays {what}",
		draws: "{who} draws {what}", begins: "turn {n}: {who}", ends: "{who} ends the turn", concedes: "{who} gives up", failed: "the script of {what} failed", reworded: "the text of {what} has changed", endless: "a draw"}
	labels = map[engine.OptionKind]string{optionEnd: "end", optionPlay: "play", optionAttack: "attack"}
)

func vocabulary() *engine.Vocabulary {
	types := common.Words("critter", "trick", "player")
	return &engine.Vocabulary{Game: "windfall", Title: "Windfall", Rulebook: common.Rulebook("WF-", rules), Terms: common.TermTable(terms), Sentences: common.Sentences(sentences), Builtin: []*engine.Card{seat},
		Types: types, Statuses: common.Words("tired"), Counters: common.Words("damage", "sap", "turns"), Phases: common.Words("day"), Decisions: common.Words("act"),
		Durations: []engine.Word{{Name: "forever", Doc: "for good"}, {Name: "turn", Doc: "this turn"}}, Periods: []engine.Word{{Name: "turn", Doc: "a turn"}, {Name: "game", Doc: "the game"}}, WholeGame: 1, Plays: plays, Failed: failed, Reworded: reworded, Endless: endless,
		Zones: []engine.ZoneKind{{Name: "seat"}, {Name: "air", Stack: true}, {Name: "hand", Visibility: engine.OwnerOnly}, {Name: "deck", Visibility: engine.Secret, Ordered: true},
			{Name: "orchard", Board: true, Place: true, Holds: 1 << critter}, {Name: "compost"}},
		Numbers:  []engine.NumberDecl{{Name: "cost", Printed: true}, {Name: "bite", Printed: true, HasFloor: true}, {Name: "shell", Printed: true}},
		Facts:    []engine.Fact{common.TypeFact(types[:2]...), common.NumberFact("cost", cost, 20, "critter", "trick"), common.NumberFact("bite", bite, 20, "critter"), common.NumberFact("shell", shell, 20, "critter")},
		Keywords: []engine.KeywordDecl{{Name: "Bramble", Doc: "its player is not attacked", Rule: book.R(4, 2)}},
		Sections: []engine.Section{{Name: "main", Drawn: true}}, Modes: []engine.Mode{{Name: "duel", Title: "Duel", Players: 2}},
		Knobs: []engine.Knob{{Name: "cards", Default: 20, Min: 10, Max: 40, Rule: book.R(1, 1)}, {Name: "life", Default: 12, Min: 1, Max: 99, Rule: book.R(5, 1)},
			{Name: "hand", Default: 4, Max: 9, Rule: book.R(1, 3)}, {Name: "sap", Default: 6, Min: 1, Max: 20, Rule: book.R(2, 1)}, {Name: common.KnobLoop, Default: 200, Min: 1, Max: 999, Rule: book.R(5, 4)}},
		Events: []*engine.EventDecl{{Name: "enters", Kind: enters, Arriving: true, Rule: book.R(3, 2)}, {Name: "attacks", Kind: attacks, Rule: book.R(4, 1)}, {Name: "hurt", Kind: hurt, Rule: book.R(4, 3)},
			{Name: "dies", Kind: dies, Leaving: true, JudgedBefore: true, Rule: book.R(4, 4)}, {Name: "plays", Kind: plays, Subject: engine.SubjectPlayer, Rule: book.R(3, 1)},
			{Name: "draws", Kind: draws, Subject: engine.SubjectPlayer, Rule: book.R(2, 2)}, {Name: "begins", Kind: begins, Subject: engine.SubjectPlayer, Rule: book.R(2, 1)}},
		Filters:    []*engine.FilterDecl{common.ZoneFilter("critter", "a critter in an orchard", 1<<inOrchard, 1<<critter, engine.ReadsZones)},
		GiftFields: []*engine.GiftField{{Name: "bite", Kind: engine.GiftNumber, Layer: 3, Number: bite}, {Name: "shell", Kind: engine.GiftNumber, Layer: 3, Number: shell}},
		Verbs:      []*engine.Verb{common.HitVerb("deal", "deals damage to critters and players", book.R(4, 3), hit), common.CountVerb("draw", "draws cards", book.R(2, 2), draw)},
		Actions:    []engine.Action{{Name: "play", Args: `"Card"`, Doc: "plays a card", Rule: book.R(3, 1)}, {Name: "attack", Args: `"Critter", "Critter"`, Doc: "attacks", Rule: book.R(4, 1)}, {Name: "end_turn", Doc: "ends the turn", Rule: book.R(2, 4)}},
		Commands:   []engine.Command{{Name: "concede", Kind: 1, Doc: "gives up", Rule: book.R(5, 3)}}, Noted: engine.NotedRules{Endless: book.R(5, 4), NotOffered: book.R(2, 3)}}
}

// complete adds what follows from the words, once all are there.
func complete(v *engine.Vocabulary) *engine.Vocabulary {
	common.Complete(v, own, book.R(3, 4))
	common.PlaysOnly(v, engine.OnPlay, engine.Triggered, engine.Static)
	return v
}

// Build makes the board of a scenario: it is the day of the player whose turn it is.
func (r *Rules) Build(g *engine.Game, board engine.Spec) ([]engine.Placed, []engine.Problem) {
	common.MakeTable(g, seat, shared, own)
	b := &common.Builder{Game: g}
	g.BeginTurn(b.Sides(&board, nil))
	return b.Placed, b.Problems
}

// Means returns the option that an action of a scenario stands for.
func (r *Rules) Means(g *engine.Game, p engine.Player, action string, args []engine.Spec) (engine.Option, error) {
	switch {
	case action == "end_turn":
		return engine.Option{Kind: optionEnd}, nil
	case action == "play" && len(args) == 1:
		id, err := common.FindIn(g, p, &args[0], common.ZoneOf(g, p, inHand))
		return common.OptionFor(g, optionPlay, id, 0), err
	case action == "attack" && len(args) == 2:
		id, err := common.FindOnBoard(g, p, &args[0])
		target, none := common.FindTarget(g, 1-p, &args[1])
		return common.OptionFor(g, optionAttack, id, int32(target)), errors.Join(err, none)
	}
	return engine.Option{}, fmt.Errorf("there is no action %q with %d arguments", action, len(args))
}

// Evaluate weighs what both players have; of a hand only the size is known.
func (r *Rules) Evaluate(g *engine.Game, p engine.Player) int {
	return common.Balance(g, p, func(q engine.Player) int {
		v := 2*g.Count(common.ZoneOf(g, q, inHand)) - 3*g.Counter(g.PlayerObject(q), damage)
		for _, id := range common.In(g, inOrchard, q) {
			v += 1 + 2*g.Number(id, bite) + g.Number(id, shell) - g.Counter(id, damage)
		}
		return v
	})
}
