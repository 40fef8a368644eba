package table

import (
	"engawa/rules"
	"engawa/scenes/anim"
)

// Presenter shows the events of a match on a Board, one after the other, each from what the one before has left on the
// screen. It plays the moves of tables, lessons and replays.
type Presenter struct {
	board   Board
	speed   func() anim.Speed
	pending []rules.Event // still to be shown
	step    anim.Step     // shows the event before them, nil for none
}

// NewPresenter returns a Presenter for a Board. Each movement asks speed for how fast it is to be.
func NewPresenter(board Board, speed func() anim.Speed) *Presenter {
	return &Presenter{board: board, speed: speed}
}

// Add has events shown after those that are being shown.
func (p *Presenter) Add(events []rules.Event) { p.pending = append(p.pending, events...) }

// Moving reports whether something is being shown or waits for it.
func (p *Presenter) Moving() bool { return p.step != nil || len(p.pending) > 0 }

// next begins to show events until there is something to see.
func (p *Presenter) next() {
	for p.step == nil && len(p.pending) > 0 {
		p.step = p.board.Play(p.pending[0], p.speed())
		p.pending = p.pending[1:]
	}
}

// Tick advances what is being shown by a tick, and reports whether all has been.
func (p *Presenter) Tick() bool {
	if p.next(); p.step != nil && p.step.Tick() {
		p.step = nil
	}
	return !p.Moving()
}

// Finish brings everything to its end at once, in order.
func (p *Presenter) Finish() {
	for p.next(); p.step != nil; p.next() {
		step := p.step
		p.step = nil
		step.Finish()
	}
}

// Skip ends a pause in which something is read, and reports whether there was one.
func (p *Presenter) Skip() bool { return anim.Skip(p.step) }

// Drop forgets what has not been shown: the Board is shown a position instead.
func (p *Presenter) Drop() { p.pending, p.step = nil, nil }
