package common

import (
	"slices"

	"cardlathe/engine"
)

// Parameters that many verbs have.
var (
	ObjectsParam = engine.Param{Name: "objects", Kind: engine.ParamObjects, Doc: "an object, a list, a result"}
	PlayersParam = engine.Param{Name: "players", Kind: engine.ParamPlayers, Optional: true, Doc: "you when left out"}
	ByOption     = engine.Param{Name: "by", Kind: engine.ParamPlayer, Optional: true, Doc: "who decides or acts; you when left out"}
)

// Done is the result of a verb: whether anything was done, how much, and to what.
func Done(ok bool, n int, cards []engine.Datum) engine.Datum {
	return engine.ResultOf(engine.Result{Done: ok, Amount: n, Cards: cards})
}

// ResultOf is the result of a verb that did something to these cards, or nothing when there are none.
func ResultOf(cards []engine.Datum) engine.Datum { return Done(len(cards) > 0, len(cards), cards) }

// Objects are the live objects of a list argument.
func Objects(t *engine.Task, in *engine.Args, name string) []engine.ObjectID {
	g := t.Game()
	var ids []engine.ObjectID
	for _, d := range in.List(name) {
		if d.Kind == engine.ObjectDatum && g.Live(d.Ref()) && !ceased(g, d.Ref().ID) {
			ids = append(ids, engine.ObjectID(d.N))
		}
	}
	return ids
}

// Given reports whether a list of things stands where a number could.
func Given(v *engine.ArgValue) bool { return v.IsList || v.List != nil }

// ForOwners calls f for each player who owns some of the live objects of a list argument, with those, and gathers what it
// returns.
func ForOwners(t *engine.Task, in *engine.Args, name string, f func(p engine.Player, list []engine.Datum) []engine.Datum) engine.Datum {
	g := t.Game()
	var gone []engine.Datum
	ids := Objects(t, in, name)
	for p := range engine.Player(g.Players()) {
		list := g.NewList(len(ids))
		for _, id := range ids {
			if g.Object(id).Owner == p {
				list = append(list, engine.Obj(g.Ref(id)))
			}
		}
		if len(list) > 0 {
			gone = append(gone, f(p, list)...)
		}
	}
	return ResultOf(gone)
}

// ceased reports whether an object is a token that has left the game: there is nothing left of it.
func ceased(g *engine.Game, id engine.ObjectID) bool {
	return g.Printed(id).Token && g.Vocabulary().Zones[g.KindOf(id)].Outside
}

// Each does f to every object of a list argument and gathers those to which it did something.
func Each(t *engine.Task, in *engine.Args, name string, f func(id engine.ObjectID) bool) engine.Datum {
	g := t.Game()
	var cards []engine.Datum
	ok := false
	for _, id := range Objects(t, in, name) {
		if f(id) {
			ok = true
			if !ceased(g, id) {
				cards = append(cards, engine.Obj(g.Ref(id)))
			}
		}
	}
	return Done(ok, len(cards), cards)
}

// PlayersOf are the players of an argument who are in the game, each once; you when it was not given.
func PlayersOf(t *engine.Task, in *engine.Args, name string) []engine.Player {
	var list []engine.Player
	if v := in.Get(name); v != nil {
		for _, d := range append(v.List, v.Datum) {
			if d.Kind == engine.PlayerDatum && !t.Game().Out(d.Player()) && !slices.Contains(list, d.Player()) {
				list = append(list, d.Player())
			}
		}
		return list
	}
	if t.You == engine.NoPlayer {
		return nil
	}
	return []engine.Player{t.You}
}

// ForPlayers does something n times for each player of the argument "players"; f returns how often it did.
func ForPlayers(t *engine.Task, in *engine.Args, f func(p engine.Player, n int) int) engine.Datum {
	if in.Nothing("n") {
		return Done(false, 0, nil)
	}
	total := 0
	for _, p := range PlayersOf(t, in, "players") {
		total += f(p, in.Number("n", 0))
	}
	return Done(total > 0, total, nil)
}

