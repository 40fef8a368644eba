package scenes_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"engawa/scenes/a11y"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/lang"
	"engawa/scenes/largeprint"
	"engawa/scenes/scenestest"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// uprightPhones are the windows in which words of twice their size have least room across.
func uprightPhones() []scenestest.Shape {
	return slices.DeleteFunc(shapesToFit(), func(s scenestest.Shape) bool { return s.Name != "portrait" && s.Name != "small" })
}

// largePrintOn returns the tool of the large print view on the page that is on top, nil where there is none.
func largePrintOn(v *scenestest.Driver) *ui.Control {
	return v.Services.Stack.Top().(stage.Paged).Page().Find(stage.LargePrintKey)
}

// TestLargePrintIsOnEveryScreen looks for the large print view wherever words cannot grow as far as is wanted: in
// English on every screen, which take turns at two of four phones, in other languages on the fullest ones; or on request on
// every screen, phone and language.
func TestLargePrintIsOnEveryScreen(t *testing.T) {
	all, visits, lies, looked := 0, 0, 0, 0
	for i, shape := range phones() {
		for _, tag := range lang.Tags() {
			list := layoutScreens()
			if tag != lang.English && os.Getenv(wholeVariable) == "" {
				list = fullestScreens(t)
			}
			for k, s := range list {
				if tag == lang.English && (i+k)%2 != 0 && os.Getenv(wholeVariable) == "" {
					continue
				}
				all++
				name := fmt.Sprintf("%s-%s-%s", s.Name, shape.Name, tag)
				t.Run(name, func(t *testing.T) {
					visits++
					v := showInLargeText(t, s, shape, tag, 200)
					t.Cleanup(v.Close)
					if _, open := v.Services.Stack.Top().(*largeprint.Scene); open || v.Services.Stack.Room().TextScale() <= 1 {
						return
					}
					looked++
					c := largePrintOn(v)
					if c == nil {
						resting := strings.HasSuffix(s.Name, "-enlarged") // the next press takes away what is seen large
						if !resting && !readFromTheMenu(t, v) {
							t.Error("no way leads to the large print")
						}
						return
					}
					lies++
					if c.Rect.W < fingertip {
						t.Errorf("the large print is %.1f units wide", c.Rect.W)
					}
					checkLargePrint(t, v, name, c)
				})
			}
		}
	}
	if visits == all && (10*lies < 9*looked || looked == 0) {
		t.Errorf("the large print lies on %d of %d screens, want nine of ten at least", lies, looked)
	}
}

// readFromTheMenu reports whether the menu leads to the large print view, which is where a table without free ground has
// it.
func readFromTheMenu(t *testing.T, v *scenestest.Driver) bool {
	t.Helper()
	for _, key := range []string{"menu", "read"} {
		c := v.Services.Stack.Top().(stage.Paged).Page().Find(key)
		if c != nil {
			v.Tap(c)
		}
	}
	_, open := v.Services.Stack.Top().(*largeprint.Scene)
	return open
}

// checkLargePrint looks for words under the large print, and for something drawn over it.
func checkLargePrint(t *testing.T, v *scenestest.Driver, name string, large *ui.Control) {
	t.Helper()
	k := v.Services.Stack.Room().Scale / v.App.View().Scale
	at := large.Rect.Inset(3).Times(k)
	strokes := v.Trace().Strokes
	for _, s := range strokes {
		if text, ok := s.Text(); ok && strings.TrimSpace(text) != "" && s.Look.Turn == 0 && s.Look.Fade == 0 {
			box := letteredBox(s.Box)
			if s.Style().Face == letters.Carved {
				box = s.Box.InsetXY(0, s.Box.H/4)
			}
			if covers(at, box) && onTop(v, s) {
				t.Errorf("%s: the large print at %.0f lies over %q at %.0f", name, at, text, box)
			}
		}
	}
}

// onTop reports whether the top scene draws the stroke.
func onTop(v *scenestest.Driver, s canvas.Stroke) bool {
	room := v.Services.Stack.Room()
	c, trace := canvas.NewTrace(v.App.View().Area.W, v.App.View().Area.H, v.App.View().Scale)
	v.Services.Stack.Top().Draw(c.Enlarged(room.Scale / v.App.View().Scale))
	return slices.ContainsFunc(trace.Strokes, func(o canvas.Stroke) bool { return o.Key == s.Key && o.Box == s.Box })
}

