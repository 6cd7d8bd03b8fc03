package engine

// View is what one player may know of a game, as plain data that encodes to JSON. Hidden cards appear as numbers of
// cards only: exchanging them for others changes nothing in a view.
type View struct {
	Player   Player        `json:"player"` // -1: a spectator who sees everything
	Turn     int           `json:"turn"`
	Active   Player        `json:"active"`
	Phase    string        `json:"phase"`
	Over     bool          `json:"over"`
	Winner   Player        `json:"winner"`
	Players  []ViewPlayer  `json:"players"`
	Zones    []ViewZone    `json:"zones"`
	Items    []ViewItem    `json:"items"`
	Decision *ViewDecision `json:"decision,omitempty"`
}

// ViewPlayer holds a player's public numbers by name.
type ViewPlayer struct {
	Player   Player         `json:"player"`
	Counters map[string]int `json:"counters"`
	Figures  []Figure       `json:"figures,omitempty"` // see Picture.Figures
}

// ViewZone is a zone: how many things are in it, and those that the viewer may see.
type ViewZone struct {
	Zone    ZoneID       `json:"zone"`
	Kind    string       `json:"kind"`
	Owner   Player       `json:"owner"`
	Place   PlaceID      `json:"place"`
	Object  ObjectID     `json:"object,omitempty"` // the object that is this place
	Name    string       `json:"name"`             // of a place: that of the object that it is, else as options call it
	Count   int          `json:"count"`
	Objects []ViewObject `json:"objects,omitempty"`
}

// ViewObject is an object that the viewer may see.
type ViewObject struct {
	ID         ObjectID       `json:"id"`
	Card       string         `json:"card"`
	Name       string         `json:"name"`
	Owner      Player         `json:"owner"`
	Controller Player         `json:"controller"`
	Statuses   []string       `json:"statuses,omitempty"`
	Counters   map[string]int `json:"counters,omitempty"`
	Numbers    map[string]int `json:"numbers,omitempty"`
	Keywords   []string       `json:"keywords,omitempty"`
	Sums       map[string]int `json:"sums,omitempty"` // of its keywords that have a number
	Host       ObjectID       `json:"host,omitempty"`
}

// ViewItem is something that waits to resolve; it is public.
type ViewItem struct {
	Item       ItemID   `json:"item"`
	Name       string   `json:"name"`
	Ability    string   `json:"ability,omitempty"`
	Controller Player   `json:"controller"`
	Pending    bool     `json:"pending"`
	Targets    []string `json:"targets,omitempty"`
}

// ViewDecision is the owed decision. Options are those of the viewer's own decision; of another player's it is only
// told that it is owed.
type ViewDecision struct {
	Player  Player   `json:"player"`
	Kind    int      `json:"kind"`
	Prompt  string   `json:"prompt,omitempty"`
	Options []string `json:"options,omitempty"`
}

// LogLine is a line of the game log with the rules of the action and of the step that caused it.
type LogLine struct {
	Event EventID `json:"event"`
	Turn  int     `json:"turn"`
	Rule  string  `json:"rule,omitempty"`
	Step  string  `json:"step,omitempty"`
	Text  string  `json:"text"`
}

// sees reports whether a viewer knows the faces in a zone. NoPlayer sees everything.
func (g *Game) sees(viewer Player, z ZoneID) bool {
	if viewer == NoPlayer {
		return true
	}
	zone := &g.s.zones.rows[z]
	switch g.voc.Zones[zone.Kind].Visibility {
	case OwnerOnly:
		return zone.Owner == viewer
	case Secret:
		return false
	case ControllerOnly:
		return zone.First == 0 || g.s.objects.rows[zone.First].Controller == viewer
	}
	return true
}

