package sprites_test

import (
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"engawa/sprites"
	"engawa/sprites/spritestest"
)

// extras are the colours outside the palette that the drawings of a folder may
// use, with what each is for. Nothing else is allowed, and nothing unused stays.
func extras() map[string]map[string]string {
	return map[string]map[string]string{
		"ui": {
			"FFC86A": "edge of the lantern's light", "4C6B6B": "glaze of the tea cup", "D98C44": "orange fur of the cat",
			"A9D9DB": "foxfire", "F4FBF2": "heart of foxfire", "F3E6C2": "moon",
			"FFFDF4": "clouds and white petals of the meadow", "5A9A57": "trees of the meadow", "9CCB7E": "light on those trees",
			"F7A49A": "pink petals", "F8DE8A": "yellow petals", "E08A2C": "heart of the yellow flower",
		},
		"boxes": {
			"6E9DB5": "morning sky", "F6E7C3": "morning sky, low", "3C5C8A": "mountain", "9DB6BE": "foot of the mountain",
			"5A91B2": "lake", "E8CF94": "field", "63748A": "slate roof",
			"4C7792": "low night sky", "F3E6C2": "moon", "A9D9DB": "foxfire", "F4FBF2": "heart of foxfire",
			"E0A052": "dusk over the battle", "F6D9A2": "dusk, low", "F9E7BF": "its sun", "F0CDA0": "skin",
			"B7BFC5": "iron", "7F8A95": "iron in shade", "5B6470": "dark iron", "7A5A42": "leather",
			"B4632E": "red beard", "7A3E1D": "its strands", "DCC69C": "horn",
		},
	}
}

func TestDrawings(t *testing.T) { spritestest.CheckDrawings(t, sprites.Drawings(), extras()) }

func TestCatalogueHoldsWhatTheProgramNeeds(t *testing.T) {
	var want []string
	add := func(folder, names string) {
		for name := range strings.FieldsSeq(names) {
			want = append(want, folder+"/"+name)
		}
	}
	for _, crest := range sprites.Crests() {
		want = append(want, "crests/"+crest.Name)
	}
	add("boxes", "honshu yokai homeworlds forhonor")
	add("ui", "seal lantern cat tea steam windchime foxfire moon cloud pine petal blossom")
	add("icons", `build trade move attack sacrifice catastrophe pass gear sound book globe undo menu back next close check plus
		minus rotate rotate-left over under human cpu dice eye hide hint history lock life star sword charge shield flag steps
		puzzle hourglass people cards crown phone hand pause play fast mute keyboard save trash fullscreen warning swap flame
		replay arrow-up arrow-down arrow-left arrow-right home info pencil redo trial soldier captain execution threat board zoom large-print`)
	have := sprites.Drawings().Names()
	for _, name := range want {
		if !slices.Contains(have, name) {
			t.Errorf("there is no drawing %q", name)
		}
	}
}

// TestEveryIconIsUsed looks for the names of signs and small things in all code: what nobody draws is not to travel to a
// page.
func TestEveryIconIsUsed(t *testing.T) {
	var code strings.Builder
	err := fs.WalkDir(os.DirFS(".."), ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile("../" + path)
		code.Write(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	looked := 0
	for _, name := range sprites.Drawings().Names() {
		folder, sign, _ := strings.Cut(name, "/")
		if folder != "icons" && folder != "ui" {
			continue
		}
		looked++
		if !strings.Contains(code.String(), `"`+sign+`"`) && !strings.Contains(code.String(), `"`+name+`"`) {
			t.Errorf("nothing draws %s", name)
		}
	}
	if looked < 50 {
		t.Errorf("only %d drawings were looked for", looked)
	}
}

func TestIconsHaveOneInk(t *testing.T) {
	paint := regexp.MustCompile(`(?:fill|stroke)="([^"]*)"`)
	for _, name := range sprites.Drawings().Names() {
		if !strings.HasPrefix(name, "icons/") {
			continue
		}
		source, err := sprites.Drawings().Source(name)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(source), `viewBox="0 0 24 24"`) {
			t.Errorf("%s: icons have a box of 24 units", name)
		}
		for _, m := range paint.FindAllStringSubmatch(string(source), -1) {
			if m[1] != "none" && m[1] != "currentColor" {
				t.Errorf("%s: paint %q, icons know none and currentColor only", name, m[1])
			}
		}
	}
}

func TestUnknownDrawing(t *testing.T) {
	for _, name := range []string{"", "icons/nothing", "../palette", "icons/undo.svg"} {
		if _, err := sprites.Drawing(name); err == nil {
			t.Errorf("Drawing(%q) gave no error", name)
		}
	}
	if _, err := sprites.Icon("nothing", sprites.Ink); err == nil {
		t.Error("an unknown icon gave no error")
	}
}

func TestCrestsDiffer(t *testing.T) {
	crests := sprites.Crests()
	if len(crests) != 8 {
		t.Fatalf("%d crests, want 8", len(crests))
	}
	for i, a := range crests {
		for _, b := range crests[i+1:] {
			if a.Name == b.Name || a.Color == b.Color {
				t.Errorf("crests %v and %v share a drawing or colour", a, b)
			}
		}
	}
}

func TestColorIsACompleteColour(t *testing.T) {
	if r, g, b, a := sprites.Shu.RGBA(); r != 0xC7C7 || g != 0x3A3A || b != 0x1D1D || a != 0xFFFF {
		t.Errorf("Shu is %04x %04x %04x %04x", r, g, b, a)
	}
	for _, c := range []struct {
		opacity float64
		want    uint8
	}{{-1, 0}, {0, 0}, {0.5, 128}, {1, 255}, {7, 255}} {
		if got := sprites.Ink.Alpha(c.opacity).A; got != c.want {
			t.Errorf("opacity %v gives alpha %d, want %d", c.opacity, got, c.want)
		}
	}
}
