package wasm

import (
	"strings"
	"testing"
)

func TestVersionsTellBuildsApart(t *testing.T) {
	version := func(program, glue string) string {
		t.Helper()
		files, err := layOut([]byte(program), []byte(glue))
		if err != nil {
			t.Fatal(err)
		}
		_, rest, _ := strings.Cut(string(files[indexName]), `data-version="`)
		v, _, _ := strings.Cut(rest, `"`)
		if len(v) != short {
			t.Fatalf("the page names the version %q", v)
		}
		return v
	}
	if a, b := version("program", "glue"), version("program", "glue"); a != b {
		t.Errorf("one build has the versions %q and %q", a, b)
	}
	seen := map[string]string{}
	for _, build := range [][2]string{{"program", "glue"}, {"other", "glue"}, {"program", "other"}, {"other", "other"}} {
		v := version(build[0], build[1])
		if before, double := seen[v]; double {
			t.Errorf("the builds %s and %s have one version, %q", before, build, v)
		}
		seen[v] = build[0] + " " + build[1]
	}
}
