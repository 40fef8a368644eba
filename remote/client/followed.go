package client

import (
	"slices"
	"time"

	"engawa/remote"
	"engawa/rules"
)

// Followed is the match at a table elsewhere, as a seat is told of it. It takes the host's frames in order, those of a
// Client that wants the past.
type Followed struct {
	Games []rules.Game

	Game    rules.Game // nil before the host has welcomed the device
	Title   string     // of the table
	Seat    rules.Seat // rules.Public for who watches
	Match   *rules.Match
	Backs   int                  // how often moves have been taken back at the table
	Sitting []remote.Sitting     // who sits on each seat
	Screen  bool                 // a table screen is connected, which shows what is public
	Ended   *rules.Match         // the whole match, once it has ended
	Can     []remote.RequestType // what the host does beyond the commands that all hosts know
	Again   remote.Reply         // where the same people play again, see remote.Again; without Table for nowhere
	Asks    remote.Reply         // what a seat asks the others, see remote.Asked; without Text for nothing

	Dealing bool // all are to add to the deal before chance acts

	Clock   *remote.Clock // as the host has told it last; nil where there is none
	ClockAt time.Time     // when it has told it
	Absent  remote.Reply  // about whom the others decide, see remote.Absent; without By about nobody

	setup  rules.Setup
	before int // moves that were made before the first in the log of Match
}

// Made returns how many moves have been made at the table.
func (f *Followed) Made() int { return f.before + len(f.Match.Log) }

// Take takes in what a frame tells. A frame that makes no sense gives an *rules.Error.
func (f *Followed) Take(r remote.Reply) error {
	if c := r.Clock; c != nil {
		if len(c.Left) != f.setup.Seats || slices.ContainsFunc(c.Runs, func(s rules.Seat) bool { return s < 0 || int(s) >= f.setup.Seats }) {
			return rules.Errorf(remote.CodeFrame, "there are %d clocks for %d seats", len(c.Left), f.setup.Seats)
		}
		f.Clock, f.ClockAt = c, time.Now()
	}
	switch r.Type {
	case remote.Welcome:
		return f.welcome(r)
	case remote.Past, remote.Position, remote.Update, remote.Noted, remote.Ended:
		if f.Game == nil || f.Match == nil && r.Type != remote.Past && r.Type != remote.Position && r.Type != remote.Ended {
			return rules.Errorf(remote.CodeFrame, "the host sends %q too early", r.Type)
		}
	}
	switch r.Type {
	case remote.Past:
		f.Backs = r.Backs
		return f.past(r)
	case remote.Position:
		f.Backs = r.Backs
		return f.position(r)
	case remote.Update:
		if r.N != f.Made()+1 {
			return rules.Errorf(remote.CodeFrame, "move %d comes after move %d", r.N, f.Made())
		}
		f.Dealing = f.Dealing && r.By != rules.Nature.String()
		return f.told(f.Match, r)
	case remote.Noted:
		if r.Note != nil {
			return f.note(f.Match, *r.Note)
		}
	case remote.People:
		if len(r.Seats) == f.setup.Seats {
			f.Sitting, f.Screen = r.Seats, r.Screen
		}
	case remote.Deal, remote.Opening:
		f.Dealing = true
	case remote.Asked:
		f.Asks = r
	case remote.Absent:
		f.Absent = r
	case remote.Again:
		if !remote.ValidTable(r.Table) {
			return rules.Errorf(remote.CodeFrame, "the host names no table to play again at")
		}
		f.Again = r
	case remote.Ended:
		m, err := rules.Load(r.Save, func(id string) (rules.Game, bool) { return f.Game, id == f.Game.Info().ID })
		if err != nil {
			return err
		}
		if m.Setup.Seats != f.setup.Seats {
			return rules.Errorf(remote.CodeFrame, "the match that has ended has %d seats, the table %d", m.Setup.Seats, f.setup.Seats)
		}
		f.Ended = m
	}
	return nil
}

func (f *Followed) welcome(r remote.Reply) error {
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
	f.Game, f.Title, f.setup, f.Sitting, f.Seat = game, r.Title, *r.Setup, r.Seats, seat
	f.Can, f.Absent, f.Dealing = r.Can, remote.Reply{}, false
	f.Asks = remote.Reply{} // it is asked again where it still stands
	return nil
}

// past begins the match anew, from what the host still tells of it.
func (f *Followed) past(r remote.Reply) error {
	m, err := f.begin(r)
	if err != nil {
		return err
	}
	for _, mv := range r.Moves {
		if err := f.told(m, mv); err != nil {
			return err
		}
	}
	f.before = r.N
	m.Notes = nil
	for _, n := range r.Notes {
		if err := f.note(m, n); err != nil {
			return err
		}
	}
	f.Match = m
	return nil
}

// begin is a match that begins at the position of a frame.
func (f *Followed) begin(r remote.Reply) (*rules.Match, error) {
	view, err := rules.Decode(f.Game, r.View)
	if err != nil {
		return nil, err
	}
	return rules.Follow(f.Game, f.setup, view)
}

// position takes the match back to where it stands now, or begins it anew there.
func (f *Followed) position(r remote.Reply) error {
	m, err := f.begin(r)
	if err != nil {
		return err
	}
	if n := r.N - f.before; f.Match != nil && n >= 0 && n <= len(f.Match.Log) {
		return f.Match.ToldBack(n, m.State())
	}
	f.Match, f.before = m, r.N
	return nil
}

// told adds a move to a match.
func (f *Followed) told(m *rules.Match, r remote.Reply) error {
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
	if err := m.Told(mv, r.Events, view); err != nil {
		return err
	}
	return f.opened(m, r)
}

// opened takes in what has come to light with the last move of a match. What was chosen before its beginning is left out.
func (f *Followed) opened(m *rules.Match, r remote.Reply) error {
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
			err = m.ToldOpen(k, do)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// note adds a note where it belongs.
func (f *Followed) note(m *rules.Match, n rules.Note) error {
	if n.By < 0 || int(n.By) >= f.setup.Seats {
		return rules.Errorf(remote.CodeFrame, "a note is by seat %d of %d", n.By, f.setup.Seats)
	}
	n.After = min(max(0, n.After-f.before), len(m.Log))
	at, _ := slices.BinarySearchFunc(m.Notes, n.After+1, func(have rules.Note, after int) int { return have.After - after })
	m.Notes = slices.Insert(m.Notes, at, n)
	return nil
}

// Left returns how much time a seat has left, and whether it has a clock.
func (f *Followed) Left(seat rules.Seat) (left time.Duration, ok bool) {
	if f.Clock == nil || f.Clock.Left[seat] < 0 {
		return 0, false
	}
	left = time.Duration(f.Clock.Left[seat]) * time.Millisecond
	if slices.Contains(f.Clock.Runs, seat) {
		left = max(0, left-time.Since(f.ClockAt))
	}
	return left, true
}

// Here reports whether a device of the seat is connected, or a computer plays on it.
func (f *Followed) Here(seat rules.Seat) bool {
	s := f.Sitting[seat]
	return s.Here || s.Bot != ""
}

// Free reports whether nobody has sat down on the seat yet.
func (f *Followed) Free(seat rules.Seat) bool {
	s := f.Sitting[seat]
	return s.Name == "" && s.Bot == "" && !s.Here
}
