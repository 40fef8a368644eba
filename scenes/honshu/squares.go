package honshu

import (
	game "engawa/rules/honshu"
	"engawa/scenes/lang"
)

// position says where a square lies: how far from the upper left square of the start province, across and then along.
func (s speaker) position(x, y int) string {
	var parts []string
	add := func(n int, before, after lang.Key) {
		switch {
		case n < 0:
			parts = append(parts, s.words.T(before, lang.Count("n", -n)))
		case n > 0:
			parts = append(parts, s.words.T(after, lang.Count("n", n)))
		}
	}
	add(x, lang.HonshuSpotLeft, lang.HonshuSpotRight)
	add(y, lang.HonshuSpotUp, lang.HonshuSpotDown)
	if parts == nil {
		return s.words.T(lang.HonshuSpotStart)
	}
	return s.words.List(parts...)
}

// cellFacts is what is shown of a square: what shows there, how the card lies there, and whether it could be brought
// there. It has no gaps in memory, which makes looking it up cheap.
type cellFacts struct {
	words          *lang.Catalog
	x, y           int16
	square         game.Square
	cube, isMarked bool
	position       cardPosition
}

// cardPosition is how the card lies on a square.
type cardPosition uint8

const (
	cardAbsent cardPosition = iota
	cardUnder
	cardOver
	cardAlone
)

// cardPositionKeys are the words for it.
var cardPositionKeys = [...]lang.Key{cardUnder: lang.HonshuSpotUnder, cardOver: lang.HonshuSpotOver, cardAlone: lang.HonshuSpotCard}

// cellFacts returns the facts of a square as they are now.
func (n *placement) cellFacts(words *lang.Catalog, x, y int) cellFacts {
	cell := game.CellAt(x, y)
	f := cellFacts{words: words, x: int16(x), y: int16(y), square: n.trialCard.land.At(cell), cube: n.trialCard.land.Cube(cell), isMarked: n.markedSquares[[2]int{x, y}]}
	if i, ok := n.trialCard.squareAt(x, y); ok {
		trial := n.effect.trial
		switch {
		case trial.Shared&trial.Hidden>>i&1 != 0:
			f.position = cardUnder
		case trial.Shared>>i&1 != 0:
			f.position = cardOver
		default:
			f.position = cardAlone
		}
	}
	return f
}

// cellWords says where a square lies and what is there; it caches the sentences.
func (n *placement) cellWords(b *Board, x, y int) string {
	f := n.cellFacts(b.words(), x, y)
	text, ok := b.cellTexts[f]
	if !ok {
		text = f.spell(b.speaker())
		if b.cellTexts == nil || len(b.cellTexts) > maxCellTexts {
			b.cellTexts = map[cellFacts]string{}
		}
		b.cellTexts[f] = text
	}
	return text
}

// maxCellTexts is of how many squares it is kept what is said of them.
const maxCellTexts = 2000

// spell puts the facts into words.
func (f cellFacts) spell(s speaker) string {
	var what []string
	if f.square != game.NoSquare {
		what = append(what, s.square(f.square, f.cube))
	}
	if f.position != cardAbsent {
		what = append(what, s.words.T(cardPositionKeys[f.position]))
	}
	if f.isMarked {
		what = append(what, s.words.T(lang.HonshuSpotForCard))
	}
	at := s.position(int(f.x), int(f.y))
	if what == nil {
		return at
	}
	return s.words.T(lang.HonshuSpotHolds, lang.Text("at", at), lang.Text("what", s.words.List(what...)))
}
