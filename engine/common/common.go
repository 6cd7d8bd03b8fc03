// Package common holds the words that card games share: filters by whose something is, by name, type, tag, keyword and
// history; what scripts read of objects, players and events; choosing, options, chance, memory; who "A" is; the parts of a
// scenario's board that every game has. A ruleset takes what it wants into its Vocabulary and adds its own:
//
//	v.Queries = common.Queries
//	v.Fields = common.Fields(
//		common.SubjectFields{Subject: engine.SubjectObject, Fields: common.Whose()},
//		common.SubjectFields{Subject: engine.SubjectObject, Fields: ownFields})
//	v.Verbs = append(v.Verbs, common.Option, common.Random)
//
// A word that two games share is declared here once and so has one name. Nothing here knows a rule: a game that does
// more with such a word (notes a rule, asks a replacement) declares its own of that name instead. What the words mean is
// read from the vocabulary of the game that runs.
//
// verbs.go has verbs, queries and what verbs are built of, filters.go the fields of filters and events, views.go what
// scripts read, board.go the parts of boards, text.go and phrases.go names and questions for people (sentences.tsv: in Chinese), decks.go what decks are checked for, rulebook.go how a
// rulebook is read, slots.go how choices are made where nobody answers, permits.go what permissions
// and prohibitions speak of, reduce.go discounts, loop.go what repeats itself, write.go boards as scenarios write them. For games that are simple there is more: Plain answers for a
// ruleset what is not special in its game, Complete fills its vocabulary, table.go makes its zones and ends it, immediate.go plays
// its cards. engine/NEWGAME.md shows them at work.
package common

import "cardlathe/engine"

// WordIndex is the place of a word in a list of words; -1 when it is not there.
func WordIndex(list []engine.Word, w string) int {
	for i := range list {
		if list[i].Name == w && w != "" {
			return i
		}
	}
	return -1
}

// WordNames lists the words that have a name.
func WordNames(list []engine.Word) []string {
	var names []string
	for _, w := range list {
		if w.Name != "" {
			names = append(names, w.Name)
		}
	}
	return names
}

// ZoneNames lists the names of zone kinds.
func ZoneNames(zones []engine.ZoneKind) []string {
	var names []string
	for _, z := range zones {
		names = append(names, z.Name)
	}
	return names
}

// ZoneIndex returns the function that turns the name of a zone kind into its number, -1 for none.
func ZoneIndex(zones []engine.ZoneKind) func(string) int {
	return func(w string) int {
		for i := range zones {
			if zones[i].Name == w {
				return i
			}
		}
		return -1
	}
}

// KeywordNames lists the names of keywords.
func KeywordNames(keywords []engine.KeywordDecl) []string {
	var names []string
	for _, k := range keywords {
		names = append(names, k.Name)
	}
	return names
}

// KeywordIndex is the number of the keyword of a game; -1 when it has none of that name.
func KeywordIndex(v *engine.Vocabulary, w string) int {
	for i := range v.Keywords {
		if v.Keywords[i].Name == w {
			return i
		}
	}
	return -1
}

// EventName is what scripts call a kind of event; "" when no author can name it.
func EventName(v *engine.Vocabulary, kind engine.EventKind) string {
	for _, d := range v.Events {
		if d.Kind == kind {
			return d.Name
		}
	}
	return ""
}

// Holder is whose something is as far as friend and enemy go: its controller on the board and on the stack, who would play
// what is proposed, its owner elsewhere; NoPlayer when it is unknown.
func Holder(c *engine.Context, r engine.Ref) engine.Player {
	o, d, ok := c.Look(r)
	if !ok {
		return engine.NoPlayer
	}
	if id := c.Then(r); id != 0 && c.Game().Vocabulary().HolderThen != nil {
		if p := c.Game().Vocabulary().HolderThen(c.Game(), r, id); p != engine.NoPlayer {
			return p
		}
	}
	zone := &c.Game().Vocabulary().Zones[c.Game().Zone(o.Zone).Kind]
	switch {
	case zone.Board:
		return d.Controller
	case c.Game().Proposed == r.ID:
		if p := c.Game().Proposer; p != engine.NoPlayer {
			return p
		}
		return o.Owner
	case zone.Stack || c.Judged():
		return d.Controller
	}
	return o.Owner
}

// PlayersFrom lists players in turn order from p: p too or the others alone, opponents of p alone or all.
func PlayersFrom(c *engine.Context, p engine.Player, self, opponents bool) engine.Datum {
	g := c.Game()
	var list []engine.Datum
	q := max(p, 0)
	for range g.Remaining() {
		if (self || q != p) && (!opponents || g.Opponent(p, q)) {
			list = append(list, engine.Seat(q))
		}
		q = g.After(q)
	}
	return engine.ListOf(list)
}

// Contents lists the objects of a zone, first to last, until the task ends or runs again.
func Contents(g *engine.Game, z engine.ZoneID) []engine.Datum {
	list := g.NewList(g.Count(z))
	g.Each(z, func(id engine.ObjectID) bool { list = append(list, engine.Obj(g.Ref(id))); return true })
	return list
}

// InTurnOrder lists the players who remain in turn order from the active one (from the first before any turn).
func InTurnOrder(g *engine.Game, order []engine.Player) []engine.Player {
	p := max(g.Active(), 0)
	for range g.Remaining() {
		order = append(order, p)
		p = g.After(p)
	}
	return order
}

// Exists reports whether a datum is a thing of the game now: a live object, a player, a place, an item.
func Exists(g *engine.Game, d engine.Datum) bool {
	switch d.Kind {
	case engine.ObjectDatum:
		return d.N > 0 && int(d.N) < g.Objects() && g.Live(d.Ref())
	case engine.PlayerDatum:
		return d.N >= 0 && int(d.N) < g.Players()
	case engine.PlaceDatum:
		return d.N > 0 && int(d.N) < g.Zones() && g.Vocabulary().Zones[g.Zone(d.Place()).Kind].Place
	case engine.LinkDatum:
		found := false
		g.Items(func(i engine.ItemID) bool {
			found = found || int32(i) == d.N
			return !found
		})
		return found
	}
	return false
}

// MayKnow reports whether a player may see which card an object is, by the zone that it is in.
func MayKnow(g *engine.Game, p engine.Player, id engine.ObjectID) bool {
	switch zone := g.ZoneOf(id); g.Vocabulary().Zones[zone.Kind].Visibility {
	case engine.Public:
		return true
	case engine.OwnerOnly:
		return zone.Owner == p
	case engine.ControllerOnly:
		return g.Controller(id) == p
	}
	return false
}
