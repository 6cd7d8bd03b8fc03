package workbench

// The pattern on a card: a rosette as a lathe turns it, each card its own. It is drawn from a number, so that nothing has to be
// kept, and says nothing of a card.

import (
	"fmt"
	"math"
	"net/http"
	"regexp"
	"strconv"
	"strings"
)

// rosette is the path of a pattern: a closed curve of a circle that rolls in another one, with waves on it.
func rosette(seed uint32) string {
	pick := func(n uint32) int { seed = seed*1664525 + 1013904223; return int(seed>>8) % int(n) }
	petals := []int{5, 7, 8, 9, 11, 12, 13}[pick(7)]
	turns := []int{2, 3, 4, 5}[pick(4)]
	for gcd(petals, turns) != 1 {
		turns++
	}
	depth, wave := 0.28+float64(pick(40))/100, 0.04+float64(pick(10))/100
	ripple := petals * (2 + pick(3))
	var b strings.Builder
	const steps = 300
	for i := range steps + 1 {
		a := 2 * math.Pi * float64(turns) * float64(i) / steps
		r := 46 * (1 - depth + depth*math.Cos(a*float64(petals)/float64(turns)) + wave*math.Sin(a*float64(ripple)/float64(turns)))
		c := byte('L')
		if i == 0 {
			c = 'M'
		}
		fmt.Fprintf(&b, "%c%.1f %.1f", c, 50+r*math.Cos(a), 50+r*math.Sin(a))
	}
	return b.String()
}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// artSVG draws a pattern in one or two colours.
func artSVG(seed uint32, colors []string) string {
	a, b := colors[0], colors[len(colors)-1]
	path, inner := rosette(seed), rosette(seed*2654435761+1)
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice"><defs><radialGradient id="g" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="` + a +
		`"/><stop offset="1" stop-color="` + b + `" stop-opacity=".55"/></radialGradient></defs><rect width="100" height="100" fill="#1b212b"/><rect width="100" height="100" fill="url(#g)" opacity=".86"/>` +
		`<g fill="none" stroke="#fff" stroke-linejoin="round"><path d="` + path + `" stroke-width=".55" opacity=".62"/><path d="` + inner + `" stroke-width=".4" opacity=".4" transform="translate(50 50) scale(.52) translate(-50 -50)"/></g></svg>`
}

var hexColor = regexp.MustCompile(`^[0-9a-f]{6}$`)

// art serves /art/SEED/COLOR-COLOR.
func art(w http.ResponseWriter, r *http.Request) {
	seed, err := strconv.ParseUint(r.PathValue("seed"), 10, 32)
	var colors []string
	for _, c := range strings.Split(r.PathValue("colors"), "-") {
		if hexColor.MatchString(c) && len(colors) < 4 {
			colors = append(colors, "#"+c)
		}
	}
	if err != nil || len(colors) == 0 {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "image/svg+xml")
	w.Header().Set("Cache-Control", "private, max-age=31536000, immutable")
	_, _ = w.Write([]byte(artSVG(uint32(seed), colors)))
}
