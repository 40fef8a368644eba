package main

import (
	"errors"
	"fmt"
	"runtime"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/games"
	"engawa/scenes"
	"engawa/scenes/input"
	"engawa/scenes/platform"
	"engawa/scenes/scenestest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// The script that memory is measured with.
const (
	memoryMatches = 40
	dragFrames    = 240  // in which a piece is carried to and fro
	screenFrames  = 20   // that each screen is on show
	matchFrames   = 80   // at most that a match is played
	matchTicks    = 30   // of a match between two of its frames
	widest        = 1600 // of the windows
	widthStep     = 7    // between two windows
	restTime      = 5 * time.Second
)

// measureMemory opens the window as [scenes.Run] does, but with nothing kept, and runs a long script: a piece is
// dragged about, all tables are looked at, the window gets hundreds of other sizes, where sized is true, and bots play
// forty matches. It calls at with the name of each part when that is over, and after every match; then the window rests
// for a while, and at is called with "after". It needs a display.
func measureMemory(sized bool, at func(part string, m memoryUse)) error {
	app := openEmpty()
	ebiten.SetVsyncEnabled(false)
	ebiten.SetScreenClearedEveryFrame(false)
	e := &memoryScript{App: app, at: at}
	e.parts = e.script(sized)
	if err := ebiten.RunGame(e); err != nil {
		return fmt.Errorf("memory can only be measured where there is a display: %w", err)
	}
	return e.err
}

// openEmpty returns the program on the devices of this machine with nothing kept, for a window of its own.
func openEmpty() *scenes.App {
	app := scenes.NewWith(scenes.Devices{Platform: platform.Open(), Store: store.Open(&store.Memory{}, games.Find), Input: input.NewDevices(), Sound: audio.Open()}, scenes.Config{Seed: 7, HasSeed: true})
	app.PrepareWindow()
	return app
}

// memoryUse is what the program holds, in bytes.
type memoryUse struct {
	Textures int64 // on the graphics card, all together
	Rendered int64 // on the graphics card, of pictures
	Heap     int64 // of Go, in use
	Sys      int64 // of Go, asked from the system, which is all that a page has
	Released int64 // of that, given back
}

// memoryOf returns what a program holds now.
func memoryOf(a *scenes.App) memoryUse {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	var info ebiten.DebugInfo
	ebiten.ReadDebugInfo(&info)
	return memoryUse{
		Textures: info.TotalGPUImageMemoryUsageInBytes, Rendered: 4 * int64(a.DrawStats().Pixels),
		Heap: int64(m.HeapAlloc), Sys: int64(m.Sys), Released: int64(m.HeapReleased),
	}
}

// memoryScript is the program, led through the script.
type memoryScript struct {
	*scenes.App
	at    func(part string, m memoryUse)
	parts []part
	n     int // frames of the first part that are over
	err   error
}

// part is a part of the script.
type part struct {
	name string // "" for one that is not reported
	// frame does what comes before the n-th frame and reports whether the part is over.
	frame func(n int) (over bool, err error)
}

// Update implements ebiten.Game.
func (e *memoryScript) Update() error {
	if e.View().Scale == 0 {
		return nil
	}
	over, err := e.parts[0].frame(e.n)
	e.n++
	if err != nil {
		e.err = fmt.Errorf("memory: %s: %w", e.parts[0].name, err)
		return ebiten.Termination
	}
	if over {
		if e.parts[0].name != "" {
			e.at(e.parts[0].name, memoryOf(e.App))
		}
		if e.parts, e.n = e.parts[1:], 0; len(e.parts) == 0 {
			return ebiten.Termination
		}
	}
	return nil
}

// script lists the parts of the script in order.
func (e *memoryScript) script(sized bool) (list []part) {
	show := func(name string, frames int, visit func(d *scenestest.Driver) error, live func(d *scenestest.Driver, n int)) part {
		d := scenestest.Drive(e.App, &input.Script{})
		return part{name, func(n int) (bool, error) {
			if n == 0 {
				e.Services().Navigator.Shelf()
				if err := visit(d); err != nil {
					return false, err
				}
			}
			if live != nil {
				live(d, n)
			}
			d.Tick(1)
			return n == frames, nil
		}}
	}
	list = append(list, show("start", screenFrames, func(*scenestest.Driver) error { return nil }, nil))
	for _, s := range benchScreens() {
		switch {
		case s.live != nil:
			list = append(list, show("drags", dragFrames, s.show, s.live))
		case s.ends == nil:
			list = append(list, show("", screenFrames, s.show, nil))
		}
	}
	for _, game := range games.All() {
		list = append(list, show("", screenFrames, func(*scenestest.Driver) error { e.Services().Navigator.Book(game.Info().ID, nil, ""); return nil }, nil))
	}
	list = append(list, show("tables", screenFrames, func(*scenestest.Driver) error { return nil }, nil))
	if sized {
		for _, s := range restingScreens() {
			list = append(list, show("", (widest-320)/widthStep, s.show, func(_ *scenestest.Driver, n int) {
				width := 320 + n*widthStep
				ebiten.SetWindowSize(width, 480+(width-320)/2)
			}))
		}
		list = append(list, show("sizes", screenFrames, func(*scenestest.Driver) error { ebiten.SetWindowSize(1280, 800); return nil }, nil))
	}
	for n := range memoryMatches {
		list = append(list, e.match(n))
	}
	var since time.Time
	return append(list, part{"after", func(n int) (bool, error) {
		if n == 0 {
			e.Services().Navigator.Shelf()
			since = time.Now()
		}
		time.Sleep(10 * time.Millisecond)
		return time.Since(since) > restTime, nil
	}})
}

// match is a part in which bots play, the result is shown and the match is looked at again.
func (e *memoryScript) match(n int) part {
	d := scenestest.Drive(e.App, &input.Script{})
	var m *rules.Match
	return part{fmt.Sprintf("match.%d", n+1), func(frame int) (bool, error) {
		switch {
		case frame == 0:
			var err error
			if m, err = e.botMatch(n); err != nil {
				return false, err
			}
			e.Services().Navigator.Table(m, e.Services().Store.NewMatch(m.Game.Info().ID))
		case frame < matchFrames && !m.Over():
			d.Tick(matchTicks)
		case frame < matchFrames+screenFrames:
			if top, ok := e.Services().Stack.Top().(*table.Table); ok && top.Match() == m {
				e.Services().Navigator.Shelf()
				e.Services().Navigator.Replay(m)
			}
			d.Tick(1)
		default:
			e.Services().Navigator.Shelf()
			return true, nil
		}
		return false, nil
	}}
}

// botMatch begins the n-th match: one of every game in turn.
func (e *memoryScript) botMatch(n int) (*rules.Match, error) {
	all := games.All()
	g := all[n%len(all)]
	m, err := rules.NewMatch(g, rules.Setup{}, uint64(n))
	if err != nil {
		return nil, err
	}
	if err := m.PlayNature(); err != nil {
		return nil, err
	}
	seats := m.State().Seats()
	table.SetPlayers(m, scenestest.Players(seats, 0))
	if m.Over() {
		return nil, errors.New("it is over before it has begun")
	}
	return m, nil
}
