package yokai

import (
	"fmt"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// Codes of refusals of moves, in the order in which they are found.
const (
	CodeText       = "move-text"   // the text is no move
	CodeDropHand   = "drop-hand"   // the piece is not in the reserve
	CodeDropSquare = "drop-square" // the cell is not empty
	CodePiece      = "move-piece"  // no own piece on the first cell
	CodeReach      = "move-reach"  // the piece does not point at the second cell
	CodeOwn        = "move-own"    // an own piece stands on the second cell
	CodePromotion  = "move-plus"   // the promotion is missing or not due
	CodeTaboo      = "move-lion"   // dobutsu: the lion may not go to an attacked cell
)

// detailKind is the detail of a refusal that is the kind of a piece, by its letter.
const detailKind = "kind"

// cellNames lists cells as "a2 and b3".
func cellNames(set Cells) string { return gamekit.Join(set.All(), CellName, " and ") }

// checkMover refuses a seat that may not act now.
func (s *State) checkMover(by rules.Seat) error {
	return gamekit.CheckMover(s.Actors(), by, "%s may not act now; %s is to move")
}

// check refuses whatever may not be played now.
func (s *State) check(m rules.Move) error {
	if err := s.checkMover(m.By); err != nil {
		return err
	}
	if m.By == rules.Nature {
		if _, ok := startSeat(m.Do); !ok {
			return rules.Errorf(rules.CodeAction, "%#x is no draw of the start", uint64(m.Do))
		}
		return nil
	}
	c, ok := Fields(m.Do)
	if !ok {
		return rules.Errorf(rules.CodeAction, "%#x is no move of this game", uint64(m.Do))
	}
	return s.refusal(m.By, c).OrNil()
}

// refusal reports why the side to move may not make the choice, nil when it may.
func (s *State) refusal(_ rules.Seat, c Choice) *rules.Error {
	if c.Drop != NoKind {
		return s.dropRefusal(c.Drop, c.To)
	}
	if err := s.stepRefusal(c.From, c.To); err != nil {
		return err
	}
	kind := s.board.own.at(c.From)
	switch due := s.board.promotes(c.From, c.To); {
	case due && !c.Promote:
		return rules.Errorf(CodePromotion, "the chick turns over on %s; expected %s", CellName(c.To), stepText(c.From, c.To, true)).
			At(cellPart(c.From), cellPart(c.To))
	case c.Promote && !due:
		return rules.Errorf(CodePromotion, "the %s does not turn over on %s; expected %s", kind, CellName(c.To), stepText(c.From, c.To, false)).
			At(cellPart(c.From), cellPart(c.To))
	}
	if kind == Lion && s.board.lionTaboo().Has(c.To) {
		return s.tabooRefusal(1 << c.To)
	}
	return nil
}

// promotes reports whether the piece of the side to move turns over by going from one cell to the other.
func (b Board) promotes(from, to int) bool { return Promotes(PieceOf(b.side, b.own.at(from)), to) }

// Promotes reports whether the piece turns over by going to the cell; one that is dropped there does not.
func Promotes(p Piece, to int) bool { return p.Kind() == Chick && FarRow(p.Side()).Has(to) }

func (s *State) dropRefusal(kind Kind, to int) *rules.Error {
	if err := s.reserveRefusal(kind); err != nil {
		return err
	}
	if s.board.At(to) != 0 {
		return rules.Errorf(CodeDropSquare, "a piece stands on %s; a drop needs an empty square", CellName(to)).
			At(cellPart(to))
	}
	return nil
}

func (s *State) reserveRefusal(kind Kind) *rules.Error {
	if s.board.ownHand.count(kind) > 0 {
		return nil
	}
	index := ReserveIndex(s.SeatOf(s.board.side), kind)
	return rules.Errorf(CodeDropHand, "there is no %s in your reserve", kind).
		At(rules.Part{Kind: rules.PartReserve, Index: index}).WithCode(detailKind, kind.Letter())
}

// stepRefusal reports what is wrong with a board move apart from promotion and attacked cells.
func (s *State) stepRefusal(from, to int) *rules.Error {
	b := s.board
	kind := b.own.at(from)
	switch {
	case kind == NoKind && b.At(from) == 0:
		return rules.Errorf(CodePiece, "%s is empty; expected one of your pieces", CellName(from)).At(cellPart(from))
	case kind == NoKind:
		return rules.Errorf(CodePiece, "the %s on %s is not yours", b.At(from).Kind(), CellName(from)).At(cellPart(from)).
			WithCode(detailKind, b.At(from).Kind().Letter())
	case !lookup.reach[b.side][kind][from].Has(to):
		return rules.Errorf(CodeReach, "the %s on %s does not point at %s", kind, CellName(from), CellName(to)).
			At(cellPart(from), cellPart(to)).WithCode(detailKind, kind.Letter())
	case b.own.at(to) != NoKind:
		return rules.Errorf(CodeOwn, "your own %s stands on %s", b.own.at(to), CellName(to)).At(cellPart(to)).
			WithCode(detailKind, b.own.at(to).Letter())
	}
	return nil
}

// tabooRefusal reports what attacks the cells that the lion may not go to. Its parts are the attackers' cells.
func (s *State) tabooRefusal(to Cells) *rules.Error {
	var attackers Cells
	for cell := range to.All() {
		attackers |= s.board.Attackers(s.board.side.Other(), cell)
	}
	return rules.Errorf(CodeTaboo, "the lion may not go to %s, attacked from %s", cellNames(to), cellNames(attackers)).
		At(cellParts(attackers)...)
}

// stepText writes a board move.
func stepText(from, to int, promote bool) string {
	plus := ""
	if promote {
		plus = "+"
	}
	return fmt.Sprintf("%s%s%s", CellName(from), CellName(to), plus)
}
