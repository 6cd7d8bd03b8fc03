package scenario

// What a player can know: the steps that look through that player's eyes.

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"cardlathe/engine"

	lua "github.com/yuin/gopher-lua"
)

// sees is s:sees(player, card, want): the player's view shows a card of that name, or the very one that the scenario calls
// so, or names it in the log or in what is asked. A name that is neither a card's nor one of the scenario's is an error.
func sees(r *run, L *lua.LState) int {
	p, v, want := r.playerOf(L.CheckAny(2)), L.CheckAny(3), L.OptBool(4, true)
	name := show(v)
	var own []engine.ObjectID // that the scenario calls so
	for i := range r.placed {
		if o := &r.placed[i]; o.Name == name && o.Object.ID != 0 && r.game.Definition(o.Object.ID).Name != name {
			own = append(own, o.Object.ID)
		}
	}
	if len(own) == 0 && r.lib.Find(name) == nil {
		r.fail("", "", "there is no card called %s%s; what the log says is asked with s:told", quoted(v), r.nearest(name))
	}
	if have := r.shows(p, name, own); have != want {
		r.fail(fmt.Sprintf("sees = %t", want), fmt.Sprintf("sees = %t", have), "%s is told what is not expected of %s", seatName(p), name)
	}
	return 0
}

// shows reports whether a player's view shows one of the objects, or without them a card of that name.
func (r *run) shows(p engine.Player, name string, own []engine.ObjectID) bool {
	view := r.game.View(p, "en")
	for _, z := range view.Zones {
		for _, o := range z.Objects {
			if slices.Contains(own, o.ID) || len(own) == 0 && (o.Name == name || o.Card == name) {
				return true
			}
		}
	}
	if len(own) > 0 {
		return false
	}
	if c := r.lib.Find(name); c != nil {
		name = c.Name
	}
	var texts []string
	for _, it := range view.Items {
		texts = append(append(texts, it.Name), it.Targets...)
	}
	if d := view.Decision; d != nil {
		texts = append(append(texts, d.Prompt), d.Options...)
	}
	for _, l := range r.game.Log(p, 0, "en") {
		texts = append(texts, l.Text)
	}
	var longer []string // names that this one is a part of
	for n := range r.lib.Names {
		if n != name && strings.Contains(n, name) {
			longer = append(longer, n, "")
		}
	}
	without := strings.NewReplacer(longer...)
	return slices.ContainsFunc(texts, func(t string) bool { return saysName(without.Replace(t), name) })
}

// saysName reports whether a text has a name as a word of its own.
func saysName(text, name string) bool {
	part := func(c rune) bool { return unicode.IsLetter(c) || unicode.IsDigit(c) }
	for at := 0; ; {
		i := strings.Index(text[at:], name)
		if i < 0 {
			return false
		}
		before, _ := utf8.DecodeLastRuneInString(text[:at+i])
		after, _ := utf8.DecodeRuneInString(text[at+i+len(name):])
		if !part(before) && !part(after) {
			return true
		}
		at += i + len(name)
	}
}

// told is s:told(player, text, want): a line of the log that this player reads has the text.
func told(r *run, L *lua.LState) int {
	p, text, want := r.playerOf(L.CheckAny(2)), L.CheckString(3), L.OptBool(4, true)
	have := slices.ContainsFunc(r.game.Log(p, 0, "en"), func(l engine.LogLine) bool { return strings.Contains(l.Text, text) })
	if have != want {
		r.fail(fmt.Sprintf("told = %t", want), fmt.Sprintf("told = %t", have), "the log of %s is not as expected", seatName(p))
	}
	return 0
}
