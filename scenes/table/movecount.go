package table

import (
	"engawa/rules"
	"engawa/scenes/lang"
)

// moveCounter counts moves as players do: those of Nature are none, and where a turn has several moves, turns are counted.
// All screens count so.
type moveCounter struct {
	inTurns bool
	by      rules.Seat // of the last move that counts
	n       int
}

func newMoveCounter(inTurns bool) moveCounter { return moveCounter{inTurns: inTurns, by: rules.Nature} }

// add counts a move, and reports whether it has a number of its own.
func (c *moveCounter) add(mv rules.Move) bool {
	if mv.By == rules.Nature || c.inTurns && mv.By == c.by {
		return false
	}
	c.n++
	c.by = mv.By
	return true
}

// CountMoves returns how many moves the first n of a match's log count as: those of Nature are none, and where a turn has
// several moves, turns are counted.
func CountMoves(m *rules.Match, n int) int {
	c := newMoveCounter(m.Game.Info().Turns)
	for _, mv := range m.Log[:n] {
		c.add(mv)
	}
	return c.n
}

// LengthOf says how many moves, or turns of several moves, a match has.
func LengthOf(words *lang.Catalog, m *rules.Match) string {
	return words.T(LengthKey(m.Game), lang.Count("n", CountMoves(m, len(m.Log))))
}

// LengthKey is the key of the text that says how many moves, or turns of several moves, a match of the game has.
func LengthKey(game rules.Game) lang.Key {
	if game.Info().Turns {
		return lang.EndTurns
	}
	return lang.EndMoves
}
