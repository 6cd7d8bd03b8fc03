package workbench_test

// Tests in a real browser: Debian's chromium, or what CHROME names. They wait for what the page says of itself, never for time.

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"cardlathe/engine/games"
	"cardlathe/tools/dev"
	"cardlathe/tools/watch"
	"cardlathe/tools/workbench"

	"github.com/chromedp/chromedp"
)

var (
	shots   = flag.String("shots", "", "folder to write screenshots to")
	figures = flag.Bool("figures", false, "measure each figure twenty times, not three")
)

// patience is how long a page may take to come to a state before a test says that it never does.
const patience = 60 * time.Second

var browser struct {
	once sync.Once
	ctx  context.Context
	stop context.CancelFunc
	err  error
}

func TestMain(m *testing.M) {
	flag.Parse()
	code := m.Run()
	if browser.stop != nil {
		browser.stop()
	}
	os.Exit(code)
}

// chrome starts the browser once for all tests.
func chrome(t *testing.T) context.Context {
	t.Helper()
	browser.once.Do(func() {
		path := os.Getenv("CHROME")
		for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
			if path == "" {
				path, _ = exec.LookPath(name)
			}
		}
		if path == "" {
			browser.err = fmt.Errorf("no browser: install chromium, or name one in CHROME")
			return
		}
		options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.DisableGPU,
			chromedp.Flag("disable-quic", true), chromedp.Flag("disable-component-update", true), chromedp.Flag("force-color-profile", "srgb"), chromedp.Flag("hide-scrollbars", true))
		ctx, stopAllocator := chromedp.NewExecAllocator(context.Background(), options...)
		first, stopBrowser := chromedp.NewContext(ctx)
		browser.ctx, browser.stop = first, func() { stopBrowser(); stopAllocator() }
		browser.err = chromedp.Do(first)
	})
	if browser.err != nil {
		t.Fatal(browser.err)
	}
	return browser.ctx
}

// bench is a project on disk with its loop and its workbench.
type bench struct {
	t      *testing.T
	dir    string // of the sets
	server *workbench.Server
	link   string
	loop   *dev.Loop
	ready  chan struct{}
	zones  map[string]int // by kind and owner, of a board of Riftbound
}

// files are the sets of a test, by path below the folder of sets.
type files map[string]string

// start runs a loop over a project and serves its workbench.
func start(t *testing.T, project files) *bench {
	t.Helper()
	b := serve(t, project)
	b.run()
	return b
}

// serve serves a workbench whose loop has not begun.
func serve(t *testing.T, project files) *bench {
	t.Helper()
	b := &bench{t: t, dir: filepath.Join(t.TempDir(), "sets"), ready: make(chan struct{})}
	if project == nil {
		project = mine // a project without a set would run all scenarios of the program
	}
	for name, text := range project {
		b.write(name, text)
	}
	b.loop = &dev.Loop{Rules: games.All(), Roots: []string{b.dir}, Paths: func() []string { return []string{b.dir} }, Watch: watch.Options{}, Jobs: 1}
	var once sync.Once
	b.loop.OnReload = func(dev.Report) { once.Do(func() { close(b.ready) }) }
	b.server = workbench.New(workbench.Options{Rules: games.All(), Log: func(s string) { t.Log(s) }})
	at, err := b.server.Listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	b.server.Attach(b.loop)
	b.link = b.server.Link(at)
	go func() { _ = b.server.Serve(at) }()
	t.Cleanup(b.server.Close)
	return b
}

// run begins the loop, and waits for the content.
func (b *bench) run() {
	ctx, stop := context.WithCancel(context.Background())
	done := make(chan struct{})
	go func() { defer close(done); _ = b.loop.Run(ctx) }()
	b.t.Cleanup(func() { b.server.Close(); stop(); <-done })
	<-b.ready
}

func (b *bench) write(name, text string) {
	b.t.Helper()
	at := filepath.Join(b.dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
		b.t.Fatal(err)
	}
	if err := os.WriteFile(at, []byte(text), 0o644); err != nil {
		b.t.Fatal(err)
	}
}

// tab is an open page.
type tab struct {
	t   *testing.T
	ctx context.Context
	// close closes the tab. A browser speaks to a server by six streams at most.
	close context.CancelFunc
	// clicked is what was clicked last, and where.
	clicked string
}

