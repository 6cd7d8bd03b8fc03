package sets_test

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"io/fs"
	"os"
	"strings"
	"testing"

	"cardlathe/engine/games"
	"cardlathe/sets"
)

func zipped(t *testing.T, pairs ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for i := 0; i+1 < len(pairs); i += 2 {
		f, err := w.Create(pairs[i])
		if err != nil {
			t.Fatal(err)
		}
		f.Write([]byte(pairs[i+1]))
	}
	w.Close()
	return b.Bytes()
}

// entry makes a zip of one entry that is not as it should be, beside a sound set.
func entry(t *testing.T, h *zip.FileHeader) []byte {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for _, h := range []*zip.FileHeader{{Name: "m/set.hcl"}, h} {
		f, err := w.CreateRaw(h)
		if err != nil {
			t.Fatal(err)
		}
		f.Write(nil)
	}
	w.Close()
	return b.Bytes()
}

// Each archive that is refused says why, which entry it is about, and how to make one that is not.
func TestArchivesAreRefused(t *testing.T) {
	link := &zip.FileHeader{Name: "m/lib.lua"}
	link.SetMode(fs.ModeSymlink | 0o777)
	many := make([]string, 0, 40_002)
	for i := range 20_001 {
		many = append(many, "m/"+strings.Repeat("x", i%200)+string(rune(0x4e00+i/200)), "")
	}
	for _, test := range []struct {
		name string
		data []byte
		want string
	}{
		{"up", zipped(t, "../set.hcl", ""), `"../set.hcl", whose path leads out of it`},
		{"absolute", zipped(t, "/set.hcl", ""), `"/set.hcl", whose path leads out of it`},
		{"drive", zipped(t, "c:/set.hcl", ""), `"c:/set.hcl", whose path leads out of it`},
		{"backslash", zipped(t, `a\set.hcl`, ""), "backslashes; pack it again"},
		{"no zip", []byte("PK"), "cannot be read"},
		{"cut off", zipped(t, "m/set.hcl", mod("m"))[:100], "cannot be read"},
		{"bomb", entry(t, &zip.FileHeader{Name: "m/c.hcl", UncompressedSize64: 1 << 40}), "more than 256 MB"},
		{"too many", zipped(t, many...), "more than 20000 files"},
		{"link", entry(t, link), `link "m/lib.lua", and links are not followed`},
		{"encrypted", entry(t, &zip.FileHeader{Name: "m/c.hcl", Flags: 1}), "encrypted; pack it without a password"},
		{"method", entry(t, &zip.FileHeader{Name: "m/c.hcl", Method: 93}), "packed by the method 93"},
		{"encoding", entry(t, &zip.FileHeader{Name: "m/cards/\xb5\xc6.lua", NonUTF8: true}), `"m/cards/\xb5\xc6.lua", whose name is not UTF-8`},
		{"case", zipped(t, "m/set.hcl", "", "m/cards/Lamp.lua", "", "m/cards/lamp.lua", ""), `"m/cards/Lamp.lua" and "m/cards/lamp.lua", which are one file on some systems`},
		{"device", zipped(t, "m/set.hcl", "", "m/cards/con.lua", ""), `"m/cards/con.lua", whose name some systems cannot have`},
		{"control", zipped(t, "m/set.hcl", "", "m/cards/a\x01b.lua", ""), `"m/cards/a\x01b.lua", whose name some systems cannot have`},
		{"damaged", damaged(zipped(t, "m/set.hcl", mod("m"))), `"m/set.hcl" in it is damaged`},
		{"twice", zipped(t, "m/set.hcl", "", "m/set.hcl", ""), `"m/set.hcl" and "m/set.hcl"`},
	} {
		if _, d := sets.OpenZip(test.data, "m.zip"); d == nil || d.Code != "FILE007" || !strings.HasPrefix(d.Error(), "m.zip: ") || !strings.Contains(d.Error(), test.want) {
			t.Errorf("%s: %v", test.name, d)
		}
	}
}

// damaged changes a byte of the first file of a zip.
func damaged(data []byte) []byte {
	data[len("PK..")+30+len("m/set.hcl")] ^= 0xff
	return data
}

