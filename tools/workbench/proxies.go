package workbench

// Cards on paper: a sheet of nine a page, in the design of the screen. The file stands alone, so that it can be printed or sent.

import (
	"fmt"
	"html/template"
	"io"
	"regexp"
	"slices"
	"strings"

	"cardlathe/engine"
)

// proxy is a card as the sheet draws it.
type proxy struct {
	*Face
	Art        template.CSS
	One, Two   template.CSS
	CostList   []int
	PipColors  []template.CSS
	StatList   []proxyStat
	TypeLine   string
	TextHTML   template.HTML
	KeywordsBy []template.HTML
}

var sheet = template.Must(template.New("sheet").Parse(`<!doctype html>
<html lang="{{.Language}}">
<head>
<meta charset="utf-8">
<title>{{.Title}}</title>
<style>
{{.Style}}
@page { size: A4; margin: 8mm; }
* { box-sizing: border-box; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { margin: 0; background: #fff; color: #14181f; font-family: system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans SC", sans-serif; }
.page { display: grid; grid-template-columns: repeat(3, 63mm); grid-auto-rows: 88mm; gap: 0; width: 189mm; height: 264mm; margin: 0 auto; break-after: page; }
.page:last-child { break-after: auto; }
.page .card { width: 63mm; height: 88mm; font-size: 4.5mm; border-radius: 3mm; box-shadow: none; border-width: 1.1mm; }
@media screen { body { background: #d9d5ca; padding: 6mm 0; } .page { background: #fff; box-shadow: 0 2mm 8mm #0004; margin-bottom: 8mm; } }
</style>
</head>
<body>
{{range .Pages}}<section class="page">
{{range .}}<article class="card{{with .Letters}} {{.}}{{end}}" style="--c1:{{.One}};--c2:{{.Two}};--art:{{.Art}}"><div class="c-art"></div><div class="c-head"><span class="cost">{{range .CostList}}<b>{{.}}</b>{{end}}{{range .PipColors}}<i class="pip" style="--p:{{.}}"></i>{{end}}</span><span class="c-name">{{.Name}}</span></div><div class="c-type">{{.TypeLine}}</div><div class="c-text">{{if .KeywordsBy}}<p>{{range .KeywordsBy}}<b class="kw">{{.}}</b> {{end}}</p>{{end}}<p>{{.TextHTML}}</p></div><div class="c-foot">{{range .StatList}}<span class="stat">{{with .Mark}}<sup>{{.}}</sup>{{end}}<b>{{.N}}</b></span>{{end}}</div></article>
{{end}}</section>
{{end}}</body>
</html>
`))

var symbol = regexp.MustCompile(`\{([\w-]+)\}`)

// Proxies writes a print sheet of all cards of a deck, nine a page, each as often as the deck has it. Cards that do not exist are
// left out.
func Proxies(w io.Writer, lib *engine.Library, d *engine.Deck, language string) error {
	v := lib.Rules.Vocabulary()
	style, err := static.ReadFile("static/card.css")
	if err != nil {
		return err
	}
	var all []*proxy
	for _, section := range v.Sections {
		for _, e := range d.Sections[section.Name] {
			if c := lib.Find(e.Card); c != nil {
				x := proxyOf(v, c, language)
				for range e.Count {
					all = append(all, x)
				}
			}
		}
	}
	var pages [][]*proxy
	for chunk := range slices.Chunk(all, 9) {
		pages = append(pages, chunk)
	}
	name := d.Name
	if name == "" {
		name = d.ID
	}
	return sheet.Execute(w, map[string]any{"Language": language, "Title": name, "Style": template.CSS(style), "Pages": pages})
}

// proxyStat is a number at the foot, with the first letter of its name where there are several.
type proxyStat struct {
	Mark string
	N    int
}

// proxyOf is a card as it is printed.
func proxyOf(v *engine.Vocabulary, c *engine.Card, language string) *proxy {
	f := faceOf(v, c, language)
	paint := map[string]string{}
	var costs, stats []string
	if v.Picture != nil {
		paint, costs, stats = v.Picture.Paint, v.Picture.Costs, v.Picture.Stats
	}
	colors := []string{}
	for _, k := range append(slices.Clone(f.Colors), f.Type) {
		if p := paint[k]; p != "" && len(colors) < 2 {
			colors = append(colors, p)
		}
	}
	if len(colors) == 0 {
		colors = []string{"#5f6b7c", "#3c4654"}
	}
	p := &proxy{Face: f, One: template.CSS(colors[0]), Two: template.CSS(colors[len(colors)-1])}
	p.Art = template.CSS(`url("data:image/svg+xml,` + escapeSVG(artSVG(f.Art, colors)) + `")`)
	for _, n := range costs {
		if x, ok := f.Numbers[n]; ok {
			p.CostList = append(p.CostList, x)
		}
	}
	for _, k := range sorted(f.Amounts) {
		color := paint[k]
		if color == "" {
			color = "#8a94a3"
		}
		for range min(f.Amounts[k], 9) {
			p.PipColors = append(p.PipColors, template.CSS(color))
		}
	}
	name := func(word string, groups ...string) string {
		for _, g := range groups {
			if s := v.Term(g, word, language); s != "" {
				return s
			}
		}
		return strings.ReplaceAll(word, "_", " ")
	}
	for _, n := range stats {
		if x, ok := f.Numbers[n]; ok {
			p.StatList = append(p.StatList, proxyStat{string([]rune(name(n, "number"))[:1]), x})
		}
	}
	if len(p.StatList) == 1 { // a single one needs no name
		p.StatList[0].Mark = ""
	}
	var line []string
	for _, x := range f.Traits {
		line = append(line, name(x, "trait"))
	}
	p.TypeLine = strings.Join(append(line, name(f.Type, "type")), " ")
	if len(f.Tags) > 0 {
		p.TypeLine += " · " + strings.Join(f.Tags, " ")
	}
	marked := func(text string) template.HTML {
		out := symbol.ReplaceAllStringFunc(template.HTMLEscapeString(text), func(s string) string {
			word := s[1 : len(s)-1]
			if color := paint[word]; color != "" {
				return fmt.Sprintf(`<i class="pip" style="--p:%s"></i>`, color)
			}
			return `<i class="num">` + word + `</i>`
		})
		return template.HTML(strings.ReplaceAll(out, "\n", "<br>"))
	}
	for _, k := range f.Keywords {
		for i := range v.Keywords {
			word := v.Keywords[i].Name
			if rest, ok := strings.CutPrefix(k, word); ok && (rest == "" || rest[0] == ' ') {
				k = name(word, "keyword") + rest
				break
			}
		}
		p.KeywordsBy = append(p.KeywordsBy, marked(k))
	}
	p.TextHTML = marked(f.Text)
	return p
}

// escapeSVG writes a drawing into an address.
func escapeSVG(s string) string {
	return strings.NewReplacer("%", "%25", "#", "%23", `"`, "'", "<", "%3C", ">", "%3E", "\n", " ").Replace(s)
}
