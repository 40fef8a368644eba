package homeworlds

import (
	"strings"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/lang"
	"engawa/scenes/table"
)

// Widths of plates, in logical units.
const (
	minStanding    = 190.0 // with room for ships and home
	narrowStanding = 125.0 // without room for more than a number where the lantern hangs
)

// Standing implements table.Scorer.
func (b *Board) Standing(s rules.State, seat rules.Seat) table.Standing {
	return table.Standing{Words: b.standingText(s, seat)}
}

// standingText says how many ships the seat has and the sizes of the stars of its home, or how many
// actions the person that is to act has left.
func (b *Board) standingText(st rules.State, seat rules.Seat) string {
	s, ok := st.(*game.State)
	if !ok {
		return ""
	}
	words, ships := b.words(), 0
	if b.choice.State != nil && b.choice.By == seat {
		return b.actionsText(s)
	}
	for _, sys := range s.Systems() {
		ships += sys.Ships[seat].Len()
	}
	if !s.Alive(seat) {
		return words.T(lang.HomeworldsStatusOut)
	}
	var sizes []string
	for _, star := range piecesOf(s.System(int(seat)).Stars) {
		sizes = append(sizes, starNumbers[star.Size()])
	}
	if sizes == nil {
		return ""
	}
	key := lang.HomeworldsStatus
	if b.room.Slot(table.SlotSeat(int(seat))).W < minStanding {
		key = lang.HomeworldsStatusShort
	}
	return words.T(key, lang.Count("n", ships), lang.Text("sizes", strings.Join(sizes, "+")))
}

// actionsText says how many actions are left in the turn.
func (b *Board) actionsText(s *game.State) string {
	key := lang.HomeworldsStatusActions
	if b.room.Slot(table.SlotSeat(int(s.Turn()))).W < narrowStanding {
		key = lang.HomeworldsStatusFew
	}
	switch s.Phase() {
	case game.Start:
		return b.words().T(key, lang.Count("n", 1))
	case game.Sacrificing:
		return b.words().T(key, lang.Count("n", int(s.Position().ActionsLeft)))
	case game.Done:
		return b.words().T(lang.HomeworldsStatusDone)
	}
	return ""
}
