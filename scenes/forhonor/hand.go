package forhonor

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// handOverlay is what a draft and a line-up have in common: heroes on cards, what is told about one of them, and what is
// chosen, on one sheet of paper.
type handOverlay struct {
	widget.Host[handModel]
	moves handMoves
}

// handMoves is what moves on a hand.
type handMoves struct {
	slid  float64 // how far the hands still are from their new owners, 0 at rest to 1
	paper geom.Rect
}

// handModel is everything that a draft or a line-up shows but for what moves.
type handModel struct {
	words   *lang.Catalog
	class   stage.Class
	watched bool
	title   string
	note    string
	ask     string // the sentence that asks, which the table tells
	camp    game.Camp
	size    int // of the hand
	hand    [game.NumHeroes]handCard
	opens   bool      // a touch of a card opens its sheet; else it picks
	detail  game.Hero // that is told about; NoHero for none
	opening bool      // the words about it open its sheet
	invite  string    // in the place of these words
	picked  int
	picks   [game.CampSize]game.Hero
	seats   int
	choosing,
	ready rules.Seats
	commit string  // on the main button; "" where nobody here chooses
	able   bool    // it does something
	asks   bool    // it is asked once more
	beside float64 // how much breadth the round button beside the head needs of the paper
}

// handCard is a card: NoHero for one that is not seen.
type handCard struct {
	hero   game.Hero
	chosen bool
	lifted bool
	place  int // in a line, from 1 on
}

// handRoom is the sheet of a draft or a line-up.
func (b *Board) handRoom() geom.Rect {
	r := b.layout.over
	switch b.view.Class {
	case stage.Tall: // the slips lie higher than on the battlefield, and below them all is free but for what leads through a replay
		foot := b.view.Safe.Bottom() - 10
		if b.watched {
			foot = r.Bottom()
		}
		r.Y -= b.overRise()
		r.H = foot - r.Y
	case stage.Low:
		return b.lowPaper()
	default:
		if broad, ok := b.broadPaper(); ok {
			return broad
		}
	}
	return r
}

// broadPaper is the sheet over the whole breadth of a desk, below the slips; false where these need too much of it, or
// something stands below them.
func (b *Board) broadPaper() (geom.Rect, bool) {
	const gap, mostSeats = 8.0, 4
	l, n := &b.layout, b.match.State().Seats()
	if l.watch || n > mostSeats {
		return geom.Rect{}, false
	}
	foot := 0.0
	for _, r := range closedUp(l.slips[:n]) {
		foot = max(foot, r.Bottom())
	}
	left, right := l.cards[0][0].X, l.cards[1][0].Right()
	return geom.R(left, foot+gap, right-left, l.tools[toolMenu].Y-gap-foot-gap), true
}

// lowPaper is the sheet on a phone held sideways: below the slips of two, as broad as both columns and what is between
// them.
func (b *Board) lowPaper() geom.Rect {
	const gap, two = 4.0, 2
	l := &b.layout
	if l.watch || b.match.State().Seats() > two {
		return l.over
	}
	top := max(l.slips[0].Bottom(), l.slips[1].Bottom()) + gap
	left, right := l.cards[0][0].X, l.cards[1][0].Right()
	return geom.R(left, top, right-left, l.over.Bottom()-top)
}

// overRise is how much higher than else the slips lie beside a draft, on phones: in the place of the score.
func (b *Board) overRise() float64 {
	if b.view.Class != stage.Tall || len(b.places.Seats) == 0 {
		return 0
	}
	return b.places.Seats[0].Y - b.layout.score.Y
}

// closedUp returns the slips of each column moved together.
func closedUp(slips []geom.Rect) []geom.Rect {
	const gap = 8.0
	next := map[float64]float64{} // where the next slip of each column lies
	for _, r := range slips {
		if y, ok := next[r.X]; !ok || r.Y < y {
			next[r.X] = r.Y
		}
	}
	closed := slices.Clone(slips)
	for k, r := range closed {
		closed[k].Y = next[r.X]
		next[r.X] += r.H + gap
	}
	return closed
}

// besideBattle returns the places that a sheet which leaves the slips of the seats free leaves to the table: those of the
// battlefield where the tree has none. Slips without heroes between them are moved together.
func (b *Board) besideBattle(t *widget.Tree, together bool) table.Places {
	l, f := &b.layout, b.placesOf(t)
	f.Seats = slices.Clone(b.places.Seats)
	for k := range f.Seats {
		f.Seats[k].Y -= b.overRise()
	}
	if together {
		f.Seats = closedUp(f.Seats)
	}
	if f.Message.Empty() {
		f.Message = l.message
		if b.broad() {
			f.Message = geom.R(l.score.X, l.slips[0].Y, l.score.W, l.slips[0].H)
		}
	}
	if len(f.Tools) > toolHint {
		if f.Tools[toolMenu].Empty() {
			f.Tools[toolMenu] = l.tools[toolMenu]
		}
		f.Tools[toolHint] = l.tools[toolHint]
		if b.view.Class == stage.Wide && !l.tools[toolUndo].Empty() { // nothing is undone here
			f.Tools[toolHint] = l.tools[toolUndo]
		}
	}
	return f
}

// drawAround draws what a sheet leaves free of what lies beside the battlefield; nothing below another overlay.
func (b *Board) drawAround(c *canvas.Canvas, o widget.Overlay, paper geom.Rect, heroes bool) {
	if b.overlays.Top() != o {
		return
	}
	l := &b.layout
	if !paper.Overlaps(l.score) && b.view.Class != stage.Tall {
		b.drawScore(c)
	}
	if heroes && !paper.Overlaps(l.cards[0][0]) && !paper.Overlaps(l.cards[1][0]) {
		b.drawColumns(c)
	}
}

// show shows a hand.
func (o *handOverlay) show(b *Board, m handModel) {
	if o.Build == nil {
		o.Build = func(m handModel) widget.Widget { return buildHand(m, &o.moves) }
	}
	m.words, m.class, m.watched, m.asks, m.ready, m.seats = b.words(), b.view.Class, b.watched, b.pending(), b.shown.ready, b.state.Seats()
	room := b.handRoom()
	if menu := b.layout.tools[toolMenu]; m.class == stage.Low && menu.Overlaps(room) {
		m.beside = room.Right() - menu.X
	}
	o.moves.paper, o.State = room, b.controlState
	o.Arrange(room, b.env())
	o.Show(m)
}

// Cover implements [widget.Overlay].
func (o *handOverlay) Cover() widget.Cover { return widget.Opaque }

// draftedOf returns the hero whose card is pointed at; false for other parts.
func draftedOf(p rules.Part) (game.Hero, bool) {
	return game.Hero(p.Index), p.Kind == rules.PartCard && p.Index > 0 && p.Index <= game.NumHeroes
}
