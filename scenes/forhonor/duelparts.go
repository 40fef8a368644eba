package forhonor

import (
	"math"
	"strconv"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// drawDuel draws the fight of two heroes over the battlefield.
func (b *Board) drawDuel(c *canvas.Canvas) {
	seen := 1 - b.over.duel.veil
	if seen <= 0 {
		return
	}
	c = c.Faded(seen)
	if a := b.view.Area; b.watched && b.view.Class != stage.Wide {
		c = c.Clipped(geom.R(a.X, a.Y, a.W, b.duelRoom().Bottom()-a.Y))
	}
	drawNight(c.Faded(0.9))
	b.duelTree().Draw(c, b.over.shown)
	if !b.layout.log.Empty() {
		ui.DrawPaper(c, ui.Panel(), b.layout.log) // what leads through the match stays readable
	}
}

// warmDuel bakes the portraits of a duel while it is about to be declared, so that it opens without a stop.
func (b *Board) warmDuel(c *canvas.Canvas) {
	if b.dueling() || b.choice.State == nil {
		return
	}
	for _, part := range b.choice.Picked {
		target, ok := heroOf(part)
		if !ok || target == b.shown.active || b.shown.figure(b.shown.active) == nil || b.shown.figure(target) == nil {
			continue
		}
		b.shown.fight = [2]game.Hero{b.shown.active, target}
		tree := widget.Layout(widget.Env{TextScale: b.view.Reading()}, b.duelRoom(), b.buildDuel(b.duelView()), nil)
		for k, h := range b.shown.fight {
			at := tree.Slot("portrait " + strconv.Itoa(b.sideOf(k)))
			c.Warm(pictureOf(b.portrait(h, at.W, at.H+8)), 1)
		}
		b.shown.fight = [2]game.Hero{}
	}
}

// duelFighter is the portrait of a hero with its slip. Its sheet opens where nothing that leads through a match may lie
// over it.
func (b *Board) duelFighter(v *duelView, side int) widget.Widget {
	f := v.fighters[side]
	portrait := widget.Stack{widget.Slot{Name: "portrait " + strconv.Itoa(side)}, widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { b.drawPortrait(c, r, f) }}}
	look := widget.Column(0, widget.Grow(portrait).Within(40, 0), widget.Share(0.235, b.duelSlip(f)).Within(60, 78))
	if v.watched {
		return widget.Narrated{Words: f.words, Child: look}
	}
	part := button(buttonSheet + int(f.hero))
	return widget.Pressable{Child: look, Control: ui.Control{Key: part.String(), Of: part, Name: f.words, Role: ui.RoleCell}}
}

// drawPortrait draws the portrait of a hero, struck or falling.
func (b *Board) drawPortrait(c *canvas.Canvas, r geom.Rect, f fighterView) {
	d, corner := &b.over.duel, geom.Pt(r.X, r.Y)
	frame := b.portrait(f.hero, r.W, r.H+8)
	if fall := d.fallen[f.index]; fall > 0 {
		c = c.Clipped(geom.R(r.X-6, r.Y-6, r.W+12, r.H+14)).Moved(0, r.H*1.1*fall*fall)
	}
	c.Draw(pictureOf(frame), corner, canvas.Look{Turn: 0.12 * d.fallen[f.index]})
	if slash := d.slash[f.index]; slash > 0 {
		c.Draw(pictureOf(sprites.Slash{W: frame.W, H: frame.H, Step: int(math.Round(slash * sprites.SlashSteps))}), corner, canvas.Look{})
	}
}

// duelSlip says who fights, for whom, and what counts in the fight: in two columns, or in one where there is less room.
func (b *Board) duelSlip(f fighterView) widget.Widget {
	return widget.Memo("fighter", f, b.buildDuelSlip)
}

func (b *Board) buildDuelSlip(f fighterView) widget.Widget {
	const lead = 0.52 // of the height: the first line
	crest := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { table.DrawCrest(c, f.seat, r.Centre(), min(r.W, r.H*0.75)) }}
	lives := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		drawDuelLives(c, r, f.life, f.hero.Life(), b.over.duel.crack[f.index], b.over.duel.lost[f.index])
	}}
	line := func(text string, style letters.Style, ink sprites.Color) widget.Widget {
		return widget.Line(text, style, ink).AtLeast(min(18, style.Size)).Muted()
	}
	name := widget.FirstFit{line(f.name, ui.Heading(26), sprites.Ink), widget.Line(f.name, ui.Strong(18), sprites.Ink).Muted()}
	owner := widget.Line(f.owner, ui.Body(15), sprites.Ink2).Muted()
	bonus := widget.Row(5, widget.Icon(f.hero.Faction().Card().String(), 22, sprites.Ink), line("+1", ui.Strong(15), sprites.Ink)).Across(widget.Centre).Along(widget.Centre)
	broad := widget.Row(8,
		widget.Grow(widget.Column(0, widget.Share(lead, name), widget.Grow(owner))).Within(130, 0),
		widget.Fixed(sprites.Lives{Most: f.hero.Life(), Paper: true}.Box().W*1.2, widget.Column(0, widget.Share(lead, lives), widget.Grow(bonus))))
	narrow := widget.Column(0, widget.Share(lead, name), widget.Grow(widget.Row(4, widget.Grow(widget.Inset(2, 3, lives)), widget.Fixed(50, bonus))))
	return widget.Panel{Paper: ui.LitPanel(), Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		return widget.Inset(min(16, room.W*0.05), 6, widget.Row(8, widget.Share(0.2, crest).Within(0, 46), widget.Grow(widget.FirstFit{broad, narrow})))
	})}
}

