package workbench

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/tools/dev"
)

// TestInternalError: a bug below, wherever it strikes, is an answer with a sentence; the terminal has the details, and the game is
// still there.
func TestInternalError(t *testing.T) {
	content, found := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	if found.HasErrors() {
		t.Fatal(found.Err())
	}
	var told strings.Builder
	s := New(Options{Rules: games.All(), Log: func(text string) { told.WriteString(text) }})
	s.Reloaded(dev.Report{Content: content})
	o, err := s.origin(NewGame{Game: "riftbound", Format: "proving-grounds", Decks: []string{"annie", "garen"}, Seats: []string{Human, Human}, Seed: 2}, "en")
	if err != nil {
		t.Fatal(err)
	}
	table, err := s.seatTable(o, []string{Human, Human})
	if err != nil {
		t.Fatal(err)
	}
	if err := table.change(-1, func() error { return table.answer(table.game.Decision().Options[0]) }); err != nil {
		t.Fatal(err)
	}
	hash := table.game.Hash()
	s.route("GET table/{table}/asked", func(c *call) (any, error) {
		return locked(c.table, func() (any, error) { c.table.game = nil; return c.table.game.Decision(), nil })
	})
	s.route("POST table/{table}/changed", func(c *call) (any, error) {
		return nil, c.table.change(-1, func() error { panic("a bug") })
	})
	s.route("GET elsewhere", func(*call) (any, error) { panic("a bug") })
	server := httptest.NewServer(s)
	defer server.Close()
	for path, want := range map[string]string{"GET table/1/asked": "游戏已回到之前的状态", "POST table/1/changed": "游戏已回到之前的状态", "GET elsewhere": "没有任何改动"} {
		method, rest, _ := strings.Cut(path, " ")
		told.Reset()
		r, _ := http.NewRequest(method, server.URL+"/t/"+s.host+"/api/"+rest+"?lang=zh", nil)
		resp, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		data, _ := io.ReadAll(resp.Body)
		resp.Body.Close()
		var said struct{ Error string }
		if err := json.Unmarshal(data, &said); err != nil || resp.StatusCode != http.StatusInternalServerError || !strings.HasPrefix(said.Error, "内部错误") {
			t.Errorf("%s: %d %s %v", path, resp.StatusCode, data, err)
		}
		if !strings.Contains(said.Error, want) {
			t.Errorf("%s says %q", path, said.Error)
		}
		if !strings.Contains(told.String(), "internal_test.go") {
			t.Errorf("%s: the terminal is told %q", path, told.String())
		}
		if got := table.game.Hash(); got != hash || table.at != 1 {
			t.Errorf("%s: the game is another one: move %d", path, table.at)
		}
	}
}

// dated is where a stream is written to, under the deadline that was set last.
type dated struct {
	*httptest.ResponseRecorder
	until time.Time
	late  bool
}

func (d *dated) SetWriteDeadline(until time.Time) error {
	d.until = until
	return nil
}

func (d *dated) Write(data []byte) (int, error) {
	if !time.Now().Before(d.until) {
		d.late = true
		return 0, os.ErrDeadlineExceeded
	}
	return d.ResponseRecorder.Write(data)
}

// TestQuietStream: a stream on which nothing happens stays open; each sign of life has the time that an event has.
func TestQuietStream(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := New(Options{Rules: games.All()})
		ctx, stop := context.WithTimeout(t.Context(), 10*beat+beat/2)
		defer stop()
		w := &dated{ResponseRecorder: httptest.NewRecorder()}
		s.serve(w, httptest.NewRequestWithContext(ctx, http.MethodGet, "/", nil), &watcher{})
		if n := strings.Count(w.Body.String(), ": still here\n\n"); n != 10 || w.late {
			t.Errorf("in ten beats there were %d signs of life, too late: %v", n, w.late)
		}
	})
}
