package workbench_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"cardlathe/engine"
	"cardlathe/tools/workbench"
)

// links are the links of the seats of a table.
func (b *bench) links(table int) []string {
	b.t.Helper()
	status, data := b.ask(http.MethodGet, fmt.Sprintf("table/%d/links", table), nil, nil)
	var out []string
	if err := json.Unmarshal(data, &out); err != nil || status != 200 {
		b.t.Fatal(status, string(data))
	}
	return out
}

// act takes an option by a link.
func act(t *testing.T, link string, table, revision, option int) (int, string) {
	t.Helper()
	status, data := request(t, http.MethodPost, fmt.Sprintf("%sapi/table/%d/act", link, table), map[string]int{"Revision": revision, "Option": option}, nil)
	return status, string(data)
}

// TestTwoSeats plays a duel from the links of two seats and keeps all that either is sent: the name of a card that a seat may not
// know is never in it.
func TestTwoSeats(t *testing.T) {
	b := start(t, nil)
	id := b.new(workbench.NewGame{Game: "riftbound", Format: "proving-grounds", Decks: []string{"annie", "garen"}, Seats: []string{"human", "human"}, Seed: 21})
	links := b.links(id)
	host := b.state(id)
	names := map[string]string{} // of the cards of the decks, by id
	for _, f := range host.Faces {
		names[f.ID] = f.Name
	}
	random := engine.Generator(4)
	secrets := 0
	for n := 0; n < 120; n++ {
		host = b.state(id)
		if host.View.Over {
			break
		}
		for seat := range 2 {
			base := fmt.Sprintf("%sapi/table/%d/", links[seat], id)
			var sent strings.Builder
			for kind, data := range stream(t, base+"events") {
				sent.WriteString(kind)
				sent.Write(data)
				break
			}
			for _, path := range []string{"log", "words", "tree?at=1", fmt.Sprintf("tree?at=%d", host.At), "why?object=5", "explain?object=5"} {
				_, data := request(t, http.MethodGet, base+path, nil, nil)
				sent.Write(data)
			}
			var own workbench.State
			text := sent.String()
			if err := json.Unmarshal([]byte(strings.TrimPrefix(text[:strings.Index(text, `"commands"`)], "state")+`"commands":[]}`), &own); err != nil {
				t.Fatal(err)
			}
			known := map[string]bool{}
			for _, f := range own.Faces {
				known[f.Name] = true
			}
			for _, l := range own.Log {
				for _, name := range names {
					if strings.Contains(l.Text, name) {
						known[name] = true
					}
				}
			}
			// Cards of the other seat's hand, which the host sees.
			for _, z := range host.View.Zones {
				if z.Kind != "hand" || int(z.Owner) == seat {
					continue
				}
				for _, o := range z.Objects {
					names[o.Card] = o.Name
					if known[o.Name] || slices.ContainsFunc([]string{o.Name}, func(string) bool { return seenBefore(t, base, o.Name) }) {
						continue
					}
					secrets++
					if strings.Contains(text, o.Name) || strings.Contains(text, o.Card) {
						t.Fatalf("move %d: seat %d is sent %s, which only the other one may know", n, seat, o.Name)
					}
				}
			}
		}
		c := host.Choice
		if status, text := act(t, links[c.Player], id, host.Revision, random.Below(len(c.Options))); status != 200 {
			t.Fatalf("%d %s", status, text)
		}
	}
	if secrets < 200 {
		t.Errorf("only %d secrets were looked for", secrets)
	}
}

// seenBefore reports whether the log of a seat has told of a card: another copy of it was public.
func seenBefore(t *testing.T, base, name string) bool {
	_, data := request(t, http.MethodGet, base+"log", nil, nil)
	return strings.Contains(string(data), name)
}

