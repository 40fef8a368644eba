package letters

import (
	"encoding/json"
	"image"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"engawa/sprites/vector"
)

func TestLoad(t *testing.T) {
	if err := Load(); err != nil {
		t.Fatal(err)
	}
}

func TestFacesHaveWhatTheyPromise(t *testing.T) {
	const english = " !\"'(),-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	const french = "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ«»’…–\u00a0\u202f"
	const german = "äöüßÄÖÜ„“’…–\u00a0\u202f"
	const macrons = "āēīōūĀĒĪŌŪ"
	const signs = "—‘“”·•‹›×÷≥≤→←↑↓✓&+%*="
	const japanese = "縁側本州妖怪の森動物将棋合戦狸狐獅子象麒麟雛鶏木霊侍勝負引分手番設定規則あをンヴー、。「」"
	for _, c := range []struct {
		name string
		face Face
		own  string // in the face itself
		any  string // in it or in the text face
	}{
		{"text", Text, english + french + german + macrons + signs + japanese, ""},
		{"heading", Heading, english + french + german + macrons + "—‘“”·•‹›×÷→←&+%*=", signs + japanese},
		{"carved", Carved, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ĀĒĪŌŪÉÈÀÊÇÔÎÏËÂÙÛŒ+-/.:'!?,&()–…·’ \u00a0\u202f", english + french + german + macrons + signs + japanese},
	} {
		for _, r := range c.own {
			if _, ok := c.face.font().glyph(r); !ok {
				t.Errorf("%s has no %q", c.name, r)
			}
		}
		for _, r := range c.any {
			if !Has(c.face, r) {
				t.Errorf("%s cannot draw %q", c.name, r)
			}
		}
		if Has(c.face, 'Ж') {
			t.Errorf("%s claims to have a Cyrillic letter", c.name)
		}
	}
	if !Has(Face(200), 'A') {
		t.Error("an unknown face is not the text face")
	}
}

// TestCarvedHasTheReferenceLetters asks for all letters of the art direction.
func TestCarvedHasTheReferenceLetters(t *testing.T) {
	data, err := os.ReadFile("testdata/carved.json")
	if err != nil {
		t.Fatal(err)
	}
	var reference struct {
		Glyphs map[string]struct{ Advance float64 }
		Kern   map[string]float64
	}
	if err := json.Unmarshal(data, &reference); err != nil {
		t.Fatal(err)
	}
	f := Carved.font()
	for name, g := range reference.Glyphs {
		i, ok := f.glyph([]rune(name)[0])
		if !ok {
			t.Errorf("no %q", name)
			continue
		}
		if got := float64(f.advances[i]) / 10; got != g.Advance {
			t.Errorf("%q advances %g, want %g", name, got, g.Advance)
		}
	}
	for pair, want := range reference.Kern {
		r := []rune(pair)
		left, _ := f.glyph(r[0])
		right, _ := f.glyph(r[1])
		if got := float64(f.kern(left, right)) / 10; got != want {
			t.Errorf("%q is kerned by %g, want %g", pair, got, want)
		}
	}
}

func TestMeasure(t *testing.T) {
	s := Style{Face: Carved, Size: 100}
	for _, c := range []struct {
		name  string
		style Style
		text  string
		want  float64
	}{
		{"empty", s, "", 0},
		{"one letter", s, "I", 32},
		{"small letters are capitals", s, "i", 32},
		{"kerning", s, "AV", 90 + 82 - 14},
		{"kerning of accented letters", s, "ÂV", 90 + 82 - 14},
		{"tracking between letters only", Style{Face: Carved, Size: 100, Tracking: 0.1}, "II", 32 + 10 + 32},
		{"size", Style{Face: Carved, Size: 25}, "I", 8},
		{"spread does not widen", Style{Face: Carved, Size: 100, Spread: 0.1}, "I", 32},
		{"line end is a blank", s, "I\nI", 32 + 40 + 32},
		{"missing", s, "Ж", 60},
		{"full width", Style{Face: Text, Size: 20}, "縁側", 40},
	} {
		if got := Measure(c.style, c.text); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%s: %q is %g wide, want %g", c.name, c.text, got, c.want)
		}
	}
	for _, f := range []Face{Text, Heading} {
		s := Style{Face: f, Size: 100}
		if got := Measure(s, "AV") - Measure(s, "A") - Measure(s, "V"); got >= 0 {
			t.Errorf("face %d does not kern AV", f)
		}
	}
}

