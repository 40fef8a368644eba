package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"encoding/xml"
	"errors"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"engawa/internal/buildinfo"
	"engawa/scenes/lang"
)

// newLanguageFiles is what a language needs that is added.
func newLanguageFiles() texts {
	return texts{
		Tag: "eo", WindowsLanguage: 0x1000, GenericName: "Tabulludoj", Summary: "Ludu & ridu", Keywords: []string{"ludo", "tabulo"},
		FileType: "Ludo de Engawa", Description: []string{"unu", "du", "tri"},
		Readme: map[string][]string{"linux": {"unu"}, "windows": {"du"}, "macos": {"tri"}},
	}
}

// newPacker returns a packer with the texts of all languages and one more.
func newPacker(t *testing.T) packer {
	t.Helper()
	all, err := readTexts()
	if err != nil {
		t.Fatal(err)
	}
	return packer{
		source:  source{build: buildinfo.Info{Version: "1.0", Commit: "abc"}, at: time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC)},
		texts:   append(all, newLanguageFiles()),
		licence: []byte("the licence\n"), notices: []byte("other licences\n"), homepage: "https://example.org/?a&b", maintainer: "Aki <aki@example.org>",
	}
}

// Every language of the program is one of the packages, and says as much as the first.
func TestTexts(t *testing.T) {
	all, err := readTexts()
	if err != nil {
		t.Fatal(err)
	}
	var tags []string
	for _, one := range all {
		tags = append(tags, one.Tag)
		if len(one.Description) != len(all[0].Description) {
			t.Errorf("%s has %d paragraphs, %s has %d", one.Tag, len(one.Description), all[0].Tag, len(all[0].Description))
		}
	}
	var want []string
	for _, tag := range lang.Tags() {
		want = append(want, string(tag))
	}
	if tags[0] != firstLanguage {
		t.Errorf("the first language is %s", tags[0])
	}
	slices.Sort(tags)
	slices.Sort(want)
	if !slices.Equal(tags, want) {
		t.Errorf("texts of packages are for %q, those of the program for %q: each wants a cmd/packages/texts/TAG.json", tags, want)
	}
	if !strings.Contains(strings.Join(all[0].Description, " "), "unofficial adaptation") {
		t.Error("the description does not say that this is an unofficial adaptation")
	}
}

func TestBadTexts(t *testing.T) {
	good, err := textFiles.ReadFile("texts/en.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ name, old, new string }{
		{"no JSON", "{", ""},
		{"an unknown field", `"summary"`, `"sumary"`},
		{"an empty text", `"Engawa match"`, `""`},
		{"no number of the language", "1033", "0"},
		{"a keyword that ends a list", `"shogi"`, `"shogi;go"`},
		{"no readme for a system", `"linux"`, `"plan9"`},
	} {
		if _, err := parseTexts("en", bytes.Replace(good, []byte(tt.old), []byte(tt.new), 1)); err == nil {
			t.Errorf("%s is taken", tt.name)
		}
	}
	if _, err := parseTexts("en", good); err != nil {
		t.Error(err)
	}
}

func TestDesktopEntry(t *testing.T) {
	text, err := newPacker(t).fill("desktop", map[string]string{"Command": "/usr/games/engawa"})
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{
		"Exec=/usr/games/engawa %f", "Icon=app.engawa.Engawa", "MimeType=application/x-engawa-match;", "GenericName=Tabletop games",
		"GenericName[fr]=Jeux de société", "Comment[eo]=Ludu & ridu", "Keywords[eo]=ludo;tabulo;", "StartupWMClass=engawa",
	} {
		if !slices.Contains(strings.Split(string(text), "\n"), line) {
			t.Errorf("the entry lacks %q:\n%s", line, text)
		}
	}
}

