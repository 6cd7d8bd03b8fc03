package engine

import (
	"fmt"
	"math/bits"
	"slices"
)

// What lies where abilities work and where layers look: listed in one walk over the zones, then kept in line object by object as
// they move, until anything else changes.

// survey is what the last walk found, and when it was.
type survey struct {
	version    uint32 // counts changes of what is where
	surveyedAt uint32 // the version of the lists that follow
	// bearers are the objects that print an ability of each kind, in zones where such abilities work.
	bearers  [AbilityKinds][]ObjectID
	live     []ObjectID   // objects on the board, on the stack, players: those that layers look at; then the proposed one
	stacked  []ObjectID   // those of them on the stack
	attached []ObjectID   // those of them that are attached
	surveyed int          // how many of live the walk found
	lying    [][]ObjectID // the objects in zones of each kind of the board, zone by zone

	layout    uint32    // counts changes of which zones there are
	watched   []watched // the zones of the walk, as of version watchedAt of the layout
	watchedAt uint32
	watchOff  bool     // whether that was with abilities that work off the board
	watchedAs []int16  // by zone: 1 + where it stands in watched; 0: nowhere
	places    []ZoneID // the places that an object is, as of version placesAt of the layout
	placesAt  uint32
}

// watched is a zone where abilities of some kinds work, or where layers look.
type watched struct {
	zone        ZoneID
	kind        uint8
	live, stack bool
	kinds       Mask
}

// watch lists the zones that a survey walks over.
func (g *Game) watch() {
	g.watchedAt, g.watchOff, g.watched, g.watchedAs = g.layout, g.offBoard, g.watched[:0], append(g.watchedAs[:0], 0)
	for z := 1; z < len(g.s.zones.rows); z++ {
		k := &g.voc.Zones[g.s.zones.rows[z].Kind]
		w := watched{zone: ZoneID(z), kind: g.s.zones.rows[z].Kind, stack: k.Stack, live: !k.Inert && (k.Board || k.Stack || ZoneID(z) == g.seats)}
		switch {
		case k.Board || g.offBoard:
			w.kinds = ^Mask(0)
		case k.Stack:
			w.kinds = Bit(uint8(Replacement))
		}
		as := int16(0)
		if w.live || w.kinds != 0 {
			g.watched = append(g.watched, w)
			as = int16(len(g.watched))
		}
		g.watchedAs = append(g.watchedAs, as)
	}
}

// look brings the lists of the survey up to date.
func (g *Game) look() {
	if g.surveyedAt == g.version {
		return
	}
	g.surveyedAt = g.version
	for n := len(g.abilities); n < len(g.defs); n++ {
		g.abilities = append(g.abilities, g.defs[n].Has)
	}
	if g.watchedAt != g.layout || g.watchOff != g.offBoard {
		g.watch()
	}
	for k := range g.bearers {
		g.bearers[k] = g.bearers[k][:0]
	}
	for k := range g.lying {
		g.lying[k] = g.lying[k][:0]
	}
	for len(g.lying) < len(g.voc.Zones) {
		g.lying = append(g.lying, nil)
	}
	live, objects, zones, abilities := g.live[:0], g.s.objects.rows, g.s.zones.rows, g.abilities
	g.stacked, g.attached = g.stacked[:0], g.attached[:0]
	for i := range g.watched {
		w := &g.watched[i]
		id := zones[w.zone].First
		if id == 0 {
			continue
		}
		lying := g.lying[w.kind]
		for id != 0 {
			o := &objects[id]
			lying = append(lying, id)
			for has := abilities[o.Definition] & w.kinds; has != 0; has &= has - 1 {
				k := bits.TrailingZeros64(uint64(has))
				g.bearers[k] = append(g.bearers[k], id)
			}
			if w.live {
				live = append(live, id)
				if w.stack {
					g.stacked = append(g.stacked, id)
				}
				if o.Host != 0 {
					g.attached = append(g.attached, id)
				}
			}
			id = o.Next
		}
		g.lying[w.kind] = lying
	}
	g.live = live
	g.surveyed = len(g.live)
}

// upToDate reports whether the lists are those of now.
func (g *Game) upToDate() bool {
	return g.surveyedAt == g.version && g.watchedAt == g.layout && g.watchOff == g.offBoard
}