func TestMetricsHoldTheLetters(t *testing.T) {
	for _, f := range []Face{Text, Heading, Carved} {
		s := Style{Face: f, Size: 100}
		ascent, descent, line := Metrics(s)
		b := Outline(s, "ÂÉÎHĀQÇgjpy,").Bounds()
		if -b.Y > ascent || b.Y+b.H > descent {
			t.Errorf("face %d: letters from %g to %g pass ascent %g or descent %g", f, b.Y, b.Y+b.H, ascent, descent)
		}
		if line < ascent || line > 2.5*s.Size {
			t.Errorf("face %d: line height %g", f, line)
		}
		h := Outline(s, "H").Bounds()
		if got := CapHeight(s); math.Abs(got+h.Y) > 1.5 {
			t.Errorf("face %d: cap height %g, but H is %g high", f, got, -h.Y)
		}
	}
}

func TestOutlineFollowsMeasure(t *testing.T) {
	s := Style{Face: Heading, Size: 40, Tracking: 0.05}
	b := Outline(s, "Honshū").Bounds()
	if w := Measure(s, "Honshū"); b.X < -2 || b.X+b.W > w+2 || b.W < w*0.9 {
		t.Errorf("outlines from %g to %g in a line %g wide", b.X, b.X+b.W, w)
	}
	if !Outline(s, " ").Empty() {
		t.Error("a blank has an outline")
	}
	if Outline(s, "Ж").Empty() {
		t.Error("a missing rune leaves no box")
	}
}

func ink(mask *image.Alpha) float64 {
	sum := 0
	for _, v := range mask.Pix {
		sum += int(v)
	}
	return float64(sum)
}

// TestSpreadLeavesNoHoles: the stroke must add ink to the letter and join it, not cancel it.
func TestSpreadLeavesNoHoles(t *testing.T) {
	for _, f := range []Face{Text, Heading, Carved} {
		s := Style{Face: f, Size: 60}
		bold := s
		bold.Spread = Emphasis
		for _, r := range "AOBRQ8&" {
			thin := vector.Mask(s.inkedOutline(Outline(s, string(r)), 1), vector.Identity())
			fat := vector.Mask(bold.inkedOutline(Outline(s, string(r)), 1), vector.Identity())
			if ink(fat) <= ink(thin)*1.1 {
				t.Errorf("face %d, %q: ink spread adds no ink", f, r)
			}
			for y := thin.Rect.Min.Y; y < thin.Rect.Max.Y; y++ {
				for x := thin.Rect.Min.X; x < thin.Rect.Max.X; x++ {
					if a, b := int(thin.AlphaAt(x, y).A), int(fat.AlphaAt(x, y).A); b+2 < a {
						t.Fatalf("face %d, %q: coverage falls from %d to %d at (%d, %d)", f, r, a, b, x, y)
					}
				}
			}
		}
	}
}

