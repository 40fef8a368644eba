package yokai

import (
	"engawa/rules"
	"engawa/rules/gamekit"
)

// Why explains a refusal. The parts of a move-lion error are the cells of the attackers.
func (g Game) Why(st rules.State, by rules.Seat, parts []rules.Part) error {
	s := st.(*State)
	return gamekit.Explain(g, s, by, parts, s.meaning, s.refusal)
}

type meaning = gamekit.Meaning[Choice]

// meaning reports what parts seem to mean of which the last leads nowhere.
func (s *State) meaning(_ rules.Seat, parts []rules.Part) meaning {
	last := parts[len(parts)-1]
	switch {
	case len(parts) == 1:
		return meaning{Else: s.beginRefusal(last)}
	case len(parts) > 2:
		return meaning{Else: rules.Errorf(rules.CodeAction, "the move is complete without %s", last).At(last)}
	case !isCell(last):
		return meaning{Else: rules.Errorf(rules.CodeAction, "a piece goes to a square, not to %s", last).At(last)}
	}
	c := Choice{From: int(parts[0].Index), To: int(last.Index)}
	if parts[0].Kind == rules.PartReserve {
		_, kind, _ := ReserveAt(parts[0].Index)
		c = Choice{From: -1, To: c.To, Drop: kind}
	}
	c.Promote = c.Drop == NoKind && s.board.promotes(c.From, c.To)
	return meaning{Choices: []Choice{c}}
}

func isCell(p rules.Part) bool {
	return p.Kind == rules.PartCell && p.Index >= 0 && p.Index < NumCells
}

// beginRefusal reports why no move begins with the part.
func (s *State) beginRefusal(p rules.Part) *rules.Error {
	seat, kind, ok := ReserveAt(p.Index)
	switch {
	case isCell(p):
		return s.stuckRefusal(int(p.Index))
	case p.Kind != rules.PartReserve || !ok:
		return rules.Errorf(rules.CodeAction, "a move begins with a piece on the board or in your reserve, not with %s", p).
			At(p)
	case seat != s.SeatOf(s.board.side):
		return rules.Errorf(CodeDropHand, "this reserve is not yours").At(p)
	}
	return s.reserveRefusal(kind)
}

// stuckRefusal reports why nothing can move from the cell.
func (s *State) stuckRefusal(from int) *rules.Error {
	b := s.board
	kind := b.own.at(from)
	if kind == NoKind {
		return s.stepRefusal(from, from)
	}
	reach := lookup.reach[b.side][kind][from]
	if reach == 0 {
		return rules.Errorf(CodeReach, "the %s on %s has nowhere to go on its far row; it stays until it is taken", kind, CellName(from)).
			At(cellPart(from))
	}
	if refused := reach &^ b.own.all(); refused != 0 {
		return s.tabooRefusal(refused)
	}
	return rules.Errorf(CodeOwn, "the %s on %s is hemmed in by your own pieces on %s", kind, CellName(from), cellNames(reach)).
		At(cellParts(reach)...)
}
