package forhonor

import (
	"math"
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

// slipModel is a hero that fights: its portrait, and what stands below it.
type slipModel struct {
	words   *lang.Catalog
	index   int // in the fight
	side    int
	hero    game.Hero
	camp    game.Camp
	lives   int
	seat    rules.Seat
	owner   string
	watched bool
}

// buildFighter is the portrait of a hero with its slip. Its sheet opens where nothing that leads through a match may lie
// over it.
func (d *duelMoves) buildFighter(m slipModel) widget.Widget {
	portrait := widget.Stack{portraitSlot(m.side), widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { d.drawPortrait(c, r, m) }}}
	look := widget.Column(0, widget.Grow(portrait).Within(40, 0), widget.Share(0.235, d.slip(m)).Within(60, 78))
	name := m.words.HeroName(m.hero.String()) + ", " + m.owner + ", " +
		m.words.T(lang.ForhonorDraftHas, lang.Count("n", m.lives), lang.Count("m", m.hero.Life()))
	if m.watched {
		return widget.Narrated{Words: name, Child: look}
	}
	part := button(buttonSheet + int(m.hero))
	return widget.Pressable{Child: look, Control: ui.Control{Key: part.String(), Of: part, Name: name, Role: ui.RoleCell}}
}

// portraitSlot names the place of the portrait at a side.
func portraitSlot(side int) widget.Slot { return widget.Slot{Name: "portrait " + strconv.Itoa(side)} }

// drawPortrait draws the portrait of a hero, struck or falling.
func (d *duelMoves) drawPortrait(c *canvas.Canvas, r geom.Rect, f slipModel) {
	corner := geom.Pt(r.X, r.Y)
	frame := portrait(f.hero, f.camp, r.W, r.H+8)
	if fall := d.fallen[f.index]; fall > 0 {
		c = c.Clipped(geom.R(r.X-6, r.Y-6, r.W+12, r.H+14)).Moved(0, r.H*1.1*fall*fall)
	}
	c.Draw(pictureOf(frame), corner, canvas.Look{Turn: 0.12 * d.fallen[f.index]})
	if slash := d.slash[f.index]; slash > 0 {
		c.Draw(pictureOf(sprites.Slash{W: frame.W, H: frame.H, Step: int(math.Round(slash * sprites.SlashSteps))}), corner, canvas.Look{})
	}
}

// slip says who fights, for whom, and what counts in the fight: in two columns, or in one where there is less room.
func (d *duelMoves) slip(f slipModel) widget.Widget {
	const lead = 0.52 // of the height: the first line
	crest := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { table.DrawCrest(c, f.seat, r.Centre(), min(r.W, r.H*0.75)) }}
	lives := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		drawDuelLives(c, r, f.lives, f.hero.Life(), d.crack[f.index], d.lost[f.index])
	}}
	line := func(text string, style letters.Style, ink sprites.Color) widget.Widget {
		return widget.Line(text, style, ink).AtLeast(min(18, style.Size)).Muted()
	}
	hero := f.words.HeroName(f.hero.String())
	name := widget.FirstFit{line(hero, ui.Heading(26), sprites.Ink), widget.Line(hero, ui.Strong(18), sprites.Ink).Muted()}
	owner := widget.Line(f.owner+" · "+lower(f.words.Camp(f.camp.String(), "")), ui.Body(15), sprites.Ink2).Muted()
	bonus := widget.Row(5, widget.Icon(f.hero.Faction().Card().String(), 22, sprites.Ink), line("+1", ui.Strong(15), sprites.Ink)).Across(widget.Centre).Along(widget.Centre)
	broad := widget.Row(8,
		widget.Grow(widget.Column(0, widget.Share(lead, name), widget.Grow(owner))).Within(130, 0),
		widget.Fixed(sprites.Lives{Most: f.hero.Life(), Paper: true}.Box().W*1.2, widget.Column(0, widget.Share(lead, lives), widget.Grow(bonus))))
	narrow := widget.Column(0, widget.Share(lead, name), widget.Grow(widget.Row(4, widget.Grow(widget.Pad(2, 3, lives)), widget.Fixed(50, bonus))))
	return widget.Panel{Paper: ui.LitPanel(), Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		return widget.Pad(min(16, room.W*0.05), 6, widget.Row(8, widget.Share(0.2, crest).Within(0, 46), widget.Grow(widget.FirstFit{broad, narrow})))
	})}
}

// pastModel is what lies between two heroes that fight.
type pastModel struct {
	words  *lang.Catalog
	cards  [2]game.Card // of the first round, at the left and at the right; NoCard in it
	past   string       // how that has ended
	friend string       // who has joined in, in the first round; "" for nobody
}

