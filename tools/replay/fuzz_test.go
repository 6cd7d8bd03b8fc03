package replay_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/tools/replay"
	"cardlathe/tools/simulate"
)

// unsealed is a file as version 1 had it: without check sums, so that damage reaches what stands in the lines.
func unsealed(t testing.TB, f *replay.File) []byte {
	old := *f
	old.Used = nil
	var b bytes.Buffer
	if err := replay.Encode(&b, &old); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	for line := range strings.Lines(b.String()) {
		out.WriteString(line[:strings.LastIndex(line, `,"sum":`)] + "}\n")
	}
	return bytes.Replace(out.Bytes(), []byte(`"version":3`), []byte(`"version":1`), 1)
}

// FuzzReplay: whatever the bytes are, they are refused with a line, or they are a file that is written as it was read, can
// be compared with the content, and played.
func FuzzReplay(f *testing.F) {
	content, diags := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	if diags.HasErrors() {
		f.Fatal(diags.Err())
	}
	lib := content.Game("riftbound")
	file, err := simulate.RecordGame(simulate.Options{Library: lib, Format: lib.Formats["proving-grounds"], Decks: []*engine.Deck{lib.Decks["annie"], lib.Decks["garen"]}, Seed: 3}, 1)
	if err != nil {
		f.Fatal(err)
	}
	file.Lines = file.Lines[:25]
	var whole bytes.Buffer
	if err := replay.Encode(&whole, file); err != nil {
		f.Fatal(err)
	}
	f.Add(whole.Bytes())
	f.Add(unsealed(f, file))
	file.Lines = file.Lines[:2]
	file.Texts = []replay.Text{{Set: "riftbound/mine", File: "set.hcl", Text: "set \"mine\" {}\n"}, {Set: "riftbound/origins", File: "cards/gust.lua", Gone: true}}
	file.Header.Report = true
	f.Add(unsealed(f, file))
	f.Add([]byte(`{"type":"cardlathe-replay","version":1,"game":"riftbound","format":"","decks":["mixed:7","mixed:8"],"seed":"1","content":"0000000000000001","hash":"0000000000000001","decisions":1}` +
		"\n" + `{"n":1,"player":"B","command":8}` + "\n"))
	f.Add([]byte(`{"type":"cardlathe-replay","version":1,"used":9223372036854775807,"texts":9223372036854775807}` + "\n{}\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		got, err := replay.Decode(bytes.NewReader(data), "x")
		if err != nil {
			if d := (*replay.DamagedError)(nil); !errors.As(err, &d) || d.Line < 1 || got != nil {
				t.Fatalf("%v", err)
			}
			return
		}
		var b bytes.Buffer
		if err := replay.Encode(&b, got); err != nil {
			t.Fatal(err)
		}
		again, err := replay.Decode(&b, "x")
		if err != nil {
			t.Fatalf("what was read is written so that it cannot be read: %v", err)
		}
		again.Header.Version, again.Header.Used = got.Header.Version, got.Header.Used
		if a, b := plain(got), plain(again); a != b {
			t.Fatalf("read %s, written %s", a, b)
		}
		if len(got.Texts) < 4 {
			_, _ = got.Tree()
		}
		for _, c := range replay.Changes(got, lib) {
			_ = c.String()
		}
		_, _ = replay.Play(got, lib, nil)
	})
}

// plain is a file in one text.
func plain(f *replay.File) string {
	b, err := json.Marshal(f)
	if err != nil {
		return err.Error()
	}
	return string(b)
}
