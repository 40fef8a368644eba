package e2e

import (
	"strings"
	"testing"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/games"
	"engawa/rules/puzzles/data"
	"engawa/scenes"
	"engawa/scenes/forhonor"
	"engawa/scenes/geom"
	"engawa/scenes/homeworlds"
	"engawa/scenes/honshu"
	"engawa/scenes/lang"
	"engawa/scenes/largeprint"
	"engawa/scenes/result"
	"engawa/scenes/setup"
	"engawa/scenes/shelf"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/yokai"
)

// plan reports where the controls of a screen lie, by arranging the program's own scenes for the same window over copies
// of the same saves.
type plan struct {
	t        testing.TB
	services *stage.Services
	view     stage.View
	density  float64 // screen pixels to a device-independent one
}

// newPlan plans for a window of that size, in device-independent pixels, on a screen with density pixels for each of
// them: boards begin and end at whole ones. It plans over the files that the program has kept.
func newPlan(t testing.TB, width, height int, density float64, kept map[string]string) *plan {
	t.Helper()
	disk := &store.Memory{}
	for name, content := range kept {
		if err := disk.Write(name, []byte(content)); err != nil {
			t.Fatal(err)
		}
	}
	st := store.Open(disk, games.Find)
	settings := st.Settings()
	svc := &stage.Services{
		Words: lang.For(settings.Lang), Settings: settings, Store: st, Sound: &audio.Recorder{},
		Stack: &stage.Stack{}, Navigator: &stagetest.Navigator{}, Games: games.All(), Puzzles: data.Open(), Boxes: scenes.Boxes(),
		Seed: func() uint64 { return 1 }, Now: func() int64 { return 1 }, OnChange: func() {},
	}
	svc.Stack.SetStill(true)
	p := &plan{t: t, services: svc, density: density}
	p.view = stage.NewView(float64(width), float64(height), density, geom.Insets{})
	p.view.Text = float64(settings.TextSize) / 100
	svc.Stack.SetLargePrint(func() string { return svc.Words.T(lang.LargePrintTitle) }, func() { svc.Stack.Push(largeprint.New(svc)) })
	svc.Stack.Arrange(p.view)
	return p
}

// withLanguage has the plan in the language of a program that was started with it; "" is that of the settings.
func (p *plan) withLanguage(tag lang.Tag) *plan {
	if tag != "" {
		p.services.Words = lang.For(tag)
	}
	return p
}

// show arranges a scene and returns its page.
func (p *plan) show(s stage.Scene) *ui.Page {
	p.t.Helper()
	p.services.Stack.Replace(0, s)
	return p.top()
}

func (p *plan) top() *ui.Page {
	p.t.Helper()
	paged, ok := p.services.Stack.Top().(stage.Paged)
	if !ok {
		p.t.Fatalf("%T has no page", p.services.Stack.Top())
	}
	return paged.Page()
}

func (p *plan) shelf() *ui.Page {
	p.t.Helper()
	return p.show(shelf.New(p.services))
}

// setup is the set-up of the game after the choices have been made, each by the key of its control.
func (p *plan) setup(choices ...string) *ui.Page {
	p.t.Helper()
	g, _ := games.Find("yokai")
	page := p.show(setup.New(p.services, g))
	for _, key := range choices {
		control(p.t, page, key).Press()
		page = p.top()
	}
	return page
}

// pressesOnPages returns the presses on the pages of the set-up with those of "more" before each that lies on a later one.
func (p *plan) pressesOnPages(choices ...string) []string {
	const sheets = 12 // at most
	var keys []string
	for _, key := range choices {
		for n := 0; n < sheets && p.setup(keys...).Find(key) == nil; n++ {
			keys = append(keys, "more")
		}
		keys = append(keys, key)
	}
	return keys
}

func (p *plan) table(m *rules.Match) *ui.Page {
	p.t.Helper()
	return p.show(table.New(p.services, m, "", p.board))
}

// newBoard makes the Board of a match.
func newBoard(svc *stage.Services, m *table.Match) table.Board {
	switch m.GameID() {
	case "homeworlds":
		return homeworlds.NewBoard(svc, m)
	case "honshu":
		return honshu.NewBoard(svc, m)
	case "forhonor":
		return forhonor.NewBoard(svc, m)
	}
	return yokai.NewBoard(svc, m)
}

// board makes the Board of a match.
func (p *plan) board(m *table.Match) table.Board { return newBoard(p.services, m) }

func (p *plan) result(m *rules.Match) *ui.Page {
	p.t.Helper()
	return p.show(result.New(p.services, m, 0, p.board, func() {}, nil, nil))
}

// place turns a place in logical units into device-independent pixels.
func (p *plan) place(at geom.Point) geom.Point {
	return at.Mul(p.services.Stack.Room().Scale / p.density)
}

// centre is the middle of a control on the screen, in device-independent pixels; where another control lies over it, a
// place of the control that is free.
func (p *plan) centre(page *ui.Page, key string) geom.Point {
	p.t.Helper()
	const steps = 8
	r := control(p.t, page, key).Rect
	at := r.Centre()
	free := func() bool {
		c := page.At(at, true)
		return c == nil || c.Key == key
	}
	for k := 0; k < steps*steps && !free(); k++ {
		at = geom.Pt(r.X+(float64(k%steps)+0.5)*r.W/steps, r.Y+(float64(k/steps)+0.5)*r.H/steps)
	}
	if !free() {
		at = r.Centre()
	}
	return p.place(at)
}

func control(t testing.TB, page *ui.Page, key string) *ui.Control {
	t.Helper()
	c := page.Find(key)
	if c == nil {
		var keys []string
		for _, c := range page.Controls() {
			keys = append(keys, c.Key)
		}
		t.Fatalf("there is no control %q on the screen, only %s", key, strings.Join(keys, ", "))
	}
	return c
}

// tabs counts how often the focus must go on from one control to reach another; from "" it begins before the first.
func tabs(t testing.TB, page *ui.Page, from, to string) int {
	t.Helper()
	control(t, page, to)
	list, at := page.Controls(), -1
	for k, c := range list {
		if c.Key == from {
			at = k
		}
	}
	for n := 0; ; {
		if at >= 0 && list[at].Key == to {
			return n
		}
		at = (at + 1) % len(list)
		if c := list[at]; c.Role != ui.RoleText || c.ShowsTip {
			n++
		}
		if n > len(list) {
			t.Fatalf("the focus never comes to %q", to)
		}
	}
}
