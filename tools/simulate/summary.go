package simulate

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"time"

	"cardlathe/engine"

	"gonum.org/v1/gonum/stat"
	"gonum.org/v1/gonum/stat/distuv"
)

// Share is a proportion with its 95 % interval.
type Share struct {
	N, Of            int
	Value, Low, High float64
}

// Failure is a script that failed, how often, and in which game first.
type Failure struct {
	Text  string
	Count int
	Game  int
}

// Summary tells what happened in a run. All numbers are totals over the games that are over, unless they say otherwise.
type Summary struct {
	Game             string
	A, B, Format     string // ids
	Mixed            bool   // each game has decks of its own
	PolicyA, PolicyB string
	Seed             uint64
	Jobs             int
	Asked            int // how many games were wanted

	Players    int
	Games      int
	Wins       []Share // by deck; teammates win together
	WinsA      Share
	WinsB      Share
	Draws      int
	Unfinished int // stopped at MaxDecisions
	Stalled    int // the first game that was, when there is one
	// First is the share of decided games that the player with the first turn won.
	First       Share
	Turns       int
	MeanTurns   float64
	Decisions   int
	Choices     int // decisions with two or more options
	CardsPlayed int
	Items       int // cards and abilities that were put on the stack
	ScriptCalls int
	// PlayedShare is the share of a deck's different cards that were played at least once, the lower of both decks.
	PlayedShare       float64
	PlayedA, PlayedB  float64
	UnplayedA         []string // ids of the cards of deck A that were never played
	UnplayedB         []string
	Tainted           int // games in which a script failed
	Failures          []Failure
	StateHash         uint64 // of all final states, in the order of the games
	CPU               time.Duration
	GamesPerCPUSecond float64
	results           []game
}

func summarize(o *Options, results []game, workers []*worker, cpu time.Duration) Summary {
	s := Summary{Game: o.Library.Rules.Vocabulary().Game, Mixed: o.Mixed > 0, Players: o.players(), A: "mixed", B: "mixed", Format: o.Format.ID, PolicyA: o.PolicyA, PolicyB: o.PolicyB, Seed: o.Seed, Jobs: o.Jobs, Asked: o.Games, CPU: cpu, results: results}
	if o.Mixed == 0 {
		s.A, s.B = o.Decks[0].ID, deckNames(o.Decks[1:])
	}
	wins := make([]int, o.players())
	first, decided := 0, 0
	hash := uint64(0x9e3779b97f4a7c15)
	for i := range results {
		r := &results[i]
		if !r.played {
			continue
		}
		s.Games++
		hash = mix(hash^r.hash) + uint64(i)
		s.Turns += int(r.turns)
		s.Decisions += int(r.decisions)
		s.Choices += int(r.choices)
		s.CardsPlayed += int(r.cards)
		s.Items += int(r.items)
		s.ScriptCalls += int(r.calls)
		if r.tainted {
			s.Tainted++
		}
		switch {
		case r.unfinished:
			if s.Unfinished == 0 {
				s.Stalled = i
			}
			s.Unfinished++
		case r.won == 0:
			s.Draws++
		default:
			for k := range wins {
				wins[k] += int(r.won >> k & 1)
			}
			if r.first >= 0 {
				decided++
				first += int(r.won >> r.first & 1)
			}
		}
	}
	s.StateHash = hash
	for _, n := range wins {
		s.Wins = append(s.Wins, share(n, s.Games))
	}
	s.WinsA, s.WinsB, s.First = s.Wins[0], s.Wins[1], share(first, decided)
	if s.Games > 0 {
		s.MeanTurns = float64(s.Turns) / float64(s.Games)
	}
	if cpu > 0 {
		s.GamesPerCPUSecond = float64(s.Games) / cpu.Seconds()
	}
	if o.Mixed > 0 {
		s.PlayedShare, s.UnplayedA = played(workers, func(int) bool { return true })
	} else {
		s.PlayedA, s.UnplayedA = played(workers, func(k int) bool { return k == 0 })
		s.PlayedB, s.UnplayedB = played(workers, func(k int) bool { return k == 1 })
		s.PlayedShare = min(s.PlayedA, s.PlayedB)
	}
	failures := map[string]Failure{}
	for _, w := range workers {
		for text, f := range w.failures {
			if before, ok := failures[text]; ok {
				f.Count, f.Game = f.Count+before.Count, min(f.Game, before.Game)
			}
			failures[text] = f
		}
	}
	for _, f := range failures {
		s.Failures = append(s.Failures, f)
	}
	slices.SortFunc(s.Failures, func(a, b Failure) int {
		if a.Count != b.Count {
			return b.Count - a.Count
		}
		if a.Text < b.Text {
			return -1
		}
		return 1
	})
	return s
}

// deckNames joins the ids of decks.
func deckNames(decks []*engine.Deck) string {
	var ids []string
	for _, d := range decks {
		ids = append(ids, d.ID)
	}
	return strings.Join(ids, ", ")
}

// played counts which different cards of some decks were played by their players; the missing ones are sorted.
func played(workers []*worker, of func(deck int) bool) (float64, []string) {
	have, done := map[string]bool{}, map[string]bool{}
	for _, w := range workers {
		for k := range w.decks {
			if of(k) {
				maps.Copy(have, w.decks[k])
				maps.Copy(done, w.played[k])
			}
		}
	}
	var missing []string
	for _, id := range slices.Sorted(maps.Keys(have)) {
		if !done[id] {
			missing = append(missing, id)
		}
	}
	if len(have) == 0 {
		return 0, nil
	}
	return float64(len(have)-len(missing)) / float64(len(have)), missing
}

