package sets

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/sets/diag"

	"github.com/Masterminds/semver/v3"
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// This file compares what the files declare: sets with the sets that they require, cards with each other and
// with their scripts. It works on drafts and moves what is sound into the content, so that nothing half checked
// is ever seen.

// setDraft is a set block.
type setDraft struct {
	Set
	at       hcl.Range
	requires []requirement
	broken   bool
}

type requirement struct {
	id   string
	want *semver.Constraints // nil: what it says cannot be read, and has been told
	text string
	at   hcl.Range
}

func readSetBlock(out *fileDraft, words *engine.Vocabulary, b *hclsyntax.Block) *setDraft {
	r := newReader(b, &out.diags)
	s := &setDraft{at: b.DefRange()}
	s.File, s.Line = out.file.shown, b.TypeRange.Start.Line
	s.ID = r.id()
	if a := r.attr("game", false); a != nil {
		if g, ok := r.textOf(a.Expr, "game"); ok && g != words.Game {
			at := a.Expr.Range()
			r.fail(diag.Errorf(diag.UnknownGame, &at, "set %s is for game %q but lies in the folder of %q", s.ID, g, words.Game).
				Try(fmt.Sprintf("write %q or move the folder", words.Game)))
		}
	}
	s.Code = r.title("code", false)
	s.Title = r.title("title", true)
	if a := r.attr("version", true); a != nil {
		if v, ok := r.textOf(a.Expr, "version"); ok {
			if _, err := semver.NewVersion(v); err != nil || len(v) > 100 {
				at := a.Expr.Range()
				r.fail(diag.Errorf(diag.BadVersion, &at, "%q is no version", v).Try(`write three numbers: "1.0.0"`))
			}
			s.Version = v
		}
	}
	s.API = 1
	if a := r.attr("api", false); a != nil {
		if n, ok := r.number(a.Expr, "api", 1, 1000); ok {
			s.API = n
			if n > API {
				at := a.Expr.Range()
				r.fail(diag.Errorf(diag.NewerAPI, &at, "set %s needs API >= %d, this program has %d", s.ID, n, API).
					Try("use a newer version of this program, or an older one of the set"))
			}
		}
	}
	if a := r.attr("requires", false); a != nil {
		r.requirements(s, a)
	}
	r.finish()
	s.broken = r.broken
	return s
}

func (r *reader) requirements(s *setDraft, a *hclsyntax.Attribute) {
	entries, ok := r.table(a.Expr, "requires")
	if !ok {
		return
	}
	s.Requires = map[string]string{}
	for _, e := range entries {
		text, ok := r.textOf(e.value, "requires."+e.key)
		var want *semver.Constraints
		if ok {
			var err error
			if want, err = semver.NewConstraint(text); err != nil || len(text) > 200 {
				at := e.value.Range()
				r.fail(diag.Errorf(diag.BadVersion, &at, "%q is no demand on a version", text).Try(`write for example ">= 1.0" or "^1.2"`))
				want = nil
			}
		}
		s.Requires[e.key] = text
		s.requires = append(s.requires, requirement{e.key, want, text, e.at})
	}
}

// fill moves a set block into the draft of its folder.
func (s *setDraft) fill(d *draft) {
	t := d.set
	t.ID, t.Code, t.Title, t.Version, t.API, t.Requires = s.ID, s.Code, s.Title, s.Version, s.API, s.Requires
	t.File, t.Line = s.File, s.Line
	d.requires, d.at = s.requires, &s.at
	d.broken = d.broken || s.broken
}

// resolve does all that needs more than one file of a game.
func (l *loader) resolve() {
	drafts := l.order(l.distinct())
	c := newCatalog()
	for _, d := range l.drafts {
		// Cards of a set that is left out are lost as well, so that decks do not call them unknown.
		maps.Copy(c.lost, d.lost)
		if !slices.Contains(drafts, d) {
			for _, e := range d.cards {
				c.lost[e.card.ID], c.lost[e.card.Name] = true, true
			}
		}
	}
	for _, d := range drafts {
		l.within(d)
	}
	l.between(drafts)
	for _, d := range drafts {
		l.unused(d)
		for _, e := range d.cards {
			c.add(e.card)
			d.set.Cards = append(d.set.Cards, e.card)
		}
		l.out.sets = append(l.out.sets, d.set)
	}
	l.resolveDecks(drafts, c)
}

