package workbench

// Server-sent events. A page holds one stream; it gets the newest state of its table, and of the loop what is live, wrong and
// tried. A page that was away, or is slow, gets what is so now and not what it has missed, so that catching up is the same as
// coming.

import (
	"encoding/json"
	"fmt"
	"net/http"
	"time"

	"cardlathe/tools/board"
)

// watcher is an open page.
type watcher struct {
	sight
	table *Table          // nil: none
	wake  chan struct{}   // something is new
	live  chan struct{}   // the loop has something new
	news  chan news       // how far something has come; full: the page misses some of it
	done  <-chan struct{} // the page has gone
	seat  *seat
}

// news is something of the loop.
type news struct {
	kind string
	data any
}

// publish makes a new revision and wakes all pages. It is called under the lock.
func (t *Table) publish() {
	t.revision++
	t.wake()
}

// wake lets all pages draw anew what is no matter of the game: who is there.
func (t *Table) wake() {
	t.cache = nil
	for w := range t.watchers {
		select {
		case w.wake <- struct{}{}:
		default: // it has not taken the last one yet, and will get this one instead
		}
	}
}

// join adds a page to a table, leave takes it away. Who has a seat by a link counts as there.
func (t *Table) join(w *watcher) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.watchers == nil {
		t.watchers = map[*watcher]bool{}
	}
	t.watchers[w] = true
	if !w.host && w.viewer.seat >= 0 {
		w.seat = t.seats[w.viewer.seat]
		w.seat.taken = true
		if w.seat.joined++; w.seat.joined == 1 {
			t.wake()
		}
	}
}

func (t *Table) leave(w *watcher) {
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.watchers, w)
	if w.seat != nil {
		if w.seat.joined--; w.seat.joined == 0 {
			t.wake()
		}
	}
}

// beat is how often a silent stream says that it is alive.
const beat = 15 * time.Second

// slow is how long a page may take to accept an event before it is given up: it comes back by itself.
const slow = 20 * time.Second

// serve writes the stream of a page until it goes.
func (s *Server) serve(w http.ResponseWriter, r *http.Request, x *watcher) {
	rc := http.NewResponseController(w)
	h := w.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("Cache-Control", "no-store")
	x.wake, x.live, x.news, x.done = make(chan struct{}, 1), make(chan struct{}, 1), make(chan news, 16), r.Context().Done()
	write := func(format string, args ...any) bool {
		_ = rc.SetWriteDeadline(time.Now().Add(slow))
		_, err := fmt.Fprintf(w, format, args...)
		return err == nil && rc.Flush() == nil
	}
	send := func(kind, id string, data []byte) bool {
		if id != "" {
			id = "id: " + id + "\n"
		}
		return write("%sevent: %s\ndata: %s\n\n", id, kind, data)
	}
	if x.table != nil {
		x.table.join(x)
		defer x.table.leave(x)
		select {
		case x.wake <- struct{}{}:
		default: // coming has woken it already
		}
	}
	if x.host {
		x.live <- struct{}{} // what is so now
		defer s.listen(x)()
	}
	ticker := time.NewTicker(beat)
	defer ticker.Stop()
	for {
		select {
		case <-x.done:
			return
		case <-s.closing:
			return
		case <-x.wake:
			revision := 0
			data, err := locked(x.table, func() (any, error) {
				revision = x.table.revision
				return x.table.encoded(x.sight), nil
			})
			if err != nil { // a bug: the page keeps what it shows, and says so
				problem, _ := json.Marshal(board.Reword(x.language, err.Error()))
				if !send("problem", "", problem) {
					return
				}
			} else if !send("state", fmt.Sprint(revision), data.([]byte)) {
				return
			}
		case <-x.live:
			data, err := json.Marshal(s.live())
			if err != nil || !send("live", "", data) {
				return
			}
		case n := <-x.news:
			data, err := json.Marshal(n.data)
			if err != nil || !send(n.kind, "", data) {
				return
			}
		case <-ticker.C:
			if !write(": still here\n\n") {
				return
			}
		}
	}
}

// listen hands the news of the loop to a page; what it returns ends that.
func (s *Server) listen(x *watcher) func() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.listeners[x] = true
	return func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		delete(s.listeners, x)
	}
}

// tellLive lets every page of the host take what is so now of the loop.
func (s *Server) tellLive() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for x := range s.listeners {
		select {
		case x.live <- struct{}{}:
		default: // it has not taken the last one yet, and will get this one instead
		}
	}
}

// tell sends news of how far something has come to every page of the host. A page that does not keep up misses some of it.
func (s *Server) tell(kind string, data any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for x := range s.listeners {
		select {
		case x.news <- news{kind, data}:
		default:
		}
	}
}
