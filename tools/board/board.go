// Package board draws a game as text: what one player may know of it, place by place.
//
// [Draw] takes an [engine.View] and returns lines for a terminal or a log. It knows no game: which zones are places of
// the board, which are piles and what they are called is asked of the vocabulary. Names of cards are looked up in the
// library, in the language that the viewer reads, and columns count wide glyphs as two.
//
// A drawing has, from top to bottom: the turn; each other player with the piles in one line and the zones of the own
// place below; the places that belong to nobody; the viewer; what waits to resolve, newest last. Hidden cards appear as
// numbers only, as the view has nothing else.
package board

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"cardlathe/engine"

	"charm.land/lipgloss/v2"
)

// Options are the choices of a drawing.
type Options struct {
	Library  *engine.Library
	Language string // "en", "zh"
	Color    bool
	// Seats are names for the players; nil: A, B, ...
	Seats []string
	// Places are words for places that share their name with another one.
	Places map[engine.PlaceID]string
}

// drawing is one call of Draw.
type drawing struct {
	v     *engine.View
	words *engine.Vocabulary
	o     *Options
	out   []string
	used  map[engine.ZoneID]bool
}

// Draw draws a view, one line an element.
func Draw(v *engine.View, o Options) []string {
	d := &drawing{v: v, words: o.Library.Rules.Vocabulary(), o: &o, used: map[engine.ZoneID]bool{}}
	head := d.say("before the first turn")
	if v.Active >= 0 {
		head = d.say("turn {1}, {2}, {3}", v.Turn, d.seat(v.Active), d.term("phase", v.Phase))
	}
	if v.Over {
		head = d.say("turn {1}, the game is over: {2}", v.Turn, d.won())
	}
	d.add(d.bold(head))
	others := make([]engine.Player, 0, len(v.Players))
	for _, p := range v.Players {
		if p.Player != v.Player {
			others = append(others, p.Player)
		}
	}
	for _, p := range others {
		d.player(p)
	}
	d.shared()
	if v.Player >= 0 {
		d.player(v.Player)
	}
	d.waiting()
	return d.out
}

func (d *drawing) say(sentence string, values ...any) string {
	return Say(d.o.Language, sentence, values...)
}

func (d *drawing) add(line string) { d.out = append(d.out, strings.TrimRight(line, " ")) }

func (d *drawing) won() string {
	if d.v.Winner < 0 {
		return d.say("nobody wins")
	}
	return d.say("{1} wins", d.seat(d.v.Winner))
}

func (d *drawing) bold(s string) string {
	if !d.o.Color {
		return s
	}
	return lipgloss.NewStyle().Bold(true).Render(s)
}

func (d *drawing) faint(s string) string {
	if !d.o.Color {
		return s
	}
	return lipgloss.NewStyle().Faint(true).Render(s)
}

func (d *drawing) seat(p engine.Player) string {
	if p >= 0 && int(p) < len(d.o.Seats) {
		return d.o.Seats[p]
	}
	return Seat(p)
}

// Seat names a player: A, B; "nobody" for none.
func Seat(p engine.Player) string {
	if p < 0 {
		return "nobody"
	}
	return string(rune('A' + p))
}

// term words a name of the vocabulary in the viewer's language.
func (d *drawing) term(group, name string) string {
	return cmp.Or(d.words.Term(group, name, d.o.Language), strings.ReplaceAll(name, "_", " "))
}

// terms words names of one group.
func (d *drawing) terms(group string, names []string) []string {
	out := make([]string, len(names))
	for i, name := range names {
		out[i] = d.term(group, name)
	}
	return out
}

// zoneName words a kind of zone.
func (d *drawing) zoneName(kind string) string {
	return cmp.Or(d.words.Term("zone", kind, d.o.Language), d.term("place", kind))
}

func (d *drawing) kind(z *engine.ViewZone) *engine.ZoneKind {
	for i := range d.words.Zones {
		if d.words.Zones[i].Name == z.Kind {
			return &d.words.Zones[i]
		}
	}
	return &engine.ZoneKind{Name: z.Kind}
}

