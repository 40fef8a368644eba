package honshu

import (
	"strconv"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/widget"
)

// cardPlace is where one card of the middle lies, with what is written over and below it.
type cardPlace struct {
	spot             spot
	head, card, foot geom.Rect // head and foot may be empty
}

// Measures of the middle, in logical units.
const (
	columnGap  = 8.0
	footWidth  = 88.0  // of the label below a card, where its column has so much: with room for words, and for the rank beside the value
	lowMiddle  = 132.0 // a very low middle: crests lie on the cards
	lowFoot    = 26.0
	pairHead   = 26.0 // of what is written over a pair
	pairPad    = 5.0  // of the ground of a pair
	pairGap    = 12.0 // between its cards, for the frames of both
	leastLabel = 74.0 // the width of a label below one of its cards at least
)

// columnModel is what decides on where the cards of the middle lie.
type columnModel struct {
	pairs bool
	seats int
	order [game.MaxSeats]rules.Seat
}

// spots lists the places of the cards, in pairs those of pair 1 first.
func (m columnModel) spots() (list []spot) {
	if m.pairs {
		return []spot{{openZone, 0}, {openZone, 1}, {frontZone, 0}, {frontZone, 1}}
	}
	for _, seat := range m.order[:m.seats] {
		list = append(list, spot{frontZone, int(seat)})
	}
	return list
}

// slotOf names a place of a card.
func slotOf(what string, s spot) string {
	return what + " " + strconv.Itoa(int(s.zone)) + "." + strconv.Itoa(s.n)
}

// columnSize is how high everything in a column is.
type columnSize struct{ top, head, gap, height, foot float64 }

// columnSizeIn returns that for a room: head, card and foot are as high as they need, at its upper end.
func columnSizeIn(room widget.Size) columnSize {
	s := columnSize{head: rowHead, foot: rowFoot, gap: 5}
	switch {
	case room.H < lowMiddle:
		s.head, s.foot, s.gap = 0, lowFoot, 2
	case room.H < 200:
		s.head, s.foot = minHead, minFoot
	}
	s.height = min(highOf(maxSquare), room.H-s.head-s.foot-2*s.gap, (room.W-2)/cardShape)
	s.top = max(0, (room.H-s.bottom())*0.3)
	return s
}

// bottom is where the column ends, without what is free above it.
func (s columnSize) bottom() float64 { return s.head + s.gap + s.height + s.gap + s.foot }

// cardColumn is one place of the middle, of a seat or for a card of pair 1.
type cardColumn struct {
	size       columnSize
	at         spot
	card       playedCardView // what stands before the seat
	isUnpaired bool           // it is in no pair: a boosted value is spelled below it where there is room
}

// column returns the column of a place.
func (v middleView) column(at spot, size columnSize, alone bool) widget.Widget {
	c := cardColumn{size: size, at: at, isUnpaired: alone}
	if at.zone == frontZone {
		c.card = v.playedCards[at.n]
	} else {
		c.card.isEmpty = !v.isPairOpen[at.n]
	}
	return widget.Memo(slotOf("column", at), c, cardColumn.build)
}

// build has head, card and foot below each other.
func (m cardColumn) build() widget.Widget {
	s := m.size
	middle := func(wide float64, name string, w widget.Widget) widget.Widget {
		return widget.Align{X: widget.Centre, Child: widget.Sized{W: wide, Child: widget.Stack{widget.Slot{Name: slotOf(name, m.at)}, w}}}
	}
	column := widget.Column(0,
		widget.If(m.isUnpaired, widget.Gap(s.top)),
		widget.If(s.head > 0, widget.Fixed(s.head, widget.Stack{widget.Slot{Name: slotOf("head", m.at)}, m.buildHeader()})), widget.Gap(s.gap),
		widget.Fixed(s.height, middle(s.height*cardShape, "card", widget.If(m.card.isEmpty, widget.Paint{Draw: drawHollow}))), widget.Gap(s.gap),
		widget.Fixed(s.foot, widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
			return middle(max(min(room.W, footWidth), s.height*cardShape+4), "foot", m.buildFooter())
		})))
	if m.isUnpaired {
		column.Children = append(column.Children, widget.Fixed(valueLineHeight, m.buildValue()).Optional())
	}
	return column
}