// TestSeatPages: each of two pages shows its own hand, acts when it is asked, and gets what the other one does.
func TestSeatPages(t *testing.T) {
	b := start(t, nil)
	id := b.new(workbench.NewGame{Game: "riftbound", Format: "proving-grounds", Decks: []string{"annie", "garen"}, Seats: []string{"human", "human"}, Seed: 2})
	links := b.links(id)
	one, two := page(t, links[0], 1280, 800), page(t, links[1], 1280, 800)
	for i, p := range []*tab{one, two} {
		p.wait(`document.querySelector('main.table')`)
		if p.is(`document.querySelectorAll('.hand').length !== 1`) {
			t.Errorf("seat %d: not one hand is shown", i)
		}
	}
	pages := []*tab{one, two}
	for range 14 {
		s := b.state(id)
		p, other := pages[s.Choice.Player], pages[1-s.Choice.Player]
		p.step(6)
		now := b.state(id).Revision
		for _, x := range []*tab{p, other} {
			x.wait(fmt.Sprintf(`Number(document.querySelector('main.table').dataset.revision) >= %d`, now))
		}
	}
	one.shot("seat-1280")
	// An undo of what the other one did asks that one first.
	by := b.state(id)
	asker := 1 - int(by.Choice.Player)
	if status, data := request(t, http.MethodPost, fmt.Sprintf("%sapi/table/%d/time", links[asker], id), map[string]any{"Revision": -1, "Do": "back", "N": 8}, nil); status != 200 {
		t.Fatal(status, string(data))
	}
	pages[1-asker].click(`[data-do=agree]`)
	pages[1-asker].wait(fmt.Sprintf(`Number(document.querySelector('main.table').dataset.at) === %d`, by.At-8))
	// A link of a seat opens nothing else.
	for path, want := range map[string]int{"start": 403, "files": 403, "cards?game=riftbound": 403, "table/1/links": 403, "table/1/moves": 403, "table/2/events": 404} {
		if status, data := request(t, http.MethodGet, links[0]+"api/"+path, nil, nil); status != want {
			t.Errorf("%s by a seat: %d %s", path, status, data)
		}
	}
	if status, _ := request(t, http.MethodPost, links[0]+"api/table/1/build", workbench.Edit{Do: "freeze"}, nil); status != 403 {
		t.Errorf("a seat builds: %d", status)
	}
	if status, text := act(t, links[1-int(b.state(id).Choice.Player)], id, b.state(id).Revision, 0); status != 403 || !strings.Contains(text, "not for this seat") {
		t.Errorf("out of turn: %d %s", status, text)
	}
}

// TestAway: who has closed the page is asked all the same before anything that was learned is taken back, and finds the question
// when they come again; the game waits for them meanwhile.
func TestAway(t *testing.T) {
	b := start(t, nil)
	id := b.new(workbench.NewGame{Game: "riftbound", Format: "proving-grounds", Decks: []string{"annie", "garen"}, Seats: []string{"human", "human"}, Seed: 2})
	links := b.links(id)
	for range 8 {
		s := b.state(id)
		if status, text := act(t, links[s.Choice.Player], id, s.Revision, 0); status != 200 {
			t.Fatal(status, text)
		}
	}
	events := func(seat int) string { return fmt.Sprintf("%sapi/table/%d/events?lang=en", links[seat], id) }
	decides := int(b.state(id).Choice.Player)
	asks := 1 - decides
	stateOf(t, events(decides)) // the page opens, and is closed in mid-decision
	for b.state(id).Seats[decides].Joined > 0 {
	}
	p := page(t, links[asks], 1280, 800)
	p.wait(`document.querySelector('main.table')`)
	before := b.state(id)
	if status, data := request(t, http.MethodPost, fmt.Sprintf("%sapi/table/%d/time", links[asks], id), map[string]any{"Revision": -1, "Do": "back", "N": 8}, nil); status != 200 {
		t.Fatal(status, string(data))
	}
	p.wait(`document.querySelector('.consent')?.textContent.includes('is away')`)
	if s := b.state(id); s.At != before.At || int(s.Choice.Player) != decides || s.Consent == nil {
		t.Errorf("nobody was asked: %d moves of %d", s.At, before.At)
	}
	s := stateOf(t, events(decides))
	if s.Consent == nil || !s.Consent.Mine || !s.Choice.Mine || len(s.Choice.Options) == 0 {
		t.Errorf("whoever comes back finds %+v %+v", s.Consent, s.Choice)
	}
	if status, data := request(t, http.MethodPost, fmt.Sprintf("%sapi/table/%d/time?lang=zh", links[asks], id), map[string]any{"Revision": -1, "Do": "agree"}, nil); status != 422 || !strings.Contains(string(data), "这要由其他人决定") {
		t.Errorf("whoever asks agrees: %d %s", status, data)
	}
	if status, data := request(t, http.MethodPost, fmt.Sprintf("%sapi/table/%d/time", links[decides], id), map[string]any{"Revision": -1, "Do": "agree"}, nil); status != 200 {
		t.Errorf("agreeing: %d %s", status, data)
	}
	p.wait(`document.querySelector('main.table').dataset.at === '0'`)
}

