package deb

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"engawa/cmd/packages/internal/archive"
)

var modTime = time.Unix(1_800_000_001, 0)

func example() Package {
	return Package{
		Name: "engawa", Version: "1.0", Architecture: "amd64", Maintainer: "Nobody", Depends: []string{"libc6", "libgl1"}, Section: "games",
		Summary: "games", Description: []string{strings.Repeat("word ", 30), "Second."},
		Files: []archive.File{archive.Program("usr/games/engawa", make([]byte, 1025)), archive.Regular("usr/share/x", []byte("x"))},
	}
}

// members reads an ar archive.
func members(t *testing.T, data []byte) (names []string, contents map[string][]byte) {
	t.Helper()
	rest, ok := bytes.CutPrefix(data, []byte("!<arch>\n"))
	if !ok {
		t.Fatal("this is no ar archive")
	}
	contents = map[string][]byte{}
	for len(rest) > 0 {
		const header = 60
		if len(rest) < header || string(rest[header-2:header]) != "`\n" {
			t.Fatalf("%q is no header", rest[:min(len(rest), header)])
		}
		name := strings.TrimSpace(string(rest[:16]))
		if at := strings.TrimSpace(string(rest[16:28])); at != "1800000001" {
			t.Errorf("%s is of %s", name, at)
		}
		size, err := strconv.Atoi(strings.TrimSpace(string(rest[48:58])))
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, name)
		contents[name] = rest[header : header+size]
		rest = rest[header+size+size%2:]
	}
	return names, contents
}

// untar reads a tar.gz.
func untar(t *testing.T, data []byte) map[string]string {
	t.Helper()
	packed, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	for r := tar.NewReader(packed); ; {
		h, err := r.Next()
		if err == io.EOF {
			return files
		}
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		files[h.Name] = string(content)
	}
}

func TestWrite(t *testing.T) {
	var once, twice bytes.Buffer
	backwards := example()
	slices.Reverse(backwards.Files)
	if err := errors.Join(Write(&once, example(), modTime), Write(&twice, backwards, modTime)); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(once.Bytes(), twice.Bytes()) {
		t.Error("the same files give other bytes in another order")
	}
	names, contents := members(t, once.Bytes())
	if want := []string{"debian-binary", "control.tar.gz", "data.tar.gz"}; !slices.Equal(names, want) {
		t.Fatalf("the package holds %q, want %q", names, want)
	}
	if got := string(contents["debian-binary"]); got != "2.0\n" {
		t.Errorf("the format is %q", got)
	}
	control := untar(t, contents["control.tar.gz"])
	words := strings.TrimSpace(strings.Repeat("word ", 15))
	want := "Package: engawa\nVersion: 1.0\nArchitecture: amd64\nMaintainer: Nobody\nInstalled-Size: 3\nDepends: libc6, libgl1\n" +
		"Section: games\nPriority: optional\nDescription: games\n " + words + "\n " + words + "\n .\n Second.\n"
	if got := control["./control"]; got != want {
		t.Errorf("the control file is\n%s, want\n%s", got, want)
	}
	if got := control["./md5sums"]; !strings.Contains(got, "9dd4e461268c8034f5c8564e155c67a6  usr/share/x\n") {
		t.Errorf("the sums are\n%s", got)
	}
	data := untar(t, contents["data.tar.gz"])
	if len(data["./usr/games/engawa"]) != 1025 || data["./usr/share/x"] != "x" {
		t.Errorf("the files are %d in number", len(data))
	}
	if _, ok := data["./usr/games/"]; !ok {
		t.Error("the folders are missing, which dpkg wants")
	}
}

func TestIncompletePackages(t *testing.T) {
	for name, spoil := range map[string]func(*Package){
		"no name": func(p *Package) { p.Name = "" }, "no version": func(p *Package) { p.Version = "" },
		"no architecture": func(p *Package) { p.Architecture = "" }, "a summary of two lines": func(p *Package) { p.Summary = "a\nb" },
		"a bad path": func(p *Package) { p.Files[0].Name = "/usr" },
	} {
		p := example()
		if spoil(&p); Write(io.Discard, p, modTime) == nil {
			t.Errorf("%s is taken", name)
		}
	}
}
