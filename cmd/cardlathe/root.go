package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"strings"
	"syscall"

	"cardlathe/tools/board"

	"charm.land/lipgloss/v2"
	"charm.land/lipgloss/v2/table"
	"github.com/spf13/cobra"
	"golang.org/x/term"
)

// The exit codes; see the package comment.
const (
	exitFine     = 0
	exitFindings = 1
	exitUse      = 2
	exitContent  = 3
	exitDiffers  = 4
	exitInternal = 5
)

// app is what all commands share: the global flags and where to print.
type app struct {
	sets  []string // --sets
	lang  string   // --lang
	in    io.Reader
	out   io.Writer
	err   io.Writer
	color bool // colours on out
	// colorErr tells whether diagnostics may be coloured.
	colorErr bool
}

var hooks []func(root *cobra.Command, a *app)

// register adds a command, from an init function of the file that holds it.
func register(hook func(root *cobra.Command, a *app)) { hooks = append(hooks, hook) }

// codeError is an error that asks for an exit code. Its text may be empty: then everything has been said already.
type codeError struct {
	code int
	err  error
}

func (e *codeError) Error() string {
	if e.err == nil {
		return ""
	}
	return e.err.Error()
}

func (e *codeError) Unwrap() error { return e.err }

// fail makes an error that ends the program with a code. Without a format nothing more is printed.
func fail(code int, format string, args ...any) error {
	if format == "" {
		return &codeError{code: code}
	}
	return &codeError{code, fmt.Errorf(format, args...)}
}

// run is the whole program: it returns the exit code.
func run(args []string, in io.Reader, out, errw io.Writer) (code int) {
	a := &app{in: in, out: out, err: errw}
	defer func() {
		if r := recover(); r != nil {
			fmt.Fprintf(errw, "cardlathe: internal error: %v\n%s", r, debug.Stack())
			code = exitInternal
		}
	}()
	_, plain := os.LookupEnv("NO_COLOR")
	plain = plain && os.Getenv("NO_COLOR") != ""
	a.color = !plain && isTerminal(out)
	a.colorErr = !plain && isTerminal(errw)
	root := newRoot(a)
	root.SetArgs(args)
	ctx, stop := interruptible(context.Background())
	defer stop()
	err := root.ExecuteContext(ctx)
	if err == nil {
		return exitFine
	}
	code = exitUse
	var c *codeError
	if errors.As(err, &c) {
		code = c.code
	}
	if text := board.Reword(spoken(args), err.Error()); text != "" {
		fmt.Fprintf(errw, "cardlathe: %s\n", text)
	}
	return code
}

// interruptible gives a context that the first interrupt, or request to end (kill, timeout), cancels; the second one ends
// the program as usual.
func interruptible(parent context.Context) (context.Context, context.CancelFunc) {
	ctx, stop := signal.NotifyContext(parent, os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

func newRoot(a *app) *cobra.Command {
	root := &cobra.Command{
		Use:   "cardlathe",
		Short: "Play, test and prototype card games whose cards are Lua scripts",
		Long: `cardlathe plays card games by their full rules. Cards are facts in HCL with behaviour in Lua; nothing is
rebuilt for a new card, keyword or set.

Sets come from the program itself and from a folder "sets" found upwards from the working directory; folders and zips
given with --sets take the place of that folder.

Exit codes: 0 fine; 1 findings (a scenario failed, check found an error, a script failed in a game of sim); 2 wrong
use; 3 a set or deck that is needed did not load; 4 a replay differs; 5 an internal error.`,
		Example: `  cardlathe dev                          watch the sets, run what a save concerns
  cardlathe new set "My Set"             begin a set of your own
  cardlathe test --run 'Ash Courier'     run the scenarios with that title
  cardlathe play -a annie -b garen       play against the computer`,
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          unknownCommand,
		RunE:          func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	root.SetIn(a.in)
	root.SetOut(a.out)
	root.SetErr(a.err)
	root.PersistentFlags().StringArrayVar(&a.sets, "sets", nil, "folder or zip of sets to use instead of the folder sets (repeatable)")
	root.PersistentFlags().StringVar(&a.lang, "lang", "en", "language of names, questions, logs and refusals: en, zh")
	root.PersistentPreRunE = func(cmd *cobra.Command, _ []string) error {
		if a.lang != "en" && a.lang != "zh" {
			return fail(exitUse, "unknown language %q; there are: en, zh", a.lang)
		}
		if err := fits(cmd); err != nil {
			return err
		}
		if json := cmd.Flags().Lookup("json"); a.lang == "zh" && reports(cmd) && (json == nil || json.Value.String() != "true") {
			a.out = &worded{to: a.out, language: a.lang}
		}
		return nil
	}
	root.SetFlagErrorFunc(badFlag)
	for _, h := range hooks {
		h(root, a)
	}
	// Two commands are not of this package, and say what is wrong as the others do.
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	for _, c := range root.Commands() {
		switch c.Name() {
		case "help":
			c.Short, c.Long = "Tell what a command does", "help tells what a command does, as its flag --help."
			c.Args = func(_ *cobra.Command, args []string) error {
				at, rest, _ := root.Find(args)
				return unknownCommand(at, rest)
			}
		case "completion":
			c.Short, c.Long = "Write what completes commands in a shell", "completion writes the script by which a shell completes commands, flags, decks and cards."
			c.Args, c.RunE = unknownCommand, func(c *cobra.Command, _ []string) error { return c.Help() }
			for _, shell := range c.Commands() {
				shell.Args = takes(0, 0)
			}
		}
	}
	return root
}

// json writes one object as one line to standard output.
func (a *app) json(v any) error {
	e := json.NewEncoder(a.out)
	e.SetEscapeHTML(false)
	return e.Encode(v)
}

// table prints rows under a header; columns are as wide as their widest cell, with wide glyphs counted as two.
func (a *app) table(header []string, rows [][]string) {
	if len(rows) == 0 {
		return
	}
	for i, h := range header {
		header[i] = a.say(h)
	}
	bold := lipgloss.NewStyle().PaddingRight(2)
	if a.color {
		bold = bold.Bold(true)
	}
	t := table.New().Border(lipgloss.HiddenBorder()).BorderTop(false).BorderBottom(false).BorderLeft(false).BorderRight(false).
		BorderColumn(false).BorderHeader(false).Wrap(false).
		StyleFunc(func(row, _ int) lipgloss.Style {
			if row == table.HeaderRow {
				return bold
			}
			return lipgloss.NewStyle().PaddingRight(2)
		}).Headers(header...).Rows(rows...)
	for line := range strings.SplitSeq(strings.TrimRight(t.String(), "\n"), "\n") {
		fmt.Fprintln(a.out, strings.TrimRight(line, " "))
	}
}

// say is what a command says in the language of --lang; see board.Say.
func (a *app) say(sentence string, values ...any) string {
	return board.Say(a.lang, sentence, values...)
}

// padded is a text with blanks after it up to a width in columns.
func padded(text string, width int) string {
	return text + strings.Repeat(" ", max(0, width-lipgloss.Width(text)))
}

// isTerminal reports whether a stream is a terminal.
func isTerminal(stream any) bool {
	f, ok := stream.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// asError is errors.As with the target's type spelt once.
func asError[T error](err error, target *T) bool { return errors.As(err, target) }
