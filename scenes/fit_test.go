package scenes

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
)

// fingertip is the least size of a target on a touch screen, in logical units.
const fingertip = 44

// fitted lists the screens whose layout is checked: those of the pictures, and the small ones over them. What somebody
// says lies over other things for a while, as it should, and so do the words of a lesson.
func fitted() []screen {
	pictured := slices.DeleteFunc(screens(), func(s screen) bool { return strings.HasSuffix(s.name, "-said") })
	for k, s := range pictured {
		if strings.HasPrefix(s.name, "lesson-") {
			pictured[k].visit = func(v *visitor) error { return v.folded(s) }
		}
	}
	return append(pictured,
		screen{"matches", func(v *visitor) error {
			for range 8 {
				if err := v.play("mori", "spirits", middleGame...); err != nil {
					return err
				}
			}
			v.app.house.Doors.Shelf()
			v.settle()
			return v.press("matches")
		}},
		screen{"setup-persons", func(v *visitor) error { return v.seek("box.yokai", "seat1.human") }},
		screen{"yokai-refused", func(v *visitor) error {
			if err := v.play("mori", "spirits", middleGame...); err != nil {
				return err
			}
			for _, key := range []string{"cell 4", "cell 10"} {
				if err := v.press(key); err != nil {
					return err
				}
			}
			return nil
		}},
		screen{"yokai-confirm", func(v *visitor) error {
			v.app.house.Settings.Confirm = true
			if err := v.play("mori", "spirits", middleGame...); err != nil {
				return err
			}
			return v.press("cell 4", "cell 3")
		}},
		screen{"yokai-resign", func(v *visitor) error {
			if err := v.play("mori", "spirits", middleGame...); err != nil {
				return err
			}
			return v.press("menu", "resign")
		}},
		screen{"yokai-lefthanded", func(v *visitor) error {
			v.app.house.Settings.LeftHanded = true
			return v.play("mori", "spirits", middleGame...)
		}},
		screen{"told", func(v *visitor) error {
			v.app.house.Doors.Tell(v.app.house.Words.T(lang.StoreDamaged, lang.Text("file", "match-yokai-12.json.damaged")))
			return nil
		}},
	)
}

// folded shows a step of a lesson with its words put away, where they lie over the board.
func (v *visitor) folded(s screen) error {
	err := s.visit(v)
	for err == nil && v.app.house.Stack.Top().(stage.Paged).Page().Find("lesson.card") != nil {
		err = v.press("lesson.card")
	}
	return err
}

func TestEveryScreenFitsItsWindow(t *testing.T) {
	kept, list := moments{}, fitted()
	for _, shape := range shapesToFit() {
		for _, tag := range append(lang.Tags(), lang.Pseudo) {
			for _, s := range list {
				t.Run(fmt.Sprintf("%s-%s-%s", s.name, shape.Name, tag), func(t *testing.T) {
					v := newVisitor(shape, tag)
					v.picture, v.moments = s.name, kept
					if err := s.visit(v); err != nil {
						t.Fatal(err)
					}
					v.settle()
					checkControls(t, v)
					checkTexts(t, v)
				})
			}
		}
	}
}

// shown returns the page on top.
func (v *visitor) shown() []*ui.Control {
	if paged, ok := v.app.house.Stack.Top().(stage.Paged); ok {
		return paged.Page().Controls()
	}
	return nil
}

// checkControls looks for controls that lie outside of the window, over each other, are too small or have no name.
func checkControls(t *testing.T, v *visitor) {
	t.Helper()
	list, room := v.shown(), v.app.house.Stack.Room()
	if len(list) == 0 {
		t.Error("there is nothing to point at")
	}
	seen := map[string]bool{}
	for k, c := range list {
		if seen[c.Key] {
			t.Errorf("two controls are called %q", c.Key)
		}
		seen[c.Key] = true
		if c.Rect.Empty() {
			continue
		}
		if !c.Rect.Inset(0.5).Within(room.Area) {
			t.Errorf("%q at %.0f lies outside of the window %.0f", c.Key, c.Rect, room.Area)
		}
		if c.Role == ui.RoleText {
			continue
		}
		if c.Name == "" {
			t.Errorf("%q has no name", c.Key)
		}
		small := c.Role == ui.RoleCell || strings.HasPrefix(c.Key, "log") // as large as the board and the panel allow
		if room.Class != stage.Wide && !small && min(c.Rect.W, c.Rect.H) < fingertip {
			t.Errorf("%q of %.0f x %.0f is too small for a finger", c.Key, c.Rect.W, c.Rect.H)
		}
		for _, other := range list[k+1:] {
			if other.Role != ui.RoleText && !other.Rect.Empty() && collide(c, other) {
				t.Errorf("%q at %.0f and %q at %.0f lie over each other", c.Key, c.Rect, other.Key, other.Rect)
			}
		}
	}
}