// TestDoors: nobody but the workbench's own pages may ask for anything, and only with a token.
func TestDoors(t *testing.T) {
	b := start(t, mine.clone())
	id := b.new(workbench.NewGame{Game: "riftbound", Format: "proving-grounds", Decks: []string{"annie", "garen"}, Seats: []string{"human", "human"}, Seed: 2})
	origin := b.link[:strings.Index(b.link, "/t/")]
	for _, c := range []struct {
		name   string
		header http.Header
		want   int
	}{
		{"as it should be", http.Header{"Origin": {origin}, "Sec-Fetch-Site": {"same-origin"}}, 422},
		{"a program", nil, 422},
		{"another origin", http.Header{"Origin": {"http://evil.example"}}, 403},
		{"another site", http.Header{"Sec-Fetch-Site": {"cross-site"}}, 403},
		{"a site beside", http.Header{"Sec-Fetch-Site": {"same-site"}}, 403},
		{"another port", http.Header{"Origin": {"http://127.0.0.1:1"}}, 403},
		{"a name of somebody else's", http.Header{"Host": {"evil.example"}}, 403},
		{"the same with a port", http.Header{"Host": {"evil.example:7410"}}, 403},
		{"localhost", http.Header{"Host": {"localhost:7410"}}, 422},
	} {
		// The move is one that there is nothing of, so that what is let in changes nothing.
		if status, data := b.ask(http.MethodPost, fmt.Sprintf("table/%d/time", id), map[string]any{"Revision": -1, "Do": "refuse"}, c.header); status != c.want {
			t.Errorf("%s: %d %s", c.name, status, data)
		}
	}
	for _, token := range []string{"", "0", strings.Repeat("0", 32), "../../etc"} {
		if status, data := request(t, http.MethodGet, origin+"/t/"+token+"/api/start", nil, nil); status != 404 {
			t.Errorf("token %q: %d %s", token, status, data)
		}
	}
	if status, data := request(t, http.MethodGet, origin+"/t/"+strings.Repeat("0", 32)+"/", nil, nil); status != 404 || !strings.Contains(string(data), "This link leads to no seat") {
		t.Errorf("a wrong link: %d %s", status, data)
	}
	// Saving: in the folders of the project's sets, and nowhere else.
	outside := filepath.Join(filepath.Dir(b.dir), "outside.lua")
	if err := os.Symlink(filepath.Dir(b.dir), filepath.Join(b.dir, "riftbound/mine/out")); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]int{
		outside: 404, filepath.Join(b.dir, "riftbound/mine/../../../outside.lua"): 404, filepath.Join(b.dir, "riftbound/mine/out/outside.lua"): 404,
		filepath.Join(b.dir, "riftbound/mine/.hidden.lua"): 403, filepath.Join(b.dir, "riftbound/mine/run.sh"): 403, filepath.Join(b.dir, "other.lua"): 404,
		"riftbound/origins/cards/gust.lua": 403,
	} {
		status, data := b.ask(http.MethodPost, "file", map[string]string{"Path": name, "Text": "-- x\n"}, nil)
		if status != want {
			t.Errorf("%s: %d %s", name, status, data)
		}
	}
	if _, err := os.Stat(outside); err == nil {
		t.Error("a file was written outside of the project")
	}
	if status, data := b.ask(http.MethodPost, "file", map[string]string{"Path": filepath.Join(b.dir, "riftbound/mine/scenarios/new.lua"), "Text": "-- new\n"}, nil); status != 200 {
		t.Errorf("a new file: %d %s", status, data)
	}
	path := filepath.Join(b.dir, "riftbound/mine/cards/pier-keeper.lua")
	old := b.file(path).Hash
	b.write("riftbound/mine/cards/pier-keeper.lua", keeper("deal", 3))
	if status, data := b.ask(http.MethodPost, "file", map[string]string{"Path": path, "Text": "-- mine\n", "Before": old}, nil); status != 409 || !strings.Contains(string(data), "saved by somebody else") {
		t.Errorf("over another's save: %d %s", status, data)
	}
}

