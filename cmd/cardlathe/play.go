package main

import (
	"bufio"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"cardlathe/engine"
	"cardlathe/sets"
	"cardlathe/tools/board"
	"cardlathe/tools/files"
	"cardlathe/tools/replay"
	"cardlathe/tools/simulate"

	"github.com/spf13/cobra"
)

func init() { register(func(root *cobra.Command, a *app) { root.AddCommand(newPlay(a)) }) }

// human is the name of the policy that asks the person at the terminal.
const human = "human"

// playFlags are the flags of play.
type playFlags struct {
	a, b, c, d, format, policy, seat, record string
	seed                                     uint64
}

func newPlay(a *app) *cobra.Command {
	var f playFlags
	c := &cobra.Command{
		Use:   "play -a DECK -b DECK",
		Short: "Play a game in the terminal",
		Long: `play lets you play a game against a policy, or with --policy human for all players, or with another policy
and --seat none to watch. Choose among the legal actions by number; type help for the other commands.`,
		Example: "  cardlathe play -a annie -b garen\n  cardlathe play -a annie -b garen --policy human --seed 7 --record game.jsonl",
		Args:    takes(0, 0),
		RunE:    func(cmd *cobra.Command, _ []string) error { return a.play(cmd, &f) },
	}
	fl := c.Flags()
	fl.StringVarP(&f.a, "deck-a", "a", "", "deck of player A")
	fl.StringVarP(&f.b, "deck-b", "b", "", "deck of player B")
	fl.StringVarP(&f.c, "deck-c", "c", "", "deck of player C, in formats for more than two")
	fl.StringVarP(&f.d, "deck-d", "d", "", "deck of player D")
	fl.StringVar(&f.format, "format", "", "format (default: the first one that a deck names)")
	fl.StringVar(&f.policy, "policy", "greedy", "who plays the other seats: "+strings.Join(simulate.Policies(), ", ")+", "+human)
	fl.StringVar(&f.seat, "seat", "A", "your seat: A, B (C, D), none")
	fl.Uint64Var(&f.seed, "seed", 0, "seed of the game (default: by chance)")
	fl.StringVar(&f.record, "record", "", "file to write the game to when it ends")
	for _, name := range []string{"deck-a", "deck-b", "deck-c", "deck-d"} {
		_ = c.RegisterFlagCompletionFunc(name, a.completeDecks)
	}
	_ = c.RegisterFlagCompletionFunc("policy", cobra.FixedCompletions(append(simulate.Policies(), human), cobra.ShellCompDirectiveNoFileComp))
	_ = c.RegisterFlagCompletionFunc("seat", cobra.FixedCompletions([]string{"A", "B", "C", "D", "none"}, cobra.ShellCompDirectiveNoFileComp))
	return c
}

// session is a game at the terminal.
type session struct {
	a        *app
	g        *engine.Game
	lib      *engine.Library
	in       *bufio.Scanner
	policies [engine.MaxPlayers]simulate.Policy // nil: a person
	told     engine.EventID                     // log lines before it have been printed
	terminal bool
	asked    string // the command that has to be typed once more
}

func (a *app) play(cmd *cobra.Command, f *playFlags) error {
	o, err := a.open()
	if err != nil {
		return err
	}
	lib, format, decks, err := a.seated(o, []string{f.a, f.b, f.c, f.d}, f.format)
	if err != nil {
		return err
	}
	if !cmd.Flags().Changed("seed") {
		f.seed = uint64(time.Now().UnixNano())
	}
	s := &session{a: a, lib: lib, in: bufio.NewScanner(a.in), terminal: isTerminal(a.in), told: 1}
	mine := strings.ToUpper(f.seat)
	seats := []string{"NONE"}
	for p := range decks {
		seats = append(seats, seatOf(engine.Player(p)))
	}
	if !slices.Contains(seats, mine) {
		return fail(exitUse, "--seat must be one of %s, not %q", strings.Join(seats, ", "), f.seat)
	}
	if f.policy == human && cmd.Flags().Changed("seat") {
		return fail(exitUse, "--seat does nothing beside --policy human, by which people have all seats: leave one of them out")
	}
	for p := range engine.Player(len(decks)) {
		if f.policy == human || seatOf(p) == mine {
			continue
		}
		policy, err := simulate.NewPolicy(f.policy)
		if err != nil {
			return fail(exitUse, "%v, %s", err, human)
		}
		policy.Begin(f.seed, p)
		s.policies[p] = policy
	}
	m, err := engine.Prepare(lib, format, decks)
	if err != nil {
		return fail(exitContent, "%v", err)
	}
	s.g = engine.NewGame(engine.Options{KeepHistory: true})
	s.g.Start(m, f.seed)
	var names []string
	for _, d := range decks {
		names = append(names, d.ID)
	}
	fmt.Fprintln(a.out, a.say("{1}, seed {2}", strings.Join(names, a.say(" against ")), f.seed))
	if slices.Contains(s.policies[:len(decks)], nil) {
		fmt.Fprintln(a.out, a.say("take an action by its number; help lists what else you can type, quit leaves"))
	}
	if f.record != "" {
		if err := files.Try(f.record); err != nil {
			return fail(exitUse, "--record: %v", err)
		}
	}
	err = s.run(cmd)
	if f.record != "" {
		if err := s.save(f.record); err != nil {
			return fail(exitUse, "--record: %v", err)
		}
	}
	return err
}