// line is a line of words on an open page of the large print view, and how large it is in device-independent pixels.
type line struct {
	text string
	face letters.Face
	bold bool
	size float64
}

// linesOf returns what stands on the open page, but for its foot.
func linesOf(v *scenestest.Driver) (list []line) {
	room, page := v.Services.Stack.Room(), v.Services.Stack.Top().(stage.Paged).Page()
	k := room.Scale / v.App.View().Scale
	for _, s := range v.TraceTop().Strokes {
		text, ok := s.Text()
		foot := slices.ContainsFunc([]string{"page", "close"}, func(key string) bool {
			c := page.Find(key)
			return c != nil && c.Rect.Contains(s.Box.Centre())
		})
		if ok && !foot {
			list = append(list, line{text, s.Style().Face, s.Style().Spread > 0, s.Style().Size * k * v.App.View().Scale})
		}
	}
	return list
}

// waitForPerson lets the computers at a table act until the person on the first seat is to, and shows what they did.
func waitForPerson(t *testing.T, v *scenestest.Driver) {
	t.Helper()
	const most = 20000 // ticks
	m := v.Services.Stack.Top().(*table.Table).Match()
	for range most {
		if m.State().Actors().Has(0) {
			v.FinishAnimations()
			return
		}
		v.Tick(1)
	}
	t.Fatalf("the person is not to act after %d ticks and %d moves", most, len(m.Log))
}

// readAllPages goes through the large print view that lies open, from its first page to its last, and returns all lines.
func readAllPages(t *testing.T, v *scenestest.Driver, look func()) (list []line) {
	t.Helper()
	const most = 400
	for range most {
		list = append(list, linesOf(v)...)
		look()
		next := v.Services.Stack.Top().(stage.Paged).Page().Find("next")
		if next == nil || next.Off {
			return list
		}
		v.Tap(next)
	}
	t.Fatalf("the large print has more than %d pages", most)
	return nil
}

// flattenText returns the letters of a text alone, without the blanks at which lines are broken.
func flattenText(text string) string { return strings.ToLower(strings.Join(strings.Fields(text), "")) }

// TestEveryScreenIsReadInLargePrint opens every screen in large words on small phones: nothing is cut, nothing lies
// over anything else, no word is lost, and all are as large as they are wanted. In English screens take turns at the
// phones, or are on request opened on each.
func TestEveryScreenIsReadInLargePrint(t *testing.T) {
	all := slices.DeleteFunc(layoutScreens(), func(s scenestest.Screen) bool { return strings.HasPrefix(s.Name, "largeprint-") })
	shapes := uprightPhones()
	for i, shape := range shapes {
		for _, tag := range append(lang.Tags(), lang.Pseudo) {
			list := all
			if tag != lang.English {
				list = fullestScreens(t)
			}
			for k, s := range list {
				if tag == lang.English && (i+k)%len(shapes) != 0 && os.Getenv(wholeVariable) == "" {
					continue
				}
				t.Run(s.Name+"-"+shape.Name+"-"+string(tag), func(t *testing.T) {
					v := showInLargeText(t, s, shape, tag, 200)
					t.Cleanup(v.Close)
					if s.Name == "forhonor-duel-end" || s.Name == "forhonor-duel-over" {
						waitForPerson(t, v) // what is read must stand still
					}
					items := a11y.Items(v.Services.Stack.Top(), v.Services.Words)
					v.Services.Stack.OpenLargePrint()
					v.Tick(2)
					sentence, changed := "", map[string]bool{} // items that another player's move has changed meanwhile
					for _, l := range readAllPages(t, v, func() {
						checkControls(t, v)
						checkTexts(t, v)
						now := a11y.Items(v.Services.Stack.Below(v.Services.Stack.Top()), v.Services.Words)
						for _, i := range items {
							changed[i.ID] = changed[i.ID] || !slices.Contains(now, i)
						}
					}) {
						sentence += l.text
					}
					sentence = flattenText(sentence)
					for _, i := range items {
						if strings.Contains(strings.ReplaceAll(i.Name+i.Text, "...", ""), "..") {
							t.Errorf("%q has two full stops", i.Name+i.Text)
						}
						if !changed[i.ID] && !(strings.Contains(sentence, flattenText(i.Name)) && strings.Contains(sentence, flattenText(i.Text))) {
							t.Errorf("%q is on no page", i.Name+i.Text)
						}
					}
				})
			}
		}
	}
}

