package wasm_test

import (
	"bytes"
	"cmp"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"engawa/wasm"
)

// maxBytes is how much may travel, compressed, until the page plays and keeps itself for play without a network, in
// the language with the largest file. Four million are allowed as a server sends it, which is a sixth less than here.
const maxBytes = 3_680_000

// maxFirst is how much of it may travel until the page plays: on a line of 9 Mbit/s, on which three seconds are
// allowed, that takes half of them.
const maxFirst = 1_800_000

// quality is how hard brotli and gzip try here. With 11, as pages are put on a server, it takes a tenth less and ten
// times as long.
const quality = 9

// TestTheFirstLoadIsLight builds the page of the whole program as it is put on a server, and adds up all that the page,
// the service worker and the manifest ask for before anybody has chosen anything.
func TestTheFirstLoadIsLight(t *testing.T) {
	if testing.Short() {
		t.Skip("NOT TESTED: compressing the whole page takes a minute; without -short it is done")
	}
	t.Parallel()
	out := filepath.Join(t.TempDir(), "web")
	built, err := wasm.Build(t.Context(), wasm.Options{Dir: "..", Package: ".", Out: out, Quality: quality})
	if err != nil {
		t.Fatal(err)
	}
	if len(built.Warnings) > 0 {
		t.Errorf("the build leaves steps out: %q", built.Warnings)
	}
	for _, n := range built.Notes {
		t.Logf("NOTE: %s", n)
	}
	if part := float64(built.Early) / float64(max(1, built.Functions)); part < .35 || part > .5 {
		t.Errorf("%d of %d functions travel in the first part, doc.go says two fifths", built.Early, built.Functions)
	}
	asked := map[string]bool{"index.html": true, "worker.js": true}
	for _, f := range workersList(t, out).Files {
		name, _, _ := strings.Cut(f[0], "?")
		asked[name] = true
	}
	var load, languages wasm.Result
	for _, f := range built.Files {
		if strings.HasSuffix(f.Name, ".wasm") && bytes.Contains(read(t, filepath.Join(out, f.Name)), []byte(filepath.Dir(out))) {
			t.Errorf("%s tells the folder in which it was built, so that two builds are never the same", f.Name)
		}
		switch {
		case asked[f.Name]:
			load.Files = append(load.Files, f)
		case strings.HasPrefix(f.Name, "lang-"):
			languages.Files = append(languages.Files, f)
		}
	}
	if len(languages.Files) < 3 {
		t.Fatalf("only %d languages lie beside the page: %v", len(languages.Files), languages.Files)
	}
	player := slices.MaxFunc(languages.Files, func(a, b wasm.File) int { return cmp.Compare(a.Brotli, b.Brotli) })
	load.Files = append(load.Files, player)
	if len(load.Files) < 10 {
		t.Fatalf("only %d files are part of the first load: %v", len(load.Files), load.Files)
	}
	first := load
	first.Files = slices.DeleteFunc(slices.Clone(first.Files), func(f wasm.File) bool {
		return strings.HasPrefix(f.Name, "engawa-rest-") || strings.HasSuffix(f.Name, ".png")
	})
	if plays := first.Total(); plays.Brotli > maxFirst {
		t.Errorf("%d bytes of brotli travel until the page plays, %d are the most: %v", plays.Brotli, maxFirst, first.Files)
	} else {
		t.Logf("until the page plays: %d bytes raw, %d brotli", plays.Raw, plays.Brotli)
	}
	t.Logf("%s is part of both; %d bytes of brotli of other languages follow once the page plays", player.Name, languages.Total().Brotli-player.Brotli)
	sum := load.Total()
	t.Logf("first load: %d bytes raw, %d gzip, %d brotli", sum.Raw, sum.Gzip, sum.Brotli)
	if sum.Brotli > maxBytes {
		t.Errorf("the first load is %d bytes of brotli, %d are the most: %v", sum.Brotli, maxBytes, load.Files)
	}
}
