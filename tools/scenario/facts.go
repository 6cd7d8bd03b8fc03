package scenario

// The mutants of a card's facts are made of its block in HCL, which says more than the text does about where a value
// stands. Which facts there are, and what they may be, is asked of the vocabulary.

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"cardlathe/engine"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"
)

// factor makes the mutants of the facts of one card.
type factor struct {
	words *engine.Vocabulary
	text  string    // of the file
	block hcl.Range // of the card in it
	out   []*Mutant
}

// factFile is a file with the facts of cards.
type factFile struct {
	text string
	body *hclsyntax.Body
}

// readFacts reads a file of facts, which has been loaded before; nil when it is broken all the same.
func readFacts(text string) *factFile {
	file, diags := hclsyntax.ParseConfig([]byte(text), "", hcl.InitialPos)
	body, ok := file.Body.(*hclsyntax.Body)
	if diags.HasErrors() || !ok {
		return nil
	}
	return &factFile{text, body}
}

// block finds the block of a card, nil when it is not in the file.
func (f *factFile) block(id string) *hclsyntax.Block {
	if f == nil {
		return nil
	}
	for _, b := range f.body.Blocks {
		if (b.Type == "card" || b.Type == "token") && len(b.Labels) == 1 && b.Labels[0] == id {
			return b
		}
	}
	return nil
}

// factMutants makes the mutants of the block of a card.
func factMutants(words *engine.Vocabulary, f *factFile, b *hclsyntax.Block) []*Mutant {
	m := &factor{words: words, text: f.text, block: b.Range()}
	m.facts(b)
	return m.out
}

func (m *factor) facts(b *hclsyntax.Block) {
	for i := range m.words.Facts {
		f := &m.words.Facts[i]
		if a := b.Body.Attributes[f.Name]; a != nil {
			m.fact(f, a.Expr)
		}
	}
	if a := b.Body.Attributes["keywords"]; a != nil {
		m.keywords(a.Expr)
	}
	slices.SortStableFunc(m.out, func(a, b *Mutant) int { return a.Line - b.Line })
}

// add notes a mutant that has another text in place of a range.
func (m *factor) add(op, fact string, r hcl.Range, with string) {
	before := m.text[r.Start.Byte:r.End.Byte]
	if before == with {
		return
	}
	m.out = append(m.out, &Mutant{Operator: op, Line: r.Start.Line, Before: oneLine(fact + " = " + before), After: oneLine(fact + " = " + with),
		text:  m.text[:r.Start.Byte] + with + m.text[r.End.Byte:],
		block: m.text[m.block.Start.Byte:r.Start.Byte] + with + m.text[r.End.Byte:m.block.End.Byte]})
}

func (m *factor) fact(f *engine.Fact, e hclsyntax.Expression) {
	switch f.Kind {
	case engine.FactNumber:
		m.number(f.Name, e)
	case engine.FactFlag:
		if v, ok := constant(e); ok && v.Type() == cty.Bool {
			m.add(OtherFact, f.Name, e.Range(), fmt.Sprint(v.False()))
		}
	case engine.FactWord, engine.FactText:
		if word, ok := textIn(e); ok && f.Words != nil {
			m.add(OtherFact, f.Name, e.Range(), hclText(wordAfter(f.Words, []string{word})))
		}
	case engine.FactWords:
		m.list(OtherFact, f.Name, e, func(list []string, i int) []string {
			if f.Words == nil {
				return slices.Delete(slices.Clone(list), i, i+1)
			}
			list[i] = wordAfter(f.Words, slices.Concat(list[i:], list[:i]))
			return list
		})
	case engine.FactAmounts:
		if t, ok := e.(*hclsyntax.ObjectConsExpr); ok {
			for _, item := range t.Items {
				m.number(f.Name, item.ValueExpr)
			}
		}
	}
}

// number makes a number one larger and one smaller.
func (m *factor) number(fact string, e hclsyntax.Expression) {
	v, ok := constant(e)
	if !ok || v.Type() != cty.Number {
		return
	}
	n, _ := v.AsBigFloat().Int64()
	m.add(OtherFact, fact, e.Range(), strconv.FormatInt(n+1, 10))
	m.add(OtherFact, fact, e.Range(), strconv.FormatInt(n-1, 10))
}

// list changes a list of texts once for each entry: other makes of a copy what the list becomes, nil for nothing.
func (m *factor) list(op, fact string, e hclsyntax.Expression, other func(list []string, i int) []string) {
	list, ok := textsIn(e)
	if !ok {
		return
	}
	for i := range list {
		changed := other(slices.Clone(list), i)
		if changed == nil {
			continue
		}
		quoted := make([]string, len(changed))
		for k, s := range changed {
			quoted[k] = hclText(s)
		}
		m.add(op, fact, e.Range(), "["+strings.Join(quoted, ", ")+"]")
	}
}

// keywords drops each keyword and changes its number, or the first number in its cost.
func (m *factor) keywords(e hclsyntax.Expression) {
	m.list(OtherKey, "keywords", e, func(list []string, i int) []string { return slices.Delete(list, i, i+1) })
	for n := range 2 {
		m.list(OtherKey, "keywords", e, func(list []string, i int) []string {
			others := otherKeywords(m.words, list[i])
			if name, cost, costed := strings.Cut(list[i], "{"); costed {
				others = []string{name + "{1}{" + cost}
				part, rest, _ := strings.Cut(cost, "}")
				if n, err := strconv.Atoi(part); err == nil {
					others = []string{fmt.Sprintf("%s{%d}%s", name, n+1, rest), fmt.Sprintf("%s{%d}%s", name, n-1, rest)}
				}
			}
			if n >= len(others) {
				return nil
			}
			list[i] = others[n]
			return list
		})
	}
}

// wordAfter is the word of a list that follows the first of those taken and is none of them.
func wordAfter(words []engine.Word, taken []string) string {
	at := slices.IndexFunc(words, func(w engine.Word) bool { return w.Name == taken[0] })
	for i := range words {
		if w := words[(at+1+i)%len(words)].Name; w != "" && !slices.Contains(taken, w) {
			return w
		}
	}
	return taken[0]
}

func constant(e hclsyntax.Expression) (cty.Value, bool) {
	v, diags := e.Value(nil)
	return v, !diags.HasErrors() && v.IsKnown() && !v.IsNull()
}

func textIn(e hclsyntax.Expression) (string, bool) {
	v, ok := constant(e)
	if !ok || v.Type() != cty.String {
		return "", false
	}
	return v.AsString(), true
}

func textsIn(e hclsyntax.Expression) ([]string, bool) {
	t, ok := e.(*hclsyntax.TupleConsExpr)
	if !ok {
		return nil, false
	}
	var out []string
	for _, x := range t.Exprs {
		s, ok := textIn(x)
		if !ok {
			return nil, false
		}
		out = append(out, s)
	}
	return out, true
}
