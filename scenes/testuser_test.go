package scenes_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/games"
	"engawa/scenes"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/result"
	"engawa/scenes/scenestest"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// inputMode is the way a guest plays.
type inputMode string

// The hands.
const (
	byMouse      inputMode = "mouse"
	byMouseDrag  inputMode = "mouse dragging"
	byTouch      inputMode = "touch"
	byTouchDrag  inputMode = "touch dragging"
	byKeys       inputMode = "keys"
	byPad        inputMode = "pad"
	byNames      inputMode = "names"       // as a screen reader does
	byLargePrint inputMode = "large print" // through the large print view, by touch
)

func (h inputMode) drags() bool   { return h == byMouseDrag || h == byTouchDrag }
func (h inputMode) touches() bool { return h == byTouch || h == byTouchDrag }

// testUser plays the program in a test as a player would: it only points, taps, drags and presses keys.
type testUser struct {
	*scenestest.Driver
	t         *testing.T
	inputMode inputMode
	sounds    *audio.Recorder
	panel     *paperSurface // by names
}

// lateral is the usual window of a desktop computer.
func lateral() scenestest.Shape { return scenestest.Shapes()[0] }

// upright is the usual window of a phone.
func upright() scenestest.Shape { return scenestest.Shapes()[1] }

// sideways is the usual window of a phone held sideways.
func sideways() scenestest.Shape { return scenestest.Shapes()[3] }

// shapesToFit are the windows of the pictures and some that nobody would ask for.
func shapesToFit() []scenestest.Shape {
	return append(scenestest.Shapes(),
		scenestest.Shape{Name: "smalllow", W: 568, H: 320, Density: 1},
		scenestest.Shape{Name: "ribbon", W: 360, H: 1000, Density: 3},
		scenestest.Shape{Name: "netbook", W: 1024, H: 640, Density: 1},
	)
}

// newTestUser starts the program in English over the disk.
func newTestUser(t *testing.T, shape scenestest.Shape, disk store.Disk, h inputMode) *testUser {
	t.Helper()
	return newTestUserIn(t, lang.English, shape, disk, h)
}

// newTestUserIn starts the program over the disk in a language; "" leaves the choice to the settings.
func newTestUserIn(t *testing.T, tag lang.Tag, shape scenestest.Shape, disk store.Disk, h inputMode) *testUser {
	t.Helper()
	sounds, script := &audio.Recorder{}, &input.Script{}
	app := scenes.NewWith(scenes.Devices{Store: store.Open(disk, games.Find), Input: script, Sound: sounds}, scenes.Config{Lang: string(tag), Seed: 7, HasSeed: true})
	g := &testUser{Driver: scenestest.Drive(app, script), t: t, inputMode: h, sounds: sounds}
	tick := int64(0)
	g.Services.Now = func() int64 { tick++; return tick }
	if h == byNames {
		g.panel = &paperSurface{t: t}
		g.App.SetScreenReader(g.panel)
	}
	g.Resize(shape)
	return g
}

func (g *testUser) top() stage.Scene { return g.Services.Stack.Top() }

// page is what can be pointed at on the top scene.
func (g *testUser) page() *ui.Page {
	g.t.Helper()
	paged, ok := g.top().(stage.Paged)
	if !ok {
		g.t.Fatalf("%T has no page", g.top())
	}
	return paged.Page()
}

func (g *testUser) control(key string) *ui.Control {
	g.t.Helper()
	c := g.page().Find(key)
	if c == nil {
		g.t.Fatalf("%T has no control %q; there are %s", g.top(), key, strings.Join(g.keys(), ", "))
	}
	return c
}

func (g *testUser) keys() []string {
	var keys []string
	for _, c := range g.page().Controls() {
		keys = append(keys, strconv.Quote(c.Key))
	}
	return keys
}

// choose points at a control in the guest's own way and lets movements end.
func (g *testUser) choose(keys ...string) {
	g.t.Helper()
	for _, key := range keys {
		g.point(key)
		g.FinishAnimations()
	}
}

// point is choose without waiting for movements.
func (g *testUser) point(key string) {
	g.t.Helper()
	c := g.control(key)
	switch {
	case g.inputMode == byNames:
		g.name(key)
	case g.inputMode == byLargePrint:
		g.read(key)
	case g.inputMode == byKeys:
		g.focus(key)
		g.Script.Press(input.Confirm)
	case g.inputMode == byPad:
		g.focus(key)
		g.Script.Button(ebiten.StandardGamepadButtonRightBottom)
	case g.inputMode.touches():
		g.Script.Tap(c.Rect.Centre())
	default:
		g.Script.Click(c.Rect.Centre())
	}
	g.run()
}

// run plays what has been scripted.
func (g *testUser) run() {
	for !g.Script.IsDone() {
		g.Tick(1)
	}
	g.arrive()
}

