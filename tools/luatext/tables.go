package luatext

// Table is a table constructor: { a = 1, 2 }.
type Table struct {
	Open, Close int // tokens
	// Owner is the name of what it is given to: the function of a call f { ... } or f(..., { ... }), or the field of
	// k = { ... }. It is "" for an entry of a list and for what is none of these.
	Owner   string
	Role    Role
	Entries []Entry
}

// Role says what a table stands for in the text around it.
type Role uint8

// The roles of tables.
const (
	Other    Role = iota
	Called        // f { ... }: all of the arguments
	Argument      // f(..., { ... })
	Assigned      // k = { ... }, as a field or a variable
	Listed        // an entry of another table
)

// Entry is one entry of a table.
type Entry struct {
	Key      string // "" for an entry without a name
	From, To int    // tokens; To is behind it, at the separator or the closing bracket
	Value    int    // token at which the value begins
}

// Tables lists all tables of a text, outer ones before those in them.
func (t *Text) Tables() []Table {
	var out []Table
	for i, k := range t.Tokens {
		if k.Is("{") {
			out = append(out, t.Table(i))
		}
	}
	return out
}

// Table reads the table that opens at a token.
func (t *Text) Table(open int) Table {
	out := Table{Open: open, Close: t.pair[open]}
	out.Role, out.Owner = t.role(open)
	// A comma inside of a function separates other things.
	level := t.blocks[open]
	for i := open + 1; i < out.Close; {
		e := Entry{From: i, Value: i}
		if t.At(i).Kind == Name && t.At(i+1).Is("=") {
			e.Key, e.Value = t.At(i).Text, i+2
		} else if t.At(i).Is("[") && t.At(t.pair[i]+1).Is("=") {
			e.Value = t.pair[i] + 2
		}
		for ; i < out.Close; i++ {
			if (t.At(i).Is(",") || t.At(i).Is(";")) && t.inside[i] == open && t.blocks[i] == level {
				break
			}
		}
		e.To = i
		out.Entries = append(out.Entries, e)
		i++
	}
	return out
}

// role tells what the table at a token is given to.
func (t *Text) role(open int) (Role, string) {
	before := t.At(open - 1)
	outer := t.inside[open]
	switch {
	case before.Kind == Name && !reserved[before.Text]:
		return Called, before.Text
	case before.Is("="):
		return Assigned, t.At(open - 2).Text
	case outer >= 0 && t.At(outer).Is("(") && (before.Is(",") || before.Is("(")):
		if t.At(outer-1).Kind == Name && !reserved[t.At(outer-1).Text] {
			return Argument, t.At(outer - 1).Text
		}
	case outer >= 0 && t.At(outer).Is("{") && t.blocks[outer] == t.blocks[open] && (before.Is(",") || before.Is(";") || before.Is("{")):
		return Listed, ""
	case before.Is("}") || before.Is(")"):
		return Called, "" // what a call gave is called again
	}
	return Other, ""
}
