package scenes_test

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode"

	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/settings"
	"engawa/scenes/store"
	"engawa/sprites/letters"
)

// wholeVariable is the environment variable with which tests look at everything there is instead of at a sample.
const wholeVariable = "ENGAWA_WHOLE"

// screensNamed returns those of the screens that have one of the names, each of which must be there.
func screensNamed(t *testing.T, list []scenestest.Screen, names ...string) []scenestest.Screen {
	t.Helper()
	list = slices.DeleteFunc(list, func(s scenestest.Screen) bool { return !slices.Contains(names, s.Name) })
	if len(list) != len(names) {
		t.Fatalf("%d screens are called %q, want one each", len(list), names)
	}
	return list
}

// fullestScreens lists the screens that have most to say, of each kind one.
func fullestScreens(t *testing.T) []scenestest.Screen {
	t.Helper()
	return screensNamed(t, layoutScreens(),
		"shelf-continue", "setup", "settings", "help", "book", "matches", "yokai-chosen", "yokai-menu", "homeworlds-six", "homeworlds-world",
		"homeworlds-power", "homeworlds-many", "homeworlds-crowd", "homeworlds-replay", "honshu-build", "honshu-trick", "forhonor-path", "puzzles-yokai", "puzzle-homeworlds",
		"forhonor-duel", "records", "yokai-computer",
	)
}

// largeTextScreens lists the screens that are looked at with large words, and how large: all of them on request, else the
// fullest at their largest.
func largeTextScreens(t *testing.T) (list []scenestest.Screen, percents []int) {
	t.Helper()
	if os.Getenv(wholeVariable) != "" {
		return layoutScreens(), store.TextSizes()[1:]
	}
	return fullestScreens(t), []int{200}
}

func TestEveryScreenFitsItsWindowWithLargeWords(t *testing.T) {
	list, percents := largeTextScreens(t)
	for _, shape := range shapesToFit() {
		for _, tag := range append(lang.Tags(), lang.Pseudo) {
			for _, percent := range percents {
				for _, s := range list {
					t.Run(fmt.Sprintf("%s-%s-%s-%d", s.Name, shape.Name, tag, percent), func(t *testing.T) {
						v := showInLargeText(t, s, shape, tag, percent)
						t.Cleanup(v.Close)
						checkControls(t, v)
						checkTexts(t, v)
					})
				}
			}
		}
	}
}

// matchCache keeps the matches of the screens for all tests: none is played again for another window, language or test.
var matchCache = scenestest.MatchCache{}

// showScreen goes to a screen. What that starts ends with the test.
func showScreen(t *testing.T, s scenestest.Screen, shape scenestest.Shape, tag lang.Tag) *scenestest.Driver {
	t.Helper()
	v := scenestest.New(shape, tag)
	t.Cleanup(v.Close)
	v.UseCache(matchCache, s.Name)
	if err := s.Show(v); err != nil {
		t.Fatal(err)
	}
	v.FinishAnimations()
	return v
}

// showInLargeText goes to a screen in words of so many per cent.
func showInLargeText(t *testing.T, s scenestest.Screen, shape scenestest.Shape, tag lang.Tag, percent int) *scenestest.Driver {
	t.Helper()
	v := scenestest.New(shape, tag)
	v.UseCache(matchCache, s.Name)
	v.SetTextSize(percent)
	if err := s.Show(v); err != nil {
		t.Fatal(err)
	}
	v.FinishAnimations()
	return v
}

// lettering returns how high each text of a screen is drawn, in device-independent pixels, but for carved capitals,
// which are display.
func lettering(t *testing.T, s scenestest.Screen, shape scenestest.Shape, percent int) map[string]float64 {
	t.Helper()
	v := showInLargeText(t, s, shape, lang.English, percent)
	out := map[string]float64{}
	for _, stroke := range v.Trace().Strokes {
		text, ok := stroke.Text()
		if ok && stroke.Style().Face != letters.Carved && strings.TrimSpace(text) != "" {
			out[text] = max(out[text], stroke.Box.H*v.App.View().Scale)
		}
	}
	return out
}

// measureGrowth returns by how much the texts grow that are on a screen both as usual and at 200 %, in ascending order.
func measureGrowth(t *testing.T, s scenestest.Screen, shape scenestest.Shape) []float64 {
	t.Helper()
	usual, large := lettering(t, s, shape, 100), lettering(t, s, shape, 200)
	var grown []float64
	for text, height := range large {
		if usual[text] > 0 {
			grown = append(grown, height/usual[text])
		}
	}
	slices.Sort(grown)
	return grown
}

func TestWordsAreTwiceAsLargeOnADesk(t *testing.T) {
	const (
		least = 1.6  // of the middle one of a screen's texts: some are set smaller in a small room to begin with
		none  = 0.97 // of the smallest: nothing shrinks by more than half a step of size
	)
	total := 0.0
	list := fullestScreens(t)
	for _, s := range list {
		grown := measureGrowth(t, s, lateral())
		if len(grown) == 0 {
			t.Fatalf("%s: no text is there both as usual and large", s.Name)
		}
		middle := grown[len(grown)/2]
		total += middle
		if middle < least || grown[0] < none {
			t.Errorf("%s: texts grow %.2f times, the least of them %.2f; want %.2f and %.2f", s.Name, middle, grown[0], least, none)
		}
	}
	if mean := total / float64(len(list)); mean < 1.85 {
		t.Errorf("texts grow %.2f times on the average, want about twice", mean)
	}
}

