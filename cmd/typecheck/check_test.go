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
		n, errs := check(target{os: c.os, arch: "arm64"}, []string{c.pkg})
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
	n, errs := check(target{os: "js", arch: "wasm"}, []string{"engawa/..."})
	if len(errs) > 0 || n < 1 {
		t.Errorf("%d packages, errors %v, want none", n, errs)
	}
}
