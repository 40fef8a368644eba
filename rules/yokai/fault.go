package yokai

import "fmt"

// fault reports what is wrong with a State that was read, "" when a match could have come to it: the numbers agree with
// each other.
func (s *State) fault() string {
	met := 0
	for o := s.history; o != nil; o = o.before {
		met += o.count
	}
	switch {
	case s.history.count == 0 || met != s.moves+1:
		return fmt.Sprintf("after %d moves %d positions were met; expected %d", s.moves, met, s.moves+1)
	case s.moves > MoveLimit:
		return fmt.Sprintf("%d moves were made; expected at most %d", s.moves, MoveLimit)
	case s.pending && (s.moves > 0 || s.white != 0):
		return "the start is still to be drawn, but the game has begun"
	case s.judge() != s.ending:
		return fmt.Sprintf("the game is said to have ended by %q; the position says %q", s.ending, s.judge())
	}
	return ""
}
