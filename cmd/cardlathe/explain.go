package main

import (
	"fmt"
	"strings"

	"cardlathe/sets/diag"
	"cardlathe/tools/check"

	"github.com/mattn/go-runewidth"
	"github.com/spf13/cobra"
)

func init() { register(func(root *cobra.Command, a *app) { root.AddCommand(newExplain(a)) }) }

func newExplain(a *app) *cobra.Command {
	var json bool
	c := &cobra.Command{
		Use:   "explain [CODE]",
		Short: "Explain a code that a finding bears",
		Long: `explain tells what a code means, what to do about it, and what causes it: files of a set that give this finding, of
which what a set needs besides is left out. Without a code it lists all of them. The numbers of rules are explained by
show rule.`,
		Example: "  cardlathe explain HCL003\n  cardlathe explain",
		Args:    takes(0, 1),
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			var out []string
			for _, p := range check.Pages() {
				out = append(out, string(p.Code)+"\t"+p.Title)
			}
			return out, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return a.explainCodes(json)
			}
			return a.explainCode(args[0], json)
		},
	}
	c.Flags().BoolVar(&json, "json", false, "print JSON, one object a line")
	return c
}

func (a *app) explainCodes(json bool) error {
	var rows [][]string
	for _, p := range check.Pages() {
		if json {
			if err := a.json(p); err != nil {
				return err
			}
		}
		rows = append(rows, []string{string(p.Code), p.Title})
	}
	if !json {
		a.table([]string{"code", "about"}, rows)
	}
	return nil
}

func (a *app) explainCode(code string, json bool) error {
	p, ok, near := diag.PageOf(check.Pages(), code)
	switch {
	case !ok && strings.Contains("0123456789", code[:min(1, len(code))]):
		return fail(exitUse, "%s is no code but perhaps a rule: cardlathe show rule %s", code, code)
	case !ok && near != "":
		return fail(exitUse, "there is no code %q; %s", code, near)
	case !ok:
		return fail(exitUse, "there is no code %q; see them all: cardlathe explain", code)
	case json:
		return a.json(p)
	}
	width := min(int(a.width()), 100)
	fmt.Fprintf(a.out, "%s  %s\n\n%s\n\n%s\n", p.Code, p.Title, wrap(p.Means, width), wrap("What to do: "+p.Do, width))
	for _, e := range p.Example {
		name := e.File
		if e.Note != "" {
			name += " (" + e.Note + ")"
		}
		fmt.Fprintf(a.out, "\n%s\n", name)
		for line := range strings.Lines(e.Text) {
			if strings.TrimSpace(line) != "" {
				fmt.Fprintf(a.out, "  | %s", line)
			}
		}
	}
	return nil
}

// wrap breaks paragraphs into lines between words.
func wrap(text string, width int) string {
	var b strings.Builder
	for i, paragraph := range strings.Split(text, "\n\n") {
		if i > 0 {
			b.WriteString("\n\n")
		}
		at := 0
		for _, word := range strings.Fields(paragraph) {
			n := runewidth.StringWidth(word)
			switch {
			case at > 0 && at+1+n > width:
				b.WriteByte('\n')
				at = 0
			case at > 0:
				b.WriteByte(' ')
				at++
			}
			b.WriteString(word)
			at += n
		}
	}
	return b.String()
}
