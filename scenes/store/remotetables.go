package store

import (
	"encoding/json"
	"fmt"
)

// remoteTablesFile is the name of the file that keeps at which tables elsewhere this device has a seat: a list, the one
// that was sat at last is last.
const remoteTablesFile = "tables.json"

// mostRemoteTables is how many are kept.
const mostRemoteTables = 60

// RemoteTable is a table elsewhere at which this device has a seat, or watches.
type RemoteTable struct {
	Link  string  `json:"link"`  // of the seat
	Key   string  `json:"key"`   // by which the host knows the device again, for this table alone
	Name  string  `json:"name"`  // of the player
	Game  string  `json:"game"`  // its id; "" before the host has told
	Title string  `json:"title"` // of the table, as the host tells it
	At    int64   `json:"at"`    // when it was seen last, in seconds
	Turn  bool    `json:"turn"`  // it was this device's turn then
	Over  bool    `json:"over"`  // the match has ended
	Saved MatchID `json:"saved"` // under which it is kept since it has ended; "" before

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
	kept := decodeRemoteTables(data)
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

// SetRemoteTable keeps a table, in the place of what was kept for its link. The oldest are forgotten where there are many.
func (s *Store) SetRemoteTable(t RemoteTable) error {
	return s.changeRemoteTables(t.Link, func(list []RemoteTable) []RemoteTable {
		list = append(list, t)
		return list[max(0, len(list)-mostRemoteTables):]
	})
}

// ForgetRemoteTable forgets the table of a link, and with it the device's seat.
func (s *Store) ForgetRemoteTable(link string) error {
	return s.changeRemoteTables(link, func(list []RemoteTable) []RemoteTable { return list })
}

// changeRemoteTables has the list without the table of a link become another one.
func (s *Store) changeRemoteTables(link string, change func([]RemoteTable) []RemoteTable) error {
	set := func(now []byte) ([]byte, error) {
		list := []RemoteTable{}
		for _, t := range decodeRemoteTables(now) {
			if t.Link != link {
				list = append(list, t)
			}
		}
		data, err := json.Marshal(change(list))
		if err != nil {
			return nil, fmt.Errorf("store: tables: %w", err)
		}
		return append(data, '\n'), nil
	}
	known, _ := s.disk.read(remoteTablesFile) // where nothing can be read, nothing is known
	data, err := set(known)
	if err != nil {
		return s.written(err)
	}
	return s.written(s.disk.write(remoteTablesFile, data, set))
}

// decodeRemoteTables reads a file of tables. One that is damaged has none.
func decodeRemoteTables(data []byte) []RemoteTable {
	var list []RemoteTable
	if json.Unmarshal(data, &list) != nil {
		return nil
	}
	return list
}
