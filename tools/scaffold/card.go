package scaffold

// A card is a block of facts, a script and a scenario that proves the script.

import (
	"cmp"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"cardlathe/engine"
	"cardlathe/sets"
)

// Card is what is known of a card beside its name. The zero Card is a small card of the game's first type.
type Card struct {
	Set  string // id; "": the only set of the project
	Type string // "": the first type of the game
	// Numbers, Words and Amounts are facts by name; facts that the type needs and that are not given get small values.
	Numbers  map[string]int
	Words    map[string][]string
	Amounts  map[string]map[string]int
	Keywords []string
	Text     string
}

// maxCards is how many cards a file of facts has before the next one is begun.
const maxCards = 100

// defaultNumber is the value of a fact that a card needs and its author did not give.
const defaultNumber = 2

// Card makes a card of a set.
func (p *Project) Card(name string, c Card) (*Made, error) {
	s, err := p.set(c.Set)
	if err != nil {
		return nil, err
	}
	w := &writing{p: p, set: s}
	if err := p.card(w, s, name, c); err != nil {
		return nil, err
	}
	return w.commit(w.id, name)
}

// foreign is a fact that a card is to have and that its game does not know; "" for none.
func foreign(v *engine.Vocabulary, c Card) string {
	var given []string
	for name := range c.Numbers {
		given = append(given, name)
	}
	for name, words := range c.Words {
		if len(words) > 0 {
			given = append(given, name)
		}
	}
	for name, amounts := range c.Amounts {
		if len(amounts) > 0 {
			given = append(given, name)
		}
	}
	slices.Sort(given)
	for _, name := range given {
		if !slices.ContainsFunc(v.Facts, func(f engine.Fact) bool { return f.Name == name }) {
			return name
		}
	}
	return ""
}

func (p *Project) card(w *writing, s *sets.Set, name string, c Card) error {
	file, err := slug("card", name)
	if err != nil {
		return err
	}
	v, err := p.game(s.Game)
	if err != nil {
		return err
	}
	lib := p.content.Game(s.Game)
	if old := cmp.Or(lib.Names[name], lib.Tokens[name]); old != nil && !v.NamesRepeat {
		return fmt.Errorf("there is a card %q already: %s:%d", name, old.File, old.Line)
	}
	kind, err := p.kind(v, c.Type)
	if err != nil {
		return err
	}
	if name := foreign(v, c); name != "" {
		return fmt.Errorf("%s has no --%s: that is a fact of cards of another game", v.Title, name)
	}
	facts, before := p.factsFile(s)
	id := p.nextID(s)
	w.id = id
	if v.NamesRepeat {
		file = sets.Slug(name + " " + id)
	}
	d := data{ID: id, Name: name, Type: kind, Facts: filepath.Base(facts)}
	block, err := block(v, &d, c)
	if err != nil {
		return err
	}
	example := kind
	if defined(lib, c.Keywords) && p.has(s.Game, kind+".keyword.lua") {
		// The keyword has a behaviour of its own, which the first example does not reckon with.
		example = kind + ".keyword"
		var printed []string
		for _, k := range c.Keywords {
			printed = append(printed, lua(strings.TrimRight(k, " 0123456789"))) // without its number: any will do
		}
		d.Keywords = strings.Join(printed, ", ")
	}
	script, err := p.text(s.Game, example+".lua", d)
	if err != nil {
		return err
	}
	if script != "" {
		w.add(filepath.Join(p.folder(s), "cards", file+".lua"), script)
		proof, err := p.text(s.Game, example+".scenario.lua", d)
		if err != nil {
			return err
		}
		if proof != "" {
			plain, err := p.text(s.Game, "facts.scenario.lua", d)
			if err != nil {
				return err
			}
			w.add(filepath.Join(p.folder(s), "scenarios", file+".lua"), proof)
			w.files[len(w.files)-1].plain = plain
		}
	}
	if before == "" {
		w.add(facts, block)
	} else {
		w.appendTo(facts, before, block)
	}
	return nil
}

// defined reports whether a set defines one of the keywords.
func defined(lib *engine.Library, printed []string) bool {
	for name := range lib.Keywords {
		if slices.ContainsFunc(printed, func(k string) bool { return k == name || strings.HasPrefix(k, name+" ") }) {
			return true
		}
	}
	return false
}

// kind finds the type of the card; "" is the first one.
func (p *Project) kind(v *engine.Vocabulary, name string) (string, error) {
	var known []string
	for i := range v.Facts {
		f := &v.Facts[i]
		if f.Target != engine.ToType {
			continue
		}
		for _, w := range f.Words {
			if w.Name == "" {
				continue
			}
			if name == "" || w.Name == name {
				return w.Name, nil
			}
			known = append(known, w.Name)
		}
	}
	return "", fmt.Errorf("unknown type %q; there are: %s", name, strings.Join(known, ", "))
}

var cardBlock = regexp.MustCompile(`(?m)^\s*(?:card|token)\s+"`)

// factsFile is the file that the next card goes to, with its text; "" for a new one.
func (p *Project) factsFile(s *sets.Set) (name, text string) {
	for n := 1; ; n++ {
		file := "cards.hcl"
		if n > 1 {
			file = fmt.Sprintf("cards-%d.hcl", n)
		}
		name = filepath.Join(p.folder(s), file)
		b, err := os.ReadFile(name)
		if err != nil {
			return name, ""
		}
		if len(cardBlock.FindAllIndex(b, maxCards)) < maxCards {
			return name, string(b)
		}
	}
}

