package workbench_test

import (
	"net/http"
	"strings"
	"testing"
)

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
