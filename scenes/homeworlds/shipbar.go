package homeworlds

import (
	"math"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/table"
	homeworldssprites "engawa/sprites/homeworlds"
)

// Columns implements table.Scorer: who wins has no points.
func (b *Board) Columns(rules.State) []table.Column { return nil }

// Counts implements table.Scorer: what the rules count, with the secret card of a seat that was knocked out under another
// name.
func (b *Board) Counts() []rules.Line {
	s := b.match.State().(*game.State)
	lines := game.Game{}.Score(s)
	for seat, line := range lines {
		if !s.Alive(rules.Seat(seat)) {
			line.Counts[len(line.Counts)-1].Name = "out"
		}
	}
	return lines
}

// DrawSign implements table.Scorer.
func (b *Board) DrawSign(*canvas.Canvas, geom.Rect, string) {}

// DrawBreakdown implements table.Scorer.
func (b *Board) DrawBreakdown(*canvas.Canvas, geom.Rect, rules.State, rules.Seat, string) {}

// DrawBar implements table.Scorer: the secret card of the seat, which turns over, and the ships that the seat has in the
// end side by side, the largest first, so that they make up a bar.
func (b *Board) DrawBar(c *canvas.Canvas, r geom.Rect, s rules.State, seat rules.Seat, _ string, grown float64) {
	st, ok := s.(*game.State)
	if !ok || seat < 0 || int(seat) >= st.Seats() {
		return
	}
	if card := cardOf(s, seat); card != homeworldssprites.CardBack && r.H >= minBarCard {
		if r = drawBarCard(c, r, card, grown); r.W <= 0 {
			return // the room is for the card alone
		}
	}
	ships := shipsOf(st, seat)
	box := homeworldsart.ShipBox(game.MakePiece(game.Red, game.NumSizes))
	unit := r.H / (box.H + 4)
	if squeeze := squeezeShips(ships, r.W/unit); squeeze < 1 {
		unit *= max(minBarShip, squeeze)
	}
	x, squeeze := r.X, squeezeShips(ships, r.W/unit)
	for _, p := range ships[:int(math.Ceil(grown*float64(len(ships))))] {
		ship := shipOf(p, 0)
		own := ship.Outline().Bounds()
		foot := r.Bottom() - 2*unit - (own.Y+own.H)*unit
		c.Draw(canvas.Sprite(ship), geom.Pt(x+own.W*unit/2, foot), canvas.Look{Size: unit})
		x += (own.W + barGap) * unit * squeeze
	}
}

// Measures of a bar.
const (
	barGap     = 4.0  // between two ships, in units of a piece
	minBarCard = 30.0 // the height of a bar that has room for a card, in logical units
	minBarShip = 0.5  // how small ships become where there are many, against usual ones
)

// drawBarCard draws the card of a seat at the left of its bar, turned over so far, and returns what it leaves.
func drawBarCard(c *canvas.Canvas, r geom.Rect, card homeworldssprites.SecretCard, turned float64) geom.Rect {
	const gap = 6.0
	box := homeworldssprites.SecretCardBox()
	size := min(r.H/box.H, r.W/box.W)
	open := 2*turned - 1
	if open < 0 {
		card, open = homeworldssprites.CardBack, -open
	}
	look := canvas.Look{Size: size}
	if open < 1 {
		look.Stretch = geom.Pt(max(0.02, open), 1)
	}
	c.Draw(cardPicture(card), geom.Pt(r.X+box.W*size/2, r.Centre().Y), look)
	return geom.R(r.X+box.W*size+gap, r.Y, r.W-box.W*size-gap, r.H)
}

// shipsOf lists the seat's ships on the whole table, the largest first.
func shipsOf(s *game.State, seat rules.Seat) []game.Piece {
	var list []game.Piece
	for size := game.NumSizes; size > 0; size-- {
		for _, h := range hues() {
			for _, sys := range s.Systems() {
				p := game.MakePiece(colourOf(h), size)
				for range sys.Ships[seat].Count(p) {
					list = append(list, p)
				}
			}
		}
	}
	return list
}

// squeezeShips returns by how much the ships must move together so that all lie in the width, in units of a piece; 1
// where they have room.
func squeezeShips(ships []game.Piece, width float64) float64 {
	sum := 0.0
	for _, p := range ships {
		sum += homeworldsart.ShipBox(p).W + barGap
	}
	if sum <= width {
		return 1
	}
	last := homeworldsart.ShipBox(ships[len(ships)-1]).W + barGap
	return max(0.1, (width-last)/max(1, sum-last))
}
