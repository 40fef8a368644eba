package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"hash/fnv"
	"slices"
	"strings"

	"engawa/rules"
)

// Two windows, or two tabs of a browser, may have the same match open, each with a Store of its own over the same Disk.
// A Store therefore writes a match only where the file is still what it has read or written there last. What another
// has changed is only written over by a match that goes on from it; any other parts from it, and is kept under an id of
// its own.

// knownContents is what this Store knows to have been in a file: two contents, of which it has written the second over
// the first, or tried to.
type knownContents [2]contentHash

func sightOf(before, after []byte) knownContents { return knownContents{hashOf(before), hashOf(after)} }

// covers reports whether the content is one of these.
func (s knownContents) covers(data []byte) bool { return slices.Contains(s[:], hashOf(data)) }

// contentHash tells the contents of a file apart, of which nobody makes two alike on purpose: FNV-1a of 128 bits. SHA-256
// would bring all of Go's cryptography to the page.
type contentHash [16]byte

func hashOf(data []byte) (sum contentHash) {
	h := fnv.New128a()
	h.Write(data)
	h.Sum(sum[:0])
	return sum
}

// keep writes a saved match, and has every match part from its file that has become another's. It returns the id of the
// saved one.
func (s *Store) keep(id MatchID, data []byte) (MatchID, error) {
	err := s.disk.write(id.file(), data, s.goOn(id, data))
	for range maxTries {
		taken := s.disk.conflicts()
		if len(taken) == 0 {
			break
		}
		for name, data := range taken {
			conflict, match := idOf(name)
			if !match {
				continue
			}
			own, failed := s.part(conflict, data)
			if conflict == id {
				id, err = own, failed
			}
		}
	}
	return id, err
}

// goOn is the Change that puts a saved match in the place of what it goes on from.
func (s *Store) goOn(id MatchID, data []byte) Change {
	return func(now []byte) ([]byte, error) {
		if now != nil && !s.knownFiles[id].covers(now) && !continues(now, data) {
			return nil, errConflict
		}
		s.knownFiles[id] = sightOf(now, data)
		return data, nil
	}
}

// part keeps a match under an id of its own that another window has played on under this one.
func (s *Store) part(id MatchID, data []byte) (MatchID, error) {
	s.disk.forget(id.file())
	own := s.NewMatch(string(id[:strings.LastIndex(string(id), "-")]))
	err := s.disk.write(own.file(), data, s.goOn(own, data))
	if !errors.Is(err, errConflict) {
		s.problem(Conflict, own.file(), nil)
	}
	s.backups.follow(id, own)
	return own, err
}

// history is how a saved match has come to where it stands.
type history struct {
	Game   string
	Setup  json.RawMessage
	Seed   string
	Log    []string
	Undone []string // what was taken back, in the order in which it was played
	Notes  []rules.Note
}

// isPrefixOf reports whether the other course goes on from this one by moves and notes, or is the same.
func (a history) isPrefixOf(b history) bool {
	return a.Game == b.Game && a.Seed == b.Seed && bytes.Equal(a.Setup, b.Setup) &&
		len(a.Log) <= len(b.Log) && slices.Equal(a.Log, b.Log[:len(a.Log)]) &&
		len(a.Notes) <= len(b.Notes) && slices.Equal(a.Notes, b.Notes[:len(a.Notes)])
}

// continues reports whether one saved match is the kept one as it is or gone on by moves and notes: nothing of the kept
// one is lost when the longer one takes its place.
func continues(kept, longer []byte) bool {
	var a, b history
	return json.Unmarshal(kept, &a) == nil && json.Unmarshal(longer, &b) == nil && a.isPrefixOf(b)
}

// contains reports whether a kept match has all moves and notes of another, moves included that were taken back.
func contains(kept, other []byte) bool {
	var a, b history
	if json.Unmarshal(other, &a) != nil || json.Unmarshal(kept, &b) != nil {
		return false
	}
	b.Log = append(b.Log, b.Undone...)
	return a.isPrefixOf(b)
}
