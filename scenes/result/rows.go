package result

import (
	"math"
	"strconv"
	"strings"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/diagram"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
	yokaisprites "engawa/sprites/yokai"
)

// rowLook is how large the parts of a row are, in logical units.
type rowLook struct {
	room     float64 // left of the crest, for the rank
	rank     float64
	crest    float64
	status   float64 // 0 for no word of how the seat has fared
	name     letters.Style
	maxPiece float64 // height of a piece taken
	height   float64 // of the row
}

func rowLookOf(class stage.Class) rowLook {
	if class == stage.Wide {
		return rowLook{room: 75, rank: 56, crest: 42, status: 34, name: ui.Strong(22), maxPiece: 96}
	}
	return rowLook{room: 44, rank: 30, crest: 30, status: 21, name: ui.Strong(17), maxPiece: 52}
}

// rowLookIn is the look of a row in that room, smaller where there is little.
func rowLookIn(class stage.Class, room widget.Size) rowLook {
	const narrow = 230.0
	if room.W >= narrow && room.H >= rowMin-1 {
		return rowLookOf(class)
	}
	small := rowLook{room: 24, rank: min(18, room.H*0.6), crest: min(24, room.H-6), name: ui.Strong(14)}
	if room.W >= narrow {
		small.status = 17
	}
	return small
}

// ground is what lies below a row: gold where it is a winner's, otherwise a line above it where ruled says so.
func ground(won, ruled bool, cut float64, row widget.Widget) widget.Widget {
	return widget.Decorated{Child: row, Below: func(c *canvas.Canvas, r geom.Rect) {
		switch {
		case won:
			c.Draw(rowWash(r.W, r.H-cut), geom.Pt(r.X, r.Y+cut/2), canvas.Look{})
		case ruled:
			c.Fill(geom.R(r.X+10, r.Y-0.75, r.W-20, 1.5), sprites.Paper4)
		}
	}}
}

// seatRow is the row of a seat: rank, crest, name, how it has fared, and what it has taken or has in the end.
func seatRow(m *model, k int, ruled bool) widget.Widget {
	row := &m.rows[k]
	parts := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		const low = 120.0 // height of a row below which what a seat has stands beside the words
		look := rowLookIn(m.class, room)
		look.height = room.H
		size := look.rank
		if !row.first {
			size *= 0.75
		}
		if room.H < barMin || len(row.captures) == 0 && !m.treasures || m.treasures && room.H < low {
			return widget.Padding{Right: 14, Child: widget.Row(0, widget.Fixed(look.room, rank(m, k, size)), widget.Grow(buildRowHead(m, k, look, m.treasures)))}
		}
		top, high := max(6, room.H*0.05), look.crest+4
		left := widget.Column(0, widget.Gap(top), widget.Fixed(high+look.rank*0.6, rank(m, k, size)))
		const roomy, line = 100.0, 16.0 // height of a row with room for a line over the tray
		heading := widget.If(!m.treasures && room.H >= roomy, widget.Fixed(line, widget.Line(m.takenHeading, ui.Body(13), sprites.Ink2).Muted().Elided()))
		right := widget.Column(0, widget.Gap(top), widget.Fixed(high, buildRowHead(m, k, look, false)), heading, widget.Gap(3), widget.Grow(buildCaptures(m, k, look.maxPiece)), widget.Gap(8))
		return widget.Padding{Right: 14, Child: widget.Row(0, widget.Fixed(look.room, left), widget.Grow(right))}
	})
	return widget.Pressable{
		Control:  ui.Control{Key: "row." + strconv.Itoa(k), Role: ui.RoleText, Name: row.rankedName(), Value: row.description},
		OwnFocus: true, Child: ground(row.hasWon, ruled, 6, parts),
	}
}

// rankedName is the rank, if there is one, and the name of a row.
func (r *rowModel) rankedName() string { return strings.TrimSpace(r.number + " " + r.player.Name) }

// rank is the carved number of a row, which is stamped on in the end.
func rank(m *model, k int, size float64) widget.Widget {
	ink := sprites.Ink
	if !m.hasPoints && !m.rows[k].first {
		ink = sprites.Ink2
	}
	text := widget.Line(m.rows[k].number, ui.CarvedStyle(size), ink).Aligned(canvas.Centre).Muted()
	return widget.Effect{Child: text, On: func(c *canvas.Canvas, _ geom.Rect) *canvas.Canvas {
		return c.Faded(m.moving.rankShares[k]).Moved(0, -16*(1-m.moving.rankShares[k]))
	}}
}

