package diagram

import (
	"strconv"

	"engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/sprites"
	honshusprites "engawa/sprites/honshu"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// rounds is the picture of the twelve rounds of Honshū, seen in one of them: four lines of three, and at the end of a
// line what becomes of the hands.
type rounds int

// Measures of the track, in its own units.
const (
	roundSide = 38.0
	roundLine = 3 // rounds
)

type roundsKey struct{ now int }

func (r rounds) key() any { return roundsKey{int(r)} }

// size implements drawing.
func (r rounds) size() (w, h float64) {
	return (roundLine + 1.5) * roundSide, honshu.Rounds / roundLine * roundSide
}

// paint implements painter.
func (r rounds) paint(out *vector.Canvas, _ float64) {
	at := func(line int, column float64) geom.Point {
		return geom.Pt((column+0.5)*roundSide, (float64(line)+0.5)*roundSide)
	}
	for k := range honshu.Rounds {
		r.paintRound(out, k+1, at(k/roundLine, float64(k%roundLine)))
	}
	for line, mark := range []honshusprites.RoundMark{honshusprites.HandsLeft, honshusprites.HandsNew, honshusprites.HandsRight} {
		paintSprite(out, mark, at(line, roundLine+0.25), 1)
	}
}

// paintRound draws one round about a point: done, the present one or still to come.
func (r rounds) paintRound(out *vector.Canvas, n int, at geom.Point) {
	mark, ink := honshusprites.RoundAhead, sprites.Ink
	switch now := int(r); {
	case n < now:
		paintSprite(out, honshusprites.RoundDone, at, 1)
		return
	case n == now:
		mark, ink = honshusprites.RoundNow, sprites.Paper
	}
	paintSprite(out, mark, at, 1)
	style, text := letters.Style{Face: letters.Heading, Size: 14}, strconv.Itoa(n)
	letters.Draw(out, style, at.X-letters.Measure(style, text)/2, at.Y+letters.CapHeight(style)/2, text, vector.Solid(ink))
}
