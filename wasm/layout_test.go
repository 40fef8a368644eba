package wasm_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"image"
	"image/png"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"engawa/scenes/lang"
	"engawa/wasm"
)

// fileList is the list of files in a service worker: addresses and their hashes.
type fileList struct {
	Version   string
	Files     [][2]string
	Languages [][2]string // kept once the page plays
	Data      [][2]string // kept once they have been wanted
}

// buildHello makes a page around a small program.
func buildHello(t *testing.T) (out string, built wasm.Result) {
	t.Helper()
	out = filepath.Join(t.TempDir(), "web")
	built, err := wasm.Build(t.Context(), wasm.Options{Package: "./testdata/hello", Out: out, Quality: -1})
	if err != nil {
		t.Fatal(err)
	}
	return out, built
}

// workersList reads the list that stands at the head of a service worker.
func workersList(t *testing.T, out string) (k fileList) {
	t.Helper()
	source := string(read(t, filepath.Join(out, "worker.js")))
	_, rest, ok := strings.Cut(source, "const build = ")
	line, _, _ := strings.Cut(rest, ";\n")
	if err := json.Unmarshal([]byte(line), &k); !ok || err != nil {
		t.Fatalf("worker.js does not begin with a list of files: %v\n%.200s", err, source)
	}
	return k
}

func TestWorkerKeepsEveryFile(t *testing.T) {
	out, built := buildHello(t)
	list := workersList(t, out)
	index := string(read(t, filepath.Join(out, "index.html")))
	if !strings.Contains(index, `data-version="`+list.Version+`"`) {
		t.Errorf("the page does not name the version %q, by which the worker knows it", list.Version)
	}
	addresses := map[string]bool{}
	files := map[string]bool{
		"worker.js":    true, // which the browser itself keeps
		wasm.NamesFile: true, // which the page never asks for
	}
	for _, f := range slices.Concat(list.Files, list.Languages, list.Data) {
		address, hash := f[0], f[1]
		if addresses[address] {
			t.Errorf("%s is listed twice", address)
		}
		addresses[address] = true
		if address == "./" {
			files["index.html"] = true
			continue
		}
		name, _, _ := strings.Cut(address, "?")
		files[name] = true
		sum := sha256.Sum256(read(t, filepath.Join(out, name)))
		if hash != hex.EncodeToString(sum[:]) {
			t.Errorf("%s is listed with the hash %q, has %x", address, hash, sum)
		}
	}
	for _, f := range built.Files {
		if !files[f.Name] {
			t.Errorf("%s is part of the page but not kept for when there is no network", f.Name)
		}
	}
	// What the page and the manifest ask for is kept under the very address they use.
	asked := regexp.MustCompile(`(?:href|src|data-wasm|data-rest)="([^"]*)"`).FindAllStringSubmatch(index, -1)
	manifest := string(read(t, filepath.Join(out, "engawa.webmanifest")))
	asked = append(asked, regexp.MustCompile(`"src": "([^"]*)"`).FindAllStringSubmatch(manifest, -1)...)
	if len(asked) < 15 {
		t.Fatalf("only %d addresses in the page and its manifest: %v", len(asked), asked)
	}
	for _, m := range asked {
		if !addresses[m[1]] {
			t.Errorf("%s is asked for, but the worker keeps no such address", m[1])
		}
	}
}

// TestEveryLanguageLiesBesideThePage holds the list that the page's scripts get against the files, in the order of the
// program's menu.
func TestEveryLanguageLiesBesideThePage(t *testing.T) {
	out, _ := buildHello(t)
	_, text, _ := strings.Cut(string(read(t, filepath.Join(out, "words.js"))), "window.engawaLanguages = ")
	var list []struct {
		Tag, Name, File string
		Bytes           int
	}
	if err := json.Unmarshal([]byte(strings.TrimSuffix(text, ";\n")), &list); err != nil {
		t.Fatal(err)
	}
	kept := workersList(t, out).Languages
	if len(list) != len(lang.Tags()) || len(kept) != len(list) {
		t.Fatalf("%d languages lie beside the page, %d are kept, %d are part of the program", len(list), len(kept), len(lang.Tags()))
	}
	for k, tag := range lang.Tags() {
		one := list[k]
		texts, err := lang.Pack(tag)
		if err != nil {
			t.Fatal(err)
		}
		if data := read(t, filepath.Join(out, one.File)); !bytes.Equal(data, texts) || one.Bytes != len(data) {
			t.Errorf("%s has %d bytes, the list says %d; the texts have %d", one.File, len(data), one.Bytes, len(texts))
		}
		sum := sha256.Sum256(texts)
		if want := "lang-" + string(tag) + "-" + hex.EncodeToString(sum[:5]) + ".json"; one.File != want || one.Tag != string(tag) || one.Name != tag.Name() {
			t.Errorf("%s is listed as %+v, want the file %s", tag, one, want)
		}
	}
}

func TestManifest(t *testing.T) {
	out, _ := buildHello(t)
	var manifest struct {
		Name, Display string
		ID            string `json:"id"`
		Start         string `json:"start_url"`
		Scope         string `json:"scope"`
		Icons         []struct{ Src, Sizes, Type, Purpose string }
	}
	if err := json.Unmarshal(read(t, filepath.Join(out, "engawa.webmanifest")), &manifest); err != nil {
		t.Fatal(err)
	}
	if manifest.Name != "Engawa" || manifest.Display != "standalone" {
		t.Errorf("the manifest says %+v, want a standalone Engawa", manifest)
	}
	for _, place := range []string{manifest.ID, manifest.Start, manifest.Scope} {
		if place != "./" {
			t.Errorf("the manifest says %q where it should say ./, for every sub-path", place)
		}
	}
	have := map[string]bool{}
	for _, i := range manifest.Icons {
		have[i.Purpose+" "+i.Sizes] = true
		name, _, _ := strings.Cut(i.Src, "?")
		data := read(t, filepath.Join(out, name))
		if i.Type != "image/png" {
			continue
		}
		picture, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		checkIcon(t, name, picture, i.Purpose == "maskable")
	}
	for _, want := range []string{"any 192x192", "any 512x512", "maskable 192x192", "maskable 512x512"} {
		if !have[want] {
			t.Errorf("the manifest lacks an icon for %s", want)
		}
	}
}

// checkIcon looks at the size, at the corner, which only a maskable icon fills, and at the lantern's light in the
// middle.
func checkIcon(t *testing.T, name string, picture image.Image, maskable bool) {
	t.Helper()
	b := picture.Bounds()
	if !strings.Contains(name, "-"+strings.TrimPrefix(b.Size().String(), "(")[:3]+".") || b.Dx() != b.Dy() {
		t.Errorf("%s is %v large", name, b.Size())
	}
	if _, _, _, alpha := picture.At(0, 0).RGBA(); (alpha == 0xffff) != maskable {
		t.Errorf("the corner of %s has opacity %#x; maskable is %v", name, alpha, maskable)
	}
	if r, g, blue, _ := picture.At(b.Dx()/2, b.Dy()*5/8).RGBA(); r>>8 < 0xe0 || g>>8 < 0xc8 || blue>>8 > g>>8 {
		t.Errorf("the middle of %s is (%#x, %#x, %#x), want the lantern's light", name, r>>8, g>>8, blue>>8)
	}
}
