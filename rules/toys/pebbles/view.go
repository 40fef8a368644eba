package pebbles

import (
	"engawa/rules"
	"math/rand/v2"
)

// View implements rules.State: everything is open.
func (s *State) View(rules.Seat) rules.State { return s.Clone() }

// Sample implements rules.State: nothing is blank.
func (s *State) Sample(*rand.Rand) rules.State { return s.Clone() }
