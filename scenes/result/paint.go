package result

import (
	"image"
	"strconv"

	"engawa/scenes/book/diagram"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/koma"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/scenery"
)

type eveningKey struct{}

func drawEvening(c *canvas.Canvas) {
	c.Backdrop(eveningKey{}, func(w, h int, scale float64) *image.RGBA {
		return scenery.Evening(scenery.Size{W: w, H: h, Scale: scale})
	})
}

// drawTitle draws who has won and, below it, after how many moves, or what else is looked at where nothing beside the
// picture says so.
func (r *Result) drawTitle(c *canvas.Canvas) {
	p := &r.plan
	height := p.title.H / float64(len(p.lines))
	for k, line := range p.lines {
		y := p.title.Y + float64(k)*height + p.carved.Size
		c.Text(p.carved, line, geom.Pt(p.title.X, y), sprites.Ink, canvas.Left)
	}
	sub, text := p.sub, r.moves()
	if p.who.Empty() && r.lit != r.rest() {
		text = r.seen()
		r.drawSeat(c, &r.outcome.rows[r.lit.row], geom.Pt(sub.X+sub.H/2, sub.Centre().Y), sub.H)
		_, sub = sub.CutLeft(sub.H + 6)
	}
	style := ui.Fit(subStyle(), text, sub.W)
	c.Text(style, letters.Ellipsis(style, text, sub.W), geom.Pt(sub.X+2, canvas.InMiddle(style, sub.Y, sub.Bottom())), sprites.Ink, canvas.Left)
}

// subStyle is how the number of moves is written.
func subStyle() letters.Style { return ui.Strong(19) }

// drawWinner draws the winner's crest with name and kind of player, where there is room for it.
func (r *Result) drawWinner(c *canvas.Canvas) {
	if r.plan.who.Empty() || len(r.outcome.winners) == 0 {
		return
	}
	at, win := r.plan.who, r.outcome.rows[r.lit.row]
	mid := at.Centre().Y
	r.drawSeat(c, &win, geom.Pt(at.X+crest/2, mid), crest)
	x := at.X + crest + 16
	name := ui.Fit(ui.Strong(19), win.player.Name, at.Right()-x)
	c.Text(name, win.player.Name, geom.Pt(x, mid-5), sprites.Ink, canvas.Left)
	kind := win.player.RatedKind(r.words, r.match.Game)
	if win.mates != nil {
		kind = r.mateNames(&win)
	}
	if r.lit.column != noColumn {
		kind = r.caption()
	}
	c.Text(ui.Fit(ui.Body(15.5), kind, at.Right()-x), kind, geom.Pt(x, mid+18), sprites.Ink, canvas.Left)
}

// drawAside tells beside the scroll what has no room on it.
func (r *Result) drawAside(c *canvas.Canvas) {
	if at := r.plan.beside; !at.Empty() {
		c.Paragraph(ui.Strong(14), r.plan.aside, at, sprites.Ink, canvas.Left)
	}
}

// drawScroll draws the scroll as far as it is unrolled.
func (r *Result) drawScroll(c *canvas.Canvas) {
	p := &r.plan
	s := p.scroll
	open := s.H * r.unrolled
	if open > 1 {
		in := c.Clipped(geom.R(s.X-2, s.Y, s.W+p.reach, open))
		in.Draw(scrollPaper(s.W, s.H), geom.Pt(s.X, s.Y), canvas.Look{})
		if r.ledger != nil {
			r.drawLedger(in)
		} else {
			for k := range r.outcome.rows {
				r.drawRow(in, k)
			}
		}
		r.drawStory(in)
	}
	for _, y := range []float64{s.Y - p.rod, s.Y + open} {
		c.Draw(rodPicture(s.W+2*p.reach, p.rod), geom.Pt(s.X-p.reach, y), canvas.Look{})
	}
}

// rowLook is how large the parts of a row are, in logical units.
type rowLook struct {
	room   float64 // left of the crest, for the rank
	rank   float64
	crest  float64
	status float64
	name   letters.Style
	most   float64 // height of a piece taken
}

func rowLookOf(class stage.Class) rowLook {
	if class == stage.Wide {
		return rowLook{room: 75, rank: 56, crest: 42, status: 34, name: ui.Strong(22), most: 96}
	}
	return rowLook{room: 44, rank: 30, crest: 30, status: 21, name: ui.Strong(17), most: 52}
}

