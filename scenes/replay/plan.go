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
	buttons     = 5
	mostButton  = 50.0
	sliderRoom  = 50.0
	corner      = 50.0
)

// planFor arranges the board, and the panel in the place of the log; where the board has no place for a log, the panel
// lies below it and the board gets the rest of the room.
func planFor(v stage.View, b table.Board) plan {
	p := plan{frame: b.Arrange(v)}
	if log := p.frame.Log; log.W >= panelWide && log.H >= panelHigh {
		p.panel = log
		p.inLog()
	} else {
		less := v
		less.Safe.H -= stripHeight
		p.frame = b.Arrange(less)
		p.panel = geom.R(v.Safe.X+8, v.Safe.Bottom()-stripHeight+2, v.Safe.W-16, stripHeight-12)
		p.inStrip()
	}
	p.close = geom.R(v.Safe.Right()-corner-10, v.Safe.Y+10, corner, corner)
	for k, t := range p.frame.Tools {
		if !t.Empty() && (k == 0 || t.Y < p.close.Y-1 || t.Y < p.close.Y+1 && t.X > p.close.X) {
			p.close = t
		}
	}
	return p
}

// inLog lays the panel out high and narrow; the fork lies where moves are confirmed.
func (p *plan) inLog() {
	in := p.panel.InsetXY(16, 10)
	size := min(mostButton, (in.W-4*6)/buttons)
	var row geom.Rect
	row, in = in.CutBottom(size)
	p.keys = spread(row, buttons, size)
	in.H -= 6
	p.slider, in = in.CutBottom(sliderRoom)
	p.line = in
	p.fork, p.worded = p.frame.Confirm, true
	if p.fork.Empty() {
		p.line, p.fork = in.CutTop(in.H - mostButton)
	}
}

// inStrip lays the panel out low and wide: the line, the slider, and one row of round buttons with the fork.
func (p *plan) inStrip() {
	in := p.panel.InsetXY(14, 8)
	row, rest := in.CutBottom(min(mostButton-4, (in.W-5*6)/(buttons+1)))
	all := spread(row, buttons+1, row.H)
	p.keys, p.fork = all[:buttons], all[buttons]
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
