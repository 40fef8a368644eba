package yokai

import "engawa/rules"

// What pieces are worth in Evaluate, by kind: a chick is 100. A piece in the reserve may go anywhere, and is worth
// more than on the board; a chick in the reserve cannot be hemmed in.
var (
	boardWorth   = [...]int{Elephant: 230, Giraffe: 260, Chick: 80, Hen: 320}
	reserveWorth = [...]int{Elephant: 260, Giraffe: 290, Chick: 120}
)

const (
	mobilityWorth = 6    // for each legal move
	rowWorth      = 12   // for each row that the lion has walked
	catchWorth    = 5000 // the side to move can take the lion
)

// Evaluate estimates the position for the side to move, a chick being about 100: pieces on the board and in the
// reserve, mobility, and how far the lions have come. Estimates lie between -10000 and 10000.
func (b Board) Evaluate() int {
	score := b.standing(b.side) - b.standing(b.side.Other())
	if b.canCatch() {
		score += catchWorth
	}
	return score
}

// standing is what one side has.
func (b Board) standing(s Side) int {
	pieces, held, view := b.own, b.ownHand, b
	if s != b.side {
		pieces, held = b.foe, b.foeHand
		view = Board{own: b.foe, foe: b.own, ownHand: b.foeHand, foeHand: b.ownHand, side: s, flags: b.flags & variantBits}
	}
	score := view.Count() * mobilityWorth
	for kind := Elephant; kind <= Hen; kind++ {
		score += pieces.of(kind).Len() * boardWorth[kind]
	}
	for _, kind := range ReserveKinds {
		score += held.count(kind) * reserveWorth[kind]
	}
	if lion := pieces.of(Lion).first(); lion >= 0 {
		row := lion / files
		if s == Black {
			row = rows - 1 - row
		}
		score += row * rowWorth
	}
	return score
}

// canCatch reports whether the side to move may take the lion now.
func (b Board) canCatch() bool {
	lion := b.foe.of(Lion)
	reach := attacks(b.own&^lanes(allCells), b.side)
	return (reach|look.lion[b.own.of(Lion)]&^b.lionTaboo())&lion != 0
}

// Forcing reports whether the legal move takes something, arrives with the lion on the far row, or attacks the lion.
func (b Board) Forcing(a rules.Action) bool {
	c, _ := Unpack(a)
	if b.foe.all().Has(c.To) {
		return true
	}
	kind := c.Drop
	if kind == NoKind {
		kind = b.own.at(c.From)
	}
	if c.Promote {
		kind = Hen
	}
	if kind == Lion && FarRow(b.side).Has(c.To) {
		return true
	}
	return look.reach[b.side&1][kind&7][c.To]&b.foe.of(Lion) != 0
}
