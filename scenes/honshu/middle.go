package honshu

import (
	"slices"
	"strconv"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// middleView is what stands at the places of the middle.
type middleView struct {
	columnModel
	words       *lang.Catalog
	isPairOpen  [2]bool // the cards of pair 1 lie there
	playedCards [game.MaxSeats]playedCardView
	pairs       [2]pairView
	leadText    string // says which good leads; "" for none
	good        game.Colour
}

// playedCardView is what stands before a seat.
type playedCardView struct {
	owner       string
	isEmpty     bool
	value, rank int        // 0 for none
	preview     bool       // the card is only picked
	nth         string     // the rank in words
	faceDown    string     // what lies there face down
	note        string     // what the seat does
	taker       rules.Seat // who has taken the card, Public for nobody
	takerText   string     // and that in words
	valueTexts  valueTexts
}

// valueTexts is how a raised value is spelled: whole, without the value itself, and the longest of all that can be whole.
type valueTexts struct{ whole, short, widest string }

// pairView is what stands about a pair.
type pairView struct {
	frame               frame  // about both cards
	name, nameWithOwner string // without and with the name of who has it
	seat                rules.Seat
}

// middleView returns what stands in the middle now.
func (b *Board) middleView() middleView {
	v := middleView{columnModel: b.columnModel(), words: b.words()}
	for n := range v.isPairOpen {
		v.isPairOpen[n] = b.hand.openPair[n] != game.NoCard
		v.pairs[n] = b.pairView(n + 1)
	}
	for seat := range rules.Seat(b.seats) {
		v.playedCards[seat] = b.playedCardView(seat)
	}
	if good, ok := b.state.LeadColour(); ok && b.hand.phase == game.PhasePlay && !b.notesLead() {
		v.leadText, v.good = b.words().LeadingGood(good.String()), good
	}
	return v
}

func (b *Board) playedCardView(seat rules.Seat) playedCardView {
	f := b.hand.playedCards[seat]
	v := playedCardView{owner: b.playerName(seat), isEmpty: f.isEmpty(), value: f.value, taker: f.winner}
	if f.winner >= 0 {
		v.takerText = b.words().T(lang.HonshuTakenBy, lang.Text("name", b.playerName(f.winner)))
	}
	if ghost, ok := b.previewPlayedCard(seat); ok {
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
	if v.rank > 0 {
		v.nth = b.words().Rank(v.rank, "nth")
	}
	if !f.isEmpty() && b.hand.phase == game.PhaseDrop {
		v.faceDown = b.words().T(lang.HonshuAside)
	}
	if v.value > 0 && f.cube > 0 {
		s, widest := b.speaker(), playedCard{card: game.NumCards, value: game.NumCards + game.BoostValue, cube: f.cube}
		v.valueTexts = valueTexts{s.formatTrickValue(f), f.card.String() + " + " + strconv.Itoa(game.BoostValue), s.formatTrickValue(widest)}
	}
	return v
}

func (b *Board) pairView(n int) pairView {
	v := pairView{name: b.words().T(lang.HonshuPair, lang.Count("n", n)), seat: rules.Public}
	switch {
	case b.hand.selection.pair == n:
		v.frame = selectedFrame
	case slices.Contains(b.marks.Parts, button(int(game.ButtonPair1)+n-1)):
		v.frame = hintFrame
	case b.choosesPair() && b.choice.State != nil && b.services.Settings.Marks && !b.wantsOne():
		v.frame = openFrame
	}
	for seat := range rules.Seat(b.seats) {
		if b.hand.pairOf[seat] == n {
			v.seat, v.nameWithOwner = seat, v.name+" · "+b.playerName(seat)
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
	if places := b.cardPlaces(); b.hand.inPairs() && len(places) == 4 {
		for n := range b.middle.view.pairs {
			left, right := poseIn(places[2*n].card).rect(), poseIn(places[2*n+1].card).rect()
			drawPairFrame(c, b.middle.view.pairs[n].frame, geom.R(left.X, left.Y, right.Right()-left.X, left.H))
		}
	}
	for _, t := range b.hand.cardSprites {
		if t.spot.zone != handZone && !t.above {
			b.drawSprite(c, t)
			b.drawTaker(c, t)
		}
	}
	b.drawPreview(c)
	b.drawCorners(c)
}

// placeOfValue is the rank of a card that has been played, with the card that is picked counted as if it lay there. In a
// duel it is the order in which pairs are chosen, which two cubes turn round.
func (b *Board) placeOfValue(seat rules.Seat, f playedCard) int {
	rank := b.hand.rank(f.value, seat)
	if b.hand.hasPaid && !b.state.Rules().StealAfter {
		return game.MinSeats + 1 - rank
	}
	if ghost, ok := b.previewPlayedCard(b.choice.By); ok && ghost.value > f.value {
		rank++
	}
	return rank
}

// seatState says in a word what a seat does while all choose together.
func (b *Board) seatState(seat rules.Seat, f playedCard) string {
	switch b.hand.phase {
	case game.PhaseBid, game.PhaseKeep, game.PhasePick, game.PhaseDrop, game.PhaseBuild:
		switch isReady := b.hand.ready.Has(seat); {
		case b.hand.phase == game.PhaseBuild && (f.isEmpty() || !isReady):
			return "" // it has been built, or lies before who will build it
		case isReady:
			return b.words().T(lang.HonshuReady)
		}
		return b.words().T(lang.HonshuChoosing)
	case game.PhasePlay:
		switch {
		case !f.isEmpty():
		case b.state.Actors().Has(seat):
			return b.words().T(lang.HonshuChoosing)
		default:
			return b.words().T(lang.HonshuWaiting)
		}
	}
	return ""
}

// buildHeader is crest and name; where there is no room for a name, the crest alone.
func (m cardColumn) buildHeader() widget.Widget {
	const least, gap, smallest, smallGap = 44.0, 5.0, 20.0, 3.0
	seat := rules.Seat(m.at.n)
	if m.at.zone != frontZone {
		return nil
	}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		size, gap := min(28, room.H), gap
		name := widget.Line(m.card.owner, ui.Strong(16), sprites.Ink).Elided()
		switch {
		case room.W-size-gap >= least:
		case room.W-smallest-smallGap >= least:
			size, gap, name.Style = min(smallest, room.H), smallGap, ui.Strong(14)
		default:
			return crest(seat, size)
		}
		return widget.Row(gap, widget.Sized{W: size, Child: crest(seat, size)}, name).Across(widget.Centre).Along(widget.Centre)
	})
}

// buildFooter is the value of a card, or a word about its seat.
func (m cardColumn) buildFooter() widget.Widget {
	f := m.card
	switch {
	case f.value == 0 && f.note == "":
		return nil
	case f.value > 0:
		return f.label()
	}
	line := func(text string) *widget.Item { // without surface: nothing is to be pressed there
		return widget.Natural(widget.Line(text, ui.Body(14), sprites.Ink).AtLeast(12).Aligned(canvas.Centre).Elided())
	}
	if f.faceDown != "" {
		return widget.Column(0, line(f.faceDown), line(f.note).Optional())
	}
	return line(f.note).Child
}

// label is what stands below a card, alike for all: its rank and its value, with the cube on it. Where there is no room for
// both it has the one that is not seen on the card. That of the highest card is golden.
func (f playedCardView) label() widget.Widget {
	const least, between = 12.0, 5.0 // of letters, and between both texts
	surface, ink := ui.LitPlate(), sprites.Ink
	switch {
	case f.preview:
		surface, ink = ui.Primary(), sprites.Paper2
	case f.rank == 1:
		surface.Face = sprites.Kin2
	}
	surface.Radius, surface.Cast = 5, 0
	return widget.Panel{Surface: surface, Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		size := min(18, room.H*0.52)
		text, edge := strconv.Itoa(f.value), min(7, room.W*0.06)
		nthStyle, sumStyle, fits := fitBeside(f.nth, text, size, least, room.W-2*edge-between)
		sum := widget.Line(text, sumStyle, ink).AtLeast(least)
		switch {
		case fits:
			return widget.Pad(edge, 0, widget.Row(between, widget.Natural(widget.Line(f.nth, nthStyle, ink).AtLeast(least)), widget.Grow(sum.Aligned(canvas.Right).Elided())))
		case f.valueTexts.whole == "":
			return widget.Line(f.nth, ui.Strong(size), ink).AtLeast(least).Aligned(canvas.Centre).Elided()
		}
		return sum.Aligned(canvas.Centre).Elided()
	})}
}