// TestStale: two act at once, a page acts on what is past, and streams that are dropped catch up.
func TestStale(t *testing.T) {
	b := start(t, nil)
	id := b.new(workbench.NewGame{Game: "riftbound", Format: "proving-grounds", Decks: []string{"annie", "garen"}, Seats: []string{"human", "human"}, Seed: 2})
	revision := b.state(id).Revision
	var wait sync.WaitGroup
	got := make([]int, 8)
	for i := range got {
		wait.Go(func() { got[i], _ = act(t, b.link, id, revision, 0) })
	}
	wait.Wait()
	slices.Sort(got)
	if !slices.Equal(got, []int{200, 409, 409, 409, 409, 409, 409, 409}) {
		t.Errorf("eight at once: %v", got)
	}
	if s := b.state(id); s.At != 1 || s.Revision != revision+1 {
		t.Errorf("%d moves, revision %d after %d", s.At, s.Revision, revision)
	}
	// What is refused makes nobody else's page old.
	if status, text := act(t, b.link, id, revision+1, 99); status != 400 {
		t.Errorf("no such option: %d %s", status, text)
	}
	if s := b.state(id); s.Revision != revision+1 {
		t.Errorf("what was refused is a revision: %d after %d", s.Revision, revision+1)
	}
	p := page(t, fmt.Sprintf("%s#/table/%d", b.link, id), 1280, 800)
	p.wait(`document.querySelector('main.table')`)
	// The page loses its stream; the game goes on elsewhere; what the page does then is refused, and it catches up by itself.
	p.js(`(() => { window.EventSource = class extends EventSource { constructor(u) { if (window.offline) { super('/nowhere'); } else { super(u); } } }; window.offline = true; workbench.drop(); return 1; })()`)
	p.wait(`document.documentElement.dataset.connection === 'lost'`)
	now := b.state(id)
	if status, text := act(t, b.link, id, now.Revision, 0); status != 200 {
		t.Fatal(status, text)
	}
	p.js(`workbench.act(0)`)
	p.wait(`(document.documentElement.dataset.said || '').includes('has changed since')`)
	p.js(`window.offline = false`)
	p.wait(fmt.Sprintf(`document.documentElement.dataset.connection === 'open' && Number(document.querySelector('main.table').dataset.revision) === %d`, now.Revision+1))
	if s := b.state(id); s.At != 2 {
		t.Errorf("the stale act did something: %d moves", s.At)
	}
	// In Chinese it is said in Chinese, and which seat the page sees as arrives beside the language.
	if status, data := b.ask(http.MethodPost, fmt.Sprintf("table/%d/act?lang=zh", id), map[string]int{"Revision": now.Revision, "Option": 0}, nil); status != 409 || !strings.Contains(string(data), "有人先行动了") {
		t.Errorf("in Chinese: %d %s", status, data)
	}
	p.click("#language")
	p.wait(`document.documentElement.lang === 'zh'`)
	if got := p.js(`(async () => {
  const { post } = await import('/static/net.js'), real = window.fetch;
  let asked = '';
  window.fetch = (a, o) => { if (a.includes('/act')) asked = a; return real(a, o); };
  const said = await post('table/` + fmt.Sprint(id) + `/act?seat=1', { Revision: 0, Option: 0 }).catch((e) => e.message);
  window.fetch = real;
  const args = new URL(asked, location).searchParams;
  return [args.get('seat'), args.get('lang'), said.includes('有人先行动了')];
})()`); got != `["1","zh",true]` {
		t.Errorf("a page that sees as a seat asks with %s", got)
	}
}