// cardsBySide are the cards of the first round at the left and at the right.
func (f *fight) cardsBySide() [2]game.Card {
	return [2]game.Card{f.cards[f.sideOf(0)], f.cards[f.sideOf(1)]}
}

// buildPast is how the first round has ended; in the first round which card beats which, and who has joined in.
func buildPast(m pastModel) widget.Widget {
	const besideWide, circleWide, most = 2.4, 4.0, 150.0 // breadths against the height
	circle := func(most float64) widget.Widget {
		return widget.Middle(widget.Aspect{W: 1, H: 1, MaxHeight: most, Child: widget.Paint{Draw: drawCircle}})
	}
	said := func(text string, align canvas.Align) widget.Widget {
		return widget.Lines(text, ui.Strong(16), sprites.Paper2).Aligned(align)
	}
	second := m.cards[0] != game.NoCard
	if !second && m.friend == "" {
		return circle(most)
	}
	var cards [2]widget.Widget
	for side, card := range m.cards {
		cards[side] = widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
			out, face := float64(side)-0.5, sprites.CombatFace{Card: sprites.CombatCard(card), Small: true}
			drawCombat(c, m.words, face, combatPose{at: r.Centre().Add(geom.Pt(0, 6*out)), high: r.H, turn: 0.12 * out, open: 1})
		}}
	}
	pair := func(most float64) widget.Widget {
		return widget.Middle(widget.Aspect{W: 2*smallWide + 12, H: smallHigh, MaxHeight: most, Child: widget.Grid{Columns: []float64{1, 1}, Gap: 12, Children: cards[:]}})
	}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		switch {
		case !second && room.W > room.H*besideWide:
			return widget.Row(8, widget.Grow(said(m.friend, canvas.Left)), widget.Fixed(min(most, room.H), circle(most)))
		case !second:
			return widget.Column(4, widget.Grow(circle(most)), said(m.friend, canvas.Centre))
		case room.W > room.H*besideWide:
			return widget.Row(10, widget.Grow(said(m.past, canvas.Left)), widget.Basis(room.H*1.5, pair(room.H-4)).Within(0, room.W*0.45),
				widget.If(room.W > circleWide*room.H, widget.Fixed(min(room.H, 84), circle(84))))
		}
		first := widget.Line(m.words.T(lang.ForhonorDuelPast), ui.Strong(15), nightPale).Aligned(canvas.Centre).Muted()
		return widget.Column(6, widget.Fixed(22, first), widget.Grow(pair(smallHigh*1.45)), said(m.past, canvas.Centre),
			widget.Fixed(112, circle(112)).Optional())
	})
}

// lossTable tells how many lives each pair of cards costs whom: rows are cards of hero k.
type lossTable struct {
	fight
	k      int
	picked game.Card    // the row that is lit
	fallen [2]game.Card // the cell that is lit, once the round has ended
}

// columns are the cards that the other hero may show, and rows those of hero k.
func (t *lossTable) columns() []game.Card { return unspent(t.cards[1-t.k]) }
func (t *lossTable) rows() []game.Card    { return unspent(t.cards[t.k]) }

// unspent returns the cards but the one that has been played.
func unspent(spent game.Card) (list []game.Card) {
	for card := game.Sword; card <= game.Shield; card++ {
		if card != spent {
			list = append(list, card)
		}
	}
	return list
}

// buildLosses is the table: the row of the chosen card is lit, and stands alone where large words need the room.
func buildLosses(t lossTable) widget.Widget {
	title := func(size float64) widget.Widget {
		return widget.Line(t.words.T(lang.ForhonorDuelLosses), ui.Strong(size), sprites.Ink).AtLeast(size).Muted()
	}
	named := widget.FitSize{From: 15, To: 13, Child: func(size float64) widget.Widget {
		kids := []widget.Widget{widget.Natural(title(size)).Dropped(1), widget.Spacer()}
		for _, k := range []int{t.k, 1 - t.k} {
			name := widget.Line(t.name(k), ui.Strong(size), sprites.Sides()[t.camps[k]].Dark).AtLeast(size).Muted()
			kids = append(kids, widget.Row(3, pennant(t.camps[k], 18), name).Across(widget.Centre))
		}
		return widget.Row(6, kids...).Across(widget.Centre)
	}}
	head := widget.FirstFit{named, title(13)}
	body := widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		if e.TextScale > 1 && t.picked != game.NoCard {
			return t.one(room, e.TextScale)
		}
		return t.grid(max(1, float64(e.TextScale)))
	})
	return widget.Panel{Paper: ui.LitPanel(), Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		return widget.Pad(min(12, room.W*0.05), 7, widget.Column(0, widget.Share(0.24, head).Within(0, 26), widget.Grow(body)))
	})}
}

