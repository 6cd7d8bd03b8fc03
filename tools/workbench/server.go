package workbench

// Routes, links, and who may use them.

import (
	"crypto/rand"
	"embed"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"cardlathe/engine"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/sets/diag"
	"cardlathe/tools/scenario"
)

//go:embed static
var static embed.FS

// Options are the choices of a server.
type Options struct {
	Language string // of pages that do not choose one: "en", "zh"
	// Names are host names besides localhost, addresses and the machine's own name that pages may be asked for by.
	Names []string
	// Log is told what the terminal should show; nil: nothing.
	Log func(text string)
	// Rules are those of the loop, for scenarios.
	Rules []engine.Ruleset
}

// Server is the workbench. Make one with New.
type Server struct {
	o       Options
	host    string // the host's token
	mux     *http.ServeMux
	closing chan struct{}
	once    sync.Once

	mu        sync.Mutex
	tables    []*Table
	tokens    map[string]seatLink
	listeners map[*watcher]bool

	project
}

// seatLink is what a seat's token opens.
type seatLink struct {
	table *Table
	seat  engine.Player
}

// New makes a server. Attach gives it the loop.
func New(o Options) *Server {
	s := &Server{o: o, host: newToken(), tokens: map[string]seatLink{}, listeners: map[*watcher]bool{}, closing: make(chan struct{})}
	if s.o.Language == "" {
		s.o.Language = "en"
	}
	s.state.live = Live{Findings: []diag.Record{}, Stale: []string{}, Files: []string{}, Cards: []string{}, Runs: []RunInfo{}}
	s.routes()
	return s
}

// newToken is a token that nobody can guess.
func newToken() string {
	var b [16]byte
	_, _ = rand.Read(b[:])
	return hex.EncodeToString(b[:])
}

func (s *Server) log(format string, args ...any) {
	if s.o.Log != nil {
		s.o.Log(fmt.Sprintf(format, args...))
	}
}

// firstPort is the port that is tried first.
const firstPort = 7410

// Listen opens an address; "" is 127.0.0.1 with the next free port from 7410 on.
func (s *Server) Listen(address string) (net.Listener, error) {
	if address != "" {
		if _, _, err := net.SplitHostPort(address); err != nil {
			address = net.JoinHostPort(address, "0")
		}
		if host, _, err := net.SplitHostPort(address); err == nil && host != "" {
			s.o.Names = append(s.o.Names, host)
		}
		return net.Listen("tcp", address)
	}
	for port := firstPort; port < firstPort+50; port++ {
		if l, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(port))); err == nil {
			return l, nil
		}
	}
	return net.Listen("tcp", "127.0.0.1:0")
}

// Link is the address of the host's page.
func (s *Server) Link(l net.Listener) string {
	host, port, _ := net.SplitHostPort(l.Addr().String())
	if ip := net.ParseIP(host); ip != nil && ip.IsUnspecified() {
		host = "127.0.0.1"
	}
	return "http://" + net.JoinHostPort(host, port) + "/t/" + s.host + "/"
}

// Serve answers until Close.
func (s *Server) Serve(l net.Listener) error {
	server := &http.Server{Handler: s, ReadHeaderTimeout: 10 * time.Second}
	go func() {
		<-s.closing
		_ = server.Close()
	}()
	if err := server.Serve(l); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// Close ends all streams and Serve.
func (s *Server) Close() { s.once.Do(func() { close(s.closing) }) }

// policyHeader lets pages load what this server embeds and nothing else.
const policyHeader = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

// ServeHTTP checks for whom and from where a request is before anything else.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Security-Policy", policyHeader)
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	if !s.knownHost(r.Host) {
		http.Error(w, "this server is not called "+r.Host+": open the link that the terminal shows", http.StatusForbidden)
		return
	}
	if !ownOrigin(r) {
		http.Error(w, "only the workbench's own pages may ask for this", http.StatusForbidden)
		return
	}
	s.mux.ServeHTTP(w, r)
}

// knownHost reports whether a request is for a name of this server: an address, localhost, the machine, what was given. Any
// other name may have been pointed here by somebody else.
func (s *Server) knownHost(hostport string) bool {
	host := hostport
	if h, _, err := net.SplitHostPort(hostport); err == nil {
		host = h
	}
	host = strings.Trim(strings.ToLower(host), "[]")
	machine, _ := os.Hostname()
	return host == "localhost" || net.ParseIP(host) != nil || machine != "" && host == strings.ToLower(machine) || slices.Contains(s.o.Names, host)
}

// ownOrigin reports whether no other page is behind a request: what browsers say of it is this server, or nothing, which
// is what the address line and programs say.
func ownOrigin(r *http.Request) bool {
	if o := r.Header.Get("Origin"); o != "" && o != "http://"+r.Host && o != "https://"+r.Host {
		return false
	}
	switch r.Header.Get("Sec-Fetch-Site") {
	case "", "same-origin", "none":
		return true
	case "cross-site", "same-site":
		// A link somewhere else may lead to a page, and to nothing but a page.
		return r.Method == http.MethodGet && r.Header.Get("Sec-Fetch-Mode") == "navigate"
	}
	return false
}

