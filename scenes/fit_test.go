package scenes_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// fingertip is the least size of a target on a touch screen, in logical units.
const fingertip = 44

// layoutScreens lists the screens whose layout is checked: those of the pictures, and the small ones over them. What somebody
// says lies over other things for a while, as it should, and so do the words of a lesson
// or a puzzle.
func layoutScreens() []scenestest.Screen {
	pictured := slices.DeleteFunc(scenestest.Screens(), func(s scenestest.Screen) bool { return strings.HasSuffix(s.Name, "-said") })
	for k, s := range pictured {
		if strings.HasPrefix(s.Name, "lesson-") || strings.HasPrefix(s.Name, "puzzle-") {
			pictured[k].Show = func(v *scenestest.Driver) error { return foldPaper(v, s) }
		}
	}
	return append(pictured,
		scenestest.Screen{Name: "matches", Show: func(v *scenestest.Driver) error {
			for range 8 {
				if err := v.ShowYokai("mori", "spirits", scenestest.MiddleGame...); err != nil {
					return err
				}
			}
			v.Services.Navigator.Shelf()
			v.FinishAnimations()
			return v.Press("matches")
		}},
		scenestest.Screen{Name: "setup-persons", Show: func(v *scenestest.Driver) error { return v.Seek("box.yokai", "seat1.human") }},
		scenestest.Screen{Name: "yokai-refused", Show: func(v *scenestest.Driver) error {
			if err := v.ShowYokai("mori", "spirits", scenestest.MiddleGame...); err != nil {
				return err
			}
			for _, key := range []string{"cell 4", "cell 10"} {
				if err := v.Press(key); err != nil {
					return err
				}
			}
			return nil
		}},
		scenestest.Screen{Name: "yokai-confirm", Show: func(v *scenestest.Driver) error {
			v.Services.Settings.Confirm = true
			if err := v.ShowYokai("mori", "spirits", scenestest.MiddleGame...); err != nil {
				return err
			}
			return v.Press("cell 4", "cell 3")
		}},
		scenestest.Screen{Name: "yokai-resign", Show: func(v *scenestest.Driver) error {
			if err := v.ShowYokai("mori", "spirits", scenestest.MiddleGame...); err != nil {
				return err
			}
			return v.Press("menu", "resign")
		}},
		scenestest.Screen{Name: "yokai-lefthanded", Show: func(v *scenestest.Driver) error {
			v.Services.Settings.LeftHanded = true
			return v.ShowYokai("mori", "spirits", scenestest.MiddleGame...)
		}},
		scenestest.Screen{Name: "told", Show: func(v *scenestest.Driver) error {
			v.Services.Navigator.Tell(v.Services.Words.T(lang.StoreDamaged, lang.Text("file", "match-yokai-12.json.damaged")))
			return nil
		}},
	)
}

// foldPaper shows a step of a lesson with its words put away, where they lie over the board.
func foldPaper(v *scenestest.Driver, s scenestest.Screen) error {
	err := s.Show(v)
	for err == nil && v.Services.Stack.Top().(stage.Paged).Page().Find("lesson.popup") != nil {
		err = v.Press("lesson.popup")
	}
	return err
}

// TestEveryScreenFitsItsWindow shows every screen in every window in the language that is longer than all, and in one of
// those that players have, in turns from window to window, or on request in all.
func TestEveryScreenFitsItsWindow(t *testing.T) {
	list := layoutScreens()
	languages := lang.Tags()
	for i, shape := range shapesToFit() {
		for k, s := range list {
			tags := []lang.Tag{lang.Pseudo, languages[(i+k)%len(languages)]}
			if os.Getenv(wholeVariable) != "" {
				tags = append(lang.Tags(), lang.Pseudo)
			}
			for _, tag := range tags {
				t.Run(fmt.Sprintf("%s-%s-%s", s.Name, shape.Name, tag), func(t *testing.T) {
					v := showScreen(t, s, shape, tag)
					checkControls(t, v)
					checkTexts(t, v)
				})
			}
		}
	}
}