// Chooser is who decides: the option "by", or you.
func Chooser(t *engine.Task, in *engine.Args) engine.Player {
	you := t.You
	if you == engine.NoPlayer {
		you = t.Game().Handler()
	}
	return in.Player("by", you)
}

// NamedOf is a table argument as names and values.
func NamedOf(in *engine.Args, name string) []engine.Named {
	if v := in.Get(name); v != nil {
		return v.Named
	}
	return nil
}

// Simple makes a verb that does one thing to each object.
func Simple(name, doc, example string, rule engine.Rule, f func(t *engine.Task, id engine.ObjectID) bool) *engine.Verb {
	return &engine.Verb{Name: name, Params: []engine.Param{ObjectsParam}, Returns: "result", Doc: doc, Example: example, Rule: rule,
		Run: func(t *engine.Task, in *engine.Args) engine.Datum {
			return Each(t, in, "objects", func(id engine.ObjectID) bool { return f(t, id) })
		}}
}

// ChooseParams and ChooseOptions are what Choose reads.
var (
	ChooseParams  = []engine.Param{{Name: "from", Kind: engine.ParamFilterOrList}}
	ChooseOptions = []engine.Param{ByOption, {Name: "count", Kind: engine.ParamNumber, Optional: true}, {Name: "up_to", Kind: engine.ParamNumber, Optional: true}, {Name: "hidden", Kind: engine.ParamBool, Optional: true}}
)

// Choose lets a player choose from what a filter or a list holds: one thing (Gone when there is none), or with "count" or
// "up_to" a list.
func Choose(t *engine.Task, in *engine.Args) engine.Datum {
	return chooseOf(t, in, false, nil, (*engine.Task).ChooseFrom)
}

// Choosing is how things are chosen of a list: engine.Task.ChooseFrom, or what a game has in its place.
type Choosing func(t *engine.Task, kind engine.DecisionKind, p engine.Player, list []engine.Datum, least, most int, describe func(d *engine.Decision)) []engine.Datum

// ChooseAllowed is Choose among those things for which allowed reports true.
func ChooseAllowed(t *engine.Task, in *engine.Args, allowed func(d engine.Datum) bool, choose Choosing) engine.Datum {
	return chooseOf(t, in, false, allowed, choose)
}

// ChooseFreely is Choose, except that nobody can be made to take cards that the others do not see and that are picked by
// what they are, not by where they are: none need be taken then.
func ChooseFreely(t *engine.Task, in *engine.Args) engine.Datum {
	return chooseOf(t, in, true, nil, (*engine.Task).ChooseFrom)
}

func chooseOf(t *engine.Task, in *engine.Args, freely bool, allowed func(d engine.Datum) bool, choose Choosing) engine.Datum {
	v := in.Get("from")
	var list []engine.Datum
	if v.IsList {
		list = v.List
	} else {
		list = t.All(v.Filters...)
	}
	least, most := 1, 1
	many := false
	if in.Has("count") {
		least = in.Number("count", 1)
		most, many = least, true
	}
	if in.Has("up_to") {
		least, most, many = 0, in.Number("up_to", 1), true
	}
	list = slices.DeleteFunc(slices.Clone(list), func(d engine.Datum) bool {
		return d.Kind == engine.ObjectDatum && !t.Game().Live(d.Ref()) || allowed != nil && !allowed(d)
	})
	if freely && !v.IsList && byQuality(v.Filters) && secretly(t.Game(), Chooser(t, in), v.Filters) {
		least = 0
	}
	if p := Chooser(t, in); least == 0 && len(list) == 0 && !v.IsList && secretly(t.Game(), p, v.Filters) {
		// That nobody is asked would tell the others what the player does not have.
		t.Ask(engine.DecideChoose, p, func(d *engine.Decision) {
			d.Secret = in.True("hidden")
			d.Add(engine.Option{Kind: engine.OptionDone})
		})
	}
	picked := choose(t, engine.DecideChoose, Chooser(t, in), list, least, most, func(d *engine.Decision) { d.Secret = in.True("hidden") })
	switch {
	case many:
		return engine.ListOf(picked)
	case len(picked) == 0:
		return engine.Datum{}
	}
	return picked[0]
}