// crest is the sign of a row, with a crown where it has won, as wide as it is high.
func crest(m *model, k int, size, crown float64) widget.Widget {
	return widget.Paint{W: size, Draw: func(c *canvas.Canvas, r geom.Rect) {
		m.pieces.drawSeat(c, &m.rows[k], r.Centre(), size)
		if mid := r.Centre(); m.rows[k].hasWon {
			ui.DrawIcon(c, "crown", geom.Pt(mid.X, max(r.Y+crown/2-2, mid.Y-size/2-crown*0.2)), crown, sprites.Kin3)
		}
	}}
}

// buildRowHead is the crest, the name and how the seat has fared; who has won is shown the loudest. Hoard says that
// what the seat has stands beside the words.
func buildRowHead(m *model, k int, look rowLook, treasure bool) widget.Widget {
	row := &m.rows[k]
	var status widget.Widget
	// Where several are shown, that one has won says of the others what there is to say.
	if several := len(m.rows) > 2 && m.hasWinner; look.status > 0 && (row.hasWon || !several) {
		text := widget.Line(row.status, ui.CarvedStyle(look.status), sprites.Ink).Muted()
		if !row.hasWon {
			text.Style, text.Ink = ui.CarvedStyle(look.status*0.8), sprites.Ink2
		}
		status = widget.Padding{Left: 12, Child: text}
	}
	beside := func(words widget.Widget) widget.Widget { return widget.Row(0, widget.Grow(words), status) }
	words := beside(nameOf(row, look, row.maxDetails, true))
	if treasure && look.room >= rowLookOf(m.class).room {
		const usual, most, least, gap, three = 36.0, 76.0, 64.0, 24.0, 52.0 // three: the height of a row with room for three lines
		const edge = 8.0                                                    // free above and below what a seat has
		high := max(usual, min(most, look.height-2*edge))
		has := widget.Grow(widget.Align{Y: widget.Centre, Child: widget.AtMost{H: high, Child: treasureOf(m, k)}}).Within(least, 0)
		name := nameOf(row, look, row.maxDetails, false)
		fits := widget.FirstFit{beside(widget.Row(gap, name, has, widget.Gap(0)))}
		if look.height >= twoLines { // what seats have stands at the same place in all rows
			const close = 12.0 // the word of how a seat has fared needs room, too
			fits = append(widget.FirstFit{beside(widget.Row(close, widget.Fixed(widestName(m.rows, look), name), has))}, fits...)
		}
		if look.height >= three && row.maxDetails == 2 && len(row.details) >= row.maxDetails {
			const aside, few = 33.0, 40.0 // of a card that stands beside all lines, and of what stands beside the name then
			ships := *has
			ships.Min = few
			card := widget.Align{Y: widget.Centre, Child: widget.AtMost{H: look.height - edge, Child: treasureOf(m, k)}}
			fits = append(fits, widget.Row(edge/2, widget.Grow(belowEachOther(row, look, widget.Grow(widget.Row(0, &ships, status)))), widget.Fixed(aside, card)),
				beside(belowEachOther(row, look, has)), belowEachOther(row, look, widget.Grow(widget.Row(0, has, status))))
		}
		words = append(fits, beside(widget.Row(gap, nameOf(row, look, 1, false), has, widget.Gap(0))), words)
	}
	return widget.Row(10, crest(m, k, look.crest, max(13, look.crest*0.45)), widget.Grow(words))
}

// twoLines is the height of a row that has room for two lines.
const twoLines = 36.0

// details is how the things that the game counts are written below a name.
func (l rowLook) details() letters.Style { return ui.Body(max(13, l.name.Size*0.72)) }

// countsOf is the first n of the things that the game counts in a row.
func (r *rowModel) countsOf(n int) string {
	return strings.Join(r.details[:min(n, len(r.details))], " · ")
}

// widestName returns the breadth of the widest name of the rows, with what the game counts below it.
func widestName(rows []rowModel, look rowLook) float64 {
	wide := 0.0
	for k := range rows {
		r := &rows[k]
		wide = max(wide, letters.Measure(look.name, r.player.Name), letters.Measure(look.details(), r.countsOf(r.maxDetails)))
	}
	return math.Ceil(wide)
}

// nameOf is the name of a row with n of the things that the game counts below it, or the first of them beside it where
// the row is low. Where the name yields it is made smaller and cut off before it needs more room, and less is counted.
func nameOf(row *rowModel, look rowLook, n int, yields bool) widget.Widget {
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		name := widget.Line(row.player.Name, look.name, sprites.Ink).Muted()
		if name.Elide = yields; !yields {
			name.MinSize = look.name.Size
		}
		counts := func(n int) *widget.Text {
			return widget.Line(row.countsOf(n), look.details(), sprites.Ink2).Muted()
		}
		switch {
		case len(row.details) == 0:
			return name
		case room.H < twoLines && yields:
			return widget.Row(8, name, widget.Natural(counts(1)).Dropped(1))
		case room.H < twoLines:
			return widget.Row(8, name, counts(1))
		}
		details := widget.FirstFit{counts(n)}
		if yields {
			for n--; n > 0; n-- {
				details = append(details, counts(n))
			}
			details = append(details, widget.Empty{})
		}
		block := widget.Column(0, widget.Share(0.56, name), widget.Share(0.44, details))
		return widget.Align{Y: widget.Centre, Child: widget.Sized{H: min(room.H, look.name.Size*2.3), Child: block}}
	})
}

