package scenario

// The steps that look. What a thing can be asked about follows from the vocabulary: its view fields, statuses,
// counters, numbers and zones, by the names that card authors use.

import (
	"fmt"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/scripts"

	lua "github.com/yuin/gopher-lua"
)

// expect is s:expect(thing, { field = value, ... }).
func expect(r *run, L *lua.LState) int {
	v, want := L.CheckAny(2), L.CheckTable(3)
	d := r.one(engine.NoPlayer, v)
	if firstKey(want) == lua.LNil {
		r.fail("", "", "nothing is expected of %s", show(v))
	}
	for k, value := want.Next(lua.LNil); k != lua.LNil; k, value = want.Next(k) {
		field := show(k)
		actual, known := r.field(d, field)
		if !known {
			r.fail("", "", "%s has no field %q%s", show(v), field, suggestion(field, r.fieldNames(d)))
		}
		if !r.equal(d, actual, value) {
			r.fail(field+" = "+show(value), field+" = "+r.text(actual), "%s is not as expected", show(v))
		}
	}
	return 0
}

// fact is what a field of a thing is: a datum, a list of words, or a zone by name.
type fact struct {
	datum engine.Datum
	words []string
	isSet bool
}

// field reads a field of a thing; false when it has none of that name.
func (r *run) field(d engine.Datum, name string) (fact, bool) {
	switch d.Kind {
	case engine.ObjectDatum:
		return r.objectField(engine.ObjectID(d.N), name)
	case engine.PlayerDatum:
		return r.playerField(d.Player(), name)
	case engine.PlaceDatum:
		if f, ok := r.view(d, name); ok {
			return f, true
		}
		if id := r.game.Zone(d.Place()).Object; id != 0 {
			return r.objectField(id, name)
		}
		if name == "controller" {
			return fact{datum: engine.Seat(r.game.Zone(d.Place()).Owner)}, true
		}
	case engine.LinkDatum:
		return r.view(d, name)
	}
	return fact{}, false
}

// objectField reads a field of an object.
func (r *run) objectField(id engine.ObjectID, name string) (fact, bool) {
	g, v := r.game, r.game.Vocabulary()
	switch name {
	case "zone":
		return fact{words: []string{v.Zones[g.KindOf(id)].Name}}, true
	case "at":
		return fact{datum: engine.At(g.PlaceOf(id))}, true
	case "controller":
		return fact{datum: engine.Seat(g.Controller(id))}, true
	case "owner":
		return fact{datum: engine.Seat(g.Object(id).Owner)}, true
	case "name":
		return fact{words: []string{g.Definition(id).Name}}, true
	case "keywords":
		var words []string
		for i, k := range v.Keywords {
			if g.HasKeyword(id, engine.KeywordID(i)) {
				if n := g.KeywordNumber(id, engine.KeywordID(i)); k.Numbered && n != 1 {
					words = append(words, fmt.Sprintf("%s %d", k.Name, n))
				} else {
					words = append(words, k.Name)
				}
			}
		}
		for set := range g.Library().Keywords {
			if g.HasSetKeyword(id, set) && !slices.ContainsFunc(words, func(w string) bool { return w == set || strings.HasPrefix(w, set+" ") }) {
				words = append(words, set)
			}
		}
		slices.Sort(words)
		return fact{words: words, isSet: true}, true
	case "host":
		return fact{datum: engine.Obj(g.Ref(g.Object(id).Host))}, true
	}
	for i, w := range v.Numbers {
		if w.Name == name {
			return fact{datum: engine.Num(g.Number(id, engine.NumberID(i)))}, true
		}
	}
	if f, ok := r.view(engine.Obj(g.Ref(id)), name); ok {
		return f, true
	}
	for i, w := range v.Statuses {
		if w.Name == name {
			return fact{datum: engine.Truth(g.Status(id, uint8(i)))}, true
		}
	}
	for i, w := range v.Counters {
		if w.Name == name {
			return fact{datum: engine.Num(g.Counter(id, uint8(i)))}, true
		}
	}
	for i := range v.Facts {
		if v.Facts[i].Name == name {
			return printed(v, &v.Facts[i], g.Definition(id))
		}
	}
	return fact{}, false
}

