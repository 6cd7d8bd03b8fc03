package workbench_test

import (
	"net/http"
	"strings"
	"testing"

	"cardlathe/tools/workbench"
)

// TestStartedAnew: a page whose server was begun anew says that its link is an old one.
func TestStartedAnew(t *testing.T) {
	b := start(t, nil)
	p := page(t, b.link+"#/gallery/riftbound", 1280, 800)
	p.wait(`document.querySelector('.cardgrid .card') && document.documentElement.dataset.connection === 'open'`)
	b.server.Close()
	p.wait(`document.documentElement.dataset.connection === 'lost' && document.querySelector('#connection').textContent.includes('trying again')`)
	again := workbench.New(workbench.Options{})
	at, err := again.Listen(strings.Split(b.link, "/")[2])
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	go func() { _ = again.Serve(at) }()
	p.wait(`document.documentElement.dataset.connection === 'gone' && document.querySelector('#connection').textContent.includes('an earlier start')`)
}

// TestLoading: the page is there before the content is, tells how far that is, and opens what was asked for when it has come.
func TestLoading(t *testing.T) {
	b := serve(t, nil)
	var told [][2]int
	load := b.loop.OnLoad
	b.loop.OnLoad = func(done, all int) { load(done, all); told = append(told, [2]int{done, all}) }
	p := page(t, b.link+"#/gallery/riftbound", 1280, 800)
	p.wait(`document.documentElement.dataset.page === 'loading'`)
	if status, data := b.ask(http.MethodGet, "cards?lang=zh&game=riftbound", nil, nil); status != http.StatusNotFound || !strings.Contains(string(data), "仍在加载") {
		t.Errorf("a question that comes too early: %d %s", status, data)
	}
	b.server.Loading(3, 10)
	p.wait(`document.querySelector('[data-testid=loading]')?.textContent === '3/10'`)
	p.shot("loading")
	b.run()
	p.wait(`document.documentElement.dataset.page === 'gallery' && document.querySelectorAll('.cardgrid .card').length >= 60`)
	if n := len(told); n < 50 || told[0][0] != 0 || told[n-1][0] < told[n-1][1]*9/10 || told[n-1][0] > told[n-1][1] {
		t.Errorf("the loop told %v", told)
	}
}
