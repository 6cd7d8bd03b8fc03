package replay

// Reading and writing files. What is read may have been torn, edited or made up: nothing of it is used before every line
// has been checked.

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"io"
	"os"

	"cardlathe/tools/files"
)

// Limits of a file: a line may hold the text of a card.
const (
	maxLine  = 8 << 20
	maxLines = 1 << 20
	maxFile  = 256 << 20
)

// runningSum is the check sum of a file as far as it has been read or written, line ends and check sums left out: mail and
// version control may change the former.
type runningSum uint32

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

const (
	sumBegins = `,"sum":"`
	sumLength = len(sumBegins) + 8 + len(`"}`)
)

func (c *runningSum) add(body []byte) { *c = runningSum(crc32.Update(uint32(*c), castagnoli, body)) }

// seal ends a line with the check sum.
func (c *runningSum) seal(object []byte) []byte {
	body := object[:len(object)-1]
	c.add(body)
	return fmt.Appendf(bytes.Clone(body), "%s%08x\"}\n", sumBegins, uint32(*c))
}

// check reports whether a line ends with a check sum, and whether it is the right one.
func (c *runningSum) check(line []byte) (sealed, right bool) {
	at := len(line) - sumLength
	if at < 1 || !bytes.HasPrefix(line[at:], []byte(sumBegins)) || !bytes.HasSuffix(line, []byte(`"}`)) {
		return false, false
	}
	c.add(line[:at])
	return true, string(line[at+len(sumBegins):len(line)-2]) == fmt.Sprintf("%08x", uint32(*c))
}

// Encode writes a replay as JSON Lines.
func Encode(w io.Writer, f *File) error {
	b := bufio.NewWriter(w)
	var sum runningSum
	line := func(v any) error {
		var object bytes.Buffer
		e := json.NewEncoder(&object)
		e.SetEscapeHTML(false)
		if err := e.Encode(v); err != nil {
			return err
		}
		_, err := b.Write(sum.seal(bytes.TrimSuffix(object.Bytes(), []byte("\n"))))
		return err
	}
	h := f.Header
	h.Version, h.Used, h.Texts, h.Decisions = Version, len(f.Used), len(f.Texts), len(f.Lines)
	if err := line(&h); err != nil {
		return err
	}
	for i := range f.Used {
		if err := line(&f.Used[i]); err != nil {
			return err
		}
	}
	for i := range f.Texts {
		if err := line(&f.Texts[i]); err != nil {
			return err
		}
	}
	for i := range f.Lines {
		if err := line(&f.Lines[i]); err != nil {
			return err
		}
	}
	return b.Flush()
}

// Write stores a replay. The file is there as a whole or not at all; one that was there stays until then.
func Write(name string, f *File) error {
	return files.Write(name, func(w io.Writer) error { return Encode(w, f) })
}

// Read reads a replay.
func Read(name string) (*File, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return Decode(file, name)
}

// Decode reads a replay; name is what errors call it. An error about what it reads is a *DamagedError.
func Decode(r io.Reader, name string) (*File, error) {
	d := &decoder{name: name, scan: bufio.NewScanner(&io.LimitedReader{R: r, N: maxFile + 1}), f: &File{}}
	d.scan.Buffer(nil, maxLine)
	for d.scan.Scan() {
		d.n++
		if err := d.line(); err != nil {
			return nil, err
		}
	}
	if err := d.scan.Err(); err != nil {
		d.n++
		return nil, d.damaged("%v", err)
	}
	h := &d.f.Header
	switch {
	case d.n == 0:
		d.n = 1
		return nil, d.damaged("the file is empty")
	case d.read > maxFile:
		return nil, d.damaged("the file is larger than %d MB", maxFile>>20)
	case len(d.f.Used) != h.Used:
		return nil, d.damaged("the file ends after %d of %d cards and other things that it used", len(d.f.Used), h.Used)
	case len(d.f.Texts) != h.Texts:
		return nil, d.damaged("the file ends after %d of %d texts", len(d.f.Texts), h.Texts)
	case len(d.f.Lines) != h.Decisions:
		return nil, d.damaged("the file ends after %d of %d decisions", len(d.f.Lines), h.Decisions)
	}
	return d.f, nil
}

// decoder is one run of Decode.
type decoder struct {
	name string
	scan *bufio.Scanner
	f    *File
	n    int // the line, counted from 1
	read int // bytes
	sum  runningSum
}

func (d *decoder) damaged(format string, args ...any) error {
	return &DamagedError{d.name, d.n, fmt.Sprintf(format, args...)}
}

// value decodes the line.
func (d *decoder) value(line []byte, v any) error {
	j := json.NewDecoder(bytes.NewReader(line))
	if err := j.Decode(v); err != nil {
		return d.damaged("no line of a replay: %v", err)
	}
	if j.More() {
		return d.damaged("more than one value in a line")
	}
	return nil
}

func (d *decoder) line() error {
	text, h := d.scan.Bytes(), &d.f.Header
	d.read += len(text) + 1
	if d.n == 1 {
		text = bytes.TrimPrefix(text, []byte("\xef\xbb\xbf"))
	}
	if d.n > maxLines {
		return d.damaged("too many lines")
	}
	sealed, right := d.sum.check(text)
	if d.n == 1 {
		if err := d.value(text, h); err != nil {
			return err
		}
		switch {
		case h.Type != magic:
			return d.damaged("this is no replay: its first line has the type %q, not %q", h.Type, magic)
		case h.Version < 1 || h.Version > Version:
			return d.damaged("the replay has version %d; this program reads versions up to %d", h.Version, Version)
		case h.Used < 0 || h.Texts < 0 || h.Decisions < 0:
			return d.damaged("a number of lines is negative")
		}
	}
	switch {
	case sealed && !right:
		return d.damaged("this line, or one that stood before it, was edited: its check sum differs")
	case !sealed && h.Version >= 3:
		return d.damaged("the line is cut off or was edited: it does not end with a check sum")
	}
	used, texts, n := h.Used, h.Texts, d.n-1
	switch {
	case n == 0:
		return nil
	case n <= used:
		var u Used
		if err := d.value(text, &u); err != nil {
			return err
		}
		d.f.Used = append(d.f.Used, u)
		return nil
	case n-used <= texts:
		var x Text
		if err := d.value(text, &x); err != nil {
			return err
		}
		if !x.valid() {
			return d.damaged("this is no text of a set: set %q, file %q", x.Set, x.File)
		}
		d.f.Texts = append(d.f.Texts, x)
		return nil
	}
	n -= used + texts
	var l Line
	if err := d.value(text, &l); err != nil {
		return err
	}
	switch {
	case l.N != n:
		return d.damaged("decision %d stands where decision %d belongs", l.N, n)
	case n > h.Decisions:
		return d.damaged("the file goes on after its %d decisions", h.Decisions)
	case seatOf(l.Player) < 0:
		return d.damaged("%q is no player", l.Player)
	case (l.Option == nil) == (l.Command == 0):
		return d.damaged("a line holds an option or a command")
	}
	d.f.Lines = append(d.f.Lines, l)
	return nil
}
