package workbench_test

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"cardlathe/tools/files/filestest"
	"cardlathe/tools/workbench"
)

// TestFilesWithoutTheRight: what the editor may not read or write is named with what to do, nothing of it changes, and the game goes on.
func TestFilesWithoutTheRight(t *testing.T) {
	b := start(t, nil)
	id := b.board(workbench.Edit{Do: "put", Card: "MIN-001", Zone: b.zone("base", 0)})
	cards := filepath.Join(b.dir, "riftbound/mine/cards")
	path := filepath.Join(cards, "pier-keeper.lua")
	fresh := filepath.Join(cards, "fresh.lua")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	hash := b.file(path).Hash
	filestest.Unprivileged(t, filepath.Dir(b.dir), func() {
		// On this goroutine, which has the rights of the user, and without the network.
		ask := func(method, rest string, in any) (int, string) {
			t.Helper()
			body, _ := json.Marshal(in)
			w := httptest.NewRecorder()
			b.server.ServeHTTP(w, httptest.NewRequest(method, b.link+"api/"+rest, bytes.NewReader(body)))
			return w.Code, w.Body.String()
		}
		save := func(name, before string) (int, string) {
			t.Helper()
			return ask(http.MethodPost, "file", map[string]string{"Path": name, "Text": string(text) + "-- more\n", "Before": before})
		}
		read := func() (int, string) { return ask(http.MethodGet, "file?path="+path, nil) }
		for _, c := range []struct {
			what, of string
			mode     fs.FileMode
			try      func() (int, string)
			named    string
		}{
			{"a file that is to stay", path, 0o444, func() (int, string) { return save(path, hash) }, path},
			{"a file that may not be read", path, 0, func() (int, string) { return save(path, hash) }, path},
			{"a file that may not be read, as a new one", path, 0, func() (int, string) { return save(path, "") }, path},
			{"a file that may not be read, opened", path, 0, read, path},
			{"a folder that is to stay", cards, 0o555, func() (int, string) { return save(path, hash) }, path},
			{"a folder that is to stay, a new file", cards, 0o555, func() (int, string) { return save(fresh, "") }, fresh},
			{"a folder that may not be entered", cards, 0, func() (int, string) { return save(path, hash) }, path},
			{"the folder of the set", filepath.Dir(cards), 0, func() (int, string) { return save(path, hash) }, filepath.Dir(cards)},
			{"the folder of the set, opened", filepath.Dir(cards), 0, read, path},
		} {
			info, err := os.Stat(c.of)
			if err != nil {
				t.Fatal(err)
			}
			if err := os.Chmod(c.of, c.mode); err != nil {
				t.Fatal(err)
			}
			status, said := c.try()
			if err := os.Chmod(c.of, info.Mode().Perm()); err != nil {
				t.Fatal(err)
			}
			if status != http.StatusForbidden || !strings.Contains(said, c.named+" may not be") || !strings.Contains(said, "chmod u+r") {
				t.Errorf("%s: %d %s", c.what, status, said)
			}
			if now, err := os.ReadFile(path); err != nil || !bytes.Equal(now, text) {
				t.Errorf("%s: the text has become %q (%v)", c.what, now, err)
			}
			if list, err := os.ReadDir(cards); err != nil || len(list) != 1 {
				t.Errorf("%s: the folder holds %v (%v)", c.what, list, err)
			}
		}
		if status, said := save(path, hash); status != http.StatusOK {
			t.Errorf("with the right, saving says %d %s", status, said)
		}
		if status, said := save(fresh, ""); status != http.StatusOK {
			t.Errorf("with the right, saving a new file says %d %s", status, said)
		}
	})
	if s := b.state(id); s.Choice == nil {
		t.Error("the game owes nothing any more")
	}
}
