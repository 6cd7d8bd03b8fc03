package scripts_test

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"cardlathe/engine/games"
	"cardlathe/scripts"
)

// rights is a file system that refuses what is in a folder, as a system does to a user without the right to it: the folder cannot be
// listed, or, when listed is set, it can and nothing in it can be read.
type rights struct {
	fs.FS
	folder string // "" when nothing is refused
	listed bool
}

func (r *rights) refuses(op, name string) error {
	if r.folder != "" && strings.HasPrefix(name, r.folder+"/") {
		return &fs.PathError{Op: op, Path: name, Err: fs.ErrPermission}
	}
	return nil
}

func (r *rights) Open(name string) (fs.File, error) {
	if err := r.refuses("open", name); err != nil {
		return nil, err
	}
	return r.FS.Open(name)
}

func (r *rights) Stat(name string) (fs.FileInfo, error) {
	if err := r.refuses("stat", name); err != nil {
		return nil, err
	}
	return fs.Stat(r.FS, name)
}

func (r *rights) ReadDir(name string) ([]fs.DirEntry, error) {
	err := r.refuses("open", name)
	if err == nil && name == r.folder && !r.listed {
		err = r.refuses("open", name+"/")
	}
	if err != nil {
		return nil, err
	}
	entries, err := fs.ReadDir(r.FS, name)
	if name == r.folder {
		for i := range entries {
			entries[i] = sealed{entries[i]}
		}
	}
	return entries, err
}

// sealed is a name in a folder that may be listed and not entered.
type sealed struct{ fs.DirEntry }

func (s sealed) Info() (fs.FileInfo, error) {
	return nil, &fs.PathError{Op: "lstat", Path: s.Name(), Err: fs.ErrPermission}
}

// TestFolderWithoutTheRight: of a set of which a folder cannot be read nothing is half-loaded. It stays what it was, or is left out,
// with one message that names the folder and says what to do.
func TestFolderWithoutTheRight(t *testing.T) {
	files := &rights{FS: fstest.MapFS{
		"riftbound/mine/set.hcl": {Data: []byte(`set "mine" {
 game = "riftbound"
 code = "MIN"
 title = "Mine"
 version = "1.0.0"
}`)},
		"riftbound/mine/cards.hcl": {Data: []byte(`card "MIN-001" {
 name = "Warden"
 type = "unit"
 domains = ["calm"]
 energy = 1
 might = 2
}
card "MIN-002" {
 name = "Keeper"
 type = "unit"
 domains = ["calm"]
 energy = 1
 might = 2
}`)},
		"riftbound/mine/cards/warden.lua":     {Data: []byte("triggered { on = self.attacks, effect = function(fx) fx:draw(1) end }")},
		"riftbound/mine/cards/keeper.lua":     {Data: []byte("triggered { on = self.attacks, effect = function(fx) fx:draw(2) end }")},
		"riftbound/mine/keywords/glow.lua":    {Data: []byte("keyword { name = \"Glow\" }\ntriggered { on = self.attacks, effect = function(fx) fx:draw(1) end }")},
		"riftbound/mine/decks/one.hcl":        {Data: []byte("# none yet")},
		"riftbound/mine/scenarios/warden.lua": {Data: []byte("-- none yet")},
	}}
	rules := games.All()
	first, list := scripts.Open(files, rules, nil, nil)
	if list.HasErrors() {
		t.Fatal(list.Err())
	}
	hash := first.Game("riftbound").Hash
	for _, folder := range []string{"", "/cards", "/decks", "/keywords", "/scenarios"} {
		for _, listed := range []bool{false, true} {
			files.folder, files.listed = "riftbound/mine"+folder, listed
			one := func(what string, list error, n int) {
				t.Helper()
				if list == nil || n != 1 || !strings.Contains(list.Error(), "cannot read folder") || !strings.Contains(list.Error(), "chmod u+rx "+files.folder) {
					t.Errorf("%s, %s listed: %v: %d findings: %v", files.folder, what, listed, n, list)
				}
			}
			again, list := scripts.Open(files, rules, first, nil)
			if one("reloaded", list.Err(), len(list)); again.Game("riftbound").Hash != hash {
				t.Errorf("%s: the content has become another one", files.folder)
			}
			if len(again.Facts.Stale) != 1 || again.Facts.Stale[0] != "riftbound/mine" {
				t.Errorf("%s: old versions of %q are in use", files.folder, again.Facts.Stale)
			}
			once, list := scripts.Open(files, rules, again, nil)
			if one("reloaded again", list.Err(), len(list)); once.Game("riftbound").Hash != hash || len(once.Facts.Stale) != 1 {
				t.Errorf("%s: the second time the content has become another one, or %q is in use", files.folder, once.Facts.Stale)
			}
			fresh, list := scripts.Open(files, rules, nil, nil)
			if one("loaded", list.Err(), len(list)); len(fresh.Game("riftbound").Cards) > 0 {
				t.Errorf("%s: a part of the set was loaded", files.folder)
			}
			files.folder = ""
			for what, previous := range map[string]*scripts.Content{"kept": once, "left out": fresh} {
				whole, list := scripts.Open(files, rules, previous, nil)
				if len(list) > 0 || whole.Game("riftbound").Hash != hash || len(whole.Facts.Stale) > 0 {
					t.Errorf("%s, %s: open again, the content differs, or %q is in use: %v", "riftbound/mine"+folder, what, whole.Facts.Stale, list)
				}
			}
		}
	}
}
