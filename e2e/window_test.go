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

// inputMethod is the way a player plays.
type inputMethod string

// The hands.
const (
	byMouse inputMethod = "mouse"
	byTouch inputMethod = "touch"
	byKeys  inputMethod = "keys"
	byPad   inputMethod = "pad"
)

// windowPlayer plays the real program in its window.
type windowPlayer struct {
	*drive.Window
	t      *testing.T
	method inputMethod
	folder string // of saves and settings
	width  int
	height int
	focus  string   // the control on which the keyboard's focus rests
	lang   lang.Tag // it was started in; "" for that of the settings
}

// calm are the settings of a player who wants no questions and plays every move himself.
const calm = `{"warnings":false,"forced":false,"rest":"none"}`

// open starts the program on a folder of saves, a fresh one if it is "".
func open(t *testing.T, h inputMethod, width, height int, folder string, args ...string) *windowPlayer {
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
func openWith(t *testing.T, h inputMethod, width, height int, folder string, env []string, args ...string) *windowPlayer {
	t.Helper()
	env = append(env, "ENGAWA_HOME="+folder)
	w := drive.OpenWindow(t, drive.WindowOptions{Width: width, Height: height, Args: args, Env: env})
	w.Step(5)
	p := &windowPlayer{Window: w, t: t, method: h, folder: folder, width: width, height: height}
	if k := slices.Index(args, "-lang"); k >= 0 {
		p.lang = lang.Tag(args[k+1])
	}
	return p
}

func (p *windowPlayer) density() float64 { return 1 }

func (p *windowPlayer) files() map[string]string { return readFiles(p.t, p.folder) }

func (p *windowPlayer) plan() *plan {
	p.t.Helper()
	return newPlan(p.t, p.width, p.height, p.density(), p.files()).withLanguage(p.lang)
}

// arrive reports that another screen is shown, with the keyboard's focus on a control; "" for none.
func (p *windowPlayer) arrive(focus string) {
	p.Step(60)
	p.focus = focus
}

// choose points at a control of the page in the player's way.
func (p *windowPlayer) choose(plan *plan, page *ui.Page, key string) {
	p.t.Helper()
	at := plan.centre(page, key)
	switch p.method {
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
func (p *windowPlayer) begin(choices ...string) {
	p.t.Helper()
	plan := p.plan()
	page := plan.shelf()
	p.arrive(focusKey(page))
	p.choose(plan, page, "box.yokai")
	plan = p.plan()
	page = plan.setup()
	p.arrive(focusKey(page))
	keys := plan.pressesOnPages(append(choices, "begin")...)
	for k, key := range keys {
		p.choose(plan, plan.setup(keys[:k]...), key)
		p.Step(10)
	}
	p.arrive("")
}

func focusKey(page *ui.Page) string {
	if c := page.FocusedControl(); c != nil {
		return c.Key
	}
	return ""
}

// act plays an action of the match by pointing at its parts; with drag it carries the piece there.
func (p *windowPlayer) act(m *rules.Match, a rules.Action, drag bool) {
	p.t.Helper()
	plan := p.plan()
	page := plan.table(m)
	parts := rules.Parts(m.Game, m.State(), a)
	if drag && (p.method == byMouse || p.method == byTouch) && len(parts) == 2 {
		from, to := plan.centre(page, parts[0].String()), plan.centre(page, parts[1].String())
		if p.method == byMouse {
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
func (p *windowPlayer) current(n int, options map[string]string) *rules.Match {
	p.t.Helper()
	if list := matches(p.t, p.files()); len(list) >= n {
		return list[n-1]
	}
	return newMatch(p.t, options)
}

// finish plays the n-th match to its end and returns it. Persons are the seats that the player moves.
func (p *windowPlayer) finish(n int, options map[string]string, persons rules.Seats) *rules.Match {
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
		p.act(m, goodMove(p.t, m), len(m.Log)%2 == 0)
		p.Step(40)
		ticks += 40
		if len(p.current(n, options).Log) == len(m.Log) {
			drive.SavePicture(p.t, "stuck", p.Picture())
			p.t.Fatalf("by %s: the move %d was not played at %s", p.method, len(m.Log)+1, position(m))
		}
	}
	p.t.Fatalf("the match does not end within %d ticks", most)
	return nil
}
