package yokai

import "engawa/rules"

// What pieces are worth in Evaluate: a chick is about 100. A piece in the reserve may go anywhere, and is worth more
// than on the board.
const (
	elephantValue = 230
	giraffeValue  = 260
	chickValue    = 80
	henValue      = 320

	heldElephantValue = 260
	heldGiraffeValue  = 290
	heldChickValue    = 120

	mobilityValue = 6    // for each legal move
	rowValue      = 12   // for each row that the lion has walked
	catchValue    = 5000 // the side to move can take the lion
)

// Evaluate estimates the position for the side to move, a chick being about 100: pieces on the board and in the
// reserve, mobility, and how far the lions have come. Estimates lie between -10000 and 10000.
func (b Board) Evaluate() int {
	score := b.sideScore(b.side) - b.sideScore(b.side.Other())
	if b.canCatch() {
		score += catchValue
	}
	return score
}

// standing is what one side has.
func (b Board) sideScore(s Side) int {
	if s != b.side {
		b = Board{own: b.foe, foe: b.own, ownHand: b.foeHand, foeHand: b.ownHand, side: s, flags: b.flags & variantBits}
	}
	return b.Count()*mobilityValue + material(b.own) + int(lookup.handValue[b.ownHand&63]) + lionWalk(b.own, s)*rowValue
}

// turned returns the board with the other side to move. standing does the same in place, which is faster.
func (b Board) turned() Board {
	return Board{own: b.foe, foe: b.own, ownHand: b.foeHand, foeHand: b.ownHand, side: b.side.Other(), flags: b.flags & variantBits}
}

// material is what the pieces on the board are worth.
func material(l lanes) int {
	return l.of(Elephant).Len()*elephantValue + l.of(Giraffe).Len()*giraffeValue +
		l.of(Chick).Len()*chickValue + l.of(Hen).Len()*henValue
}

// value is what the pieces of a reserve are worth.
func (h hand) value() int {
	return h.count(Elephant)*heldElephantValue + h.count(Giraffe)*heldGiraffeValue + h.count(Chick)*heldChickValue
}

// lionWalk returns how many rows the side's lion stands before its own back row; 0 for a lion that was taken.
func lionWalk(l lanes, s Side) int {
	lion := l.of(Lion).first()
	switch {
	case lion < 0:
		return 0
	case s == Black:
		return Rows - 1 - lion/Files
	}
	return lion / Files
}

// canCatch reports whether the side to move may take the lion now.
func (b Board) canCatch() bool {
	lion := b.foe.of(Lion)
	reach := attacks(b.own&^lanes(allCells), b.side)
	return (reach|lookup.lion[b.own.of(Lion)]&^b.lionTaboo())&lion != 0
}

// Weight is what one of something is worth in Evaluate.
type Weight struct {
	Name  string
	Value int
}

// Weights returns what Evaluate counts, and what one of each is worth.
func Weights() []Weight {
	return []Weight{
		{"elephant", elephantValue}, {"giraffe", giraffeValue}, {"chick", chickValue}, {"hen", henValue},
		{"held elephant", heldElephantValue}, {"held giraffe", heldGiraffeValue}, {"held chick", heldChickValue},
		{"mobility", mobilityValue}, {"row", rowValue}, {"catch", catchValue},
	}
}

// Counts returns how many of each of the Weights the side to move has more than the other. Evaluate is the sum of these
// times what one is worth.
func (b Board) Counts() []int {
	counts := make([]int, len(Weights()))
	for sign, seen := range map[int]Board{1: b, -1: b.turned()} {
		for k, n := range []int{
			seen.own.of(Elephant).Len(), seen.own.of(Giraffe).Len(), seen.own.of(Chick).Len(), seen.own.of(Hen).Len(),
			seen.ownHand.count(Elephant), seen.ownHand.count(Giraffe), seen.ownHand.count(Chick),
			seen.Count(), lionWalk(seen.own, seen.side),
		} {
			counts[k] += sign * n
		}
	}
	if b.canCatch() {
		counts[len(counts)-1] = 1
	}
	return counts
}

// Forcing reports whether the legal move takes something, arrives with the lion on the far row, or attacks the lion.
func (b Board) Forcing(a rules.Action) bool {
	c, _ := Fields(a)
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
	return lookup.reach[b.side&1][kind&7][c.To]&b.foe.of(Lion) != 0
}
