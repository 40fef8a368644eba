package scenes_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// TestWhatShowsNoWordsTellsItsName looks at every screen for what can be pressed and has no words written on it: its name
// is its tip, for mouse, finger and focus. Places and things of a board, which are seen by what they are, tell their
// names to fingers and with the focus, see package ui.
func TestWhatShowsNoWordsTellsItsName(t *testing.T) {
	wordless := 0
	for _, shape := range scenestest.Shapes()[:2] {
		for _, s := range scenestest.Screens() {
			if strings.HasPrefix(s.Name, "largeprint") {
				continue // it is words alone
			}
			t.Run(fmt.Sprintf("%s-%s", s.Name, shape.Name), func(t *testing.T) {
				v := showScreen(t, s, shape, lang.French)
				var words []geom.Rect
				for _, stroke := range v.TraceTop().Strokes {
					if text, ok := stroke.Text(); ok && strings.TrimSpace(text) != "" {
						words = append(words, stroke.Box)
					}
				}
				for _, c := range v.Controls() {
					written := func(box geom.Rect) bool { return c.Rect.Contains(box.Centre()) }
					if !pressedBySign(c) || slices.ContainsFunc(words, written) {
						continue
					}
					if wordless++; c.Tip == "" {
						t.Errorf("%q, which shows no words, does not tell its name, %q", c.Key, c.Name)
					}
				}
			})
		}
	}
	if wordless < 1000 {
		t.Errorf("only %d controls without words are seen", wordless)
	}
}

// pressedBySign reports whether a control is a button, and no place, piece or card, nor what has a value to read.
func pressedBySign(c *ui.Control) bool {
	if p, ok := table.PartOf(c); ok {
		const corner = 1009 // of a card that is laid in Honshū
		return p.Kind == rules.PartButton && p.Index != corner && !c.Backdrop && !c.Rect.Empty()
	}
	return !slices.Contains([]ui.Role{ui.RoleText, ui.RoleSlider, ui.RoleField}, c.Role) && !c.Rect.Empty()
}