// player draws a player with the zones that are the player's own.
func (d *drawing) player(p engine.Player) {
	parts := []string{d.seat(p)}
	for _, q := range d.v.Players {
		if q.Player == p {
			parts = append(parts, d.counters(q.Counters, true)...)
			for _, f := range q.Figures {
				group, name, _ := strings.Cut(f.Key, ".")
				parts = append(parts, fmt.Sprintf("%s %d", d.term(group, name), f.Amount))
			}
		}
	}
	var rows [][2]string
	var free []string
	places := map[string]int{} // of the player, by kind
	for i := range d.v.Zones {
		if z := &d.v.Zones[i]; z.Owner == p && d.kind(z).Place {
			places[z.Kind]++
		}
	}
	for i := range d.v.Zones {
		z := &d.v.Zones[i]
		if z.Owner != p {
			continue
		}
		k := d.kind(z)
		name := d.zoneName(z.Kind)
		if places[z.Kind] > 1 { // only its own name tells it from the others
			if name = z.Name; z.Count == 0 {
				free = append(free, name)
				continue
			}
		}
		switch {
		case k.Place, k.Board && z.Count > 0, len(z.Objects) > 0 && k.Visibility == engine.OwnerOnly:
			rows = append(rows, [2]string{name, d.objects(z)})
		case z.Count > 0 && z.Count <= 1 && len(z.Objects) > 0:
			rows = append(rows, [2]string{name, d.objects(z)})
		case z.Count > 0:
			parts = append(parts, fmt.Sprintf("%s %d", name, z.Count))
		}
	}
	if len(free) > 0 {
		rows = append(rows, [2]string{d.term("word", "free"), List(d.o.Language, free)})
	}
	d.add("")
	d.add(d.bold(parts[0]) + "  " + strings.Join(parts[1:], " · "))
	d.rows(rows)
}

func (d *drawing) rows(rows [][2]string) {
	width := 0
	for _, r := range rows {
		width = max(width, lipgloss.Width(r[0]))
	}
	for _, r := range rows {
		d.add("  " + d.faint(r[0]) + strings.Repeat(" ", width-lipgloss.Width(r[0])) + "  " + r[1])
	}
}

// shared draws the places that belong to nobody.
func (d *drawing) shared() {
	named := map[string][]*engine.ViewObject{} // several places may be of one name
	for i := range d.v.Zones {
		if z := &d.v.Zones[i]; z.Owner < 0 && !d.kind(z).Place {
			for k := range z.Objects {
				named[z.Objects[k].Name] = append(named[z.Objects[k].Name], &z.Objects[k])
			}
		}
	}
	places := map[string]bool{}
	var rows [][2]string
	for i := range d.v.Zones {
		z := &d.v.Zones[i]
		if z.Owner >= 0 || !d.kind(z).Place {
			continue
		}
		name := d.zoneName(z.Kind)
		if z.Name != "" {
			name = z.Name
			if c := d.o.Library.Names[z.Name]; c != nil {
				name = d.card(c.ID, z.Name)
			}
		}
		if also := d.o.Places[z.Place]; also != "" {
			name += " (" + also + ")"
		}
		if list := named[z.Name]; len(list) > 0 {
			o := list[0]
			named[z.Name] = list[1:]
			places[z.Name] = true
			notes := d.counters(o.Counters, false)
			notes = append(notes, d.terms("status", o.Statuses)...)
			if o.Controller >= 0 {
				notes = append([]string{d.seat(o.Controller)}, notes...)
			}
			if len(notes) > 0 {
				name += " [" + strings.Join(notes, ", ") + "]"
			}
		}
		rows = append(rows, [2]string{name, d.objects(z)})
	}
	for i := range d.v.Zones {
		z := &d.v.Zones[i]
		k := d.kind(z)
		if z.Owner >= 0 || k.Place || k.Stack || z.Count == 0 {
			continue
		}
		// Cards that are places were drawn as such.
		if slices.ContainsFunc(z.Objects, func(o engine.ViewObject) bool { return places[o.Name] }) {
			continue
		}
		text := d.objects(z)
		if len(z.Objects) == 0 {
			text = fmt.Sprint(z.Count)
		}
		rows = append(rows, [2]string{d.zoneName(z.Kind), text})
	}
	if len(rows) > 0 {
		d.add("")
		d.rows(rows)
	}
}