// grid is the whole table.
func (t *lossTable) grid(k float64) widget.Widget {
	const sign, number = 22.0, 18.0
	others := t.columns()
	columns, kids := []float64{0.19 * float64(len(others))}, []widget.Widget{nil}
	for _, other := range others {
		columns = append(columns, 1)
		kids = append(kids, lossCell(0, false, true, t.sign(1-t.k, other, sign*k)))
	}
	for _, card := range t.rows() {
		var lit sprites.Color
		if card == t.picked {
			lit = sprites.Shu3
		}
		kids = append(kids, lossCell(lit, true, false, t.sign(t.k, card, sign*k)))
		for _, other := range others {
			ground := lit
			if [2]game.Card{card, other} == t.fallen {
				ground = sprites.Kin2
			}
			kids = append(kids, lossCell(ground, true, true, t.costs(card, other, number*k, "", ground != 0)))
		}
	}
	return widget.Grid{Columns: columns, Children: kids, First: 0.75}
}

// one is what the chosen card alone costs, with a line or a column for each card that the other may show.
func (t *lossTable) one(room widget.Size, k ui.Reading) widget.Widget {
	const narrow, sign, number = 1.8, 22.0, 18.0
	var signs, costs []widget.Widget
	var columns []float64
	for _, other := range t.columns() {
		signs = append(signs, t.sign(1-t.k, other, sign*float64(k)))
		costs = append(costs, t.costs(t.picked, other, number*float64(k), "one", true))
		columns = append(columns, 1)
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
	}}, widget.Pad(2, 1, w)}
}

// lossSignModel is a card at the edge of the table.
type lossSignModel struct {
	camp game.Camp
	card game.Card
	size float64 // at most
}

// sign is a card of hero k at the edge of the table.
func (t *lossTable) sign(k int, card game.Card, size float64) widget.Widget {
	return widget.Memo("loss sign", lossSignModel{t.camps[k], card, size}, buildLossSign)
}

// buildLossSign sets the card behind the flag of its camp where there is room.
func buildLossSign(m lossSignModel) widget.Widget {
	return widget.FitSize{From: m.size, To: 10, Child: func(size float64) widget.Widget {
		icon := widget.Icon(m.card.String(), size, sprites.Sides()[m.camp].Dark)
		flagged := widget.Row(0, pennant(m.camp, size*0.9), icon).Across(widget.Centre).Along(widget.Centre)
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

// loss is what a pair of cards costs a side.
type loss struct {
	lives int
	sign  string // the icon of where the side would go; "" while it stands
}

// costs says what a pair of cards costs.
func (t *lossTable) costs(card, other game.Card, size float64, group string, lit bool) widget.Widget {
	m := lossModel{camps: [2]game.Camp{t.camps[t.k], t.camps[1-t.k]}, size: size, group: group, lit: lit}
	o, lost := t.trial(t.k, card, other)
	for n, k := range []int{t.k, 1 - t.k} {
		m.costs[n].lives = lost[n]
		if t.fallen[0] == game.NoCard {
			m.costs[n].sign = graveSign(t.grave(k, o))
		}
	}
	return widget.Memo("loss", m, buildLossCosts)
}

// graveSign is the icon of where a hero goes; "" while it stands.
func graveSign(post game.Post) string {
	switch post {
	case game.Waiting:
		return "hourglass"
	case game.Executed:
		return "execution"
	}
	return ""
}

// buildLossCosts says behind the flag of each side how many lives it loses, and whether it is killed; a dash where
// nobody loses any.
func buildLossCosts(m lossModel) widget.Widget {
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
			full = append(full, widget.Row(0, pennant(m.camps[n], size), text, sign).Across(widget.Centre).Along(widget.Centre))
			bare = append(bare, widget.Row(0, text, sign).Across(widget.Centre).Along(widget.Centre))
		}
		row := func(children []widget.Widget) widget.Widget {
			return widget.Row(size*0.4, children...).Across(widget.Centre).Along(widget.Centre)
		}
		fits := widget.FirstFit{widget.Pad(0, 2, row(full))}
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
func pennant(camp game.Camp, high float64) widget.Widget {
	return widget.Paint{W: high * 0.85, H: high, Draw: func(c *canvas.Canvas, r geom.Rect) { drawPennant(c, camp, r.Centre(), r.H) }}
}

// ruleModel is what a duel tells about its rules.
type ruleModel struct {
	words  *lang.Catalog
	rule   string
	picked bool // of the card that is chosen
}

// buildRule says what the chosen card would do, or what killing means, and explains the signs of the table where there
// is room for both. In large words the row of the chosen card tells it.
func buildRule(m ruleModel) widget.Widget {
	rule := widget.Lines(m.rule, ui.Body(15), nightPale)
	text := func(key lang.Key) widget.Widget {
		return widget.Line(m.words.T(key), ui.Body(13.5), nightPale).Muted()
	}
	legend := widget.Row(4, widget.Icon("hourglass", 17, nightPale), text(lang.ForhonorDuelSignWaits), widget.Gap(8),
		widget.Natural(widget.Icon("execution", 17, nightPale)).Dropped(1), widget.Natural(text(lang.ForhonorDuelSignExecuted)).Dropped(1)).Across(widget.Centre)
	return widget.Narrated{Words: m.rule, Child: widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		switch {
		case e.TextScale > 1:
			return widget.Empty{}
		case room.H >= 40:
			return widget.Column(0, widget.Grow(widget.Align{Y: widget.Start, Child: rule}), widget.Fixed(20, legend))
		case m.picked:
			return rule
		}
		return legend
	})}
}

// cardModel is a card in the hand of hero k.
type cardModel struct {
	fight
	k      int
	card   game.Card
	picked bool
}

// buildCard is a card that can be picked unless it has been played.
func buildCard(m cardModel) widget.Widget {
	part, played := combatPart(m.card), m.card == m.cards[m.k]
	look := widget.Stack{widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		q := combatPose{at: r.Centre(), high: r.H, open: 1}
		if m.picked {
			q.lift = chosenLift
		}
		drawCombat(c, m.words, combatFace(m.card, m.heroes[m.k], played), q)
	}}}
	if played {
		shade := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { c.Fill(r, sprites.Night.Alpha(0.7)) }}
		text := widget.Lines(m.words.T(lang.ForhonorDuelPlayed), ui.Strong(15), sprites.Paper2).Aligned(canvas.Centre).Muted()
		look = append(look, widget.Column(0, widget.Share(0.3, widget.Empty{}),
			widget.Share(0.22, widget.Stack{shade, widget.Pad(5, 2, text)}).Within(30, 0), widget.Spacer()))
	}
	return widget.Pressable{Child: look, Control: ui.Control{Key: part.String(), Of: part, Name: m.cardWords(m.k, m.card), Role: ui.RoleCell, On: m.picked, Off: played, Shortcut: digitKeys(int(m.card - game.Sword))}}
}

