package scripts

// A small ruleset of our own for the tests: the words of the card API's examples, with just enough rules to run
// effects.

import (
	"slices"
	"strings"

	"cardlathe/engine"
)

func listed(s string) []string { return strings.Fields(s) }

func someWords(s string) []engine.Word {
	var out []engine.Word
	for _, n := range strings.Fields(s) {
		if n == "-" {
			n = ""
		}
		out = append(out, engine.Word{Name: n})
	}
	return out
}

const (
	flag   = engine.FieldFlag
	num    = engine.FieldNumber
	word   = engine.FieldWord
	ref    = engine.FieldRef
	event  = engine.FieldEvent
	filter = engine.FieldFilter
)

func yes(*engine.Context, engine.Datum, *engine.Arg) bool { return true }

func testFields(subject engine.SubjectKind, only, names string, kinds ...engine.FieldKind) []*engine.Field {
	var out []*engine.Field
	var of []string
	if only != "" {
		of = strings.Fields(only)
	}
	for _, n := range strings.Fields(names) {
		out = append(out, &engine.Field{Name: n, Subject: subject, Only: of, Kind: kinds[0], Kinds: kinds[1:], Test: yes, Reads: engine.ReadsZones, Doc: n})
	}
	return out
}

type testRules struct {
	engine.Hooks
	voc  *engine.Vocabulary
	step func(t *engine.Task)
}

func (r *testRules) Vocabulary() *engine.Vocabulary { return r.voc }
func (r *testRules) CheckDeck(*engine.Library, *engine.Deck, *engine.Format) []engine.Problem {
	return nil
}
func (r *testRules) Setup(g *engine.Game, format *engine.Format, decks []*engine.Deck) error {
	for p := range engine.Player(2) {
		z := g.NewZone(0, p, 0)
		g.SetZonePlace(z, z)
		for _, id := range slices.Sorted(func(yield func(string) bool) {
			for id := range g.Library().Cards {
				if !yield(id) {
					return
				}
			}
		}) {
			c := g.Library().Cards[id]
			if c.Unplayable == "" {
				g.NewObject(g.Cast(c), p, z)
			}
		}
	}
	return nil
}
func (r *testRules) Step(t *engine.Task) { r.step(t) }
func (r *testRules) Arithmetic(_ *engine.Game, _ []engine.ObjectID, _ []engine.Derived, changed []engine.ObjectID) []engine.ObjectID {
	return changed
}
func (r *testRules) TriggerOrder(g *engine.Game, order []engine.Player) []engine.Player {
	return append(order, 0, 1)
}
func (r *testRules) Pended(*engine.Task, engine.ItemID)                {}
func (r *testRules) Chooser(*engine.Game, *engine.Event) engine.Player { return 0 }