// collide reports whether two targets share more than their rims. Things on a board may stand on its places, above
// them, and the corners of their boxes may meet.
func collide(a, b *ui.Control) bool {
	if a.Role == ui.RoleCell && b.Role == ui.RoleCell {
		return a.Z == b.Z && (a.Rect.Contains(b.Rect.Centre()) || b.Rect.Contains(a.Rect.Centre()))
	}
	if a.Round && b.Round {
		return a.Rect.Centre().Sub(b.Rect.Centre()).Len() < (a.Rect.W+b.Rect.W)/2-0.5
	}
	return a.Rect.Inset(0.5).Overlaps(b.Rect.Inset(0.5))
}

// words of a screen and where they stand.
type label struct {
	text string
	box  geom.Rect
	turn bool
}

// letteredBox is what the letters of a line cover, without the margin that its picture has for shadows and rims.
func letteredBox(box geom.Rect) geom.Rect {
	const margin = 0.12 // of the height, on each side
	d := box.H * margin
	if 2*d >= box.W {
		return box
	}
	return geom.R(box.X+d, box.Y+1.6*d, box.W-2*d, box.H-3.2*d)
}

// checkTexts looks for lines of text that lie outside of the window or over each other.
func checkTexts(t *testing.T, v *visitor) {
	t.Helper()
	var labels []label
	for _, s := range v.look().Strokes {
		text, ok := s.Text()
		if !ok || strings.TrimSpace(text) == "" {
			continue
		}
		labels = append(labels, label{text, letteredBox(s.Box), s.Look.Turn != 0})
	}
	if len(labels) == 0 {
		t.Error("the screen says nothing")
	}
	top := topLabels(v, labels)
	for k, l := range labels {
		if l.turn {
			continue // its box is that of the line as it lies
		}
		if !l.box.Within(v.app.view.Area) {
			t.Errorf("%q at %.0f lies outside of the window %.0f", l.text, l.box, v.app.view.Area)
		}
		if k < top {
			continue
		}
		for _, other := range labels[k+1:] {
			if other.text != l.text && !other.turn && covers(l.box, other.box) {
				t.Errorf("%q at %.0f and %q at %.0f lie over each other", l.text, l.box, other.text, other.box)
			}
		}
	}
}

// topLabels returns the index of the first label that belongs to the top scene.
func topLabels(v *visitor, labels []label) int {
	if _, over := v.app.house.Stack.Top().(stage.Overlay); !over {
		return 0
	}
	above := 0
	for _, s := range v.lookAtTop().Strokes {
		if text, ok := s.Text(); ok && strings.TrimSpace(text) != "" {
			above++
		}
	}
	return max(0, len(labels)-above)
}

// covers reports whether two lines lie on each other by more than a hair in both directions.
func covers(a, b geom.Rect) bool {
	w := min(a.Right(), b.Right()) - max(a.X, b.X)
	h := min(a.Bottom(), b.Bottom()) - max(a.Y, b.Y)
	return w > 2 && h > 0.25*min(a.H, b.H)
}

func TestTheChecksFindWhatIsWrong(t *testing.T) {
	a, b := geom.R(0, 0, 100, 20), geom.R(90, 10, 100, 20)
	if !covers(a, b) || covers(a, b.Move(9, 0)) || covers(a, b.Move(0, 9)) {
		t.Error("lines over each other are not told from lines beside each other")
	}
	round := func(x float64) *ui.Control { return &ui.Control{Rect: geom.R(x, 0, 50, 50), Round: true} }
	if !collide(round(0), round(40)) || collide(round(0), round(50)) {
		t.Error("discs over each other are not told from discs beside each other")
	}
	if box := letteredBox(geom.R(0, 0, 100, 20)); box.W >= 100 || !box.Within(geom.R(0, 0, 100, 20)) {
		t.Errorf("the letters cover %v", box)
	}
}
