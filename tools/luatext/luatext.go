// Package luatext reads the text of a script as tokens: where its tables, calls, statements and functions begin and
// end. Tools that change or count what an author wrote need places in the text, which a syntax tree of gopher-lua does
// not have.
//
//	t := luatext.Read(text)
//	for _, table := range t.Tables() { ... }
//
// What is read has been compiled before, so that nothing here fails: of a text that is no Lua it makes the best it can.
package luatext

import "strings"

// Kind is the kind of a token.
type Kind uint8

// The kinds of tokens.
const (
	Sign Kind = iota // operators and brackets
	Name             // names and Lua's own words
	Number
	String // with its quotes
)

// Token is a piece of Lua; comments and spaces are none.
type Token struct {
	Kind     Kind
	From, To int // bytes
	Text     string
}

// Is reports whether the token is this sign or name.
func (t Token) Is(text string) bool { return t.Kind <= Name && t.Text == text }

// Value is the text of a string without its quotes, as long as nothing in it is escaped.
func (t Token) Value() string {
	if t.Kind == String && len(t.Text) >= 2 && (t.Text[0] == '"' || t.Text[0] == '\'') {
		return t.Text[1 : len(t.Text)-1]
	}
	return ""
}

// Text is a script with its tokens.
type Text struct {
	Source string
	Tokens []Token

	pair   []int // of each bracket the other one, else -1
	blocks []int // of each token how many blocks of statements are open around it
	inside []int // of each token the bracket around it, -1 for none
}

// Read cuts a script into tokens.
func Read(source string) *Text {
	t := &Text{Source: source, Tokens: scan(source)}
	t.pair = make([]int, len(t.Tokens))
	t.blocks = make([]int, len(t.Tokens))
	t.inside = make([]int, len(t.Tokens))
	var open []int
	blocks := 0
	for i, k := range t.Tokens {
		t.pair[i] = -1
		if k.Is("end") || k.Is("until") {
			blocks--
		}
		if (k.Is("}") || k.Is(")") || k.Is("]")) && len(open) > 0 {
			o := open[len(open)-1]
			open = open[:len(open)-1]
			t.pair[i], t.pair[o] = o, i
		}
		t.blocks[i], t.inside[i] = blocks, -1
		if len(open) > 0 {
			t.inside[i] = open[len(open)-1]
		}
		switch {
		case k.Is("function"), k.Is("do"), k.Is("if"), k.Is("repeat"):
			blocks++
		case k.Is("{"), k.Is("("), k.Is("["):
			open = append(open, i)
		}
	}
	for _, o := range open {
		t.pair[o] = len(t.Tokens) - 1
	}
	return t
}

// At is a token, or one that is nothing when there is none.
func (t *Text) At(i int) Token {
	if i < 0 || i >= len(t.Tokens) {
		return Token{}
	}
	return t.Tokens[i]
}

// Pair is the bracket that belongs to the one at i.
func (t *Text) Pair(i int) int { return t.pair[i] }

// Inside is the opening bracket around a token, -1 at the file level.
func (t *Text) Inside(i int) int { return t.inside[i] }

// InFunction reports whether a token stands in a block of statements rather than at the file level.
func (t *Text) InFunction(i int) bool { return t.blocks[i] > 0 }

// Line is the line of a byte, from 1.
func (t *Text) Line(at int) int { return 1 + strings.Count(t.Source[:at], "\n") }

// Call is a call of a function by name: f(...), x.f { ... }, fx:f(...).
type Call struct {
	Name int // token
	Open int // the bracket of its arguments
	End  int // the token behind it
	// First is the first token of what is called, as far back as names and dots go: define in define.static { ... }.
	First  int
	Method bool // with a colon
}

