package e2e

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
)

// hand is the way a player plays.
type hand string

// The hands.
const (
	byMouse hand = "mouse"
	byTouch hand = "touch"
	byKeys  hand = "keys"
	byPad   hand = "pad"
)

// player plays the real program in its window.
type player struct {
	*drive.Window
	t      *testing.T
	hand   hand
	folder string // of saves and settings
	width  int
	height int
	focus  string   // the control on which the keyboard's focus rests
	lang   lang.Tag // it was started in; "" for that of the settings
}

// calm are the settings of a player who wants no questions and plays every move himself.
const calm = `{"warnings":false,"forced":false,"rest":"none"}`

// open starts the program on a folder of saves, a fresh one if it is "".
func open(t *testing.T, h hand, width, height int, folder string, args ...string) *player {
	t.Helper()
	if folder == "" {
		folder = t.TempDir()
		if err := os.WriteFile(filepath.Join(folder, "settings.json"), []byte(calm), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return openWith(t, h, width, height, folder, nil, args...)
}

// openWith is open with more environment, on a folder that is there.
func openWith(t *testing.T, h hand, width, height int, folder string, env []string, args ...string) *player {
	t.Helper()
	env = append(env, "ENGAWA_HOME="+folder)
	w := drive.OpenWindow(t, drive.WindowOptions{Width: width, Height: height, Args: args, Env: env})
	w.Step(5)
	p := &player{Window: w, t: t, hand: h, folder: folder, width: width, height: height}
	if k := slices.Index(args, "-lang"); k >= 0 {
		p.lang = lang.Tag(args[k+1])
	}
	return p
}

func (p *player) density() float64 { return 1 }

func (p *player) kept() map[string]string { return keptIn(p.t, p.folder) }

func (p *player) plan() *plan {
	p.t.Helper()
	return newPlan(p.t, p.width, p.height, p.density(), p.kept()).in(p.lang)
}

// arrive reports that another screen is shown, with the keyboard's focus on a control; "" for none.
func (p *player) arrive(focus string) {
	p.Step(60)
	p.focus = focus
}

// choose points at a control of the page in the player's way.
func (p *player) choose(plan *plan, page *ui.Page, key string) {
	p.t.Helper()
	at := plan.centre(page, key)
	switch p.hand {
	case byMouse:
		p.Click(at.X, at.Y)
	case byTouch:
		p.Tap(at.X, at.Y)
	case byKeys:
		for range tabs(p.t, page, p.focus, key) {
			p.Key(ebiten.KeyTab)
		}
		p.Key(ebiten.KeyEnter)
	case byPad:
		for range tabs(p.t, page, p.focus, key) {
			p.PadButton(ebiten.StandardGamepadButtonFrontTopRight)
		}
		p.PadButton(ebiten.StandardGamepadButtonRightBottom)
	}
	p.focus = key
}

// begin goes from the shelf to the table with what is chosen at set-up.
func (p *player) begin(choices ...string) {
	p.t.Helper()
	plan := p.plan()
	page := plan.shelf()
	p.arrive(focused(page))
	p.choose(plan, page, "box.yokai")
	plan = p.plan()
	page = plan.setup()
	p.arrive(focused(page))
	keys := plan.onSheets(append(choices, "begin")...)
	for k, key := range keys {
		p.choose(plan, plan.setup(keys[:k]...), key)
		p.Step(10)
	}
	p.arrive("")
}

func focused(page *ui.Page) string {
	if c := page.Focused(); c != nil {
		return c.Key
	}
	return ""
}

// act plays an action of the match by pointing at its parts; with drag it carries the piece there.
func (p *player) act(m *rules.Match, a rules.Action, drag bool) {
	p.t.Helper()
	plan := p.plan()
	page := plan.table(m)
	parts := rules.Parts(m.Game, m.State(), a)
	if drag && (p.hand == byMouse || p.hand == byTouch) && len(parts) == 2 {
		from, to := plan.centre(page, parts[0].String()), plan.centre(page, parts[1].String())
		if p.hand == byMouse {
			p.Drag(from.X, from.Y, to.X, to.Y)
		} else {
			p.Swipe(from.X, from.Y, to.X, to.Y)
		}
		return
	}
	for _, part := range parts {
		p.choose(plan, page, part.String())
		p.Step(4)
	}
}

// current is the kept match that was begun last; before its first move it is the match that begins under the options.
func (p *player) current(n int, options map[string]string) *rules.Match {
	p.t.Helper()
	if list := matches(p.t, p.kept()); len(list) >= n {
		return list[n-1]
	}
	return fresh(p.t, options)
}

// finish plays the n-th match to its end and returns it. Persons are the seats that the player moves.
func (p *player) finish(n int, options map[string]string, persons rules.Seats) *rules.Match {
	p.t.Helper()
	const most = 20_000 // ticks
	for ticks := 0; ticks < most; {
		m := p.current(n, options)
		if m.Over() {
			return m
		}
		seat, ok := m.State().Actors().Only()
		if !ok || !persons.Has(seat) {
			p.Step(10)
			ticks += 10
			continue
		}
		p.act(m, good(p.t, m), len(m.Log)%2 == 0)
		p.Step(40)
		ticks += 40
		if len(p.current(n, options).Log) == len(m.Log) {
			drive.Keep(p.t, "stuck", p.Picture())
			p.t.Fatalf("by %s: the move %d was not played at %s", p.hand, len(m.Log)+1, position(m))
		}
	}
	p.t.Fatalf("the match does not end within %d ticks", most)
	return nil
}
