package shelf

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/shelf/veranda"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

const (
	titleWord   = "ENGAWA"
	titleShare  = 5.5  // width of the title as a multiple of the height of its capitals
	sealGap     = 0.16 // between title and seal, as a multiple of the same
	sealShare   = 0.86
	sealAspect  = 52.0 / 94.0
	boxAspect   = 222.0 / 290.0
	boxGapShare = 0.153
)

// build is the tree of the shelf in a window of the class.
func (s *Shelf) build(int) widget.Widget {
	v, tools := s.view, s.tools()
	insets := widget.Padding{
		Top: v.Safe.Y, Left: v.Safe.X, Right: v.Area.Right() - v.Safe.Right(), Bottom: v.Area.Bottom() - v.Safe.Bottom(),
	}
	switch v.Class {
	case stage.Tall:
		insets.Child = s.buildTall(tools)
	case stage.Low:
		insets.Child = s.buildLow(tools)
	default:
		return s.buildWide(tools)
	}
	return insets
}

// buildWide has the title left of the tools and of the match to be continued, and the boxes below.
func (s *Shelf) buildWide(tools []tool) widget.Widget {
	const least, door, left, tool, pitch = 380.0, 130.0, 84.0, 48.0, 57.0
	area, u := s.view.Area, veranda.Unit(s.view)
	row := float64(len(tools)) * pitch
	column := max(least, row)
	carved := min(100, (area.W-door-column-left-90)/titleShare, area.H*0.13)
	tagline := widget.AtMost{W: area.W - door - column - left - 40, H: 60, Child: s.tagline(ui.Strong(20))}
	title := widget.Column(22, s.title(carved), widget.Padding{Left: 4, Child: tagline})

	h, count := min(290, area.H*0.3625), float64(len(s.games))
	w := min(h*boxAspect, (area.W-250)/(count+boxGapShare*(count-1)))
	h = w / boxAspect
	boxes := s.boxRow(w, h, min(78, h*0.27), w*boxGapShare)
	foot := area.H * 0.065 // below the boxes
	return widget.Stack{
		pinnedWidget(widget.End, widget.Start, door+column+20, 38*u, s.chime(0.74)),
		pinnedWidget(widget.Start, widget.Start, left, area.H*0.2775-carved, title),
		pinnedWidget(widget.Start, widget.End, 46, 62, s.buildTea(0.86)),
		widget.If(s.newest != nil, pinnedWidget(widget.End, widget.Start, door, 134, widget.Sized{W: column, H: 118, Child: s.resume()})),
		widget.Align{X: widget.Centre, Y: widget.End, Child: widget.Padding{Left: 60, Right: 170 - veranda.Depth, Bottom: foot, Child: boxes}},
		pinnedWidget(widget.End, widget.Start, door-(pitch-tool)/2, 48, widget.Sized{W: row, H: tool + toolWord, Child: buildToolsWithLabels(tools, tool, pitch)}),
		s.buildCredit(),
		pinnedWidget(widget.End, widget.End, 72, 60, cat(0.86)),
	}
}

// buildLow has the same closer together.
func (s *Shelf) buildLow(tools []tool) widget.Widget {
	const left, right, tool, gap, plates, foot, beside = 34.0, 20.0, 44.0, 12.0, 54.0, 14.0, 84.0 // beside: right of the boxes
	safe, u := s.view.Safe, veranda.Unit(s.view)
	row := float64(len(tools))*(tool+gap) - gap
	column := max(row, 300)
	carved := min(50, (safe.W-left-right-column-60)/titleShare)
	tagline := widget.AtMost{W: safe.W - left - right - column - 20, H: 64, Child: s.tagline(ui.Strong(15))}
	title := widget.Column(10, s.title(carved), widget.Padding{Left: 2, Child: tagline})

	h, count := min(210, safe.H-foot-198), float64(len(s.games))
	w := min(h*0.88, (safe.W-left-right-beside)/(count+0.16*(count-1)))
	boxes := s.boxRow(w, h, min(plates, h*0.29), 0).Along(widget.SpaceBetween)
	return widget.Stack{
		pinnedWidget(widget.End, widget.Start, right+row+34, 38*u-safe.Y, s.chime(0.5)),
		pinnedWidget(widget.Start, widget.Start, left, 32, title),
		pinnedWidget(widget.End, widget.End, right+8, foot+70, s.buildTea(0.5)),
		widget.If(s.newest != nil, pinnedWidget(widget.End, widget.Start, right, 87, widget.Sized{W: column, H: 78, Child: s.resume()})),
		widget.Align{Y: widget.End, Child: widget.Padding{Left: left, Right: right + beside - veranda.Depth, Bottom: foot, Child: boxes}},
		pinnedWidget(widget.End, widget.Start, right-gap/2, 18, widget.Sized{W: row + gap, H: tool + toolWord, Child: buildToolsWithLabels(tools, tool, tool+gap)}),
		pinnedWidget(widget.End, widget.End, right+32, foot+20, cat(0.5)),
	}
}

