// Package files writes files for people. [Write] is the one way in which the program does: whatever goes wrong on the
// way (no room, no right, a crash, a power cut), there is the old file or the new one, never a part of either.
//
//	err := files.Write("report.jsonl", func(w io.Writer) error { return replay.Encode(w, f) })
//
// [Create] does so only where no file is yet.
package files

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// Write writes a file, in place of one that is there; of a link, the file that it leads to. The folder must exist. When
// fill or the system fails, a file that was there stays as it was, and nothing else is left behind. A pipe or device, as
// /dev/stdout, is written to as it is.
func Write(name string, fill func(w io.Writer) error) error {
	if real, err := filepath.EvalSymlinks(name); err == nil {
		name = real
	}
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() && !info.IsDir() {
		f, err := os.OpenFile(name, os.O_WRONLY, 0)
		if err != nil {
			return err
		}
		return errors.Join(fill(f), f.Close())
	}
	beside, err := written(name, fill)
	if err != nil {
		return err
	}
	if err := os.Rename(beside, name); err != nil {
		os.Remove(beside)
		return err
	}
	settle(filepath.Dir(name))
	return nil
}

// Create writes a file that must not be there yet: else the error is fs.ErrExist, and the file stays as it is.
func Create(name string, fill func(w io.Writer) error) error {
	beside, err := written(name, fill)
	if err != nil {
		return err
	}
	defer os.Remove(beside)
	// A link, unlike a renaming, fails when the name is taken.
	err = os.Link(beside, name)
	if err != nil && !errors.Is(err, fs.ErrExist) {
		if _, taken := os.Lstat(name); taken == nil {
			return &fs.PathError{Op: "write", Path: name, Err: fs.ErrExist}
		}
		err = os.Rename(beside, name) // a file system without links
	}
	if err == nil {
		settle(filepath.Dir(name))
	}
	return err
}

// written writes the content to a file beside the one that is meant and waits until it is on the disk.
func written(name string, fill func(w io.Writer) error) (beside string, err error) {
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
	if err := f.Chmod(0o644); err != nil {
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