func (s *Server) routes() {
	s.mux = http.NewServeMux()
	files, _ := fs.Sub(static, "static")
	s.mux.HandleFunc("GET /{$}", func(w http.ResponseWriter, _ *http.Request) { page(w, files, "nowhere.html", http.StatusOK) })
	s.mux.HandleFunc("GET /favicon.ico", func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, "/static/icon.svg", http.StatusFound)
	})
	s.mux.HandleFunc("GET /static/", func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimPrefix(path.Clean(r.URL.Path), "/static/")
		data, err := fs.ReadFile(files, name)
		if err != nil || strings.HasSuffix(name, ".html") {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", contentType(name))
		w.Header().Set("Cache-Control", "no-cache")
		http.ServeContent(w, r, name, time.Time{}, strings.NewReader(string(data)))
	})
	s.mux.HandleFunc("GET /art/{seed}/{colors}", art)
	s.mux.HandleFunc("GET /t/{token}/{rest...}", func(w http.ResponseWriter, r *http.Request) {
		token := r.PathValue("token")
		s.mu.Lock()
		_, ok := s.tokens[token]
		s.mu.Unlock()
		switch rest := r.PathValue("rest"); {
		case strings.HasPrefix(rest, "api/"):
			answer(w, s.language(r), nil, missing("there is nothing of that name"))
		case token != s.host && !ok:
			page(w, files, "nowhere.html", http.StatusNotFound)
		default:
			page(w, files, "index.html", http.StatusOK)
		}
	})

	s.route("GET me", func(c *call) (any, error) {
		out := map[string]any{"host": c.host, "language": s.o.Language, "loaded": s.content() != nil}
		if c.table != nil {
			out["table"], out["seat"] = c.table.ID, c.seat
		}
		return out, nil
	})
	s.route("GET events", func(c *call) (any, error) {
		s.serve(c.w, c.r, &watcher{sight: c.sight()})
		return written{}, nil
	})
	s.route("GET table/{table}/events", func(c *call) (any, error) {
		s.serve(c.w, c.r, &watcher{sight: c.sight(), table: c.table})
		return written{}, nil
	})
	s.tableRoutes()
	s.startRoutes()
	s.liveRoutes()
	s.galleryRoutes()
	s.buildRoutes()
}

// page writes an embedded page.
func page(w http.ResponseWriter, files fs.FS, name string, status int) {
	data, err := fs.ReadFile(files, name)
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_, _ = w.Write(data)
}

func contentType(name string) string {
	switch path.Ext(name) {
	case ".js":
		return "text/javascript; charset=utf-8"
	case ".css":
		return "text/css; charset=utf-8"
	case ".svg":
		return "image/svg+xml"
	}
	return "text/plain; charset=utf-8"
}

// tableRoutes are what pages do and ask at a table.
func (s *Server) tableRoutes() {
	s.moveRoutes()
	s.tableHostRoutes()
	s.lookRoutes()
}

// change does something to the table of a call, and answers with the revision that it led to; see Table.change.
func (c *call) change(revision int, f func() error) (any, error) {
	if err := c.table.change(revision, f); err != nil {
		return nil, err
	}
	c.table.mu.Lock()
	defer c.table.mu.Unlock()
	return map[string]any{"revision": c.table.revision}, nil
}

// hostRoute is a route for who runs the workbench alone.
func (s *Server) hostRoute(pattern string, f func(c *call) (any, error)) {
	s.route(pattern, func(c *call) (any, error) {
		if !c.host {
			return nil, forHost()
		}
		return f(c)
	})
}

func forHost() error {
	return &statusError{http.StatusForbidden, "that is for who runs the workbench"}
}

