package wasm

import (
	"strings"
	"testing"
)

func TestVersionsTellBuildsApart(t *testing.T) {
	version := func(first, rest, glue string) string {
		t.Helper()
		files, err := layOut([]byte(first), []byte(rest), []byte("// Copyright\n\n"+glue))
		if err != nil {
			t.Fatal(err)
		}
		_, after, _ := strings.Cut(string(files[indexName]), `data-version="`)
		v, _, _ := strings.Cut(after, `"`)
		if len(v) != short {
			t.Fatalf("the page names the version %q", v)
		}
		return v
	}
	if a, b := version("first", "rest", "glue"), version("first", "rest", "glue"); a != b {
		t.Errorf("one build has the versions %q and %q", a, b)
	}
	seen := map[string]string{}
	for _, build := range [][3]string{{"first", "rest", "glue"}, {"other", "rest", "glue"}, {"first", "other", "glue"}, {"first", "rest", "other"}, {"other", "other", "other"}} {
		v := version(build[0], build[1], build[2])
		if before, double := seen[v]; double {
			t.Errorf("the builds %s and %s have one version, %q", before, build, v)
		}
		seen[v] = strings.Join(build[:], " ")
	}
}
