package client

import (
	"bytes"

	"engawa/remote"
	"engawa/rules"
)

// SavedSeat is what a device keeps of its seat at a table, so that it may end at any time and go on without a line.
type SavedSeat struct {
	Commands      []remote.Request // that have no answer yet, in the order in which they were sent
	Welcome, Past remote.Reply     // frames that tell where the match stands; without Type for nothing
}

// Encode writes it as text: a frame a line. Nothing gives nil.
func (k SavedSeat) Encode() []byte {
	var lines []byte
	for _, r := range k.Commands {
		lines = append(append(lines, remote.EncodeRequest(r)...), '\n')
	}
	for _, r := range []remote.Reply{k.Welcome, k.Past} {
		if r.Type != "" {
			lines = append(append(lines, remote.EncodeReply(r)...), '\n')
		}
	}
	return lines
}

// DecodeSavedSeat reads what [SavedSeat.Encode] has written. Lines that cannot be read are left out: they give an *rules.Error, beside
// what the others hold.
func DecodeSavedSeat(data []byte) (k SavedSeat, err error) {
	for len(data) > 0 {
		end := bytes.IndexByte(data, '\n') + 1 // bytes.Lines is two kilobytes more of the page, bytes.Cut four
		if end == 0 {
			end = len(data)
		}
		line := data[:end]
		data = data[end:]
		reply, bad := remote.DecodeReply(line)
		switch {
		case bad == nil && reply.Type == remote.Welcome:
			k.Welcome = reply
		case bad == nil && reply.Type == remote.Past:
			k.Past = reply
		default:
			var r remote.Request
			if r, bad = remote.DecodeRequest(line); bad == nil && !isPersistent(r.Type) {
				bad = rules.Errorf(remote.CodeFrame, "a command of the type %q is not kept", rules.Shorten(string(r.Type)))
			}
			if bad == nil {
				k.Commands = append(k.Commands, r)
			}
		}
		if err == nil {
			err = bad
		}
	}
	if k.Welcome.Type == "" || k.Past.Type == "" {
		k.Welcome, k.Past = remote.Reply{}, remote.Reply{} // one says nothing without the other
	}
	return k, err
}

// isPersistent reports whether a command is kept until it is answered. What answers a question is not: hosts put the question
// anew to who comes back, and another one may stand by then.
func isPersistent(kind remote.RequestType) bool {
	switch kind {
	case remote.Do, remote.Say, remote.Undo, remote.Draw, remote.Resign, remote.Rematch:
		return true
	}
	return false
}

// snapshot returns frames by which another RemoteMatch comes to know where the match stands. They are empty where nobody can
// go on with it: for who watches, and after the end.
func (f *RemoteMatch) snapshot() (welcome, past remote.Reply) {
	if f.Match == nil || f.Seat < 0 || f.FullMatch != nil {
		return welcome, past
	}
	past = f.recent()
	sitting := append([]remote.SeatInfo(nil), f.SeatInfos...)
	for k := range sitting {
		sitting[k].Here, sitting[k].Slow = false, false
	}
	notes := append([]rules.Note(nil), f.Match.Notes...)
	for k := range notes {
		notes[k].After += f.offset
	}
	info := f.Game.Info()
	welcome = remote.Reply{
		Type: remote.Welcome, Version: remote.Version, Title: f.Title, Game: info.ID, Rules: info.Version,
		Setup: &f.setup, Seat: f.Seat.String(), Seats: sitting, Can: f.Capabilities,
	}
	past.Backs, past.Notes = f.Backs, notes
	if f.Clock != nil { // it stands still until the host tells it anew
		past.Clock = &remote.Clock{Left: append([]int64(nil), f.Clock.Left...)}
		for k := range past.Clock.Left {
			if left, ok := f.TimeLeft(rules.Seat(k)); ok {
				past.Clock.Left[k] = left.Milliseconds()
			}
		}
	}
	return welcome, past
}

// A device keeps the latest moves, so many of them at least, and more as far as they take so many bytes: all of it is written
// anew with every move.
const (
	minRecentMoves = 10
	maxRecentBytes = 1 << 13
)

// recent is the frame that tells the latest moves.
func (f *RemoteMatch) recent() remote.Reply {
	n, size, view := len(f.updates), 0, f.startView
	for ; n > 0; n-- {
		r := &f.updates[n-1]
		if size += len(remote.EncodeReply(*r)); size > maxRecentBytes && len(f.updates)-n >= minRecentMoves {
			view = r.View
			break
		}
	}
	return remote.Reply{Type: remote.Past, N: f.offset + n, View: view, Moves: append([]remote.Reply(nil), f.updates[n:]...)}
}
