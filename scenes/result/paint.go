package result

import (
	"image"
	"strconv"

	"engawa/scenes/book/diagram"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
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

// drawTitle draws who has won and, below it, after how many moves.
func (r *Result) drawTitle(c *canvas.Canvas) {
	p := &r.plan
	height := p.title.H / float64(len(p.lines))
	for k, line := range p.lines {
		y := p.title.Y + float64(k)*height + p.carved.Size
		c.Text(p.carved, line, geom.Pt(p.title.X, y), sprites.Ink, canvas.Left)
	}
	moves := r.moves()
	style := ui.Fit(ui.Strong(19), moves, p.sub.W)
	c.Text(style, moves, geom.Pt(p.sub.X+2, canvas.InMiddle(style, p.sub.Y, p.sub.Bottom())), sprites.Ink, canvas.Left)
}

// drawWinner draws the winner's crest with name and kind of player, where there is room for it.
func (r *Result) drawWinner(c *canvas.Canvas) {
	if r.plan.who.Empty() || len(r.outcome.winners) == 0 {
		return
	}
	at, win := r.plan.who, r.outcome.rows[0]
	mid := at.Centre().Y
	ui.DrawSprite(c, "crests/"+table.House(win.seat).Name, geom.Pt(at.X+crest/2, mid), crest, canvas.Look{})
	x := at.X + crest + 16
	name := ui.Fit(ui.Strong(19), win.player.Name, at.Right()-x)
	c.Text(name, win.player.Name, geom.Pt(x, mid-5), sprites.Ink, canvas.Left)
	kind := kindOfPlayer(r.words, win.player)
	c.Text(ui.Fit(ui.Body(15.5), kind, at.Right()-x), kind, geom.Pt(x, mid+18), sprites.Ink, canvas.Left)
}

func kindOfPlayer(words *lang.Catalog, p table.Player) string {
	if p.Bot == "" {
		return words.T(lang.TableHuman)
	}
	level := p.Bot
	if n, err := strconv.Atoi(p.Bot); err == nil {
		level = words.Level(n)
	}
	return words.T(lang.TableComputer, lang.Text("level", level))
}

// drawScroll draws the scroll as far as it is unrolled.
func (r *Result) drawScroll(c *canvas.Canvas) {
	p := &r.plan
	s := p.scroll
	open := s.H * r.unrolled
	if open > 1 {
		in := c.Clipped(geom.R(s.X-2, s.Y, s.W+p.reach, open))
		in.Draw(scrollPaper(s.W, s.H), geom.Pt(s.X, s.Y), canvas.Look{})
		for k := range r.outcome.rows {
			r.drawRow(in, k)
		}
		r.drawStory(in)
	}
	for _, y := range []float64{s.Y - p.rod, s.Y + open} {
		c.Draw(rodPicture(s.W+2*p.reach, p.rod), geom.Pt(s.X-p.reach, y), canvas.Look{})
	}
}

// drawRow draws the row of one seat: rank, crest, name, and the pieces it has taken.
func (r *Result) drawRow(c *canvas.Canvas, k int) {
	row, at := &r.outcome.rows[k], r.plan.rows[k]
	if r.outcome.won(row.seat) {
		c.Draw(rowWash(at.W, at.H-6), geom.Pt(at.X, at.Y+3), canvas.Look{})
	} else if k > 0 {
		c.Fill(geom.R(at.X+10, at.Y, at.W-20, 1.5), sprites.Paper4)
	}
	wide := r.plan.class == stage.Wide
	rankRoom, rank, crest, name := 44.0, 27.0, 30.0, ui.Strong(17)
	if wide {
		rankRoom, rank, crest, name = 74, 44, 36, ui.Strong(20)
	}
	bar := at.H >= barLeast
	head := geom.R(at.X+rankRoom, at.Y, at.W-rankRoom-14, at.H)
	if bar {
		head.H, head.Y = crest+8, at.Y+max(3, at.H*0.06)
	}
	carved := ui.Carved(rank)
	y := canvas.InMiddle(carved, at.Y, at.Bottom())
	if bar {
		y = canvas.InMiddle(carved, head.Y, min(at.Bottom(), head.Bottom()+rank*0.5))
	}
	stamp := c.Faded(r.stamped[k]).Moved(0, -16*(1-r.stamped[k]))
	stamp.Text(carved, strconv.Itoa(row.rank), geom.Pt(at.X+rankRoom/2+2, y), sprites.Ink, canvas.Centre)
	r.drawHead(c, row, head, name, crest)
	if bar {
		strip := geom.R(head.X, head.Bottom()+2, head.W, at.Bottom()-head.Bottom()-10)
		drawTaken(c, row.taken, strip, r.grown)
	}
}

// drawHead draws crest, name, crown and how the seat has fared.
func (r *Result) drawHead(c *canvas.Canvas, row *row, head geom.Rect, name letters.Style, crest float64) {
	mid := head.Centre().Y
	ui.DrawSprite(c, "crests/"+table.House(row.seat).Name, geom.Pt(head.X+crest/2, mid), crest, canvas.Look{})
	status := r.outcome.status(r.words, row.seat)
	small := ui.Body(15.5)
	right := head.Right() - letters.Measure(small, status) - 12
	x := head.X + crest + 10
	crown := name.Size * 1.25
	if !r.outcome.won(row.seat) {
		crown = 0
	}
	style := ui.Fit(name, row.player.Name, right-x-crown-10)
	text := letters.Ellipsis(style, row.player.Name, right-x-crown-10)
	y := canvas.InMiddle(style, head.Y, head.Bottom())
	c.Text(style, text, geom.Pt(x, y), sprites.Ink, canvas.Left)
	if crown > 0 {
		ui.DrawIcon(c, "crown", geom.Pt(x+letters.Measure(style, text)+10+crown/2, mid), crown, sprites.Kin3)
	}
	c.Text(small, status, geom.Pt(head.Right(), canvas.InMiddle(small, head.Y, head.Bottom())), sprites.Ink2, canvas.Right)
}

// drawTaken sets the pieces side by side on a shelf of wood, closer where they are many, and their number behind
// them. Share is how far the row has grown.
func drawTaken(c *canvas.Canvas, taken []diagram.Piece, r geom.Rect, share float64) {
	const numberRoom, most = 46.0, 80.0
	r.Y, r.H = r.Y+max(0, (r.H-most)/2), min(r.H, most)
	board := geom.R(r.X, r.Y, r.W-numberRoom, r.H)
	c.Draw(shelfPicture(board.W, board.H), geom.Pt(board.X, board.Y), canvas.Look{})
	number := ui.Carved(max(16, min(26, r.H*0.52)))
	c.Faded(share).Text(number, strconv.Itoa(len(taken)), geom.Pt(r.Right()-2, canvas.InMiddle(number, r.Y, r.Bottom())),
		sprites.Ink, canvas.Right)
	height := board.H - 7
	width := diagram.PieceWidth(height)
	step := width + 4
	if n := len(taken); n > 1 {
		step = min(step, (board.W-16-width)/float64(n-1))
	}
	grown := c.Clipped(geom.R(board.X, board.Y-4, board.W*share, board.H+12))
	for k, piece := range taken {
		piece.Draw(grown, geom.Pt(board.X+8+width/2+float64(k)*step, board.Centre().Y), height)
	}
}

// drawStory tells how the match has ended.
func (r *Result) drawStory(c *canvas.Canvas) {
	at, heading := r.plan.story, r.plan.heading
	y := at.Y
	if r.plan.headed {
		base := at.Y + canvas.Ascent(heading)
		c.Text(ui.Fit(heading, r.story.Title, at.W), r.story.Title, geom.Pt(at.X, base), sprites.Ink, canvas.Left)
		x := at.X + letters.Measure(heading, r.story.Title) + 14
		c.Text(ui.Body(heading.Size*0.62), r.story.Japanese, geom.Pt(x, base), sprites.Ink2, canvas.Left)
		y += canvas.LineHeight(heading) + 2
	}
	y += c.Paragraph(r.plan.body, r.story.Line, geom.R(at.X, y, at.W, at.H), sprites.Ink, canvas.Left)
	if r.plan.valued {
		c.Paragraph(valueStyle(), r.value, geom.R(at.X, y+valueGap, at.W, at.H), sprites.Ink2, canvas.Left)
	}
}