// duelPast is how the first round has ended; in the first round which card beats which, and who has joined in.
func (b *Board) duelPast(v *duelView) widget.Widget {
	const besideWide, circleWide, most = 2.4, 4.0, 150.0 // breadths against the height
	circle := func(most float64) widget.Widget {
		return widget.Middle(widget.Aspect{W: 1, H: 1, MaxHeight: most, Child: widget.Paint{Draw: drawCircle}})
	}
	said := func(text string, align canvas.Align) widget.Widget {
		return widget.Lines(text, ui.Strong(16), sprites.Paper2).Aligned(align)
	}
	if !v.second && v.friend == "" {
		return circle(most)
	}
	var cards [2]widget.Widget
	for side, card := range v.spent {
		cards[side] = widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
			out, face := float64(side)-0.5, sprites.CombatFace{Card: sprites.CombatCard(card), Small: true}
			b.drawCombat(c, face, combatPose{at: r.Centre().Add(geom.Pt(0, 6*out)), high: r.H, turn: 0.12 * out, open: 1})
		}}
	}
	pair := func(most float64) widget.Widget {
		return widget.Middle(widget.Aspect{W: 2*smallWide + 12, H: smallHigh, MaxHeight: most, Child: widget.Grid{Columns: []float64{1, 1}, Gap: 12, Children: cards[:]}})
	}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		switch {
		case !v.second && room.W > room.H*besideWide:
			return widget.Row(8, widget.Grow(said(v.friend, canvas.Left)), widget.Fixed(min(most, room.H), circle(most)))
		case !v.second:
			return widget.Column(4, widget.Grow(circle(most)), said(v.friend, canvas.Centre))
		case room.W > room.H*besideWide:
			return widget.Row(10, widget.Grow(said(v.past, canvas.Left)), widget.Basis(room.H*1.5, pair(room.H-4)).Within(0, room.W*0.45),
				widget.If(room.W > circleWide*room.H, widget.Fixed(min(room.H, 84), circle(84))))
		}
		first := widget.Line(b.words().T(lang.ForhonorDuelPast), ui.Strong(15), nightPale).Aligned(canvas.Centre).Muted()
		return widget.Column(6, widget.Fixed(22, first), widget.Grow(pair(smallHigh*1.45)), said(v.past, canvas.Centre),
			widget.Fixed(112, circle(112)).Optional())
	})
}

// duelLosses tells how many lives each pair of cards costs whom: the row of the chosen card is lit, and stands alone
// where large words need the room.
func (b *Board) duelLosses(v *duelView) widget.Widget {
	t := &v.losses
	title := func(size float64) widget.Widget {
		return widget.Line(b.words().T(lang.ForhonorDuelLosses), ui.Strong(size), sprites.Ink).AtLeast(size).Muted()
	}
	named := widget.FitSize{From: 15, To: 13, Child: func(size float64) widget.Widget {
		kids := []widget.Widget{widget.Item{Child: title(size)}.Dropped(1), widget.Spacer()}
		for _, side := range t.side {
			f := v.fighters[side]
			name := widget.Line(f.name, ui.Strong(size), sprites.Sides()[f.camp].Dark).AtLeast(size).Muted()
			kids = append(kids, widget.Row(3, b.pennant(f.camp, 18), name).Across(widget.Centre))
		}
		return widget.Row(6, kids...).Across(widget.Centre)
	}}
	head := widget.FirstFit{named, title(13)}
	body := widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		if e.TextScale > 1 && t.picked != game.NoCard {
			return b.oneLoss(v, room, e.TextScale)
		}
		return b.lossGrid(v, max(1, float64(e.TextScale)))
	})
	return widget.Panel{Paper: ui.LitPanel(), Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		return widget.Inset(min(12, room.W*0.05), 7, widget.Column(0, widget.Share(0.24, head).Within(0, 26), widget.Grow(body)))
	})}
}

