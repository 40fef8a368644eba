package e2e

import (
	"fmt"
	"image"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"engawa/internal/drive"
	"engawa/internal/webpage"
	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/wasm"
)

// storagePrefix stands before the name of every file in the browser's local storage.
const storagePrefix = "engawa/"

// pagePlayer plays the web page in Chromium.
type pagePlayer struct {
	*drive.Page
	t      *testing.T
	touch  bool
	width  int
	height int
	scale  float64 // screen pixels to a CSS pixel
}

// coarse is how much of a screen's density is left where nobody looks at the pictures. A browser without a graphics
// card computes every one of them, most of what these tests cost. Boards lie at whole pixels, so that a plan must know
// of it; what pointing does there is the same.
const coarse = 0.25

// openPage opens the page; coarse and uncomposed where neither pictures nor whole matches are wanted.
func openPage(t *testing.T, o drive.PageOptions) *pagePlayer {
	t.Helper()
	if o.Scale == 0 {
		o.Scale = 1
	}
	if os.Getenv(drive.PicturesVariable) == "" && !playsWholeMatches() && o.Browser == "" {
		o.Scale *= coarse
		o.Flags = append(slices.Clone(o.Flags), drive.Uncomposed)
	}
	return &pagePlayer{Page: drive.OpenPage(t, o), t: t, touch: o.Touch, width: o.Width, height: o.Height, scale: o.Scale}
}

