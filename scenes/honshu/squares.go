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
// there. It has no gaps in memory, which makes comparing it cheap.
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
	f := cellFacts{words: words, x: int16(x), y: int16(y), square: n.trialCard.land.At(cell), cube: n.trialCard.land.Cube(cell), isMarked: n.markedSquares.has(x, y)}
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

// isEmpty reports whether nothing lies on a square: no square of the land, no mark, and not the card.
func (f *cellFacts) isEmpty() bool {
	return f.square == game.NoSquare && !f.isMarked && f.position == cardAbsent
}

// cellText is what is said of a square.
type cellText struct {
	facts cellFacts
	text  string
}

// cellWords says where the k-th square lies and what is there; most have the sentence that they had before. It caches all
// sentences.
func (n *placement) cellWords(b *Board, k int, f cellFacts) string {
	if k == len(n.cellTexts) {
		n.cellTexts = append(n.cellTexts, cellText{})
	}
	last := &n.cellTexts[k]
	if last.facts == f {
		return last.text
	}
	text, ok := b.cellTexts[f]
	if !ok {
		text = f.spell(b.speaker())
		if b.cellTexts == nil || len(b.cellTexts) > maxCellTexts {
			b.cellTexts = map[cellFacts]string{}
		}
		b.cellTexts[f] = text
	}
	*last = cellText{f, text}
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

// cellSet is a set of squares of the grid.
type cellSet [gridSide]uint64

// gridSide is how many squares the grid is wide and high, and gridMiddle where its square (0,0) lies.
const gridSide, gridMiddle = 64, 32

func (s *cellSet) add(x, y int) { s[y+gridMiddle] |= 1 << (x + gridMiddle) }

// has reports whether the square is in the set; no square beyond the grid is.
func (s *cellSet) has(x, y int) bool {
	x, y = x+gridMiddle, y+gridMiddle
	return s != nil && uint(x) < gridSide && uint(y) < gridSide && s[y]>>x&1 != 0
}