// byQuality reports whether filters pick by more than whose things are and where.
func byQuality(filters []*engine.Filter) bool {
	for _, f := range filters {
		for i := range f.Tests {
			if !slices.Contains([]string{"zone", "owner", "controller", "yours", "friendly", "enemy", "other", "except", "among"}, f.Tests[i].Field.Name) {
				return true
			}
		}
	}
	return false
}

// secretly reports whether filters look for cards where p has some that others do not see.
func secretly(g *engine.Game, p engine.Player, filters []*engine.Filter) bool {
	var kinds engine.Mask
	for _, f := range filters {
		for i := range f.Tests {
			if x := &f.Tests[i]; x.Field.Name == "zone" {
				kinds |= x.Arg.Bits
			}
		}
	}
	for z := engine.ZoneID(1); kinds != 0 && int(z) < g.Zones(); z++ {
		zone := g.Zone(z)
		if zone.Owner == p && zone.Count > 0 && kinds.Any(engine.Bit(zone.Kind)) && g.Vocabulary().Zones[zone.Kind].Visibility == engine.OwnerOnly {
			return true
		}
	}
	return false
}

func option(t *engine.Task, in *engine.Args) engine.Datum {
	list := NamedOf(in, "labels")
	o := t.Ask(engine.DecideOption, Chooser(t, in), func(d *engine.Decision) {
		for i, n := range list {
			if i < engine.MaxOptions {
				d.Add(engine.Option{Kind: engine.OptionIndex, N: int32(i)})
				d.Labels = append(d.Labels, n.Name)
			}
		}
	})
	if o.Kind != engine.OptionIndex {
		return engine.Datum{}
	}
	return list[o.N].Value
}

func random(t *engine.Task, in *engine.Args) engine.Datum {
	v := in.Get("from")
	if v.IsList {
		if len(v.List) == 0 {
			return engine.Datum{}
		}
		return v.List[t.Game().Random(len(v.List))]
	}
	if v.Datum.Kind != engine.NumberDatum || v.Datum.N < 1 {
		return engine.Datum{}
	}
	return engine.Num(t.Game().Random(int(v.Datum.N)) + 1)
}

// Subjects are the live objects and the players of an argument that is one thing, a list, or a result.
func Subjects(t *engine.Task, in *engine.Args, name string) (objects []engine.ObjectID, list []engine.Datum) {
	v := in.Get(name)
	if v == nil {
		return nil, nil
	}
	all := v.List
	if !v.IsList && all == nil {
		all = v.Datum.List()
	}
	for _, d := range all {
		switch {
		case d.Kind == engine.PlayerDatum:
			objects, list = append(objects, t.Game().PlayerObject(d.Player())), append(list, d)
		case d.Kind == engine.ObjectDatum && t.Game().Live(d.Ref()):
			objects, list = append(objects, engine.ObjectID(d.N)), append(list, d)
		}
	}
	return objects, list
}

// GiveVerb declares the verb "give": objects and players get a gift.
func GiveVerb(example string, rule engine.Rule) *engine.Verb {
	return &engine.Verb{Name: "give", Params: []engine.Param{{Name: "to", Kind: engine.ParamDatum}, {Name: "gift", Kind: engine.ParamGift}}, Returns: "result",
		Doc: "gives a gift to objects or players", Example: example, Rule: rule, Run: func(t *engine.Task, in *engine.Args) engine.Datum {
			objects, list := Subjects(t, in, "to")
			for _, id := range objects {
				t.Give(id, in.Get("gift").Gift)
			}
			return ResultOf(list)
		}}
}

// HitVerb declares a verb that does an amount of something (damage) to objects and players, all together; hit returns how much it did
// to one. What does it is the card whose text runs.
func HitVerb(name, doc string, rule engine.Rule, hit func(t *engine.Task, id engine.ObjectID, n int, source engine.Ref, rule engine.Rule) int) *engine.Verb {
	return &engine.Verb{Name: name, Params: []engine.Param{{Name: "n", Kind: engine.ParamNumber}, {Name: "to", Kind: engine.ParamDatum}}, Returns: "result",
		Doc: doc, Rule: rule, Run: func(t *engine.Task, in *engine.Args) engine.Datum {
			if in.Nothing("n") {
				return Done(false, 0, nil)
			}
			sum := 0
			objects, list := Subjects(t, in, "to")
			for _, id := range objects {
				sum += hit(t, id, in.Number("n", 0), t.Self, rule)
			}
			return Done(sum > 0, sum, list)
		}}
}

