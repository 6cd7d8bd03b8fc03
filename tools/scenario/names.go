package scenario

// Scenarios speak of things by name. A name means the thing's "as" before its card's name, a player's own things
// before those of others, the board before other zones, and the order of the board decides the rest.

import (
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/sets"
	"cardlathe/sets/diag"

	lua "github.com/yuin/gopher-lua"
)

// handle is a thing as Lua holds it: a name, or an object that was found.
type handle struct {
	name  string
	thing engine.Datum // Gone: whatever the name means when it is used
}

// seat is a player as Lua holds it.
type seat struct {
	name   string
	player engine.Player
}

// handle wraps a thing for Lua.
func (s *script) handle(h *handle) *lua.LUserData {
	ud := s.L.NewUserData()
	ud.Value = h
	return ud
}

// nameOf is how a scenario calls an object: its "as", else its card's name.
func (r *run) nameOf(id engine.ObjectID) string { return nameIn(r.game, r.placed, id) }

// nameIn is how a scenario that has placed things calls an object of a game.
func nameIn(g *engine.Game, placed []engine.Placed, id engine.ObjectID) string {
	if id == 0 || int(id) >= g.Objects() {
		return "nothing"
	}
	c := g.Definition(id)
	for i := range placed {
		// A place without a card of its own is called as the board calls it.
		p := placed[i].Place
		if placed[i].Object.ID == id || p != 0 && g.Zone(p).Object == id && (c == nil || c.Set == "") {
			return placed[i].Name
		}
	}
	if c != nil && c.Name != "" {
		return c.Name
	}
	return "nameless"
}

// asNamed puts into a text of the ruleset, which knows cards alone, what a scenario calls an object.
func asNamed(g *engine.Game, text string, id engine.ObjectID, names func(engine.ObjectID) string, language string) string {
	if id <= 0 || int(id) >= g.Objects() {
		return text
	}
	if c := g.Definition(id); c != nil && c.Name != "" {
		return strings.Replace(text, c.Called(language), names(id), 1)
	}
	return text
}

// inLanguage is what the scenario calls an object, and the name of its card in the language where the scenario calls it by that.
func inLanguage(g *engine.Game, id engine.ObjectID, names func(engine.ObjectID) string, language string) string {
	name := names(id)
	if c := g.Definition(id); name == c.Name {
		return c.Called(language)
	}
	return name
}

// placeAsNamed is asNamed for a place of the board. What the ruleset adds in brackets to tell places of one name apart is not
// needed then.
func placeAsNamed(g *engine.Game, text string, place engine.PlaceID, names func(engine.ObjectID) string, language string) string {
	id := g.Zone(place).Object
	if id == 0 || names(id) == g.Definition(id).Called(language) {
		return text
	}
	before, after, found := strings.Cut(text, g.Definition(id).Called(language))
	if !found {
		return text
	}
	if _, rest, ok := strings.Cut(after, ")"); ok && strings.HasPrefix(after, " (") {
		after = rest
	}
	return before + names(id) + after
}

// current follows an object through its incarnations: a scenario means the piece of cardboard.
func (r *run) current(d engine.Datum) engine.Datum {
	if d.Kind == engine.ObjectDatum {
		return engine.Obj(r.game.Ref(engine.ObjectID(d.N)))
	}
	return d
}

// things lists what a value may mean, the likeliest first: objects by name, players, places.
func (r *run) things(p engine.Player, v lua.LValue) []engine.Datum {
	name := ""
	switch x := v.(type) {
	case lua.LString:
		name = string(x)
	case *lua.LUserData:
		switch y := x.Value.(type) {
		case *seat:
			return []engine.Datum{engine.Seat(y.player)}
		case *handle:
			if y.thing.Kind != engine.Gone {
				return []engine.Datum{r.current(y.thing)}
			}
			name = y.name
		}
	}
	if name == "" {
		r.fail("", "", "%s is no thing: write a name, vanilla(n), a player or what s:find gave", quoted(v))
	}
	return r.named(p, name)
}