// waiting draws what waits to resolve.
func (d *drawing) waiting() {
	if len(d.v.Items) == 0 {
		return
	}
	d.add("")
	for i, it := range d.v.Items {
		name := it.Name
		if c := d.o.Library.Names[it.Name]; c != nil {
			name = d.card(c.ID, it.Name)
		}
		line := fmt.Sprintf("  %d. %s: %s", i+1, d.seat(it.Controller), name)
		if it.Ability != "" {
			line += " (" + Ability(d.words, it.Ability, d.o.Language) + ")"
		}
		if it.Pending {
			line += " ..."
		}
		if len(it.Targets) > 0 {
			line += " -> " + List(d.o.Language, it.Targets)
		}
		if i == 0 {
			d.add(d.faint(d.say("waiting to resolve, the last one first")))
		}
		d.add(line)
	}
}

// objects draws the cards of a zone; equal ones are drawn once, with their number.
func (d *drawing) objects(z *engine.ViewZone) string {
	if len(z.Objects) == 0 {
		if z.Count > 0 {
			return d.say("{1} hidden", z.Count)
		}
		return "-"
	}
	var order []string
	count := map[string]int{}
	for i := range z.Objects {
		s := d.object(z, &z.Objects[i])
		if count[s]++; count[s] == 1 {
			order = append(order, s)
		}
	}
	for i, s := range order {
		if n := count[s]; n > 1 {
			order[i] = fmt.Sprintf("%d %s", n, s)
		}
	}
	return List(d.o.Language, order)
}

func (d *drawing) object(z *engine.ViewZone, o *engine.ViewObject) string {
	var notes []string
	if o.Controller >= 0 && o.Controller != z.Owner {
		notes = append(notes, d.seat(o.Controller))
	}
	for _, n := range d.words.Numbers {
		if v, ok := o.Numbers[n.Name]; ok {
			note := fmt.Sprintf("%s %d", d.term("number", n.Name), v)
			if c := d.o.Library.Cards[o.Card]; n.Colored && c != nil {
				for i, w := range d.words.Colors {
					if c.Colors.Any(engine.Bit(i)) {
						note += " " + d.term("color", w.Name)
					}
				}
			}
			notes = append(notes, note)
		}
	}
	if d.kind(z).Board || d.kind(z).Stack {
		notes = append(notes, d.counters(o.Counters, false)...)
		notes = append(notes, d.terms("status", o.Statuses)...)
		notes = append(notes, d.terms("keyword", o.Keywords)...)
	}
	s := d.card(o.Card, o.Name)
	if o.Host != 0 {
		s = "+" + s
	}
	if len(notes) > 0 {
		s += " (" + strings.Join(notes, ", ") + ")"
	}
	return s
}

// card is the name of a card in the viewer's language.
func (d *drawing) card(id, name string) string {
	if c := d.o.Library.Cards[id]; c != nil {
		return Name(c, d.o.Language)
	}
	return name
}

// Name is the name of a card in a language, as far as it is known.
func Name(c *engine.Card, language string) string {
	return cmp.Or(c.Locale[language].Name, c.Name)
}

// Text is the text of a card in a language, as far as it is known.
func Text(c *engine.Card, language string) string {
	return cmp.Or(c.Locale[language].Text, c.Text)
}

// counters words counters in the order of the vocabulary. The rules' own bookkeeping, whose names are compounds, is
// left out for objects.
func (d *drawing) counters(m map[string]int, player bool) []string {
	var out []string
	for _, w := range d.words.Counters {
		n, ok := m[w.Name]
		if !ok {
			continue
		}
		out = append(out, fmt.Sprintf("%s %d", d.term("counter", w.Name), n))
	}
	return out
}
