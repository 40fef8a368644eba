package store

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"slices"

	"engawa/rules"
)

// Two windows, or two tabs of a browser, may have the same match open, each with a Store of its own over the same Disk.
// Before a Store writes a match it therefore looks whether the file is still what it has read or written there last.
// What another has changed is only written over by a match that goes on from it; any other parts from it, and is kept
// under an id of its own.

// remember takes note of what a match's file holds, as this Store read or wrote it.
func (s *Store) remember(id MatchID, data []byte) { s.seen[id] = sha256.Sum256(data) }

// part returns the id under which a match is to be kept that was so far kept, or was to be kept, under id: another one
// where the file has become another's.
func (s *Store) part(id MatchID, data []byte) MatchID {
	kept, err := s.disk.Read(id.file())
	if err != nil { // there is none, or whoever writes now will hear why it cannot be read
		return id
	}
	if seen, ok := s.seen[id]; ok && seen == sha256.Sum256(kept) || continues(kept, data) {
		return id
	}
	var head struct{ Game string }
	if json.Unmarshal(data, &head) != nil {
		return id
	}
	own := s.NewMatch(head.Game)
	s.problem(Parted, own.file(), nil)
	return own
}

// continues reports whether one saved match is the kept one as it is or gone on by moves and notes: nothing of the kept
// one is lost when the longer one takes its place.
func continues(kept, longer []byte) bool {
	type course struct {
		Game  string
		Setup json.RawMessage
		Seed  string
		Log   []string
		Notes []rules.Note
	}
	var a, b course
	if json.Unmarshal(kept, &a) != nil || json.Unmarshal(longer, &b) != nil {
		return false
	}
	return a.Game == b.Game && a.Seed == b.Seed && bytes.Equal(a.Setup, b.Setup) &&
		len(a.Log) <= len(b.Log) && slices.Equal(a.Log, b.Log[:len(a.Log)]) &&
		len(a.Notes) <= len(b.Notes) && slices.Equal(a.Notes, b.Notes[:len(a.Notes)])
}