// buildPage builds a page of the games, for tests that want another than they all share, and returns its server.
func buildPage(t testing.TB, o wasm.Options) (wasm.Result, func(http.Handler) http.Handler) {
	t.Helper()
	o.Dir, o.Out, o.Quality = "..", filepath.Join(t.TempDir(), "web"), -1
	if o.Package == "" {
		o.Package = "."
	}
	built, err := wasm.Build(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	return built, func(http.Handler) http.Handler { return webpage.Handler(os.DirFS(o.Out)) }
}

func (r *pagePlayer) density() float64 { return r.scale }

// files returns the files that the page keeps.
func (r *pagePlayer) files() map[string]string {
	r.t.Helper()
	var storage store.Memory
	for key, content := range r.Storage() {
		if name, ok := strings.CutPrefix(key, storagePrefix); ok {
			if err := storage.Write(name, []byte(content)); err != nil {
				r.t.Fatal(err)
			}
		}
	}
	disk := store.InParts(&storage)
	names, err := disk.Names()
	kept := map[string]string{}
	for _, name := range names {
		var content []byte
		if content, err = disk.Read(name); err != nil {
			break
		}
		kept[name] = string(content)
	}
	if err != nil {
		r.t.Fatal(err)
	}
	return kept
}

func (r *pagePlayer) plan() *plan {
	r.t.Helper()
	return newPlan(r.t, r.width, r.height, r.scale, r.files())
}

// choose points at a control of the page.
func (r *pagePlayer) choose(p *plan, page *ui.Page, key string) {
	r.t.Helper()
	at := p.centre(page, key)
	if r.touch {
		r.Tap(at.X, at.Y)
	} else {
		r.Click(at.X, at.Y)
	}
}

// begin goes from the shelf to a table of two people.
func (r *pagePlayer) begin(p *plan, choices ...string) {
	r.t.Helper()
	r.choose(p, p.shelf(), "box.yokai")
	keys := p.pressesOnPages(append(choices, "begin")...)
	for k, key := range keys {
		r.choose(p, p.setup(keys[:k]...), key)
	}
}

// playMove plays a move on the table of the match, by pointing or by carrying the piece.
func (r *pagePlayer) playMove(p *plan, m *rules.Match, text string, drag bool) {
	r.t.Helper()
	mv, err := m.ParseMove(m.State().Actors().String() + " " + text)
	if err != nil {
		r.t.Fatal(err)
	}
	page, parts := p.table(m), rules.Parts(m.Game, m.State(), mv.Do)
	from, to := p.centre(page, parts[0].String()), p.centre(page, parts[1].String())
	switch {
	case drag && r.touch:
		r.Swipe(from.X, from.Y, to.X, to.Y)
	case drag:
		r.Drag(from.X, from.Y, to.X, to.Y)
	default:
		r.choose(p, page, parts[0].String())
		r.choose(p, page, parts[1].String())
	}
	r.Frames(2)
}

// match is the only kept match.
func (r *pagePlayer) match() *rules.Match {
	r.t.Helper()
	list := matches(r.t, r.files())
	if len(list) != 1 {
		r.t.Fatalf("%d matches are kept, want one", len(list))
	}
	return list[0]
}

// expect checks that the moves played so far are kept.
func (r *pagePlayer) expect(moves ...string) *rules.Match {
	r.t.Helper()
	m := r.match()
	want := newMatch(r.t, m.Setup.Options)
	for _, text := range moves {
		mv, err := want.ParseMove(want.State().Actors().String() + " " + text)
		if err != nil {
			r.t.Fatal(err)
		}
		if _, err := want.Do(mv); err != nil {
			r.t.Fatal(err)
		}
	}
	if !slices.Equal(m.Log, want.Log) {
		drive.SavePicture(r.t, "unexpected", r.Picture())
		r.t.Fatalf("kept are the moves %v, want %v", m.Log, want.Log)
	}
	return m
}

// stall is what Chromium remarks when it fetches the page's picture out of the imitation of a graphics card.
const stall = "GPU stall due to ReadPixels"

// checkConsole checks that the console has nothing to complain about.
func (r *pagePlayer) checkConsole() {
	r.t.Helper()
	for line := range strings.Lines(r.Console()) {
		kind, _, _ := strings.Cut(line, ":")
		if slices.Contains([]string{"error", "exception", "warning"}, kind) && !strings.Contains(line, stall) {
			r.t.Errorf("the page's console says: %s", line)
		}
	}
}

// proceed continues the match from the shelf.
func (r *pagePlayer) proceed() {
	r.t.Helper()
	p := r.plan()
	r.choose(p, p.shelf(), "continue")
}

// looksAlike reports whether two pictures show the same, but for a hair that the graphics card may round otherwise.
func looksAlike(a, b *image.RGBA) bool {
	const hair = 6 // of 255
	if a.Rect != b.Rect {
		return false
	}
	for k := range a.Pix {
		if d := int(a.Pix[k]) - int(b.Pix[k]); d > hair || d < -hair {
			return false
		}
	}
	return true
}

// settings are the settings that the page keeps.
func (r *pagePlayer) settings() store.Settings {
	r.t.Helper()
	s, err := store.DecodeSettings([]byte(r.files()["settings.json"]))
	if err != nil {
		r.t.Fatal(err)
	}
	return s
}

// music checks how loud the settings say that the music is, which nobody has changed. The shelf is open before and
// after.
func (r *pagePlayer) music(tag lang.Tag, percent int) {
	r.t.Helper()
	p := r.plan()
	r.choose(p, p.shelf(), "settings")
	r.Frames(20)
	want := fmt.Sprintf("%s, %d\u202f%%", lang.For(tag).T(lang.SettingsMusic), percent)
	for at := 1; !r.says(want); at++ {
		if at == 3 {
			r.t.Fatalf("the settings do not say %q", want)
		}
		r.Eval(button("next")+".click()", nil)
		r.Frames(20)
	}
	r.Key(kb.Escape)
	r.Frames(20)
}

// logCost logs what the page cost.
func (r *pagePlayer) logCost() {
	r.t.Helper()
	var wire, ready float64
	r.Eval(`performance.getEntriesByType("resource").reduce((sum, e) => sum + e.transferSize, 0)`, &wire)
	r.Eval(`performance.now()`, &ready)
	r.t.Logf("%.2f MB over the wire (lightly compressed for tests); plays %.1f s after opening", wire/1e6, ready/1000)
}

// Scripts that are put before everything else of the page.
const (
	// quick gives a player who has never been here settings that show every change at once, without a sound: to mix sounds
	// takes an eighth of the work of a page.
	quick = `if (!localStorage["engawa/settings.json"]) localStorage["engawa/settings.json"] = '{"warnings":false,"forced":false,"rest":"none","reducedMotion":true,"muted":true}'`
	// forbid is a browser that forbids storage: even asking for it throws.
	forbid = `Object.defineProperty(window, "localStorage", {get() { throw new DOMException("forbidden by the test", "SecurityError") }})`
)
