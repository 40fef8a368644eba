package replay

import (
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// plan is where everything lies in one room.
type plan struct {
	frame  table.Frame
	panel  geom.Rect // the paper with slider and buttons
	line   geom.Rect // what the log says of the move
	slider geom.Rect
	keys   []geom.Rect // first, back, play, forward, last
	fork   geom.Rect
	worded bool      // the fork has room for its label
	close  geom.Rect // the outermost place of the table's tools
}

// Measures, in logical units.
const (
	stripHeight = 150.0 // of the panel where it lies below the board
	panelHigh   = 150.0 // the least panel that fits in the place of the log
	panelWide   = 200.0
	panelTouch  = 272.0 // its breadth where its buttons are for fingers
	leastFree   = 280.0 // of a free place at the foot of a board
	buttons     = 5
	mostButton  = 50.0
	buttonGap   = 5.0
	sliderRoom  = 50.0
	sliderWords = 20.0 // of it, over the line
	corner      = 50.0
	leastFork   = 150.0 // of the fork with its words
	mostFork    = 220.0
)

// planFor arranges the board, and the panel in the place of the log; where the board has no place for a log, the panel
// lies below it and the board gets the rest of the room. What a board leaves free below for confirming moves is used.
func planFor(v stage.View, b table.Board) plan {
	p := plan{frame: b.Arrange(v)}
	least := panelWide
	if v.Class != stage.Wide {
		least = panelTouch
	}
	if log := p.frame.Log; log.W >= least && log.H >= panelHigh {
		p.panel = log
		p.inLog()
	} else if free := freeBelow(p.frame, v.Safe); !free.Empty() {
		p.overFree(v, b, free)
	} else {
		less := v
		less.Safe.H -= stripHeight
		p.frame = b.Arrange(less)
		p.panel = geom.R(v.Safe.X+8, v.Safe.Bottom()-stripHeight+2, v.Safe.W-16, stripHeight-12)
		p.inStrip()
	}
	p.close = geom.R(v.Safe.Right()-corner-10, v.Safe.Y+10, corner, corner)
	for k, t := range p.frame.Tools {
		if !t.Empty() && (k == 0 || t.Y < p.close.Y-1 || t.Y < p.close.Y+1 && outer(t, p.close, v.Safe)) {
			p.close = t
		}
	}
	return p
}

// outer reports whether one place of a row is nearer to the side of the room on which the row lies than another.
func outer(one, other, room geom.Rect) bool {
	if other.Centre().X < room.Centre().X {
		return one.X < other.X
	}
	return one.X > other.X
}

// freeBelow returns what nothing needs in a replay at the foot of a board: the place where moves are confirmed, where
// that is none of the slips, with the sentence over it if they lie between the slips, down to the edge.
func freeBelow(f table.Frame, safe geom.Rect) geom.Rect {
	const near = 20.0
	free := f.Confirm
	if free.W < leastFree || free.Centre().Y < safe.Centre().Y {
		return geom.Rect{}
	}
	below := false
	for _, slip := range f.Seats {
		if slip.Overlaps(free) {
			return geom.Rect{}
		}
		below = below || slip.Y >= free.Bottom()
	}
	if gap := free.Y - f.Message.Bottom(); !below && gap >= 0 && gap < near {
		free.Y = f.Message.Y
	}
	free.H = safe.Bottom() - free.Y
	return free
}

// overFree lays the panel over the free place, for which the board gives up only what is wanting. The slips that lay
// there stand in a row above the panel, with the fork.
func (p *plan) overFree(v stage.View, b table.Board, free geom.Rect) {
	const gap = 6.0
	row := 0.0
	for _, slip := range p.frame.Seats {
		if slip.Overlaps(free) {
			row = max(row, slip.H+gap+4)
		}
	}
	less := v
	less.Safe.H -= max(0, stripHeight-6+row-free.H)
	p.frame = b.Arrange(less)
	p.panel = geom.R(free.X, v.Safe.Bottom()-stripHeight+4, free.W, stripHeight-12)
	if row == 0 {
		p.inStrip()
		return
	}
	left := p.panel.X
	for k, slip := range p.frame.Seats {
		if slip.Y > p.frame.Confirm.Y {
			p.frame.Seats[k].Y = p.panel.Y - row
			left = max(left, slip.Right())
		}
	}
	p.inStrip()
	p.keys = spread(geom.R(p.panel.X+14, p.keys[0].Y, p.panel.W-28, p.keys[0].H), buttons, p.keys[0].H)
	p.fork = geom.R(left+gap+2, p.panel.Y-row, p.panel.Right()-left-gap-2, row-gap-4)
	p.worded = true
}

// inLog lays the panel out high and narrow; the fork lies where moves are confirmed.
func (p *plan) inLog() {
	in := p.panel.InsetXY(16, 10)
	size := min(mostButton, (in.W-(buttons-1)*buttonGap)/buttons)
	var row geom.Rect
	row, in = in.CutBottom(size)
	p.keys = spread(row, buttons, size)
	in.H -= 6
	p.slider, in = in.CutBottom(sliderRoom)
	p.line = in
	p.fork, p.worded = p.frame.Confirm, true
	if p.fork.Empty() {
		const apart = 8.0 // the fork from the words below it
		p.fork, p.line = in.CutTop(mostButton)
		_, p.line = p.line.CutTop(apart)
	}
}

// inStrip lays the panel out low and wide: the line, the slider, and one row of round buttons with the fork, in words where
// there is room.
func (p *plan) inStrip() {
	in := p.panel.InsetXY(14, 8)
	row, rest := in.CutBottom(min(mostButton-4, (in.W-buttons*buttonGap)/(buttons+1)))
	if words := row.W - buttons*(row.H+8) - 8; words >= leastFork {
		var at geom.Rect
		at, p.fork = row.CutLeft(row.W - min(words, mostFork) - 8)
		_, p.fork = p.fork.CutLeft(8)
		p.keys, p.worded = spread(at, buttons, row.H), true
	} else {
		all := spread(row, buttons+1, row.H)
		p.keys, p.fork = all[:buttons], all[buttons]
	}
	p.line, p.slider = rest.CutTop(rest.H - sliderRoom)
}

// spread divides a row into n squares of the size with equal gaps.
func spread(row geom.Rect, n int, size float64) []geom.Rect {
	out := make([]geom.Rect, n)
	for k, cell := range row.Columns(n, 0) {
		out[k] = geom.Around(cell.Centre(), size, size)
	}
	return out
}