// errQuit ends a session.
var errQuit = errors.New("quit")

// run plays until the game is over or the person leaves.
func (s *session) run(cmd *cobra.Command) error {
	shown := false
	for cmd.Context().Err() == nil {
		d := s.g.Decision()
		if d == nil {
			s.tell()
			s.draw(s.viewer())
			return nil
		}
		if p := s.policies[d.Player]; p != nil {
			if err := s.g.Apply(p.Choose(s.g, d)); err != nil {
				return fail(exitInternal, "%v", err)
			}
			shown = false
			continue
		}
		if !shown {
			s.tell()
			s.draw(d.Player)
			s.options(d)
			shown = true
		}
		fmt.Fprintf(s.a.out, "%s> ", seatOf(d.Player))
		if !s.in.Scan() {
			fmt.Fprintln(s.a.out)
			return nil
		}
		line := strings.TrimSpace(s.in.Text())
		if !s.terminal {
			fmt.Fprintln(s.a.out, line)
		}
		again, err := s.command(d, line)
		if errors.Is(err, errQuit) {
			return nil
		}
		if err != nil {
			fmt.Fprintln(s.a.out, err)
		}
		shown = !again
	}
	return nil
}

// viewer is whose eyes see the end of the game: the only person's, else everybody's.
func (s *session) viewer() engine.Player {
	if s.policies[0] == nil && s.policies[1] != nil {
		return 0
	}
	if s.policies[1] == nil && s.policies[0] != nil {
		return 1
	}
	return engine.NoPlayer
}

// eyes is whose view the person at the terminal has now.
func (s *session) eyes() engine.Player {
	if d := s.g.Decision(); d != nil && s.policies[d.Player] == nil {
		return d.Player
	}
	return s.viewer()
}

func (s *session) draw(p engine.Player) {
	v := s.g.View(p, s.a.lang)
	fmt.Fprintln(s.a.out)
	for _, line := range board.Draw(&v, board.Options{Library: s.lib, Language: s.a.lang, Color: s.a.color, Places: s.twins()}) {
		fmt.Fprintln(s.a.out, line)
	}
}

// options lists the legal answers by number.
func (s *session) options(d *engine.Decision) {
	fmt.Fprintf(s.a.out, "\n%s\n", s.a.say("{1}: {2}", seatOf(d.Player), s.lib.Rules.Prompt(s.g, d, s.a.lang)))
	for i, label := range s.labels(d) {
		fmt.Fprintf(s.a.out, "%3d  %s\n", i+1, label)
	}
}

// directions name places that have no names of their own, in scenarios as well.
var directions = []string{"north", "south", "east", "west"}

// twins are the places of the board that share their name with another one, with a word that tells them apart.
func (s *session) twins() map[engine.PlaceID]string {
	v := s.g.View(engine.NoPlayer, "en")
	count := map[string]int{}
	for _, z := range v.Zones {
		if z.Place != 0 && z.Zone == z.Place && z.Owner < 0 {
			count[z.Name]++
		}
	}
	out := map[engine.PlaceID]string{}
	for _, z := range v.Zones {
		if z.Place == 0 || z.Zone != z.Place || z.Owner >= 0 || count[z.Name] < 2 {
			continue
		}
		for _, word := range directions {
			if d, ok := s.lib.Rules.Find(s.g, word); ok && d.Place() == z.Place {
				out[z.Place] = s.lib.Rules.Vocabulary().Sentence(word, s.a.lang)
			}
		}
	}
	return out
}