func TestMetainfo(t *testing.T) {
	for _, homepage := range []string{"", "https://example.org/?a&b"} {
		p := newPacker(t)
		p.homepage = homepage
		text, err := p.fill("metainfo.xml", nil)
		if err != nil {
			t.Fatal(err)
		}
		var got struct {
			ID      string `xml:"id"`
			Summary []struct {
				Lang string `xml:"lang,attr"`
				Text string `xml:",chardata"`
			} `xml:"summary"`
			Paragraphs []struct {
				Lang string `xml:"lang,attr"`
			} `xml:"description>p"`
			URL        string `xml:"url"`
			Launchable string `xml:"launchable"`
			Media      string `xml:"provides>mediatype"`
			Release    struct {
				Version string `xml:"version,attr"`
				Date    string `xml:"date,attr"`
			} `xml:"releases>release"`
		}
		if err := xml.Unmarshal(text, &got); err != nil {
			t.Fatal(err)
		}
		if got.ID != appID || got.Launchable != appID+".desktop" || got.Media != mimeType || got.URL != homepage {
			t.Errorf("the data are %+v", got)
		}
		if got.Release.Version != "1.0" || got.Release.Date != "2026-01-31" {
			t.Errorf("the release is %+v", got.Release)
		}
		n := len(got.Summary)
		if n != len(p.texts) || got.Summary[n-1].Lang != "eo" || got.Summary[n-1].Text != "Ludu & ridu" || len(got.Paragraphs) != n*len(p.texts[0].Description) {
			t.Errorf("the summaries are %+v with %d paragraphs", got.Summary, len(got.Paragraphs))
		}
	}
}

func TestFileType(t *testing.T) {
	p := newPacker(t)
	text, err := p.fill("mime.xml", nil)
	if err != nil {
		t.Fatal(err)
	}
	var got struct {
		Type struct {
			Name     string   `xml:"type,attr"`
			Comments []string `xml:"comment"`
			Glob     struct {
				Pattern string `xml:"pattern,attr"`
			} `xml:"glob"`
		} `xml:"mime-type"`
	}
	if err := xml.Unmarshal(text, &got); err != nil {
		t.Fatal(err)
	}
	var want []string
	for _, one := range p.texts {
		want = append(want, one.FileType)
	}
	if got.Type.Name != mimeType || got.Type.Glob.Pattern != "*.engawa" || !slices.Equal(got.Type.Comments, want) {
		t.Errorf("the type is %+v", got)
	}
}

// untar reads a tar.gz: contents and permissions by name.
func untar(t *testing.T, data []byte) (contents map[string][]byte, modes map[string]int64) {
	t.Helper()
	packed, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	contents, modes = map[string][]byte{}, map[string]int64{}
	for r := tar.NewReader(packed); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return contents, modes
		}
		if err != nil {
			t.Fatal(err)
		}
		if contents[h.Name], err = io.ReadAll(r); err != nil {
			t.Fatal(err)
		}
		modes[h.Name] = h.Mode
	}
}

func TestLinuxArchive(t *testing.T) {
	p := newPacker(t)
	once, err := p.linuxArchive("engawa-1.0", []byte("run"))
	if err != nil {
		t.Fatal(err)
	}
	twice, err := p.linuxArchive("engawa-1.0", []byte("run"))
	if err != nil || !bytes.Equal(once, twice) {
		t.Errorf("the same archive has other bytes the second time, %v", err)
	}
	contents, modes := untar(t, once)
	if string(contents["engawa-1.0/bin/engawa"]) != "run" || modes["engawa-1.0/bin/engawa"] != 0o755 || modes["engawa-1.0/install.sh"] != 0o755 {
		t.Errorf("the archive holds %v", modes)
	}
	for _, side := range []struct {
		file string
		want int
	}{{"16x16", 16}, {"512x512", 512}} {
		c, err := png.DecodeConfig(bytes.NewReader(contents["engawa-1.0/share/icons/hicolor/"+side.file+"/apps/app.engawa.Engawa.png"]))
		if err != nil || c.Width != side.want || c.Height != side.want {
			t.Errorf("the icon of %s is %v, %v", side.file, c, err)
		}
	}
	if text := string(contents["engawa-1.0/README.txt"]); !strings.Contains(text, "sh install.sh") || !strings.Contains(text, "unofficial") || !strings.Contains(text, "\nunu\n") {
		t.Errorf("the readme is\n%s", text)
	}
}

