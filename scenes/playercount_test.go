package scenes_test

import (
	"testing"

	"engawa/scenes/lang"
	"engawa/scenes/store"
)

// TestTheNumberOfPlayersStaysUnderTheFinger presses "more players" again and again at the same place, in every window,
// until there are as many as can be, and then "fewer players".
func TestTheNumberOfPlayersStaysUnderTheFinger(t *testing.T) {
	for _, shape := range shapesToFit() {
		for _, text := range []int{100, 200} {
			for _, box := range []string{"box.forhonor", "box.honshu"} {
				g := newTestUserIn(t, lang.French, shape, &store.Memory{}, byTouch)
				g.SetTextSize(text)
				g.FinishAnimations()
				g.choose(box)
				for _, key := range []string{"count.more", "count.less"} {
					at, presses := g.control(key).Rect, 0
					for ; !g.control(key).Off; presses++ {
						if now := g.control(key).Rect; now != at {
							t.Errorf("%s %s %d%%: after %d presses %s lies at %.0f, before at %.0f", box, shape.Name, text, presses, key, now, at)
							break
						}
						g.Script.Tap(at.Centre())
						g.FinishAnimations()
					}
					if presses == 0 {
						t.Errorf("%s %s: %s was pressed %d times", box, shape.Name, key, presses)
					}
				}
			}
		}
	}
}

// TestTheWayToTheLessonHasItsWord looks for the words on the button, in windows as broad as phones are.
func TestTheWayToTheLessonHasItsWord(t *testing.T) {
	for _, shape := range shapesToFit() {
		for _, tag := range lang.Tags() {
			g := newTestUserIn(t, tag, shape, &store.Memory{}, byTouch)
			g.FinishAnimations()
			g.choose("box.yokai")
			at, words := g.control("learn").Rect, ""
			for _, s := range g.Trace().Strokes {
				if text, ok := s.Text(); ok && letteredBox(s.Box).Within(at.Inset(-2)) {
					words += text + " "
				}
			}
			if want := g.Services.Words.T(lang.LearnOpen) + " "; words != want {
				t.Errorf("%s %s: the button at %.0f says %q, want %q", shape.Name, tag, at, words, want)
			}
		}
	}
}