func newTestRules() *testRules {
	v := &engine.Vocabulary{
		Game: "test", Title: "Test", Changes: listed("amount count zone"),
		Types:     someWords("unit gear spell rune battlefield legend"),
		Resources: someWords("fury calm mind body chaos order universal"),
		Speeds:    someWords("main action reaction"),
		Acts:      someWords("- play move hide activate choose ready counter score reveal trigger see"),
		Durations: someWords("forever turn combat attached here source next_main next_beginning game"),
		Ignores:   someWords("nothing energy power cost everything"),
		Periods:   someWords("turn combat game"),
		Zones:     []engine.ZoneKind{{Name: "base", Board: true, Place: true}, {Name: "battlefield", Board: true, Place: true}, {Name: "hand"}, {Name: "deck"}, {Name: "trash"}, {Name: "chain"}, {Name: "champion"}, {Name: "banished"}},
		Numbers:   []engine.NumberDecl{{Name: "might", Printed: true}, {Name: "energy", Printed: true}, {Name: "buff_limit"}},
		Modes:     []engine.Mode{{Name: "duel", Players: 2}},
		Keywords: []engine.KeywordDecl{{Name: "Assault", Numbered: true}, {Name: "Ganking"}, {Name: "Accelerate"}, {Name: "Temporary"},
			{Name: "Repeat", Costed: true}, {Name: "Deathknell", Event: "dies"}, {Name: "Reaction"}, {Name: "Hidden", Scripted: true}},
	}
	object, link, player, place, ability := engine.SubjectObject, engine.SubjectLink, engine.SubjectPlayer, engine.SubjectPlace, engine.SubjectAbility
	all := func(kind engine.DatumKind) func(c *engine.Context, buf []engine.Datum) []engine.Datum {
		return func(c *engine.Context, buf []engine.Datum) []engine.Datum {
			switch kind {
			case engine.PlayerDatum:
				return append(buf, engine.Seat(0), engine.Seat(1))
			case engine.ObjectDatum:
				for id := engine.ObjectID(1); int(id) < c.Game().Objects(); id++ {
					buf = append(buf, engine.Obj(c.Game().Ref(id)))
				}
			}
			return buf
		}
	}
	for _, n := range listed("unit gear rune legend object playing next_played") {
		f := &engine.FilterDecl{Name: n, Subject: object, All: all(engine.ObjectDatum), Reads: engine.ReadsZones, Doc: n, Stack: strings.Contains(n, "play")}
		if !f.Stack {
			f.At = func(c *engine.Context, buf []engine.Datum, _ engine.PlaceID) []engine.Datum { return f.All(c, buf) }
		}
		v.Filters = append(v.Filters, f)
	}
	v.Filters = append(v.Filters, &engine.FilterDecl{Name: "card", Subject: object, NeedsZone: true, All: all(engine.ObjectDatum)},
		&engine.FilterDecl{Name: "link", Subject: link}, &engine.FilterDecl{Name: "ability", Subject: ability},
		&engine.FilterDecl{Name: "place", Subject: place}, &engine.FilterDecl{Name: "destination", Subject: place},
		&engine.FilterDecl{Name: "player", Subject: player, All: all(engine.PlayerDatum)})
	zones := listed("base battlefield hand deck trash chain champion banished")
	f := func(list []*engine.Field) { v.Fields = append(v.Fields, list...) }
	f(testFields(object, "", "alone attacking buffed damaged defending enemy equipped exhausted friendly here in_combat mighty other ready stunned token yours", flag))
	f(testFields(object, "", "might power energy base_might", num))
	f(testFields(object, "", "keyword tag name type without_keyword without_tag empowered", word, flag))
	f(testFields(object, "", "at", word, ref, filter))
	f(testFields(object, "", "among attached chosen_by controller except owner", ref, filter))
	f(testFields(object, "", "did did_not", event))
	f(testFields(object, "playing next_played", "from not_from by flow spent", word, ref))
	zone := testFields(object, "card", "zone not_zone", word)
	for _, z := range zone {
		z.Words = zones
		z.Word = func(s string) int { return slices.Index(zones, s) }
	}
	f(zone)
	f(testFields(link, "", "friendly enemy yours", flag))
	f(testFields(link, "", "controller chooses not_chooses except from", ref, filter))
	f(testFields(link, "", "type name tag domain keyword", word))
	f(testFields(link, "", "energy power", num))
	f(testFields(ability, "", "keyword kind cost on", word))
	f(testFields(ability, "", "yours friendly enemy", flag))
	f(testFields(ability, "", "bearer", filter, ref))
	f(testFields(place, "", "here other battlefield base open occupied controlled contested showdown combat", flag))
	f(testFields(place, "", "has has_not except among at of", ref, filter, word))
	f(testFields(player, "", "you opponent teammate", flag))
	f(testFields(player, "", "except among", ref))
	f(testFields(player, "", "points points_to_win xp", num))
	f(testFields(engine.SubjectEvent, "", "here alone", flag))
	f([]*engine.Field{{Name: "together", Subject: engine.SubjectEvent, Kind: flag, Together: true, Test: yes, Doc: "together"}})
	f(testFields(engine.SubjectEvent, "", "at from to by cause not_from zone owner first host token spent type", word, ref, filter))
	f(testFields(engine.SubjectEvent, "begins ends", "phase", word))
	kind := engine.EventKind(1)
	ev := func(subject engine.SubjectKind, names string) {
		for _, n := range listed(names) {
			v.Events = append(v.Events, &engine.EventDecl{Name: n, Subject: subject, Kind: kind, Doc: n})
			kind++
		}
	}
	ev(object, "played enters attacks defends conquers holds wins_combat moves dies leaves goes_to damaged deals bounced discarded recycled looked_at revealed chosen readied exhausted buffed stunned loses_might becomes_mighty empowered attached detached banished burned")
	ev(link, "countered finalized resolved")
	ev(ability, "used")
	ev(player, "plays plays_token conquers holds scores draws discards kills reveals recycles channels hides spends_buff gains_xp begins ends burns banishes moves")
	ev(place, "showdown_begins combat_begins combat_ends replaced")
	for _, n := range listed("legion empowered your_turn") {
		v.Conditions = append(v.Conditions, &engine.ConditionDecl{Name: n, Number: n == "empowered", Test: func(*engine.Context, int) bool { return true }})
	}
	v.Conditions = append(v.Conditions, &engine.ConditionDecl{Name: "level", Number: true, Test: func(c *engine.Context, n int) bool { return n <= 3 }})
	for i, n := range listed("energy xp x") {
		v.CostFields = append(v.CostFields, &engine.CostField{ID: uint8(i), Name: n, Kind: engine.CostNumber})
	}
	v.CostFields = append(v.CostFields, &engine.CostField{ID: 9, Name: "power", Kind: engine.CostAmounts})
	for i, n := range listed("exhaust kill banish discard recycle bounce spend_buff disempower detach") {
		v.CostFields = append(v.CostFields, &engine.CostField{ID: uint8(20 + i), Name: n, Kind: engine.CostObjects})
	}
	gift := func(kind engine.GiftKind, layer uint8, names string) {
		for _, n := range listed(names) {
			v.GiftFields = append(v.GiftFields, &engine.GiftField{Name: n, Kind: kind, Layer: layer})
		}
	}
	gift(engine.GiftNumber, 3, "might")
	gift(engine.GiftNumber, 0, "buff_limit buff_might")
	gift(engine.GiftKeywords, 2, "keywords")
	gift(engine.GiftLoseKeywords, 2, "lose")
	gift(engine.GiftAbilities, 2, "abilities")
	gift(engine.GiftCopy, 1, "copy_of")
	gift(engine.GiftText, 2, "effect_text_of")
	gift(engine.GiftPlayer, 0, "any_damage_lethal_from")
	gift(engine.GiftAlso, 0, "also")
	gift(engine.GiftNumber, 1, "base_might")
	v.GiftFields = append(v.GiftFields, &engine.GiftField{Name: "enters", Playing: true, Kind: engine.GiftWord, Words: listed("ready exhausted")})
	testVerbs(v)
	return &testRules{voc: v}
}