// rowLookIn is the look of a row of that size: without a word of how the seat has fared where there is little room.
func rowLookIn(class stage.Class, at geom.Rect) rowLook {
	if at.W < rowNarrow || at.H < rowLeast-1 {
		small := rowLook{room: 24, rank: min(18, at.H*0.6), crest: min(24, at.H-6), name: ui.Strong(14)}
		if at.W >= rowNarrow {
			small.status = 17
		}
		return small
	}
	return rowLookOf(class)
}

// drawRow draws the row of one seat: rank, crest, name, how it has fared, and the pieces it has taken.
func (r *Result) drawRow(c *canvas.Canvas, k int) {
	row, at := &r.outcome.rows[k], r.plan.rows[k]
	if r.outcome.won(row.seat) {
		c.Draw(rowWash(at.W, at.H-6), geom.Pt(at.X, at.Y+3), canvas.Look{})
	} else if at.Y > r.plan.rows[0].Y {
		c.Fill(geom.R(at.X+10, at.Y-0.75, at.W-20, 1.5), sprites.Paper4)
	}
	look := rowLookIn(r.plan.class, at)
	head := geom.R(at.X+look.room, at.Y, at.W-look.room-14, at.H)
	scorer, hoards := r.board.(table.Scorer)
	aside := hoards && at.H < barAside
	bar := !aside && at.H >= barLeast && (len(row.taken) > 0 || hoards)
	if bar {
		head.Y, head.H = at.Y+max(6, at.H*0.05), look.crest+4
	}
	carved, ink := ui.Carved(look.rank), sprites.Ink
	if r.outcome.rows[0].rank != row.rank {
		carved, ink = ui.Carved(look.rank*0.75), sprites.Ink2
	}
	y := canvas.InMiddle(carved, at.Y, at.Bottom())
	if bar {
		y = canvas.InMiddle(carved, head.Y, head.Bottom()+look.rank*0.6)
	}
	stamp := c.Faded(r.stamped[k]).Moved(0, -16*(1-r.stamped[k]))
	stamp.Text(carved, strconv.Itoa(row.rank), geom.Pt(at.X+look.room/2, y), ink, canvas.Centre)
	words, free := r.drawHead(c, row, head, look)
	if room := geom.R(words+asideGap, head.Centre().Y-asideHigh/2, free-words-2*asideGap, asideHigh); aside && room.W >= asideLeast {
		scorer.DrawBar(c, room, r.match.State(), row.seat, "", r.grown)
	}
	if bar {
		strip := geom.R(head.X, head.Bottom()+3, head.W, at.Bottom()-head.Bottom()-11)
		if hoards {
			scorer.DrawBar(c, strip, r.match.State(), row.seat, "", r.grown)
			return
		}
		r.drawTaken(c, row.taken, strip, look.most)
	}
}

// drawRule draws the line between two parts of the scroll.
func (r *Result) drawRule(c *canvas.Canvas, y float64) {
	at := r.plan.rows[0]
	c.Fill(geom.R(at.X+10, y-0.75, at.W-20, 1.5), sprites.Paper4)
}