// CountVerb declares a verb by which players (you when none are named) do something a number of times; do returns how often it was
// done.
func CountVerb(name, doc string, rule engine.Rule, do func(t *engine.Task, p engine.Player, n int) int) *engine.Verb {
	return &engine.Verb{Name: name, Params: []engine.Param{{Name: "n", Kind: engine.ParamNumber}, PlayersParam}, Returns: "result", Doc: doc, Rule: rule,
		Run: func(t *engine.Task, in *engine.Args) engine.Datum {
			return ForPlayers(t, in, func(p engine.Player, n int) int { return do(t, p, n) })
		}}
}

// RememberParams are what Remember reads.
var RememberParams = []engine.Param{{Name: "key", Kind: engine.ParamText}, {Name: "value", Kind: engine.ParamDatum}}

// Remember keeps a value for the bearer as long as it stays itself, and returns it.
func Remember(t *engine.Task, in *engine.Args) engine.Datum {
	v := in.Get("value")
	d := v.Datum
	if v.IsList {
		d = engine.ListOf(slices.Clone(v.List))
	}
	t.Remember(in.Word("key"), d)
	return d
}

// Install installs a template as a delayed ability; forever is how long it lasts when the effect does not say.
func Install(t *engine.Task, in *engine.Args, durations []engine.Word, forever uint8) engine.Datum {
	lasts := forever
	if w := in.Word("lasts"); w != "" {
		lasts = uint8(WordIndex(durations, w))
	}
	t.Install(in.Get("ability").Ability, NamedOf(in, "args"), lasts, in.Number("uses", 0))
	return Done(true, 0, nil)
}

// InstallVerb declares the verb "install".
func InstallVerb(durations []engine.Word, rule engine.Rule, run func(t *engine.Task, in *engine.Args) engine.Datum) *engine.Verb {
	return &engine.Verb{Name: "install", Params: []engine.Param{{Name: "ability", Kind: engine.ParamAbility}, {Name: "args", Kind: engine.ParamArgs, Optional: true}},
		Options: []engine.Param{{Name: "uses", Kind: engine.ParamNumber, Optional: true}, {Name: "lasts", Kind: engine.ParamWord, Words: WordNames(durations), Optional: true}},
		Returns: "result", Doc: "installs a template as a delayed ability", Example: `fx:install(later, {}, { lasts = "turn" })`, Rule: rule, Run: run}
}

// Option is the verb "option", Random the verb "random".
var (
	Option = &engine.Verb{Name: "option", Params: []engine.Param{{Name: "labels", Kind: engine.ParamArgs}}, Options: []engine.Param{ByOption}, Returns: "view",
		Doc: "lets a player choose one of several values by their labels", Example: `fx:draw(fx:option({ one = 1, two = 2 }))`, Run: option}
	Random = &engine.Verb{Name: "random", Params: []engine.Param{{Name: "from", Kind: engine.ParamNumberOrObjects}}, Returns: "view",
		Doc: "a random number from 1 to n, or a random one of a list", Example: `fx:draw(fx:random(3))`, Run: random}
)

// ProceedVerb declares the verb "proceed".
func ProceedVerb(example string, rule engine.Rule) *engine.Verb {
	return &engine.Verb{Name: "proceed", Params: []engine.Param{{Name: "changes", Kind: engine.ParamArgs, Optional: true}}, Returns: "result", Extra: "host",
		Doc: "in a program that replaces an event: lets it happen, once, with other fields where they are given", Example: example, Rule: rule, Replacing: true,
		Run: func(t *engine.Task, in *engine.Args) engine.Datum {
			e, happened := t.Proceed(NamedOf(in, "changes"))
			r := engine.Result{Done: happened, Amount: int(e.Amount), Extra: engine.Obj(e.Object)}
			if e.Subject.ID != 0 {
				r.Cards = []engine.Datum{engine.Obj(t.Game().Ref(e.Subject.ID))}
			}
			return engine.ResultOf(r)
		}}
}

