package scenes_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// TestEveryTargetIsLargeEnoughForAFinger walks through all screens on a phone, upright and sideways, and measures where a
// finger hits each target, which may be more than what is drawn of it. What has its middle under something else is found
// too.
func TestEveryTargetIsLargeEnoughForAFinger(t *testing.T) {
	for _, shape := range []scenestest.Shape{upright(), sideways()} {
		for _, s := range pagedScreens() {
			t.Run(s.Name+" "+shape.Name, func(t *testing.T) {
				v := showScreen(t, s, shape, lang.English)
				page := v.Services.Stack.Top().(stage.Paged).Page()
				for _, c := range page.Controls() {
					if c.Role == ui.RoleText || c.Backdrop || c.Rect.Empty() {
						continue
					}
					w, h := fingerRoom(page, c)
					if size := min(w, h); size < fingertip && !isSmall(s.Name, page, c.Key, size) {
						t.Errorf("%q: a finger hits %.0f x %.0f of it, it is drawn at %.0f", c.Key, w, h, c.Rect)
					}
				}
			})
		}
	}
}

// fingerRoom returns how broad and how high the area is in which a finger hits the control, through its middle; 0 where
// something else has its middle.
func fingerRoom(page *ui.Page, c *ui.Control) (w, h float64) {
	const step, most = 1.0, 60.0
	hits := func(x, y float64) bool { return page.At(c.Rect.Centre().Add(geom.Pt(x, y)), true) == c }
	reach := func(x, y float64) (d float64) {
		for d = 0; d < most && hits(d*x, d*y); d += step {
		}
		return d
	}
	return reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)
}

// small is what is smaller than a fingertip on phones, and how small it may be: it must not become smaller still. A press
// on it plays nothing, see [TestAFingerOnASmallTargetPlaysNothing].
type small struct {
	game    string // in the name of the screen; "" for all
	key     string // what the key of the control begins with
	minSide float64
	unless  string // where this control is there it may not, "" for everywhere
}

var smalls = []small{
	// Squares and heroes of the whole battlefield, which a press shows nearly, and squares beside the overview.
	{"forhonor", "cell ", 20, ""}, {"lesson-forhonor", "cell ", 12, ""}, {"forhonor", "piece ", 20, ""},
	// Ships of systems that are not open, which has a button that closes it: a press opens the system.
	{"homeworlds", "piece ", 5, closesSystem},
	// A system with a ship in its middle, which opens it too.
	{"puzzle-homeworlds", "cell ", 0, closesSystem},
	// Squares of a land, some below the card that is laid: a press moves the card, which the main button builds. Two fingers
	// show them larger.
	{"honshu", "cell ", 0, ""},
	// The table of points of a result, in which a press lights up what a number counts.
	{"result", "cell.", 25, ""}, {"result", "row.", 35, ""},
}

// isSmall reports whether the control may be as small as that.
func isSmall(screen string, page *ui.Page, key string, size float64) bool {
	return slices.ContainsFunc(smalls, func(s small) bool {
		return strings.Contains(screen, s.game) && strings.HasPrefix(key, s.key) && size >= s.minSide && (s.unless == "" || page.Find(s.unless) == nil)
	})
}

// TestAFingerOnASmallTargetPlaysNothing presses what is smaller than a fingertip on the tables of phones, above all where
// a move could begin: no press plays a move. It shows a small battlefield nearly and opens a small system, so that what
// was pressed is large enough then; the land of Honshū is enlarged by two fingers.
func TestAFingerOnASmallTargetPlaysNothing(t *testing.T) {
	pressed := map[string]int{}
	for _, shape := range []scenestest.Shape{upright(), sideways()} {
		for _, s := range pagedScreens() {
			show := func() (*testUser, *table.Table) {
				g := &testUser{Driver: scenestest.New(shape, lang.English), t: t, inputMode: byTouch}
				g.UseCache(matchCache, s.Name)
				if err := s.Show(g.Driver); err != nil {
					t.Fatal(err)
				}
				g.FinishAnimations()
				top, _ := g.top().(*table.Table)
				return g, top
			}
			g, top := show()
			if top == nil || strings.HasPrefix(s.Name, "yokai") {
				g.Close()
				continue
			}
			game := top.Match().Game.Info().ID
			keys, begin := smallTargets(g.page(), top.Match())
			for n, key := range keys {
				if n > 0 {
					g, top = show()
				}
				pressed[game]++
				if strings.HasSuffix(s.Name, "-enlarged") {
					g.point(key) // the first press takes away what is seen large
				}
				t.Run(s.Name+" "+shape.Name+" "+key, func(t *testing.T) { g.pressSmall(t, top.Match(), key, n < begin) })
				g.Close()
			}
		}
	}
	for _, game := range []string{"forhonor", "homeworlds", "honshu"} {
		if pressed[game] < 10 {
			t.Errorf("%d targets of %s were pressed", pressed[game], game)
		}
	}
}

