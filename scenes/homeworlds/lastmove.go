package homeworlds

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/lang"
)

// lastSeenMove returns how many moves had been made when the player who chooses left the table to the others, false while
// there is nothing new since: in the middle of the turn, and before the second one.
func (b *Board) lastSeenMove() (played int, ok bool) {
	if b.choice.State == nil || b.pos.Phase == game.Setup {
		return 0, false
	}
	k := b.match.Len()
	for k > 0 && b.match.Move(k-1).By != b.choice.By {
		k--
	}
	if k == 0 || k == b.match.Len() {
		return 0, false
	}
	return k, b.match.At(k).(*game.State).Phase() != game.Setup
}

// findNewShips finds the ships that were not there in the last turn of the player who chooses.
func (b *Board) findNewShips() {
	k, ok := b.lastSeenMove()
	if !ok {
		return
	}
	was := b.match.At(k).(*game.State).Position()
	for slot := range b.pos.Slots() {
		before := was.Systems[slot]
		if was.Name(slot) != b.pos.Name(slot) {
			before = game.System{} // another system had its place
		}
		for owner := range rules.Seat(b.seats) {
			for p, n := range b.pos.Systems[slot].Ships[owner].All() {
				if more := n - before.Ships[owner].Count(p); more > 0 {
					same := b.pyramidsOf(slot, owner, p)
					b.highlights.newShips = append(b.highlights.newShips, same[max(0, len(same)-more):]...)
				}
			}
		}
	}
}

// lastMoveMessage tells all that somebody else has done in the last turn, "" while homes are chosen.
func (b *Board) lastMoveMessage() string {
	if b.pos.Phase == game.Setup {
		return ""
	}
	from := 0
	if b.choice.State != nil {
		k, ok := b.lastSeenMove()
		if !ok {
			return ""
		}
		from = k
	}
	return b.lastTurn(from)
}

// lastTurn tells all that has been done in the last turn since so many moves had been made, "" for nothing.
func (b *Board) lastTurn(from int) string {
	by, turn := rules.Nature, 0
	var lines []string
	for k := b.match.Len() - 1; k >= from; k-- {
		m, at := b.match.Move(k), b.match.At(k).(*game.State)
		if m.By < 0 {
			continue
		}
		if len(lines) > 0 && (m.By != by || at.Turns() != turn) {
			break
		}
		if line := b.Line(at, m); line != "" {
			by, turn = m.By, at.Turns()
			lines = append(lines, line)
		}
	}
	if len(lines) == 0 {
		return ""
	}
	slices.Reverse(lines)
	return b.words().T(lang.HomeworldsNews, b.name(by), lang.Text("line", b.words().List(lines...)))
}
