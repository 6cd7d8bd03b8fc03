package scenario

// Mutation turns the question round: would the scenarios notice if a card were wrong? What a wrong card looks like is
// in mutants.go and facts.go; here they meet the scenarios.

import (
	"cmp"
	"context"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"path"
	"runtime"
	"slices"
	"strings"
	"sync"

	"cardlathe/engine"
	"cardlathe/sets"
)

// Mutant is one wrong version of a card.
type Mutant struct {
	Card     string // as Suspect.Name
	File     string // that is changed, as people know it
	Line     int
	Operator string
	Before   string // the text that is changed, one line
	After    string
	Noticed  bool
	By       string // the scenario that noticed
	// Tried is how many scenarios ran against it.
	Tried int

	path      string
	text      string  // of the whole file; "" removes it
	block     string  // of the card, when the file is one of facts
	otherwise *Mutant // stands in for one that does not load
}

// MutateOptions are the choices of a run of mutation.
type MutateOptions struct {
	Only func(*Suspect) bool // nil: all
	// Used leaves out what no scenario of the suite uses.
	Used bool
	Jobs int // cards at once; 0: one a processor
	// Sample is how many mutants of each card are tried, chosen with Seed; 0: all.
	Sample int
	Seed   uint64
	// Done is told how many cards have been tried; it may be nil.
	Done func(cards int)
}

// Mutation is the outcome of a run of mutation.
type Mutation struct {
	Operators map[string]Count
	Cards     []CardCount // by game, then name
	// Failing are the titles of scenarios that fail without any mutant.
	Failing []string
}

// Count counts mutants.
type Count struct{ Noticed, Survived int }

// CardCount counts the mutants of a card.
type CardCount struct {
	Card string
	Text bool // it is a card with text, so that there is something to get wrong
	Used bool // by a scenario that passes
	Count
}

// All counts all mutants.
func (m *Mutation) All() Count {
	var all Count
	for _, c := range m.Cards {
		all.Noticed, all.Survived = all.Noticed+c.Noticed, all.Survived+c.Survived
	}
	return all
}

// EnoughMutants is how many mutants a card with text should have.
const EnoughMutants = 5

// Few lists the cards with text that have fewer mutants than EnoughMutants: what is said of them proves little.
func (m *Mutation) Few() []string {
	var out []string
	for _, c := range m.Cards {
		if c.Text && c.Noticed+c.Survived < EnoughMutants {
			out = append(out, c.Card)
		}
	}
	return out
}

// Unused lists the cards that no scenario uses, so that none of their mutants can be noticed.
func (m *Mutation) Unused() []string {
	var out []string
	for _, c := range m.Cards {
		if !c.Used {
			out = append(out, c.Card)
		}
	}
	return out
}

// Mutate makes the mutants of cards that have a script or a keyword, and of the keywords that sets define, and runs
// against each the scenarios that use the card, plainly, until one fails. report gets the mutants of a card after those
// of the one before, in the order of their lines; it may be nil. A mutant that does not load is none, and neither is
// one that comes to the same text as another. Scenarios that fail anyway cannot notice anything and are left out; a
// card that no scenario uses keeps all its mutants.
func (s *Suite) Mutate(ctx context.Context, o MutateOptions, report func(*Mutant)) *Mutation {
	jobs := o.Jobs
	if jobs <= 0 {
		jobs = runtime.GOMAXPROCS(0)
	}
	var list []*Suspect
	for _, c := range s.Suspects() {
		if o.Only == nil || o.Only(c) {
			list = append(list, c)
		}
	}
	out := &Mutation{Operators: map[string]Count{}}
	if len(list) > 0 {
		out.Failing = s.findUsers(ctx, jobs, list)
	}
	if o.Used {
		list = slices.DeleteFunc(list, func(c *Suspect) bool { return len(c.users) == 0 })
	}
	next := make(chan *Suspect)
	var wait sync.WaitGroup
	for range jobs {
		wait.Go(func() {
			for c := range next {
				if ctx.Err() == nil {
					s.tryAll(ctx, c, &o)
				}
				close(c.done)
			}
		})
	}
	wait.Go(func() {
		for _, c := range list {
			next <- c
		}
		close(next)
	})
	for i, c := range list {
		<-c.done
		of := CardCount{Card: c.Name, Text: c.says, Used: len(c.users) > 0}
		for _, m := range c.mutants {
			n := out.Operators[m.Operator]
			if m.Noticed {
				n.Noticed, of.Noticed = n.Noticed+1, of.Noticed+1
			} else {
				n.Survived, of.Survived = n.Survived+1, of.Survived+1
			}
			out.Operators[m.Operator] = n
			if report != nil {
				report(m)
			}
		}
		out.Cards = append(out.Cards, of)
		if o.Done != nil {
			o.Done(i + 1)
		}
	}
	wait.Wait()
	return out
}