// z is the quantile of the normal distribution that 95 % intervals use.
var z = distuv.UnitNormal.Quantile(0.975)

// share makes a proportion with Wilson's interval, which holds for few games and for shares near 0 and 1 too.
func share(k, n int) Share {
	s := Share{N: k, Of: n, High: 1}
	if n == 0 {
		return s
	}
	p, m := float64(k)/float64(n), float64(n)
	middle := (p + z*z/(2*m)) / (1 + z*z/m)
	half := z / (1 + z*z/m) * math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	s.Value, s.Low, s.High = p, max(0, middle-half), min(1, middle+half)
	return s
}

// Difference is how much better deck A does with the content of one run than with that of another.
type Difference struct {
	Games            int // that both runs have finished
	Changed          int // that ended otherwise
	Value, Low, High float64
}

// Compare pairs the games of two runs with the same seeds. A draw counts as half a win.
func Compare(now, before *Summary) (Difference, error) {
	if now.Seed != before.Seed || now.Asked != before.Asked {
		return Difference{}, fmt.Errorf("the runs have different seeds or numbers of games")
	}
	worth := func(r *game) float64 {
		switch {
		case r.unfinished || r.won == 0:
			return 0.5
		case r.won&1 != 0:
			return 1
		}
		return 0
	}
	var d Difference
	var list []float64
	for i := range now.results {
		a, b := &now.results[i], &before.results[i]
		if !a.played || !b.played {
			continue
		}
		x := worth(a) - worth(b)
		if x != 0 {
			d.Changed++
		}
		list = append(list, x)
	}
	d.Games = len(list)
	if len(list) < 2 {
		d.Low, d.High = -1, 1
		return d, nil
	}
	mean, deviation := stat.MeanStdDev(list, nil)
	half := z * deviation / math.Sqrt(float64(len(list)))
	d.Value, d.Low, d.High = mean, mean-half, mean+half
	return d, nil
}

// Record is the JSON form of a summary; its fields are promised to tools.
type Record struct {
	Type              string     `json:"type"` // "summary"
	A                 string     `json:"a"`
	B                 string     `json:"b"`
	Format            string     `json:"format"`
	PolicyA           string     `json:"policy_a"`
	PolicyB           string     `json:"policy_b"`
	Seed              uint64     `json:"seed"`
	Jobs              int        `json:"jobs"`
	Games             int        `json:"games"`
	Decisions         int        `json:"decisions"`
	Choices           int        `json:"choices"`
	Turns             int        `json:"turns"`
	MeanTurns         float64    `json:"mean_turns"`
	WinsA             int        `json:"wins_a"`
	WinsB             int        `json:"wins_b"`
	Draws             int        `json:"draws"`
	Unfinished        int        `json:"unfinished"`
	WinShareA         float64    `json:"win_share_a"`
	WinIntervalA      [2]float64 `json:"win_interval_a"`
	WinShareB         float64    `json:"win_share_b"`
	WinIntervalB      [2]float64 `json:"win_interval_b"`
	FirstShare        float64    `json:"first_player_win_share"`
	FirstInterval     [2]float64 `json:"first_player_interval"`
	CardsPlayed       int        `json:"cards_played"`
	CardsPlayedShare  float64    `json:"cards_played_share"`
	Items             int        `json:"items"`
	ScriptCalls       int        `json:"script_calls"`
	Tainted           int        `json:"tainted"`
	CPUSeconds        float64    `json:"cpu_seconds"`
	GamesPerCPUSecond float64    `json:"games_per_cpu_second"`
	StateHash         string     `json:"state_hash"`
}

// JSON makes the record of a summary.
func (s *Summary) JSON() Record {
	return Record{Type: "summary", A: s.A, B: s.B, Format: s.Format, PolicyA: s.PolicyA, PolicyB: s.PolicyB, Seed: s.Seed, Jobs: s.Jobs,
		Games: s.Games, Decisions: s.Decisions, Choices: s.Choices, Turns: s.Turns, MeanTurns: round(s.MeanTurns),
		WinsA: s.WinsA.N, WinsB: s.WinsB.N, Draws: s.Draws, Unfinished: s.Unfinished,
		WinShareA: round(s.WinsA.Value), WinIntervalA: [2]float64{round(s.WinsA.Low), round(s.WinsA.High)},
		WinShareB: round(s.WinsB.Value), WinIntervalB: [2]float64{round(s.WinsB.Low), round(s.WinsB.High)},
		FirstShare: round(s.First.Value), FirstInterval: [2]float64{round(s.First.Low), round(s.First.High)},
		CardsPlayed: s.CardsPlayed, CardsPlayedShare: round(s.PlayedShare), Items: s.Items, ScriptCalls: s.ScriptCalls, Tainted: s.Tainted,
		CPUSeconds: round(s.CPU.Seconds()), GamesPerCPUSecond: round(s.GamesPerCPUSecond), StateHash: fmt.Sprintf("%016x", s.StateHash)}
}

func round(x float64) float64 { return math.Round(x*10000) / 10000 }