// nextID counts on from the highest number of the set, also of cards that did not load.
func (p *Project) nextID(s *sets.Set) string {
	code := cmp.Or(s.Code, strings.ToUpper(s.ID))
	number := regexp.MustCompile(`(?:card|token)\s+"` + regexp.QuoteMeta(code) + `-0*(\d{1,6})"`)
	last := 0
	dir := p.folder(s)
	_ = filepath.WalkDir(dir, func(at string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Ext(at) != ".hcl" {
			return nil
		}
		text, _ := os.ReadFile(at)
		for _, m := range number.FindAllSubmatch(text, -1) {
			if n, err := strconv.Atoi(string(m[1])); err == nil {
				last = max(last, n)
			}
		}
		return nil
	})
	lib := p.content.Game(s.Game)
	for {
		last++
		if id := fmt.Sprintf("%s-%03d", code, last); lib.Cards[id] == nil {
			return id
		}
	}
}

// block writes the facts, and tells templates of them: what pays for the card as fields of a pool, and what a scenario can
// expect of it.
func block(v *engine.Vocabulary, d *data, c Card) (string, error) {
	kind := d.Type
	d.numbers, d.words = map[string]int{}, map[string][]string{}
	var lines [][2]string
	put := func(field, value string) { lines = append(lines, [2]string{field, value}) }
	put("name", hcl(d.Name))
	var pays, says []string
	color := ""
	var colored, colors []string // the facts that give it colours: a scenario reads all of them in each
	for i := range v.Facts {
		f := &v.Facts[i]
		fits := f.For == nil || slices.Contains(f.For, kind)
		switch f.Kind {
		case engine.FactWord, engine.FactWords:
			words := c.Words[f.Name]
			switch {
			case f.Target == engine.ToType:
				put(f.Name, hcl(kind))
				continue
			case len(words) == 0 && fits && f.Target == engine.ToColors && costs(v, kind) && len(f.Words) > 0 && f.Words[0].Name != "":
				words = []string{f.Words[0].Name}
			case len(words) == 0 && slices.Contains(f.Needed, kind):
				i := slices.IndexFunc(f.Words, func(w engine.Word) bool { return w.Name != "" })
				if i < 0 {
					continue
				}
				words = []string{f.Words[i].Name}
			case len(words) == 0:
				continue
			}
			if f.Target == engine.ToColors {
				color = words[0]
				colored = append(colored, f.Name)
				for _, w := range words {
					colors = append(colors, lua(w))
				}
			}
			d.words[f.Name] = words
			if f.Kind == engine.FactWord && len(words) > 1 {
				return "", fmt.Errorf("a card has one %s, not several: %s", f.Name, strings.Join(words, ", "))
			}
			if f.Kind == engine.FactWord {
				put(f.Name, hcl(words[0]))
			} else {
				put(f.Name, list(words))
			}
		case engine.FactNumber:
			n, given := c.Numbers[f.Name]
			if !given {
				if !slices.Contains(f.Needed, kind) && !slices.Contains(f.Needed, "*") {
					continue
				}
				n = max(cmp.Or(f.Usual, defaultNumber), f.Min)
			}
			put(f.Name, strconv.Itoa(n))
			d.numbers[f.Name] = n
			says = append(says, fmt.Sprintf("%s = %d", f.Name, n))
			if fits && n > 0 {
				pays = append(pays, fmt.Sprintf("%s = %d", f.Name, n))
			}
		case engine.FactAmounts:
			if len(c.Amounts[f.Name]) == 0 {
				continue
			}
			var parts []string
			paid := map[string]int{}
			for _, k := range sorted(c.Amounts[f.Name]) {
				n := c.Amounts[f.Name][k]
				parts = append(parts, fmt.Sprintf("%s = %d", k, n))
				if !slices.ContainsFunc(f.Words, func(w engine.Word) bool { return w.Name == k }) {
					k = color // any, own
				}
				paid[k] += n
			}
			put(f.Name, "{ "+strings.Join(parts, ", ")+" }")
			for _, k := range sorted(paid) {
				pays = append(pays, fmt.Sprintf("%s = %d", k, paid[k]))
			}
		}
	}
	if len(c.Keywords) > 0 {
		put("keywords", list(c.Keywords))
	}
	if c.Text != "" {
		put("text", hcl(c.Text))
	}
	wide := 0
	for _, l := range lines {
		wide = max(wide, len(l[0]))
	}
	var b strings.Builder
	fmt.Fprintf(&b, "card %s {\n", hcl(d.ID))
	for _, l := range lines {
		fmt.Fprintf(&b, "  %-*s = %s\n", wide, l[0], l[1])
	}
	b.WriteString("}\n")
	for i, name := range colored {
		says = slices.Insert(says, i, fmt.Sprintf("%s = { %s }", name, strings.Join(colors, ", ")))
	}
	d.Pool, d.States = strings.Join(pays, ", "), strings.Join(says, ", ")
	return b.String(), nil
}

// costs reports whether cards of a type need a number: those that do are played, and have a colour.
func costs(v *engine.Vocabulary, kind string) bool {
	return slices.ContainsFunc(v.Facts, func(f engine.Fact) bool {
		return f.Kind == engine.FactNumber && slices.Contains(f.Needed, kind)
	})
}

func list(words []string) string {
	quoted := make([]string, len(words))
	for i, w := range words {
		quoted[i] = hcl(w)
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}

func sorted(m map[string]int) []string {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}