// A file that is longer than its archive says is not read to its end.
func TestArchivesThatLie(t *testing.T) {
	var packed, b bytes.Buffer
	f, _ := flate.NewWriter(&packed, flate.BestCompression)
	f.Write(bytes.Repeat([]byte("# a\n"), 1<<20))
	f.Close()
	w := zip.NewWriter(&b)
	e, err := w.CreateRaw(&zip.FileHeader{Name: "set.hcl", Method: zip.Deflate, UncompressedSize64: 100, CompressedSize64: uint64(packed.Len())})
	if err != nil {
		t.Fatal(err)
	}
	e.Write(packed.Bytes())
	w.Close()
	if fsys, d := sets.OpenZip(b.Bytes(), "m.zip"); d == nil || d.Code != "FILE007" || fsys != nil || !strings.Contains(d.Error(), `"set.hcl" in it is damaged`) {
		t.Errorf("%v", d)
	}
}

// A zip is as good as its folder, however it was packed and wherever it lies, and its files are called by their place in it.
func TestArchivesAreContent(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	write(t, dir, "sets/riftbound/one/set.hcl", mod("one"))
	broken := unit("M-1", "Zip", "x = 1")
	for name, data := range map[string][]byte{
		"flat.zip":               zipped(t, "set.hcl", mod("flat"), "c.hcl", broken),
		"tree.zip":               zipped(t, "riftbound/tree/set.hcl", mod("tree"), "riftbound/tree/c.hcl", broken, "__MACOSX/._tree", "x"),
		"deep.ZIP":               zipped(t, "deep-1.0/sets/riftbound/deep/set.hcl", mod("deep"), "deep-1.0/sets/riftbound/deep/c.hcl", broken, "deep-1.0/README.md", ""),
		"none.zip":               zipped(t, "readme.txt", ""),
		"nested.zip":             zipped(t, "flat.zip", string(zipped(t, "set.hcl", mod("flat")))),
		"case.zip":               zipped(t, "m/Set.hcl", mod("m")),
		"sets/lying.zip":         zipped(t, "set.hcl", mod("lying"), "c.hcl", broken),
		"sets/riftbound/two.zip": zipped(t, "two/set.hcl", mod("two"), "two/c.hcl", broken),
		"sets/same.zip":          zipped(t, "set.hcl", mod("one")),
		"sets/bad.zip":           []byte("PK"),
	} {
		if err := os.WriteFile(name, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, test := range []struct {
		paths []string
		want  []string
	}{
		{[]string{"flat.zip"}, []string{"flat.zip/c.hcl:6: HCL003"}},
		{[]string{"tree.zip"}, []string{"tree.zip/riftbound/tree/c.hcl:6: HCL003"}},
		{[]string{"deep.ZIP"}, []string{"deep.ZIP/deep-1.0/sets/riftbound/deep/c.hcl:6: HCL003"}},
		{[]string{"none.zip"}, []string{"none.zip: FILE008"}},
		{[]string{"nested.zip"}, []string{"nested.zip: FILE008 no set in nested.zip; A set is a folder with a file set.hcl; it may lie up to 3 folders deep; unpack it: zips within a zip, as flat.zip"}},
		{[]string{"case.zip"}, []string{`case.zip/m/Set.hcl: FILE006 "Set.hcl" must be called "set.hcl"`}},
		{nil, []string{"sets/bad.zip: FILE007", `sets/same.zip/set.hcl: SET002 two sets "one"`, "sets/lying.zip/c.hcl:6: HCL003", "sets/riftbound/two.zip/two/c.hcl:6: HCL003"}},
	} {
		o, _, diags := sets.Layers(test.paths)
		_, more := sets.Load(o, games.Vocabularies(), nil)
		diags = append(diags, more...)
		got := make([]string, len(diags))
		for i, d := range diags {
			got[i] = d.Error()
		}
		for i, want := range test.want {
			if len(got) != len(test.want) || !strings.HasPrefix(got[i], want) {
				t.Errorf("%v: got\n%s\nwant\n%s", test.paths, strings.Join(got, "\n"), strings.Join(test.want, "\n"))
				break
			}
		}
	}
	_, sources, _ := sets.Layers(nil)
	for _, s := range sources {
		if s.Set == "lying" && (s.Source != "sets/lying.zip" || s.Shown != "sets/lying.zip") {
			t.Errorf("%+v", s)
		}
	}
}
