package scenes_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/stage"
)

// lettersOf returns how high the largest line is that stands on a screen and is the text, or words of it, in
// device-independent pixels; 0 for none.
func lettersOf(t *testing.T, s scenestest.Screen, shape scenestest.Shape, percent int, text string) float64 {
	t.Helper()
	v := showInLargeText(t, s, shape, lang.English, percent)
	high := 0.0
	look := func() {
		for _, stroke := range v.Trace().Strokes {
			if line, ok := stroke.Text(); ok && (line == text || len(strings.Fields(line)) > 1 && strings.Contains(text, line)) {
				high = max(high, stroke.Box.H*v.App.View().Scale)
			}
		}
	}
	look()
	if page := v.Services.Stack.Top().(stage.Paged).Page(); page.Find(forhonorNextPage) != nil {
		if err := v.Press(forhonorNextPage); err != nil {
			t.Fatal(err)
		}
		look()
	}
	return high
}

// forhonorNextPage is the key of the button to the next page of a panel.
const forhonorNextPage = "button 1222"

// TestWhatForHonorShowsGrowsOnPhones holds that powers in a draft, a line-up and in panels, the rule of the score, what
// the cover opens for, the lives that a chosen card may cost and what a broken camp is told are read in much larger
// words too.
func TestWhatForHonorShowsGrowsOnPhones(t *testing.T) {
	const least = 1.6
	words := lang.For(lang.English)
	power := func(hero string) string {
		h := words.Hero(hero)
		return h.Long + "\n" + h.Short
	}
	texts := map[string]string{
		"forhonor-draft-chosen": power("RA"), "forhonor-line-chosen": power("JA"), "forhonor-hero-panel": power("BN") + "\n" + words.T(lang.ForhonorPanelMoves, lang.Count("n", 7)),
		"forhonor-score": words.T(lang.ForhonorScoreRule), "forhonor-duel-cover": words.T(lang.ForhonorCoverCard, lang.Text("hero", "Berserker"), lang.Text("rival", "Banneret")),
		"forhonor-duel-chosen": "−1",
		"forhonor-broken":      words.T(lang.ForhonorBroken, lang.Text("camp", "Defenders")),
	}
	list := screensNamed(t, scenestest.Screens(), slices.Collect(maps.Keys(texts))...)
	for _, shape := range usualPhones() {
		for _, s := range list {
			usual, large := lettersOf(t, s, shape, 100, texts[s.Name]), lettersOf(t, s, shape, 200, texts[s.Name])
			if large == 0 || large < least*usual { // some of it is shown in large words only
				t.Errorf("%s %s: what is told is %.1f high as usual and %.1f in large words, want %.1f times as much", s.Name, shape.Name, usual, large, least)
			}
		}
	}
}