// distinct drops broken sets and those whose id another folder has as well.
func (l *loader) distinct() []*draft {
	var out []*draft
	for _, d := range l.drafts {
		if d.broken {
			continue
		}
		i := slices.IndexFunc(out, func(o *draft) bool { return o.set.ID == d.set.ID })
		if i >= 0 {
			l.out.diags.Add(diag.Errorf(diag.SetTwice, d.at, "two sets %q", d.set.ID).
				Because("One is at %s, the other at %s; the second is left out.", out[i].set.File, d.set.File).
				Try("give one of them another id, or remove its folder"))
			continue
		}
		out = append(out, d)
	}
	return out
}

// order sorts sets so that each comes after those it requires, and leaves out those whose requirements fail.
func (l *loader) order(drafts []*draft) []*draft {
	find := func(id string) *draft {
		for _, d := range drafts {
			if d.set.ID == id {
				return d
			}
		}
		return nil
	}
	const (
		fresh = iota
		open
		done
		failed
	)
	state := map[*draft]int{}
	var out []*draft
	var stack []*draft
	var visit func(d *draft) bool
	visit = func(d *draft) bool {
		state[d] = open
		stack = append(stack, d)
		fine := true
		for _, q := range d.requires {
			fine = l.requirement(d, q, find(q.id)) && fine
			o := find(q.id)
			if o == nil {
				continue
			}
			switch state[o] {
			case open:
				var circle []string
				for _, s := range stack[slices.Index(stack, o):] {
					circle = append(circle, s.set.ID)
				}
				l.out.diags.Add(diag.Errorf(diag.RequiresCycle, &q.at, "sets require each other: %s", strings.Join(append(circle, o.set.ID), " -> ")).
					Because("None of them can load first.").Try("move what they share to a set that requires none of them"))
				fine = false
			case fresh:
				if !visit(o) {
					l.requiresBroken(d, q)
					fine = false
				}
			case failed:
				l.requiresBroken(d, q)
				fine = false
			}
		}
		stack = stack[:len(stack)-1]
		state[d] = failed
		if fine {
			state[d] = done
			out = append(out, d)
		}
		return fine
	}
	for _, d := range drafts {
		if state[d] == fresh {
			visit(d)
		}
	}
	// What a broken set requires is told along with what it is broken by: whoever mends it mends both.
	for _, d := range l.drafts {
		for _, q := range d.requires {
			if d.broken && d.set.ID != "" {
				l.requirement(d, q, find(q.id))
			}
		}
	}
	return out
}

// requirement checks one demand of a set on another, nil when no such set is sound.
func (l *loader) requirement(d *draft, q requirement, o *draft) bool {
	if o == nil {
		for _, b := range l.drafts {
			if b.broken && (b.set.ID == q.id || b.set.ID == "" && path.Base(b.set.Dir) == q.id) {
				l.requiresBroken(d, q)
				return false
			}
		}
		var known []string
		for _, b := range l.drafts {
			if b != d {
				known = append(known, b.set.ID)
			}
		}
		l.out.diags.Add(diag.Errorf(diag.RequiresMissing, &q.at, "set %s requires %q, which is not there", d.set.ID, q.id).
			Because("Sets of one game can require each other.").Try(diag.OneOf(q.id, known)))
		return false
	}
	if q.want == nil {
		return false
	}
	v, err := semver.NewVersion(o.set.Version)
	if err != nil || !q.want.Check(v) {
		l.out.diags.Add(diag.Errorf(diag.RequiresVersion, &q.at, "set %s requires %s %s, but it is %s", d.set.ID, q.id, q.text, o.set.Version).
			Try("get another version of one of them, or widen the demand"))
		return false
	}
	return true
}

