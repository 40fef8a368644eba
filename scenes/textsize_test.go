package scenes

import (
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode"

	"engawa/rules/games"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/sprites/letters"
)

// wholeVariable is the environment variable with which tests look at everything there is instead of at a sample.
const wholeVariable = "ENGAWA_WHOLE"

// enlarge gives words so many per cent of their usual size, as the setting does.
func (v *visitor) enlarge(percent int) {
	v.app.house.Settings.TextSize = percent
	v.app.settingsChanged()
}

// called returns those of the screens that have one of the names, each of which must be there.
func called(t *testing.T, list []screen, names ...string) []screen {
	t.Helper()
	list = slices.DeleteFunc(list, func(s screen) bool { return !slices.Contains(names, s.name) })
	if len(list) != len(names) {
		t.Fatalf("%d screens are called %q, want one each", len(list), names)
	}
	return list
}

// fullest lists the screens that have most to say, of each kind one.
func fullest(t *testing.T) []screen {
	t.Helper()
	return called(t, fitted(),
		"shelf-continue", "setup", "settings", "help", "book", "matches", "yokai-chosen", "yokai-menu", "homeworlds-six", "homeworlds-world",
		"homeworlds-power", "homeworlds-many", "homeworlds-crowd", "homeworlds-replay", "honshu-build", "honshu-trick", "forhonor-path",
		"forhonor-duel",
	)
}

// enlarged lists the screens that are looked at with large words, and how large: all of them on request, else the
// fullest at their largest.
func enlarged(t *testing.T) (list []screen, percents []int) {
	t.Helper()
	if os.Getenv(wholeVariable) != "" {
		return fitted(), store.TextSizes()[1:]
	}
	return fullest(t), []int{200}
}

func TestEveryScreenFitsItsWindowWithLargeWords(t *testing.T) {
	kept := moments{}
	list, percents := enlarged(t)
	for _, shape := range shapesToFit() {
		for _, tag := range append(lang.Tags(), lang.Pseudo) {
			for _, percent := range percents {
				for _, s := range list {
					t.Run(fmt.Sprintf("%s-%s-%s-%d", s.name, shape.Name, tag, percent), func(t *testing.T) {
						v := visited(t, s, shape, tag, percent, kept)
						v.fold(t)
						checkControls(t, v)
						checkTexts(t, v)
					})
				}
			}
		}
	}
}

// fold folds the sentence that lies open over a table, if there is one, and checks that it stays so.
func (v *visitor) fold(t *testing.T) {
	t.Helper()
	table, ok := v.app.house.Stack.Top().(*table.Table)
	if !ok || table.Unfolded().Empty() {
		return
	}
	at := table.Unfolded().Centre()
	v.point(input.Down, at)
	v.point(input.Up, at)
	v.settle()
	if r := table.Unfolded(); !r.Empty() {
		t.Errorf("the sentence lies open at %.0f after it was pressed", r)
	}
}

// visited goes to a screen in words of so many per cent. What is kept are moments of matches for screens that are gone
// to more than once; nil for none.
func visited(t *testing.T, s screen, shape Shape, tag lang.Tag, percent int, kept moments) *visitor {
	t.Helper()
	v := newVisitor(shape, tag)
	if kept != nil {
		v.picture, v.moments = s.name, kept
	}
	v.enlarge(percent)
	if err := s.visit(v); err != nil {
		t.Fatal(err)
	}
	v.settle()
	return v
}

// lettering returns how high each text of a screen is drawn, in device-independent pixels, but for carved capitals,
// which are display.
func lettering(t *testing.T, s screen, shape Shape, percent int) map[string]float64 {
	t.Helper()
	v := visited(t, s, shape, lang.English, percent, nil)
	out := map[string]float64{}
	for _, stroke := range v.look().Strokes {
		text, ok := stroke.Text()
		if ok && stroke.Style().Face != letters.Carved && strings.TrimSpace(text) != "" {
			out[text] = max(out[text], stroke.Box.H*v.app.view.Scale)
		}
	}
	return out
}

// growth returns by how much the texts grow that are on a screen both as usual and at 200 %, in ascending order.
func growth(t *testing.T, s screen, shape Shape) []float64 {
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
	list := fullest(t)
	for _, s := range list {
		grown := growth(t, s, lateral())
		if len(grown) == 0 {
			t.Fatalf("%s: no text is there both as usual and large", s.name)
		}
		middle := grown[len(grown)/2]
		total += middle
		if middle < least || grown[0] < none {
			t.Errorf("%s: texts grow %.2f times, the least of them %.2f; want %.2f and %.2f", s.name, middle, grown[0], least, none)
		}
	}
	if mean := total / float64(len(list)); mean < 1.85 {
		t.Errorf("texts grow %.2f times on the average, want about twice", mean)
	}
}