// relist brings lists that were up to date in line with the move of one object, which is the top or bottom one of its zone now.
func (g *Game) relist(id ObjectID, from ZoneID, top bool) {
	g.surveyedAt = g.version
	o := &g.s.objects.rows[id]
	has := g.abilities[o.Definition]
	if n := g.watchedAs[from]; n != 0 {
		w := &g.watched[n-1]
		strike(&g.lying[w.kind], id)
		for kinds := has & w.kinds; kinds != 0; kinds &= kinds - 1 {
			strike(&g.bearers[bits.TrailingZeros64(uint64(kinds))], id)
		}
		if w.live {
			g.live = g.live[:g.surveyed]
			strike(&g.live, id)
			g.surveyed = len(g.live)
			strike(&g.attached, id)
			if w.stack {
				strike(&g.stacked, id)
			}
		}
	}
	if n := g.watchedAs[o.Zone]; n != 0 {
		w := &g.watched[n-1]
		g.enter(&g.lying[w.kind], id, top)
		for kinds := has & w.kinds; kinds != 0; kinds &= kinds - 1 {
			g.enter(&g.bearers[bits.TrailingZeros64(uint64(kinds))], id, top)
		}
		if w.live {
			g.live = g.live[:g.surveyed]
			g.enter(&g.live, id, top)
			g.surveyed = len(g.live)
			if o.Host != 0 {
				g.enter(&g.attached, id, top)
			}
			if w.stack {
				g.enter(&g.stacked, id, top)
			}
		}
	}
}

// checkLists panics when the lists of now are not those that a walk finds.
func (g *Game) checkLists() {
	if !g.upToDate() {
		return
	}
	lists := func() (all [][]ObjectID) {
		all = append(all, slices.Clone(g.live[:g.surveyed]), slices.Clone(g.stacked), slices.Clone(g.attached))
		for _, l := range slices.Concat(g.bearers[:], g.lying) {
			all = append(all, slices.Clone(l))
		}
		return all
	}
	kept := lists()
	g.surveyedAt--
	g.look()
	for i, l := range lists() {
		if !slices.Equal(kept[i], l) {
			panic(fmt.Sprintf("engine: list %d of the survey is stale: %v, not %v", i, kept[i], l))
		}
	}
}

// strike takes an object off a list.
func strike(list *[]ObjectID, id ObjectID) {
	for i, x := range *list {
		if x == id {
			*list = append((*list)[:i], (*list)[i+1:]...)
			return
		}
	}
}

// enter puts an object on a list in its place: lists go zone by zone, each from its top on.
func (g *Game) enter(list *[]ObjectID, id ObjectID, top bool) {
	zone := g.s.objects.rows[id].Zone
	after := zone // the last zone whose objects stand before it
	if top {
		after--
	}
	l := append(*list, id)
	i := len(l) - 1
	for ; i > 0 && g.s.objects.rows[l[i-1]].Zone > after; i-- {
		l[i] = l[i-1]
	}
	l[i] = id
	*list = l
}

// Lying lists the objects in the zones of a kind of the board, in the order of the zones' numbers. The list is the game's own, and
// stands until something moves.
func (g *Game) Lying(kind uint8) []ObjectID {
	g.look()
	return g.lying[kind]
}

// Bearing lists the objects whose own text has abilities of a kind, where they can work, zone by zone. The list is the game's own,
// and stands until something moves.
func (g *Game) Bearing(kind AbilityKind) []ObjectID {
	g.look()
	if g.copies && !g.deriving {
		// What is a copy has another text than its row says.
		g.Fresh()
		if g.copies {
			return g.listBearers(kind, nil, g.Definition)
		}
	}
	if g.deriving && g.copies {
		return g.listBearers(kind, nil, func(id ObjectID) *Card { return g.defs[g.derived[id].Definition] })
	}
	return g.bearers[kind]
}

// listBearers lists the objects whose text, as text tells it, has abilities of a kind, where they can work.
func (g *Game) listBearers(kind AbilityKind, ids []ObjectID, text func(ObjectID) *Card) []ObjectID {
	for i := range g.watched {
		w := &g.watched[i]
		if w.kinds&Bit(uint8(kind)) == 0 {
			continue
		}
		for id := g.s.zones.rows[w.zone].First; id != 0; id = g.s.objects.rows[id].Next {
			if text(id).Has&Bit(uint8(kind)) != 0 {
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// checkSurvey panics when the lists differ from those of another walk.
func (g *Game) checkSurvey() {
	lists := func() (all [][]ObjectID) {
		for _, list := range slices.Concat(g.bearers[:], g.lying, [][]ObjectID{g.live[:g.surveyed], g.stacked, g.attached}) {
			all = append(all, slices.Clone(list))
		}
		return all
	}
	g.look()
	was := lists()
	g.surveyedAt, g.watchedAt, g.abilities = g.version-1, g.layout-1, g.abilities[:0]
	g.look()
	if !slices.EqualFunc(was, lists(), slices.Equal) {
		panic("engine: what is listed of the board is stale")
	}
}