func (l *loader) requiresBroken(d *draft, q requirement) {
	l.out.diags.Add(diag.Errorf(diag.RequiresBroken, &q.at, "set %s is left out: it requires %s, which did not load", d.set.ID, q.id))
}

// drop removes a card from its set, as broken.
func (d *draft) drop(e *cardDraft) {
	d.cards = slices.DeleteFunc(d.cards, func(o *cardDraft) bool { return o == e })
	d.slugs[e.stem()] = true
}

func (e *cardDraft) stem() string {
	if e.script != "" {
		return e.script
	}
	return e.slug + ".lua"
}

func place(c *engine.Card) string { return fmt.Sprintf("%s:%d", c.File, c.Line) }

// within checks the cards of one set against each other: the first of two that clash stays.
func (l *loader) within(d *draft) {
	ids, slugs := map[string]*cardDraft{}, map[string]*cardDraft{}
	for i, e := range d.cards {
		if e.card.Set != d.set.ID { // its folder is called otherwise; an older content may have the card
			copied, card := *e, *e.card
			card.Set, copied.card = d.set.ID, &card
			d.cards[i] = &copied
		}
	}
	for _, e := range slices.Clone(d.cards) {
		if o := ids[e.card.ID]; o != nil {
			l.out.diags.Add(diag.Errorf(diag.CardTwice, &e.at, "two cards %s in set %s", e.card.ID, d.set.ID).
				Because("%q is at %s, %q at %s.", o.card.Name, place(o.card), e.card.Name, place(e.card)).Try("give one of them another id"))
			d.drop(e)
			continue
		}
		slug := e.slug
		if o := slugs[slug]; e.script == "" && o != nil {
			l.out.diags.Add(diag.Errorf(diag.SlugTwice, &e.at, "the names of %s and %s lead to one script", o.card.ID, e.card.ID).
				Because("%q and %q both give cards/%s.lua; %s is left out.", o.card.Name, e.card.Name, slug, e.card.ID).
				Try(fmt.Sprintf("add to one of them: script = %q", slug+"-2.lua")))
			d.drop(e)
			d.lost[e.card.ID] = true
			continue
		}
		ids[e.card.ID] = e
		if e.script == "" {
			slugs[slug] = e
		}
	}
}

// between settles cards of different sets: overrides, ids that clash, names that clash. It then finds
// the scripts of the cards that stay.
func (l *loader) between(drafts []*draft) {
	type owner struct {
		d *draft
		e *cardDraft
	}
	ids := map[string]owner{}
	replaced := map[*cardDraft]owner{}
	clash := map[*cardDraft]bool{}
	for _, d := range drafts {
		for _, e := range slices.Clone(d.cards) {
			o, twice := ids[e.card.ID]
			if !twice {
				ids[e.card.ID] = owner{d, e}
				continue
			}
			if e.override == o.e.override {
				l.out.diags.Add(diag.Errorf(diag.CardInTwoSets, &e.at, "sets %s and %s both have a card %s", o.d.set.ID, d.set.ID, e.card.ID).
					Because("%q is at %s, %q at %s; the second is left out.", o.e.card.Name, place(o.e.card), e.card.Name, place(e.card)).
					Try("write override = true in the one that is to replace the other, and in it alone"))
				d.drop(e)
				clash[o.e] = true
				continue
			}
			winner, loser := owner{d, e}, o
			if o.e.override {
				winner, loser = o, winner
			}
			ids[e.card.ID] = winner
			replaced[winner.e] = loser
			loser.d.cards = slices.DeleteFunc(loser.d.cards, func(x *cardDraft) bool { return x == loser.e })
			loser.d.slugs[loser.e.stem()] = true
		}
	}
	type named struct {
		name  string
		token bool
	}
	seen := map[named]owner{}
	for _, d := range drafts {
		for _, e := range slices.Clone(d.cards) {
			k := named{e.card.Name, e.card.Token}
			if o, twice := seen[k]; twice && !d.words.NamesRepeat {
				l.out.diags.Add(diag.Errorf(diag.NameTwice, &e.at, "%s and %s are both called %q", o.e.card.ID, e.card.ID, e.card.Name).
					Because("%s is at %s, %s at %s; the second is left out.", o.e.card.ID, place(o.e.card), e.card.ID, place(e.card)).
					Try("a card of the same name is the same card: remove one, or give it its full name"))
				d.drop(e)
				d.lost[e.card.ID] = true
				continue
			}
			seen[k] = owner{d, e}
		}
		for _, e := range slices.Clone(d.cards) {
			base, over := replaced[e]
			if e.override && !over && !clash[e] {
				l.out.diags.Add(diag.Warnf(diag.OverridesNothing, &e.at, "%s says override, but no other set has a card of that id", e.card.ID).
					Try("remove override, or mend the id"))
			}
			s, fine := l.script(d, e)
			if !fine {
				d.drop(e)
				d.lost[e.card.ID], d.lost[e.card.Name] = true, true
				continue
			}
			// Whoever changes only a number does not mean to take the card its text.
			if over && !s.Exists && !s.Named {
				if b, fine := l.script(base.d, base.e); fine && b.Exists {
					s.Path, s.Exists, s.Set = b.Path, true, base.d.set
				}
			}
			d.set.Scripts = append(d.set.Scripts, s)
			if over {
				l.out.overrides = append(l.out.overrides, l.override(s, base.d, base.e))
			}
		}
	}
}

