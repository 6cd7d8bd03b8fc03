package sets

import (
	"bytes"
	"errors"
	"hash/fnv"
	"io"
	"io/fs"
	"strings"
	"unicode/utf8"

	"cardlathe/engine"
	"cardlathe/sets/diag"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// This file is the door to files: every text of a set, HCL or Lua, is read by ReadText, so that encodings, line
// ends and sizes are dealt with once. Sets are untrusted: what could make a parser recurse without end is
// refused before the parser sees it.

// Limits of what is read.
const (
	// MaxFile is the largest text in bytes.
	MaxFile = 1 << 20
	// maxNesting bounds brackets within brackets, maxOperators the signs in a file that parse recursively, maxLines the lines and
	// templates of one text: a card needs two or three of the first, none of the second and a few of the last.
	maxNesting   = 64
	maxOperators = 2000
	maxLines     = 500
	// maxFacts bounds the facts of a set in bytes, maxCards its cards: the largest real sets have a tenth of either.
	maxFacts = 8 << 20
	maxCards = 3000
	// maxFindings bounds the mistakes of syntax that are told of one file: the later ones are echoes mostly.
	maxFindings = 100
)

// ReadText reads a text file: byte order mark removed, line ends as "\n". The hash is of that text, so that it
// is equal on every system. When the file cannot be read, is larger than MaxFile, is not UTF-8 or holds a zero byte, the
// diagnostic says so and the text is nil; shown is the name to use in it. What is no plain file (a folder, a pipe, a
// device) is not opened: opening one can wait forever.
func ReadText(fsys fs.FS, name, shown string) (text []byte, hash uint64, d *diag.Diagnostic) {
	info, err := fs.Stat(fsys, name)
	if err != nil {
		return nil, 0, unreadable(shown, err)
	}
	if !info.Mode().IsRegular() {
		return nil, 0, diag.Errorf(diag.Unreadable, diag.At(shown, 0, 0), "cannot read file").
			Because("%s is %s, not a file.", shown, sort(info.Mode())).Try("put a text file in its place")
	}
	f, err := fsys.Open(name)
	if err != nil {
		return nil, 0, unreadable(shown, err)
	}
	defer f.Close()
	text, err = io.ReadAll(io.LimitReader(f, MaxFile+1))
	switch {
	case err != nil:
		return nil, 0, unreadable(shown, err)
	case len(text) > MaxFile:
		return nil, 0, diag.Errorf(diag.TooLarge, diag.At(shown, 0, 0), "file is larger than %d MB", MaxFile>>20).Try("split it into several files")
	case bytes.HasPrefix(text, []byte{0xff, 0xfe}), bytes.HasPrefix(text, []byte{0xfe, 0xff}), looksUTF16(text):
		return nil, 0, diag.Errorf(diag.UTF16, diag.At(shown, 0, 0), "file is UTF-16, not UTF-8").
			Try("save it as UTF-8; in Windows editors the choice is in the \"Save as\" dialog")
	}
	text = bytes.TrimPrefix(text, []byte{0xef, 0xbb, 0xbf})
	if bytes.IndexByte(text, '\r') >= 0 {
		text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
		text = bytes.ReplaceAll(text, []byte("\r"), []byte("\n"))
	}
	if !utf8.Valid(text) {
		line := 1
		for rest := text; len(rest) > 0; {
			r, n := utf8.DecodeRune(rest)
			if r == utf8.RuneError && n == 1 {
				break
			}
			if r == '\n' {
				line++
			}
			rest = rest[n:]
		}
		return nil, 0, diag.Errorf(diag.NotUTF8, diag.At(shown, line, 0), "file is not UTF-8").
			Because("Line %d holds bytes that are no letter in UTF-8.", line).Try("save the file as UTF-8")
	}
	if i := bytes.IndexByte(text, 0); i >= 0 {
		line := 1 + bytes.Count(text[:i], []byte("\n"))
		return nil, 0, diag.Errorf(diag.NotUTF8, diag.At(shown, line, 0), "file is no text").
			Because("Line %d holds a zero byte, which no text has.", line).Try("look for what wrote it, and save the file as UTF-8")
	}
	h := fnv.New64a()
	h.Write(text)
	return text, h.Sum64(), nil
}

// sort says what a thing is that is no plain file.
func sort(m fs.FileMode) string {
	switch {
	case m.IsDir():
		return "a folder"
	case m&fs.ModeNamedPipe != 0:
		return "a pipe"
	case m&fs.ModeDevice != 0:
		return "a device"
	}
	return "something else"
}

// looksUTF16 recognises UTF-16 without a byte order mark: text without zero bytes is no such thing, and card
// files begin with an ASCII letter.
func looksUTF16(text []byte) bool {
	return len(text) >= 4 && len(text)%2 == 0 && (text[0] == 0) != (text[1] == 0) && (text[2] == 0) != (text[3] == 0)
}

func unreadable(shown string, err error) *diag.Diagnostic {
	d := diag.Errorf(diag.Unreadable, diag.At(shown, 0, 0), "cannot read file").Because("%s: %v.", shown, pathless(err))
	switch {
	case errors.Is(err, fs.ErrPermission):
		d.Try("let your user read it: chmod u+r " + shown + ", or ask its owner")
	case errors.Is(err, fs.ErrNotExist):
		d.Try("look whether it was moved or is a link that leads nowhere")
	}
	return d
}

// Unlisted says that a folder cannot be looked into: nobody knows what is in it.
func Unlisted(shown string, err error) *diag.Diagnostic {
	d := diag.Errorf(diag.Unreadable, diag.At(shown, 0, 0), "cannot read folder").Because("%s: %v.", shown, pathless(err))
	if errors.Is(err, fs.ErrPermission) {
		d.Try("let your user look into it: chmod u+rx " + shown + ", or ask its owner")
	}
	return d
}

// pathless is an error of the system without the path that it names once more.
func pathless(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}

// List lists a folder, sorted; a missing one has nothing in it. It fails as well when what is in it can be listed and not read.
func List(fsys fs.FS, dir string) ([]fs.DirEntry, error) {
	entries, err := fs.ReadDir(fsys, dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err == nil && len(entries) > 0 {
		// A folder that may be listed and not entered refuses whatever is asked of its files, each by itself.
		if _, bad := entries[0].Info(); errors.Is(bad, fs.ErrPermission) {
			return nil, bad
		}
	}
	return entries, err
}

// file is a parsed HCL file. It never changes, so that later contents share it.
type file struct {
	path, shown string
	hash        uint64
	text        []byte
	body        *hclsyntax.Body // nil when the file does not parse
	diags       diag.List       // of reading and parsing; replayed when the file is taken from the previous content
	// good is the last version that parsed and whose blocks were all sound: itself, one from a previous
	// content, or nil.
	good *file
	// declares is what a sound version declares in the words of its game: what has not changed is not read again. Contents share
	// it, and nobody writes to it.
	declares *fileDraft
	words    *engine.Vocabulary
}

// parse reads and parses one file, or takes it from the previous content when its text is unchanged. The body
// that results may be nil.
func parse(fsys fs.FS, path, shown string, previous *Content) *file {
	text, hash, d := ReadText(fsys, path, shown)
	old := previous.files[path]
	if old != nil && d == nil && old.text != nil && old.hash == hash && bytes.Equal(old.text, text) && old.shown == shown {
		return old
	}
	f := &file{path: path, shown: shown, hash: hash, text: text}
	if old != nil {
		f.good = old.good
	}
	if d != nil {
		f.diags.Add(d)
		return f
	}
	if d := tooDeep(text, shown); d != nil {
		f.diags.Add(d)
		return f
	}
	parsed, diags := hclsyntax.ParseConfig(text, shown, hcl.InitialPos)
	for i, d := range diags {
		if i == maxFindings {
			f.diags.Add(diag.Errorf(diag.Syntax, diag.At(shown, 0, 0), "%d more mistakes in this file", len(diags)-i).Try("mend those above first"))
			break
		}
		out := diag.FromHCL(diag.Syntax, d)
		if d.Severity == hcl.DiagError && templateNear(text, out.Line()) {
			out.Try(templateAdvice)
		}
		f.diags.Add(out)
		if out.Fix != "" {
			break // an open template swallows what follows: the other findings are its echo
		}
	}
	if !diags.HasErrors() {
		f.body, _ = parsed.Body.(*hclsyntax.Body)
	}
	return f
}

const templateAdvice = `in a text "${" and "%{" begin a template; write "$${" or "%%{" to have the signs themselves`

func templateNear(text []byte, line int) bool {
	for ; line > 1 && len(text) > 0; line-- {
		_, text, _ = bytes.Cut(text, []byte("\n"))
	}
	text, _, _ = bytes.Cut(text, []byte("\n"))
	return strings.Contains(string(text), "${") || strings.Contains(string(text), "%{")
}

// tooDeep guards the parser's stack, which Go cannot recover from overflowing, and its time: what it reads by recursion or again
// and again is counted in the tokens.
func tooDeep(text []byte, shown string) *diag.Diagnostic {
	tokens, _ := hclsyntax.LexConfig(text, shown, hcl.InitialPos)
	depth, operators, lines := 0, 0, 0
	before := hclsyntax.TokenNewline
	for _, t := range tokens {
		switch t.Type {
		case hclsyntax.TokenOBrack:
			if depth++; before == hclsyntax.TokenCBrack || before == hclsyntax.TokenIdent || before == hclsyntax.TokenCParen || before == hclsyntax.TokenCQuote {
				operators++ // an index
			}
		case hclsyntax.TokenOBrace, hclsyntax.TokenOParen, hclsyntax.TokenTemplateInterp, hclsyntax.TokenTemplateControl:
			depth++
		case hclsyntax.TokenCBrace, hclsyntax.TokenCBrack, hclsyntax.TokenCParen, hclsyntax.TokenTemplateSeqEnd:
			depth--
		case hclsyntax.TokenBang, hclsyntax.TokenMinus, hclsyntax.TokenQuestion, hclsyntax.TokenPlus, hclsyntax.TokenStar, hclsyntax.TokenSlash, hclsyntax.TokenPercent,
			hclsyntax.TokenAnd, hclsyntax.TokenOr, hclsyntax.TokenEqualOp, hclsyntax.TokenNotEqual, hclsyntax.TokenLessThan, hclsyntax.TokenLessThanEq,
			hclsyntax.TokenGreaterThan, hclsyntax.TokenGreaterThanEq, hclsyntax.TokenDot, hclsyntax.TokenDoubleColon:
			operators++
		case hclsyntax.TokenOHeredoc:
			lines = 0
		case hclsyntax.TokenStringLit:
			lines++
		case hclsyntax.TokenOQuote:
			lines = 0
		}
		before = t.Type
		at := diag.At(shown, t.Range.Start.Line, t.Range.Start.Column)
		switch {
		case depth > maxNesting:
			return diag.Errorf(diag.TooDeep, at, "file is nested too deep").Because("Brackets may be nested %d deep.", maxNesting)
		case operators > maxOperators:
			return diag.Errorf(diag.TooDeep, at, "file has more than %d signs that compute", maxOperators).Because("What a file of facts says is constant: it needs hardly any.")
		case lines > maxLines:
			return diag.Errorf(diag.TooDeep, at, "a text has more than %d lines", maxLines).Try("split it, or leave it out")
		}
	}
	return nil
}