// page opens an address in a window of a size.
func page(t *testing.T, address string, width, height int64) *tab {
	t.Helper()
	ctx, stop := chromedp.NewContext(chrome(t))
	p := &tab{t: t, ctx: ctx, close: stop}
	t.Cleanup(stop)
	// The tab lives as long as the context of its first step.
	if err := chromedp.Do(ctx); err != nil {
		t.Fatal(err)
	}
	p.do(chromedp.EmulateViewport(width, height))
	p.go_(address)
	return p
}

func (p *tab) do(steps ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	ctx, stop := context.WithTimeout(p.ctx, patience)
	defer stop()
	if err := chromedp.Do(ctx, steps...); err != nil {
		p.t.Fatalf("%v", err)
	}
}

func (p *tab) go_(address string) {
	p.t.Helper()
	p.do(chromedp.Navigate(address))
}

// js evaluates an expression and returns its value as JSON.
func (p *tab) js(expression string) string {
	p.t.Helper()
	ctx, stop := context.WithTimeout(p.ctx, patience)
	defer stop()
	v, err := chromedp.Run(ctx, chromedp.Evaluate[string]("Promise.resolve("+expression+").then(v => String(JSON.stringify(v)))", chromedp.EvalAwaitPromise))
	if err != nil {
		p.t.Fatalf("%s: %v", expression, err)
	}
	return v
}

// is tells whether an expression holds.
func (p *tab) is(expression string) bool {
	p.t.Helper()
	return p.js("Boolean("+expression+")") == "true"
}

// wait waits until an expression holds.
func (p *tab) wait(expression string) {
	p.t.Helper()
	ctx, stop := context.WithTimeout(p.ctx, patience)
	defer stop()
	if _, err := chromedp.Run(ctx, chromedp.Poll[bool]("Boolean("+expression+")", chromedp.WithPollingTimeout(patience))); err != nil {
		p.shot("failed-" + strings.ReplaceAll(p.t.Name(), "/", "-"))
		p.t.Fatalf("it never comes that %s: %v\nclicked last: %s\nthe page said: %s; its table is busy: %s\npage: %s", expression, err, p.clicked,
			p.js("document.documentElement.dataset.said"), p.js("window.workbench?.busy"), p.js("document.body.innerText.slice(0, 1500)"))
	}
}

// click clicks the middle of the first thing that a selector finds, as a mouse does.
func (p *tab) click(selector string) {
	p.t.Helper()
	p.press(selector, "left")
}

func (p *tab) press(selector, button string) {
	p.t.Helper()
	// Like a person it looks where the thing is, and waits until nothing else lies there.
	look := fmt.Sprintf(`(() => {
  const e = document.querySelector(%q);
  if (!e) return null;
  e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const r = e.getBoundingClientRect(), X = r.left + Math.min(r.width / 2, 40), Y = r.top + r.height / 2;
  return e.contains(document.elementFromPoint(X, Y)) ? { X, Y } : null;
})()`, selector)
	var at *struct{ X, Y float64 }
	for at == nil {
		p.wait(look)
		if err := json.Unmarshal([]byte(p.js(look)), &at); err != nil {
			p.t.Fatal(err)
		}
	}
	p.clicked = fmt.Sprintf("%s at %.0f, %.0f", selector, at.X, at.Y)
	option := chromedp.ButtonLeft
	if button == "right" {
		option = chromedp.ButtonRight
	}
	p.do(chromedp.MouseClickXY(at.X, at.Y, option))
}

func (p *tab) key(keys string) {
	p.t.Helper()
	p.do(chromedp.KeyEvent(keys))
}

// shot writes a screenshot, when screenshots are asked for.
func (p *tab) shot(name string) {
	if *shots == "" {
		return
	}
	ctx, stop := context.WithTimeout(p.ctx, patience)
	defer stop()
	if data, err := chromedp.Run(ctx, chromedp.CaptureScreenshot()); err == nil {
		_ = os.MkdirAll(*shots, 0o755)
		_ = os.WriteFile(filepath.Join(*shots, name+".png"), data, 0o644)
	}
}

// new begins a game by the API and opens its table; more is added to the address.
func (b *bench) new(in workbench.NewGame) int {
	b.t.Helper()
	var out struct{ Table int }
	b.post("tables", in, &out)
	return out.Table
}