// drawHead draws crest, name and how the seat has fared; who has won is told the loudest. It returns where the words
// beside the crest end, and where the one at the right begins.
func (r *Result) drawHead(c *canvas.Canvas, row *row, head geom.Rect, look rowLook) (end, begin float64) {
	mid := head.Centre().Y
	r.drawSeat(c, row, geom.Pt(head.X+look.crest/2, mid), look.crest)
	status, ink := r.outcome.status(r.words, row.seat), sprites.Ink
	if several := len(r.outcome.rows) > 2 && len(r.outcome.winners) > 0; look.status == 0 || several && !r.outcome.won(row.seat) {
		status = "" // that one has won tells of the others what there is to tell
	}
	word := ui.Carved(look.status)
	if r.outcome.won(row.seat) {
		crown := max(13, look.crest*0.45)
		ui.DrawIcon(c, "crown", geom.Pt(head.X+look.crest/2, max(head.Y+crown/2-2, mid-look.crest/2-crown*0.2)), crown, sprites.Kin3)
	} else {
		word, ink = ui.Carved(look.status*0.8), sprites.Ink2
	}
	right := head.Right() - letters.Measure(word, status) - 12
	x := head.X + look.crest + 10
	style := ui.Fit(look.name, row.player.Name, right-x)
	text := letters.Ellipsis(style, row.player.Name, right-x)
	top, bottom := head.Y, head.Bottom()
	small := ui.Body(max(13, style.Size*0.72))
	if details := row.detailsIn(r.words, r.game(), small, right-x); details != "" && head.H >= twoLines {
		bottom = mid + 3
		top = bottom - canvas.LineHeight(style)
		base := canvas.InMiddle(small, bottom-2, bottom-2+canvas.LineHeight(small))
		small = ui.Fit(small, details, right-x)
		c.Text(small, details, geom.Pt(x, base), sprites.Ink2, canvas.Left)
		end = x + letters.Measure(small, details)
	}
	named := x + letters.Measure(style, text)
	if parts := row.parts(r.words, r.game()); len(parts) > 0 && head.H < twoLines { // the first beside the name
		if from := named + 8; from+letters.Measure(small, parts[0]) <= right {
			c.Text(small, parts[0], geom.Pt(from, canvas.InMiddle(small, head.Y, head.Bottom())), sprites.Ink2, canvas.Left)
			end = from + letters.Measure(small, parts[0])
		}
	}
	c.Text(style, text, geom.Pt(x, canvas.InMiddle(style, top, bottom)), sprites.Ink, canvas.Left)
	c.Text(word, status, geom.Pt(head.Right(), canvas.InMiddle(word, head.Y, head.Bottom())), ink, canvas.Right)
	return max(end, named), right
}

// Measures of what a seat has in the end where a low row has it beside the words.
const (
	barAside   = 120.0 // height of a row below which it stands there
	asideHigh  = 36.0
	asideGap   = 24.0
	asideLeast = 64.0
)

// twoLines is the height of a row that has room for what the game counts below the name.
const twoLines = 38.0

// drawTaken sets the pieces side by side into the slots of a tray, closer where they are many. The tray grows from
// the left.
func (r *Result) drawTaken(c *canvas.Canvas, taken []diagram.Piece, at geom.Rect, most float64) {
	height := min(at.H-trayLip, most)
	at.Y += (at.H - trayLip - height) / 2
	slots := int((at.W - traySlot) / (diagram.PieceWidth(height) + traySlot))
	slots = min(max(len(taken), leastSet), slots)
	pic, width := trayPicture(r.skin(), slots, height)
	grown := c.Clipped(geom.R(at.X-2, at.Y-4, (width+4)*r.grown, height+trayLip+10))
	grown.Draw(pic, geom.Pt(at.X, at.Y), canvas.Look{})
	first, step := slotAt(0, height), diagram.PieceWidth(height)+traySlot
	if n := len(taken); n > slots {
		step *= float64(slots-1) / float64(n-1)
	}
	for k, piece := range taken {
		piece.Draw(grown, geom.Pt(at.X+first+float64(k)*step, at.Y+height/2), height)
	}
}

// skin returns the looks of the match.
func (r *Result) skin() sprites.Skin { return koma.Skin(lang.SkinOf(r.match)) }

// drawStory tells how the match has ended.
func (r *Result) drawStory(c *canvas.Canvas) {
	p := &r.plan
	at, heading := p.story, p.heading
	if n := len(p.rows); n > 0 && (p.headed || p.lined) {
		r.drawRule(c, p.rows[n-1].Bottom())
	}
	y := at.Y
	if p.headed {
		base := at.Y + canvas.Ascent(heading)
		c.Text(ui.Fit(heading, r.story.Title, at.W), r.story.Title, geom.Pt(at.X, base), sprites.Ink, canvas.Left)
		x := at.X + letters.Measure(heading, r.story.Title) + 14
		if beside := ui.Body(heading.Size * 0.62); x+letters.Measure(beside, r.story.Japanese) <= at.Right() {
			c.Text(beside, r.story.Japanese, geom.Pt(x, base), sprites.Ink2, canvas.Left)
		}
		y += canvas.LineHeight(heading) + 2
	}
	if !p.lined {
		return
	}
	y += c.Paragraph(p.body, p.told, geom.R(at.X, y, at.W, at.H), sprites.Ink, canvas.Left)
	if p.valued {
		c.Paragraph(p.valueStyle(), r.value, geom.R(at.X, y+valueGap, at.W, at.H), sprites.Ink2, canvas.Left)
	}
}
