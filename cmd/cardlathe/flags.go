package main

import (
	"cmp"
	"fmt"
	"net"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// bounded is the value of a flag that has a least and a most.
type bounded[T cmp.Ordered] struct {
	to          *T
	least, most T
	kind        string // for --help
	what        string // a format of least and most
	read        func(string) (T, error)
	show        func(T) string
}

// Set implements pflag.Value.
func (b *bounded[T]) Set(text string) error {
	v, err := b.read(text)
	if err == nil && !(v >= b.least && v <= b.most) { // what is no number at all is within nothing
		err = strconv.ErrRange
	}
	if err == nil {
		*b.to = v
	}
	return err
}

// String implements pflag.Value.
func (b *bounded[T]) String() string { return b.show(*b.to) }

// Type implements pflag.Value.
func (b *bounded[T]) Type() string { return b.kind }

func (b *bounded[T]) takes() string { return fmt.Sprintf(b.what, b.show(b.least), b.show(b.most)) }

// maxJobs bounds how much is done at once: each job has a game of its own in memory. maxGames bounds the games of a run, each of
// which leaves some 40 bytes. maxSample is more mutants than a card has.
const (
	maxJobs   = 1024
	maxGames  = 10_000_000
	maxSample = 1_000_000
)

// whole is the value of a flag that takes a whole number.
func whole(to *int, usual, least, most int) pflag.Value {
	*to = usual
	return &bounded[int]{to, least, most, "int", "takes a whole number from %s to %s, not", strconv.Atoi, strconv.Itoa}
}

// percent is the value of a flag that takes a share of a hundred.
func percent(to *float64, usual float64) pflag.Value {
	*to = usual
	read := func(s string) (float64, error) { return strconv.ParseFloat(s, 64) }
	return &bounded[float64]{to, 0, 100, "float", "takes a number from %s to %s, not", read, func(f float64) string { return strconv.FormatFloat(f, 'g', -1, 64) }}
}

// every is the value of a flag that takes the time between two of something.
func every(to *time.Duration, least, most time.Duration) pflag.Value {
	return &bounded[time.Duration]{to, least, most, "duration", "takes a time from %s to %s, not", time.ParseDuration, func(d time.Duration) string {
		if d == 0 {
			return "0"
		}
		return d.String()
	}}
}

// address is the value of a flag that takes where to listen.
type address string

// Set implements pflag.Value. A host alone is an address, with any port.
func (a *address) Set(text string) error {
	if _, port, err := net.SplitHostPort(text); err == nil {
		if _, err := strconv.ParseUint(port, 10, 16); err != nil {
			return err
		}
	} else if _, err := strconv.Atoi(text); err == nil || strings.ContainsAny(text, " /") {
		return strconv.ErrSyntax
	}
	*a = address(text)
	return nil
}

// String implements pflag.Value.
func (a *address) String() string { return string(*a) }

// Type implements pflag.Value.
func (a *address) Type() string { return "string" }

func (a *address) takes() string {
	return "takes an address such as 127.0.0.1:7410, with a port from 0 to 65535, not"
}

// Flags that belong together say so by these annotations, each with names of other flags.
const (
	needed  = "needs"
	parting = "apart"
)

// needs declares that some flags of a command do nothing without another one.
func needs(c *cobra.Command, other string, names ...string) {
	for _, name := range names {
		annotate(c, name, needed, other)
	}
}

// apart declares that some flags of a command do nothing beside another one.
func apart(c *cobra.Command, other string, names ...string) {
	for _, name := range names {
		annotate(c, name, parting, other)
	}
}

func annotate(c *cobra.Command, name, kind, other string) {
	f := c.Flags().Lookup(name)
	if f.Annotations == nil {
		f.Annotations = map[string][]string{}
	}
	f.Annotations[kind] = append(f.Annotations[kind], other)
}

// fits refuses flags that would do nothing, by what needs and apart declare.
func fits(c *cobra.Command) (err error) {
	given := func(name string) bool {
		f := c.Flags().Lookup(name)
		return f != nil && f.Changed && f.Value.String() != "false"
	}
	c.Flags().Visit(func(f *pflag.Flag) {
		if err != nil || !given(f.Name) {
			return
		}
		for _, other := range f.Annotations[needed] {
			if !given(other) {
				err = fail(exitUse, "--%s does nothing without --%s: add that, or leave this out\nsee: %s --help", f.Name, other, c.CommandPath())
				return
			}
		}
		if i := slices.IndexFunc(f.Annotations[parting], given); i >= 0 {
			err = fail(exitUse, "--%s does nothing beside --%s: leave one of them out\nsee: %s --help", f.Name, f.Annotations[parting][i], c.CommandPath())
		}
	})
	return err
}
