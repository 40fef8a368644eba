package rules

import (
	"maps"
	"slices"
)

// Match is a game being played: the setup, the seed of its chance, and every move. Everything else is replayed.
//
// The fields may be read freely; the log changes only through methods. A Match is not safe for concurrent use.
type Match struct {
	Game  Game
	Setup Setup
	Seed  uint64
	Log   []Move
	Notes []Note            // in order of After
	Tags  map[string]string // what the rules do not care about: names of players, bots in seats, the skin

	states      []State   // states[k] is the position before Log[k]; the last one is the present
	events      [][]Event // events[k] is what Log[k] showed, seen whole
	redoMoves   []Move    // moves taken back, the next one to redo last
	natureCount int       // Nature moves in Log

	isRemote bool // it is played elsewhere, see Follow
}

// Beginnings of the tags that say who plays; the seat follows.
const (
	TagName = "name." // the player's name
	TagBot  = "bot."  // the level or name of the bot; missing for a person
)

// Note is something said or agreed beside the moves: a label, talk, resigning, a bot taking over a seat.
type Note struct {
	After int    `json:"after"` // the number of moves in the log when it was made
	By    Seat   `json:"by"`
	Kind  string `json:"kind"`
	Text  string `json:"text"`
}

// Kinds of a [Note] that every game shares.
const (
	NoteTalk  = "talk"  // By says Text, one of the sentences of a [Talker]
	NoteLabel = "label" // By gives a place a name; what Text looks like belongs to the game
)

// NewMatch begins a match. The setup is resolved; Nature's first moves are not played yet, see [Match.PlayNature].
func NewMatch(g Game, setup Setup, seed uint64) (*Match, error) {
	full, err := g.Info().Resolve(setup)
	if err != nil {
		return nil, err
	}
	start, err := g.New(full)
	if err != nil {
		return nil, err
	}
	return &Match{
		Game: g, Setup: full.Clone(), Seed: seed,
		Tags:   map[string]string{},
		states: []State{start},
	}, nil
}

// State returns the present position. The caller must not change it.
func (m *Match) State() State { return m.states[len(m.states)-1] }

// At returns the position after n moves of the log, from 0, the start, to len(Log). The caller must not change it.
func (m *Match) At(n int) State { return m.states[n] }

// Events returns what Log[n] showed, seen whole. The caller must not change it.
func (m *Match) Events(n int) []Event { return m.events[n] }

// ViewMove returns what the viewer may know of Log[n]: the move, its action Hidden where the viewer may not know it, and
// what the viewer saw of it. What a seat has chosen itself it knows. With View it is all that a seat at another device
// is sent.
func (m *Match) ViewMove(n int, viewer Seat) (Move, []Event) {
	mv, whole, seats := m.Log[n], m.events[n], m.State().Seats()
	if mv.By != viewer && !Visible(whole, viewer, seats) {
		mv.Do = Hidden
	}
	events := make([]Event, len(whole))
	for k, e := range whole {
		events[k] = e.For(viewer, seats)
	}
	return mv, events
}

// RevealedMoves returns the indices in the log of what seats chose and what lies open for all since the n-th move, counted from 1, but
// not before: the latest first. Of what was chosen before all eyes it may hold some.
func (m *Match) RevealedMoves(n int) (list []int) {
	if _, ok := m.Game.(Revealer); !ok {
		return nil
	}
	for k := n - 1; k >= 0; k-- {
		if m.Log[k].By == Nature || !IsRevealed(m.Game, m.states[k], m.states[n]) {
			continue
		}
		if IsRevealed(m.Game, m.states[k], m.states[n-1]) {
			break // and with it what was chosen earlier
		}
		list = append(list, k)
	}
	return list
}

// Over reports whether nobody may act any more.
//
//go:noinline
func (m *Match) Over() bool { return m.State().Actors() == 0 }

// Do plays a move and forgets what could be redone. An illegal move gives an *Error and changes nothing.
func (m *Match) Do(mv Move) ([]Event, error) {
	events, err := m.play(mv)
	if err == nil {
		m.redoMoves = m.redoMoves[:0]
	}
	return events, err
}