// printed reads a fact in words as a card has it: its type, colours, traits or tags.
func printed(v *engine.Vocabulary, f *engine.Fact, c *engine.Card) (fact, bool) {
	of := func(words []engine.Word, mask engine.Mask) (fact, bool) {
		out := fact{isSet: true}
		for i, w := range words {
			if mask&engine.Bit(i) != 0 {
				out.words = append(out.words, w.Name)
			}
		}
		return out, true
	}
	switch {
	case c == nil:
	case f.Target == engine.ToType:
		return of(v.Types, engine.Bit(int(c.Type)))
	case f.Target == engine.ToTraits:
		return of(v.Traits, c.Traits)
	case f.Target == engine.ToColors:
		return of(v.Colors, c.Colors)
	case f.Target == engine.ToTags:
		return fact{words: c.Tags, isSet: true}, true
	case f.Target == engine.ToList:
		return fact{words: c.Lists[f.Name], isSet: true}, true
	}
	return fact{}, false
}

// playerField reads a field of a player: a view field, a counter, or <zone>_size.
func (r *run) playerField(p engine.Player, name string) (fact, bool) {
	g, v := r.game, r.game.Vocabulary()
	for i, w := range v.Counters {
		if w.Name == name {
			return fact{datum: engine.Num(g.Counter(g.PlayerObject(p), uint8(i)))}, true
		}
	}
	if zone, ok := strings.CutSuffix(name, "_size"); ok {
		for i, k := range v.Zones {
			if k.Name != zone {
				continue
			}
			n := 0
			for z := 1; z < g.Zones(); z++ {
				if row := g.Zone(engine.ZoneID(z)); int(row.Kind) == i && row.Owner == p {
					n += int(row.Count)
				}
			}
			return fact{datum: engine.Num(n)}, true
		}
	}
	if f, ok := r.view(engine.Seat(p), name); ok {
		return f, true
	}
	return r.objectField(g.PlayerObject(p), name)
}

// view reads a view field without parameters.
func (r *run) view(d engine.Datum, name string) (fact, bool) {
	for _, f := range r.game.Vocabulary().ViewFields {
		if f.Of == d.Kind && f.Name == name && len(f.Params) == 0 {
			c := r.game.ForPlayer(engine.NoPlayer)
			if d.Kind == engine.ObjectDatum {
				c = r.game.For(engine.ObjectID(d.N))
			}
			return fact{datum: f.Get(&c, d, &engine.Args{})}, true
		}
	}
	return fact{}, false
}

// fieldNames lists what a thing can be asked about, for suggestions.
func (r *run) fieldNames(d engine.Datum) []string { return scripts.Facts(r.game.Vocabulary(), d.Kind) }

// equal compares a field with what an author wrote.
func (r *run) equal(of engine.Datum, got fact, want lua.LValue) bool {
	if got.isSet {
		var words []string
		for _, w := range listOf(want) {
			words = append(words, show(w))
		}
		return sameKeywords(words, got.words)
	}
	if got.words != nil {
		return len(got.words) == 1 && got.words[0] == show(want)
	}
	d := got.datum
	switch x := want.(type) {
	case lua.LBool:
		if d.Kind == engine.BoolDatum {
			return d.True() == bool(x)
		}
		if d.Kind == engine.NumberDatum {
			return (d.N != 0) == bool(x)
		}
		return !bool(x) && d.Kind == engine.Gone
	case lua.LNumber:
		return d.Kind == engine.NumberDatum && lua.LNumber(d.N) == x
	case lua.LString:
		if d.Kind == engine.TextDatum {
			return d.Text() == string(x)
		}
		if d.Kind == engine.PlaceDatum && r.placeName(d.Place()) == string(x) {
			return true
		}
	case *lua.LUserData:
	case *lua.LTable:
		var have []string
		for _, e := range d.List() {
			have = append(have, r.text(fact{datum: e}))
		}
		var words []string
		for _, w := range listOf(want) {
			words = append(words, show(w))
		}
		slices.Sort(have)
		slices.Sort(words)
		return slices.Equal(have, words)
	default:
		return false
	}
	owner := engine.NoPlayer
	if of.Kind == engine.ObjectDatum {
		owner = r.game.Controller(engine.ObjectID(of.N))
	}
	return slices.ContainsFunc(r.things(owner, want), func(t engine.Datum) bool {
		return engine.Same(t, d) || t.Kind == engine.ObjectDatum && d.Kind == engine.ObjectDatum && t.N == d.N
	})
}

// sameKeywords compares without order; a keyword written without a number has any.
func sameKeywords(want, got []string) bool {
	if len(want) != len(got) {
		return false
	}
	left := slices.Clone(got)
	for _, w := range want {
		i := slices.IndexFunc(left, func(g string) bool {
			return g == w || strings.TrimRight(g, " 0123456789") == w || g+" 1" == w
		})
		if i < 0 {
			return false
		}
		left = slices.Delete(left, i, i+1)
	}
	return true
}