// labels words the options of a decision. Places of one name are told apart.
func (s *session) labels(d *engine.Decision) []string {
	twins := s.twins()
	places := slices.Sorted(maps.Keys(twins))
	out := make([]string, len(d.Options))
	same := map[string][]int{}
	for i, o := range d.Options {
		out[i] = s.lib.Rules.Label(s.g, d, o, s.a.lang)
		at := o.Datum()
		if o.Kind == engine.OptionIndex {
			at = engine.Datum{} // an ability, by its bearer
		}
		switch at.Kind {
		case engine.PlaceDatum:
			out[i] = also(out[i], twins[at.Place()])
		case engine.ObjectDatum:
			place := s.g.PlaceOf(engine.ObjectID(at.N))
			for _, p := range places {
				if s.g.Zone(p).Object == engine.ObjectID(at.N) {
					place = p
				}
			}
			out[i] = also(out[i], twins[place])
		default:
			same[out[i]] = append(same[out[i]], i)
		}
	}
	// Options of the ruleset's own are listed in the order of the places.
	for label, list := range same {
		var named []engine.PlaceID
		for _, p := range places {
			if strings.Contains(label, s.g.Definition(s.g.Zone(p).Object).Called(s.a.lang)) {
				named = append(named, p)
			}
		}
		if len(list) > 1 && len(list) == len(named) {
			for k, i := range list {
				out[i] = also(label, twins[named[k]])
			}
		} else if len(list) > 1 && d.Options[list[0]].Kind == engine.OptionIndex {
			for k, i := range list {
				out[i] = also(label, strconv.Itoa(k+1))
			}
		}
	}
	return out
}

// also adds a word to a label.
func also(label, word string) string {
	if word == "" {
		return label
	}
	return label + " (" + word + ")"
}

// tell prints what has happened since the last time.
func (s *session) tell() {
	lines := s.g.Log(s.eyes(), s.told, s.a.lang)
	if s.told = engine.EventID(s.g.Events()); len(lines) > 0 {
		fmt.Fprintln(s.a.out)
	}
	s.lines(lines)
}

func (s *session) lines(lines []engine.LogLine) {
	for _, l := range lines {
		if l.Rule != "" {
			fmt.Fprintf(s.a.out, "  %s [%s]\n", l.Text, l.Rule)
		} else {
			fmt.Fprintf(s.a.out, "  %s\n", l.Text)
		}
	}
}

// help tells what may be typed in a game.
func (s *session) help() {
	v := s.lib.Rules.Vocabulary()
	say := s.a.say
	rows := [][2]string{{say("NUMBER"), say("take that action; in words it works too:")}}
	for _, act := range v.Actions {
		rows = append(rows, [2]string{"", "  " + inWords(act)})
	}
	rows = append(rows, [2]string{"board", say("draw the board again")}, [2]string{"why", say("which of your cards could not be played, and why")},
		[2]string{"why ACTION", say("why an action is not legal")}, [2]string{"undo [N]", say("take back your last decision, or the last N decisions of all")},
		[2]string{"log [N]", say("what happened, the last N lines")}, [2]string{"card NAME", say("what a card says")}, [2]string{"save FILE", say("write the game so far as a replay")})
	for _, c := range v.Commands {
		rows = append(rows, [2]string{c.Name, v.Sentence(c.Doc, s.a.lang)})
	}
	rows = append(rows, [2]string{"quit", say("leave without an end")})
	for _, r := range rows {
		fmt.Fprintf(s.a.out, "%s %s\n", padded(r[0], 13), r[1])
	}
}

// inWords is how an action is typed: without quotes and commas.
func inWords(act engine.Action) string {
	return strings.TrimSpace(act.Name + " " + strings.NewReplacer(`"`, "", ",", "", "s.", "").Replace(act.Args))
}

