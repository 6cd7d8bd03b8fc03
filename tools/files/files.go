// Package files writes files for people. [Write] is the one way in which the program does: whatever goes wrong on the
// way (no room, no right, a crash, a power cut), there is the old file or the new one, never a part of either.
//
//	err := files.Write("report.jsonl", func(w io.Writer) error { return replay.Encode(w, f) })
//
// [Create] does so only where no file is yet. What the system refuses is an [Error], which says what to do.
package files

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// Error is a file that the system does not let be written.
type Error struct {
	Name string // of the file that was meant
	Err  error  // what the system says
	Do   string // what to do about it, or ""
}

func (e *Error) Error() string {
	text := fmt.Sprintf("cannot write %s: %v", e.Name, e.Err)
	if e.Do != "" {
		text += "; " + e.Do
	}
	return text
}

func (e *Error) Unwrap() error { return e.Err }

// refused makes an Error of what the system says about a file; what fill says stays as it is.
func refused(name string, err error) error {
	e := &Error{Name: filepath.ToSlash(name), Err: err}
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		e.Err = path.Err
	case errors.As(err, &link):
		e.Err = link.Err
	default:
		return err
	}
	dir := filepath.ToSlash(filepath.Dir(name))
	info, bad := os.Stat(name)
	switch {
	case bad == nil && info.IsDir():
		e.Do = "it is a folder: name a file"
	case errors.Is(err, fs.ErrExist):
		e.Do = "it stays as it is: name another file"
	case errors.Is(err, fs.ErrPermission) && bad == nil && info.Mode().Perm()&0o222 == 0:
		e.Do = "it is meant to stay as it is: allow writing with chmod u+w " + e.Name + ", or name another file"
	case errors.Is(err, fs.ErrPermission):
		e.Do = "your user may not write there: allow it with chmod u+wx " + dir + ", or name a file in another folder"
	case errors.Is(err, fs.ErrNotExist):
		e.Do = "make the folder " + dir + " first"
	case errors.Is(err, syscall.ENOSPC):
		e.Do = "make room on the disk"
	}
	return e
}

// Write writes a file, in place of one that is there; of a link, the file that it leads to. The folder must exist. When
// fill or the system fails, a file that was there stays as it was, and nothing else is left behind. A pipe or device, as
// /dev/stdout, is written to as it is. A file that may not be written is not replaced either.
func Write(name string, fill func(w io.Writer) error) error {
	if real, err := filepath.EvalSymlinks(name); err == nil {
		name = real
	}
	mode, plain, err := replaced(name)
	if err != nil {
		return err
	}
	if !plain {
		f, err := os.OpenFile(name, os.O_WRONLY, 0)
		if err != nil {
			return refused(name, err)
		}
		return errors.Join(fill(f), f.Close())
	}
	beside, err := written(name, mode, fill)
	if err != nil {
		return refused(name, err)
	}
	if err := os.Rename(beside, name); err != nil {
		os.Remove(beside)
		return refused(name, err)
	}
	settle(filepath.Dir(name))
	return nil
}

// Try reports what would keep Write from writing a file, before there is anything to write: what is to be written when long work
// is over is tried when it begins.
func Try(name string) error {
	mode, plain, err := replaced(name)
	if err != nil || !plain {
		return err
	}
	beside, err := written(name, mode, func(io.Writer) error { return nil })
	if err != nil {
		return refused(name, err)
	}
	return os.Remove(beside)
}

// replaced looks at what would be written over: the rights that the new file gets, and whether it is a plain file or none.
func replaced(name string) (mode fs.FileMode, plain bool, err error) {
	info, err := os.Stat(name)
	switch {
	case err != nil:
		return 0o644, true, nil
	case info.IsDir():
		return 0, true, refused(name, &fs.PathError{Op: "write", Path: name, Err: syscall.EISDIR})
	case !info.Mode().IsRegular():
		return 0, false, nil
	}
	f, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err != nil {
		return 0, true, refused(name, err)
	}
	return info.Mode().Perm(), true, f.Close()
}

// Create writes a file that must not be there yet: else the error is fs.ErrExist, and the file stays as it is.
func Create(name string, fill func(w io.Writer) error) error {
	beside, err := written(name, 0o644, fill)
	if err != nil {
		return refused(name, err)
	}
	defer os.Remove(beside)
	// A link, unlike a renaming, fails when the name is taken.
	err = os.Link(beside, name)
	if err != nil && !errors.Is(err, fs.ErrExist) {
		if _, taken := os.Lstat(name); taken == nil {
			return refused(name, &fs.PathError{Op: "write", Path: name, Err: fs.ErrExist})
		}
		err = os.Rename(beside, name) // a file system without links
	}
	if err != nil {
		return refused(name, err)
	}
	settle(filepath.Dir(name))
	return nil
}

// Folder makes a folder with those above it; one that is there already is as good.
func Folder(dir string) error {
	err := os.MkdirAll(dir, 0o755)
	var path *fs.PathError
	if !errors.As(err, &path) {
		return err
	}
	// The folder that refuses is above the first one that is missing.
	e := &Error{Name: filepath.ToSlash(path.Path), Err: path.Err}
	if errors.Is(err, fs.ErrPermission) {
		e.Do = "your user may not make it: allow it with chmod u+wx " + filepath.ToSlash(filepath.Dir(path.Path))
	}
	return e
}

// written writes the content to a file beside the one that is meant and waits until it is on the disk.
func written(name string, mode fs.FileMode, fill func(w io.Writer) error) (beside string, err error) {
	// The name begins with a dot, so that nothing that watches or loads the folder sees it.
	f, err := os.CreateTemp(filepath.Dir(name), ".cardlathe-*.tmp")
	if err != nil {
		return "", err
	}
	whole := false
	defer func() {
		if !whole { // fill may panic as well
			f.Close()
			os.Remove(f.Name())
		}
	}()
	if err := fill(f); err != nil {
		return "", err
	}
	if err := f.Chmod(mode); err != nil {
		return "", err
	}
	if err := f.Sync(); err != nil {
		return "", err
	}
	if err := f.Close(); err != nil {
		return "", err
	}
	whole = true
	return f.Name(), nil
}

// settle makes a renaming lasting, where the system can: the file is sound either way.
func settle(dir string) {
	if d, err := os.Open(dir); err == nil {
		_ = d.Sync()
		d.Close()
	}
}
