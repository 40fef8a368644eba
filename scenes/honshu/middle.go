package honshu

import (
	"slices"
	"strconv"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	honshusprites "engawa/sprites/honshu"
	"engawa/sprites/letters"
)

// middleView is what stands at the places of the middle.
type middleView struct {
	columnModel
	words  *lang.Catalog
	opened [2]bool // the cards of pair 1 lie there
	fronts [game.MaxSeats]frontView
	pairs  [2]pairView
	led    string // says which good leads; "" for none
	good   game.Colour
}

// frontView is what stands before a seat.
type frontView struct {
	owner       string
	empty       bool
	value, rank int    // 0 for none
	preview     bool   // the card is only picked
	note        string // what the seat does
	spelled     spelled
}

// spelled is how a raised value is spelled: whole, without the value itself, and the longest of all that can be whole.
type spelled struct{ whole, brief, widest string }

// pairView is what stands about a pair.
type pairView struct {
	frame       frame
	name, owned string // without and with the name of who has it
	seat        rules.Seat
}

// middleView returns what stands in the middle now.
func (b *Board) middleView() middleView {
	v := middleView{columnModel: b.columnModel(), words: b.words()}
	for n := range v.opened {
		v.opened[n] = b.hand.opened[n] != game.NoCard
		v.pairs[n] = b.pairView(n + 1)
	}
	for seat := range rules.Seat(b.seats) {
		v.fronts[seat] = b.frontView(seat)
	}
	if good, ok := b.state.Led(); ok && b.hand.phase == game.PhasePlay {
		v.led, v.good = b.words().LeadingGood(good.String()), good
	}
	return v
}

func (b *Board) frontView(seat rules.Seat) frontView {
	f := b.hand.fronts[seat]
	v := frontView{owner: b.playerName(seat), empty: f.empty(), value: f.value}
	if ghost, ok := b.previewFront(seat); ok {
		f, v.value, v.preview = ghost, ghost.value, true
	}
	switch {
	case v.preview:
		v.rank = b.hand.rank(v.value, seat)
	case v.value > 0:
		v.rank = b.placeOfValue(seat, f)
	default:
		v.note = b.seatState(seat, f)
	}
	if v.value > 0 && f.cube > 0 {
		s, widest := b.speaker(), front{card: game.NumCards, value: game.NumCards + game.BoostValue, cube: f.cube}
		v.spelled = spelled{s.sum(f), f.card.String() + " + " + strconv.Itoa(game.BoostValue), s.sum(widest)}
	}
	return v
}

func (b *Board) pairView(n int) pairView {
	v := pairView{frame: pairFrame, name: b.words().T(lang.HonshuPair, lang.Count("n", n)), seat: rules.Public}
	switch {
	case b.hand.selection.pair == n:
		v.frame = chosenFrame
	case slices.Contains(b.marks.Parts, button(int(game.ButtonPair1)+n-1)):
		v.frame = hintFrame
	}
	for seat := range rules.Seat(b.seats) {
		if b.hand.pairOf[seat] == n {
			v.seat, v.owned = seat, v.name+" · "+b.playerName(seat)
		}
	}
	return v
}

// buildMiddle is the cards of the trick, the duel or the draft, over what stands there: the tree of that fills the slot.
func (b *Board) buildMiddle() widget.Widget {
	b.layMiddle()
	return widget.Stack{
		widget.Slot{Name: slotMiddle},
		widget.Paint{Draw: func(c *canvas.Canvas, _ geom.Rect) { b.drawMiddle(c) }},
		widget.Controls{Make: b.middleCells},
	}
}

// drawMiddle draws the cards.
func (b *Board) drawMiddle(c *canvas.Canvas) {
	for _, t := range b.hand.cardSprites {
		if t.spot.zone != handZone && !t.above {
			b.drawSprite(c, t)
			b.drawTaker(c, t)
		}
	}
	b.drawPreview(c)
	b.drawCorners(c)
}

// placeOfValue is the rank of a card that has been played, with the card that is picked counted as if it lay there.
func (b *Board) placeOfValue(seat rules.Seat, f front) int {
	rank := b.hand.rank(f.value, seat)
	if ghost, ok := b.previewFront(b.choice.By); ok && ghost.value > f.value {
		rank++
	}
	return rank
}

// seatState says in a word what a seat does while all choose together.
func (b *Board) seatState(seat rules.Seat, f front) string {
	switch b.hand.phase {
	case game.PhaseBid, game.PhaseKeep, game.PhasePick, game.PhaseDrop, game.PhaseBuild:
		if b.hand.phase == game.PhaseBuild && f.empty() {
			return "" // it has been built
		}
		if b.hand.ready.Has(seat) {
			return b.words().T(lang.HonshuReady)
		}
		return b.words().T(lang.HonshuChoosing)
	case game.PhasePlay:
		switch {
		case !f.empty():
		case b.state.Actors().Has(seat):
			return b.words().T(lang.HonshuChoosing)
		default:
			return b.words().T(lang.HonshuWaiting)
		}
	}
	return ""
}