func TestWordsGrowOnEveryWindowAsFarAsThereIsRoom(t *testing.T) {
	for _, shape := range Shapes() {
		for _, s := range fullest(t) {
			grown := growth(t, s, shape)
			if len(grown) == 0 {
				continue // on another leaf
			}
			if middle := grown[len(grown)/2]; middle < 1 {
				t.Errorf("%s %s: texts shrink to %.2f of their usual size", s.name, shape.Name, middle)
			}
		}
	}
}

// running returns how high the largest words are that are read at length on a screen, in device-independent pixels.
func running(t *testing.T, s screen, shape Shape, percent int) float64 {
	t.Helper()
	const words = 3 // a line of fewer is a name
	isSign := func(word string) bool { return !strings.ContainsFunc(word, unicode.IsLetter) }
	v := visited(t, s, shape, lang.English, percent, nil)
	high := 0.0
	for _, stroke := range v.look().Strokes {
		text, ok := stroke.Text()
		if ok && stroke.Style().Face == letters.Text && len(slices.DeleteFunc(strings.Fields(text), isSign)) >= words {
			high = max(high, stroke.Box.H*v.app.view.Scale)
		}
	}
	if high == 0 {
		t.Fatalf("%s %s: nothing is there to be read at %d %%", s.name, shape.Name, percent)
	}
	return high
}

func TestWordsThatAreReadGrowInUprightWindows(t *testing.T) {
	const least = 1.6
	list := called(t, screens(),
		"settings", "help", "honshu-book-later", "honshu-unseen", "honshu-large", "honshu-count", "keys-taken", "yokai-chosen", "dobutsu-chosen",
		"lesson-dobutsu-drop", "lesson-homeworlds-trade", "lesson-honshu-pair", "lesson-forhonor-score",
		"yokai-log", "homeworlds-log", "homeworlds-world", "homeworlds-power", "homeworlds-sacrifice", "homeworlds-crowd", "homeworlds-talk", "homeworlds-warnings", "homeworlds-open", "yokai-ask", "yokai-result",
	)
	for _, shape := range Shapes() {
		if shape.W > shape.H {
			continue // see TestWordsAreTwiceAsLargeOnADesk
		}
		for _, s := range list {
			if grown := running(t, s, shape, 200) / running(t, s, shape, 100); grown < least {
				t.Errorf("%s %s: what is read grows %.2f times, want %.1f", s.name, shape.Name, grown, least)
			}
		}
	}
}