// moveRoutes are what a seat does: it acts, gives up, and goes back and forth in time.
func (s *Server) moveRoutes() {
	s.route("POST table/{table}/act", func(c *call) (any, error) {
		var in struct{ Revision, Option int }
		if err := c.read(&in); err != nil {
			return nil, err
		}
		return c.change(in.Revision, func() error {
			t := c.table
			d := t.game.Decision()
			switch {
			case d == nil:
				return errors.New("the game is over: there is nothing to decide")
			case !t.mine(c.viewer, d.Player):
				return &statusError{http.StatusForbidden, "it is not for this seat to decide now"}
			case in.Option < 0 || in.Option >= len(d.Options):
				return wrong("there are the options 0 to %d", len(d.Options)-1)
			}
			t.pending = nil
			return t.answer(d.Options[in.Option])
		})
	})
	s.route("POST table/{table}/command", func(c *call) (any, error) {
		var in struct {
			Revision int
			Command  string
		}
		if err := c.read(&in); err != nil {
			return nil, err
		}
		return c.change(in.Revision, func() error {
			t := c.table
			kind, ok := t.game.Vocabulary().Command(in.Command)
			p := c.seat
			if d := t.game.Decision(); p == engine.NoPlayer && d != nil {
				p = d.Player
			}
			switch {
			case !ok:
				return wrong("there is no command %q", in.Command)
			case p == engine.NoPlayer || !t.mine(c.viewer, p):
				return &statusError{http.StatusForbidden, "it is not for this page to do that"}
			}
			t.command(kind, p)
			return nil
		})
	})
	s.route("POST table/{table}/time", func(c *call) (any, error) {
		var in struct {
			Revision int
			Do       string // back, again, jump, cancel, agree, refuse, branch
			N        int
		}
		if err := c.read(&in); err != nil {
			return nil, err
		}
		return c.change(in.Revision, func() error {
			t := c.table
			switch in.Do {
			case "back":
				return t.back(c.viewer, in.N)
			case "cancel":
				return t.cancel(c.viewer)
			case "agree", "refuse":
				return t.consent(c.viewer, in.Do == "agree")
			}
			if !c.host {
				return forHost()
			}
			switch in.Do {
			case "again":
				return t.jump(t.at + max(1, in.N))
			case "jump":
				return t.jump(in.N)
			case "branch":
				return t.take(in.N)
			}
			return wrong("there is no %q", in.Do)
		})
	})
}

// tableHostRoutes are what the host does besides at a table.
func (s *Server) tableHostRoutes() {
	s.hostRoute("POST table/{table}/policies", func(c *call) (any, error) {
		var in struct {
			Do   string
			Seat *int
			Name string
		}
		if err := c.read(&in); err != nil {
			return nil, err
		}
		return c.change(-1, func() error {
			if in.Seat != nil {
				return c.table.sit(engine.Player(*in.Seat), in.Name)
			}
			return c.table.auto(in.Do)
		})
	})
	s.hostRoute("GET table/{table}/moves", func(c *call) (any, error) {
		return locked(c.table, func() (any, error) { return c.table.moves(c.lang), nil })
	})
	s.hostRoute("GET table/{table}/links", func(c *call) (any, error) {
		return locked(c.table, func() (any, error) {
			out := []string{}
			for _, x := range c.table.seats {
				out = append(out, "http://"+c.r.Host+"/t/"+x.token+"/")
			}
			return out, nil
		})
	})
	s.hostRoute("POST table/{table}/anew", func(c *call) (any, error) {
		var in struct{ Open bool }
		if err := c.read(&in); err != nil {
			return nil, err
		}
		return s.anew(c.table, c.lang, in.Open)
	})
}

// lookRoutes are what a page asks of a table, by what its viewer may see.
func (s *Server) lookRoutes() {
	s.route("GET table/{table}/why", func(c *call) (any, error) {
		return locked(c.table, func() (any, error) {
			return map[string]any{"reasons": nothing(c.table.why(c.sight(), engine.ObjectID(c.number("object"))))}, nil
		})
	})
	s.route("GET table/{table}/explain", func(c *call) (any, error) {
		return locked(c.table, func() (any, error) {
			return nothing(c.table.explain(c.sight(), engine.ObjectID(c.number("object")))), nil
		})
	})
	s.route("GET table/{table}/tree", func(c *call) (any, error) {
		return locked(c.table, func() (any, error) { return nothing(c.table.tree(c.sight(), c.number("at"))), nil })
	})
	s.route("GET table/{table}/log", func(c *call) (any, error) {
		return locked(c.table, func() (any, error) { return c.table.log(c.sight(), 1), nil })
	})
	s.route("GET table/{table}/rule", func(c *call) (any, error) {
		return locked(c.table, func() (any, error) { return glosses(c.table.game.Vocabulary(), c.r.URL.Query().Get("number")), nil })
	})
	s.route("GET table/{table}/words", func(c *call) (any, error) {
		return locked(c.table, func() (any, error) { return wordsFor(c.table.game.Vocabulary(), c.table.game.Library(), c.lang), nil })
	})
	s.route("GET table/{table}/outlook", func(c *call) (any, error) {
		t := c.table
		return locked(t, func() (any, error) {
			if n := c.number("revision"); n != t.revision {
				return nil, &StaleError{n, t.revision}
			}
			return t.outlook(c.sight())
		})
	})
	s.route("GET table/{table}/preview", func(c *call) (any, error) {
		t := c.table
		return locked(t, func() (any, error) {
			if n := c.number("revision"); n != t.revision {
				return nil, &StaleError{n, t.revision}
			}
			return t.preview(c.sight(), c.number("option"))
		})
	})
}

// project is what the loop has told last.
type project struct {
	state struct {
		sync.Mutex
		content *scripts.Content
		tree    *sets.Overlay
		files   []scenario.File
		roots   []string
		live    Live
		// apart is the content loaded a second time, for scenarios; declared are those of the files of a version.
		apart      *scripts.Content
		declared   []*scenario.Scenario
		declaredAt int
		// covered is what scenarios run of cards, of a version.
		covered   map[*engine.Card]*Coverage
		coveredAt int
	}
}