// text writes a field for people.
func (r *run) text(f fact) string {
	if f.words != nil || f.isSet {
		return strings.Join(f.words, ", ")
	}
	d := f.datum
	switch d.Kind {
	case engine.Gone:
		return "false (nobody, nothing)"
	case engine.NumberDatum:
		return fmt.Sprint(d.N)
	case engine.BoolDatum:
		return fmt.Sprint(d.True())
	case engine.TextDatum:
		return d.Text()
	case engine.ObjectDatum:
		return r.nameOf(engine.ObjectID(d.N))
	case engine.PlayerDatum:
		return seatName(d.Player())
	case engine.PlaceDatum:
		return r.placeText(d.Place())
	case engine.ListDatum, engine.ResultDatum:
		var list []string
		for _, e := range d.List() {
			list = append(list, r.text(fact{datum: e}))
		}
		return "{ " + strings.Join(list, ", ") + " }"
	}
	return fmt.Sprintf("value of kind %d", d.Kind)
}

// placeName is the kind of a place: "base".
func (r *run) placeName(p engine.PlaceID) string {
	return r.game.Vocabulary().Zones[r.game.Zone(p).Kind].Name
}

// placeText names a place for people.
func (r *run) placeText(p engine.PlaceID) string {
	zone := r.game.Zone(p)
	if zone.Object != 0 {
		for i := range r.placed {
			if r.placed[i].Place == p {
				return r.placed[i].Name
			}
		}
		return r.nameOf(zone.Object)
	}
	if label, ok := placeLabel(r.game, p); ok {
		return label
	}
	if zone.Owner >= 0 {
		return r.placeName(p) + " of " + seatName(zone.Owner)
	}
	return r.placeName(p)
}

// isGone reports whether an object is in no zone, or in the one outside of the game.
func (r *run) isGone(id engine.ObjectID) bool {
	return r.game.Object(id).Zone == 0 || r.game.Vocabulary().Zones[r.game.KindOf(id)].Outside
}

func expectGone(r *run, L *lua.LState) int {
	v := L.CheckAny(2)
	r.mustMean(v)
	for _, d := range r.things(engine.NoPlayer, v) {
		if d.Kind == engine.ObjectDatum && !r.isGone(engine.ObjectID(d.N)) {
			r.fail("gone", "in the zone "+r.game.Vocabulary().Zones[r.game.KindOf(engine.ObjectID(d.N))].Name, "%s has not ceased to exist", show(v))
		}
	}
	return 0
}

// count is s:count(name, n, { field = value }).
func count(r *run, L *lua.LState) int {
	v, want := L.CheckAny(2), L.CheckInt(3)
	match := L.OptTable(4, L.NewTable())
	r.mustMean(v)
	n := 0
	var list []string
	for _, d := range r.things(engine.NoPlayer, v) {
		if d.Kind != engine.ObjectDatum || r.isGone(engine.ObjectID(d.N)) {
			continue
		}
		all := true
		for k, value := match.Next(lua.LNil); k != lua.LNil; k, value = match.Next(k) {
			actual, known := r.field(d, show(k))
			if !known {
				r.fail("", "", "%s has no field %q%s", show(v), show(k), suggestion(show(k), r.fieldNames(d)))
			}
			all = all && r.equal(d, actual, value)
		}
		if all {
			n++
			list = append(list, objectText(r.game, engine.ObjectID(d.N), r.nameOf))
		}
	}
	if n != want {
		r.fail(fmt.Sprint(want), strings.TrimSpace(fmt.Sprint(n)+" "+strings.Join(list, ", ")), "another number of %s matches", show(v))
	}
	return 0
}

// playerOf reads a player argument.
func (r *run) playerOf(v lua.LValue) engine.Player {
	if ud, ok := v.(*lua.LUserData); ok {
		if p, ok := ud.Value.(*seat); ok {
			return p.player
		}
	}
	r.fail("", "", "%s is no player: write s.A", quoted(v))
	return engine.NoPlayer
}

func owes(r *run, L *lua.LState) int {
	p := r.playerOf(L.CheckAny(2))
	d := r.game.Decision()
	want := fmt.Sprintf("%s owes a decision", seatName(p))
	kind := ""
	if L.GetTop() >= 3 {
		kind = L.CheckString(3)
		want += fmt.Sprintf(" of kind %q", kind)
	}
	if d == nil || d.Player != p || kind != "" && decisionName(r.lib.Rules, d.Kind) != kind {
		r.fail(want, r.owed(), "another decision is owed")
	}
	return 0
}

