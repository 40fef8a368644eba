package client

import (
	"slices"
	"time"

	"engawa/remote"
	"engawa/rules"
)

// RemoteMatch is the match at a table of another host, as the host reports it to a seat. It takes the host's frames in order, those of a
// Client that wants the past.
type RemoteMatch struct {
	Games []rules.Game

	Game           rules.Game // nil before the host has welcomed the device
	Title          string     // of the table
	Seat           rules.Seat // rules.Public for who watches
	Match          *rules.Match
	Backs          int                  // how often moves have been taken back at the table
	SeatInfos      []remote.SeatInfo    // who sits on each seat
	HasTableScreen bool                 // a table screen is connected, which shows what is public
	FullMatch      *rules.Match         // the whole match, once it has ended
	Capabilities   []remote.RequestType // what the host does beyond the commands that all hosts know
	Rematch        remote.Reply         // where the same people play again, see remote.Again; without Table for nowhere
	Question       remote.Reply         // what a seat asks the others, see remote.Asked; without Text for nothing

	IsDealing bool // all are to add to the deal before chance acts

	Clock   *remote.Clock // as the host has told it last; nil where there is none
	ClockAt time.Time     // when it has told it
	Absence remote.Reply  // about whom the others decide, see remote.Absent; without By about nobody

	setup  rules.Setup
	offset int // moves that were made before the first in the log of Match

	startView []byte         // where the log of Match begins
	updates   []remote.Reply // by which the host has sent the moves of that log, for what is kept
}

// NumMoves returns how many moves have been made at the table.
func (f *RemoteMatch) NumMoves() int { return f.offset + len(f.Match.Log) }

// Apply takes in what a frame tells. A frame that makes no sense gives an *rules.Error.
func (f *RemoteMatch) Apply(r remote.Reply) error {
	if c := r.Clock; c != nil {
		if len(c.Left) != f.setup.Seats || slices.ContainsFunc(c.Runs, func(s rules.Seat) bool { return s < 0 || int(s) >= f.setup.Seats }) {
			return rules.Errorf(remote.CodeFrame, "there are %d clocks for %d seats", len(c.Left), f.setup.Seats)
		}
		f.Clock, f.ClockAt = c, time.Now()
	}
	switch r.Type {
	case remote.Welcome:
		return f.applyWelcome(r)
	case remote.Past, remote.Position, remote.Update, remote.Noted, remote.Ended:
		if f.Game == nil || f.Match == nil && r.Type != remote.Past && r.Type != remote.Position && r.Type != remote.Ended {
			return rules.Errorf(remote.CodeFrame, "the host sends %q too early", r.Type)
		}
	}
	switch r.Type {
	case remote.Past:
		f.Backs = r.Backs
		return f.applyPast(r)
	case remote.Position:
		f.Backs = r.Backs
		return f.applyPosition(r)
	case remote.Update:
		if r.N != f.NumMoves()+1 {
			return rules.Errorf(remote.CodeFrame, "move %d comes after move %d", r.N, f.NumMoves())
		}
		f.IsDealing = f.IsDealing && r.By != rules.Nature.String()
		if err := f.applyMove(f.Match, r); err != nil {
			return err
		}
		f.updates = append(f.updates, updateOf(r.N, r))
	case remote.Noted:
		if r.Note != nil {
			return f.addNote(f.Match, *r.Note)
		}
	case remote.People:
		if len(r.Seats) == f.setup.Seats {
			f.SeatInfos, f.HasTableScreen = r.Seats, r.Screen
		}
	case remote.Deal, remote.Opening:
		f.IsDealing = true
	case remote.Asked:
		f.Question = r
	case remote.Absent:
		f.Absence = r
	case remote.Again:
		if !remote.ValidTable(r.Table) {
			return rules.Errorf(remote.CodeFrame, "the host names no table to play again at")
		}
		f.Rematch = r
	case remote.Ended:
		m, err := rules.Load(r.Save, func(id string) (rules.Game, bool) { return f.Game, id == f.Game.Info().ID })
		if err != nil {
			return err
		}
		if m.Setup.Seats != f.setup.Seats {
			return rules.Errorf(remote.CodeFrame, "the match that has ended has %d seats, the table %d", m.Setup.Seats, f.setup.Seats)
		}
		f.FullMatch = m
	}
	return nil
}

func (f *RemoteMatch) applyWelcome(r remote.Reply) error {
	game, err := rules.Find(f.Games, r.Game)
	if err != nil {
		return err
	}
	if r.Setup == nil || r.Setup.Seats < 1 || len(r.Seats) != r.Setup.Seats {
		return rules.Errorf(remote.CodeFrame, "the host does not tell who plays")
	}
	if m := f.Match; m != nil && (m.Game.Info().ID != r.Game || m.Setup.Seats != r.Setup.Seats) {
		return rules.Errorf(remote.CodeFrame, "the host welcomes to another match than before")
	}
	seat := rules.Public
	if r.Seat != rules.Public.String() {
		if seat, err = rules.ParseSeat(r.Seat, r.Setup.Seats); err != nil {
			return err
		}
	}
	f.Game, f.Title, f.setup, f.SeatInfos, f.Seat = game, r.Title, *r.Setup, r.Seats, seat
	f.Capabilities, f.Absence, f.IsDealing = r.Can, remote.Reply{}, false
	f.Question = remote.Reply{} // it is asked again where it still stands
	return nil
}

