package main

import (
	"fmt"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/scenes"
	"engawa/scenes/anim"
	"engawa/scenes/input"
	"engawa/scenes/scenestest"
)

// The last breeze on a screen is over after breezeTicks, which are run through before the screen may come to rest. It
// rests when calmTime is over and nothing has been drawn for a second; if that has not come about after maxRestless,
// it never will.
const (
	breezeTicks = 25 * anim.TicksPerSecond
	calmTime    = 6 * time.Second // sounds are made ready meanwhile
	maxRestless = 60 * time.Second
	// The measure of the browser is taken a little late: the screen rests on until the clocks have been read.
	readTime = time.Second
)

// measureIdle opens the window as [scenes.Run] does, but with nothing kept, and lets the shelf and a table of each game rest for so
// long each. It calls at when a screen has come to rest, and again when its time is over, so that what the processor
// has done in between can be reported. It needs a display.
func measureIdle(each time.Duration, at func(screen string, resting bool)) error {
	app := openEmpty()
	app.Services().Clock = newClock()
	ebiten.SetScreenClearedEveryFrame(false)
	i := &idleGame{App: app, each: each, at: at, left: restingScreens()}
	if err := ebiten.RunGame(i); err != nil {
		return fmt.Errorf("a window can only be measured where there is a display: %w", err)
	}
	return i.err
}

// restingScreens are those of the tour on which nothing happens by itself: the shelf and the tables.
func restingScreens() []benchScreen {
	var list []benchScreen
	for _, screen := range benchScreens() {
		switch screen.name {
		case "shelf", "table", "homeworlds", "honshu", "forhonor":
			list = append(list, screen)
		}
	}
	return list
}

// idleGame is the program, led from one screen to the next.
type idleGame struct {
	*scenes.App
	each        time.Duration
	at          func(screen string, resting bool)
	left        []benchScreen // the first of them is on show
	isOpen      bool          // it is
	isMeasuring bool          // it has come to rest
	hasReported bool          // it has rested, which has been reported
	until       time.Time     // when the next step is due
	err         error
}

// Update implements ebiten.Game.
func (i *idleGame) Update() error {
	if late := time.Since(i.until); i.isOpen && !i.isMeasuring && !i.IsResting() {
		if late > maxRestless {
			i.err = fmt.Errorf("%s: it does not come to rest", i.left[0].name)
			return ebiten.Termination
		}
	} else if i.View().Scale != 0 && late >= 0 {
		if err := i.step(); err != nil || len(i.left) == 0 {
			i.err = err
			return ebiten.Termination
		}
	}
	return i.App.Update()
}

// step goes on to what comes next: a screen is shown, comes to rest, and has rested.
func (i *idleGame) step() error {
	switch screen := i.left[0]; {
	case !i.isOpen:
		i.Services().Navigator.Shelf()
		d := scenestest.Drive(i.App, &input.Script{})
		if err := screen.show(d); err != nil {
			return fmt.Errorf("%s: %w", screen.name, err)
		}
		d.Tick(breezeTicks)
		i.isOpen, i.until = true, time.Now().Add(calmTime)
	case !i.isMeasuring:
		i.isMeasuring, i.until = true, time.Now().Add(i.each)
		i.at(screen.name, true)
	case !i.hasReported:
		i.hasReported, i.until = true, time.Now().Add(readTime)
		i.at(screen.name, false)
	default:
		i.left, i.isOpen, i.isMeasuring, i.hasReported = i.left[1:], false, false, false
	}
	return nil
}

// newClock returns the time since now.
func newClock() func() time.Duration {
	start := time.Now()
	return func() time.Duration { return time.Since(start) }
}
