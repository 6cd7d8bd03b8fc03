package main

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"cardlathe/tools/scenario"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// What is wrong with the words and flags of a command is told here, for all commands: what it takes, an example, and the likely
// spelling. The sentences are in tools/board/reports.tsv in Chinese as well. A command says what it takes by takes, needs and apart,
// and a flag that is a number or a time by whole, percent and every.

// takes is how many words may follow a command, those that its use names: "replay FILE", "explain [CODE]", "sim -a DECK".
func takes(least, most int) cobra.PositionalArgs {
	return func(c *cobra.Command, args []string) error {
		what := ""
		if fields := strings.Fields(c.Use); len(fields) > 1 {
			what = strings.Trim(fields[1], "[]")
		}
		switch n := len(args); {
		case n < least:
			return wrongUse(c, "the command %s needs %s after it", nameOf(c), what)
		case n <= most:
			return nil
		case most == 0:
			return wrongUse(c, "the command %s takes flags alone after it, no %q", nameOf(c), args[0])
		case what == "NAME":
			return fail(exitUse, "the command %s takes one NAME, and %d are given; a name of several words stands in quotes\nfor example: %s", nameOf(c), n,
				scenario.Command(append(strings.Fields(c.CommandPath()), strings.Join(args, " "))...))
		default:
			return wrongUse(c, "the command %s takes one %s, and %d are given", nameOf(c), what, n)
		}
	}
}

// wrongUse is an error of use, with an example of the right one and where there is more.
func wrongUse(c *cobra.Command, format string, args ...any) error {
	text := fmt.Sprintf(format, args...)
	if example := exampleOf(c, args...); example != "" {
		text += "\nfor example: " + example
	}
	return fail(exitUse, "%s\nsee: %s --help", text, c.CommandPath())
}

// exampleOf is the first example of a command that has one of some words in it, else its first.
func exampleOf(c *cobra.Command, words ...any) string {
	lines := strings.Split(strings.TrimSpace(c.Example), "\n")
	for _, line := range lines {
		for _, w := range words {
			if slices.Contains(strings.Fields(line), fmt.Sprint(w)) {
				return strings.TrimSpace(line)
			}
		}
	}
	return lines[0]
}

// nameOf is a command as it is typed after the program's name.
func nameOf(c *cobra.Command) string {
	return cmp.Or(strings.TrimPrefix(c.CommandPath(), c.Root().Name()+" "), c.Name())
}

// unknownCommand words a command that does not exist, with the likely one.
func unknownCommand(c *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	var names []string
	for _, x := range c.Commands() {
		if x.IsAvailableCommand() {
			names = append(names, x.Name())
		}
	}
	return fail(exitUse, "unknown command %q%s\nsee: %s --help", args[0], hint(args[0], names), c.CommandPath())
}

// badFlag words what the flags cannot be read for.
func badFlag(c *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	var empty *pflag.ValueRequiredError
	var bad *pflag.InvalidValueError
	text := err.Error()
	switch {
	case errors.As(err, &unknown):
		flag := "--" + unknown.GetSpecifiedName()
		if short := unknown.GetSpecifiedShortnames(); short != "" {
			flag = "-" + short
		}
		var names []string
		c.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, "--"+f.Name) })
		text = fmt.Sprintf("the command %s has no flag %s%s", nameOf(c), flag, hint("--"+strings.TrimLeft(flag, "-"), names))
	case errors.As(err, &empty):
		text = fmt.Sprintf("the flag %s needs a value after it", flagOf(empty.GetFlag()))
	case errors.As(err, &bad):
		text = fmt.Sprintf("the flag %s %s %q", flagOf(bad.GetFlag()), valueOf(bad.GetFlag().Value), bad.GetValue())
	}
	return fail(exitUse, "%s\nsee: %s --help", text, c.CommandPath())
}

// flagOf is a flag as it is typed.
func flagOf(f *pflag.Flag) string {
	if f.Shorthand != "" {
		return "-" + f.Shorthand + " (--" + f.Name + ")"
	}
	return "--" + f.Name
}

// valueOf says what a flag takes.
func valueOf(v pflag.Value) string {
	if b, ok := v.(interface{ takes() string }); ok {
		return b.takes()
	}
	switch v.Type() {
	case "int":
		return "takes a whole number, not"
	case "uint64":
		return "takes a whole number from 0 to 18446744073709551615, not"
	case "bool":
		return "takes true or false, not"
	case "stringToInt":
		return "takes words with whole numbers, such as one=1,two=2, not"
	}
	return "takes words with commas between them, not"
}

// spoken is the language that the arguments name, wherever they do: what is wrong with the others is said in it too.
func spoken(args []string) string {
	language := "en"
	f := pflag.NewFlagSet("", pflag.ContinueOnError)
	f.ParseErrorsAllowlist.UnknownFlags = true
	f.Usage = func() {}
	f.StringVar(&language, "lang", language, "")
	_ = f.Parse(args)
	return language
}
