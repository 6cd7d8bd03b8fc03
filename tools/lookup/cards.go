package lookup

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

// Facts are the facts of a card under the names that authors write them with: numbers as int, one word as string, words
// as []string, amounts as map[string]int, flags as true. What a card does not state is left out.
func Facts(v *engine.Vocabulary, c *engine.Card) map[string]any {
	out := map[string]any{}
	tagged := false
	for i := range v.Facts {
		f := &v.Facts[i]
		var words []string
		switch f.Target {
		case engine.ToNumber:
			if c.HasNumber&engine.Bit(int(f.Number)) == 0 {
				continue
			}
			n := int(c.Numbers[f.Number])
			switch {
			case f.Kind == engine.FactFlag:
				out[f.Name] = true
			case f.Kind == engine.FactWord && n < len(f.Words):
				out[f.Name] = f.Words[n].Name
			default:
				out[f.Name] = n
			}
			continue
		case engine.ToType:
			words = named(engine.Bit(int(c.Type)), v.Types)
		case engine.ToTraits:
			words = named(c.Traits, f.Words)
		case engine.ToColors:
			words = named(c.Colors, f.Words)
		case engine.ToTags:
			if !tagged {
				words, tagged = c.Tags, true
			}
		case engine.ToList:
			words = c.Lists[f.Name]
		case engine.ToAmounts:
			if amounts := amountsOf(v, c); len(amounts) > 0 {
				out[f.Name] = amounts
			}
			continue
		case engine.ToToken:
			if c.Token {
				out[f.Name] = true
			}
			continue
		}
		switch {
		case len(words) == 0:
		case f.Kind == engine.FactWords || len(words) > 1:
			out[f.Name] = words
		default:
			out[f.Name] = words[0]
		}
	}
	return out
}

// named are the words of a mask; several facts may share one, each with words of its own and gaps for those of the others.
func named(m engine.Mask, words []engine.Word) (out []string) {
	for i, w := range words {
		if m&engine.Bit(i) != 0 && w.Name != "" {
			out = append(out, w.Name)
		}
	}
	return out
}

func amountsOf(v *engine.Vocabulary, c *engine.Card) map[string]int {
	out := map[string]int{}
	for i, n := range c.Amounts {
		switch {
		case n == 0:
		case i == engine.AmountAny:
			out["any"] = int(n)
		case i == engine.AmountOwn:
			out["own"] = int(n)
		case i < len(v.Resources):
			out[v.Resources[i].Name] = int(n)
		}
	}
	return out
}

// CardQuery chooses cards: by words, which stand in their names, types, colours, tags or keywords, and by facts.
type CardQuery struct {
	words      []string
	conditions []condition
}

// condition is a word of a query such as energy<=2 or domains=mind.
type condition struct {
	field, operator, value string
}

// fields are what a query can ask for besides the facts of the games.
var fields = []string{"id", "name", "set", "game", "keywords"}

var asked = regexp.MustCompile(`^([\p{L}_]+)(<=|>=|=|<|>)(.*)$`)

// ParseCardQuery reads a query: words, and conditions field=value, field>=n, field<=n for the facts of some games.
// A condition on a text holds when the value is part of it, whatever its case; on amounts it names one of them, or is
// about their sum.
func ParseCardQuery(text string, games []*engine.Vocabulary) (*CardQuery, error) {
	known := slices.Clone(fields)
	number := map[string]bool{} // false: in no game
	for _, v := range games {
		for i := range v.Facts {
			f := &v.Facts[i]
			known = append(known, f.Name)
			number[f.Name] = number[f.Name] || f.Kind == engine.FactNumber || f.Kind == engine.FactAmounts
		}
	}
	slices.Sort(known)
	known = slices.Compact(known)
	q := &CardQuery{}
	for _, word := range strings.Fields(strings.ToLower(text)) {
		m := asked.FindStringSubmatch(word)
		if m == nil {
			q.words = append(q.words, word)
			continue
		}
		c := condition{m[1], m[2], m[3]}
		if !slices.Contains(known, c.field) {
			if near := diag.Nearest(c.field, known); near != "" {
				return nil, fmt.Errorf("%s: cards have no fact %q; did you mean %q?", word, c.field, near)
			}
			return nil, fmt.Errorf("%s: cards have no fact %q; there are: %s", word, c.field, strings.Join(known, ", "))
		}
		if _, err := strconv.Atoi(c.value); err != nil && c.operator != "=" {
			return nil, fmt.Errorf("%s: a number comes after %s", word, c.operator)
		}
		if c.operator != "=" && !number[c.field] {
			return nil, fmt.Errorf("%s: %s is no number", word, c.field)
		}
		q.conditions = append(q.conditions, c)
	}
	return q, nil
}

// Match reports whether a card of a game has all words and meets all conditions.
func (q *CardQuery) Match(v *engine.Vocabulary, c *engine.Card) bool {
	facts := Facts(v, c)
	var keywords []string
	for _, k := range c.Keywords {
		text := k.Name
		if k.N > 1 {
			text += fmt.Sprintf(" %d", k.N)
		}
		keywords = append(keywords, text)
	}
	facts["id"], facts["name"], facts["set"], facts["game"], facts["keywords"] = c.ID, c.Name, c.Set, c.Game, keywords
	for _, w := range q.words {
		found := holds(c.Unplayable, w)
		for _, l := range c.Locale {
			found = found || holds(l.Name, w)
		}
		for name, f := range facts {
			found = found || holds(f, w) || f == true && name == w
		}
		if !found {
			return false
		}
	}
	return !slices.ContainsFunc(q.conditions, func(c condition) bool { return !c.meets(facts[c.field]) })
}

// holds reports whether a fact is or has a text with a word in it.
func holds(fact any, word string) bool {
	switch f := fact.(type) {
	case string:
		return strings.Contains(strings.ToLower(f), word)
	case []string:
		return slices.ContainsFunc(f, func(s string) bool { return holds(s, word) })
	case map[string]int:
		return f[word] > 0
	}
	return false
}

func (c condition) meets(fact any) bool {
	if fact == nil {
		return c.operator == "=" && c.value == "false"
	}
	if b, ok := fact.(bool); ok {
		return fmt.Sprint(b) == c.value
	}
	want, err := strconv.Atoi(c.value)
	have, number := fact.(int)
	if amounts, ok := fact.(map[string]int); ok {
		for _, n := range amounts {
			have += n
		}
		number = true
	}
	if !number || err != nil {
		return c.operator == "=" && holds(fact, c.value)
	}
	switch c.operator {
	case "<":
		return have < want
	case ">":
		return have > want
	case "<=":
		return have <= want
	case ">=":
		return have >= want
	}
	return have == want
}
