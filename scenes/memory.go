package scenes

import (
	"errors"
	"fmt"
	"runtime"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/games"
	"engawa/scenes/input"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// The script that memory is measured with.
const (
	memoryMatches = 40
	draggedFrames = 240  // in which a piece is carried to and fro
	seenFrames    = 20   // that each screen is on show
	matchFrames   = 80   // at most that a match is played
	matchTicks    = 30   // of a match between two of its frames
	widest        = 1600 // of the windows
	widthStep     = 7    // between two windows
	restTime      = 5 * time.Second
)

// Memory opens the window as [Run] does, but with nothing kept, and plays a long evening: a piece is dragged about, all
// tables are looked at, the window gets hundreds of other sizes, where sized is true, and bots play forty matches. It
// calls at with the name of each part when that is over, and after every match; then the window rests for a while, and
// at is called with "after". It needs a display.
func Memory(sized bool, at func(part string, m MemoryUse)) error {
	mixer := audio.Open()
	app := newApp(store.Open(&store.Memory{}, games.Find), input.NewDevices(), mixer, Config{Seed: 7, HasSeed: true})
	app.mixer = mixer
	app.applySettings()
	prepareWindow(app.house.Settings)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetScreenClearedEveryFrame(false)
	e := &evening{App: app, at: at}
	e.parts = e.script(sized)
	if err := ebiten.RunGame(e); err != nil {
		return fmt.Errorf("memory can only be measured where there is a display: %w", err)
	}
	return e.err
}

// MemoryUse is what the program holds, in bytes.
type MemoryUse struct {
	Textures int64 // on the graphics card, all together
	Baked    int64 // on the graphics card, of pictures
	Heap     int64 // of Go, in use
	Sys      int64 // of Go, asked from the system, which is all that a page has
	Released int64 // of that, given back
}

// use returns what the program holds now.
func (a *App) use() MemoryUse {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	var info ebiten.DebugInfo
	ebiten.ReadDebugInfo(&info)
	return MemoryUse{
		Textures: info.TotalGPUImageMemoryUsageInBytes, Baked: 4 * int64(a.bakery.Pixels()),
		Heap: int64(m.HeapAlloc), Sys: int64(m.Sys), Released: int64(m.HeapReleased),
	}
}

// evening is the program with a hand that leads it through the script.
type evening struct {
	*App
	at    func(part string, m MemoryUse)
	parts []part
	n     int // frames of the first part that are over
	err   error
}

// part is a part of the script.
type part struct {
	name string // "" for one that is not told
	// frame does what comes before the n-th frame and reports whether the part is over.
	frame func(n int) (over bool, err error)
}

// Update implements ebiten.Game.
func (e *evening) Update() error {
	if e.view.Scale == 0 {
		return nil
	}
	e.sound()
	over, err := e.parts[0].frame(e.n)
	e.n++
	if err != nil {
		e.err = fmt.Errorf("memory: %s: %w", e.parts[0].name, err)
		return ebiten.Termination
	}
	if over {
		if e.parts[0].name != "" {
			e.at(e.parts[0].name, e.use())
		}
		if e.parts, e.n = e.parts[1:], 0; len(e.parts) == 0 {
			return ebiten.Termination
		}
	}
	return nil
}

// script lists the parts of the evening.
func (e *evening) script(sized bool) (list []part) {
	show := func(name string, frames int, visit func(v *visitor) error, live func(v *visitor, n int)) part {
		v := &visitor{app: e.App, script: &input.Script{}}
		return part{name, func(n int) (bool, error) {
			if n == 0 {
				e.house.Doors.Shelf()
				if err := visit(v); err != nil {
					return false, err
				}
			}
			if live != nil {
				live(v, n)
			}
			v.tick(1)
			return n == frames, nil
		}}
	}
	list = append(list, show("start", seenFrames, func(*visitor) error { return nil }, nil))
	for _, s := range measuredScreens() {
		switch {
		case s.live != nil:
			list = append(list, show("drags", draggedFrames, s.visit, s.live))
		case s.ends == nil:
			list = append(list, show("", seenFrames, s.visit, nil))
		}
	}
	for _, game := range games.All() {
		list = append(list, show("", seenFrames, func(*visitor) error { e.house.Doors.Book(game.Info().ID, nil, ""); return nil }, nil))
	}
	list = append(list, show("tables", seenFrames, func(*visitor) error { return nil }, nil))
	if sized {
		for _, s := range restingScreens() {
			list = append(list, show("", (widest-320)/widthStep, s.visit, func(_ *visitor, n int) {
				width := 320 + n*widthStep
				ebiten.SetWindowSize(width, 480+(width-320)/2)
			}))
		}
		list = append(list, show("sizes", seenFrames, func(*visitor) error { ebiten.SetWindowSize(1280, 800); return nil }, nil))
	}
	for n := range memoryMatches {
		list = append(list, e.match(n))
	}
	var since time.Time
	return append(list, part{"after", func(n int) (bool, error) {
		if n == 0 {
			e.house.Doors.Shelf()
			since = time.Now()
		}
		time.Sleep(10 * time.Millisecond)
		return time.Since(since) > restTime, nil
	}})
}

// match is a part in which bots play, the result is told and the match is looked at again.
func (e *evening) match(n int) part {
	v := &visitor{app: e.App, script: &input.Script{}}
	var m *rules.Match
	return part{fmt.Sprintf("match.%d", n+1), func(frame int) (bool, error) {
		switch {
		case frame == 0:
			var err error
			if m, err = e.botMatch(n); err != nil {
				return false, err
			}
			e.house.Doors.Table(m, e.house.Store.NewMatch(m.Game.Info().ID))
		case frame < matchFrames && !m.Over():
			v.tick(matchTicks)
		case frame < matchFrames+seenFrames:
			if top, ok := e.house.Stack.Top().(*table.Table); ok && top.Match() == m {
				e.house.Doors.Shelf()
				e.house.Doors.Replay(m)
			}
			v.tick(1)
		default:
			e.house.Doors.Shelf()
			return true, nil
		}
		return false, nil
	}}
}

// botMatch begins the n-th match: one of every game in turn.
func (e *evening) botMatch(n int) (*rules.Match, error) {
	all := games.All()
	g := all[n%len(all)]
	m, err := rules.NewMatch(g, rules.Setup{}, uint64(n))
	if err != nil {
		return nil, err
	}
	if err := m.Settle(); err != nil {
		return nil, err
	}
	seats := m.State().Seats()
	table.SetPlayers(m, company(seats, 0))
	if m.Over() {
		return nil, errors.New("it is over before it has begun")
	}
	return m, nil
}
