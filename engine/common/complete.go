package common

import (
	"slices"

	"cardlathe/engine"
)

// Words makes words without explanations of their names.
func Words(names ...string) []engine.Word {
	list := make([]engine.Word, len(names))
	for i, n := range names {
		list[i].Name = n
	}
	return list
}

// TypeFact is the fact "type": every card has one of these.
func TypeFact(types ...engine.Word) engine.Fact {
	return engine.Fact{Name: "type", Kind: engine.FactWord, Target: engine.ToType, Words: types, Needed: []string{"*"}}
}

// NumberFact is a number from 0 to most that cards of some types have.
func NumberFact(name string, n engine.NumberID, most int, types ...string) engine.Fact {
	return engine.Fact{Name: name, Kind: engine.FactNumber, Target: engine.ToNumber, Number: n, Max: most, Needed: types, For: types, Doc: "its " + name}
}

// Complete adds to a vocabulary what follows from the rest of it, and what every game has: queries; the fields of filters and the
// fields that scripts read, for each number, status and counter too; the condition your_turn; the verbs "choose", "option",
// "random" and "give", which choices and gifts rest on (rule); how boards are written, where own are the kinds of zones that each
// player has. A game whose words need more is better off with the parts of this.
func Complete(v *engine.Vocabulary, own []uint8, rule engine.Rule) {
	objects := slices.Concat(Whose(), Which(v.Keywords))
	views := slices.Concat(ObjectViews(), EventViews())
	for i, n := range v.Numbers {
		objects = append(objects, Number(n.Name, "its "+n.Name, engine.NumberID(i), engine.ReadsDerived))
		views = append(views, ObjectView(n.Name, "its "+n.Name, true, func(c *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
			return engine.Num(max(0, int(d.Numbers[i])))
		}))
	}
	for i, s := range v.Statuses {
		objects = append(objects, Flag(s.Name, "the status", engine.ReadsStatus, func(_ *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) bool {
			return o.Status&(1<<i) != 0
		}))
		views = append(views, StatusView(s.Name, uint8(i)))
	}
	for i, k := range v.Counters {
		views = append(views,
			ObjectView(k.Name, "the counter", true, func(_ *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) engine.Datum {
				return engine.Num(int(o.Counters[i]))
			}),
			PlayerView(k.Name, "the counter", func(g *engine.Game, p engine.Player) engine.Datum {
				return engine.Num(g.Counter(g.PlayerObject(p), uint8(i)))
			}))
	}
	if v.Stage.Board == nil {
		v.Stage = Staging(v, own)
	}
	word := func(w string) int { return WordIndex(v.Types, w) }
	objects = append(objects, TypeField(WordNames(v.Types), word))
	v.Fields = append(v.Fields, Fields(SubjectFields{engine.SubjectObject, objects}, SubjectFields{engine.SubjectPlayer, PlayerFields()},
		SubjectFields{engine.SubjectEvent, EventFields(WordNames(v.Types), word, v.Zones)})...)
	v.ViewFields = append(v.ViewFields, append(views, PlayerView("seat", "seat from 1", func(_ *engine.Game, p engine.Player) engine.Datum { return engine.Num(int(p) + 1) }))...)
	v.Filters = append(v.Filters, PlayerFilter())
	v.Queries = append(v.Queries, Queries...)
	v.Conditions = append(v.Conditions, YourTurn)
	v.ContextFields = append(v.ContextFields, ContextFields()...)
	v.Verbs = append(v.Verbs, GiveVerb("", rule), Option, Random,
		&engine.Verb{Name: "choose", Params: ChooseParams, Options: ChooseOptions, Returns: "view", Doc: "lets a player choose while the effect runs", Rule: rule, Run: Choose})
}

// PlaysOnly marks all kinds of ability but these as ones that a game cannot play: cards that have others are refused. Effect text
// and templates, costs of triggered abilities, and amounts that are split go with them.
func PlaysOnly(v *engine.Vocabulary, kinds ...engine.AbilityKind) {
	u := &v.Unsupported
	u.Kinds = map[engine.AbilityKind]string{}
	for k := engine.OnPlay; k < engine.AbilityKinds; k++ {
		if !slices.Contains(kinds, k) {
			u.Kinds[k] = "abilities of this kind"
		}
	}
	u.Scopes = map[engine.Scope]string{engine.EffectText: "effect text", engine.Template: "templates"}
	u.Slots = map[engine.SlotKind]string{engine.SlotSplit: "amounts that are split", engine.SlotDestination: "destinations"}
	u.Fields = map[string]string{"triggered.cost": "costs of triggered abilities", "mode.cost": "costs of modes", "on_play.cost": "costs of what a card does"}
}
