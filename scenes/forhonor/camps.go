package forhonor

import (
	"math"

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

// campsSheet is the sheet with the heroes of both camps, before the battle begins.
type campsSheet struct {
	fresh game.Hero // that is being turned over
	turn  float64   // how far, 0 to 1
	away  float64   // how far the sheet has gone, 0 to 1
}

// campsPlan is where everything on that sheet lies: the camps side by side, or one above the other.
type campsPlan struct {
	paper, head geom.Rect
	names       [game.NumCamps]geom.Rect // of the camps, close to their heroes
	cards       [game.NumCamps][]geom.Rect
	apart       geom.Rect // the line between the camps
	listed      bool      // heroes stand in rows with large names, not on cards
}

func (b *Board) campsPlan() campsPlan {
	const gap, title, close, hair = 20.0, 28.0, 6.0, 1.5
	p := campsPlan{paper: b.handPlan().paper, listed: b.view.Reading() > 1}
	if b.view.Class == stage.Tall {
		rise := b.overRise()
		p.paper = b.layout.over
		p.paper.Y, p.paper.H = p.paper.Y-rise, p.paper.H+rise
	}
	r := p.paper.InsetXY(min(24, p.paper.W*0.04), 12)
	p.head, r = r.CutTop(min(44, r.H*0.12))
	stacked := r.H > r.W && !(p.listed && r.W > r.H*0.8)
	p.apart = geom.R(r.Centre().X-hair/2, r.Y+gap/2, hair, r.H-gap)
	if stacked {
		p.apart = geom.R(r.X, r.Centre().Y-hair/2, r.W, hair)
	}
	for camp := range game.Camp(game.NumCamps) {
		half := r.Columns(game.NumCamps, gap)[camp]
		if stacked {
			half = geom.R(r.X, r.Y+float64(camp)*(r.H+gap)/2, r.W, (r.H-gap)/2)
		}
		name, room := half.CutTop(title)
		if p.listed {
			p.names[camp], p.cards[camp] = name, rowsOf(room, game.CampSize)
			continue
		}
		cells := handPlan{cards: geom.R(room.X, room.Y+close, room.W, room.H-close)}.cells(game.CampSize)
		p.names[camp], p.cards[camp] = geom.R(half.X, cells[0].Y-close-title, half.W, title), cells
	}
	return p
}

// rowsOf divides the room into n rows.
func rowsOf(r geom.Rect, n int) []geom.Rect {
	const gap, most = 3.0, 76.0
	high := min(most, (r.H-float64(n-1)*gap)/float64(n))
	list := make([]geom.Rect, n)
	for k := range list {
		list[k] = geom.R(r.X, r.Y+float64(k)*(high+gap), r.W, high)
	}
	return list
}

// campsTargets are the heroes of both camps, each to be looked at closely.
func (b *Board) campsTargets(add adder) {
	p := b.campsPlan()
	for camp := range b.shown.figures {
		for k, f := range b.shown.figures[camp] {
			if f.Hero != game.NoHero {
				add(button(buttonSheet+int(f.Hero)), p.cards[camp][k], false, overZ, b.heroName(f.Hero)+", "+b.playerName(f.Owner))
			}
		}
	}
}

// drawCamps draws the heroes of both camps with the crests of their owners.
func (b *Board) drawCamps(c *canvas.Canvas) {
	c = c.Faded(1 - b.over.camps.away)
	p, reading := b.campsPlan(), b.view.Reading()
	ui.DrawPaper(c, ui.LitPanel(), p.paper)
	drawHandHead(c, p.head, b.words().T(lang.ForhonorCamps), "")
	c.Fill(p.apart, sprites.Paper4)
	names := b.nameStyle(p.cards[0][:])
	for camp := range game.Camp(game.NumCamps) {
		r := p.names[camp]
		style := ui.Fit(reading.Strong(17).Sized(min(reading.Strong(17).Size, r.H*0.8)), b.words().Camp(camp.String(), ""), r.W)
		c.Text(style, b.words().Camp(camp.String(), ""), geom.Pt(r.Centre().X, canvas.InMiddle(style, r.Y, r.Bottom())), sprites.Sides()[camp].Dark, canvas.Centre)
		for k := range b.shown.figures[camp] {
			if f := &b.shown.figures[camp][k]; p.listed {
				b.drawListed(c, f, camp, p.cards[camp][k])
			} else {
				b.drawEnlisted(c, f, camp, k, p.cards[camp][k], names)
			}
		}
	}
}

// drawEnlisted draws the card of the k-th hero of a camp at a place, named in the style, with the crest of its owner
// and, in a fixed order, its place in that.
func (b *Board) drawEnlisted(c *canvas.Canvas, f *figure, camp game.Camp, k int, at geom.Rect, names letters.Style) {
	sheet, h := &b.over.camps, f.Hero
	if h == sheet.fresh && h != game.NoHero && sheet.turn < 1 {
		open := max(0.05, math.Abs(math.Cos(math.Pi*sheet.turn)))
		at = geom.Around(at.Centre(), at.W, at.H*(0.9+0.1*open))
		if sheet.turn < 0.5 {
			h = game.NoHero
		}
	}
	b.drawHeroCard(c, h, camp, at, names)
	if h == game.NoHero {
		return
	}
	size := min(34, at.W*0.26)
	table.DrawCrest(c, f.Owner, geom.Pt(at.Right()-size*0.55, at.Y+size*0.6), size)
	if b.state.Rules().Fixed && b.shown.enlisted() == game.NumCamps*game.CampSize {
		c.Draw(placePicture(k+1), geom.Pt(at.X+size*0.55, at.Y+at.H*0.5), canvas.Look{Size: size / 36})
	}
}

// drawListed draws a hero of a camp in a row: its token, its name in large letters and the crest of its owner. Heroes
// that are not known yet are told of as such.
func (b *Board) drawListed(c *canvas.Canvas, f *figure, camp game.Camp, r geom.Rect) {
	const gap, most, leastTwo = 8.0, 34.0, 50.0
	if f.Hero == game.NoHero || f.Hero == b.over.camps.fresh && b.over.camps.turn < 0.5 {
		ui.DrawPaper(c, ui.Well(), r.InsetXY(1, 3))
		write(c, b.view.Reading().Body(14), b.words().T(lang.ForhonorUnknown), r.InsetXY(12, 3), sprites.Ink2, canvas.Centre)
		return
	}
	text, style := b.heroName(f.Hero), b.view.Reading().Strong(17)
	crest, name, token := min(most, r.H*0.6), geom.R(r.X+r.H+gap, r.Y, r.W-r.H-2*gap, r.H), geom.R(r.X, r.Y, r.H, r.H)
	name.W -= crest
	if letters.Measure(style, text) > name.W && r.H > leastTwo { // its name has a line of its own
		name, token = r.CutTop(r.H * 0.48)
		token.W, crest = token.H, min(crest, token.H)
	}
	style.Size = min(style.Size, name.H*0.7)
	drawToken(c, sprites.HeroToken{Hero: sprites.Hero(f.Hero), Camp: sprites.Camp(camp)}, token.Centre(), token.H)
	table.DrawCrest(c, f.Owner, geom.Pt(r.Right()-crest/2-2, token.Centre().Y), crest)
	write(c, style, text, name, sprites.Ink, canvas.Left)
}