// applyPast begins the match anew, from the part that the host sends.
func (f *RemoteMatch) applyPast(r remote.Reply) error {
	m, err := f.newMatch(r)
	if err != nil {
		return err
	}
	var updates []remote.Reply
	for k, mv := range r.Moves {
		if err := f.applyMove(m, mv); err != nil {
			return err
		}
		updates = append(updates, updateOf(r.N+k+1, mv))
	}
	f.offset = r.N
	m.Notes = nil
	for _, n := range r.Notes {
		if err := f.addNote(m, n); err != nil {
			return err
		}
	}
	f.Match, f.startView, f.updates = m, r.View, updates
	return nil
}

// updateOf is what is kept of the frame that tells the n-th move at the table.
func updateOf(n int, r remote.Reply) remote.Reply {
	return remote.Reply{Type: remote.Update, N: n, By: r.By, Move: r.Move, Events: r.Events, View: r.View, Moves: r.Moves}
}

// newMatch is a match that begins at the position of a frame.
func (f *RemoteMatch) newMatch(r remote.Reply) (*rules.Match, error) {
	view, err := rules.Decode(f.Game, r.View)
	if err != nil {
		return nil, err
	}
	return rules.Follow(f.Game, f.setup, view)
}

// applyPosition takes the match back to where it stands now, or begins it anew there.
func (f *RemoteMatch) applyPosition(r remote.Reply) error {
	m, err := f.newMatch(r)
	if err != nil {
		return err
	}
	if n := r.N - f.offset; f.Match != nil && n >= 0 && n <= len(f.Match.Log) {
		if err := f.Match.ResetTo(n, m.State()); err != nil {
			return err
		}
		if f.updates = f.updates[:n]; n > 0 {
			f.updates[n-1].View = r.View
		} else {
			f.startView = r.View
		}
		return nil
	}
	f.Match, f.offset, f.startView, f.updates = m, r.N, r.View, nil
	return nil
}

// applyMove adds a move to a match.
func (f *RemoteMatch) applyMove(m *rules.Match, r remote.Reply) error {
	view, err := rules.Decode(f.Game, r.View)
	if err != nil {
		return err
	}
	mv := rules.Move{Do: rules.Hidden}
	if mv.By, err = rules.ParseSeat(r.By, f.setup.Seats); err != nil {
		return err
	}
	if r.Move != f.Game.FormatAction(m.State(), mv) { // what Hidden looks like
		if mv.Do, err = f.Game.ParseAction(m.State(), mv.By, r.Move); err != nil {
			return err
		}
	}
	if err := m.AddMove(mv, r.Events, view); err != nil {
		return err
	}
	return f.applyReveals(m, r)
}

// applyReveals takes in what has come to light with the last move of a match. What was chosen before its beginning is left out.
func (f *RemoteMatch) applyReveals(m *rules.Match, r remote.Reply) error {
	for _, open := range r.Moves {
		k := len(m.Log) - 1 - r.N + open.N
		if k < 0 {
			continue
		}
		if k >= len(m.Log) {
			return rules.Errorf(remote.CodeFrame, "move %d comes to light with move %d", open.N, r.N)
		}
		do, err := rules.ParseRevealed(f.Game, m.At(k), m.Log[k].By, open.Move)
		if err == nil {
			err = m.RevealMove(k, do)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// addNote adds a note where it belongs.
func (f *RemoteMatch) addNote(m *rules.Match, n rules.Note) error {
	if n.By < 0 || int(n.By) >= f.setup.Seats {
		return rules.Errorf(remote.CodeFrame, "a note is by seat %d of %d", n.By, f.setup.Seats)
	}
	n.After = min(max(0, n.After-f.offset), len(m.Log))
	m.Notes = append(m.Notes, n)
	for k := len(m.Notes) - 1; k > 0 && m.Notes[k-1].After > n.After; k-- {
		m.Notes[k], m.Notes[k-1] = m.Notes[k-1], n
	}
	return nil
}

// TimeLeft returns how much time a seat has left, and whether it has a clock.
func (f *RemoteMatch) TimeLeft(seat rules.Seat) (left time.Duration, ok bool) {
	if f.Clock == nil || f.Clock.Left[seat] < 0 {
		return 0, false
	}
	left = time.Duration(f.Clock.Left[seat]) * time.Millisecond
	if slices.Contains(f.Clock.Runs, seat) {
		left = max(0, left-time.Since(f.ClockAt))
	}
	return left, true
}

// IsHere reports whether a device of the seat is connected, or a computer plays on it.
func (f *RemoteMatch) IsHere(seat rules.Seat) bool {
	s := f.SeatInfos[seat]
	return s.Here || s.Bot != ""
}

// IsSlow reports whether the line of a seat is slow.
func (f *RemoteMatch) IsSlow(seat rules.Seat) bool { return f.SeatInfos[seat].Slow }

// IsFree reports whether nobody has sat down on the seat yet.
func (f *RemoteMatch) IsFree(seat rules.Seat) bool {
	s := f.SeatInfos[seat]
	return s.Name == "" && s.Bot == "" && !s.Here
}
