package unionarena

import "cardlathe/engine"

// scratch is space that the ruleset uses again and again. It is no part of the state.
type scratch struct {
	c      engine.Context
	strong uint64 // the derivation in which no character was too weak
}

func scratchOf(g *engine.Game) *scratch {
	if s, ok := g.Scratch.(*scratch); ok {
		return s
	}
	s := new(scratch)
	g.Scratch = s
	return s
}

// context keeps a context, so that it need not live on the heap each time that it is handed to the vocabulary. One effect
// resolves at a time, so one is enough.
func (s *scratch) context(c engine.Context) *engine.Context {
	s.c.Reuse(c)
	return &s.c
}
