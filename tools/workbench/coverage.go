package workbench

// Which lines of a card's script the scenarios that name it run: as cardlathe test --coverage tells it, for one card.

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/scripts"
	"cardlathe/tools/scenario"
)

// Coverage is what the scenarios that name a card run of its script.
type Coverage struct {
	Lines     []int    `json:"lines"` // of its functions that can run, in order
	Ran       []int    `json:"ran"`   // that ran, and lines of abilities that were used, in order
	Scenarios int      `json:"scenarios"`
	Failed    []string `json:"failed"` // titles of those that fail
}

// coveredMost is how many scenarios are run for one card.
const coveredMost = 200

// coverage runs the scenarios that name a card, once for each version of the content.
func (s *Server) coverage(lib *engine.Library, c *engine.Card) (*Coverage, error) {
	out := &Coverage{Lines: []int{}, Ran: []int{}, Failed: []string{}}
	if c.Script == nil {
		return out, nil
	}
	s.state.Lock()
	version := s.state.live.Version
	if s.state.coveredAt != version {
		s.state.covered, s.state.coveredAt = map[*engine.Card]*Coverage{}, version
	}
	known := s.state.covered[c]
	var files []scenario.File
	s.state.Unlock()
	if known != nil {
		return known, nil
	}
	named := s.naming(lib.Rules.Vocabulary().Game, c)
	s.state.Lock()
	for _, f := range s.state.files {
		if named(f.Path) {
			files = append(files, f)
		}
	}
	s.state.Unlock()
	suite, _, err := s.suite(files)
	if err != nil {
		return nil, err
	}
	ran := scripts.Ran{}
	all := suite.Scenarios[:min(len(suite.Scenarios), coveredMost)]
	for i, sc := range all {
		s.tell("progress", Progress{Card: c.ID, Done: i, All: len(all)})
		if sc.Cover(ran) != nil {
			out.Failed = append(out.Failed, sc.Title)
		}
	}
	out.Scenarios = len(all)
	out.Lines = nothing(scripts.Lines(c.Script))
	for line := range ran[c.Script.Path] {
		out.Ran = append(out.Ran, line)
	}
	slices.Sort(out.Ran)
	s.state.Lock()
	defer s.state.Unlock()
	if s.state.coveredAt == version {
		s.state.covered[c] = out
	}
	return out, nil
}