// The Debian package has what the archive has, in Debian's places.
func TestDebianPackage(t *testing.T) {
	data, err := newPacker(t).debianPackage("arm64", []byte("run"))
	if err != nil {
		t.Fatal(err)
	}
	at := bytes.LastIndex(data, []byte("\x1f\x8b\x08")) // the files come last
	if at < 0 {
		t.Fatal("the package holds no files")
	}
	contents, _ := untar(t, data[at:])
	for _, file := range []string{
		"games/engawa", "share/applications/app.engawa.Engawa.desktop", "share/metainfo/app.engawa.Engawa.metainfo.xml",
		"share/mime/packages/engawa.xml", "share/icons/hicolor/scalable/apps/app.engawa.Engawa.svg", "share/doc/engawa/copyright",
	} {
		if len(contents["./usr/"+file]) == 0 {
			t.Errorf("the package lacks %s", file)
		}
	}
	if text := string(contents["./usr/share/doc/engawa/copyright"]); !strings.Contains(text, "the licence") || !strings.Contains(text, "other licences") {
		t.Errorf("the licences are\n%s", text)
	}
}

func TestVersionNumber(t *testing.T) {
	for _, tt := range []struct {
		version string
		want    [4]uint16
		ok      bool
	}{
		{"1.0", [4]uint16{1}, true}, {"2.10.3", [4]uint16{2, 10, 3}, true}, {"1.2.3.4", [4]uint16{1, 2, 3, 4}, true},
		{"1.2.3.4.5", [4]uint16{}, false}, {"1.x", [4]uint16{}, false}, {"", [4]uint16{}, false}, {"70000", [4]uint16{}, false},
	} {
		if got, err := versionNumber(tt.version); (err == nil) != tt.ok || tt.ok && got != tt.want {
			t.Errorf("%q gave %v, %v", tt.version, got, err)
		}
	}
	if _, err := versionNumber(buildinfo.Version); err != nil {
		t.Error(err)
	}
}

func TestParseEpoch(t *testing.T) {
	for _, tt := range []struct {
		text string
		want string // "" for an error
	}{
		{"1800000000", "2027-01-15T08:00:00Z"}, {" 1800000000\n", "2027-01-15T08:00:00Z"}, {"0", "1980-01-01T00:00:00Z"},
		{"", ""}, {"-1", ""}, {"today", ""},
	} {
		got, err := parseEpoch(tt.text)
		if (err == nil) != (tt.want != "") || err == nil && got.Format(time.RFC3339) != tt.want {
			t.Errorf("%q gave %v, %v", tt.text, got, err)
		}
	}
}

func TestLicences(t *testing.T) {
	folder := t.TempDir()
	if _, err := licences(folder); err == nil {
		t.Error("a folder without a licence is taken")
	}
	for file, text := range map[string]string{"LICENSE": "one\r\n", "license.md": "two", "NOTICE.txt": "three", "main.go": "four"} {
		if err := os.WriteFile(filepath.Join(folder, file), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	got, err := licences(folder)
	if err != nil || !strings.Contains(got, "one") || !strings.Contains(got, "two") || !strings.Contains(got, "three") || strings.Contains(got, "four") {
		t.Errorf("the licences are %q, %v", got, err)
	}
}

func TestListSums(t *testing.T) {
	one, two := strings.Repeat("1", 64), strings.Repeat("2", 64)
	if got, want := string(listSums(map[string]string{"b": one, "a": two})), two+"  a\n"+one+"  b\n"; got != want {
		t.Errorf("the sums are\n%s, want\n%s", got, want)
	}
}

// The scripts for Windows name what they register.
func TestWindowsScripts(t *testing.T) {
	p := newPacker(t)
	for script, wants := range map[string][]string{
		"register-files.cmd":   {`Classes\.engawa" /ve /d "Engawa.Match"`, `\"%~dp0engawa.exe\" \"%%1\"`, `/d "Engawa match"`},
		"unregister-files.cmd": {`Classes\.engawa" /f`, `Classes\Engawa.Match" /f`},
	} {
		text, err := p.fill(script, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range wants {
			if !strings.Contains(string(text), want) {
				t.Errorf("%s lacks %s:\n%s", script, want, text)
			}
		}
	}
}

func TestReadFolder(t *testing.T) {
	folder := t.TempDir()
	if err := os.MkdirAll(filepath.Join(folder, "a", "b"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "a", "b", "c.txt"), []byte("words"), 0o600); err != nil {
		t.Fatal(err)
	}
	files, err := readFolder(folder)
	if err != nil || len(files) != 1 || files[0].Name != "a/b/c.txt" || string(files[0].Data) != "words" {
		t.Errorf("the folder holds %v, %v", files, err)
	}
}
