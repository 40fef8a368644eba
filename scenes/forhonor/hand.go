package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/widget"
)

// handOverlay is what a draft and a line-up have in common: heroes on cards, what is shown about one of them, and what is
// chosen, on one panel of paper.
type handOverlay struct {
	widget.TreeCache[handModel]
	moves handMoves
}

// handMoves is what moves on a hand.
type handMoves struct {
	slideShare float64 // how far the hands still are from their new owners, 0 at rest to 1
	panel      geom.Rect
}

// handModel is everything that a draft or a line-up shows but for what moves.
type handModel struct {
	words     *lang.Catalog
	class     stage.Class
	isWatched bool
	isAlone   bool // who else chooses is left out
	title     string
	note      string
	ask       string // the sentence that asks, which the table tells
	camp      game.Camp
	size      int // of the hand
	hand      [game.NumHeroes]handCard
	opens     bool      // a touch of a card opens its panel; else it picks
	detail    game.Hero // that is shown; NoHero for none
	opening   bool      // the words about it open its panel
	invite    string    // in the place of these words
	heroCount int       // heroes that the seat will have; 0 where that is unknown
	pickCount int
	picks     [game.CampSize]game.Hero
	seats     int
	choosing,
	ready rules.Seats
	commit    string // on the main button; "" where nobody here chooses
	able      bool   // it does something
	asksAgain bool   // it is asked once more
}

// handCard is a card: NoHero for one that is not seen.
type handCard struct {
	hero     game.Hero
	isChosen bool
	isLifted bool
	place    int // in a line, from 1 on
}

// show shows a hand on the paper of a panel.
func (o *handOverlay) show(b *Board, panel panelKind, m handModel) {
	if o.Build == nil {
		o.Build = func(m handModel) widget.Widget { return buildHand(m, &o.moves) }
	}
	m.isAlone = b.handOnly && !b.isWatched
	m.words, m.class, m.isWatched, m.asksAgain, m.ready, m.seats = b.words(), b.view.Class, b.isWatched, b.pending(), b.display.ready, b.state.Seats()
	room := b.panelRoom(panel)
	o.moves.panel = room
	o.Arrange(room, b.env())
	o.Show(m)
}

// Cover implements [widget.Overlay].
func (o *handOverlay) Cover() widget.Cover { return widget.Opaque }

func (o *handOverlay) view() widget.Widget { return widget.Embed{Tree: o.Tree()} }

// draftedHero returns the hero whose card is pointed at; false for other parts.
func draftedHero(p rules.Part) (game.Hero, bool) {
	return game.Hero(p.Index), p.Kind == rules.PartCard && p.Index > 0 && p.Index <= game.NumHeroes
}