// View returns what a player may know; NoPlayer gets everything. language words the decision ("en", "zh").
func (g *Game) View(viewer Player, language string) View {
	g.settle()
	r := &g.s.registers.rows[0]
	v := View{Player: viewer, Turn: int(r.Turn), Active: r.Active, Phase: g.voc.Phases[r.Phase].Name, Over: r.Over, Winner: r.Winner}
	for p := range Player(g.Players()) {
		player := ViewPlayer{Player: p, Counters: g.counters(g.PlayerObject(p))}
		if g.voc.Picture != nil && g.voc.Picture.Figures != nil {
			player.Figures = g.voc.Picture.Figures(g, p)
		}
		v.Players = append(v.Players, player)
	}
	for z := ZoneID(1); int(z) < len(g.s.zones.rows); z++ {
		zone := &g.s.zones.rows[z]
		kind := &g.voc.Zones[zone.Kind]
		if z == g.seats || kind.Outside {
			continue
		}
		vz := ViewZone{Zone: z, Kind: kind.Name, Owner: zone.Owner, Place: zone.Place, Count: int(zone.Count)}
		if zone.Object != 0 {
			vz.Object, vz.Name = zone.Object, g.Definition(zone.Object).Name
		} else if kind.Place {
			vz.Name = g.rules.Label(g, &g.decision, Thing(At(zone.Place)), language)
		}
		if g.sees(viewer, z) {
			for id := zone.First; id != 0; id = g.s.objects.rows[id].Next {
				vz.Objects = append(vz.Objects, g.viewObject(id))
			}
		}
		v.Zones = append(v.Zones, vz)
	}
	g.Items(func(i ItemID) bool {
		it := &g.s.items.rows[i]
		vi := ViewItem{Item: i, Name: g.defs[it.Instance.Definition].Name, Controller: it.Controller, Pending: it.State == ItemPending}
		if a := g.AbilityOf(it.Instance); a != nil && !it.Card {
			vi.Ability = a.Key
		}
		g.Targets(i, func(_ int, d Datum) {
			if d.Kind == ObjectDatum && !g.sees(viewer, g.s.objects.rows[d.N].Zone) {
				vi.Targets = append(vi.Targets, "") // a card that this player does not see
				return
			}
			vi.Targets = append(vi.Targets, g.rules.Label(g, &g.decision, Thing(d), language))
		})
		v.Items = append(v.Items, vi)
		return true
	})
	if d := g.Decision(); d != nil {
		vd := &ViewDecision{Player: d.Player, Kind: int(d.Kind)}
		if viewer == d.Player || viewer == NoPlayer {
			vd.Prompt = g.rules.Prompt(g, d, language)
			for _, o := range d.Options {
				vd.Options = append(vd.Options, g.rules.Label(g, d, o, language))
			}
		}
		v.Decision = vd
	}
	return v
}

func (g *Game) counters(id ObjectID) map[string]int {
	var m map[string]int
	for c := range g.voc.Counters {
		if n := g.s.objects.rows[id].Counters[c]; n != 0 && !g.voc.Counters[c].Internal {
			if m == nil {
				m = map[string]int{}
			}
			m[g.voc.Counters[c].Name] = int(n)
		}
	}
	return m
}

func (g *Game) viewObject(id ObjectID) ViewObject {
	o := &g.s.objects.rows[id]
	c := g.defs[o.Definition]
	v := ViewObject{ID: id, Card: c.ID, Name: c.Name, Owner: o.Owner, Controller: g.Controller(id), Counters: g.counters(id), Host: o.Host}
	for s := range g.voc.Statuses {
		if o.Status&(1<<s) != 0 {
			v.Statuses = append(v.Statuses, g.voc.Statuses[s].Name)
		}
	}
	d := g.Derived(id)
	has := c.HasNumber | g.Definition(id).HasNumber
	for n := range g.voc.Numbers {
		if has&Bit(n) != 0 {
			if v.Numbers == nil {
				v.Numbers = map[string]int{}
			}
			v.Numbers[g.voc.Numbers[n].Name] = g.Number(id, NumberID(n))
		}
	}
	keyword := func(k KeywordID, name string, numbered bool) {
		if !d.Has(k) {
			return
		}
		v.Keywords = append(v.Keywords, name)
		if numbered {
			if v.Sums == nil {
				v.Sums = map[string]int{}
			}
			v.Sums[name] = int(d.KeywordN[k])
		}
	}
	for k := range g.voc.Keywords {
		keyword(KeywordID(k), g.voc.Keywords[k].Name, g.voc.Keywords[k].Numbered)
	}
	for i := range g.setKeywords {
		if k := &g.setKeywords[i]; int(k.id) >= len(g.voc.Keywords) {
			keyword(k.id, k.def.Name, k.def.Numbered)
		}
	}
	return v
}

// Log returns the lines of the game log from an event on, as a viewer may read them, in a language.
func (g *Game) Log(viewer Player, from EventID, language string) []LogLine {
	g.settle()
	var lines []LogLine
	for id := max(from, 1); int(id) < len(g.s.events.rows); id++ {
		e := &g.s.events.rows[id]
		if text := g.rules.Describe(g, e, viewer, language); text != "" {
			lines = append(lines, LogLine{Event: id, Turn: int(e.Turn), Rule: e.Rule.String(), Step: e.Step.String(), Text: text})
		}
	}
	return lines
}