// dealt counts what the verbs of the tests did.
var dealt struct{ deal, draw int }

func testVerbs(v *engine.Vocabulary) {
	p := func(name string, kind engine.ParamKind) engine.Param { return engine.Param{Name: name, Kind: kind} }
	o := func(name string, kind engine.ParamKind) engine.Param {
		return engine.Param{Name: name, Kind: kind, Optional: true}
	}
	done := func(*engine.Task, *engine.Args) engine.Datum { return engine.ResultOf(engine.Result{Done: true}) }
	verb := func(name string, params, options []engine.Param) *engine.Verb {
		x := &engine.Verb{Name: name, Params: params, Options: options, Returns: "result", Run: done, Doc: name}
		v.Verbs = append(v.Verbs, x)
		return x
	}
	type ps = []engine.Param
	N, O, PL, PLS, AT := engine.ParamNumber, engine.ParamObjects, engine.ParamPlayer, engine.ParamPlayers, engine.ParamPlace
	yesResult := engine.ResultOf(engine.Result{Done: true, Amount: 1})
	verb("deal", ps{p("n", N), p("units", O)}, ps{p("bonus", N), p("source", O)}).Run = func(t *engine.Task, in *engine.Args) engine.Datum {
		if in.Nothing("n") {
			return engine.Datum{}
		}
		dealt.deal += in.Number("n", 0) * len(in.List("units"))
		return yesResult
	}
	verb("draw", ps{p("n", N), o("players", PLS)}, nil).Run = func(t *engine.Task, in *engine.Args) engine.Datum {
		dealt.draw += in.Number("n", 0)
		return yesResult
	}
	verb("discard", ps{p("n", engine.ParamNumberOrObjects), o("players", PLS)}, nil)
	verb("burn", ps{p("n", N), o("players", PLS)}, nil)
	may := verb("may", nil, ps{p("by", PL), p("cost", engine.ParamCost), p("about", O), p("prompt", engine.ParamText)})
	may.Returns = "bool"
	may.Run = func(t *engine.Task, in *engine.Args) engine.Datum {
		return engine.Truth(t.May(t.You, func(d *engine.Decision) { d.Text = in.Word("prompt") }))
	}
	choose := verb("choose", ps{p("from", engine.ParamFilterOrList)}, ps{p("by", PL), p("count", N), p("up_to", N), p("hidden", engine.ParamBool)})
	choose.Returns = "view"
	choose.Run = func(t *engine.Task, in *engine.Args) engine.Datum {
		a := in.Get("from")
		list := a.List
		if len(a.Filters) > 0 {
			list = t.All(a.Filters...)
		}
		got := t.ChooseFrom(engine.DecideChoose, t.You, list, 1, 1, nil)
		if len(got) == 0 {
			return engine.Datum{}
		}
		return got[0]
	}
	verb("rechoose", ps{p("link", engine.ParamLink)}, ps{p("by", PL)})
	proceed := verb("proceed", ps{o("changes", engine.ParamArgs)}, nil)
	proceed.Extra, proceed.Replacing = "host", true
	verb("then_do", ps{p("step", engine.ParamAbility), o("args", engine.ParamArgs)}, nil).Run = func(t *engine.Task, in *engine.Args) engine.Datum {
		t.ThenDo(in.Get("step").Ability, nil)
		return yesResult
	}
	verb("install", ps{p("ability", engine.ParamAbility), o("args", engine.ParamArgs)}, ps{p("uses", N), p("lasts", engine.ParamWord), p("on", O)})
	verb("activate", ps{p("objects", O), p("event", engine.ParamWord)}, nil)
	verb("play", ps{p("card", O)}, ps{p("by", PL), p("cost", engine.ParamCost), {Name: "ignore", Kind: engine.ParamWord, Words: listed("energy power cost everything")}, p("at", AT), p("optional", engine.ParamBool), p("args", engine.ParamArgs), p("ready", engine.ParamBool)})
	verb("play_token", ps{p("name", engine.ParamText)}, ps{p("count", N), p("at", AT), p("ready", engine.ParamBool), p("by", PL)})
	for _, n := range listed("kill recall ready exhaust stun buff empower disempower recycle banish bounce heal") {
		verb(n, ps{p("objects", O)}, nil)
	}
	verb("counter", ps{p("link", engine.ParamLink)}, nil)
	verb("take_control", ps{p("what", O)}, ps{p("by", PL), p("lasts", engine.ParamWord)})
	verb("move", ps{p("units", O), p("to", AT)}, nil)
	verb("give", ps{p("what", O), p("gift", engine.ParamGift)}, nil)
	verb("channel", ps{p("n", N)}, ps{p("exhausted", engine.ParamBool), p("by", PL)})
	look := verb("look", ps{p("n", N), o("whose", PL)}, ps{p("by", PL)})
	look.Returns = "list"
	verb("reveal", ps{p("n", engine.ParamNumberOrObjects), o("whose", PL)}, ps{p("by", PL)}).Returns = "list"
	v.Queries = append(v.Queries,
		&engine.QueryDecl{Name: "times", Params: ps{p("event", engine.ParamPattern)}, Returns: "number", Run: func(c *engine.Context, in *engine.Args) engine.Datum { return engine.Num(0) }},
		&engine.QueryDecl{Name: "after", Params: ps{p("player", PL)}, Returns: "list", Run: func(c *engine.Context, in *engine.Args) engine.Datum { return engine.Datum{} }},
	)
	seats := func(c *engine.Context) engine.Datum {
		return engine.ListOf([]engine.Datum{engine.Seat(0), engine.Seat(1)})
	}
	for _, n := range listed("players opponents others") {
		v.ContextFields = append(v.ContextFields, &engine.ContextField{Name: n, Get: seats})
	}
	v.ViewFields = append(v.ViewFields,
		&engine.ViewField{Of: engine.ObjectDatum, Name: "might", Number: true, Get: func(c *engine.Context, d engine.Datum, in *engine.Args) engine.Datum { return engine.Num(3) }},
		&engine.ViewField{Of: engine.ObjectDatum, Name: "controller", Get: func(c *engine.Context, d engine.Datum, in *engine.Args) engine.Datum { return engine.Seat(0) }},
		&engine.ViewField{Of: engine.ObjectDatum, Name: "rider", Maybe: true, Get: func(c *engine.Context, d engine.Datum, in *engine.Args) engine.Datum { return engine.Datum{} }},
		&engine.ViewField{Of: engine.ObjectDatum, Name: "name", Get: func(c *engine.Context, d engine.Datum, in *engine.Args) engine.Datum {
			return engine.Str(c.Game().Definition(d.Ref().ID).Name)
		}},
		&engine.ViewField{Of: engine.ObjectDatum, Name: "has", Params: ps{p("keyword", engine.ParamText)}, Get: func(c *engine.Context, d engine.Datum, in *engine.Args) engine.Datum { return engine.Truth(true) }},
		&engine.ViewField{Of: engine.PlayerDatum, Name: "base", Get: func(c *engine.Context, d engine.Datum, in *engine.Args) engine.Datum { return engine.At(1) }},
		&engine.ViewField{Of: engine.PlayerDatum, Name: "seat", Number: true, Get: func(c *engine.Context, d engine.Datum, in *engine.Args) engine.Datum { return engine.Num(int(d.N)) }},
	)
	for _, n := range listed("place owner player") {
		v.ViewFields = append(v.ViewFields, &engine.ViewField{Of: engine.EventDatum, Name: n, Get: func(c *engine.Context, d engine.Datum, in *engine.Args) engine.Datum { return engine.Datum{} }})
	}
	v.ViewFields = append(v.ViewFields, &engine.ViewField{Of: engine.EventDatum, Name: "count", Number: true, Get: func(c *engine.Context, d engine.Datum, in *engine.Args) engine.Datum { return engine.Num(2) }})
}
