package rules

// CodeElsewhere is the code of what a followed match refuses, see [Follow].
const CodeElsewhere = "elsewhere"

// Follow returns a match that is played at another device, as a viewer sees it: from the View that the viewer has of it
// now. It holds nothing that the viewer may not know, not even the seed. It goes on by [Match.AddMove] and back by
// [Match.ResetTo]; it refuses to be played here, and to be saved.
func Follow(g Game, setup Setup, view State) (*Match, error) {
	full, err := g.Info().Resolve(setup)
	if err != nil {
		return nil, err
	}
	m := &Match{Game: g, Setup: full.Clone(), Tags: map[string]string{}, isRemote: true}
	if err := m.checkSeats(view); err != nil {
		return nil, err
	}
	m.states = []State{view}
	return m, nil
}

// IsRemote reports whether the match is played elsewhere, see [Follow].
func (m *Match) IsRemote() bool { return m.isRemote }

// AddMove adds a move that has been made elsewhere: the move and its events as the viewer has seen them, and the View after
// it. Events that cannot be are refused. The position is never worked out from moves, for some of them the viewer may not know.
func (m *Match) AddMove(mv Move, events []Event, view State) error {
	if !m.isRemote {
		return Errorf(CodeElsewhere, "this match is played here; it is told nothing")
	}
	if err := m.checkSeats(view); err != nil {
		return err
	}
	if err := CheckEvents(m.Game, view, events); err != nil {
		return err
	}
	m.Log = append(m.Log, mv)
	m.states = append(m.states, view)
	m.events = append(m.events, events)
	return nil
}

// RevealMove adds what was chosen with Log[k], which the viewer did not know, and which lies open for all by now.
func (m *Match) RevealMove(k int, do Action) error {
	if !m.isRemote || k < 0 || k >= len(m.Log) || m.Log[k].By == Nature || !IsRevealed(m.Game, m.states[k], m.State()) {
		return Errorf(CodeElsewhere, "nothing that was chosen with move %d lies open", k+1)
	}
	m.Log[k].Do = do
	return nil
}

// ResetTo takes back what has been taken back elsewhere, until n moves of the log are left, after which the viewer has
// this View. Notes go as with [Match.Truncate].
func (m *Match) ResetTo(n int, view State) error {
	if !m.isRemote || n < 0 || n > len(m.Log) {
		return Errorf(CodeElsewhere, "%d moves cannot be left of %d", n, len(m.Log))
	}
	if err := m.checkSeats(view); err != nil {
		return err
	}
	m.Truncate(n)
	m.states[n] = view
	return nil
}

// checkSeats refuses a View of another number of seats.
func (m *Match) checkSeats(view State) error {
	if have := view.Seats(); have != m.Setup.Seats {
		return Errorf(CodeSeats, "the position has %d seats, the match %d", have, m.Setup.Seats)
	}
	return nil
}

// remoteError returns the error of what a followed match does not do.
func remoteError() *Error {
	return Errorf(CodeElsewhere, "this match is played elsewhere; it goes on when its host says so")
}
