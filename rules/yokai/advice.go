package yokai

import "engawa/rules"

// Codes of warnings.
const (
	WarnTry    = "warn-try"    // the move does not take the lion whose Try waits: the game is lost
	WarnCaught = "warn-caught" // the lion can be caught where the move brings it, or because of the move
	WarnLeft   = "warn-left"   // the lion is attacked and the move leaves it so
	WarnDraw   = "warn-draw"   // the move makes the third occurrence: the game is drawn
)

// Warnings warns of a move that lets the lion be caught next, leaves a waiting Try standing, or draws by
// repetition. All but a draw are grave. The parts are the lion's cell and those of its attackers.
func (Game) Warnings(st rules.State, by rules.Seat, a rules.Action) []rules.Warning {
	s := st.(*State)
	if by == rules.Nature || s.check(rules.Move{By: by, Do: a}) != nil {
		return nil
	}
	before, next := s.board, s.board.Play(a)
	side := before.Side()
	switch next.Ending() {
	case Catch, Try:
		return nil
	case TrySurvived:
		lion := next.LionCell(side.Other())
		w := rules.Errorf(WarnTry, "catch the lion on %s now or lose", CellName(lion)).At(cellPart(lion))
		return []rules.Warning{{Error: w, Grave: true}}
	}
	var warnings []rules.Warning
	if lion := next.LionCell(side); next.canCatch() {
		attackers := next.Attackers(side.Other(), lion)
		code, text := WarnCaught, "after this the lion on %s can be caught from %s"
		if before.LionCell(side) == lion && before.Attacked(side.Other()).Has(lion) {
			code, text = WarnLeft, "this leaves the lion on %s to be caught from %s"
		}
		w := rules.Errorf(code, text, CellName(lion), cellNames(attackers)).
			At(append([]rules.Part{cellPart(lion)}, cellParts(attackers)...)...)
		warnings = append(warnings, rules.Warning{Error: w, Grave: true})
	}
	if s.draws(a) {
		w := rules.Errorf(WarnDraw, "this is the third time for the position: the game would be drawn")
		warnings = append(warnings, rules.Warning{Error: w})
	}
	return warnings
}