// smallTargets lists the keys of some targets that are smaller than a fingertip: first so many where a move can begin.
func smallTargets(page *ui.Page, m *rules.Match) (keys []string, begin int) {
	const most, others = 3, 2
	begins := map[rules.Part]bool{}
	for by := range m.State().Actors().All() {
		if by == rules.Nature || table.Players(m)[by].Bot != "" {
			continue
		}
		for _, a := range m.State().Legal(by, nil) {
			for _, way := range rules.Paths(m.Game, m.State(), a) {
				begins[way[0]] = true
			}
		}
	}
	var rest []string
	for _, c := range page.Controls() {
		p, ok := table.PartOf(c)
		if !ok || c.Backdrop || p.Kind != rules.PartCell && p.Kind != rules.PartPiece || c.Rect.Empty() {
			continue
		}
		switch w, h := fingerRoom(page, c); {
		case min(w, h) == 0 || min(w, h) >= fingertip:
		case begins[p]:
			keys = append(keys, c.Key)
		default:
			rest = append(rest, c.Key)
		}
	}
	spread := func(list []string, n int) (some []string) {
		for k := range min(n, len(list)) {
			some = append(some, list[k*len(list)/min(n, len(list))])
		}
		return some
	}
	keys = spread(keys, most)
	return append(keys, spread(rest, others)...), len(keys)
}

// pressSmall presses a target that is smaller than a fingertip, at which a move begins or not.
func (g *testUser) pressSmall(t *testing.T, m *rules.Match, key string, begins bool) {
	before, was, side := len(m.Log), g.control(key).Rect, 0.0
	for _, c := range g.page().Controls() {
		if strings.HasPrefix(c.Key, "cell ") && !c.Backdrop {
			side = max(side, c.Rect.W, c.Rect.H)
		}
	}
	g.point(key)
	for _, mv := range m.Log[before:] {
		if mv.By != rules.Nature && table.Players(m)[mv.By].Bot == "" {
			t.Errorf("a press plays %v", mv)
		}
	}
	g.FinishAnimations()
	if m.Game.Info().ID == "honshu" {
		g.pinch(was.Centre(), 60, 180)
	} else if cut := min(was.W, was.H) < side-2; cut && m.Game.Info().ID == "forhonor" || !begins {
		return // only a part of the square is seen, or nobody chooses
	}
	c := g.page().Find(key)
	if c == nil {
		t.Fatalf("what was at %.0f is out of sight", was)
	}
	if w, h := fingerRoom(g.page(), c); min(w, h) < fingertip {
		t.Errorf("of what was at %.0f a finger hits %.0f x %.0f, it is drawn at %.0f", was, w, h, c.Rect)
	}
}

// TestAPressOnATableOfPointsOnlyLightsUp presses every number and every name in the tables of points of results on
// phones, which are smaller than a fingertip: it changes what is seen of the match, and only until it is pressed again
// or what has opened is closed.
func TestAPressOnATableOfPointsOnlyLightsUp(t *testing.T) {
	for _, shape := range []scenestest.Shape{upright(), sideways()} {
		for _, s := range scenestest.Screens() {
			if !slices.Contains([]string{"honshu-result", "honshu-result-five", "forhonor-result", "forhonor-result-eight"}, s.Name) {
				continue
			}
			t.Run(s.Name+" "+shape.Name, func(t *testing.T) {
				g := &testUser{Driver: scenestest.New(shape, lang.English), t: t, inputMode: byTouch}
				g.Services.Settings.ReducedMotion = true
				g.UseCache(matchCache, s.Name)
				if err := s.Show(g.Driver); err != nil {
					t.Fatal(err)
				}
				g.FinishAnimations()
				g.pressNumbers()
			})
		}
	}
}

// saves returns all matches that are kept, as files.
func (g *testUser) saves() map[store.MatchID]string {
	g.t.Helper()
	files := map[store.MatchID]string{}
	for _, m := range g.Services.Store.Matches() {
		data, err := g.Services.Store.ExportMatch(m.ID)
		if err != nil {
			g.t.Fatal(err)
		}
		files[m.ID] = string(data)
	}
	return files
}

// pressNumbers presses every cell of the table of points that is on top, once for what it shows and once more.
func (g *testUser) pressNumbers() {
	g.t.Helper()
	scene, saves, before := g.top(), g.saves(), g.keys()
	picture := func() string { return fmt.Sprint(g.TraceTop().Strokes) }
	plain, small, lit := picture(), 0, 0
	for _, c := range slices.Clone(g.page().Controls()) {
		if c.Role != ui.RoleCell || c.Rect.Empty() {
			continue
		}
		if w, h := fingerRoom(g.page(), c); min(w, h) < fingertip {
			small++
		}
		g.choose(c.Key)
		if picture() != plain {
			lit++
		}
		if g.top() != scene {
			g.strike(input.Back)
		} else {
			g.choose(c.Key)
		}
		g.FinishAnimations()
		if g.top() != scene || !slices.Equal(g.keys(), before) || picture() != plain || !maps.Equal(g.saves(), saves) {
			g.t.Fatalf("%q (%s) changes more than what is seen: on top is %T", c.Key, c.Name, g.top())
		}
	}
	if small == 0 || lit < small/2 {
		g.t.Errorf("%d cells are small, and %d light something up", small, lit)
	}
}
