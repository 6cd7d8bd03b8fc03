package scripts

import (
	"slices"
	"testing"

	"cardlathe/engine"
)

// TestFollow: which lines ran is known, line by line, and what runs is counted as ever.
func TestFollow(t *testing.T) {
	const body = `local n = 0
  for i = 1, 3 do
    if i > 2 then
      n = n + i
    elseif i > 5 then
      n = n - 1
    end
  end
  fx:draw(n)`
	var script *engine.Script
	run := func(ran Ran) Used {
		r := start(t, effect(body), func(t *engine.Task, c engine.Context, a *engine.Ability) {
			if ran != nil {
				t.Game().Effects().(*Host).Follow(ran)
			}
			script = a.Script
			runEffect(t, c, a)
		})
		return r.host.Used
	}
	ran := Ran{}
	plain, followed := run(nil), run(ran)
	if plain != followed {
		t.Errorf("followed it uses %+v, else %+v", followed, plain)
	}
	var can, got []int // from the first line of the body on
	for _, line := range Lines(script) {
		can = append(can, line-2)
		if ran[script.Path][line] {
			got = append(got, line-2)
		}
	}
	if want := []int{0, 1, 2, 3, 4, 5, 8}; !slices.Equal(can, want) {
		t.Errorf("the lines that can run are %v, want %v", can, want)
	}
	if want := []int{0, 1, 2, 3, 4, 8}; !slices.Equal(got, want) {
		t.Errorf("%v ran, want %v", got, want)
	}
}