// lossGrid is the whole table.
func (b *Board) lossGrid(v *duelView, k float64) widget.Widget {
	const sign, number = 22.0, 18.0
	t := &v.losses
	columns, kids := []float64{0}, []widget.Widget{nil}
	for _, other := range t.columns {
		if other != game.NoCard {
			columns = append(columns, 1)
			kids = append(kids, lossCell(0, false, true, b.lossSign(v, t.side[1], other, sign*k)))
		}
	}
	columns[0] = 0.19 * float64(len(columns)-1)
	for n, card := range t.rows {
		if card == game.NoCard {
			continue
		}
		var ground sprites.Color
		if card == t.picked {
			ground = sprites.Shu3
		}
		kids = append(kids, lossCell(ground, true, false, b.lossSign(v, t.side[0], card, sign*k)))
		for m, other := range t.columns {
			if other != game.NoCard {
				ground := ground
				if [2]game.Card{card, other} == t.fallen {
					ground = sprites.Kin2
				}
				kids = append(kids, lossCell(ground, true, true, b.lossCosts(v, t.cells[n][m], number*k, "", ground != 0)))
			}
		}
	}
	return widget.Grid{Columns: columns, Children: kids, First: 0.75}
}

// oneLoss is what the chosen card alone costs, with a line or a column for each card that the other side may show.
func (b *Board) oneLoss(v *duelView, room widget.Size, k ui.Reading) widget.Widget {
	const narrow, sign, number = 1.8, 22.0, 18.0
	t := &v.losses
	var signs, costs []widget.Widget
	var columns []float64
	for m, other := range t.columns {
		if other != game.NoCard {
			signs = append(signs, b.lossSign(v, t.side[1], other, sign*float64(k)))
			costs = append(costs, b.lossCosts(v, t.cells[t.picked-1][m], number*float64(k), "one", true))
			columns = append(columns, 1)
		}
	}
	var kids []widget.Widget
	if room.W < narrow*room.H {
		for n := range signs {
			kids = append(kids, lossCell(sprites.Shu3, n > 0, false, signs[n]), lossCell(sprites.Shu3, n > 0, false, costs[n]))
		}
		return widget.Grid{Columns: []float64{0.3, 0.7}, Children: kids}
	}
	for n := range signs {
		signs[n], costs[n] = lossCell(0, false, n > 0, signs[n]), lossCell(sprites.Shu3, true, n > 0, costs[n])
	}
	return widget.Grid{Columns: columns, Children: append(signs, costs...), First: 0.7}
}

// lossCell is a cell of the table, on a ground of its own unless that is 0, and with lines above and at its left where told.
func lossCell(ground sprites.Color, above, left bool, w widget.Widget) widget.Widget {
	return widget.Stack{widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		if ground != 0 {
			c.Fill(r, ground)
		}
		if above {
			c.Fill(geom.R(r.X, r.Y-0.5, r.W, 1), sprites.Paper4)
		}
		if left {
			c.Fill(geom.R(r.X-0.5, r.Y, 1, r.H), sprites.Paper4)
		}
	}}, widget.Inset(2, 1, w)}
}

// lossSignModel is a card at the edge of the table.
type lossSignModel struct {
	camp game.Camp
	card game.Card
	size float64 // at most
}

// lossSign is a card of a side at the edge of the table.
func (b *Board) lossSign(v *duelView, side int, card game.Card, size float64) widget.Widget {
	return widget.Memo("loss sign", lossSignModel{v.fighters[side].camp, card, size}, b.buildLossSign)
}

// buildLossSign sets the card behind the flag of its camp where there is room.
func (b *Board) buildLossSign(m lossSignModel) widget.Widget {
	return widget.FitSize{From: m.size, To: 10, Child: func(size float64) widget.Widget {
		icon := widget.Icon(m.card.String(), size, sprites.Sides()[m.camp].Dark)
		flagged := widget.Row(0, b.pennant(m.camp, size*0.9), icon).Across(widget.Centre).Along(widget.Centre)
		return widget.FirstFit{flagged, widget.Middle(icon)}
	}}
}

// lossModel is what a pair of cards costs the side of the rows and that of the columns.
type lossModel struct {
	costs [2]loss
	camps [2]game.Camp
	size  float64 // at most
	group string
	lit   bool // on a lit ground, where it is written in ink and not in the colours of the sides
}

// lossCosts says what a pair of cards costs.
func (b *Board) lossCosts(v *duelView, costs [2]loss, size float64, group string, lit bool) widget.Widget {
	side := v.losses.side
	camps := [2]game.Camp{v.fighters[side[0]].camp, v.fighters[side[1]].camp}
	return widget.Memo("loss", lossModel{costs, camps, size, group, lit}, b.buildLossCosts)
}

