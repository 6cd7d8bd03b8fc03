package files_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"cardlathe/tools/files"
	"cardlathe/tools/files/filestest"
)

// TestWithoutTheRight: what may not be written is named with what to do, before anything is written and when it is; nothing is left
// behind.
func TestWithoutTheRight(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"closed", "open"} {
		if err := os.Mkdir(filepath.Join(dir, name), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	for name, mode := range map[string]fs.FileMode{"closed/there": 0o644, "open/fixed": 0o444, "open/mine": 0o600} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("old"), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.Chmod(filepath.Join(dir, name), mode); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Chmod(filepath.Join(dir, "closed"), 0o555); err != nil {
		t.Fatal(err)
	}
	filestest.Unprivileged(t, dir, func() {
		for name, do := range map[string]string{
			"closed/new":   "chmod u+wx " + filepath.Join(dir, "closed"),
			"closed/there": "chmod u+wx " + filepath.Join(dir, "closed"),
			"open/fixed":   "chmod u+w " + filepath.Join(dir, "open/fixed"),
			"open":         "it is a folder",
			"no/such":      "make the folder " + filepath.Join(dir, "no"),
		} {
			at := filepath.Join(dir, name)
			for how, err := range map[string]error{"write": files.Write(at, say("new")), "try": files.Try(at)} {
				var e *files.Error
				if !errors.As(err, &e) || e.Name != at || !strings.HasPrefix(err.Error(), "cannot write "+at+": ") || !strings.Contains(err.Error(), do) {
					t.Errorf("%s %s: %v, which should say %q", how, name, err, do)
				}
			}
			if text, err := os.ReadFile(at); err == nil && string(text) != "old" {
				t.Errorf("%s is %q", name, text)
			}
		}
		if err := files.Folder(filepath.Join(dir, "closed", "a", "b")); err == nil || !strings.Contains(err.Error(), "chmod u+wx "+filepath.Join(dir, "closed")) {
			t.Errorf("a folder in a closed one: %v", err)
		}
		if err := errors.Join(files.Try(filepath.Join(dir, "open/new")), files.Write(filepath.Join(dir, "open/mine"), say("new"))); err != nil {
			t.Error(err)
		}
	})
	if info, err := os.Stat(filepath.Join(dir, "open/mine")); err != nil || info.Mode().Perm() != 0o600 || info.Size() != 3 {
		t.Errorf("a file that others may not read is %v, %v", info.Mode(), err)
	}
	for name, n := range map[string]int{"closed": 1, "open": 2} {
		if list, _ := os.ReadDir(filepath.Join(dir, name)); len(list) != n {
			t.Errorf("%s holds %v", name, list)
		}
	}
}