var atMoves = regexp.MustCompile(`"at":(\d+),"moves"`)

// TestManyViewers: fifty pages watch one game, each gets each state, and acting is no slower for it.
func TestManyViewers(t *testing.T) {
	b := start(t, nil)
	id := b.new(workbench.NewGame{Game: "riftbound", Format: "proving-grounds", Decks: []string{"annie", "garen"}, Seats: []string{"human", "human"}, Seed: 2})
	const viewers = 50
	const target = 30
	var wait, joined sync.WaitGroup
	joined.Add(viewers)
	for range viewers {
		wait.Go(func() {
			first := true
			for kind, data := range stream(t, fmt.Sprintf("%sapi/table/%d/events", b.link, id)) {
				if kind != "state" {
					continue
				}
				at := 0
				if m := atMoves.FindSubmatch(data); m != nil {
					at, _ = strconv.Atoi(string(m[1]))
				}
				if first {
					first = false
					joined.Done()
				}
				if at >= target {
					return
				}
			}
		})
	}
	joined.Wait()
	var took []time.Duration
	for range target {
		s := b.state(id)
		began := time.Now()
		if status, text := act(t, b.link, id, s.Revision, 0); status != 200 {
			t.Fatal(status, text)
		}
		took = append(took, time.Since(began))
	}
	wait.Wait()
	t.Logf("a decision in the server, with %d viewers: median of %d %v", viewers, target, median(took))
}

// TestSetVanishes: the folder of a set goes away under a game that plays its cards; the game is still there, and saving says why
// it cannot.
func TestSetVanishes(t *testing.T) {
	project := mine.clone()
	project["riftbound/stays/set.hcl"] = "set \"stays\" {\n  game    = \"riftbound\"\n  code    = \"STA\"\n  title   = \"Stays\"\n  version = \"1.0.0\"\n}\n"
	b := start(t, project)
	id := b.board(workbench.Edit{Do: "put", Card: "MIN-001", Zone: b.zone("base", 0)})
	path := filepath.Join(b.dir, "riftbound/mine/cards/pier-keeper.lua")
	hash := b.file(path).Hash
	p := page(t, fmt.Sprintf("%s#/table/%d", b.link, id), 1280, 800)
	p.wait(`document.querySelector('.piece[data-card="MIN-001"]')`)
	version := p.js(`document.documentElement.dataset.version`)
	if err := os.RemoveAll(filepath.Join(b.dir, "riftbound/mine")); err != nil {
		t.Fatal(err)
	}
	p.wait(`document.documentElement.dataset.version !== ` + version)
	p.wait(`document.querySelector('#toasts').textContent.includes('Mine: this set is gone')`)
	if s := b.state(id); s.Choice == nil {
		t.Error("the game owes nothing any more")
	}
	if !p.is(`document.querySelector('.piece[data-card="MIN-001"]')`) {
		t.Error("the card has gone from the board")
	}
	if status, data := b.ask(http.MethodPost, "file", map[string]string{"Path": path, "Text": "x", "Before": hash}, nil); status != 404 {
		t.Errorf("saving into a folder that is gone: %d %s", status, data)
	}
	p.js(`[...document.querySelectorAll('.choice [data-option]')].pop().click()`)
	p.wait(`Number(document.querySelector('main.table').dataset.at) > 0`)
}
