package table

import (
	"strconv"

	"engawa/rules"
	"engawa/scenes/lang"
)

// Match is a match as a viewer knows it. It is all that a Board knows of one: no hidden state, no action that has not
// come to light, and nothing that chance has still in store can be reached from it.
//
// It follows the match as that goes on, and the viewer as the table is handed round.
type Match struct {
	match       *rules.Match
	viewer      rules.Seat
	remoteSeats rules.Seats      // played at other devices
	views       []viewedPosition // of the positions that were asked for, by the number of moves before them
}

// viewedPosition is a position and what the viewer knows of it.
type viewedPosition struct {
	viewer     rules.Seat
	full, view rules.State
}

// Maker makes the Board of a match. The Match stays the same as long as the Board is used.
type Maker func(m *Match) Board

// SeenBy returns the match as the viewer knows it.
func SeenBy(m *rules.Match, viewer rules.Seat) *Match { return &Match{match: m, viewer: viewer} }

// Spectate returns the match as it may be looked at afterwards: all of it once it is over, before that what everybody
// knows.
func Spectate(m *rules.Match) *Match {
	if m.Over() {
		return SeenBy(m, rules.Referee)
	}
	return SeenBy(m, rules.Public)
}

// Viewer returns whose knowledge it is; Public for what everybody knows.
func (m *Match) Viewer() rules.Seat { return m.viewer }

// GameID returns the id of the game.
func (m *Match) GameID() string { return m.match.Game.Info().ID }

// Len returns how many moves have been made.
func (m *Match) Len() int { return len(m.match.Log) }

// At returns the position after n moves, from 0 to Len. The caller must not change it.
func (m *Match) At(n int) rules.State {
	whole := m.match.At(n)
	for len(m.views) <= n {
		m.views = append(m.views, viewedPosition{})
	}
	v := &m.views[n]
	if v.full != whole || v.viewer != m.viewer {
		*v = viewedPosition{m.viewer, whole, whole.View(m.viewer)}
	}
	return v.view
}

// State returns the present position. The caller must not change it.
func (m *Match) State() rules.State { return m.At(m.Len()) }

// Seats returns the number of seats.
func (m *Match) Seats() int { return m.match.State().Seats() }

// Move returns the n-th move, from 0. Its action is rules.Hidden as long as the viewer may not know it: until it has
// come to light for all, see [rules.Revealed].
func (m *Match) Move(n int) rules.Move {
	mv := m.match.Log[n]
	if m.viewer != rules.Referee && mv.By != m.viewer && !rules.Visible(m.match.Events(n), m.viewer, m.Seats()) && !m.isRevealed(n) {
		mv.Do = rules.Hidden
	}
	return mv
}

// Events returns what the n-th move has shown, as the viewer has seen it or has learned since.
func (m *Match) Events(n int) []rules.Event {
	if m.viewer == rules.Referee || m.isRevealed(n) {
		return m.match.Events(n)
	}
	_, events := m.match.ViewMove(n, m.viewer)
	return events
}

// isRevealed reports whether what was chosen in secret with the n-th move has come to light for all.
func (m *Match) isRevealed(n int) bool {
	return m.match.Log[n].By != rules.Nature && rules.IsRevealed(m.match.Game, m.match.At(n), m.match.State())
}

// PlaceName returns what a place is called that the players may name, "" where the game has no such places.
func (m *Match) PlaceName(key string) string { return rules.PlaceName(m.match, key) }

// Players returns who plays, in seat order.
func (m *Match) Players() []Player { return Players(m.match) }

// IsLocal reports whether a person at this device plays the seat.
func (m *Match) IsLocal(seat rules.Seat) bool {
	return seat >= 0 && int(seat) < m.match.State().Seats() && m.match.Tags[tagBot+strconv.Itoa(int(seat))] == "" && !m.remoteSeats.Has(seat)
}

// PlayerName returns the name of the player on a seat.
func (m *Match) PlayerName(seat rules.Seat) string { return PlayerName(m.match, seat) }

// Skin returns how the pieces look.
func (m *Match) Skin() lang.Skin { return lang.SkinOf(m.match) }