// TestWordsInLargePrintAreTwiceAsLarge compares the smallest lines of each kind.
func TestWordsInLargePrintAreTwiceAsLarge(t *testing.T) {
	const least = 1.9
	for _, shape := range phones() {
		for _, s := range fullestScreens(t) {
			sizes := func(percent int) map[line]float64 {
				v := showInLargeText(t, s, shape, lang.French, percent)
				v.Services.Stack.OpenLargePrint()
				v.Tick(2)
				out := map[line]float64{}
				for _, l := range readAllPages(t, v, func() {}) {
					kind := line{face: l.face, bold: l.bold}
					if out[kind] == 0 || l.size < out[kind] {
						out[kind] = l.size
					}
				}
				return out
			}
			usual, large := sizes(100), sizes(200)
			for kind, size := range large {
				if usual[kind] == 0 || size < least*usual[kind] {
					t.Errorf("%s %s: words of %.1f pixels grow to %.1f, want %.1f times", s.Name, shape.Name, usual[kind], size, least)
				}
			}
			if len(large) < 2 {
				t.Errorf("%s %s: there are words of %d kinds", s.Name, shape.Name, len(large))
			}
		}
	}
}

// read presses what stands for a control in the large print view, which is opened by its tool, or else from the menu. It
// waits until nothing moves: what comes into the list while it is read moves the rest to other leaves.
func (g *testUser) read(key string) {
	g.t.Helper()
	g.FinishAnimations()
	if large := largePrintOn(g.Driver); large != nil {
		g.Tap(large)
	} else {
		g.Tap(g.control("menu"))
		g.Tap(g.control("read"))
	}
	if _, open := g.top().(*largeprint.Scene); !open {
		g.t.Fatalf("the large print leads to a %T", g.top())
	}
	for row := g.page().Find("control." + key); ; row = g.page().Find("control." + key) {
		if row != nil {
			g.Tap(row)
			return
		}
		next := g.control("next")
		if next.Off {
			g.t.Fatalf("%q stands on no page of the large print", key)
		}
		g.Tap(next)
	}
}

// TestGamesAreFinishedInLargePrint plays on the smallest phone with words of twice their size, by touch, and presses
// nothing but what stands in the large print view: two games from the shelf to their results.
func TestGamesAreFinishedInLargePrint(t *testing.T) {
	small := scenestest.Shape{Name: "small", W: 320, H: 568, Density: 1}
	t.Run("dobutsu", func(t *testing.T) {
		g := newTestUserIn(t, lang.French, small, &store.Memory{}, byLargePrint)
		g.playAnimals(t)
	})
	t.Run("honshu", func(t *testing.T) {
		g := newTestUser(t, small, &store.Memory{}, byLargePrint)
		g.Services.Settings.ReducedMotion = true
		g.SetTextSize(200)
		g.FinishAnimations()
		g.choose("box.honshu", "begin")
		g.finishLands()
	})
}

// TestAScreenWithLargePrintRests lets screens rest on which the large print view lies.
func TestAScreenWithLargePrintRests(t *testing.T) {
	lies := 0
	for _, s := range fullestScreens(t) {
		v := showInLargeText(t, s, scenestest.Shape{Name: "small", W: 320, H: 568, Density: 1}, lang.English, 200)
		v.Tick(21 * anim.TicksPerSecond)
		if largePrintOn(v) != nil {
			lies++
		}
		v.Trace()
		for n := range 5 * anim.TicksPerSecond {
			v.Tick(1)
			if v.Services.Stack.Stale() {
				t.Fatalf("%s: tick %d asks for a frame although nothing has happened", s.Name, n)
			}
		}
	}
	if lies == 0 {
		t.Error("the large print lies on none of the screens")
	}
}