func TestNamesOfKeysGrowInUprightWindows(t *testing.T) {
	const least = 1.6
	words := lang.For(lang.English)
	named := []string{words.T(lang.BindKey), words.T(lang.BindButton), words.Wish("left"), words.Wish("right")}
	keys := called(t, screens(), "keys")[0]
	for _, shape := range Shapes() {
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

// agreed returns how high the words of all sheets of a set-up are written, in device-independent pixels: each text as
// it is broken into lines.
func agreed(t *testing.T, game string, shape Shape, percent int) map[string]float64 {
	t.Helper()
	const most = 20 // sheets
	v := newVisitor(shape, lang.English)
	v.enlarge(percent)
	v.app.house.Doors.Setup(game)
	v.settle()
	out := map[string]float64{}
	for range most {
		for _, stroke := range v.look().Strokes {
			if text, ok := stroke.Text(); ok && stroke.Style().Face == letters.Text {
				out[text] = max(out[text], stroke.Box.H*v.app.view.Scale)
			}
		}
		if paged, ok := v.app.house.Stack.Top().(stage.Paged); !ok || paged.Page().Find("more") == nil {
			break
		}
		if err := v.press("more"); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// sentences returns how high the smallest lines of at least four words are, but for those on the game's box.
func sentences(t *testing.T, list map[string]float64, box lang.Game) float64 {
	t.Helper()
	const words = 4
	least := math.Inf(1)
	for text, high := range list {
		if len(strings.Fields(text)) >= words && text != box.Players && text != box.Caption {
			least = min(least, high)
		}
	}
	if math.IsInf(least, 1) {
		t.Fatalf("no sentence is told beside %q", box.Caption)
	}
	return least
}

func TestWhatIsAgreedGrowsOnPhones(t *testing.T) {
	const least = 1.6
	for _, shape := range Shapes() {
		if shape.Name != "portrait" && shape.Name != "small" {
			continue
		}
		for _, g := range games.All() {
			info, words := g.Info(), lang.For(lang.English)
			usual, large := agreed(t, info.ID, shape, 100), agreed(t, info.ID, shape, 200)
			named := []string{words.T(lang.SetupHuman), words.T(lang.SetupComputer), words.Level(2)}
			for _, o := range info.Options {
				named = append(named, words.OptionName(info.ID, o.Key), words.OptionValue(info.ID, o.Key, o.Default))
			}
			box := words.Game(info.ID)
			if grown := sentences(t, large, box) / sentences(t, usual, box); grown < least {
				t.Errorf("%s %s: the sentences about options grow %.2f times, want %.1f", info.ID, shape.Name, grown, least)
			}
			compared := 0
			for _, text := range named {
				if usual[text] == 0 || large[text] == 0 {
					continue // broken into lines, or said only where something else is chosen
				}
				compared++
				if grown := large[text] / usual[text]; grown < least {
					t.Errorf("%s %s: %q grows %.2f times, want %.1f", info.ID, shape.Name, text, grown, least)
				}
			}
			if compared < 6 {
				t.Errorf("%s %s: only %d texts are there at both sizes", info.ID, shape.Name, compared)
			}
		}
	}
}

// asking returns how high the sentence is written that a table says, refuses with or asks with, in device-independent
// pixels; 0 for none.
func asking(t *testing.T, s screen, shape Shape, percent int) float64 {
	t.Helper()
	v := visited(t, s, shape, lang.English, percent, nil)
	story, longest, high := v.app.house.Stack.Top().(stage.Teller).Story(), 0, 0.0
	said := story.Now + "\n" + story.Say
	open := v.app.house.Stack.Top().(*table.Table).Unfolded().Times(v.app.house.Stack.Room().Scale / v.app.view.Scale)
	for _, stroke := range v.look().Strokes {
		text, ok := stroke.Text()
		if !ok || len(strings.Fields(text)) < 2 || !strings.Contains(said, text) || !open.Empty() && !open.Contains(stroke.Box.Centre()) {
			continue // others are labels with words of the sentence
		}
		if len(text) > longest {
			longest, high = len(text), stroke.Box.H*v.app.view.Scale
		}
	}
	return high
}

func TestWhatATableAsksGrowsOnPhones(t *testing.T) {
	const least = 1.6
	list := called(t, screens(),
		"yokai-refused", "homeworlds-start", "homeworlds-second", "homeworlds-middle", "homeworlds-many", "homeworlds-six",
		"honshu-trick", "honshu-build", "honshu-illegal", "honshu-refused", "honshu-take", "honshu-pick", "honshu-bid", "honshu-boost",
		"honshu-choose", "honshu-contest", "honshu-first", "honshu-hands", "honshu-keep", "honshu-shared", "honshu-under",
		"forhonor-draft", "forhonor-first", "forhonor-enter", "forhonor-path", "forhonor-attack", "forhonor-line", "forhonor-shove",
		"forhonor-threat", "forhonor-reach", "forhonor-shot", "forhonor-banner", "forhonor-six", "forhonor-eight", "forhonor-duel-end",
		"homeworlds-chosen", "homeworlds-power", "honshu-five",
	)
	for _, shape := range usualPhones() {
		for _, s := range list {
			usual, large := asking(t, s, shape, 100), asking(t, s, shape, 200)
			if usual == 0 {
				t.Errorf("%s %s: the table says nothing", s.name, shape.Name)
			} else if large/usual < least {
				t.Errorf("%s %s: the sentence grows %.2f times, want %.1f", s.name, shape.Name, large/usual, least)
			}
		}
	}
}

// usualPhones are the phones of the pictures, held upright and sideways.
func usualPhones() []Shape {
	return slices.DeleteFunc(Shapes(), func(s Shape) bool { return !slices.Contains([]string{"portrait", "small", "low"}, s.Name) })
}

func TestWhatASecretWantsGrowsOnUprightPhones(t *testing.T) {
	const least = 1.4 // its card needs room too; the reading glass shows the words larger
	secret := called(t, screens(), "homeworlds-secret")[0]
	for _, shape := range phones() {
		if shape.W > shape.H {
			continue
		}
		if grown := running(t, secret, shape, 200) / running(t, secret, shape, 100); grown < least {
			t.Errorf("%s: it grows %.2f times, want %.1f", shape.Name, grown, least)
		}
	}
}
