package yokai

import (
	"slices"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/yokai"
	"engawa/rules/yokai/solved"
)

// isRepetition reports whether the position has occurred twice: it would be drawn.
func (b *tablebaseBot) isRepetition(next yokai.Board) bool {
	return slices.Contains(b.root.Twice, next.Key())
}

// mayRepeat reports whether a reply makes a position that has occurred twice.
func (b *tablebaseBot) mayRepeat(next yokai.Board) bool {
	return len(b.root.Twice) > 0 &&
		slices.ContainsFunc(next.Moves(nil), func(a rules.Action) bool { return b.isRepetition(next.Play(a)) })
}

// prober finds out by a tablebase which positions are won and lost, and how soon.
type prober struct {
	meter     *bot.Meter // of the decision at hand
	tablebase *solved.Tablebase
	prover    prover
}

// lossBand returns the band of a position if its mover has lost, else 0. Positions that the tablebase does not hold are
// looked at that many moves deep; where that is not enough, known is false.
func (t *prober) lossBand(p yokai.Board, depth int) (l solved.Loss, known bool) {
	if t.meter.IsHalted {
		return 0, false
	}
	if result, over := p.Over(); over {
		if result < 0 {
			return solved.FirstBand, true
		}
		return 0, true
	}
	probed, nodes := t.tablebase.Probed(), t.meter.Nodes
	l, inside := t.tablebase.Probe(p)
	if t.tablebase.Probed() > probed {
		t.meter.Nodes = nodes + solved.ChunkPositions*readNodes // whether it was read or kept
	}
	if !t.meter.Visit() || inside {
		return l, inside
	}
	if canCatch(p) {
		return 0, true
	}
	if depth == 0 {
		return 0, false
	}
	known = true
	for _, a := range p.Moves(nil) {
		switch w, sure := t.winBand(p.Play(a), depth-1, solved.FirstBand); {
		case w > 0:
			l = max(l, w)
		case sure:
			return 0, true
		default:
			known = false
		}
	}
	if !known {
		return 0, false
	}
	return l, true
}

// winBand returns the lowest band to which a move leads, if the mover of a position has won, else 0. It looks no
// further when it has found one that is as low as enough, or any if enough is 0.
func (t *prober) winBand(p yokai.Board, depth int, enough solved.Loss) (lowest solved.Loss, known bool) {
	if result, over := p.Over(); over {
		if result > 0 {
			return solved.FirstBand, true
		}
		return 0, true
	}
	moves := p.Moves(make([]rules.Action, 0, yokai.MaxMoves))
	// What ends the game at once needs no tablebase.
	for _, a := range moves {
		if result, over := p.Play(a).Over(); over && result < 0 {
			return solved.FirstBand, true
		}
	}
	known = true
	for _, a := range moves {
		l, sure := t.lossBand(p.Play(a), depth)
		if l > 0 && (lowest == 0 || l < lowest) {
			lowest = l
		}
		if lowest > 0 && (enough == 0 || lowest <= enough) {
			break
		}
		known = known && sure
	}
	return lowest, known || lowest > 0
}

// reachesLowerBand reports whether after every reply to a position in a band a move leads to a lower one: whether the
// end comes after the lower of the two distances of the band.
func (t *prober) reachesLowerBand(p yokai.Board, l solved.Loss) bool {
	for _, reply := range p.Moves(nil) {
		if lower, _ := t.winBand(p.Play(reply), outsideDepth, l-1); lower == 0 || lower >= l || t.meter.IsHalted {
			return false
		}
	}
	return true
}
