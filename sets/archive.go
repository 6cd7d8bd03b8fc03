package sets

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"cardlathe/sets/diag"
)

// Zips of sets are what people send each other, so they are the least trusted of all content. One is read into memory,
// never unpacked to disk; what could lead out of it, or grow, is refused before any of its texts is read, and each
// refusal says which entry it is about and how to pack the zip so that it does.

// Limits of archives.
const (
	MaxArchive  = 64 << 20  // bytes of a zip
	maxUnpacked = 256 << 20 // bytes of what it holds
	maxEntries  = 20000     // files and folders
)

// archiveEnding is what the names of archives end with, case aside.
const archiveEnding = ".zip"

// IsArchive reports that a file name is that of a zip.
func IsArchive(name string) bool { return strings.EqualFold(path.Ext(name), archiveEnding) }

// openArchive makes a layer of a zip that is read from r.
func openArchive(r io.Reader, shown string) (Layer, *diag.Diagnostic) {
	data, err := io.ReadAll(io.LimitReader(r, MaxArchive+1))
	if err != nil {
		return Layer{}, unreadable(shown, err)
	}
	fsys, d := OpenZip(data, shown)
	if d != nil {
		return Layer{}, d
	}
	return below(Layer{FS: fsys, Source: shown, Root: shown, archive: true}), nil
}

// OpenZip reads a zip of sets; shown is what the diagnostic calls it. It refuses archives larger than MaxArchive, with
// more than 256 MB of content or 20,000 entries, and those whose entries lead out of the archive, are links, are
// encrypted or damaged, or have names that differ between systems or that some cannot have. It never holds more than the
// archive: files are unpacked as they are read.
func OpenZip(data []byte, shown string) (fs.FS, *diag.Diagnostic) {
	if len(data) > MaxArchive {
		return nil, badArchive(shown, fmt.Sprintf("It is larger than %d MB.", MaxArchive>>20), "leave out what is no set")
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, badArchive(shown, fmt.Sprintf("It cannot be read: %v.", err), "get or make it once more")
	}
	if len(z.File) > maxEntries {
		return nil, badArchive(shown, fmt.Sprintf("It holds more than %d files.", maxEntries), "leave out what is no set")
	}
	var total uint64
	names := map[string]string{}
	for _, f := range z.File {
		if because, fix := refused(f); because != "" {
			return nil, badArchive(shown, because, fix)
		}
		key := strings.ToLower(strings.TrimSuffix(f.Name, "/"))
		if other, twice := names[key]; twice {
			return nil, badArchive(shown, fmt.Sprintf("It holds %q and %q, which are one file on some systems.", other, f.Name), "keep one of them")
		}
		names[key] = f.Name
		if total += min(f.UncompressedSize64, maxUnpacked+1); total > maxUnpacked {
			return nil, badArchive(shown, fmt.Sprintf("It holds more than %d MB.", maxUnpacked>>20), "leave out what is no set")
		}
	}
	for _, f := range z.File {
		if err := whole(f); err != nil {
			return nil, badArchive(shown, fmt.Sprintf("The file %q in it is damaged: %v.", f.Name, err), "get or make it once more")
		}
	}
	return z, nil
}

// whole unpacks an entry once, to nowhere: it is as long as the archive says, and its check sum is right.
func whole(f *zip.File) error {
	r, err := f.Open()
	if err != nil {
		return err
	}
	defer r.Close()
	_, err = io.Copy(io.Discard, r)
	return err
}

// refused says why an entry makes its archive unusable, "" when it does not, and what to do.
func refused(f *zip.File) (because, fix string) {
	name := strings.TrimSuffix(f.Name, "/")
	switch {
	case !utf8.ValidString(f.Name):
		return fmt.Sprintf("It holds a file %q, whose name is not UTF-8.", f.Name), "pack it again with a program that writes names as UTF-8, or give the file a name of plain letters"
	case strings.Contains(name, `\`):
		return fmt.Sprintf("It holds a file %q, whose path is written with backslashes.", f.Name), `pack it again with a program that writes "/" between folders`
	case !fs.ValidPath(name), strings.Contains(name, ":"):
		return fmt.Sprintf("It holds a file %q, whose path leads out of it.", f.Name), "do not use it: no honest program packs such a path"
	case slices.ContainsFunc(strings.Split(name, "/"), unportable):
		return fmt.Sprintf("It holds a file %q, whose name some systems cannot have.", f.Name), "give it a name of letters, digits and \"-\""
	case f.Mode()&fs.ModeSymlink != 0:
		return fmt.Sprintf("It holds a link %q, and links are not followed in a zip.", f.Name), "put the file itself in its place"
	case f.Flags&1 != 0:
		return fmt.Sprintf("It holds a file %q that is encrypted.", f.Name), "pack it without a password"
	case f.Method != zip.Store && f.Method != zip.Deflate:
		return fmt.Sprintf("It holds a file %q packed by the method %d.", f.Name, f.Method), `pack it with the ordinary method, "deflate"`
	}
	return "", ""
}

// reserved are the names that Windows keeps for devices, whatever follows a dot.
var reserved = regexp.MustCompile(`(?i)^(con|prn|aux|nul|com[1-9]|lpt[1-9])(\.|$)`)

// unportable reports whether some system cannot have a file or folder of that name.
func unportable(name string) bool {
	return reserved.MatchString(name) || strings.HasSuffix(name, ".") || strings.HasSuffix(name, " ") ||
		strings.ContainsFunc(name, func(r rune) bool { return unicode.IsControl(r) || strings.ContainsRune(`<>"|?*`, r) })
}

func badArchive(shown, because, fix string) *diag.Diagnostic {
	return diag.Errorf(diag.BadArchive, diag.At(shown, 0, 0), "not a usable zip of sets").Because("%s", because).Try(fix)
}

// below goes down to where the sets are when what is given holds nothing but one folder, as zips do that were made of
// a folder: mod-1.2.zip/mod-1.2/sets/riftbound/mine.
func below(l Layer) Layer {
	for {
		if f := discover(l.FS, ""); len(f.mounts)+len(f.zips)+len(f.diags) > 0 {
			return l
		}
		entries, err := fs.ReadDir(l.FS, ".")
		if err != nil {
			return l
		}
		entries = slices.DeleteFunc(entries, func(e fs.DirEntry) bool { return hidden(e.Name()) })
		folders := slices.DeleteFunc(slices.Clone(entries), func(e fs.DirEntry) bool { return !e.IsDir() })
		if len(folders) != 1 {
			return l
		}
		inner, err := fs.Sub(l.FS, folders[0].Name())
		if err != nil {
			return l
		}
		l.FS, l.Root = inner, path.Join(l.Root, folders[0].Name())
	}
}

// lying opens a zip that lies in a layer, in the folder of its game or above.
func (l Layer) lying(name string) (Layer, *diag.Diagnostic) {
	shown := path.Join(l.Root, name)
	f, err := l.FS.Open(name)
	if err != nil {
		return Layer{}, unreadable(shown, err)
	}
	defer f.Close()
	return openArchive(f, shown)
}
