package store

import (
	"hash/fnv"
	"slices"
	"strconv"
	"strings"
)

// remoteTablesFile is the name of the file that keeps at which tables elsewhere this device has a seat: a list, the one
// that was sat at last is last.
const remoteTablesFile = "tables.json"

// maxRemoteTables is how many are kept.
const maxRemoteTables = 60

// RemoteTable is a seat that this device has at a table elsewhere, or that it watches one. It may have several seats at the
// same table.
type RemoteTable struct {
	Link   string  `json:"link"`             // of the seat
	Key    string  `json:"key"`              // by which the host knows the device again, for this table alone
	Deals  string  `json:"deals,omitempty"`  // what the device adds to deals is made of it; no host is told it
	Name   string  `json:"name"`             // of the player
	Game   string  `json:"game"`             // its id; "" before the host has told
	Title  string  `json:"title"`            // of the table, as the host tells it
	At     int64   `json:"at"`               // when it was seen last, in seconds
	Turn   bool    `json:"turn"`             // it was this device's turn then
	Over   bool    `json:"over"`             // the match has ended
	Saved  MatchID `json:"saved"`            // under which it is kept since it has ended; "" before
	Watch  bool    `json:"watch,omitempty"`  // it is no seat
	Screen bool    `json:"screen,omitempty"` // the device watches as the table screen

	Own *OwnTable `json:"own,omitempty"` // where the program of this device keeps the table itself
}

// OwnTable is what the maker of a table knows of it: the secrets of its links, which no host tells twice.
type OwnTable struct {
	Owner string   `json:"owner"`
	Watch string   `json:"watch"`
	Seats []string `json:"seats"` // one a seat, "" for those of computers
}

// RemoteTables returns the tables elsewhere, the one that was seen last first.
func (s *Store) RemoteTables() []RemoteTable {
	data, err := s.disk.read(remoteTablesFile)
	if err != nil {
		return nil
	}
	kept := decodeList[RemoteTable](data)
	list := make([]RemoteTable, len(kept))
	for k, t := range kept {
		list[len(kept)-1-k] = t
	}
	return list
}

// RemoteTable returns the table of a link; false where none is kept.
func (s *Store) RemoteTable(link string) (RemoteTable, bool) {
	for _, t := range s.RemoteTables() {
		if t.Link == link {
			return t, true
		}
	}
	return RemoteTable{}, false
}

// SeatsAt returns what this device has at the table of a link: its seats, or where it has none, where it watches.
func (s *Store) SeatsAt(link string) []RemoteTable {
	var seats, watches []RemoteTable
	for _, t := range s.RemoteTables() {
		switch {
		case !SameTable(t.Link, link):
		case t.Watch:
			watches = append(watches, t)
		default:
			seats = append(seats, t)
		}
	}
	if len(seats) == 0 {
		return watches[:min(1, len(watches))]
	}
	return seats
}

// OwnTable returns what is kept of the table of a link as its maker knows it; false where this device has not made it.
func (s *Store) OwnTable(link string) (RemoteTable, bool) {
	list := s.RemoteTables()
	k := slices.IndexFunc(list, func(t RemoteTable) bool { return t.Own != nil && SameTable(t.Link, link) })
	if k < 0 {
		return RemoteTable{}, false
	}
	return list[k], true
}

// SameTable reports whether two links lead to the same table: they differ in their secrets alone.
func SameTable(a, b string) bool {
	const secret = "." // stands before it
	return a == b || strings.Contains(a, secret) && strings.HasPrefix(b, a[:strings.LastIndex(a, secret)+1])
}

// SetRemoteTable keeps a table, in the place of what was kept for its link. The oldest are forgotten where there are many.
func (s *Store) SetRemoteTable(t RemoteTable) error {
	others := slices.DeleteFunc(s.RemoteTables(), func(have RemoteTable) bool { return have.Link == t.Link })
	for _, old := range others[min(len(others), maxRemoteTables-1):] {
		_ = s.ChangeSeat(old.Link, removeFile) // what goes wrong is among the problems
	}
	return s.changeRemoteTables(t.Link, t)
}

// ForgetRemoteTable forgets the table of a link, and with it the device's seat.
func (s *Store) ForgetRemoteTable(link string) error {
	_ = s.ChangeSeat(link, removeFile) // what goes wrong is among the problems
	return s.changeRemoteTables(link)
}

// changeRemoteTables takes the table of a link off the list, and adds others.
func (s *Store) changeRemoteTables(link string, added ...RemoteTable) error {
	return s.change(remoteTablesFile, func(now []byte) ([]byte, error) {
		list := slices.DeleteFunc(decodeList[RemoteTable](now), func(t RemoteTable) bool { return t.Link == link })
		return encodeList(append(list, added...), maxRemoteTables)
	})
}

// seatFile returns the name of the file that keeps what belongs to the seat of a link. It tells nothing of the link.
func seatFile(link string) string {
	sum := fnv.New64a()
	sum.Write([]byte(link)) // which gives no error
	return "seat-" + strconv.FormatUint(sum.Sum64(), 16) + ".txt"
}

// Seat returns what is kept of the seat of a link beside its RemoteTable, as its client writes it; nil for nothing.
func (s *Store) Seat(link string) []byte {
	data, err := s.disk.read(seatFile(link))
	if err != nil {
		return nil
	}
	return data
}

// ChangeSeat changes what is kept of the seat of a link. What the disk does not take stays in memory.
func (s *Store) ChangeSeat(link string, change Change) error {
	name, now := seatFile(link), s.Seat(link)
	known, err := change(now)
	switch {
	case err != nil:
		return s.noteWrite(err)
	case known != nil:
		if s.disk.holds(name) {
			change = replaceWith(known) // with what the disk has not taken before
		}
		return s.noteWrite(s.disk.write(name, known, change))
	case now != nil:
		return s.noteWrite(s.disk.remove(name, change))
	}
	return nil
}