// buildTall has everything below each other, the tools at the foot.
func (s *Shelf) buildTall(tools []tool) widget.Widget {
	const most, foot, above, side = 48.0, 2.0, 12.0, 24.0 // above: the tools
	safe := s.view.Safe
	beam := max(19*veranda.Unit(s.view), safe.Y) - safe.Y
	carved := min(safe.W*0.141, safe.H*0.075)
	motto := ui.Fit(ui.Strong(max(15, carved*0.28)), s.services.Words.T(lang.ShelfTagline), safe.W-2*side)
	tool := min(most, safe.W/float64(len(tools))-1.5)
	return widget.Stack{
		pinnedWidget(widget.End, widget.Start, 19, beam, s.chime(0.5)),
		widget.Column(0,
			widget.Gap(beam+safe.H*0.065), widget.Padding{Left: side - 1, Child: s.title(carved)}, widget.Gap(8),
			widget.Pad(side, 0, s.tagline(motto)), widget.Gap(8),
			widget.Grow(widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget { return s.tallBoxes(room) })),
			widget.Gap(above), widget.Fixed(tool+toolWord, buildToolsWithLabels(tools, tool, safe.W/float64(len(tools)))), widget.Gap(foot)),
	}
}

// tallBoxes is the boxes in rows of two at the foot of the room, with the match to be continued above them.
func (s *Shelf) tallBoxes(room widget.Size) widget.Widget {
	const between, across, depth, under = 14.0, 18.0, veranda.Depth, 12.0 // between rows; under what is to be continued
	resume, head := 0.0, boxLift+4
	if s.newest != nil {
		resume = min(106, max(84, s.view.Safe.H*0.125))
		head = resume + 22
	}
	rows := float64((len(s.games) + 1) / 2)
	w := (room.W - 28 - depth - across) / 2
	h := min(w*1.17, (room.H-head-depth-(rows-1)*(between+depth))/rows)
	w = min(w, max(h*1.3, 150))
	plate := min(78, max(54, h*0.26))
	if h < 160 {
		plate = max(40, h*0.3) // with room for a line below the name
	}
	gap := min((room.W-2*w-depth)/3, 30)
	column := widget.Column(between)
	for list := s.boxes(w, h, plate); len(list) > 0; list = list[min(2, len(list)):] {
		pair := widget.Row(gap-depth, list[:min(2, len(list))]...)
		column.Children = append(column.Children, widget.Align{X: widget.Centre, Child: widget.Sized{W: 2*w + gap + depth, Child: pair}})
	}
	last := widget.Sized{W: min(room.W-30, max(2*w+gap+depth, 360)), H: resume, Child: s.resume()}
	return widget.Column(0, widget.Spacer(),
		widget.If(s.newest != nil, widget.Padding{Bottom: under, Child: widget.Align{X: widget.Centre, Child: last}}), column)
}

// pinnedWidget is a widget of its own size so far from the ends of the room where it stands.
func pinnedWidget(x, y widget.Alignment, dx, dy float64, w widget.Widget) widget.Widget {
	in := widget.Padding{Child: w, Left: dx, Top: dy}
	if x == widget.End {
		in.Left, in.Right = 0, dx
	}
	if y == widget.End {
		in.Top, in.Bottom = 0, dy
	}
	return widget.Align{X: x, Y: y, Child: in}
}

// spot draws something about a point.
func spot(draw func(c *canvas.Canvas, at geom.Point)) widget.Widget {
	return widget.Decorated{Child: widget.Empty{}, Below: func(c *canvas.Canvas, r geom.Rect) { draw(c, r.Centre()) }}
}

func (s *Shelf) chime(size float64) widget.Widget {
	return spot(func(c *canvas.Canvas, at geom.Point) { veranda.DrawChime(c, at, size, &s.ambientMotion) })
}

func (s *Shelf) buildTea(size float64) widget.Widget {
	return spot(func(c *canvas.Canvas, at geom.Point) { veranda.DrawTea(c, at, size, &s.ambientMotion) })
}

func cat(size float64) widget.Widget {
	return spot(func(c *canvas.Canvas, at geom.Point) { veranda.DrawCat(c, at, size) })
}

// title is the carved name on its paper offset, so high, with the studio's seal right of it.
func (s *Shelf) title(carved float64) widget.Widget {
	style, offset, seal := ui.CarvedStyle(carved), carved*0.04, carved*sealShare
	name := widget.Paint{W: carved * titleShare, H: carved, Draw: func(c *canvas.Canvas, r geom.Rect) {
		at := geom.Pt(r.X, r.Bottom())
		c.Text(style, titleWord, at.Add(geom.Pt(offset, offset)), sprites.Paper3, canvas.Left)
		c.Text(style, titleWord, at, sprites.Ink, canvas.Left)
	}}
	return widget.Row(carved*sealGap, name, widget.Image("ui/seal", seal*sealAspect, seal)).Across(widget.Start)
}

// tagline is the sentence below the title.
func (s *Shelf) tagline(style letters.Style) widget.Widget {
	return &widget.Text{Text: s.services.Words.T(lang.ShelfTagline), Style: style, Ink: sprites.Ink}
}

// buildCredit says at the edge of the boards that the games are others'.
func (s *Shelf) buildCredit() widget.Widget {
	const pad, high, below = 14.0, 25.0, 6.5
	paper := ui.Plate()
	paper.Radius, paper.Cast, paper.Depth = 3, 4, 0
	text := widget.Line(s.services.Words.T(lang.AboutUnofficial), ui.Body(13.5), sprites.Ink2)
	text.Key = "credit"
	plate := widget.Sized{H: high, Child: widget.Panel{Surface: paper, Child: widget.Pad(pad, 0, text)}}
	return widget.Align{X: widget.Centre, Y: widget.End, Child: widget.Padding{Bottom: below, Child: plate}}
}