// head is crest and name; where there is no room for a name, the crest alone.
func (m cardColumn) head() widget.Widget {
	const least, gap = 44.0, 5.0
	seat := rules.Seat(m.at.n)
	if m.at.zone != frontZone {
		return nil
	}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		size := min(28, room.H)
		if room.W-size-gap < least {
			return crest(seat, size)
		}
		name := widget.Line(m.front.owner, ui.Strong(16), sprites.Ink).Elided()
		return widget.Row(gap, widget.Sized{W: size, Child: crest(seat, size)}, name).Across(widget.Centre).Along(widget.Centre)
	})
}

// foot is the value of a card, or a word about its seat.
func (m cardColumn) foot() widget.Widget {
	f := m.front
	switch {
	case f.value == 0 && f.note == "":
		return nil
	case f.value > 0:
		return valueLabel(f.value, f.rank, f.preview)
	}
	return widget.Line(f.note, ui.Body(14), sprites.Ink).Aligned(canvas.Centre).Elided() // without paper: nothing is to be pressed there
}

// valueLabel is the label below a card: its rank in a disc, and its value.
func valueLabel(value, rank int, preview bool) widget.Widget {
	const disc, narrow, corner = 22.0, 66.0, 0.86
	paper, ink := ui.LitPlate(), sprites.Ink
	if preview {
		paper, ink = ui.Primary(), sprites.Paper2
	}
	paper.Radius, paper.Cast = 5, 0
	return widget.Panel{Paper: paper, Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		text := widget.Line(strconv.Itoa(value), ui.Carved(min(24, room.H*0.62)), ink).Elided()
		if room.W < narrow { // the disc hangs on the corner
			hangs := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
				c.Draw(orderPicture(rank, false), geom.Pt(r.Right()-3, r.Y+1), canvas.Look{Size: corner * disc / 24})
			}}
			return widget.Stack{widget.Padding{Left: 2, Right: 6, Child: text.Aligned(canvas.Centre)}, hangs}
		}
		order := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
			c.Draw(orderPicture(rank, preview), r.Centre(), canvas.Look{Size: disc / 24})
		}}
		return widget.Row(0, widget.Gap(6), widget.Fixed(disc, order), widget.Grow(text.Aligned(canvas.Right)), widget.Gap(8))
	})}
}

// sum is a raised value, spelled whole where there would be room for every sum, so that all look alike, else without the
// value itself, if there is room for that.
func (m cardColumn) sum() widget.Widget {
	if m.front.spelled.whole == "" {
		return nil
	}
	text := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		style := ui.Body(13.5)
		switch s := m.front.spelled; {
		case letters.Measure(style, s.widest) <= room.W-6:
			return widget.Line(s.whole, style, sprites.Ink).Aligned(canvas.Centre)
		case letters.Measure(style, s.brief) <= room.W-6:
			return widget.Line(s.brief, style, sprites.Ink).Aligned(canvas.Centre)
		}
		return widget.Empty{}
	})
	return widget.Padding{Top: 4, Bottom: -4, Child: text}
}

// spelledHigh is the height of the line in which a raised value is spelled.
const spelledHigh = 20.0

// leads reports which good leads the trick.
func (v middleView) leads() widget.Widget {
	const cube, gap = 30.0, 10.0
	if v.led == "" {
		return nil
	}
	sign := widget.Paint{W: cube, Draw: func(c *canvas.Canvas, r geom.Rect) {
		c.Draw(honshuart.CubePicture(v.good, honshusprites.CubeWhole), r.Centre(), canvas.Look{Size: cube / 40})
	}}
	text := widget.Line(v.led, ui.Body(16), sprites.Ink).Elided()
	return widget.Row(gap, sign, text).Across(widget.Centre).Along(widget.Centre)
}

// ground draws the paper of a pair in its frame.
func (v middleView) ground(n int) func(c *canvas.Canvas, r geom.Rect) {
	return func(c *canvas.Canvas, r geom.Rect) {
		r.H += pairPad
		ui.DrawPaper(c, ui.Row(), r)
		drawFrame(c, v.pairs[n].frame, r)
	}
}

// name reports what a pair is called and whose it is; where that has no room the crest tells.
func (v middleView) name(n int) widget.Widget {
	const beside, sign = 42.0, 24.0
	line := func(text string) *widget.Text {
		return widget.Line(text, ui.Strong(16), sprites.Ink).Aligned(canvas.Centre)
	}
	p := v.pairs[n]
	names, tail := widget.FirstFit{line(p.name).Elided()}, widget.Widget(widget.Gap(beside))
	if p.seat >= 0 {
		names = widget.FirstFit{line(p.owned), names[0]}
		tail = widget.Fixed(beside, widget.Row(0, widget.Spacer(), widget.Fixed(sign, crest(p.seat, sign)), widget.Gap(8)))
	}
	return widget.Padding{Top: 2, Child: widget.Row(0, widget.Gap(beside), widget.Grow(names), tail)}
}