// buildLossCosts says behind the flag of each side how many lives it loses, and whether it is killed; a dash where
// nobody loses any.
func (b *Board) buildLossCosts(m lossModel) widget.Widget {
	number := func(text string, size float64, ink sprites.Color) widget.Widget {
		return widget.Line(text, ui.Strong(size), ink).Aligned(canvas.Centre).AtLeast(size).Muted()
	}
	if m.costs[0].lives+m.costs[1].lives == 0 {
		return number("–", m.size, sprites.Ink2)
	}
	return widget.FitSize{From: m.size, To: 13, Group: m.group, Uneven: 1.2, Child: func(size float64) widget.Widget {
		var full, bare []widget.Widget
		for n, l := range m.costs {
			if l.lives == 0 {
				continue
			}
			ink := sprites.Sides()[m.camps[n]].Dark
			if m.lit {
				ink = sprites.Ink
			}
			text := number("−"+strconv.Itoa(l.lives), size, ink)
			sign := widget.If(l.sign != "", widget.Icon(l.sign, size, sprites.Beni))
			full = append(full, widget.Row(0, b.pennant(m.camps[n], size), text, sign).Across(widget.Centre).Along(widget.Centre))
			bare = append(bare, widget.Row(0, text, sign).Across(widget.Centre).Along(widget.Centre))
		}
		row := func(children []widget.Widget) widget.Widget {
			return widget.Row(size*0.4, children...).Across(widget.Centre).Along(widget.Centre)
		}
		fits := widget.FirstFit{widget.Inset(0, 2, row(full))}
		if len(full) > 1 {
			fits = append(fits, widget.Column(0, full...).Across(widget.Centre).Along(widget.Centre))
		}
		if size == 13 {
			fits = append(fits, row(full), row(bare))
		}
		return fits
	}}
}

// pennant is the flag of a camp, so high.
func (b *Board) pennant(camp game.Camp, high float64) widget.Widget {
	return widget.Paint{W: high * 0.85, H: high, Draw: func(c *canvas.Canvas, r geom.Rect) { b.drawPennant(c, camp, r.Centre(), r.H) }}
}

// duelRule says what the chosen card would do, or what killing means, and explains the signs of the table where there
// is room for both. In large words the row of the chosen card tells it.
func (b *Board) duelRule(v *duelView) widget.Widget {
	rule := widget.Lines(v.rule, ui.Body(15), nightPale)
	legend := widget.Row(4, widget.Icon("hourglass", 17, nightPale), b.legendText(lang.ForhonorDuelSignWaits), widget.Gap(8),
		widget.Item{Child: widget.Icon("execution", 17, nightPale)}.Dropped(1), widget.Item{Child: b.legendText(lang.ForhonorDuelSignExecuted)}.Dropped(1)).Across(widget.Centre)
	return widget.Narrated{Words: v.rule, Child: widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		switch {
		case e.TextScale > 1:
			return widget.Empty{}
		case room.H >= 40:
			return widget.Column(0, widget.Grow(widget.Align{Y: widget.Start, Child: rule}), widget.Fixed(20, legend))
		case v.losses.picked != game.NoCard:
			return rule
		}
		return legend
	})}
}

func (b *Board) legendText(key lang.Key) widget.Widget {
	return widget.Line(b.words().T(key), ui.Body(13.5), nightPale).Muted()
}

// drawFaced draws the card of a side that does not choose here: covered, while it is turned over, and open.
func (b *Board) drawFaced(c *canvas.Canvas, r geom.Rect, f fighterView, out float64) {
	const flung = 20.0
	d := &b.over.duel
	if f.shows == game.NoCard {
		b.drawCovered(c, r, f.laid)
		return
	}
	knock := d.knock[f.index]
	q := combatPose{at: r.Centre().Add(geom.Pt(out*flung*knock, 6*knock)), high: r.H, turn: out * 0.12 * knock}
	q.open = math.Abs(math.Cos(math.Pi * d.turn))
	face := sprites.CombatFace{}
	if d.turn > 0.5 {
		face = combatFace(f.shows, f.hero, false)
	}
	b.drawCombat(c, face, q)
}

// drawCovered draws the back of a card that has been chosen, or its empty place.
func (b *Board) drawCovered(c *canvas.Canvas, r geom.Rect, laid bool) {
	if laid {
		b.drawCombat(c, sprites.CombatFace{}, combatPose{at: r.Centre(), high: r.H, open: 1})
		return
	}
	drawHollow(c, r)
}

// drawCircle draws which card beats which.
func drawCircle(c *canvas.Canvas, r geom.Rect) {
	cycle := sprites.CombatCycle{Night: true}
	box := cycle.Box()
	size := min(r.W/box.W, r.H/box.H)
	c.Draw(pictureOf(cycle), geom.Pt(r.Centre().X-(box.X+box.W/2)*size, r.Centre().Y-(box.Y+box.H/2)*size), canvas.Look{Size: size})
}
