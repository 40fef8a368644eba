package result

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// Least and greatest measures of the pictures, in logical units.
const (
	pictureMin  = 66.0
	pictureLow  = 80.0 // of its row, where little else can be there
	pictureMax  = 540.0
	chartWidth  = 150.0 // of the chart beside the board
	chartHeight = 124.0 // of the chart below it
	boardHeight = 170.0 // of the board above a chart
)

// picture is the board as it stood in the end, or what the selected row has built, with the way there: below it or
// beside it; the board alone where there is little room. A press shows both large. It is empty where it would be of no use.
func picture(m *model) widget.Widget {
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		if room.W < pictureMin || room.H < pictureMin || !m.hasPoints && m.last == nil {
			return widget.Empty{}
		}
		room.H = min(room.H, pictureMax)
		both := arrangeViews(m, room)
		if both == nil {
			both = largeButton(m, slotPicture, "picture", m.single(), room, m.way().widget != nil)
		}
		return widget.AtMost{H: pictureMax, Child: both}
	})
}

// arrangeViews sets the board and the way there into the room, nil where only one of them has room.
func arrangeViews(m *model, room widget.Size) widget.Widget {
	const gap, most, share = 10.0, 0.56, 0.58
	board, way := m.board(), m.way()
	if way.widget == nil {
		return nil
	}
	beside, below := room, room
	beside.W = min(board.widthAt(room.H), room.W*most)
	below.H = min(room.W/board.widthAt(1), room.H*share)
	lower := room
	lower.H = room.H - below.H - gap
	switch {
	case below.H >= boardHeight && lower.H >= chartHeight:
		lower.H = min(lower.H, max(2*chartHeight, room.H*(1-share)))
		return widget.Align{Y: widget.Start, Child: widget.Column(gap,
			widget.Fixed(below.H, largeButton(m, slotPicture, "picture", board, below, false)),
			widget.Fixed(lower.H, largeButton(m, slotWay, "progress", way, lower, false)))}
	case room.W-beside.W-gap >= chartWidth && room.H >= pictureMin:
		return widget.Row(gap, widget.Fixed(beside.W, largeButton(m, slotPicture, "picture", board, beside, false)),
			widget.Grow(largeButton(m, slotWay, "progress", way, widget.Size{W: room.W - beside.W - gap, H: room.H}, false)))
	}
	return nil
}

// pictureView is a picture of the result.
type pictureView struct {
	widget      widget.Widget
	w, h        float64 // its proportions; 0 fills the room
	name, value string
}

// widthAt returns how wide the picture is where it is so high.
func (s pictureView) widthAt(high float64) float64 {
	if s.h == 0 {
		return high
	}
	return high * s.w / s.h
}

// board is the board as it stood in the end, or what the selected row has built.
func (m *model) board() pictureView {
	if m.last == nil {
		name := m.rows[m.selection.row].player.Name
		return pictureView{buildLand(m), 0, 0, name, m.caption}
	}
	w, h := m.last.Size()
	return pictureView{widget.Paint{Draw: m.last.Draw}, w, h, m.lastName, ""}
}

// way is how the seats have stood in the course of the match; without a widget where nothing tells it.
func (m *model) way() pictureView {
	switch {
	case m.progress != nil:
		return pictureView{m.progress.widget(m), 0, 0, m.progress.title, m.progress.summary}
	case m.hasPoints && m.last != nil:
		return pictureView{buildLand(m), 0, 0, m.rows[m.selection.row].player.Name, m.caption}
	}
	return pictureView{}
}

// single is what is seen where there is room for one picture: where something is lit, that in which it is.
func (m *model) single() pictureView {
	if m.hasPoints && m.last != nil && m.selection != everything {
		return m.way()
	}
	return m.board()
}

// largeButton is a picture in the middle of its room that opens large.
// More says that it shows another one too, which is not seen: it has a sign of that.
func largeButton(m *model, slot, key string, s pictureView, room widget.Size, more bool) widget.Widget {
	const signSize, edge = 24.0, 3.0
	high := widget.End
	if s.h > 0 { // corners of boards hold something
		high = widget.Centre
	}
	sign := widget.If(more, widget.Align{X: widget.End, Y: high, Child: widget.Pad(edge, edge, widget.Paint{W: signSize, H: signSize, Draw: drawMore})})
	at := geom.R(0, 0, room.W, room.H)
	if s.h > 0 {
		at = at.Fit(s.w, s.h)
	}
	press := widget.Pressable{Child: s.widget, Control: ui.Control{Key: key, Role: ui.RoleCell, Name: s.name, Value: s.value, Press: m.enlarge}}
	if key != "progress" || room.H < chartRoomy+2*chartEdge { // else it has its title
		press.Tip = s.name
	}
	return widget.Middle(widget.Sized{W: at.W, H: at.H, Child: widget.Stack{widget.Slot{Name: slot}, press, sign}})
}

// large is the board with the way there, as large as there is room, for the picture over everything.
func large(m *model) widget.Widget {
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		const gap, share = 14.0, 0.6
		board, way := m.board(), m.way()
		land := readable("land", board, m.pictureCaption)
		if way.widget == nil {
			return land
		}
		chart := readable("progress", way, way.name)
		if room.W > room.H {
			wide := min(board.widthAt(room.H), room.W*share)
			return widget.Row(gap, widget.Fixed(wide, land), widget.Grow(widget.Align{Y: widget.Centre, Child: widget.AtMost{H: room.W * (1 - share), Child: chart}}))
		}
		low := min(room.W*share, room.H*(1-share))
		high := room.H - low - gap
		if board.h > 0 {
			high = min(high, room.W/board.widthAt(1))
		}
		return widget.Column(gap, widget.Fixed(high, land), widget.Fixed(low, chart)).Along(widget.Centre)
	})
}

// readable is a picture that is only looked at.
func readable(key string, s pictureView, name string) widget.Widget {
	return widget.Pressable{Control: ui.Control{Key: key, Role: ui.RoleText, Name: name, Value: s.value}, OwnFocus: true, Child: s.widget}
}

// drawMore draws the sign of what a press shows beside the picture: a chart on a disc of paper.
func drawMore(c *canvas.Canvas, r geom.Rect) {
	c.Draw(moreDisc(r.W), r.Centre(), canvas.Look{})
	ui.DrawIcon(c, "chart", r.Centre(), r.H*0.62, sprites.Ink)
}

type moreKey struct{ size float64 }

// moreDisc is the disc below the sign.
func moreDisc(size float64) canvas.Picture {
	return canvas.Picture{Key: moreKey{size}, Box: geom.R(-size/2-1, -size/2-1, size+2, size+2), Paint: func(v *vector.Canvas) {
		v.Fill(vector.Circle(0, 0, size/2-1), vector.Solid(sprites.Paper2))
		v.Stroke(vector.Circle(0, 0, size/2-1), vector.Stroke{Width: 1.6}, vector.Solid(sprites.Ink))
	}}
}