// Suspect is a card that mutants are made of, or a keyword that a set defines.
type Suspect struct {
	Name  string   // of the card, or "keyword Kindle"
	Files []string // that it is written in, as people know them

	game, id string // of the card; a keyword has no id
	keyword  string // that a set defines
	says     bool   // it has text
	make     []func() []*Mutant
	users    []*Scenario
	mutants  []*Mutant // those that were tried, in order
	done     chan struct{}
}

// Suspects lists what mutants are made of, by game and name: cards that have a script or a keyword, and the keywords
// that sets define.
func (s *Suite) Suspects() []*Suspect {
	base, _ := s.content.Base()
	if base == nil || base.Sets == nil {
		return nil
	}
	shown := func(name string) string { return name }
	if p, ok := s.content.Tree.(sets.Placed); ok {
		shown = p.Shown
	}
	read := func(name string) string {
		text, _, d := sets.ReadText(s.content.Tree, name, shown(name))
		if d != nil {
			return ""
		}
		return string(text)
	}
	var out []*Suspect
	written := func(c *Suspect, name string, make func() []*Mutant) {
		c.Files = append(c.Files, shown(name))
		c.make = append(c.make, func() []*Mutant {
			list := make()
			for _, m := range list {
				for ; m != nil; m = m.otherwise {
					m.Card, m.File, m.path = c.Name, shown(name), name
				}
			}
			return list
		})
	}
	for _, set := range base.Sets.Sets {
		lib := base.Libraries[set.Game]
		if lib == nil {
			continue
		}
		words := lib.Rules.Vocabulary()
		facts := map[string]*factFile{}
		for _, f := range set.Files {
			facts[f] = readFacts(read(f))
		}
		for _, x := range set.Scripts {
			loaded := lib.Cards[x.Card.ID]
			if loaded == nil || loaded.Unplayable != "" || !x.Exists && len(x.Card.Keywords) == 0 {
				continue
			}
			c := &Suspect{game: set.Game, Name: x.Card.Name, id: x.Card.ID, says: x.Exists || x.Card.Text != "", done: make(chan struct{})}
			for _, f := range set.Files {
				if b := facts[f].block(x.Card.ID); b != nil {
					written(c, f, func() []*Mutant { return factMutants(words, facts[f], b) })
				}
			}
			if x.Exists {
				written(c, x.Path, func() []*Mutant { return mutants(words, read(x.Path)) })
			}
			out = append(out, c)
		}
		for _, f := range set.Keywords {
			for _, k := range lib.Keywords {
				if k.Set == set.ID && k.File == shown(f) {
					c := &Suspect{game: set.Game, Name: "keyword " + k.Name, keyword: k.Name, done: make(chan struct{})}
					written(c, f, func() []*Mutant { return mutants(words, read(f)) })
					out = append(out, c)
				}
			}
		}
	}
	slices.SortStableFunc(out, func(a, b *Suspect) int {
		return cmp.Or(strings.Compare(a.game, b.game), strings.Compare(a.Name, b.Name))
	})
	return out
}

// findUsers runs the plain scenarios once and gives each suspect those that pass and use it, the ones that are likely
// to be about it first. It returns the titles of those that fail.
func (s *Suite) findUsers(ctx context.Context, jobs int, list []*Suspect) (failing []string) {
	cards := make([][]string, len(s.Scenarios))
	passed := make([]bool, len(s.Scenarios))
	next := make(chan int)
	var wait sync.WaitGroup
	for range jobs {
		wait.Go(func() {
			for i := range next {
				sc := s.Scenarios[i]
				if r := sc.play(sc.file.library, engine.Options{}); r.failure == nil {
					_, cards[i] = r.used()
					passed[i] = true
				}
			}
		})
	}
	for i := range s.Scenarios {
		if ctx.Err() == nil {
			next <- i
		}
	}
	close(next)
	wait.Wait()
	users := map[string][]int{}
	for i, sc := range s.Scenarios {
		if !passed[i] && ctx.Err() == nil {
			failing = append(failing, sc.Title)
		}
		for _, card := range cards[i] {
			key := sc.file.Game + "/" + card
			users[key] = append(users[key], i)
		}
	}
	for _, c := range list {
		found := users[c.game+"/"+c.Name]
		if c.keyword != "" {
			// Cards print it, scripts give it, and a scenario may name it.
			found = nil
			for i, sc := range s.Scenarios {
				if passed[i] && sc.file.Game == c.game && (sc.file.names(c.keyword) || slices.ContainsFunc(cards[i], func(card string) bool { return s.says(c.game, card, c.keyword) })) {
					found = append(found, i)
				}
			}
		}
		about := func(i int) int {
			sc := s.Scenarios[i]
			name := cmp.Or(c.keyword, c.Name)
			if s := sc.file.words; s.NamesRepeat && c.keyword == "" && strings.Contains(path.Base(sc.File), sets.Slug(name+" "+c.id)) {
				return -1 // of several cards of one name just this one
			}
			if strings.Contains(sc.Title, name) || strings.Contains(path.Base(sc.File), sets.Slug(name)) {
				return 0
			}
			return len(cards[i])
		}
		slices.SortStableFunc(found, func(a, b int) int { return about(a) - about(b) })
		for _, i := range found {
			c.users = append(c.users, s.Scenarios[i])
		}
	}
	return failing
}

