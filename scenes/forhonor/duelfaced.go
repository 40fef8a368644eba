package forhonor

import (
	"math"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// drawCovered draws the back of a card that has been chosen, or its empty place.
func (b *Board) drawCovered(c *canvas.Canvas, r geom.Rect, f *figure) {
	if b.shown.ready.Has(f.Owner) {
		b.drawCombat(c, sprites.CombatFace{}, combatPose{at: r.Centre(), high: r.H, open: 1})
		return
	}
	drawHollow(c, r)
}

// drawFaced draws the cards of both sides: covered, while they are turned over, and open.
func (b *Board) drawFaced(c *canvas.Canvas, p duelPlan) {
	const flung = 20.0
	d := &b.over.duel
	for k, h := range b.shown.fight {
		f, side := b.shown.figure(h), b.sideOf(k)
		if f == nil {
			continue
		}
		r := p.faced[side]
		out := float64(side)*2 - 1
		if card := d.turned[k]; card != game.NoCard {
			q := combatPose{at: r.Centre().Add(geom.Pt(out*flung*d.knock[k], 6*d.knock[k])), high: r.H, turn: out * 0.12 * d.knock[k]}
			q.open = math.Abs(math.Cos(math.Pi * d.turn))
			face := sprites.CombatFace{}
			if d.turn > 0.5 {
				face = combatFace(card, h, false)
			}
			b.drawCombat(c, face, q)
			continue
		}
		b.drawCovered(c, r, f)
	}
	if d.told != "" {
		b.drawTold(c, p)
		return
	}
	if b.choice.State == nil && d.turn == 0 {
		b.drawFacing(c, p.head)
		for k, h := range b.shown.fight {
			if f := b.shown.figure(h); f != nil && d.turned[k] == game.NoCard {
				b.drawAside(c, p, b.sideOf(k), b.chosenWords(f))
			}
		}
	}
}

// asideHigh is the height of a few words over a card.
const asideHigh = 20.0

// drawFacing says in a replay who faces whom, where it will stand how it ends.
func (b *Board) drawFacing(c *canvas.Canvas, r geom.Rect) {
	if s := b.speaker(); b.watched {
		text := s.words.T(lang.ForhonorSayCards, s.hero("hero", b.shown.fight[0]), s.hero("other", b.shown.fight[1]))
		style := ui.FitParagraph(b.view.Reading().Body(16), text, r.W, r.H)
		high := canvas.ParagraphHeight(style, text, r.W)
		c.Paragraph(style, text, geom.R(r.X, r.Centre().Y-high/2, r.W, high), sprites.Paper2, canvas.Centre)
	}
}

// drawAside writes a few words beside the card of a side, outside; where a portrait stands there, below the card.
func (b *Board) drawAside(c *canvas.Canvas, p duelPlan, side int, text string) {
	r := p.faced[side]
	wide := min(150, r.X-p.band.X-12, p.band.Right()-p.faced[1].Right()-12)
	if !p.table.Empty() && p.table.Y >= p.band.Y && p.table.X < p.faced[0].X && p.table.Right() < p.faced[1].X {
		wide = min(wide, p.faced[0].X-p.table.Right()-16)
	}
	if log := b.layout.log; side == 1 && !log.Empty() {
		wide = min(wide, log.X-16-r.Right())
	}
	if portrait := p.sides[side].portrait; portrait.Y < r.Bottom() && portrait.Bottom() > r.Y {
		wide = min(wide, max(r.X-portrait.Right(), portrait.X-r.Right())-24)
	}
	style := ui.Body(15)
	if wide < 64 {
		under := geom.R(0, r.Bottom()+6, p.faced[1].Centre().X-p.faced[0].Centre().X-8, p.band.Bottom()-r.Bottom()-12)
		under.X = r.Centre().X - under.W/2
		if above := geom.R(under.X, r.Y-asideHigh-4, under.W, asideHigh); b.watched && above.Y >= max(p.head.Bottom(), p.table.Bottom()) {
			write(c, style, text, above, sprites.Paper2, canvas.Centre)
			return
		}
		if style = ui.FitParagraph(style, text, under.W, under.H); canvas.ParagraphHeight(style, text, under.W) <= under.H {
			c.Paragraph(style, text, under, sprites.Paper2, canvas.Centre)
		} else if f := b.shown.figure(b.shown.fight[b.sideOf(side)]); f != nil && !b.shown.ready.Has(f.Owner) {
			b.drawInHollow(c, r, text)
		}
		return
	}
	at := geom.R(r.X-12-wide, r.Centre().Y-canvas.ParagraphHeight(style, text, wide)/2, wide, r.H)
	align := canvas.Right
	if side == 1 {
		at.X, align = r.Right()+12, canvas.Left
	}
	c.Paragraph(style, text, at, sprites.Paper2, align)
}

// drawInHollow writes a few words into the place of a card that has not been laid yet.
func (b *Board) drawInHollow(c *canvas.Canvas, r geom.Rect, text string) {
	room := r.InsetXY(6, 6)
	style := ui.FitParagraph(ui.Body(15), text, room.W, room.H)
	high := canvas.ParagraphHeight(style, text, room.W)
	c.Paragraph(style, text, geom.Around(room.Centre(), room.W, high), sprites.Paper2, canvas.Centre)
}

// drawTold writes how the round has ended.
func (b *Board) drawTold(c *canvas.Canvas, p duelPlan) {
	style := ui.Strong(19)
	r := p.head
	for style.Size > 13 && canvas.ParagraphHeight(style, b.over.duel.told, r.W) > r.H+4 {
		style.Size -= 0.5
	}
	high := canvas.LineHeight(style)
	lines := evenLines(c, style, b.over.duel.told, r.W, max(2, int(r.H/high)))
	writeLines(c, style, lines, geom.Pt(r.Centre().X, r.Centre().Y-high*float64(len(lines))/2), sprites.Kin2, canvas.Centre)
}