// options is s:options(names...): exactly these things can be chosen, besides done, which needs no naming but may be named.
func options(r *run, L *lua.LState) int {
	args, _ := arguments(L)
	d := r.game.Decision()
	if d == nil {
		r.fail("", "", "the game is over, nothing can be chosen")
	}
	var left []engine.Option
	for _, o := range d.Options {
		if o.Kind != engine.OptionDone {
			left = append(left, o)
		}
	}
	for _, a := range args {
		i := -1
		for _, t := range r.things(d.Player, a) {
			if i = slices.Index(left, engine.Thing(t)); i < 0 {
				i = borneBy(left, t)
			}
			if i >= 0 {
				break
			}
		}
		if i < 0 {
			k, ok := r.labelled(d, show(a))
			if ok && d.Options[k].Kind == engine.OptionDone {
				continue
			}
			if ok {
				i = slices.Index(left, d.Options[k])
			}
		}
		if i < 0 {
			r.fail("that "+show(a)+" can be chosen", r.owed(), "the options are not as expected")
		}
		left = slices.Delete(left, i, i+1)
	}
	if len(left) > 0 {
		var more []string
		for _, o := range left {
			more = append(more, optionText(r.game, d, o, r.nameOf, "en"))
		}
		r.fail("no other options", strings.Join(more, ", ")+" besides", "the options are not as expected")
	}
	return 0
}

// waiting is s:waiting { names }: what waits to resolve, oldest first.
func waiting(r *run, L *lua.LState) int {
	var want, have []string
	for _, v := range listOf(L.CheckTable(2)) {
		want = append(want, show(v))
	}
	i := 0
	same := true
	r.game.Items(func(item engine.ItemID) bool {
		b := r.game.Item(item).Instance.Bearer.ID
		have = append(have, r.nameOf(b))
		same = same && i < len(want) && (r.nameOf(b) == want[i] || r.isCalled(b, want[i]))
		i++
		return true
	})
	if !same || len(have) != len(want) {
		r.fail("{ "+strings.Join(want, ", ")+" }", "{ "+strings.Join(have, ", ")+" }", "other things wait to resolve")
	}
	return 0
}

func turn(r *run, L *lua.LState) int {
	if p := r.playerOf(L.CheckAny(2)); r.game.Active() != p {
		r.fail(seatName(p), seatName(r.game.Active()), "it is another player's turn")
	}
	return 0
}

func phase(r *run, L *lua.LState) int {
	want, have := L.CheckString(2), ""
	if v := r.game.Vocabulary(); int(r.game.Phase()) < len(v.Phases) {
		have = v.Phases[r.game.Phase()].Name
	}
	if want != have {
		r.fail(want, have, "it is another phase")
	}
	return 0
}

func won(r *run, L *lua.LState) int {
	p := r.playerOf(L.CheckAny(2))
	switch over, winner := r.game.Over(); {
	case !over:
		r.fail(seatName(p)+" has won", "the game goes on", "the game is not over")
	case winner == engine.NoPlayer || !r.game.Friendly(winner, p):
		r.fail(seatName(p)+" has won", seatName(winner)+" has won", "somebody else has won")
	}
	return 0
}

func over(r *run, L *lua.LState) int {
	want := L.OptBool(2, true)
	if have, _ := r.game.Over(); have != want {
		r.fail(fmt.Sprintf("over = %t", want), fmt.Sprintf("over = %t", have), "the game is not as expected")
	}
	return 0
}

func logged(r *run, L *lua.LState) int {
	want := show(L.CheckAny(2))
	for _, a := range r.game.Applied() {
		if citesRule(a.Rule, want) {
			return 0
		}
	}
	for i := 1; i < r.game.Events(); i++ {
		if e := r.game.Event(engine.EventID(i)); citesRule(e.Rule, want) || citesRule(e.Step, want) {
			return 0
		}
	}
	r.fail("an event with rule "+want, "none", "nothing that happened carries this rule")
	return 0
}

// diagnostic is s:diagnostic(text): the next script that failed did so with this text.
func diagnostic(r *run, L *lua.LState) int {
	want := L.CheckString(2)
	all := r.game.Diagnostics()
	if r.expected >= len(all) {
		r.fail("a script failure: "+want, "none", "no script has failed")
	}
	if have := all[r.expected].Text(); !strings.Contains(have, want) {
		r.fail(want, have, "a script has failed otherwise")
	}
	r.expected++
	return 0
}

// whyNot is s:why_not(card, ability, text).
func whyNot(r *run, L *lua.LState) int {
	id := r.object(engine.NoPlayer, L.CheckAny(2))
	key, want := L.CheckString(3), L.CheckString(4)
	why := r.game.WhyNot(id, key)
	if !strings.Contains(why.Reason, want) {
		r.fail(want, r.refusalText(why), "%s did not trigger for another reason", key)
	}
	return 0
}