// command does what the person typed. It reports whether the position may have changed.
func (s *session) command(d *engine.Decision, line string) (bool, error) {
	asked := s.asked
	s.asked = ""
	word, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	if n, err := strconv.Atoi(word); err == nil && rest == "" {
		if n < 1 || n > len(d.Options) {
			return false, errors.New(s.a.say("there are the numbers 1 to {1}", len(d.Options)))
		}
		return true, s.g.Apply(d.Options[n-1])
	}
	switch word {
	case "":
		return false, nil
	case "help", "?":
		s.help()
		return false, nil
	case "board":
		s.draw(s.eyes())
		s.options(d)
		return false, nil
	case "why":
		return false, s.why(d.Player, rest)
	case "undo":
		return s.undo(d.Player, rest)
	case "log":
		n := 30
		if rest != "" {
			var err error
			if n, err = strconv.Atoi(rest); err != nil || n < 1 {
				return false, errors.New(s.a.say("log takes a number of lines, not {1}", strconv.Quote(rest)))
			}
		}
		lines := s.g.Log(s.eyes(), 1, s.a.lang)
		s.lines(lines[max(0, len(lines)-n):])
		return false, nil
	case "card":
		return false, s.card(rest)
	case "save":
		if rest == "" {
			return false, errors.New(s.a.say("save to which file?"))
		}
		if err := s.save(rest); err != nil {
			return false, err
		}
		fmt.Fprintln(s.a.out, s.a.say("saved to {1}; see: cardlathe replay {1}", rest))
		return false, nil
	case "quit", "exit":
		return false, errQuit
	}
	words := []string{"help", "board", "why", "undo", "log", "card", "save", "quit"}
	for _, c := range s.lib.Rules.Vocabulary().Commands {
		if c.Name == word {
			if asked != word {
				s.asked = word
				fmt.Fprintln(s.a.out, s.a.say("{1}: are you sure? type {2} once more", s.lib.Rules.Vocabulary().Sentence(c.Doc, s.a.lang), word))
				return false, nil
			}
			s.g.Command(c.Kind, d.Player)
			return true, nil
		}
		words = append(words, c.Name)
	}
	// An action in words works too, as the list shows it or as in play Gust.
	for i, label := range s.labels(d) {
		if strings.EqualFold(label, line) {
			return true, s.g.Apply(d.Options[i])
		}
	}
	o, err := s.means(d.Player, line)
	if err == nil {
		if r := s.g.Why(o); !r.OK() {
			s.refusal(line, r)
			return false, nil
		}
		return true, s.g.Apply(o)
	}
	if slices.ContainsFunc(s.lib.Rules.Vocabulary().Actions, func(a engine.Action) bool { return a.Name == word }) {
		return false, err
	}
	return false, errors.New(s.a.say("unknown command {1}", strconv.Quote(word)) + s.a.hinted(hint(word, words)))
}

// undo takes back decisions: of a policy's too, up to the person's own last one when no number is given.
func (s *session) undo(me engine.Player, rest string) (bool, error) {
	if s.g.CanUndo() == 0 {
		return false, errors.New(s.a.say("there is nothing to take back"))
	}
	if rest != "" {
		n, err := strconv.Atoi(rest)
		if err != nil || n < 1 {
			return false, errors.New(s.a.say("undo takes a number of decisions, not {1}", strconv.Quote(rest)))
		}
		if !s.g.Undo(n) {
			return false, errors.New(s.a.say("only {1} decisions can be taken back", s.g.CanUndo()))
		}
	} else {
		own := false
		for s.g.CanUndo() > 0 && !own {
			s.g.Undo(1)
			d := s.g.Decision()
			own = d != nil && d.Player == me
		}
	}
	s.told = min(s.told, engine.EventID(s.g.Events()))
	return true, nil
}

// means understands an action in words. A name may have several words: every way to cut the words into a card and a
// place is tried.
func (s *session) means(p engine.Player, line string) (engine.Option, error) {
	words := strings.Fields(line)
	if len(words) == 0 {
		return engine.Option{}, errors.New(s.a.say("which action?"))
	}
	action, rest := words[0], words[1:]
	first, known := error(nil), false // what is wrong with the longest card that is one, else with all of it
	for cut := len(rest); cut >= 0; cut-- {
		var args []engine.Spec
		for _, part := range [][]string{rest[:cut], rest[cut:]} {
			if len(part) > 0 {
				args = append(args, engine.Spec{Kind: engine.SpecText, Text: s.fullName(strings.Join(part, " "))})
			}
		}
		o, err := s.lib.Rules.Means(s.g, p, action, args)
		if err == nil {
			return o, nil
		}
		card := cut > 0 && s.findCard(strings.Join(rest[:cut], " ")) != nil
		if first == nil || card && !known {
			first, known = err, card
		}
	}
	return engine.Option{}, first
}

