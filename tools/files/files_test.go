package files_test

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"cardlathe/tools/files"
)

func say(text string) func(io.Writer) error {
	return func(w io.Writer) error {
		_, err := io.WriteString(w, text)
		return err
	}
}

// TestWrite: whatever goes wrong, the old file stays and nothing is left behind.
func TestWrite(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "a.txt")
	expect := func(what, want string, list int) {
		t.Helper()
		text, _ := os.ReadFile(name)
		if entries, _ := os.ReadDir(dir); string(text) != want || len(entries) != list {
			t.Errorf("%s: %q, %d files", what, text, len(entries))
		}
	}
	torn := func(w io.Writer) error {
		_ = say("half")(w)
		return io.ErrShortWrite
	}
	if err := files.Write(name, torn); !errors.Is(err, io.ErrShortWrite) {
		t.Error(err)
	}
	expect("torn", "", 0)
	if err := files.Write(name, say("old")); err != nil {
		t.Fatal(err)
	}
	expect("new", "old", 1)
	if err := files.Write(name, torn); !errors.Is(err, io.ErrShortWrite) {
		t.Error(err)
	}
	func() {
		defer func() { _ = recover() }()
		_ = files.Write(name, func(io.Writer) error { panic("in the middle") })
	}()
	expect("panic", "old", 1)
	if err := files.Write(name, say("new")); err != nil {
		t.Fatal(err)
	}
	expect("replaced", "new", 1)
	if err := files.Create(name, say("other")); !errors.Is(err, fs.ErrExist) {
		t.Error(err)
	}
	expect("taken", "new", 1)
	if err := files.Create(filepath.Join(dir, "b.txt"), say("b")); err != nil {
		t.Error(err)
	}
	if err := files.Write(filepath.Join(dir, "no", "c.txt"), say("c")); err == nil {
		t.Error("a folder that is not there is written to")
	}
	if err := files.Write(dir, say("c")); err == nil {
		t.Error("a folder is overwritten")
	}
	if runtime.GOOS == "windows" {
		return
	}
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(name, link); err != nil {
		t.Fatal(err)
	}
	if err := files.Write(link, say("through")); err != nil {
		t.Error(err)
	}
	expect("link", "through", 2)
	if err := files.Write("/dev/null", say("x")); err != nil {
		t.Error(err)
	}
	if info, err := os.Stat("/dev/null"); err != nil || info.Mode().IsRegular() {
		t.Error("a device was replaced by a file")
	}
}
