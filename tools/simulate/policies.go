package simulate

import (
	"fmt"
	"slices"
	"strings"

	"cardlathe/engine"
)

// Policy answers the decisions of one player. A policy belongs to one game at a time.
type Policy interface {
	// Begin prepares for a game: it forgets everything of the game before.
	Begin(seed uint64, seat engine.Player)
	// Choose returns one of the options of the owed decision. It may try options on the game when it leaves the game as
	// it was.
	Choose(g *engine.Game, d *engine.Decision) engine.Option
	// Looks reports whether Choose tries options, which needs a game that keeps its history.
	Looks() bool
}

// Default is the policy that is meant when none is named.
const Default = "random"

// policies is the list of all policies: a new one is registered by a line here.
var policies = []struct {
	name, doc string
	make      func() Policy
}{
	{"random", "each option of each decision with equal chance", func() Policy { return &random{} }},
	{"greedy", "the option after which the position is worth most, one step ahead", func() Policy { return &greedy{} }},
}

// Policies lists the names of all policies.
func Policies() []string {
	var out []string
	for _, p := range policies {
		out = append(out, p.name)
	}
	return out
}

// NewPolicy makes a policy by its name.
func NewPolicy(name string) (Policy, error) {
	i := slices.IndexFunc(policies, func(p struct {
		name, doc string
		make      func() Policy
	}) bool {
		return p.name == name
	})
	if i < 0 {
		return nil, fmt.Errorf("there is no policy %q; there are: %s", name, strings.Join(Policies(), ", "))
	}
	return policies[i].make(), nil
}

func mix(z uint64) uint64 {
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// GameSeed is the seed of game i of a run.
func GameSeed(seed uint64, i int) uint64 {
	return mix(mix(seed+0x9e3779b97f4a7c15) + uint64(i)*0x9e3779b97f4a7c15)
}

func policySeed(seed uint64, seat engine.Player) engine.Generator {
	return engine.Generator(mix(seed ^ (uint64(seat)+1)*0xd1342543de82ef95))
}

type random struct{ r engine.Generator }

func (p *random) Begin(seed uint64, seat engine.Player) { p.r = policySeed(seed, seat) }

func (p *random) Looks() bool { return false }

func (p *random) Choose(_ *engine.Game, d *engine.Decision) engine.Option {
	if len(d.Options) == 1 {
		return d.Options[0]
	}
	return d.Options[p.r.Below(len(d.Options))]
}

// greedy tries each option and takes the one after which the ruleset's evaluation is highest; of equals the first. An
// option is judged when what it began has settled: everybody passes and takes the first option of each choice until its
// player could end the turn again, the turn has changed, or greedySettles decisions were made. Ending the turn is judged
// by the position as it is. The policy sees what chance will bring while an option settles, as the generator is part of
// the position, and it takes nothing else into account that its player does not know.
type greedy struct {
	r       engine.Generator
	turn    int32
	count   int // decisions of this turn
	options []engine.Option
}

// greedySettles bounds how many decisions an option is followed.
const greedySettles = 16

// greedyPatience is after how many decisions of one turn greedy stops to look for gain and ends what it can.
const greedyPatience = 200

func (p *greedy) Begin(seed uint64, seat engine.Player) {
	*p = greedy{r: policySeed(seed, seat), options: p.options[:0]}
}

func (p *greedy) Looks() bool { return true }

func (p *greedy) Choose(g *engine.Game, d *engine.Decision) engine.Option {
	if t := g.Turn(); t != p.turn {
		p.turn, p.count = t, 0
	}
	p.count++
	if len(d.Options) == 1 {
		return d.Options[0]
	}
	if p.count > greedyPatience {
		return p.giveUp(g, d)
	}
	p.options = append(p.options[:0], d.Options...)
	me, rules := d.Player, g.Library().Rules
	end, err := rules.Means(g, me, "end_turn", nil)
	stays := err == nil
	best, most := p.options[0], 0
	for i, o := range p.options {
		tried := 0
		if !stays || o != end {
			tried = settle(g, o)
		}
		score := rules.Evaluate(g, me)
		if tried > 0 && !g.Undo(tried) {
			panic("simulate: a tried option cannot be undone")
		}
		if i == 0 || score > most {
			best, most = o, score
		}
	}
	return best
}

// settle takes an option and follows it; it returns how many decisions were made.
func settle(g *engine.Game, o engine.Option) int {
	rules, turn := g.Library().Rules, g.Turn()
	for n := 1; ; n++ {
		if err := g.Apply(o); err != nil {
			panic(err)
		}
		d := g.Decision()
		if d == nil || n >= greedySettles || g.Turn() != turn {
			return n
		}
		if end, err := rules.Means(g, d.Player, "end_turn", nil); err == nil && d.Lists(end) {
			return n
		}
		o = d.Options[0]
		if pass, err := rules.Means(g, d.Player, "pass", nil); err == nil && d.Lists(pass) {
			o = pass
		}
	}
}

// giveUp ends the turn if that is an option, else passes or finishes, else chooses by chance, which ends every loop.
func (p *greedy) giveUp(g *engine.Game, d *engine.Decision) engine.Option {
	for _, action := range []string{"end_turn", "pass"} {
		if o, err := g.Library().Rules.Means(g, d.Player, action, nil); err == nil && d.Lists(o) {
			return o
		}
	}
	if o := (engine.Option{Kind: engine.OptionDone}); d.Lists(o) {
		return o
	}
	return d.Options[p.r.Below(len(d.Options))]
}