// fullName finds the card whose name is meant, whatever its case and language; else the text stays as it is.
func (s *session) fullName(text string) string {
	if c := s.findCard(text); c != nil {
		return c.Name
	}
	return text
}

func (s *session) findCard(name string) *engine.Card { return findCard(s.lib, name) }

// findCard finds a card by id or name, whatever its case and language; the first by id of several.
func findCard(lib *engine.Library, name string) *engine.Card {
	if list := findCards(lib, name); len(list) > 0 {
		return list[0]
	}
	return nil
}

// findCards finds the cards of a game by id or name, whatever their case and language, in the order of their ids: those that are
// called just so, if any is.
func findCards(lib *engine.Library, name string) []*engine.Card {
	slug := sets.Slug(name)
	for _, called := range []func(*engine.Card) bool{
		func(c *engine.Card) bool { return strings.EqualFold(c.ID, name) },
		func(c *engine.Card) bool { return c.Name == name },
		func(c *engine.Card) bool {
			for _, l := range c.Locale {
				if l.Name == name {
					return true
				}
			}
			return false
		},
		func(c *engine.Card) bool { return slug != "" && sets.Slug(c.Name) == slug },
	} {
		var out []*engine.Card
		for _, id := range keys(lib.Cards) {
			if called(lib.Cards[id]) {
				out = append(out, lib.Cards[id])
			}
		}
		if len(out) > 0 {
			return out
		}
	}
	return nil
}

// why tells why an action is illegal; without one, which cards could not be played.
func (s *session) why(p engine.Player, text string) error {
	if text != "" {
		d := s.g.Decision()
		if n, err := strconv.Atoi(text); err == nil && n >= 1 && n <= len(d.Options) {
			s.refusal(s.lib.Rules.Label(s.g, d, d.Options[n-1], s.a.lang), s.g.Why(d.Options[n-1]))
			return nil
		}
		if s.findCard(text) != nil {
			text = s.playing() + " " + text // the name of a card alone
		}
		o, err := s.means(p, text)
		if err != nil {
			return err
		}
		s.refusal(text, s.g.Why(o))
		return nil
	}
	v := s.g.View(p, "en")
	seen := map[string]bool{}
	for _, z := range v.Zones {
		if z.Owner != p || z.Kind == "" || !s.handLike(z.Kind) {
			continue
		}
		for _, c := range z.Objects {
			if seen[c.Name] {
				continue
			}
			seen[c.Name] = true
			o, err := s.lib.Rules.Means(s.g, p, s.playing(), []engine.Spec{{Kind: engine.SpecText, Text: c.Name}})
			if err != nil {
				continue
			}
			s.refusal(s.g.Definition(c.ID).Called(s.a.lang), s.g.Why(o))
		}
	}
	if len(seen) == 0 {
		fmt.Fprintln(s.a.out, s.a.say("you hold no cards"))
	}
	return nil
}

// playing is the action by which a card is played.
func (s *session) playing() string {
	if list := s.lib.Rules.Vocabulary().Actions; len(list) > 0 {
		return list[0].Name
	}
	return ""
}

// handLike reports whether a kind of zone holds cards that only their owner sees.
func (s *session) handLike(kind string) bool {
	return slices.ContainsFunc(s.lib.Rules.Vocabulary().Zones, func(z engine.ZoneKind) bool {
		return z.Name == kind && z.Visibility == engine.OwnerOnly
	})
}

func (s *session) refusal(what string, r engine.Refusal) {
	if r.OK() {
		fmt.Fprintln(s.a.out, s.a.say("{1}: it is legal", what))
		return
	}
	fmt.Fprintln(s.a.out, s.a.say("{1}: {2}", what, s.g.RefusalText(r, s.a.lang, func(id engine.ObjectID) string { return s.g.Definition(id).Called(s.a.lang) })))
}

func (s *session) card(name string) error {
	c := s.findCard(name)
	if c == nil {
		var names []string
		for _, id := range keys(s.lib.Cards) {
			names = append(names, s.lib.Cards[id].Name)
		}
		return errors.New(s.a.say("there is no card {1}", strconv.Quote(name)) + s.a.hinted(hint(name, names)))
	}
	s.a.printCard(s.lib, c)
	return nil
}

func (s *session) save(name string) error {
	f, err := replay.Of(s.g)
	if err != nil {
		return err
	}
	return replay.Write(name, f)
}
