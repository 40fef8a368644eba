package replay

import "engawa/scenes/table"

// turn returns where the next turn or round ends, or where the present one begins or the one before where nothing of it
// is shown yet. Where a turn is one move and there are no rounds, and in a recap, it returns the ends of what is shown.
func (r *Replay) turn(by int) int {
	ends := r.ends()
	if ends == nil {
		if by < 0 {
			return r.first()
		}
		return r.last()
	}
	at := r.moveCount
	if by > 0 {
		for at < r.last() {
			at++
			if at == r.last() || ends(at) {
				break
			}
		}
		return at
	}
	for at > 0 {
		at--
		if at == 0 || ends(at) {
			break
		}
	}
	return at
}

// ends returns what reports whether a turn or a round ends after so many moves; nil where there is neither.
func (r *Replay) ends() func(at int) bool {
	if r.recap != nil {
		return nil
	}
	if rounds, ok := r.board.(table.LogAnnotator); ok {
		return func(at int) bool { return rounds.Round(r.match.At(at)) != rounds.Round(r.match.At(at-1)) }
	}
	if r.inTurns {
		return func(at int) bool { return r.match.Log[at].By != r.match.Log[at-1].By }
	}
	return nil
}
