package widget

import (
	"cmp"
	"strconv"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// Segment is one of the choices of [Segments]. Of its Control a key that is empty is that of the choice with its number,
// a name that is empty the label; Refuse is set where it cannot be chosen now.
type Segment struct {
	ui.Control
	Label string
	Icon  string // drawn before the label; may be empty
	Icons int    // how many times the icon is drawn; 0 counts as 1
}

// Segments is a choice: segments side by side in a well, of which one is chosen.
type Segments struct {
	Key, Name string // of the well; a key that is empty for none that is narrated
	List      []Segment
	Chosen    int
	Choose    func(int) // nil leaves presses to the page
	OneRow    bool      // as high as its room, in one row of the usual letters; else as high as rows of large words need
}

// Choice is [Segments] in as many rows as large words need.
func Choice(key, name string, segments []Segment, chosen int, choose func(int)) Widget {
	return Segments{Key: key, Name: name, List: segments, Chosen: chosen, Choose: choose}
}

// Layout implements [Widget].
func (s Segments) Layout(ctx *Context, c Constraints) *Box {
	var high float64
	plan, isLarge := choicePlan{}, ctx.Scale() > 1 && !s.OneRow
	switch {
	case isLarge:
		plan = planChoice(ctx.TextScale, s.List, c.Max.W)
		high = plan.rowHeight * float64(plan.rows)
	case !s.OneRow:
		high = minChoice
	}
	out := Paint{H: high}.Layout(ctx, c)
	var cells []geom.Rect
	if isLarge {
		cells = plan.cells(out.Size, len(s.List))
	} else {
		plan.size = segmentSize(out.Size.H)
		cells = segmentCells(s.List, rectOf(out.Size), plan.size)
		plan.size = evenSegments(s.List, cells, plan.size)
	}
	if s.Key != "" {
		out.control = &ui.Control{Key: s.Key, Role: ui.RoleText, Name: s.Name}
	}
	out.paint = func(cv *canvas.Canvas, r geom.Rect, _ ui.ControlState) {
		ui.DrawSurface(cv, ui.Well(), r)
		for k := 1; k < len(cells); k++ {
			if k != s.Chosen && k-1 != s.Chosen && cells[k].Y == cells[k-1].Y {
				cv.Fill(geom.R(r.X+cells[k].X-0.75, r.Y+cells[k].Y+cells[k].H*0.3, 1.5, cells[k].H*0.4), sprites.Paper4)
			}
		}
	}
	for k, cell := range cells {
		out.add(cell.X, cell.Y, s.segment(k, Size{cell.W, cell.H}, plan))
	}
	return out
}

// segment is the segment of a number in a cell of the size.
func (s Segments) segment(k int, cell Size, plan choicePlan) *Box {
	seg, isChosen := s.List[k], k == s.Chosen
	c := seg.Control
	c.Key, c.Name, c.Role = cmp.Or(c.Key, s.Key+"."+strconv.Itoa(k)), cmp.Or(c.Name, seg.Label), cmp.Or(c.Role, ui.RoleChoice)
	c.Value, c.On, c.Off = s.Name, isChosen, c.Refuse != nil
	if s.Choose != nil {
		c.Press = func() { s.Choose(k) }
	}
	return &Box{Size: cell, control: &c, paint: func(cv *canvas.Canvas, r geom.Rect, state ui.ControlState) {
		if state.Focus {
			ui.DrawFocus(cv, r.Inset(3), ui.Radius)
		}
		ink, style := sprites.Ink2, ui.Body(plan.size)
		if c.Off {
			ink = sprites.Ink3
		} else if isChosen {
			cv.Draw(selectedSegment(r.W-5, r.H-5), geom.Pt(r.X+2.5, r.Y+2.5), canvas.Look{})
			ink, style = sprites.Ink, ui.Strong(plan.size)
		} else if state.Hover > 0 {
			cv.Fill(r.Inset(5), sprites.Paper2.Alpha(0.5*state.Hover))
		}
		seg.drawLabel(cv, r, style, ink, isChosen && !c.Off, plan.isMultiline)
	}}
}

// segmentCells returns where the segments lie: equally broad or, where a label would have to be smaller than size so,
// each as broad as its words with what is left over in equal shares. Labels that have no room at any size go in two
// lines, equally broad.
func segmentCells(segments []Segment, r geom.Rect, size float64) []geom.Rect {
	n := float64(len(segments))
	for ; size >= minText; size -= 0.5 {
		wants, spare, small := make([]float64, len(segments)), r.W, false
		for k, seg := range segments {
			wants[k] = letters.Measure(ui.Strong(size), seg.Label) + seg.iconRoom(size) + segmentPadding
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
		style := ui.Strong(size)
		room := cells[k].W - segmentPadding - seg.iconRoom(style.Size)
		if style = ui.Fit(style, seg.Label, room); letters.Measure(style, seg.Label) <= room {
			size = style.Size
		}
	}
	return size
}

func segmentSize(h float64) float64 { return min(17, max(minText+1, h*0.36)) }

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

// drawLabel draws icons and label in the middle of r; one that is multiline has as many lines as it needs rather than
// being written smaller.
func (s Segment) drawLabel(cv *canvas.Canvas, r geom.Rect, style letters.Style, ink sprites.Color, on, isMultiline bool) {
	n := max(1, s.Icons)
	iconSize, apart := style.Size*segmentIcon, style.Size*segmentApart
	iconRoom := s.iconRoom(style.Size)
	var lines []string
	if isMultiline {
		lines = letters.Wrap(style, s.Label, r.W-segmentPadding)
	} else {
		style = ui.Fit(style, s.Label, r.W-segmentPadding-iconRoom)
		lines = ui.Lines(style, s.Label, r.W-8-iconRoom, 2)
	}
	width := 0.0
	for _, l := range lines {
		width = max(width, letters.Measure(style, l))
	}
	x := r.Centre().X - (width+iconRoom)/2
	if s.Icon != "" {
		iconInk := ink
		if on && s.Icons > 0 {
			iconInk = sprites.Bengara
		}
		for k := range n {
			ui.DrawIcon(cv, s.Icon, geom.Pt(x+iconSize/2+apart*float64(k), r.Centre().Y), iconSize, iconInk)
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
			plate := vector.RoundRect(1, 1, w-2, h-2, ui.Radius-2)
			c.Fill(plate, vector.Solid(sprites.Paper2))
			c.Stroke(plate, vector.Stroke{Width: ui.InkWidth}, vector.Solid(sprites.Ink))
			line := min(w*0.46, 70)
			c.Fill(vector.RoundRect((w-line)/2, h-9, line, 3, 1.5), vector.Solid(sprites.Shu))
		},
	}
}