// Exchange shuffles the identities of the cards that a player cannot see among themselves, owner by owner and kind of
// deck by kind of deck. Everything that the player sees stays byte for byte the same.
func (g *Game) Exchange(viewer Player, seed uint64) {
	g.settle()
	known := g.known(viewer)
	// What the player sees at the pause stays, though it may have come there within the task that is run again.
	for z := ZoneID(1); int(z) < len(g.s.zones.rows); z++ {
		for id := g.s.zones.rows[z].First; id != 0 && g.sees(viewer, z); id = g.s.objects.rows[id].Next {
			known[id] = true
		}
	}
	if g.running && g.decision.Kind != 0 {
		// What the one who decides is looking at decides what is asked, and that is public.
		for id := range g.known(g.decision.Player) {
			known[id] = true
		}
	}
	if g.running && len(g.answers) == 0 && g.decision.Kind != 0 {
		g.undoTask()
	}
	random := Generator(seed)
	for p := range Player(g.Players()) {
		groups := map[Mask][]ObjectID{}
		for z := ZoneID(1); int(z) < len(g.s.zones.rows); z++ {
			zone := &g.s.zones.rows[z]
			if zone.Owner != p || g.sees(viewer, z) {
				continue
			}
			for id := zone.First; id != 0; id = g.s.objects.rows[id].Next {
				if known[id] {
					continue
				}
				// Cards of one deck are exchanged among themselves: a hand never holds what only another deck has.
				key := deckOfTypes(g.defs[g.s.objects.rows[id].Definition])
				groups[key] = append(groups[key], id)
			}
		}
		for _, key := range sortedMasks(groups) {
			list := groups[key]
			for i := len(list) - 1; i > 0; i-- {
				j := random.Below(i + 1)
				a, b := g.s.objects.edit(int(list[i])), &g.s.objects.rows[list[j]]
				da, db := a.Definition, b.Definition
				a.Definition = db
				g.s.objects.edit(int(list[j])).Definition = da
			}
			for _, id := range list {
				g.reprint(id)
				g.rewrite(viewer, id)
			}
		}
	}
	g.outdate()
	if g.running && len(g.answers) == 0 && g.decision.Kind != 0 {
		// The decision stands at the start of its task: list its options from what the cards are now.
		g.decision.reset()
		g.s.forget()
		g.start = g.s.mark()
		g.runTask()
		g.advance()
	}
}

// rewrite makes the events that a player could not witness tell of an exchanged card as it is now.
func (g *Game) rewrite(viewer Player, id ObjectID) {
	o := &g.s.objects.rows[id]
	for i := range g.s.events.rows {
		e := &g.s.events.rows[i]
		if e.Subject.ID != id || e.Card == o.Definition {
			continue
		}
		if e.Subject.Inc == o.Inc || !g.Witnesses(viewer, e) {
			g.s.events.edit(i).Card = o.Definition
		}
	}
}

// Witnesses reports whether a player may know which card an event is about: not one that goes from a zone that the player
// does not see to another such zone.
func (g *Game) Witnesses(viewer Player, e *Event) bool {
	return e.From == 0 || e.To == 0 || g.sees(viewer, e.From) || g.sees(viewer, e.To)
}

// known is the objects in hidden zones whose faces a player has been shown since they came there.
func (g *Game) known(viewer Player) map[ObjectID]bool {
	known := map[ObjectID]bool{}
	for i := range g.s.events.rows {
		e := &g.s.events.rows[i]
		d := g.voc.event(e.Kind)
		if d != nil && (d.ShowsAll || d.Shows && e.By == viewer) && g.Live(e.Subject) {
			known[e.Subject.ID] = true
		}
	}
	return known
}

func deckOfTypes(c *Card) Mask {
	if c.HasNumber != 0 {
		return 1
	}
	return c.Types
}

func sortedMasks(m map[Mask][]ObjectID) []Mask {
	var keys []Mask
	for k := range m {
		keys = append(keys, k)
	}
	for i := range keys {
		for j := i + 1; j < len(keys); j++ {
			if keys[j] < keys[i] {
				keys[i], keys[j] = keys[j], keys[i]
			}
		}
	}
	return keys
}
