package workbench_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"iter"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"cardlathe/tools/workbench"
)

// ask asks the API of the host.
func (b *bench) ask(method, path string, in any, header http.Header) (int, []byte) {
	b.t.Helper()
	return request(b.t, method, b.link+"api/"+path, in, header)
}

func request(t *testing.T, method, address string, in any, header http.Header) (int, []byte) {
	t.Helper()
	var body io.Reader
	if in != nil {
		data, err := json.Marshal(in)
		if err != nil {
			t.Fatal(err)
		}
		body = bytes.NewReader(data)
	}
	r, err := http.NewRequest(method, address, body)
	if err != nil {
		t.Fatal(err)
	}
	for k, v := range header {
		if k == "Host" {
			r.Host = v[0]
			continue
		}
		r.Header[k] = v
	}
	resp, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	return resp.StatusCode, data
}

func (b *bench) post(path string, in, out any) {
	b.t.Helper()
	status, data := b.ask(http.MethodPost, path, in, nil)
	if status != http.StatusOK {
		b.t.Fatalf("%s: %d %s", path, status, data)
	}
	if out != nil {
		if err := json.Unmarshal(data, out); err != nil {
			b.t.Fatal(err)
		}
	}
}

// TestDuelByClicks plays a whole duel by clicks on what the page offers.
func TestDuelByClicks(t *testing.T) {
	b := start(t, nil)
	p := page(t, b.link, 1280, 800)
	p.wait(`document.querySelector('#begin')`)
	p.shot("start-1280")
	id := b.new(workbench.NewGame{Game: "riftbound", Format: "proving-grounds", Decks: []string{"annie", "garen"}, Seats: []string{"human", "random"}, Seed: 11})
	p.go_(fmt.Sprintf("%s#/table/%d", b.link, id))
	p.wait(`document.querySelector('main.table')`)
	for n := 0; !p.step(n); n++ {
		if n == 30 {
			p.shot("duel-1280")
		}
		if n > 400 {
			t.Fatal("the duel does not end")
		}
	}
	p.shot("over-1280")
}

// step waits for a decision of this page and takes an option by a click, as a person would: a line of a menu, something of the
// board that glows, or a button. Now and then it prefers a button, which ends turns. It reports whether the game is over.
func (p *tab) step(n int) (over bool) {
	p.t.Helper()
	const table = `document.querySelector('main.table').dataset`
	p.wait(table + `.over === 'true' || ` + table + `.mine === 'true'`)
	if p.is(table + `.over === 'true'`) {
		return true
	}
	revision := p.js(table + `.revision`)
	const glowing = `.hand .handcard.can, .hand .handcard.pick, .piece.pick, .piece.can, .heldcard.pick, .heldcard.can, .chip.pick, .chip.can, .placename.pick, .lanehead[data-place], .target, .who.pick`
	const button = `.choice [data-option]`
	first, second := glowing, button
	if n%7 == 6 {
		first, second = button, glowing
	}
	switch {
	case p.is(`document.querySelector('` + first + `')`):
		p.click(first)
	default:
		p.click(second)
	}
	const said = `document.documentElement.dataset.said`
	p.wait(table + `.revision !== ` + revision + ` || !document.querySelector('#menu').hidden || ` + said)
	if p.is(said) {
		p.t.Fatalf("a click on %s is refused: %s", p.clicked, p.js(said))
	}
	if p.is(`!document.querySelector('#menu').hidden`) {
		p.click(`#menu button`)
		p.wait(table + `.revision !== ` + revision)
	}
	return false
}

// zone finds the zone of a kind and a player on an empty board.
func (b *bench) zone(kind string, owner int) int {
	b.t.Helper()
	if b.zones == nil {
		b.zones = map[string]int{}
		for _, z := range b.state(b.board()).View.Zones {
			name := fmt.Sprint(z.Kind, z.Owner)
			if b.zones[name] == 0 {
				b.zones[name] = int(z.Zone)
			}
		}
	}
	return b.zones[fmt.Sprint(kind, owner)]
}

// state is the first state of a stream.
func (b *bench) state(table int) *workbench.State {
	b.t.Helper()
	return stateOf(b.t, fmt.Sprintf("%sapi/table/%d/events", b.link, table))
}

func stateOf(t *testing.T, address string) *workbench.State {
	t.Helper()
	for kind, data := range stream(t, address) {
		if kind == "state" {
			var s workbench.State
			if err := json.Unmarshal(data, &s); err != nil {
				t.Fatal(err)
			}
			return &s
		}
	}
	t.Fatalf("%s: no state", address)
	return nil
}

// stream reads events until the caller has seen enough.
func stream(t *testing.T, address string) iter.Seq2[string, []byte] {
	return func(yield func(string, []byte) bool) {
		ctx, stop := context.WithTimeout(context.Background(), patience)
		defer stop()
		r, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
		if err != nil {
			t.Fatal(err)
		}
		resp, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer resp.Body.Close()
		lines := bufio.NewScanner(resp.Body)
		lines.Buffer(nil, 16<<20)
		kind := ""
		for lines.Scan() {
			if k, ok := strings.CutPrefix(lines.Text(), "event: "); ok {
				kind = k
			} else if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok && !yield(kind, []byte(data)) {
				return
			}
		}
	}
}

// file reads a file by the API.
func (b *bench) file(path string) *workbench.File {
	b.t.Helper()
	status, data := b.ask(http.MethodGet, "file?path="+url.QueryEscape(path), nil, nil)
	if status != http.StatusOK {
		b.t.Fatalf("%s: %d %s", path, status, data)
	}
	var f workbench.File
	if err := json.Unmarshal(data, &f); err != nil {
		b.t.Fatal(err)
	}
	return &f
}