// Call reads the call whose name is the token at i; false when it is none.
func (t *Text) Call(i int) (Call, bool) {
	if t.At(i).Kind != Name || reserved[t.At(i).Text] || t.At(i-1).Is("function") || !t.At(i+1).Is("(") && !t.At(i+1).Is("{") {
		return Call{}, false
	}
	c := Call{Name: i, Open: i + 1, End: t.pair[i+1] + 1, First: i, Method: t.At(i - 1).Is(":")}
	for (t.At(c.First-1).Is(".") || t.At(c.First-1).Is(":")) && t.At(c.First-2).Kind == Name {
		c.First -= 2
	}
	return c, true
}

var reserved = map[string]bool{"and": true, "break": true, "do": true, "else": true, "elseif": true, "end": true, "false": true, "for": true,
	"function": true, "if": true, "in": true, "local": true, "nil": true, "not": true, "or": true, "repeat": true, "return": true, "then": true,
	"true": true, "until": true, "while": true}

// Statement reports whether a call is a statement of its own.
func (t *Text) Statement(c Call) bool {
	before, after := t.At(c.First-1), t.At(c.End)
	switch {
	case c.First == 0:
	case before.Kind == Sign:
		if !before.Is(")") && !before.Is("}") && !before.Is("]") && !before.Is(";") {
			return false
		}
	case before.Kind == Name && reserved[before.Text]:
		switch before.Text {
		case "and", "or", "not", "return", "in", "if", "elseif", "while", "until", "local", "function", "for":
			return false
		}
	}
	return c.End >= len(t.Tokens) || after.Is(";") || after.Kind == Name && after.Text != "and" && after.Text != "or"
}

// Span is a piece of the source, in bytes.
type Span struct{ From, To int }

// Declarations finds the statements of the file level that call something with a table: each declares an ability.
func (t *Text) Declarations() []Span {
	var spans []Span
	for i := range t.Tokens {
		if t.blocks[i] > 0 || t.inside[i] >= 0 {
			continue
		}
		if c, ok := t.Call(i); ok && t.At(c.Open).Is("{") && t.Statement(c) {
			spans = append(spans, Span{t.At(c.First).From, t.At(c.End - 1).To})
		}
	}
	return spans
}

// scan cuts a text into tokens.
func scan(text string) []Token {
	var out []Token
	for i := 0; i < len(text); {
		from := i
		c := text[i]
		kind := Sign
		switch {
		case strings.HasPrefix(text[i:], "--"):
			if n := longBracket(text[i+2:]); n > 0 {
				i += 2 + n
			} else if n := strings.IndexByte(text[i:], '\n'); n >= 0 {
				i += n
			} else {
				i = len(text)
			}
			continue
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			i++
			continue
		case letter(c):
			kind = Name
			for i < len(text) && (letter(text[i]) || digit(text[i])) {
				i++
			}
		case digit(c):
			kind = Number
			for i < len(text) && (letter(text[i]) || digit(text[i]) || text[i] == '.' && !strings.HasPrefix(text[i:], "..")) {
				i++
			}
		case c == '"' || c == '\'':
			kind = String
			for i++; i < len(text) && text[i] != c && text[i] != '\n'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
			i = min(i+1, len(text))
		case c == '[' && longBracket(text[i:]) > 0:
			kind = String
			i += longBracket(text[i:])
		default:
			i += signLength(text[i:])
		}
		out = append(out, Token{kind, from, i, text[from:i]})
	}
	return out
}

func letter(c byte) bool {
	return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80
}

func digit(c byte) bool { return c >= '0' && c <= '9' }

func signLength(s string) int {
	for _, sign := range []string{"...", "..", "==", "~=", "<=", ">="} {
		if strings.HasPrefix(s, sign) {
			return len(sign)
		}
	}
	return 1
}

// longBracket is the length of a [[text]] or [=[text]=] at the start of s, 0 when there is none.
func longBracket(s string) int {
	if len(s) < 2 || s[0] != '[' {
		return 0
	}
	level := 0
	for 1+level < len(s) && s[1+level] == '=' {
		level++
	}
	if 1+level >= len(s) || s[1+level] != '[' {
		return 0
	}
	end := strings.Index(s, "]"+strings.Repeat("=", level)+"]")
	if end < 0 {
		return len(s)
	}
	return end + level + 2
}