// named lists what a name may mean.
func (r *run) named(p engine.Player, name string) []engine.Datum {
	g := r.game
	var out []engine.Datum
	seen := map[engine.ObjectID]bool{}
	add := func(id engine.ObjectID) {
		if id != 0 && !seen[id] {
			seen[id] = true
			out = append(out, engine.Obj(g.Ref(id)))
		}
	}
	own := func(owner engine.Player) bool { return p == engine.NoPlayer || owner == p }
	for i := range r.placed {
		if o := &r.placed[i]; o.Place != 0 && o.Name == name {
			return []engine.Datum{engine.At(o.Place)}
		}
	}
	for _, mine := range []bool{true, false} {
		for i := range r.placed {
			if o := &r.placed[i]; o.Name == name && own(o.Player) == mine {
				add(o.Object.ID)
			}
		}
	}
	for _, mine := range []bool{true, false} {
		for i := range r.placed {
			if o := &r.placed[i]; own(o.Player) == mine && o.Object.ID != 0 && r.isCalled(o.Object.ID, name) {
				add(o.Object.ID)
			}
		}
	}
	v := g.Vocabulary()
	for _, board := range []bool{true, false} {
		for _, mine := range []bool{true, false} {
			for z := 1; z < g.Zones(); z++ {
				if v.Zones[g.Zone(engine.ZoneID(z)).Kind].Board != board {
					continue
				}
				g.Each(engine.ZoneID(z), func(id engine.ObjectID) bool {
					if r.isCalled(id, name) && own(g.Controller(id)) == mine {
						add(id)
					}
					return true
				})
			}
		}
	}
	if d, ok := r.lib.Rules.Find(g, name); ok {
		out = append(out, d)
	}
	for q := range engine.Player(g.Players()) {
		if seatName(q) == name {
			out = append(out, engine.Seat(q))
		}
	}
	// Abilities that wait to resolve are called by the card that they are of.
	g.Items(func(i engine.ItemID) bool {
		if b := g.Item(i).Instance.Bearer; b.ID != 0 && r.nameOf(b.ID) == name || b.ID != 0 && r.isCalled(b.ID, name) {
			out = append(out, engine.Link(i))
		}
		return true
	})
	return out
}

func (r *run) isCalled(id engine.ObjectID, name string) bool {
	c := r.game.Definition(id)
	return c != nil && (c.Name == name || c.ID == name)
}

// one is the thing that a value means; it fails when there is none.
func (r *run) one(p engine.Player, v lua.LValue) engine.Datum {
	list := r.things(p, v)
	if len(list) == 0 {
		r.fail("", "", "there is no %s in this game%s", quoted(v), r.nearest(show(v)))
	}
	return list[0]
}

// object is the object that a value means, or the one that is the place which it means.
func (r *run) object(p engine.Player, v lua.LValue) engine.ObjectID {
	d := r.one(p, v)
	switch d.Kind {
	case engine.ObjectDatum:
		return engine.ObjectID(d.N)
	case engine.PlayerDatum:
		return r.game.PlayerObject(d.Player())
	case engine.PlaceDatum:
		return r.game.Zone(d.Place()).Object
	}
	r.fail("", "", "%s is no object", quoted(v))
	return 0
}

// nearest proposes a name for one that is unknown: of what the board names, else what is on it, else of the cards.
func (r *run) nearest(name string) string {
	var known []string
	add := func(n string) {
		if n != "" && !slices.Contains(known, n) {
			known = append(known, n)
		}
	}
	for i := range r.placed {
		add(r.placed[i].Name)
	}
	for i := range r.placed {
		if id := r.placed[i].Object.ID; id != 0 {
			add(r.game.Definition(id).Name)
		}
	}
	meant := diag.Meant(name, known)
	if meant == "" {
		meant = sets.CardMeant(r.lib, name)
	}
	if meant == "" {
		return ""
	}
	return "; " + meant
}

// mustMean fails for a name that means nothing in the game and no card either: nothing could be said of it.
func (r *run) mustMean(v lua.LValue) {
	name, ok := v.(lua.LString)
	if ok && len(r.things(engine.NoPlayer, v)) == 0 && r.lib.Find(string(name)) == nil {
		r.fail("", "", "there is neither a thing nor a card called %s%s", quoted(v), r.nearest(string(name)))
	}
}