// waitModel is whether somebody has chosen.
type waitModel struct {
	words *lang.Catalog
	owner string
	laid  bool
}

// text says it.
func (m waitModel) text() string {
	key := lang.ForhonorDuelChooses
	if m.laid {
		key = lang.ForhonorDuelChosen
	}
	return m.words.T(key, lang.Text("name", m.owner))
}

// buildWait shows the back of a card that has been chosen, or its empty place, and says whose it is.
func buildWait(m waitModel) widget.Widget {
	card := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { drawCovered(c, r, m.laid) }}
	text := widget.Lines(m.text(), ui.Body(15), sprites.Paper2).Scalable()
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		if room.W > room.H*1.5 {
			return widget.Row(8, widget.Aspect{W: cardWide, H: cardHigh, MaxHeight: 140, Child: card}, widget.Grow(text))
		}
		return widget.Column(8, widget.Basis(140, widget.Middle(widget.Aspect{W: cardWide, H: cardHigh, Child: card})).Within(40, 0), text.Copy().Aligned(canvas.Centre))
	})
}

// facedModel is the card of a hero that nobody chooses for here.
type facedModel struct {
	words  *lang.Catalog
	index  int // in the fight
	side   int
	hero   game.Hero
	turned game.Card
	laid   bool
}

// drawFaced draws that card: covered, while it is turned over, and open.
func (d *duelMoves) drawFaced(c *canvas.Canvas, r geom.Rect, m facedModel) {
	const flung = 20.0
	if m.turned == game.NoCard {
		drawCovered(c, r, m.laid)
		return
	}
	knock, out := d.knock[m.index], float64(m.side)*2-1
	q := combatPose{at: r.Centre().Add(geom.Pt(out*flung*knock, 6*knock)), high: r.H, turn: out * 0.12 * knock}
	q.open = math.Abs(math.Cos(math.Pi * d.turn))
	face := sprites.CombatFace{}
	if d.turn > 0.5 {
		face = combatFace(m.turned, m.hero, false)
	}
	drawCombat(c, m.words, face, q)
}

// drawCovered draws the back of a card that has been chosen, or its empty place.
func drawCovered(c *canvas.Canvas, r geom.Rect, laid bool) {
	if laid {
		drawCombat(c, nil, sprites.CombatFace{}, combatPose{at: r.Centre(), high: r.H, open: 1})
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