func TestWordsGrowOnEveryWindowAsFarAsThereIsRoom(t *testing.T) {
	for _, shape := range scenestest.Shapes() {
		for _, s := range fullestScreens(t) {
			grown := measureGrowth(t, s, shape)
			if len(grown) == 0 {
				continue // on another page
			}
			if middle := grown[len(grown)/2]; middle < 1 {
				t.Errorf("%s %s: texts shrink to %.2f of their usual size", s.Name, shape.Name, middle)
			}
		}
	}
}

// running returns how high the largest words are that are read at length on a screen, in device-independent pixels, and
// the lines of them. Large words divide lines: what stands in one of the usual lines is read at length too.
func running(t *testing.T, s scenestest.Screen, shape scenestest.Shape, percent int, usual []string) (high float64, lines []string) {
	t.Helper()
	const words = 3 // a line of fewer is a name
	isSign := func(word string) bool { return !strings.ContainsFunc(word, unicode.IsLetter) }
	v := showInLargeText(t, s, shape, lang.English, percent)
	for {
		for _, stroke := range v.Trace().Strokes {
			text, ok := stroke.Text()
			if !ok || stroke.Style().Face != letters.Text {
				continue
			}
			part := len(text) > 3 && slices.ContainsFunc(usual, func(line string) bool { return strings.Contains(line, text) })
			if part || len(slices.DeleteFunc(strings.Fields(text), isSign)) >= words {
				high, lines = max(high, stroke.Box.H*v.App.View().Scale), append(lines, text)
			}
		}
		panel, ok := v.Services.Stack.Top().(*settings.Scene) // its first page may hold choices alone
		if !ok {
			break
		}
		if next := panel.Page().Find("next"); next == nil || next.Off {
			break
		}
		if err := v.Press("next"); err != nil {
			t.Fatal(err)
		}
	}
	if high == 0 {
		t.Fatalf("%s %s: nothing is there to be read at %d %%", s.Name, shape.Name, percent)
	}
	return high, lines
}

// runningGrowth returns how many times the usual height the words have at 200 % that are read at length.
func runningGrowth(t *testing.T, s scenestest.Screen, shape scenestest.Shape) float64 {
	t.Helper()
	usual, lines := running(t, s, shape, 100, nil)
	large, _ := running(t, s, shape, 200, lines)
	return large / usual
}

func TestWordsThatAreReadGrowInUprightWindows(t *testing.T) {
	const least = 1.6
	list := screensNamed(t, scenestest.Screens(),
		"settings", "help", "honshu-book-later", "honshu-unseen", "honshu-large", "honshu-count", "keys-taken",
		"lesson-dobutsu-drop", "lesson-homeworlds-trade", "lesson-honshu-pair", "lesson-forhonor-score",
		"yokai-log", "homeworlds-log", "homeworlds-world", "homeworlds-power", "homeworlds-sacrifice", "homeworlds-crowd", "homeworlds-talk", "homeworlds-warnings", "homeworlds-open", "yokai-ask", "yokai-result",
	)
	for _, shape := range scenestest.Shapes() {
		if shape.W > shape.H {
			continue // see TestWordsAreTwiceAsLargeOnADesk
		}
		for _, s := range list {
			if grown := runningGrowth(t, s, shape); grown < least {
				t.Errorf("%s %s: what is read grows %.2f times, want %.1f", s.Name, shape.Name, grown, least)
			}
		}
	}
}

// TestStepsOfAPieceGrowInUprightWindows looks at what is said of a chosen piece, whose lines may be short.
func TestStepsOfAPieceGrowInUprightWindows(t *testing.T) {
	const least = 1.6
	words := lang.For(lang.English)
	steps := map[string]string{"yokai-chosen": words.Piece("E").Steps, "dobutsu-chosen": words.WithSkin(lang.Animals).Piece("L").Steps}
	high := func(s scenestest.Screen, shape scenestest.Shape, percent int) (most float64) {
		for line, h := range lettering(t, s, shape, percent) {
			if _, after, named := strings.Cut(line, " · "); named {
				line = after
			}
			if len(strings.Fields(line)) > 1 && strings.Contains(steps[s.Name], line) {
				most = max(most, h)
			}
		}
		return most
	}
	for _, s := range screensNamed(t, scenestest.Screens(), slices.Collect(maps.Keys(steps))...) {
		for _, shape := range scenestest.Shapes() {
			if shape.W > shape.H {
				continue
			}
			usual, large := high(s, shape, 100), high(s, shape, 200)
			if usual == 0 || large/usual < least {
				t.Errorf("%s %s: the steps are %.1f high as usual and %.1f large, want %.1f times that", s.Name, shape.Name, usual, large, least)
			}
		}
	}
}

func TestNamesOfKeysGrowInUprightWindows(t *testing.T) {
	const least = 1.6
	words := lang.For(lang.English)
	named := []string{words.T(lang.BindKey), words.T(lang.BindButton), words.Action("left"), words.Action("right")}
	keys := screensNamed(t, scenestest.Screens(), "keys")[0]
	for _, shape := range scenestest.Shapes() {
		if shape.W > shape.H {
			continue
		}
		usual, large := lettering(t, keys, shape, 100), lettering(t, keys, shape, 200)
		for _, text := range named {
			if usual[text] == 0 || large[text]/usual[text] < least {
				t.Errorf("%s: %q is %.1f high as usual and %.1f large, want %.1f times that", shape.Name, text, usual[text], large[text], least)
			}
		}
	}
}
