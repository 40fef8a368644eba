package yokai

import (
	"engawa/rules"
	"math/rand/v2"
)

// View returns a copy: nothing is hidden in this game.
func (s *State) View(rules.Seat) rules.State { return s.Clone() }

// Sample returns a copy: nothing is hidden in this game.
func (s *State) Sample(*rand.Rand) rules.State { return s.Clone() }