// belowEachOther is the name of a row with what the seat has beside it, and below it a line for each thing that is told.
func belowEachOther(row *rowModel, look rowLook, has widget.Widget) widget.Widget {
	const most, name, gap, foot = 54.0, 0.4, 16.0, 4.0
	first := widget.Line(row.player.Name, look.name, sprites.Ink).Muted()
	first.MinSize = look.name.Size
	lines := widget.Column(0, widget.Share(name, widget.Row(gap, first, has)))
	for _, detail := range row.details[:row.maxDetails] {
		line := widget.Line(detail, look.details(), sprites.Ink2).Muted()
		lines.Children = append(lines.Children, widget.Share((1-name)/float64(row.maxDetails), line))
	}
	return widget.Align{Y: widget.Centre, Child: widget.Padding{Bottom: foot, Child: widget.Sized{H: min(most, look.height-2) - foot, Child: lines}}}
}

// treasureOf is what a seat has in the end.
func treasureOf(m *model, k int) widget.Widget {
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { m.pieces.drawBar(c, r, m.rows[k].seat, "", m.moving.barShare) }}
}

// buildCaptures is a tray with the pieces that a seat has taken, or what it has in the end.
func buildCaptures(m *model, k int, most float64) widget.Widget {
	if m.treasures {
		return treasureOf(m, k)
	}
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		drawCaptures(c, m.skin, m.rows[k].captures, r, most, m.moving.barShare)
	}}
}

// drawCaptures sets the pieces side by side into the slots of a tray, one for each, closer where they are many. The tray grows from
// the left.
func drawCaptures(c *canvas.Canvas, skin yokaisprites.Skin, taken []diagram.Piece, at geom.Rect, most, grown float64) {
	height := min(at.H-trayLip, most)
	at.Y += (at.H - trayLip - height) / 2
	slots := int((at.W - traySlot) / (diagram.PieceWidth(height) + traySlot))
	slots = min(len(taken), slots)
	pic, width := trayPicture(skin, slots, height)
	in := c.Clipped(geom.R(at.X-2, at.Y-4, (width+4)*grown, height+trayLip+10))
	in.Draw(pic, geom.Pt(at.X, at.Y), canvas.Look{})
	first, step := slotAt(0, height), diagram.PieceWidth(height)+traySlot
	if n := len(taken); n > slots {
		step *= float64(slots-1) / float64(n-1)
	}
	for k, piece := range taken {
		piece.Draw(in, geom.Pt(at.X+first+float64(k)*step, at.Y+height/2), height)
	}
}

// sideName is the name of a row of the table with the players of its side: below it, beside it, or as crests alone,
// whatever has room.
func sideName(m *model, k int, style letters.Style) widget.Widget {
	const high, least, usual, gap = 18.0, 10.0, 17.0, 8.0 // of the lines and crests of players
	row := &m.rows[k]
	name := widget.Line(row.player.Name, style, sprites.Ink).Muted().Elided()
	if row.mates == nil {
		return name
	}
	whole := name.Copy()
	whole.Elide, whole.MinSize = false, style.Size
	players := func(named bool, size float64) (list []widget.Widget) {
		for _, p := range row.mates {
			var called widget.Widget
			if named {
				called = widget.Line(p.name, ui.Body(13), sprites.Ink2).Muted()
			}
			list = append(list, widget.Row(3, crestOf(p.seat, size, high), called).Across(widget.Centre))
		}
		return list
	}
	under := func(below widget.Widget) widget.Widget {
		return widget.Column(0, widget.Fixed(22, name), below).Along(widget.Centre)
	}
	crests := widget.FitSize{From: usual, To: least, Child: func(size float64) widget.Widget {
		return widget.Row(gap, whole, widget.Row(3, players(false, size)...).Across(widget.Centre)).Across(widget.Centre)
	}}
	return widget.FirstFit{
		under(widget.Wrap{Children: players(true, usual), Gap: gap}),
		under(widget.Row(3, players(false, usual)...)),
		widget.Row(gap, append([]widget.Widget{whole}, players(true, usual)...)...).Across(widget.Centre),
		crests, name,
	}
}

// crestOf is the crest of one seat.
func crestOf(seat rules.Seat, wide, high float64) widget.Widget {
	return widget.Paint{W: wide, H: high, Draw: func(c *canvas.Canvas, r geom.Rect) { table.DrawCrest(c, seat, r.Centre(), min(r.W, r.H)) }}
}
