package engine

import (
	"fmt"
	"slices"
	"strings"
)

// Modes of play and the knobs of formats.

// Mode is a mode of play; a format names one and sets knobs.
type Mode struct {
	Name, Title, Doc string
	Players          int
	Teams            int // number of teams, which alternate in turn order; 0: none
	// SideBySide names the knob that is 1 when teammates have neighbouring seats (A and B against C and D), not opposite ones.
	SideBySide string
	Knobs      map[string]int
	Rule       Rule
}

// Knob is a number that a format may set.
type Knob struct {
	Name     string
	Doc      string
	Default  int
	Min, Max int
	Rule     Rule
	// What it must not contradict; see Vocabulary.Contradictions.
	AtMost string   // the knob that it does not exceed
	Odd    bool     // it is an odd number
	Modes  []string // the modes in which it may have another value than its default; nil: all
	Needs  string   // the knob that has to be above its Min where this one is above its own
}

// Contradiction is a knob that a format sets against another one, or against its mode.
type Contradiction struct {
	Knob      string // that the format sets
	Text, Fix string
	Rule      Rule
}

// Contradictions lists what the knobs of a format say against each other and against its mode. A format is only held
// against what it sets itself: the values that a mode brings along are as they are.
func (v *Vocabulary) Contradictions(f *Format) []Contradiction {
	var out []Contradiction
	sets := func(name string) bool { _, ok := f.Knobs[name]; return ok }
	for i := range v.Knobs {
		k := &v.Knobs[i]
		n, own := v.Knob(f, k.Name), sets(k.Name)
		say := func(knob, fix, text string, args ...any) {
			out = append(out, Contradiction{knob, fmt.Sprintf(text, args...), fix, k.Rule})
		}
		if k.AtMost != "" && (own || sets(k.AtMost)) {
			knob := k.Name
			if !own {
				knob = k.AtMost
			}
			if most := v.Knob(f, k.AtMost); n > most {
				say(knob, fmt.Sprintf("lower %s, or raise %s", k.Name, k.AtMost), "%s is %d, and %s is only %d", k.Name, n, k.AtMost, most)
			}
		}
		if !own {
			continue
		}
		if k.Odd && n%2 == 0 {
			say(k.Name, fmt.Sprintf("write %d or %d", max(k.Min, n-1), min(k.Max, n+1)), "%s is an odd number, not %d", k.Name, n)
		}
		if k.Needs != "" && n > k.Min {
			if j := slices.IndexFunc(v.Knobs, func(o Knob) bool { return o.Name == k.Needs }); j >= 0 && v.Knob(f, k.Needs) <= v.Knobs[j].Min {
				say(k.Name, fmt.Sprintf("raise %s, or leave %s out", k.Needs, k.Name), "%s is %d, which means nothing while %s is %d", k.Name, n, k.Needs, v.Knob(f, k.Needs))
			}
		}
		if m := v.mode(f.Mode); m != nil && k.Modes != nil && n != k.Default && !slices.Contains(k.Modes, m.Name) {
			say(k.Name, "leave it out, or play "+strings.Join(k.Modes, " or "), "%s is %d, which means nothing in the mode %q", k.Name, n, m.Name)
		}
	}
	return out
}

func (v *Vocabulary) mode(name string) *Mode {
	if name == "" && len(v.Modes) > 0 {
		return &v.Modes[0]
	}
	for i := range v.Modes {
		if v.Modes[i].Name == name {
			return &v.Modes[i]
		}
	}
	return nil
}

// PlayersOf is the number of players of a format; 0 when its mode is none of the game's.
func (v *Vocabulary) PlayersOf(f *Format) int {
	if m := v.mode(f.Mode); m != nil {
		return m.Players
	}
	return 0
}

// Knob returns the value of a knob in a format: what the format sets, else what its mode sets, else the default.
func (v *Vocabulary) Knob(f *Format, name string) int {
	if f != nil {
		if n, ok := f.Knobs[name]; ok {
			return n
		}
		if m := v.mode(f.Mode); m != nil {
			if n, ok := m.Knobs[name]; ok {
				return n
			}
		}
	}
	for i := range v.Knobs {
		if v.Knobs[i].Name == name {
			return v.Knobs[i].Default
		}
	}
	panic("engine: no knob " + name)
}
