package dev_test

import (
	"archive/zip"
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A zip that lies among the sets is live like them: what is saved in its place is read anew.
func TestArchiveIsLive(t *testing.T) {
	dir := project(t, 2)
	name := filepath.Join(dir, "lights.zip")
	pack := func(script string) {
		t.Helper()
		var b bytes.Buffer
		w := zip.NewWriter(&b)
		for _, f := range [][2]string{
			{"set.hcl", "set \"lights\" {\n  game = \"riftbound\"\n  title = \"Lights\"\n  version = \"1.0.0\"\n}\ncard \"LIG-1\" {\n  name = \"Lamp\"\n  type = \"unit\"\n  energy = 0\n  might = 1\n}\n"},
			{"cards/lamp.lua", script},
		} {
			e, err := w.Create(f[0])
			if err != nil {
				t.Fatal(err)
			}
			e.Write([]byte(f[1]))
		}
		w.Close()
		if err := os.WriteFile(name+".tmp", b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.Rename(name+".tmp", name); err != nil {
			t.Fatal(err)
		}
	}
	pack(draws(1))
	d := work(t, dir, nil)
	wait(t, d.reloads) // the first load
	lamp := func() uint64 {
		c := d.Content().Game("riftbound").Cards["LIG-1"]
		if c == nil || c.Script == nil {
			t.Fatal("the card of the zip is not there")
		}
		return c.Script.Hash
	}
	before := lamp()
	reloaded := func() string { return wait(t, d.reloads).Diagnostics.Error() }
	pack(draws(2))
	if found := reloaded(); found != "" || lamp() == before {
		t.Errorf("the zip is not read anew: %s", found)
	}
	now := lamp()
	pack(strings.Replace(draws(3), "draw", "darw", 1))
	if found := reloaded(); !strings.Contains(found, "lights.zip/cards/lamp.lua:3: LUA012") || lamp() != now {
		t.Errorf("found %q", found)
	}
}
