package forhonor

import (
	"math"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Measures of a hero's card, in its own units.
const (
	heroWide, heroHigh = 150.0, 210.0
	mostHeroCard       = 340.0 // logical units
	chosenLift         = 8.0
)

// handPlan is where everything of a draft or a line-up lies.
type handPlan struct {
	paper  geom.Rect
	head   geom.Rect
	cards  geom.Rect
	detail geom.Rect // of the hero that is looked at
	row    geom.Rect // of heroes that have been picked
	seats  geom.Rect // who has chosen
	commit geom.Rect

	message geom.Rect // what the table says
	confirm geom.Rect // where it is asked once more

	menu, hint geom.Rect
}

// handPlan lays a draft or a line-up out.
func (b *Board) handPlan() handPlan {
	const gap, tool = 10.0, leastPress + 2
	p := handPlan{paper: b.layout.over, message: b.layout.message, menu: b.layout.tools[toolMenu], hint: b.layout.tools[toolHint]}
	tall := b.view.Class == stage.Tall
	if tall { // the slips lie higher, and below them all is free but for what leads through a replay
		foot := b.view.Safe.Bottom() - 10
		if b.watched {
			foot = p.paper.Bottom()
		}
		p.paper.Y -= b.overRise()
		p.paper.H = foot - p.paper.Y
	}
	r := p.paper.InsetXY(min(24, p.paper.W*0.04), 12)
	head, foot, detail := 40.0, 66.0, min(92, r.H*0.17)
	if r.H < 330 {
		head, foot, detail = 28, 50, 44
	}
	if tall && r.H > 560 {
		head, detail = tool, 112
	}
	p.head, r = r.CutTop(head)
	if tall && !b.watched {
		p.menu = geom.R(p.head.Right()-tool, p.head.Y-2, tool, tool)
		p.head.W -= tool + 8
	} else if p.menu.Overlaps(p.head) {
		p.head.W = p.menu.X - 8 - p.head.X
	}
	row, r := r.CutBottom(foot)
	r.H -= gap
	wide := min(260, row.W*0.42)
	if tall {
		wide = max(wide, 168)
		r.Y, r.H = r.Y+8, r.H-8 // the lip of the menu is in it
		p.message, r = r.CutTop(58)
		r.Y, r.H = r.Y+6, r.H-6
		if r.H > 400 {
			p.seats, r = r.CutBottom(44)
			r.H -= gap
		}
	}
	p.commit, row = row.CutRight(wide)
	row.W -= gap
	if p.row = row; !tall {
		p.row, p.seats = row.CutLeft(row.W * 0.5)
		p.seats.W -= gap
	}
	p.commit = geom.R(p.commit.X, p.commit.Centre().Y-min(58, foot-6)/2, p.commit.W, min(58, foot-6))
	ask := min(320, p.commit.Right()-p.row.X)
	p.confirm = geom.R(p.commit.Right()-ask, p.commit.Y, ask, p.commit.H)
	if b.house.Settings.LeftHanded {
		right := p.commit.Right()
		p.commit.X = p.row.X
		p.confirm.X, p.row.X = p.commit.X, p.commit.Right()+gap
		if !tall {
			p.seats.X = right - p.seats.W
		}
	}
	p.detail, r = r.CutBottom(detail)
	const lift = chosenLift + chosenFrame
	p.cards = geom.R(r.X, r.Y+lift, r.W, r.H-lift-gap-chosenFrame)
	return p
}

// cells divides the room of the cards into n cells, in one row or two, whichever lets them be larger.
func (p handPlan) cells(n int) []geom.Rect {
	const gap = 2*chosenFrame + 4
	if n == 0 {
		return nil
	}
	best, size := 1, 0.0
	for rows := 1; rows <= 2; rows++ {
		columns := float64((n + rows - 1) / rows)
		high := min(mostHeroCard, (p.cards.H-gap*float64(rows-1))/float64(rows), (p.cards.W-gap*(columns-1))/columns*heroHigh/heroWide)
		if high > size+0.5 {
			best, size = rows, high
		}
	}
	columns := (n + best - 1) / best
	wide := size * heroWide / heroHigh
	top := p.cards.Centre().Y - (float64(best)*(size+gap)-gap)/2
	var list []geom.Rect
	for k := range n {
		line, place := k/columns, k%columns
		count := min(columns, n-line*columns)
		left := p.cards.Centre().X - (float64(count)*(wide+gap)-gap)/2
		list = append(list, geom.R(left+float64(place)*(wide+gap), top+float64(line)*(size+gap), wide, size))
	}
	return list
}

// rowOf sets n tokens side by side at the left of the row.
func (p handPlan) rowOf(n int) []geom.Rect {
	var list []geom.Rect
	size := min(p.row.H, leastPress+4, p.row.W/campSize)
	for k := range n {
		list = append(list, geom.R(p.row.X+float64(k)*size, p.row.Bottom()-size, size, size))
	}
	return list
}

// draftNote says what becomes of the hand: that it is being dealt, to whom it goes on, or that others are picking.
func (b *Board) draftNote() string {
	words := b.words()
	if b.state.Phase() == game.PhaseDeal {
		return words.T(lang.ForhonorDraftDealing)
	}
	if _, picks := b.drafter(); !picks {
		return words.T(lang.ForhonorDraftWait)
	}
	left := rules.Seat((int(b.over.draft.of) + 1) % b.state.Seats())
	return words.T(lang.ForhonorDraftPassed, lang.Text("name", b.playerName(left)))
}

// drawDraft draws the hand from which a hero is picked.
func (b *Board) drawDraft(c *canvas.Canvas) {
	p, d, words := b.handPlan(), &b.over.draft, b.words()
	ui.DrawPaper(c, ui.LitPanel(), p.paper)
	camp := b.campBelow()
	_, picks := b.drafter()
	drawHandHead(c, p.head, words.T(lang.ForhonorDraft), b.draftNote())
	in := c
	if d.slid > 0 {
		in = c.Clipped(p.paper.Inset(4)).Moved(-p.paper.W*d.slid, 0)
	}
	cells := p.cells(len(d.hand))
	names := b.nameStyle(cells)
	for k, r := range cells {
		h := d.hand[k]
		lift := 0.0
		if h != game.NoHero && (h == b.over.picked.hero || h == d.laid) {
			lift = chosenLift
			drawChosen(in, r.Move(0, -lift))
		}
		b.drawHeroCard(in, h, camp, r.Move(0, -lift), names)
	}
	b.drawDetail(c, p.detail, b.over.picked.hero)
	if b.pending() {
		return
	}
	b.drawTokens(c, p, d.picks, camp)
	b.drawReady(c, p.seats, func(seat rules.Seat) bool { return d.sizes[seat] > 0 })
	if picks {
		text, on := b.pickWords()
		drawCommit(c, p.commit, text, on)
	}
}

// drawHandHead writes a heading with a note at its right.
func drawHandHead(c *canvas.Canvas, r geom.Rect, title, note string) {
	style := ui.Heading(min(28, r.H*0.8))
	y := canvas.InMiddle(style, r.Y, r.Bottom())
	c.Text(style, title, geom.Pt(r.X, y), sprites.Ink, canvas.Left)
	x := r.X + letters.Measure(style, title) + 14
	body := ui.Fit(ui.Body(15.5), note, r.Right()-x)
	if letters.Measure(body, note) > r.Right()-x {
		return // only where there is room
	}
	c.Text(body, note, geom.Pt(r.Right(), y), sprites.Ink2, canvas.Right)
}

type heroBackKey struct{}

// drawHeroCard draws the card of a hero in r, with the name in that style; its back for NoHero.
func (b *Board) drawHeroCard(c *canvas.Canvas, h game.Hero, camp game.Camp, r geom.Rect, style letters.Style) {
	size := r.H / heroHigh
	box := sprites.HeroCardBox()
	bounds := canvas.RectOf(box)
	at := geom.Pt(r.X, r.Y)
	c.Draw(shadowOf(sprites.HeroCard{}, 0), at, canvas.Look{Size: size})
	if h == game.NoHero {
		c.Draw(canvas.Picture{Key: heroBackKey{}, Box: bounds, Paint: sprites.DrawHeroCardBack}, at, canvas.Look{Size: size})
		return
	}
	c.Draw(pictureOf(sprites.HeroCard{Hero: sprites.Hero(h), Camp: sprites.Camp(camp)}), at, canvas.Look{Size: size})
	words := b.words().Hero(h.String())
	n, l := sprites.HeroCardName(), sprites.HeroCardLine()
	name := geom.R(r.X+n.X*size, r.Y+n.Y*size, n.W*size, n.H*size)
	line := geom.R(r.X+l.X*size, r.Y+l.Y*size, l.W*size, l.H*size)
	c.Text(style, letters.Ellipsis(style, words.Name, name.W+6), geom.Pt(name.Centre().X, canvas.InMiddle(style, name.Y, name.Bottom())), sprites.Ink, canvas.Centre)
	b.drawPower(c, line, h, words.Power)
}

// nameStyle returns the style in which cards in cells of one size name their heroes: the same one for all, in which the
// longest name has room.
func (b *Board) nameStyle(cells []geom.Rect) letters.Style {
	if len(cells) == 0 {
		return letters.Style{}
	}
	size := cells[0].H / heroHigh
	heading, strong, width := ui.Heading(22*size), ui.Strong(17*size), sprites.HeroCardName().W*size
	fits := true
	for h := range game.Hero(game.NumHeroes) {
		name := b.words().Hero((h + 1).String()).Name
		fits = fits && letters.Measure(heading, name) <= width
		strong = ui.Fit(strong, name, width)
	}
	if fits {
		return heading
	}
	return strong
}

// drawPower draws the sign of a hero's power, with its name where there is room, and how far the hero moves.
func (b *Board) drawPower(c *canvas.Canvas, r geom.Rect, h game.Hero, power string) {
	icon := sprites.Hero(h).PowerIcon()
	size := min(24, r.H*0.55)
	body := ui.Fit(ui.Body(14), power, r.W)
	if r.H < 34 || letters.Measure(body, power) > r.W {
		size = min(26, r.H*0.9)
		ui.DrawIcon(c, icon, geom.Pt(r.Centre().X-size*0.8, r.Centre().Y), size, sprites.Ink2)
		ui.DrawIcon(c, h.Faction().Card().String(), geom.Pt(r.Centre().X+size*0.8, r.Centre().Y), size, sprites.Ink2)
		return
	}
	c.Text(body, power, geom.Pt(r.Centre().X, r.Y+canvas.Ascent(body)), sprites.Ink2, canvas.Centre)
	ui.DrawIcon(c, icon, geom.Pt(r.Centre().X, r.Bottom()-size/2), size, sprites.Ink2)
}

// drawDetail writes what the hero can do that is about to be picked.
func (b *Board) drawDetail(c *canvas.Canvas, r geom.Rect, h game.Hero) {
	if h == game.NoHero {
		return
	}
	words := b.words()
	hero := words.Hero(h.String())
	faction, _ := words.Faction(h.Faction().String())
	head := hero.Name + " · " + faction + " · " + words.T(lang.ForhonorAllowance, lang.Count("n", h.Faction().Allowance()))
	style, body := ui.Strong(15.5), ui.Body(15)
	style = ui.Fit(style, head, r.W)
	c.Text(style, letters.Ellipsis(style, head, r.W), geom.Pt(r.X, r.Y+canvas.Ascent(style)), sprites.Ink, canvas.Left)
	text := geom.R(r.X, r.Y+canvas.LineHeight(style), r.W, r.H-canvas.LineHeight(style))
	for body.Size > 13 && canvas.ParagraphHeight(body, hero.Long, text.W) > text.H {
		body.Size -= 0.5
	}
	long := hero.Long
	if canvas.ParagraphHeight(body, long, text.W) > text.H {
		long = hero.Short
	}
	c.Paragraph(body, long, text, sprites.Ink2, canvas.Left)
}

// drawTokens draws the heroes that the seat has picked.
func (b *Board) drawTokens(c *canvas.Canvas, p handPlan, picks []game.Hero, camp game.Camp) {
	if len(picks) == 0 {
		return
	}
	cells := p.rowOf(len(picks))
	label, style := b.words().T(lang.ForhonorDraftYours), ui.Body(14)
	if room := cells[0].Y - p.row.Y; room >= 15 {
		c.Text(style, label, geom.Pt(p.row.X, p.row.Y+13), sprites.Ink2, canvas.Left)
	}
	for k, r := range cells {
		if picks[k] == game.NoHero {
			continue
		}
		token := sprites.HeroToken{Hero: sprites.Hero(picks[k]), Camp: sprites.Camp(camp)}
		box := token.Box()
		size := r.H / box.H
		c.Draw(pictureOf(token), geom.Pt(r.Centre().X-(box.X+box.W/2)*size, r.Centre().Y-(box.Y+box.H/2)*size), canvas.Look{Size: size})
	}
}

// drawReady draws the crests of the seats that choose, with a tick on those that have.
func (b *Board) drawReady(c *canvas.Canvas, r geom.Rect, chooses func(rules.Seat) bool) {
	n := b.state.Seats()
	if r.Empty() {
		return
	}
	step := min(56, r.W/float64(n))
	size := min(34, step-6, r.H*0.8)
	left := r.Right() - step*float64(n)
	for seat := range rules.Seat(n) {
		at := geom.Pt(left+step*(float64(seat)+0.5), r.Centre().Y)
		in := c
		if !chooses(seat) {
			in = c.Faded(0.4)
		}
		table.DrawCrest(in, seat, at, size)
		if b.shown.ready.Has(seat) {
			mark := geom.Around(at.Add(geom.Pt(size*0.42, size*0.36)), size*0.55, size*0.55)
			c.Draw(readyPicture(), mark.Centre(), canvas.Look{Size: math.Round(size*0.55) / readyUnits})
		}
	}
}
