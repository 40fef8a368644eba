package main

import (
	"strings"
	"testing"
)

func TestCheck(t *testing.T) {
	for _, c := range []struct {
		os, pkg string
		want    string // part of the one error; "" for none
	}{
		{"android", "./testdata/good", ""},
		{"ios", "./testdata/good", ""},
		{"linux", "./testdata/good", "undefined: name"},
		{"android", "./testdata/bad", "cannot use 7"},
		{"ios", "./testdata/bad", ""},
		{"windows", "./testdata/bad", ""},
		{"android", "./testdata/absent", "absent"},
	} {
		n, errs := check(target{os: c.os, arch: "arm64"}, nil, []string{c.pkg})
		switch {
		case c.want == "":
			if len(errs) > 0 || n < 1 {
				t.Errorf("%s for %s: %d packages, errors %v, want none", c.pkg, c.os, n, errs)
			}
		case len(errs) != 1 || !strings.Contains(errs[0].Error(), c.want):
			t.Errorf("%s for %s: errors %v, want one with %q", c.pkg, c.os, errs, c.want)
		}
	}
}

// What a browser cannot run, such as the phones' library, is left out of the page by a build constraint.
func TestEveryPackageChecksForTheBrowser(t *testing.T) {
	n, errs := check(target{os: "js", arch: "wasm"}, nil, []string{"engawa/..."})
	if len(errs) > 0 || n < 1 {
		t.Errorf("%d packages, errors %v, want none", n, errs)
	}
}

// What "go vet" finds is found: in files of one system, in tests, and through functions of other packages.
func TestVet(t *testing.T) {
	const copies, wrong = "copies lock value", "Logf format %d has arg"
	for _, c := range []struct {
		os, pkg string
		want    []string // parts of the errors
	}{
		{"linux", "./testdata/good", []string{"undefined: name"}},
		{"ios", "./testdata/good", nil},
		{"darwin", "./testdata/vet", []string{copies}},
		{"windows", "./testdata/vet", []string{wrong, copies}},
		{"darwin", "./testdata/caller", []string{wrong}},
	} {
		n, errs := check(target{os: c.os, arch: "arm64"}, newVetter(), []string{c.pkg})
		if len(errs) != len(c.want) || n < 1 {
			t.Errorf("%s for %s: %d packages, errors %v, want %d", c.pkg, c.os, n, errs, len(c.want))
			continue
		}
		for k, part := range c.want {
			if !strings.Contains(errs[k].Error(), part) {
				t.Errorf("%s for %s: error %v, want %q in it", c.pkg, c.os, errs[k], part)
			}
		}
	}
}

// A package is analyzed once for systems on which it has the same files, and what calls it on one of them only is held
// against what it says all the same.
func TestVetOnSeveralSystems(t *testing.T) {
	v := newVetter()
	for _, c := range []struct {
		os, pkg string
		want    int // errors
	}{
		{"darwin", "./testdata/vet", 1},
		{"darwin", "./testdata/vet", 0},
		{"windows", "./testdata/vet", 2}, // it has other files there
		{"linux", "./testdata/caller", 1},
	} {
		if _, errs := check(target{os: c.os, arch: "arm64"}, v, []string{c.pkg}); len(errs) != c.want {
			t.Errorf("%s for %s: errors %v, want %d", c.pkg, c.os, errs, c.want)
		}
	}
}
