package spritestest

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"engawa/sprites"
)

// CheckDrawings reads every drawing of a catalogue. It fails unless each can be parsed and shows something, has colours
// of the palette or of its folder's extras (RRGGBB, with what each is for), of which none is unused, is not vermilion
// unless it is the seal, and has none of the marks that drawing programs leave behind.
func CheckDrawings(t *testing.T, c sprites.Catalogue, extras map[string]map[string]string) {
	t.Helper()
	names := c.Names()
	if len(names) == 0 {
		t.Fatal("the catalogue is empty")
	}
	allowed, used := palette(), map[string]bool{}
	for _, name := range names {
		source, err := c.Source(name)
		if err != nil {
			t.Fatal(err)
		}
		checkPicture(t, c, name)
		if found := noise.Find(source); found != nil {
			t.Errorf("%s: contains %q", name, found)
		}
		for _, shu := range []sprites.Color{sprites.Shu, sprites.Shu2, sprites.Shu3, sprites.ShuD} {
			if strings.Contains(string(source), "#"+hex(shu)) && name != "ui/seal" {
				t.Errorf("%s is drawn in vermilion, which means that one may act there", name)
			}
		}
		folder, _, _ := strings.Cut(name, "/")
		for _, m := range colour.FindAllStringSubmatch(string(source), -1) {
			if allowed[m[1]] {
				continue
			}
			if _, ok := extras[folder][m[1]]; !ok {
				t.Errorf("%s: colour #%s is neither in the palette nor among the extras of %s", name, m[1], folder)
			}
			used[folder+m[1]] = true
		}
	}
	for folder, colors := range extras {
		for c, purpose := range colors {
			if !used[folder+c] {
				t.Errorf("%s: the extra colour %s (%s) is not used", folder, c, purpose)
			}
			if allowed[c] {
				t.Errorf("%s: the extra colour %s (%s) is in the palette", folder, c, purpose)
			}
		}
	}
}

var (
	colour = regexp.MustCompile(`"#([^"]*)"`)
	noise  = regexp.MustCompile(`<(text|style|filter|image|metadata)|style=|id="[a-z]+\d{2,}"|translate\(0[ ,]+0\)|scale\(1\)|\d\.\d{3,}|matrix\(`)
)

// checkPicture fails unless a drawing can be parsed, has a size and shows something.
func checkPicture(t *testing.T, c sprites.Catalogue, name string) {
	t.Helper()
	d, err := c.Drawing(name)
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	if _, _, w, h := d.Box(); w <= 0 || h <= 0 {
		t.Errorf("%s: box of %v by %v units, want a positive size", name, w, h)
	}
	if slices.Max(d.Render(1).Pix) == 0 {
		t.Errorf("%s: renders nothing", name)
	}
}

// CheckNames fails unless the catalogue has exactly the drawings of the names.
func CheckNames(t *testing.T, c sprites.Catalogue, want []string) {
	t.Helper()
	want = slices.Sorted(slices.Values(want))
	if have := c.Names(); !slices.Equal(have, want) {
		t.Errorf("the drawings are %v, want %v", have, want)
	}
}

// palette returns the colours every folder may use: the palette and the tones of pyramids, cloth and goods.
func palette() map[string]bool {
	set := map[string]bool{}
	add := func(colors ...sprites.Color) {
		for _, c := range colors {
			set[hex(c)] = true
		}
	}
	for _, t := range sprites.Tokens() {
		add(t.Color)
	}
	for _, p := range sprites.Pyramids() {
		add(p.Lit, p.Shade, p.Carved)
	}
	for _, s := range sprites.Sides() {
		add(s.Cloth, s.Dark, s.Pale)
	}
	for _, g := range sprites.Goods() {
		add(g.Face, g.Top, g.Side, g.Dark, g.Ground)
	}
	return set
}

func hex(c sprites.Color) string { return fmt.Sprintf("%06X", uint32(c)) }