// focus goes to the control through the list, by keys or by a pad's shoulder.
func (g *testUser) focus(key string) {
	g.t.Helper()
	page := g.page()
	for range 2*len(page.Controls()) + 2 {
		if c := page.FocusedControl(); c != nil && c.Key == key && page.ShowsFocus() {
			return
		}
		if g.inputMode == byPad {
			g.Script.Button(ebiten.StandardGamepadButtonFrontTopRight)
		} else {
			g.Script.Press(input.Next)
		}
		g.run()
		page = g.page()
	}
	g.t.Fatalf("the keyboard's focus does not come to %q of %T", key, g.top())
}

// strike presses a key that means the action.
func (g *testUser) strike(i input.Action) {
	g.Script.Press(i)
	g.FinishAnimations()
}

// table is the scene being played on.
func (g *testUser) table() *table.Table {
	g.t.Helper()
	t, ok := g.top().(*table.Table)
	if !ok {
		g.t.Fatalf("a %T is on top, want the table", g.top())
	}
	return t
}

// do plays an action of the present position by pointing at its parts, and insists where the table warns.
func (g *testUser) do(a rules.Action) {
	g.t.Helper()
	m := g.table().Match()
	played := len(m.Log)
	parts := rules.Parts(m.Game, m.State(), a)
	if g.inputMode.drags() && len(parts) == 2 {
		from, to := g.control(parts[0].String()), g.control(parts[1].String())
		g.Script.Drag(from.Rect.Centre(), to.Rect.Centre(), g.inputMode.touches())
		g.run()
	} else {
		for _, p := range parts {
			if len(m.Log) > played {
				break // fewer presses were enough
			}
			if g.page().Find(p.String()) == nil && g.page().Find(closesSystem) != nil {
				g.point(closesSystem) // a small ship that was pointed at has opened its system
			}
			g.point(p.String())
		}
	}
	g.insist()
	if len(m.Log) == played {
		g.t.Fatalf("by %s: the move %v was not played in %s; told is %q", g.inputMode, parts, m.Game.FormatPosition(m.State()), g.Trace().Texts())
	}
	if got := m.Log[played].Do; got != a {
		g.t.Fatalf("by %s: pointing at %v played %v, want %v", g.inputMode, parts, got, a)
	}
}

// insist plays a move nevertheless where the table warns of it.
func (g *testUser) insist() {
	g.t.Helper()
	if paged, ok := g.top().(stage.Paged); !ok || paged.Page().Find("warning0.silent") == nil {
		return
	}
	for g.page().Find("anyway") == nil {
		g.point("next") // on another page
	}
	g.point("anyway")
}

// act parses and plays moves of the game.
func (g *testUser) act(moves ...string) {
	g.t.Helper()
	for _, text := range moves {
		m := g.table().Match()
		mv, err := m.ParseMove(m.State().Actors().String() + " " + text)
		if err != nil {
			g.t.Fatal(err)
		}
		g.do(mv.Do)
		g.FinishAnimations()
	}
}

// finish plays on until the result is shown: the moves of the persons are those of a bot, so that games end.
func (g *testUser) finish(level string) *result.Result {
	g.t.Helper()
	const most = 60_000 // ticks
	m := g.table().Match()
	players := table.Players(m)
	for range most {
		if r, over := g.top().(*result.Result); over {
			return r
		}
		seat, one := m.State().Actors().Only()
		if !one || seat == rules.Nature || players[seat].Bot != "" || len(m.State().Legal(seat, nil)) == 1 {
			g.Tick(1) // somebody else's turn, or the only move plays itself
			continue
		}
		helper, err := bots.New(m.Game, level)
		if err != nil {
			g.t.Fatal(err)
		}
		a, err := bot.Choose(helper, m.State().View(seat), seat, rules.Rand(3, len(m.Log)), bot.Budget{Nodes: 3000})
		if err != nil {
			g.t.Fatal(err)
		}
		g.do(a)
	}
	g.t.Fatalf("no result after %d ticks and %d moves, at %s", most, len(m.Log), g.position())
	return nil
}

// says reports whether the screen shows the text, perhaps broken into lines.
func (g *testUser) says(text string) bool {
	flat := func(s string) string { return strings.Join(strings.Fields(s), " ") }
	return strings.Contains(flat(strings.Join(g.Trace().Texts(), " ")), flat(text))
}

// position is the running match as text.
func (g *testUser) position() string {
	m := g.table().Match()
	return m.Game.FormatPosition(m.State())
}

// begin goes from the shelf to the table with what is chosen at set-up, each by the key of its control.
func (g *testUser) begin(choices ...string) {
	g.t.Helper()
	g.choose("box.yokai")
	for _, key := range choices {
		const pages = 8 // at most
		for n := 0; n < pages && g.page().Find(key) == nil; n++ {
			g.choose("more")
		}
		g.choose(key)
	}
	g.choose("begin")
	g.table()
}
