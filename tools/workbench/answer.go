package workbench

// Questions to the server: who asks, in which language, and how they are answered, mistakes and bugs of ours included.

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"runtime/debug"
	"strconv"
	"strings"

	"cardlathe/engine"
	"cardlathe/tools/board"
)

// call is a request of the API by somebody whose token is good.
type call struct {
	r *http.Request
	w http.ResponseWriter
	viewer
	table *Table // of the path, nil for none
	lang  string
}

// forbidden, missing and wrong are errors with a status of HTTP.
type statusError struct {
	status int
	text   string
}

func (e *statusError) Error() string { return e.text }

func wrong(format string, args ...any) error {
	return &statusError{http.StatusBadRequest, fmt.Sprintf(format, args...)}
}
func missing(format string, args ...any) error {
	return &statusError{http.StatusNotFound, fmt.Sprintf(format, args...)}
}

// maxBody is the largest request that is read.
const maxBody = 2 << 20

// read reads the JSON of a request.
func (c *call) read(into any) error {
	d := json.NewDecoder(io.LimitReader(c.r.Body, maxBody))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return wrong("the request cannot be read: %v", err)
	}
	return nil
}

func (c *call) number(name string) int {
	n, err := strconv.Atoi(c.r.URL.Query().Get(name))
	if err != nil {
		return -1
	}
	return n
}

func (c *call) sight() sight { return sight{c.viewer, c.lang} }

// written is what a handler returns that has written its answer itself.
type written struct{}

// handler answers a call with something that becomes JSON.
type handler func(c *call) (any, error)

// route adds a path below a token. Paths with {table} are for the host and the seats of that table; all others are the host's.
func (s *Server) route(pattern string, h handler) {
	method, rest, _ := strings.Cut(pattern, " ")
	s.mux.HandleFunc(method+" /t/{token}/api/"+rest, func(w http.ResponseWriter, r *http.Request) {
		c, err := s.identify(w, r, rest)
		var v any
		if err == nil {
			v, err = s.safely(h, c)
		}
		if _, done := v.(written); done && err == nil {
			return
		}
		answer(w, s.language(r), v, err)
	})
}

// safely is what a handler answers; a bug in it is an error like any other.
func (s *Server) safely(h handler, c *call) (v any, err error) {
	defer func() {
		if bug := recover(); bug != nil {
			err = s.internal(bug, "internal error: %v. Nothing was changed; the terminal shows the details")
		}
	}()
	return h(c)
}

// internal tells the terminal of a bug, and makes it an error that says so.
func (s *Server) internal(bug any, format string) error {
	s.log("internal error: %v\n%s", bug, debug.Stack())
	return &internalError{fmt.Sprintf(format, bug)}
}

// internalError is a bug of ours.
type internalError struct{ text string }

func (e *internalError) Error() string { return e.text }

// language is that of an answer: what the page asks for, else what the workbench was begun with.
func (s *Server) language(r *http.Request) string {
	if l := r.URL.Query().Get("lang"); l == "en" || l == "zh" {
		return l
	}
	return s.o.Language
}

// identify tells who asks, by the token.
func (s *Server) identify(w http.ResponseWriter, r *http.Request, rest string) (*call, error) {
	c := &call{r: r, w: w, lang: s.language(r)}
	token := r.PathValue("token")
	s.mu.Lock()
	defer s.mu.Unlock()
	link, isSeat := s.tokens[token]
	switch {
	case token == s.host:
		c.viewer = viewer{host: true, seat: engine.NoPlayer}
	case isSeat:
		c.viewer = viewer{seat: link.seat}
	default:
		return nil, missing("this link leads nowhere: ask who runs the workbench for a new one")
	}
	if strings.Contains(rest, "{table}") {
		n, err := strconv.Atoi(r.PathValue("table"))
		if err != nil || n < 1 || n > len(s.tables) || s.tables[n-1] == nil {
			return nil, missing("there is no table %s any more", r.PathValue("table"))
		}
		c.table = s.tables[n-1]
		if isSeat && c.table != link.table {
			return nil, &statusError{http.StatusForbidden, "this link is for another table"}
		}
		if c.host {
			if p := c.number("seat"); p >= 0 && p < len(c.table.seats) {
				c.seat = engine.Player(p)
			}
		}
		return c, nil
	}
	if isSeat && rest != "me" {
		return nil, &statusError{http.StatusForbidden, "this link is for a seat, and this is for who runs the workbench"}
	}
	if isSeat {
		c.table = link.table
	}
	return c, nil
}

// answer writes JSON, or an error in words of a language.
func answer(w http.ResponseWriter, language string, v any, err error) {
	status := http.StatusOK
	if err != nil {
		status = http.StatusUnprocessableEntity
		body := map[string]any{"error": board.Reword(language, err.Error())}
		var e *statusError
		var stale *StaleError
		var refused *engine.RefusedError
		var bug *internalError
		switch {
		case errors.As(err, &bug):
			status = http.StatusInternalServerError
		case errors.As(err, &e):
			status = e.status
		case errors.As(err, &stale):
			status, body["stale"] = http.StatusConflict, true
		case errors.As(err, &refused):
			body["rule"] = refused.Refusal.Rule.String()
		}
		v = body
	}
	data, bad := json.Marshal(v)
	if bad != nil {
		http.Error(w, bad.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_, _ = w.Write(data)
}

// nothing makes an empty list of none, which JSON would write as null.
func nothing[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

// locked asks something of a table under its lock. A bug below is an error like any other, and hurts nothing.
func locked(t *Table, f func() (any, error)) (v any, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	err = t.guard(func() (wrong error) { v, wrong = f(); return wrong })
	return v, err
}
