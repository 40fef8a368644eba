package scenes_test

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"engawa/rules/bots"
	"engawa/rules/games"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/sprites/letters"
)

// measureSetupText returns how high the words of all pages of a set-up are written, in device-independent pixels: each text as
// it is broken into lines.
func measureSetupText(t *testing.T, game string, shape scenestest.Shape, percent int) map[string]float64 {
	t.Helper()
	const most = 20 // pages
	v := scenestest.New(shape, lang.English)
	v.SetTextSize(percent)
	v.Services.Navigator.Setup(game)
	v.FinishAnimations()
	out := map[string]float64{}
	for range most {
		for _, stroke := range v.Trace().Strokes {
			if text, ok := stroke.Text(); ok && stroke.Style().Face == letters.Text {
				out[text] = max(out[text], stroke.Box.H*v.App.View().Scale)
			}
		}
		if paged, ok := v.Services.Stack.Top().(stage.Paged); !ok || paged.Page().Find("more") == nil {
			break
		}
		if err := v.Press("more"); err != nil {
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
	for _, shape := range scenestest.Shapes() {
		if shape.Name != "portrait" && shape.Name != "small" {
			continue
		}
		for _, g := range games.All() {
			info, words := g.Info(), lang.For(lang.English)
			usual, large := measureSetupText(t, info.ID, shape, 100), measureSetupText(t, info.ID, shape, 200)
			levels := bots.Levels(g)
			level := levels[0]
			named := []string{words.T(lang.SetupHuman), words.T(lang.SetupComputer), words.Level(level.Title)}
			if level.Elo != 0 {
				named = append(named, strconv.Itoa(level.Elo))
			}
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

// measureMessageText returns how high the sentence is written that a table says, refuses with or asks with, in device-independent
// pixels; 0 for none.
func measureMessageText(t *testing.T, s scenestest.Screen, shape scenestest.Shape, percent int) float64 {
	t.Helper()
	v := showInLargeText(t, s, shape, lang.English, percent)
	narration, longest, high := v.Services.Stack.Top().(stage.Narrator).Narrate(), 0, 0.0
	words := narration.Message + "\n" + narration.Say
	box, _ := v.Services.Stack.Top().(*table.Table).MessageBox()
	box = box.Times(v.Services.Stack.Room().Scale / v.App.View().Scale)
	for _, stroke := range v.Trace().Strokes {
		text, ok := stroke.Text()
		if !ok || box.Empty() && len(strings.Fields(text)) < 2 || !strings.Contains(words, text) || !box.Empty() && !box.Contains(stroke.Box.Centre()) {
			continue // others are labels with words of the sentence
		}
		if len(text) > longest {
			longest, high = len(text), stroke.Box.H*v.App.View().Scale
		}
	}
	return high
}

func TestWhatATableAsksGrowsOnPhones(t *testing.T) {
	const least = 1.6
	list := screensNamed(t, scenestest.Screens(),
		"yokai-refused", "homeworlds-start", "homeworlds-second", "homeworlds-middle", "homeworlds-many", "homeworlds-six",
		"honshu-trick", "honshu-build", "honshu-illegal", "honshu-refused", "honshu-take", "honshu-pick", "honshu-bid", "honshu-boost",
		"honshu-choose", "honshu-contest", "honshu-first", "honshu-hands", "honshu-keep", "honshu-shared", "honshu-under",
		"forhonor-draft", "forhonor-first", "forhonor-enter", "forhonor-path", "forhonor-attack", "forhonor-line", "forhonor-shove",
		"forhonor-threat", "forhonor-reach", "forhonor-shot", "forhonor-banner", "forhonor-six", "forhonor-eight", "forhonor-duel-over",
		"homeworlds-chosen", "homeworlds-power", "honshu-five",
	)
	for _, shape := range usualPhones() {
		for _, s := range list {
			usual, large := measureMessageText(t, s, shape, 100), measureMessageText(t, s, shape, 200)
			if usual == 0 {
				t.Errorf("%s %s: the table says nothing", s.Name, shape.Name)
			} else if large/usual < least {
				t.Errorf("%s %s: the sentence grows %.2f times, want %.1f", s.Name, shape.Name, large/usual, least)
			}
		}
	}
}

// usualPhones are the phones of the pictures, held upright and sideways.
func usualPhones() []scenestest.Shape {
	return slices.DeleteFunc(scenestest.Shapes(), func(s scenestest.Shape) bool { return !slices.Contains([]string{"portrait", "small", "low"}, s.Name) })
}

func TestWhatASecretWantsGrowsOnUprightPhones(t *testing.T) {
	const least = 1.4 // its card needs room too; the large print view shows the words larger
	secret := screensNamed(t, scenestest.Screens(), "homeworlds-secret")[0]
	for _, shape := range phones() {
		if shape.W > shape.H {
			continue
		}
		if grown := runningGrowth(t, secret, shape); grown < least {
			t.Errorf("%s: it grows %.2f times, want %.1f", shape.Name, grown, least)
		}
	}
}
