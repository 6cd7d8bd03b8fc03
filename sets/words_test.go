package sets_test

import "cardlathe/engine"

// words is a vocabulary for tests, shaped like the real one; an integration test elsewhere uses the real one.
func words() []*engine.Vocabulary {
	w := func(names ...string) []engine.Word {
		out := make([]engine.Word, len(names))
		for i, n := range names {
			out[i].Name = n
		}
		return out
	}
	types := w("unit", "gear", "spell", "rune", "battlefield", "legend")
	colors := w("fury", "calm", "mind", "body", "chaos", "order")
	cost := []string{"unit", "gear", "spell"}
	knobs := []engine.Knob{}
	for _, n := range []string{"victory", "battlefields", "battlefields_provided", "main_deck", "main_deck_max", "copies", "runes", "hand", "mulligan", "channel", "last_player_extra_runes",
		"first_player_by_battlefield", "side_by_side", "invitations", "hidden_free", "hold_first", "draw_first", "hidden_discarded", "final_point_controls", "final_point_draws"} {
		k := engine.Knob{Name: n, Default: 8, Min: min(1, max(0, 11-len(knobs))), Max: 99}
		switch n {
		case "battlefields":
			k.AtMost = "battlefields_provided"
		case "main_deck":
			k.AtMost = "main_deck_max"
		case "copies":
			k.Odd, k.Default = true, 3
		case "side_by_side":
			k.Default, k.Modes = 0, []string{"2v2"}
		case "invitations":
			k.Needs = "victory"
		}
		knobs = append(knobs, k)
	}
	v := &engine.Vocabulary{
		Game: "riftbound", Title: "Riftbound",
		Types: types, Traits: w("champion", "signature", "basic"), Colors: colors, Resources: append(append([]engine.Word{}, colors...), engine.Word{Name: "universal"}),
		Numbers: []engine.NumberDecl{{Name: "might", Printed: true}, {Name: "energy", Printed: true}, {Name: "might_bonus", Printed: true}},
		Keywords: []engine.KeywordDecl{{Name: "Action"}, {Name: "Reaction"}, {Name: "Tank", Types: engine.Bit(0)}, {Name: "Assault", Numbered: true}, {Name: "Shield", Numbered: true},
			{Name: "Deflect", Numbered: true}, {Name: "Ganking"}, {Name: "Vision"}, {Name: "Repeat", Costed: true}, {Name: "Equip", Costed: true}, {Name: "Flow", Costed: true, Plain: true}},
		Facts: []engine.Fact{
			{Name: "type", Kind: engine.FactWord, Target: engine.ToType, Words: types, Needed: []string{"*"}},
			{Name: "supertypes", Kind: engine.FactWords, Target: engine.ToTraits, Words: w("champion", "signature", "basic")},
			{Name: "domains", Kind: engine.FactWords, Target: engine.ToColors, Words: colors},
			{Name: "energy", Kind: engine.FactNumber, Target: engine.ToNumber, Number: 1, Max: 20, For: cost, Needed: cost},
			{Name: "power", Kind: engine.FactAmounts, Target: engine.ToAmounts, Words: colors, Max: 9, For: cost},
			{Name: "might", Kind: engine.FactNumber, Target: engine.ToNumber, Number: 0, Max: 99, For: cost[:1], Needed: cost[:1]},
			{Name: "might_bonus", Kind: engine.FactNumber, Target: engine.ToNumber, Number: 2, Min: -9, Max: 99, For: cost[1:2]},
			{Name: "tags", Kind: engine.FactWords, Target: engine.ToTags},
			{Name: "token", Kind: engine.FactFlag, Target: engine.ToToken},
		},
		Sections:   []engine.Section{{Name: "legend", Single: true}, {Name: "champion", Single: true}, {Name: "main"}, {Name: "runes"}, {Name: "battlefields"}},
		Modes:      []engine.Mode{{Name: "duel", Players: 2}, {Name: "match", Players: 2}, {Name: "skirmish", Players: 3}, {Name: "war", Players: 4}, {Name: "2v2", Players: 4}},
		Knobs:      knobs,
		CostFields: []*engine.CostField{{ID: 0, Name: "energy"}, {ID: 1, Name: "power", Kind: engine.CostAmounts}},
	}
	return []*engine.Vocabulary{v}
}
