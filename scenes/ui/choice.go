package ui

import (
	"cmp"
	"strconv"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// Segment is one of the choices of a row of segments.
type Segment struct {
	Label  string
	Icon   string // drawn before the label; may be empty
	Icons  int    // how many times the icon is drawn; 0 counts as 1
	Key    string // of its control; that of the choice with its number where it is empty
	Name   string // what it is called; Label where it is empty
	Refuse func() // set: it cannot be chosen now, and this says why

	breaks bool // the label goes in as many lines as it needs rather than being written smaller
}

// Segments returns a row of choices side by side, of which one is chosen. The first control is the well behind them.
func Segments(key, name string, r geom.Rect, segments []Segment, chosen int, choose func(int)) []*Control {
	size := segmentSize(r.H)
	cells := segmentCells(segments, r, size)
	return segmentsIn(key, name, r, cells, segments, evenSegments(segments, cells, size), chosen, choose)
}

// segmentsIn returns the well and the segments in their cells, with labels of the size.
func segmentsIn(key, name string, r geom.Rect, cells []geom.Rect, segments []Segment, size float64, chosen int, choose func(int)) []*Control {
	well := &Control{Key: key, Rect: r, Role: RoleText, Name: name, Paint: func(cv *canvas.Canvas, _ ControlState) {
		DrawSurface(cv, Well(), r)
		for k := 1; k < len(cells); k++ {
			if k != chosen && k-1 != chosen && cells[k].Y == cells[k-1].Y {
				cv.Fill(geom.R(cells[k].X-0.75, cells[k].Y+cells[k].H*0.3, 1.5, cells[k].H*0.4), sprites.Paper4)
			}
		}
	}}
	out := []*Control{well}
	for k, cell := range cells {
		own := cmp.Or(segments[k].Key, key+"."+strconv.Itoa(k))
		out = append(out, segment(own, name, cell, segments[k], size, k == chosen, func() { choose(k) }))
	}
	return out
}

// segmentCells returns where the segments lie: equally broad or, where a label would have to be smaller than size so,
// each as broad as its words with what is left over in equal shares. Labels that have no room at any size go in two
// lines, equally broad.
func segmentCells(segments []Segment, r geom.Rect, size float64) []geom.Rect {
	n := float64(len(segments))
	for ; size >= floor; size -= 0.5 {
		wants, spare, small := make([]float64, len(segments)), r.W, false
		for k, seg := range segments {
			wants[k] = letters.Measure(Strong(size), seg.Label) + seg.iconRoom(size) + segmentPadding
			small = small || wants[k] > r.W/n
			spare -= wants[k]
		}
		if !small {
			break
		}
		if spare < 0 {
			continue
		}
		cells := make([]geom.Rect, len(segments))
		for k, want := range wants {
			cells[k], r = r.CutLeft(want + spare/n)
		}
		return cells
	}
	return r.Columns(len(segments), 0)
}

// evenSegments returns the one size for the labels of a choice, which speak with one voice, at most size. A label that
// must go in two lines anyway does not make the others small.
func evenSegments(segments []Segment, cells []geom.Rect, size float64) float64 {
	for k, seg := range segments {
		style := Strong(size)
		room := cells[k].W - segmentPadding - seg.iconRoom(style.Size)
		if style = Fit(style, seg.Label, room); letters.Measure(style, seg.Label) <= room {
			size = style.Size
		}
	}
	return size
}

func segment(key, group string, r geom.Rect, seg Segment, size float64, on bool, press func()) *Control {
	c := &Control{Key: key, Rect: r, Role: RoleChoice, Name: cmp.Or(seg.Name, seg.Label), Value: group, On: on, Press: press, Off: seg.Refuse != nil, Refuse: seg.Refuse}
	c.Paint = func(cv *canvas.Canvas, s ControlState) {
		if s.Focus {
			DrawFocus(cv, r.Inset(3), Radius)
		}
		ink, style := sprites.Ink2, Body(size)
		if c.Off {
			ink = sprites.Ink3
		} else if on {
			cv.Draw(selectedSegment(r.W-5, r.H-5), geom.Pt(r.X+2.5, r.Y+2.5), canvas.Look{})
			ink, style = sprites.Ink, Strong(size)
		} else if s.Hover > 0 {
			cv.Fill(r.Inset(5), sprites.Paper2.Alpha(0.5*s.Hover))
		}
		drawSegmentLabel(cv, seg, r, style, ink, on && !c.Off)
	}
	return c
}

func segmentSize(h float64) float64 { return min(17, max(floor+1, h*0.36)) }

// segmentPadding is the room of a label's both sides: 8 units and the edge of the plate, twice.
const segmentPadding = 21.0

// Measures of the icons before a label, as shares of its size.
const (
	segmentIcon  = 1.05
	segmentApart = 0.62 * segmentIcon // one icon from the next
	segmentGap   = 5.0                // in logical units
)

// iconRoom returns how much room the icons take before a label of the size.
func (s Segment) iconRoom(size float64) float64 {
	if s.Icon == "" {
		return 0
	}
	return size*(segmentIcon+segmentApart*float64(max(1, s.Icons)-1)) + segmentGap
}

func drawSegmentLabel(cv *canvas.Canvas, seg Segment, r geom.Rect, style letters.Style, ink sprites.Color, on bool) {
	n := max(1, seg.Icons)
	iconSize, apart := style.Size*segmentIcon, style.Size*segmentApart
	iconRoom := seg.iconRoom(style.Size)
	var lines []string
	if seg.breaks {
		lines = letters.Wrap(style, seg.Label, r.W-segmentPadding)
	} else {
		style = Fit(style, seg.Label, r.W-segmentPadding-iconRoom)
		lines = Lines(style, seg.Label, r.W-8-iconRoom, 2)
	}
	width := 0.0
	for _, l := range lines {
		width = max(width, letters.Measure(style, l))
	}
	x := r.Centre().X - (width+iconRoom)/2
	if seg.Icon != "" {
		iconInk := ink
		if on && seg.Icons > 0 {
			iconInk = sprites.Bengara
		}
		for k := range n {
			DrawIcon(cv, seg.Icon, geom.Pt(x+iconSize/2+apart*float64(k), r.Centre().Y), iconSize, iconInk)
		}
		x += iconRoom
	}
	step, above := style.Size*1.12, 1.0
	if len(lines) > 1 { // between the edge and the underline
		step, above = style.Size*1.04, 4
	}
	cv.Lines(style, lines, geom.Pt(x+width/2, r.Centre().Y-above-step*float64(len(lines))/2), step, ink, canvas.Centre)
}

type selectionKey struct{ w, h float64 }

// selectedSegment is the lit plate over the chosen segment, underlined in vermilion.
func selectedSegment(w, h float64) canvas.Picture {
	return canvas.Picture{
		Key: selectionKey{w, h},
		Box: geom.R(-1, -1, w+2, h+2),
		Paint: func(c *vector.Canvas) {
			plate := vector.RoundRect(1, 1, w-2, h-2, Radius-2)
			c.Fill(plate, vector.Solid(sprites.Paper2))
			c.Stroke(plate, vector.Stroke{Width: inkWidth}, vector.Solid(sprites.Ink))
			line := min(w*0.46, 70)
			c.Fill(vector.RoundRect((w-line)/2, h-9, line, 3, 1.5), vector.Solid(sprites.Shu))
		},
	}
}

// Breadth and height of a switch, and the room left of it.
const (
	switchWidth  = 58.0
	switchHeight = 32.0
	switchApart  = 16.0
)

// ToggleHeight returns the height of the name of a [Toggle] that is so wide.
func ToggleHeight(name string, style letters.Style, width float64) float64 {
	width -= switchWidth + switchApart
	return canvas.ParagraphHeight(FitWords(style, name, width), name, width)
}

// Toggle returns a switch at the right end of r with its name in the style at the left.
func Toggle(key, name string, on bool, style letters.Style, r geom.Rect, flip func()) *Control {
	c := &Control{Key: key, Rect: r, Role: RoleToggle, Name: name, On: on, Press: flip}
	c.Paint = func(cv *canvas.Canvas, s ControlState) {
		if s.Focus {
			DrawFocus(cv, r, Radius)
		}
		room := r.W - switchWidth - switchApart
		style := FitWords(style, name, room)
		lines := letters.Wrap(style, name, room)
		height := canvas.LineHeight(style)
		cv.Lines(style, lines, geom.Pt(r.X, r.Centre().Y-height*float64(len(lines))/2), height, sprites.Ink, canvas.Left)
		cv.Draw(switchPicture(on), geom.Pt(r.Right()-switchWidth, r.Centre().Y-switchHeight/2), canvas.Look{})
	}
	return c
}

type switchKey struct{ on bool }

func switchPicture(on bool) canvas.Picture {
	const w, h = switchWidth, switchHeight
	return canvas.Picture{
		Key: switchKey{on},
		Box: geom.R(-1, -1, w+2, h+2),
		Paint: func(c *vector.Canvas) {
			ground, knob := sprites.Paper3, h/2
			if on {
				ground, knob = sprites.Shu, w-h/2
			}
			line := vector.Stroke{Width: inkWidth, Join: vector.RoundJoin, Cap: vector.RoundCap}
			track := vector.RoundRect(1, 1, w-2, h-2, h/2-1)
			c.Fill(track, vector.Solid(ground))
			c.Stroke(track, line, vector.Solid(sprites.Ink))
			disc := vector.Circle(knob, h/2, h/2-5)
			c.Fill(disc, vector.Solid(sprites.Paper2))
			c.Stroke(disc, line, vector.Solid(sprites.Ink))
			if on {
				tick := vector.Polyline(vector.Point{X: knob - 4, Y: h / 2}, vector.Point{X: knob - 1, Y: h/2 + 4}, vector.Point{X: knob + 5, Y: h/2 - 4})
				c.Stroke(tick, vector.Stroke{Width: 2.2, Join: vector.RoundJoin, Cap: vector.RoundCap}, vector.Solid(sprites.Shu))
			}
		},
	}
}
