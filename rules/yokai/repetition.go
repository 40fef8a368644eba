package yokai

import "engawa/rules"

// RepetitionLimit is the occurrence of a position that draws the game.
const RepetitionLimit = 3

// code is a position as one number, exact: four bits a cell from a1 up holding its Piece, six bits for White's
// reserve, six for Black's, one for the side to move, one for a waiting Try.
type code uint64

const (
	codeHand = 4 * NumCells
	codeSide = codeHand + 12
	codeTry  = codeSide + 1
	codeBits = codeTry + 1
)

func (b Board) code() code {
	var c code
	for cell := range NumCells {
		c |= code(b.At(cell)) << (4 * cell)
	}
	white, black := b.ownHand, b.foeHand
	if b.side == Black {
		white, black = black, white
	}
	c |= code(white)<<codeHand | code(black)<<(codeHand+6) | code(b.side)<<codeSide
	if b.flags&flagWaiting != 0 {
		c |= 1 << codeTry
	}
	return c
}

// occurrence is one position of a match with how often it had been met by then, linked to what came before it. An
// occurrence never changes, so copies of a State share it. A nil occurrence is an empty past.
type occurrence struct {
	code   code
	count  int
	board  Board
	before *occurrence
}

// next returns the past with the board met once more. Nothing is ever forgotten: captures and drops can return to
// an old position.
func (o *occurrence) next(b Board) *occurrence {
	c := b.code()
	return &occurrence{code: c, count: o.countOf(c) + 1, board: b, before: o}
}

// countOf returns how often the position has been met.
func (o *occurrence) countOf(c code) int {
	for ; o != nil; o = o.before {
		if o.code == c {
			return o.count
		}
	}
	return 0
}

// Occurrences returns how often the present position has been met, 1 for the first time. The third draws the game.
func (s *State) Occurrences() int { return s.history.count }

// OccurrencesOf returns how often the position of the Board has been met, the present position included.
func (s *State) OccurrencesOf(b Board) int { return s.history.countOf(b.code()) }

// OccurrenceCounts returns how often each position of the match has been met, by [Board.Key]. It is made for a search that has
// to see repetitions; a screen asks OccurrencesOf.
func (s *State) OccurrenceCounts() map[uint64]int {
	past := make(map[uint64]int)
	for o := s.history; o != nil; o = o.before {
		key := o.board.Key()
		past[key] = max(past[key], o.count)
	}
	return past
}

// DrawingMoves appends the legal moves that would make a third occurrence, and so a draw.
func (s *State) DrawingMoves(dst []rules.Action) []rules.Action {
	if s.ending != NoEnding || s.pending {
		return dst
	}
	var buffer [MaxMoves]rules.Action
	for _, a := range s.board.Moves(buffer[:0]) {
		if s.draws(a) {
			dst = append(dst, a)
		}
	}
	return dst
}

// draws reports whether the legal move makes a third occurrence.
func (s *State) draws(a rules.Action) bool {
	next := s.board.Play(a)
	return next.Ending() == NoEnding && s.OccurrencesOf(next) == RepetitionLimit-1
}