// fitBeside returns how a rank and a value are written beside each other in so much width: as large as both have room, and
// no smaller than least. It returns false where there is no room for both.
func fitBeside(nth, value string, size, least, width float64) (rank, sum letters.Style, fits bool) {
	const larger = 1.2 // the value is
	both := letters.Measure(ui.Strong(size), nth) + letters.Measure(ui.CarvedStyle(size*larger), value)
	size = max(least, min(size, size*(width-1)/both))
	rank, sum = ui.Strong(size), ui.CarvedStyle(size*larger)
	return rank, sum, letters.Measure(rank, nth)+letters.Measure(sum, value) <= width
}

// buildValue is a raised value, spelled whole where there would be room for every sum, so that all look alike, else without the
// value itself, if there is room for that.
func (m cardColumn) buildValue() widget.Widget {
	if m.card.valueTexts.whole == "" {
		return nil
	}
	text := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		style := ui.Body(13.5)
		switch s := m.card.valueTexts; {
		case letters.Measure(style, s.widest) <= room.W-6:
			return widget.Line(s.whole, style, sprites.Ink).Aligned(canvas.Centre)
		case letters.Measure(style, s.short) <= room.W-6:
			return widget.Line(s.short, style, sprites.Ink).Aligned(canvas.Centre)
		}
		return widget.Empty{}
	})
	return widget.Padding{Top: 4, Bottom: -4, Child: text}
}

// valueLineHeight is the height of the line in which a raised value is spelled.
const valueLineHeight = 20.0

// buildLead reports which good leads the trick.
func (v middleView) buildLead() widget.Widget {
	if v.leadText == "" {
		return nil
	}
	return leadLine(v.good, v.leadText)
}

// drawGround draws the paper of a pair.
func drawGround(c *canvas.Canvas, r geom.Rect) {
	r.H += pairPad
	ui.DrawSurface(c, ui.Row(), r)
	drawFrame(c, pairFrame, r)
}

// drawPairFrame draws one frame about both cards of a pair that can be chosen or has been, over paper that joins them.
func drawPairFrame(c *canvas.Canvas, kind frame, cards geom.Rect) {
	if kind == noFrame {
		return
	}
	c.Fill(cards.Inset(-2), sprites.Paper2)
	drawFrame(c, kind, cards)
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
		names = widget.FirstFit{line(p.nameWithOwner), names[0]}
		tail = widget.Fixed(beside, widget.Row(0, widget.Spacer(), widget.Fixed(sign, crest(p.seat, sign)), widget.Gap(8)))
	}
	return widget.Padding{Top: 2, Child: widget.Row(0, widget.Gap(beside), widget.Grow(names), tail)}
}
