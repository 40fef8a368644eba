package gtp

import "engawa/rules"

// Match returns the match being played, nil when there is none.
func (s *Session) Match() *rules.Match { return s.match }