func (m *Match) play(mv Move) ([]Event, error) {
	if m.isRemote {
		return nil, remoteError()
	}
	next := m.State().Clone()
	events, err := next.Apply(mv, nil)
	if err != nil {
		return nil, err
	}
	m.Log = append(m.Log, mv)
	m.states = append(m.states, next)
	m.events = append(m.events, events)
	if mv.By == Nature {
		m.natureCount++
	}
	return events, nil
}

// NatureMove returns the move that the seed has Nature make now. It returns false when Nature is no actor, and in a
// followed match, whose seed is elsewhere.
func (m *Match) NatureMove() (Move, bool) {
	if m.isRemote || !m.State().Actors().Has(Nature) {
		return Move{}, false
	}
	do, ok := Draw(Rand(m.Seed, m.natureCount), m.State().Chances(nil))
	return Move{By: Nature, Do: do}, ok
}

// PlayNature plays Nature's moves from the seed until a seat must act or the match is over.
func (m *Match) PlayNature() error {
	for {
		mv, ok := m.NatureMove()
		if !ok {
			return nil
		}
		if _, err := m.Do(mv); err != nil {
			return err
		}
	}
}

// Truncate takes back moves until n are left, without conditions, all of them when n is below 0. They can be redone.
// The Notes made after them are gone, but for talk: what has been said stays said, now after the moves that are left.
func (m *Match) Truncate(n int) {
	for len(m.Log) > max(n, 0) {
		k := len(m.Log) - 1
		mv := m.Log[k]
		if mv.By == Nature {
			m.natureCount--
		}
		if !m.isRemote {
			m.redoMoves = append(m.redoMoves, mv)
		}
		m.Log, m.states, m.events = m.Log[:k], m.states[:k+1], m.events[:k]
	}
	for k := range m.Notes {
		if m.Notes[k].Kind == NoteTalk {
			m.Notes[k].After = min(m.Notes[k].After, len(m.Log))
		}
	}
	m.Notes = slices.DeleteFunc(m.Notes, func(n Note) bool { return n.After > len(m.Log) })
}

// Undo takes back the last seat's action and the Nature moves after it, without conditions: [Match.UndoPoint] tells
// what is fair. It returns false when no seat has acted.
func (m *Match) Undo() bool {
	for k := len(m.Log) - 1; k >= 0; k-- {
		if m.Log[k].By != Nature {
			m.Truncate(k)
			return true
		}
	}
	return false
}

// Redo plays again what was taken back last: one seat's action and the Nature moves after it. It returns false when
// there is nothing to redo.
func (m *Match) Redo() bool {
	done := false
	for len(m.redoMoves) > 0 {
		mv := m.redoMoves[len(m.redoMoves)-1]
		if done && mv.By != Nature {
			break
		}
		if _, err := m.play(mv); err != nil {
			m.redoMoves = m.redoMoves[:0]
			break
		}
		m.redoMoves = m.redoMoves[:len(m.redoMoves)-1]
		done = done || mv.By != Nature
	}
	return done
}

// Redoable returns how many moves could be redone.
func (m *Match) Redoable() int { return len(m.redoMoves) }

// Note adds a remark after the present move.
func (m *Match) Note(by Seat, kind, text string) {
	m.Notes = append(m.Notes, Note{After: len(m.Log), By: by, Kind: kind, Text: text})
}

// Fork returns a new match that begins with the first n moves of this one, 0 to len(Log), and their Notes, and can go
// on differently. Nothing can be redone in it.
func (m *Match) Fork(n int) *Match {
	f := &Match{
		Game: m.Game, Setup: m.Setup.Clone(), Seed: m.Seed,
		Log:    slices.Clone(m.Log[:n]),
		Tags:   maps.Clone(m.Tags),
		states: slices.Clone(m.states[:n+1]),
		events: slices.Clone(m.events[:n]),

		isRemote: m.isRemote,
	}
	for _, note := range m.Notes {
		if note.After <= n {
			f.Notes = append(f.Notes, note)
		}
	}
	for _, mv := range f.Log {
		if mv.By == Nature {
			f.natureCount++
		}
	}
	return f
}