func TestWrap(t *testing.T) {
	s := Style{Face: Text, Size: 10} // Japanese characters are 10 wide
	em := func(n float64) float64 { return n*10 + 0.01 }
	for _, c := range []struct {
		name  string
		text  string
		width float64
		want  string // lines parted by |
	}{
		{"fits", "one two", 100, "one two"},
		{"empty", "", 100, ""},
		{"breaks at blanks", "the cat is asleep", Measure(s, "the cat is"), "the cat is|asleep"},
		{"trailing blank does not count", "the cat ", Measure(s, "the cat"), "the cat"},
		{"keeps line ends", "a\nb\n\nc", 100, "a|b||c"},
		{"no-break space", "a b\u00a0c", Measure(s, "a b"), "a|b\u00a0c"},
		{"narrow no-break space", "ah bon\u202f!", Measure(s, "ah bon"), "ah|bon\u202f!"},
		{"long word is cut", "縁側abc", em(1), "縁|側|a|b|c"},
		{"hyphen stays", "well-known", Measure(s, "well-known"), "well-known"},
		{"hyphen between nouns", "Kodama-Samurai", Measure(s, "Kodama-S"), "Kodama-|Samurai"},
		{"hyphen of a notation", "BN-C7 a-b", Measure(s, "BN-C7"), "BN-C7|a-b"},
		{"after a dash", "there–here", Measure(s, "there–"), "there–|here"},
		{"japanese anywhere", "動物将棋合戦", em(4), "動物将棋|合戦"},
		{"no stop at the start", "動物将棋。合戦", em(4), "動物将|棋。合戦"},
		{"no bracket at the end", "動物将「棋」合", em(4), "動物将|「棋」合"},
		{"no small kana at the start", "まっちゃ", em(3), "まっ|ちゃ"},
		{"latin inside japanese", "森のAki", em(2) + Measure(s, "A"), "森の|Aki"},
		{"nothing fits", "abc", 0, "a|b|c"},
		{"a number stays with what it counts", "it costs 20 points", Measure(s, "it costs 20 "), "it costs|20 points"},
		{"a word stays with its number", "only in the round 5. Then", Measure(s, "only in the round"), "only in the|round 5. Then"},
		{"no number is held by the end of a sentence", "it costs 20. Points do", Measure(s, "it costs 20. "), "it costs 20.|Points do"},
		{"a short last word is not alone", "all the ships are there as it was.", Measure(s, "all the ships are there as it "), "all the ships are there as|it was."},
		{"a long last word may be", "all the pieces are on the battlefield", Measure(s, "all the pieces are on the "), "all the pieces are on the|battlefield"},
		{"no line more for it", "it costs 20 very valuable points", Measure(s, "very valuable"), "it costs 20|very valuable|points"},
		{"no line is left short", "battlefields 2 victories", Measure(s, "battlefields 2"), "battlefields|2 victories"},
		{"a short line keeps its word", "a 2000000 victories", Measure(s, "a 2000000 "), "a 2000000|victories"},
	} {
		if got := strings.Join(Wrap(s, c.text, c.width), "|"); got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

func TestWrapEven(t *testing.T) {
	s := Style{Face: Text, Size: 10}
	for _, c := range []struct {
		name  string
		text  string
		width float64
		want  string // lines parted by |
	}{
		{"one line stays", "one two", 100, "one two"},
		{"no short last line", "aaa aaa aaa aaa aaa a.", Measure(s, "aaa aaa aaa aaa aaa"), "aaa aaa aaa|aaa aaa a."},
		{"no line more for it", "aaa aaa aaa aaa a", Measure(s, "aaa aaa"), "aaa aaa|aaa aaa|a"},
		{"a cut word stays as it is", "a Donaudampfschiff is", Measure(s, "Donaudamp"), "a|Donaudamp|fschiff is"},
		{"no word is cut for it", "x Donaudampf y", Measure(s, "Donaudampf") + 1, "x|Donaudampf|y"},
		{"keeps line ends", "a\nb c d", Measure(s, "b c"), "a|b c|d"},
	} {
		if got := strings.Join(WrapEven(s, c.text, c.width), "|"); got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

func TestWordsAreWhatWrapKeepsWhole(t *testing.T) {
	s := Style{Face: Text, Size: 10}
	want := []string{"Qui\u00a0:", "the", "well-known", "there–", "here\u202f!"}
	got := Words(" Qui\u00a0: the\nwell-known there–here\u202f! ")
	if !slices.Equal(got, want) {
		t.Fatalf("got %q, want %q", got, want)
	}
	for _, word := range got {
		if lines := Wrap(s, word, Measure(s, word)); len(lines) != 1 {
			t.Errorf("%q is broken into %q", word, lines)
		}
	}
}

func TestEllipsis(t *testing.T) {
	s := Style{Face: Text, Size: 10}
	for _, c := range []struct {
		text  string
		width float64
		want  string
	}{
		{"Akiko", 1000, "Akiko"},
		{"Akiko", Measure(s, "Akiko"), "Akiko"},
		{"Akiko", Measure(s, "Aki…"), "Aki…"},
		{"Aki ko", Measure(s, "Aki …"), "Aki…"},
		{"Akiko", 0, "…"},
		{"", 0, ""},
	} {
		if got := Ellipsis(s, c.text, c.width); got != c.want {
			t.Errorf("%q in %g: got %q, want %q", c.text, c.width, got, c.want)
		}
	}
}