// columns has a column for each seat by order cards, or the two pairs of a duel side by side.
func (v middleView) columns() widget.Widget {
	if v.columnModel.pairs {
		return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget { return v.pairColumns(room) })
	}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		n := float64(v.seats)
		wide := min(room.W, n*(highOf(maxSquare)*cardShape+2*columnGap))
		size := columnSizeIn(widget.Size{W: (wide - columnGap*(n-1)) / n, H: room.H})
		row := widget.Even(columnGap)
		for _, at := range v.spots() {
			row.Children = append(row.Children, widget.Grow(v.column(at, size, true)))
		}
		const led, right = 40.0, 52.0
		line := widget.Fixed(led, widget.Row(0, widget.Gap(right), widget.Grow(v.buildLead()), widget.Gap(right))).Optional()
		return widget.Stack{
			widget.Align{X: widget.Centre, Child: widget.Sized{W: wide, Child: row}},
			widget.Column(0, widget.Basis(size.top+size.bottom()+valueLineHeight+columnGap, widget.Empty{}), line),
		}
	})
}

// pairColumns has pair 1, that was opened, and pair 2, that was bid, each on its ground.
func (v middleView) pairColumns(room widget.Size) widget.Widget {
	const between = 0.06
	wide := min(room.W, 4*(highOf(maxSquare)*cardShape+16)*(1+between))
	half := (wide - 2*pairPad - wide*between) / 2
	size := columnSizeIn(widget.Size{W: (half - pairGap) / 2, H: room.H - pairHead})
	row, spots := widget.Even(wide*between-2*pairPad), v.spots()
	one := min((half-pairGap)/2, max(size.height*cardShape+4, leastLabel)) // cards of a pair lie close to each other
	for n := 1; n <= 2; n++ {
		cards := widget.Row(pairGap, widget.Fixed(one, v.column(spots[2*n-2], size, false)), widget.Fixed(one, v.column(spots[2*n-1], size, false))).Along(widget.Centre)
		name := widget.Widget(v.name(n - 1))
		if n == 1 { // nobody's name stands over its cards
			name = widget.Padding{Top: size.head / 2, Bottom: -size.head / 2, Child: name}
		}
		pair := widget.Column(0, widget.Fixed(pairHead, name), widget.Fixed(size.bottom(), widget.Pad(pairPad, 0, cards)))
		row.Children = append(row.Children, widget.Grow(widget.Column(0, widget.Gap(size.top), widget.Decorated{Child: pair, Below: drawGround})))
	}
	return widget.Align{X: widget.Centre, Child: widget.Sized{W: wide, Child: row}}
}

// middle is the places of the cards, with what stands there.
type middle struct {
	view   middleView
	room   geom.Rect
	env    widget.Env
	tree   *widget.Tree
	list   []cardPlace
	memory widget.Memory
	takers [game.MaxSeats]*widget.Tree // what is written on cards that have been taken
}

// layMiddle lays the middle out where something of it has changed.
func (b *Board) layMiddle() {
	v, room, env, m := b.middleView(), b.middleRoom(), b.env(), &b.middle
	if m.tree != nil && m.view == v && m.room == room && m.env == env {
		return
	}
	m.view, m.room, m.env, m.list = v, room, env, nil
	m.tree = widget.Layout(env, room, widget.Memo(slotMiddle, v, middleView.columns), &m.memory)
	for _, at := range v.spots() {
		m.list = append(m.list, cardPlace{at, m.tree.Slot(slotOf("head", at)), m.tree.Slot(slotOf("card", at)), m.tree.Slot(slotOf("foot", at))})
	}
	m.layTakers()
}

// columnModel returns it for what lies on the table now.
func (b *Board) columnModel() columnModel {
	m := columnModel{pairs: b.hand.inPairs(), seats: len(b.hand.order)}
	copy(m.order[:], b.hand.order)
	return m
}

// cardPlaces returns where the cards of the middle lie.
func (b *Board) cardPlaces() []cardPlace {
	room := b.middleRoom()
	if room.Empty() {
		return nil
	}
	if m := &b.middle; m.tree == nil || m.view.columnModel != b.columnModel() || m.room != room {
		b.layMiddle()
	}
	return b.middle.list
}

// choosesCubes reports whether cubes are chosen in this phase, by somebody.
func (b *Board) choosesCubes() bool {
	return b.hand.phase == game.PhasePlay || b.hand.phase == game.PhaseContest
}

// middleRoom is the room of the middle: on phones held upright with that of the cubes where none are chosen.
func (b *Board) middleRoom() geom.Rect {
	r, cubes := b.room(slotMiddle), b.room(slotBoost)
	if b.choosesCubes() || b.handAlone() || cubes.Empty() || cubes.X != r.X || cubes.Y <= r.Bottom() {
		return r
	}
	r.H = max(r.H, cubes.Bottom()-r.Y)
	return r
}

// placeOf returns the place of a seat's card, false where it has none.
func (b *Board) placeOf(seat rules.Seat) (cardPlace, bool) {
	for _, p := range b.cardPlaces() {
		if p.spot == (spot{frontZone, int(seat)}) {
			return p, true
		}
	}
	return cardPlace{}, false
}
