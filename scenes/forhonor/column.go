package forhonor

import (
	"slices"
	"strconv"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Buttons of the heroes' cards: the hero is added.
const (
	buttonSheet = 1010       // looks at the hero closely
	buttonCard  = buttonSide // stands for a hero, which may have a target on the battlefield too
)

// infoSide is the side of what opens the sheet of a hero on its card.
const infoSide = leastPress

// cardHero returns the hero of a button that stands for one; first is buttonSheet or buttonCard.
func cardHero(p rules.Part, first int32) (game.Hero, bool) {
	h := p.Index - first
	return game.Hero(h), p.Kind == rules.PartButton && h > 0 && h <= game.NumHeroes
}

// choosable reports whether the hero can be pointed at next in what is being chosen.
func (b *Board) choosable(h game.Hero) bool {
	for _, p := range b.choice.Next {
		if p == heroPart(h) {
			return true
		}
	}
	return false
}

// figureCardModel is what is said of a hero's card, which stands at a place of its camp.
type figureCardModel struct {
	game.Figure
	words  *lang.Catalog
	camp   game.Camp
	place  int
	owner  string
	round  int
	breaks bool // its camp breaks as things stand
	sheet  bool // it opens the hero's sheet, and does not stand for the hero
	small  bool
}

func (b *Board) figureCardModel(camp game.Camp, k int) figureCardModel {
	f := b.shown.figures[camp][k].Figure
	m := figureCardModel{Figure: f, words: b.words(), camp: camp, place: k, round: b.shown.round, breaks: b.state.Breaking(camp), small: b.layout.strip}
	if f.Hero != game.NoHero {
		m.owner, m.sheet = b.playerName(f.Owner), m.small && !b.choosable(f.Hero)
	}
	return m
}

// buildFigureCard is the card of a hero. It stands for its hero; small ones of heroes that cannot be chosen open the hero's
// sheet, as the sign on larger ones always does.
func (b *Board) buildFigureCard(m figureCardModel) widget.Widget {
	f := &b.shown.figures[m.camp][m.place]
	draw := func(c *canvas.Canvas, r geom.Rect) { b.drawCard(c, f, m.camp, r) }
	if m.Hero == game.NoHero {
		return widget.Paint{Draw: draw}
	}
	part, sheet := button(buttonCard+int(m.Hero)), button(buttonSheet+int(m.Hero))
	if m.sheet {
		part = sheet
	}
	card := thing(part, m.text(), cellLayer, draw)
	if m.small {
		return card
	}
	sign := table.Part(sheet, m.words.T(lang.ForhonorSheetOpen, lang.Text("hero", m.words.HeroName(m.Hero.String()))), widget.Empty{})
	sign.Round, sign.Layer = true, buttonLayer
	return widget.Stack{card, widget.Align{X: widget.End, Y: widget.Start, Child: widget.Sized{W: infoSide, H: infoSide, Child: sign}}}
}

// text tells a hero, its owner and how it stands.
func (m *figureCardModel) text() string {
	s := speaker{words: m.words}
	return s.words.T(lang.ForhonorSpokenHero, s.hero("hero", m.Hero), lang.Text("name", m.owner), lang.Text("state", s.figure(m.Figure, m.round, m.breaks)))
}

// touchSide answers the touches of what opens a sheet.
func (b *Board) touchSide(p rules.Part) bool {
	if p == button(buttonScore) {
		b.openScore()
		return true
	}
	h, ok := cardHero(p, buttonSheet)
	if ok {
		b.openSheet(h)
	}
	return ok
}

// drawCard draws the card of one hero.
func (b *Board) drawCard(c *canvas.Canvas, f *figure, camp game.Camp, r geom.Rect) {
	paper := ui.Slip()
	if f.Post > game.Fielded {
		paper.Face = sprites.Paper3
	}
	ui.DrawPaper(c, paper, r)
	if f.Hero == game.NoHero {
		text, room := b.words().T(lang.ForhonorUnknown), r.InsetXY(6, 4)
		style := ui.FitParagraph(ui.Body(14), text, room.W, room.H)
		if high := canvas.ParagraphHeight(style, text, room.W); high <= room.H {
			c.Paragraph(style, text, geom.Around(room.Centre(), room.W, high), sprites.Ink2, canvas.Centre)
		} else {
			write(c, style, text, room, sprites.Ink2, canvas.Centre)
		}
		return
	}
	const broad = 130.0
	switch {
	case !b.layout.strip:
		b.drawLargeCard(c, f, camp, r)
	case r.W >= broad && r.W > 1.8*r.H:
		b.drawBroadCard(c, f, camp, r)
	default:
		b.drawSmallCard(c, f, camp, r)
	}
	switch {
	case f.Hero == b.shown.active, b.pinned(f.Hero):
		c.Draw(ring(r.W, r.H, 2, 4, sprites.Shu), geom.Pt(r.X, r.Y), canvas.Look{})
	case b.lit(f.Hero):
		c.Draw(ring(r.W, r.H, 2, 3.4, sprites.Kin2), geom.Pt(r.X, r.Y), canvas.Look{})
		if b.wanted(f.Hero) {
			c.Draw(ring(r.W, r.H, -3, 2.2, sprites.Shu), geom.Pt(r.X, r.Y), canvas.Look{})
		}
	case b.eligibleNow(f.Hero) && b.house.Settings.Marks && !b.wantsHero():
		c.Draw(ring(r.W, r.H, 0, 2.2, sprites.Shu), geom.Pt(r.X, r.Y), canvas.Look{})
	}
}

// lit reports whether the hero is what a hint or a line of the log tells of.
func (b *Board) lit(h game.Hero) bool {
	for _, p := range b.marks.Parts {
		if p == heroPart(h) {
			return true
		}
	}
	return false
}

// wanted reports whether a lesson asks for the hero, who may be played now.
func (b *Board) wanted(h game.Hero) bool {
	return b.marks.Kind == table.MarkTold && b.eligibleNow(h) && b.lit(h)
}

// wantsHero reports whether a lesson asks for one of the heroes who may be played now: the others are not marked then.
func (b *Board) wantsHero() bool {
	return slices.ContainsFunc(b.marks.Parts, func(p rules.Part) bool {
		h, is := heroIn(p)
		return is && b.wanted(h)
	})
}

// drawLargeCard draws token, name, faction, moves, life and power of a hero, as far as there is room.
func (b *Board) drawLargeCard(c *canvas.Canvas, f *figure, camp game.Camp, r geom.Rect) {
	const mostFoot, leastFoot, mostRow, leastRow = 29.0, 26.0, 24.0, 22.0
	words := b.words().Hero(f.Hero.String())
	upper := r.InsetXY(0, 2)
	rowHigh := min(mostRow, upper.H/3)
	if foot := min(mostFoot, upper.H-3*leastRow); foot >= leastFoot {
		foot = min(foot, max(leastFoot, upper.H-3*mostRow))
		upper.H -= foot
		rowHigh = min(mostRow, upper.H/3)
		line := geom.R(r.X+12, upper.Bottom()+1, r.W-24, foot-2)
		c.Fill(geom.R(line.X, line.Y-1, line.W, 1.4), sprites.Paper4)
		power := words.Short
		if letters.Measure(ui.Body(13), power) > line.W {
			power = words.Power
		}
		write(c, ui.Body(13.5), power, line, sprites.Ink2, canvas.Centre)
	}
	high := min(90, upper.H+4)
	token := geom.Pt(r.X+8+high/2, upper.Centre().Y)
	drawToken(c, tokenOf(f.Figure, camp, f.Hero == b.shown.active), token, high)
	text := geom.R(r.X+high+11, upper.Centre().Y-1.5*rowHigh, r.Right()-r.X-high-17, rowHigh)
	name := text
	name.W -= 26
	write(c, ui.Strong(16), words.Name, name, sprites.Ink, canvas.Left)
	ui.DrawIcon(c, "info", geom.Pt(r.Right()-18, text.Centre().Y), 18, sprites.Ink2)
	text.Y += rowHigh
	b.drawMarks(c, f, text)
	text.Y += rowHigh
	if f.Post > game.Fielded {
		b.drawOut(c, f, camp, text)
	} else {
		drawLifeRow(c, int(max(0, f.Life)), f.Hero.Life(), geom.Pt(text.X, text.Centre().Y), 18)
	}
	if members(b.state, camp) > 1 {
		b.drawOwner(c, f.Owner, geom.Pt(r.X+18, upper.Bottom()-14), 24)
	}
	if f.Acted && f.Post.Ready() && f.Hero != b.shown.active {
		b.drawSpent(c, geom.Pt(token.X+6, upper.Bottom()-10))
	}
}

// drawOwner draws the crest of a hero's owner on a disc of paper about the point.
func (b *Board) drawOwner(c *canvas.Canvas, owner rules.Seat, at geom.Point, side float64) {
	disc := ui.Paper{Face: sprites.Paper2, Lip: sprites.Paper2, Line: sprites.Ink, Radius: side / 2}
	ui.DrawPaper(c, disc, geom.Around(at, side, side))
	table.DrawCrest(c, owner, at, side-6)
}

// drawMarks draws the faction's card with its bonus, and the moves of the hero: those left of all while it is played.
func (b *Board) drawMarks(c *canvas.Canvas, f *figure, r geom.Rect) {
	const icon = 17.0
	style := ui.Body(15)
	half := r.W / 2
	ui.DrawIcon(c, sprites.Faction(f.Hero.Faction()).Icon(), geom.Pt(r.X+icon/2, r.Centre().Y), icon, sprites.Ink)
	write(c, style, b.words().T(lang.ForhonorPlus), geom.R(r.X+icon+5, r.Y, half-icon-5, r.H), sprites.Ink, canvas.Left)
	ui.DrawIcon(c, "steps", geom.Pt(r.X+half+icon/2, r.Centre().Y), icon, sprites.Ink)
	moves := strconv.Itoa(f.Hero.Faction().Allowance())
	if f.Hero == b.shown.active && b.state.Phase() == game.PhaseAct {
		moves = strconv.Itoa(b.state.MovesLeft()) + "/" + moves
	}
	write(c, style, moves, geom.R(r.X+half+icon+5, r.Y, half-icon-5, r.H), sprites.Ink, canvas.Left)
}

// drawOut tells that a hero waits or is executed, and when it comes back.
func (b *Board) drawOut(c *canvas.Canvas, f *figure, camp game.Camp, r geom.Rect) {
	const icon = 16.0
	sign := "hourglass"
	if f.Post == game.Executed {
		sign = "execution"
	}
	ui.DrawIcon(c, sign, geom.Pt(r.X+icon/2, r.Centre().Y), icon, sprites.Ink)
	text := b.speaker().back(f.Post, b.shown.round, b.state.Breaking(camp))
	write(c, ui.Body(14), text, geom.R(r.X+icon+5, r.Y, r.W-icon-5, r.H), sprites.Ink2, canvas.Left)
}

// drawSpent hangs the tag of a hero that has been activated over its token, about the point.
func (b *Board) drawSpent(c *canvas.Canvas, at geom.Point) {
	const pad, high = 7.0, 18.0
	text, style := b.words().T(lang.ForhonorSpent), ui.Body(13)
	tag := geom.Around(at, letters.Measure(style, text)+2*pad, high)
	paper := ui.Paper{Face: sprites.Ink, Lip: sprites.Ink, Line: sprites.Ink, Radius: 4}
	ui.DrawPaper(c, paper, tag)
	write(c, style, text, tag.InsetXY(pad-1, 0), sprites.Paper2, canvas.Centre)
}

// drawBroadCard draws a low card that is broad enough for name and lives beside the token, below each other where there
// is room.
func (b *Board) drawBroadCard(c *canvas.Canvas, f *figure, camp game.Camp, r geom.Rect) {
	const twoLines = 17.0 // the least height of one of them
	high := r.H + 2
	drawToken(c, tokenOf(f.Figure, camp, f.Hero == b.shown.active), geom.Pt(r.X+4+high/2, r.Centre().Y), high)
	text := geom.R(r.X+high+12, r.Y+5, r.W-high-20, (r.H-12)/2)
	name := text
	if text.H < twoLines { // side by side
		whole := geom.R(text.X, r.Y+4, text.W, r.H-10)
		name, text = whole.CutLeft(whole.W * 0.56)
	} else {
		text.Y += text.H
	}
	write(c, ui.Strong(15), b.heroName(f.Hero), name, sprites.Ink, canvas.Left)
	if f.Post > game.Fielded {
		b.drawOut(c, f, camp, text)
	} else {
		drawLifeRow(c, int(max(0, f.Life)), f.Hero.Life(), geom.Pt(text.X, text.Centre().Y), 17)
	}
	if members(b.state, camp) > 1 {
		b.drawOwner(c, f.Owner, geom.Pt(r.X+14, r.Y+14), 22)
	}
}