// checkControls looks for controls that lie outside of the window, over each other, are too small or have no name.
func checkControls(t *testing.T, v *scenestest.Driver) {
	t.Helper()
	list, room := v.Controls(), v.Services.Stack.Room()
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
	text   string
	box    geom.Rect
	turn   bool
	stroke int // which stroke of the picture it is
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
func checkTexts(t *testing.T, v *scenestest.Driver) {
	t.Helper()
	var labels []label
	strokes := v.Trace().Strokes
	for _, name := range stagetest.UnknownIcons(strokes) {
		t.Errorf("there is no icon %q; sprites/art/icons has them all", name)
	}
	for k, s := range strokes {
		text, ok := s.Text()
		if !ok || strings.TrimSpace(text) == "" {
			continue
		}
		labels = append(labels, label{text, letteredBox(s.Box), s.Look.Turn != 0, k})
	}
	if len(labels) == 0 {
		t.Error("the screen says nothing")
	}
	top, k := topLabels(v, labels), v.Services.Stack.Room().Scale/v.App.View().Scale
	for _, c := range v.Controls() {
		for _, l := range labels[top:] {
			if isStep(c) && l.box.Overlaps(c.Rect.Inset(1).Times(k)) {
				t.Errorf("%q at %.0f lies over the button %q at %.0f", l.text, l.box, c.Key, c.Rect)
			}
		}
	}
	for k, l := range labels {
		if l.turn {
			continue // its box is that of the line as it lies
		}
		if !l.box.Within(v.App.View().Area) {
			t.Errorf("%q at %.0f lies outside of the window %.0f", l.text, l.box, v.App.View().Area)
		}
		if k < top {
			continue
		}
		for _, other := range labels[k+1:] {
			if other.text != l.text && !other.turn && covers(l.box, other.box) && !hides(strokes, v.App.View().Area, l, other) {
				t.Errorf("%q at %.0f and %q at %.0f lie over each other", l.text, l.box, other.text, other.box)
			}
		}
	}
}

// isStep reports whether a control is a button of a stepper, on which there is a sign and no word; in large print it has
// words.
func isStep(c *ui.Control) bool {
	return !strings.HasPrefix(c.Key, "control.") && c.Role == ui.RoleButton && (strings.HasSuffix(c.Key, ".less") || strings.HasSuffix(c.Key, ".more"))
}

// topLabels returns the index of the first label that belongs to the top scene, or to what is seen large.
func topLabels(v *scenestest.Driver, labels []label) int {
	if desk, ok := v.Services.Stack.Top().(scenestest.Enlarging); ok {
		c, trace := canvas.NewTrace(v.App.View().Area.W, v.App.View().Area.H, v.App.View().Scale)
		if desk.DrawEnlargement(c); len(trace.Texts()) > 0 {
			return max(0, len(labels)-len(trace.Texts()))
		}
	}
	if _, over := v.Services.Stack.Top().(stage.Overlay); !over {
		return 0
	}
	above := 0
	for _, s := range v.TraceTop().Strokes {
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

// hides reports whether the part of a label on which another lies isn't seen: it is darkened with the whole window, and a
// panel lies on it, below the other.
func hides(strokes []canvas.Stroke, window geom.Rect, l, other label) bool {
	x, y := max(l.box.X, other.box.X), max(l.box.Y, other.box.Y)
	common := geom.R(x, y, min(l.box.Right(), other.box.Right())-x, min(l.box.Bottom(), other.box.Bottom())-y)
	dark := false
	for _, s := range strokes[l.stroke:other.stroke] {
		if window.Within(s.Box) {
			dark = true
		} else if dark && ui.IsSurface(s.Key) && common.Within(s.Box) {
			return true
		}
	}
	return false
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
	c, trace := canvas.NewTrace(100, 100, 1)
	window := geom.R(0, 0, 100, 100)
	c.Draw(ui.SurfacePicture(ui.Surface{}, 90, 40, false), geom.Pt(5, 0), canvas.Look{})
	c.Fill(window, sprites.Night)
	c.Draw(ui.SurfacePicture(ui.Surface{}, 90, 40, false), geom.Pt(5, 0), canvas.Look{})
	below, above := label{box: geom.R(20, 5, 50, 20)}, label{box: geom.R(20, 9, 50, 20), stroke: 3}
	if !hides(trace.Strokes, window, below, above) {
		t.Error("a line below a panel over the darkened window counts as seen")
	}
	above.stroke = 2
	if hides(trace.Strokes, window, below, above) {
		t.Error("a line is hidden by a panel that lies over both")
	}
	c, trace = canvas.NewTrace(100, 100, 1)
	ui.DrawIcon(c, "gear", geom.Pt(20, 20), 20, sprites.Ink)
	ui.DrawIcon(c, "no gear", geom.Pt(60, 20), 20, sprites.Ink)
	if got := stagetest.UnknownIcons(trace.Strokes); !slices.Equal(got, []string{"no gear"}) {
		t.Errorf("the icons %q are unknown", got)
	}
}
