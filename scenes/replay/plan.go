package replay

import (
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// plan is where the panel of the replay lies beside the board. It looks alike beside every board: the cross at its upper
// right corner, beside it where the match is, the moves below, then the slider with the speed, the keys, and how to play
// on.
type plan struct {
	frame       table.Places
	panel       geom.Rect // the panel
	strip       bool      // it lies below the board, not in the place of the log
	platesMoved bool      // plates of seats have made room for the panel

	explores bool    // the panel lists what all moves of the position are worth
	reserve  float64 // what a strip is higher than the keys need, for an analysis that lists all moves of a position: opening it moves nothing

	textScale   ui.TextScale // how much larger moves are written
	headHeight  float64      // of the place that the head and a move share in a strip
	extraHeight float64      // what the row of the slider is higher in a narrow strip, for the head in large words
}

// Measures, in logical units.
const (
	minPanelWidth = 200.0 // the least panel that fits in the place of the log
	panelTouch    = 272.0 // the same where its buttons are for fingers
	panelPadX     = 16.0
	panelPadY     = 10.0
	minFreeWidth  = 280.0 // of a free place at the foot of a board
	buttons       = 5
	maxButton     = 50.0
	finger        = 44.0 // the least button for fingers, and the cross
	buttonGap     = 4.0
	rowGap        = 9.0 // the lip of a button is in it
	speedWidth    = 52.0
	minGap        = 3.0
	stripPad      = 10.0
	stripGap      = 6.0   // below a strip
	lineTop       = 6.0   // between the cross and the moves
	boardLip      = 5.0   // of what a board has above a strip
	plateGap      = 8.0   // from the plate of a seat to the panel below it
	broadStrip    = 560.0 // the breadth from which a strip has two rows, not three
	forkWidth     = 190.0 // of the fork in a broad strip
	minForkWidth  = 88.0  // of a fork with all its words, in two lines
	explorerStrip = 201.0 // of a narrow strip with all moves of a position, without its head
	shortWindow   = 620.0 // the height below which a board gets all the room that the keys leave
	minListHeight = 60.0  // of the moves below the head; with less the head and one move share their place

	maxTextScale = 1.6 // how much larger moves are written at most: the board is what a replay is for
)

// planFor lays out the board, and the panel in the place of the log; where the board has no place for a log, the panel
// lies below it and the board gets the rest of the room. What a board leaves free below for confirming moves is used.
func planFor(v stage.View, listsMoves, explores bool, layOut func(v stage.View) table.Places) plan {
	p := plan{frame: layOut(v), textScale: min(v.TextScale(), maxTextScale), headHeight: finger, explores: explores}
	if (listsMoves || explores) && v.Class != stage.Low && v.Safe.H >= shortWindow {
		p.reserve = courseUsual - finger
	}
	if p.textScale > 1 && v.Class != stage.Low { // where every row is the board's
		p.headHeight = max(finger, 2*p.lineHeight()) // a move in two lines
		p.extraHeight = countSize * (float64(p.textScale) - 1)
	}
	least := minPanelWidth
	if v.Class != stage.Wide {
		least = panelTouch
	}
	p.panel = overConfirm(overTools(p.frame.Log, p.frame.Tools), p.frame.Confirm)
	if p.panel.W >= least && p.panel.H >= minHeight(p.panel.W) {
		return p
	}
	place := v.Safe.InsetXY(6, 0)
	free := freeBelow(p.frame, v.Safe)
	if !free.Empty() {
		place.X, place.W = free.X, free.W
	}
	high, row := p.stripHeight(place.W), 0.0
	for _, plate := range p.frame.Seats {
		if plate.Overlaps(free) {
			row = max(row, plate.H+plateGap)
		}
	}
	less := v
	less.Safe.H -= max(0, high+stripGap+boardLip+row-free.H)
	p.frame = layOut(less)
	p.strip, p.panel = true, geom.R(place.X, v.Safe.Bottom()-high-stripGap, place.W, high)
	if p.platesMoved = row > 0; p.platesMoved {
		for k, plate := range p.frame.Seats {
			if plate.Y > p.frame.Confirm.Y {
				p.frame.Seats[k].Y = p.panel.Y - row
			}
		}
	}
	return p
}

// stripHeight returns how high a panel so wide is that lies below the board.
func (p *plan) stripHeight(width float64) float64 {
	switch {
	case width >= broadStrip:
		return 2*stripPad + p.headHeight + finger + p.reserve + rowGap
	case p.explores:
		return explorerStrip + p.headHeight
	}
	return 2*stripPad + p.headHeight + p.extraHeight + p.reserve + 2*(finger+rowGap)
}

// lineHeight returns the height of a line of moves.
func (p *plan) lineHeight() float64 { return logLine * float64(p.textScale) }

// overTools returns the place of the log with that of the tools right above it, of which a replay has none.
func overTools(log geom.Rect, tools []geom.Rect) geom.Rect {
	const near = 40.0
	top := log.Y
	for _, t := range tools {
		switch {
		case t.Empty():
			continue
		case t.X < log.X-2 || t.Right() > log.Right()+2 || t.Bottom() > log.Y || log.Y-t.Bottom() > near:
			return log
		}
		top = min(top, t.Y)
	}
	log.Y, log.H = top, log.Bottom()-top
	return log
}

// overConfirm returns the place of the log with that for confirming moves right below it, of which a replay has none.
func overConfirm(log, confirm geom.Rect) geom.Rect {
	const slack = 2.0
	if confirm.X >= log.X-slack && confirm.Right() <= log.Right()+slack && confirm.Y >= log.Bottom() {
		log.H = confirm.Bottom() - log.Y
	}
	return log
}

// freeBelow returns the room at the foot of a board that is for confirming moves, with the tools beside it, and with
// the sentences right above it when nothing else lies below. Slips below it are part of it, as they can stand above a
// panel. It is empty where there is none.
func freeBelow(f table.Places, safe geom.Rect) geom.Rect {
	const near = 20.0
	free := f.Confirm
	for _, t := range f.Tools {
		if !t.Empty() && t.Y < free.Bottom() && t.Bottom() > free.Y {
			right := max(free.Right(), t.Right())
			free.X = min(free.X, t.X)
			free.W = right - free.X
		}
	}
	if free.W < minFreeWidth || free.Centre().Y < safe.Centre().Y {
		return geom.Rect{}
	}
	below := false
	for _, plate := range f.Seats {
		if plate.Overlaps(free) {
			return geom.Rect{}
		}
		below = below || plate.Y >= free.Bottom()
	}
	if gap := free.Y - f.Message.Bottom(); !below && gap >= 0 && gap < near {
		free.Y = f.Message.Y
	}
	free.H = safe.Bottom() - free.Y
	return free
}

// keySize returns the size of the keys in a panel so wide in the place of the log.
func keySize(width float64) float64 {
	return min(maxButton, (width-2*panelPadX-(buttons-1)*buttonGap)/buttons)
}

// minHeight returns the height that a panel so wide needs in the place of the log: for the head, the slider, the keys
// and the fork.
func minHeight(width float64) float64 {
	size := keySize(width)
	return 2*panelPadY + 2*finger + size + trackHeight(size) + 3*minGap
}

// trackHeight returns the height of the slider's row above keys of that size.
func trackHeight(size float64) float64 { return min(finger, size+rowGap) }