// names reports whether a scenario file has a word in it.
func (src *source) names(word string) bool { return strings.Contains(string(src.Text), word) }

// says reports whether a card of the content prints a keyword or has it in its script.
func (s *Suite) says(game, card, keyword string) bool {
	lib := s.content.base.Libraries[game]
	c := lib.Find(card)
	if c == nil {
		return false
	}
	if slices.ContainsFunc(c.Keywords, func(k engine.KeywordUse) bool { return k.Name == keyword }) {
		return true
	}
	for _, set := range s.content.base.Sets.Sets {
		for _, x := range set.Scripts {
			if x.Card.ID == c.ID && x.Exists {
				text, _, d := sets.ReadText(s.content.Tree, x.Path, x.Path)
				return d == nil && strings.Contains(string(text), keyword)
			}
		}
	}
	return false
}

// tryAll tries the mutants of a suspect, or as many of them as the sample has.
func (s *Suite) tryAll(ctx context.Context, c *Suspect, o *MutateOptions) {
	var all []*Mutant
	for _, f := range c.make {
		all = append(all, f()...)
	}
	order := make([]int, len(all))
	for i := range order {
		order[i] = i
	}
	if o.Sample > 0 {
		// A card has the same sample whichever cards are tried beside it.
		h := fnv.New64a()
		fmt.Fprint(h, c.game, "/", c.Name)
		rng := rand.New(rand.NewPCG(o.Seed, h.Sum64()))
		rng.Shuffle(len(order), func(i, k int) { order[i], order[k] = order[k], order[i] })
	}
	users := slices.Clone(c.users)
	var tried []int
	for _, i := range order {
		if ctx.Err() != nil || o.Sample > 0 && len(tried) == o.Sample {
			break
		}
		for m := all[i]; m != nil; m = m.otherwise {
			killer, ok := s.try(m, c, users)
			if !ok {
				continue
			}
			all[i] = m
			tried = append(tried, i)
			if killer > 0 { // what noticed one mutant of a card is likely to notice the next
				first := users[killer]
				users = slices.Insert(slices.Delete(users, killer, killer+1), 0, first)
			}
			break
		}
	}
	slices.Sort(tried)
	for _, i := range tried {
		c.mutants = append(c.mutants, all[i])
	}
}

// try runs scenarios against a mutant and gives the index of the one that noticed. It reports false when the mutant
// does not load.
func (s *Suite) try(m *Mutant, c *Suspect, users []*Scenario) (killer int, ok bool) {
	libraries := map[*engine.Library]*engine.Library{} // by that of the file without the mutant
	if len(users) == 0 {
		base, _ := s.content.Base()
		return -1, s.mutated(m, c, nil, base.Again) != nil
	}
	for i, sc := range users {
		lib, seen := libraries[sc.file.library]
		if !seen {
			if lib = s.mutated(m, c, sc.file.cards, sc.file.again); lib == nil {
				return -1, false
			}
			libraries[sc.file.library] = lib
		}
		m.Tried++
		if r := sc.play(lib, engine.Options{}); r.failure != nil {
			m.Noticed, m.By = true, sc.Title
			return i, true
		}
	}
	return -1, true
}

// mutated loads the content with a mutant in it; nil when it does not load, or cannot be played.
func (s *Suite) mutated(m *Mutant, c *Suspect, cards []*testCard, again any) *engine.Library {
	tree := s.content.testTree(c.game, cards, map[string]string{m.path: m.text})
	if m.block != "" {
		tree.facts = map[string]string{c.id: m.block}
	}
	loaded, diags := s.content.Load(tree, again)
	for _, d := range diags {
		if d.IsError() && d.File() == m.File {
			return nil
		}
	}
	if loaded == nil || loaded.Libraries[c.game] == nil {
		return nil
	}
	lib := loaded.Libraries[c.game]
	if card := lib.Cards[c.id]; c.id != "" && (card == nil || card.Unplayable != "") {
		return nil
	}
	return lib
}
