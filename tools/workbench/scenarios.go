package workbench

// Scenarios as games: the board of one, with the steps that it plays as a line of moves that can be walked.

import (
	"io/fs"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/scripts"
	"cardlathe/sets/diag"
	"cardlathe/tools/scenario"
)

// ScenarioInfo is a scenario that can be opened.
type ScenarioInfo struct {
	Title string   `json:"title"`
	File  string   `json:"file"`
	Game  string   `json:"game"`
	Line  int      `json:"line"`
	Rules []string `json:"rules"`
}

// declared lists the scenarios of the files of now; parsing all takes a while, so that it is done once a change, and holds nobody up.
func (s *Server) declared() []*scenario.Scenario {
	s.state.Lock()
	list, at, version, files := s.state.declared, s.state.declaredAt, s.state.live.Version, s.state.files
	s.state.Unlock()
	if list != nil && at == version {
		return list
	}
	list, _ = scenario.Declared(s.o.Rules, files)
	s.state.Lock()
	defer s.state.Unlock()
	s.state.declared, s.state.declaredAt = list, version
	return list
}

func (s *Server) scenarioList() []ScenarioInfo {
	out := []ScenarioInfo{}
	for _, sc := range s.declared() {
		out = append(out, ScenarioInfo{sc.Title, sc.File, sc.Game(), sc.Line, nothing(sc.Rules)})
	}
	return out
}

// suite opens scenario files with the content of now.
func (s *Server) suite(files []scenario.File) (*scenario.Suite, diag.List, error) {
	s.state.Lock()
	content, tree := s.state.content, s.state.tree
	apart := s.state.apart
	s.state.Unlock()
	if content == nil || tree == nil {
		return nil, nil, missing("the content is still being loaded")
	}
	bases := 0
	load := func(at fs.FS, again any) (*scenario.Loaded, diag.List) {
		if again == nil {
			if bases++; bases == 1 {
				return scenario.Of(content), nil
			}
			// Scenarios save and load between the content and the same content loaded apart.
			apart, _ = scripts.Open(tree, s.o.Rules, apart, nil)
			return scenario.Of(apart), nil
		}
		before, _ := again.(*scripts.Content)
		c, diags := scenario.Reload(at, s.o.Rules, before)
		return scenario.Of(c), diags
	}
	suite, diags := scenario.Open(&scenario.Content{Tree: tree, Rules: s.o.Rules, Load: load}, files)
	s.state.Lock()
	s.state.apart = apart
	s.state.Unlock()
	return suite, diags, nil
}

// file finds a scenario file of now.
func (s *Server) file(name string) (scenario.File, bool) {
	s.state.Lock()
	defer s.state.Unlock()
	i := slices.IndexFunc(s.state.files, func(f scenario.File) bool { return f.Path == name })
	if i < 0 {
		return scenario.File{}, false
	}
	return s.state.files[i], true
}

// stage lays a scenario out.
func (s *Server) stage(name, title string) (*scenario.Stage, error) {
	f, ok := s.file(name)
	if !ok {
		return nil, missing("there is no scenario file %s", name)
	}
	suite, diags, err := s.suite([]scenario.File{f})
	if err != nil {
		return nil, err
	}
	for _, sc := range suite.Scenarios {
		if sc.Title == title {
			return sc.Stage(), nil
		}
	}
	if diags.HasErrors() {
		return nil, wrong("%v", diags.Err())
	}
	return nil, missing("%s declares no scenario %q", name, title)
}

// openScenario makes a table of a scenario, standing at one of its steps; the second result says why it fails, if it does.
func (s *Server) openScenario(name, title string, step int) (*Table, string, error) {
	stage, err := s.stage(name, title)
	if err != nil {
		return nil, "", err
	}
	failure := ""
	if stage.Failure != nil {
		failure = stage.Failure.Message
		if stage.Board == nil && stage.Decks == nil {
			return nil, "", wrong("the scenario cannot begin: %s", failure+"\n"+strings.TrimSpace(stage.Failure.Actual))
		}
	}
	o := Origin{Library: stage.Library, Format: stage.Format, Decks: stage.Decks, Board: stage.Board, Seed: stage.Seed, Scenario: title}
	o.Relib = func() *engine.Library {
		if again, err := s.stage(name, title); err == nil {
			return again.Library
		}
		return nil
	}
	t, err := s.seatTable(o, nil)
	if err != nil {
		return nil, "", err
	}
	return t, failure, t.change(-1, func() error {
		// The moves are made once, so that each is known with its words.
		for _, m := range stage.Moves {
			if m.Command != 0 {
				t.command(m.Command, m.Player)
				continue
			}
			if err := t.answer(m.Option); err != nil {
				return err
			}
		}
		return t.jump(step)
	})
}

// rescenario gives the games of scenarios, which have cards of their own, the content of now.
func (s *Server) rescenario() {
	for _, t := range s.all() {
		t.mu.Lock()
		relib := t.origin.Relib
		t.mu.Unlock()
		if relib == nil {
			continue
		}
		if lib := relib(); lib != nil {
			_ = t.change(-1, func() error { t.game.Replace(lib); t.game.Decision(); return nil })
		}
	}
}
