package solved

import (
	"math/bits"

	"engawa/rules/yokai"
)

// ruleSet says in what the two rule sets differ: in dobutsu the lion keeps off attacked cells.
type ruleSet struct{ lionKeepsOff bool }

func ruleSetOf(v yokai.Variant) ruleSet { return ruleSet{v == yokai.Dobutsu} }

// safety is what counting the moves of an open position tells.
type safety struct {
	safe     int  // moves after which the mover's lion cannot be taken
	tries    bool // one of them is a Try that wins
	anything bool // there is a legal move at all
}

// count counts the moves of a position in which the lion cannot be taken. All pieces step one cell, so nothing ever
// stands in between: a piece other than the lion keeps it safe if nothing attacks it, or by taking the only attacker.
func (r ruleSet) count(p *position) safety {
	lion := p.lion(mover)
	own := p.pieces[mover].all()
	attacked := p.attacks(other)
	steps := lookup.reach[mover][lion] &^ own
	var s safety
	s.safe = (steps &^ attacked).len()
	s.tries = steps&^attacked&farRow != 0
	if attackers := p.attackers(other, lion); attackers == 0 {
		s.safe += p.movesBesidesLion(own, allCells)
	} else if attackers&(attackers-1) == 0 {
		s.safe += p.stepsBesidesLion(own, 1<<(bits.TrailingZeros64(uint64(attackers))%laneWidth))
	}
	s.anything = s.safe > 0 || !r.lionKeepsOff && steps != 0 || p.movesBesidesLion(own, allCells) > 0
	return s
}

// movesBesidesLion counts steps of the mover's other pieces onto the cells, and all drops.
func (p *position) movesBesidesLion(own, onto cells) int {
	return p.stepsBesidesLion(own, onto) + p.held[mover].kinds()*p.empty().len()
}

func (p *position) stepsBesidesLion(own, onto cells) int {
	n := 0
	for rest := p.pieces[mover] &^ lionLane; rest != 0; rest &= rest - 1 {
		n += (lookup.reach[mover][bits.TrailingZeros64(uint64(rest))&63] & onto &^ own).len()
	}
	return n
}