// Queries are what every effect and predicate can ask. Their examples use fx:draw, the events "draws" and "discards".
var Queries = []*engine.QueryDecl{
	{Name: "recall_note", Params: []engine.Param{{Name: "key", Kind: engine.ParamText}}, Returns: "view", Doc: "what this object was made to remember; gone when it remembers nothing", Example: `if fx:recall_note("seen") == 1 then fx:draw(1) end`, Run: func(c *engine.Context, in *engine.Args) engine.Datum {
		return c.Recall(in.Word("key"))
	}},
	{Name: "last", Params: []engine.Param{{Name: "event", Kind: engine.ParamPattern}}, Returns: "view", Doc: "the last such event of this turn; gone when there was none", Example: `fx:draw(fx:last(you.discards).amount)`, Run: func(c *engine.Context, in *engine.Args) engine.Datum {
		return c.Last(in.Get("event").Pattern)
	}},
	{Name: "all", Params: []engine.Param{{Name: "filters", Kind: engine.ParamFilter}}, Returns: "list", Doc: "everything that the filters describe", Example: `fx:draw(#fx:all(player {}))`, Run: func(c *engine.Context, in *engine.Args) engine.Datum {
		return engine.ListOf(c.All(in.Get("filters").Filters...))
	}},
	{Name: "count", Params: []engine.Param{{Name: "filter", Kind: engine.ParamFilter}}, Returns: "number", Doc: "how many there are", Example: `fx:draw(fx:count(player {}))`, Run: func(c *engine.Context, in *engine.Args) engine.Datum {
		return engine.Num(len(c.All(in.Get("filter").Filters...)))
	}},
	{Name: "times", Params: []engine.Param{{Name: "event", Kind: engine.ParamPattern}}, Returns: "number", Doc: "how often that happened this turn", Example: `fx:draw(fx:times(you.discards))`, Run: func(c *engine.Context, in *engine.Args) engine.Datum {
		return engine.Num(c.Times(in.Get("event").Pattern))
	}},
	{Name: "is", Params: []engine.Param{{Name: "what", Kind: engine.ParamDatum}, {Name: "filter", Kind: engine.ParamFilter, Optional: true}}, Returns: "bool", Doc: "whether a condition holds, or a thing is in a set", Example: `if fx:is(your_turn) then fx:draw(1) end`, Run: func(c *engine.Context, in *engine.Args) engine.Datum {
		v := in.Get("what")
		if v.Condition != nil {
			return engine.Truth(c.Holds(v.Condition))
		}
		if f := in.Get("filter"); f != nil && len(f.Filters) > 0 {
			return engine.Truth(c.Matches(f.Filters[0], v.Datum))
		}
		return engine.Truth(v.Datum.True())
	}},
	{Name: "list", Returns: "list", Doc: "an empty list", Example: `fx:draw(#fx:list():add(fx.you))`, Run: func(c *engine.Context, in *engine.Args) engine.Datum { return engine.ListOf(nil) }},
	{Name: "after", Params: []engine.Param{{Name: "player", Kind: engine.ParamPlayer}}, Returns: "list", Doc: "the players in turn order, beginning after that one", Example: `for _, p in ipairs(fx:after(fx.you)) do fx:draw(1, p) end`, Run: func(c *engine.Context, in *engine.Args) engine.Datum {
		return PlayersFrom(c, c.Game().After(in.Player("player", max(c.You, 0))), true, false)
	}},
}

// YourTurn is the condition that it is the own turn.
var YourTurn = &engine.ConditionDecl{Name: "your_turn", Doc: "it is your turn", Reads: engine.ReadsTurn, Test: func(c *engine.Context, _ int) bool {
	return c.You != engine.NoPlayer && c.Game().Active() == c.You
}}
