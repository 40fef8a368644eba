package archive

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"testing"
	"time"
)

var (
	modTime = time.Date(2026, 1, 31, 12, 30, 14, 0, time.FixedZone("", 3600))
	files   = []File{Program("bin/engawa", []byte("run")), Regular("share/a/b.txt", []byte("words")), Regular("README", nil)}
)

// backwards is the list in another order, which must not matter.
func backwards() []File {
	list := slices.Clone(files)
	slices.Reverse(list)
	return list
}

func TestTarGz(t *testing.T) {
	for _, tt := range []struct {
		prefix string
		want   []string
	}{
		{"", []string{
			"bin/ 755 0 root", "share/ 755 0 root", "share/a/ 755 0 root",
			"README 644 0 root", "bin/engawa 755 3 root", "share/a/b.txt 644 5 root",
		}},
		{"./", []string{
			"./ 755 0 root", "./bin/ 755 0 root", "./share/ 755 0 root", "./share/a/ 755 0 root",
			"./README 644 0 root", "./bin/engawa 755 3 root", "./share/a/b.txt 644 5 root",
		}},
	} {
		var once, twice bytes.Buffer
		if err := errors.Join(WriteTarGz(&once, tt.prefix, files, modTime), WriteTarGz(&twice, tt.prefix, backwards(), modTime.UTC())); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(once.Bytes(), twice.Bytes()) {
			t.Error("the same files give other bytes in another order")
		}
		packed, err := gzip.NewReader(&once)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for r := tar.NewReader(packed); ; {
			h, err := r.Next()
			if err == io.EOF {
				break
			}
			if err != nil {
				t.Fatal(err)
			}
			if !h.ModTime.Equal(modTime) {
				t.Errorf("%s is of %v", h.Name, h.ModTime)
			}
			got = append(got, fmt.Sprintf("%s %o %d %s", h.Name, h.Mode, h.Size, h.Uname))
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("the archive lists\n%q, want\n%q", got, tt.want)
		}
	}
}

func TestZip(t *testing.T) {
	var once, twice bytes.Buffer
	if err := errors.Join(WriteZip(&once, files, modTime), WriteZip(&twice, backwards(), modTime.UTC())); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(once.Bytes(), twice.Bytes()) {
		t.Error("the same files give other bytes in another order")
	}
	r, err := zip.NewReader(bytes.NewReader(once.Bytes()), int64(once.Len()))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range r.File {
		data, err := fs.ReadFile(r, f.Name)
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, fmt.Sprintf("%s %o %s %v", f.Name, f.Mode(), data, f.Modified.Equal(modTime)))
	}
	if want := []string{"README 644  true", "bin/engawa 755 run true", "share/a/b.txt 644 words true"}; !slices.Equal(got, want) {
		t.Errorf("the zip holds %q, want %q", got, want)
	}
}

func TestBadNames(t *testing.T) {
	for _, names := range [][]string{{""}, {"."}, {"/etc/passwd"}, {"../up"}, {"a//b"}, {"a/"}, {"a", "b", "a"}} {
		var list []File
		for _, name := range names {
			list = append(list, Regular(name, nil))
		}
		if WriteTarGz(io.Discard, "", list, modTime) == nil || WriteZip(io.Discard, list, modTime) == nil {
			t.Errorf("%q are taken", names)
		}
	}
}

func TestUnder(t *testing.T) {
	got := Under("usr", files)
	if got[0].Name != "usr/bin/engawa" || files[0].Name != "bin/engawa" {
		t.Errorf("below usr, %q became %q", files[0].Name, got[0].Name)
	}
}
