package host

import (
	"slices"

	"engawa/remote"
	"engawa/rules"
)

// projection is the only code that makes of a match what a viewer is sent. It reads the match through View and Seen, so
// that nothing reaches a seat which the rules keep from it.
type projection struct {
	viewer rules.Seat // a seat, or rules.Public
}

// update is what the viewer sees of the n-th move, counted from 1, and of the position after it.
func (p projection) update(m *rules.Match, n int) remote.Reply {
	mv, events := m.ViewMove(n-1, p.viewer)
	r := p.move(m.Game, m.At(n-1), m.At(n), mv, events, n)
	r.Moves = p.revealedMoves(m, n)
	return r
}

// revealedMoves returns what was chosen in secret and lies open for all since the n-th move, as far as the viewer did not know it. It
// is written at what the viewer knew when it was chosen.
func (p projection) revealedMoves(m *rules.Match, n int) (list []remote.Reply) {
	for _, k := range m.RevealedMoves(n) {
		if seen, _ := m.ViewMove(k, p.viewer); seen.Do == rules.Hidden {
			list = append(list, remote.Reply{Type: remote.Update, N: k + 1, Move: m.Game.FormatAction(m.At(k).View(p.viewer), m.Log[k])})
		}
	}
	return list
}

// move is what the viewer sees of the n-th move, which it knows as mv and events, between two positions.
func (p projection) move(g rules.Game, before, after rules.State, mv rules.Move, events []rules.Event, n int) remote.Reply {
	return remote.Reply{
		Type: remote.Update, N: n, By: mv.By.String(), Move: g.FormatAction(before.View(p.viewer), mv), Events: events,
		View: viewBytes(after, p.viewer),
	}
}

// position is what the viewer sees of the present position, however it came about.
func (p projection) position(m *rules.Match) remote.Reply {
	return remote.Reply{Type: remote.Position, N: len(m.Log), View: viewBytes(m.State(), p.viewer)}
}

// maxPastBytes is how many bytes of what has happened a device is sent at once. Of a longer match it gets the latest part.
const maxPastBytes = 1 << 20

// past is what the viewer has seen of the match up to now.
func (p projection) past(m *rules.Match) remote.Reply {
	n, size := len(m.Log), 0
	var moves []remote.Reply
	for ; n > 0; n-- {
		r := p.update(m, n)
		if size += len(remote.EncodeReply(r)); size > maxPastBytes {
			break
		}
		moves = append(moves, r)
	}
	slices.Reverse(moves)
	return remote.Reply{Type: remote.Past, N: n, View: viewBytes(m.At(n), p.viewer), Moves: moves, Notes: m.Notes}
}

// viewBytes returns the bytes of what the viewer knows of the position.
func viewBytes(s rules.State, viewer rules.Seat) []byte {
	data, err := s.View(viewer).AppendBinary(nil)
	if err != nil {
		panic(err) // a position of a running match can be written
	}
	return data
}