// override tells what a card hides.
func (l *loader) override(s CardScript, d *draft, hidden *cardDraft) Override {
	out := Override{Card: s.Card, Hidden: hidden.card}
	if s.Exists {
		out.Script = l.shown(s.Path)
	}
	if at := hidden.path; slices.Contains(d.luaCards, at) {
		out.HiddenScript = l.shown(at)
	}
	return out
}

// script finds the script of a card. It reports false when the card must be left out.
func (l *loader) script(d *draft, e *cardDraft) (CardScript, bool) {
	s := CardScript{Card: e.card, Named: e.script != "", Set: d.set, Path: e.path}
	files := d.luaCards
	if strings.Contains(e.script, "/") {
		files = l.list(path.Dir(s.Path), ".lua")
	}
	if _, s.Exists = slices.BinarySearch(files, s.Path); s.Exists {
		return s, true
	}
	for _, f := range files {
		if strings.EqualFold(f, s.Path) {
			l.out.diags.Add(diag.Errorf(diag.FileCase, diag.At(l.shown(f), 0, 0), "script of %s is called %q instead of %q", e.card.ID, path.Base(f), path.Base(s.Path)).
				Because("Upper and lower case differ, which works on some systems only.").Try("rename the file to " + path.Base(s.Path)))
			d.slugs[path.Base(f)] = true
			return s, false
		}
	}
	if s.Named {
		var known []string
		for _, f := range files {
			known = append(known, path.Base(f))
		}
		at := e.scriptAt
		l.out.diags.Add(diag.Errorf(diag.ScriptMissing, &at, "script %q of %s does not exist", e.script, e.card.ID).
			Because("It would be %s.", l.shown(s.Path)).Try(diag.Suggest(e.script, known)))
		return s, false
	}
	return s, true
}

// unused warns of scripts that no card has.
func (l *loader) unused(d *draft) {
	var stems []string
	used := map[string]bool{}
	for _, s := range d.set.Scripts {
		used[s.Path] = true
		if !s.Exists {
			stems = append(stems, path.Base(s.Path))
		}
	}
	for _, f := range d.luaCards {
		if name := path.Base(f); !used[f] && !d.slugs[name] {
			l.out.diags.Add(diag.Warnf(diag.ScriptUnused, diag.At(l.shown(f), 0, 0), "script %s belongs to no card", name).
				Because("A script is found by its card's name: letters and digits in lower case, others as one \"-\".").
				Try(diag.Suggest(name, stems)))
		}
	}
}
