package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
)

// recordFile is a file that keeps records of one kind: a JSON object with a field for each record, called as its ID.
type recordFile struct {
	name    string
	damaged ProblemKind // told of a file that is no such object, which is set aside; 0: it counts as one without records
	isFixed bool        // what is kept of an ID does not change any more
	unsaved fields      // records that the disk has not taken
}

// readRecords reads a file of records. Where a damaged one is told of, one that cannot be read just now is too, and is not
// written over.
func (s *Store) readRecords(f *recordFile) fields {
	data, err := s.disk.read(f.name)
	if err != nil {
		if f.damaged != 0 && !errors.Is(err, fs.ErrNotExist) {
			s.disk.bar(f.name)
			s.problem(kindOf(err), "", err)
		}
		return fields{}
	}
	all, err := decodeRecords(data)
	if err != nil && f.damaged != 0 {
		s.problem(f.damaged, s.setAside(f.name, data), fmt.Errorf("store: %s: %w", f.name, err))
	}
	return all
}

// setRecord keeps a record under an ID.
func (s *Store) setRecord(f *recordFile, id string, record any) error {
	raw, err := json.Marshal(record)
	if err != nil {
		return s.noteWrite(fmt.Errorf("store: %s: %w", f.name, err))
	}
	if !s.disk.holds(f.name) {
		f.unsaved = fields{}
	}
	f.unsaved[id] = raw
	unsaved := maps.Clone(f.unsaved)
	return s.change(f.name, func(now []byte) ([]byte, error) {
		all, _ := decodeRecords(now) // a file that has been damaged since it was looked at is begun anew
		for id, raw := range unsaved {
			if _, isKept := all[id]; !isKept || !f.isFixed {
				all[id] = raw
			}
		}
		return encodeObject(all)
	})
}

// decodeRecords reads a file of records. One that is no JSON object has none, and gives an error.
func decodeRecords(data []byte) (fields, error) {
	var all fields
	if err := all.read(data); err != nil || all == nil {
		return fields{}, err
	}
	return all, nil
}

// change has a file changed: on the disk, and in memory what is known of it as long as the disk does not take it.
func (s *Store) change(name string, set Change) error {
	known, _ := s.disk.read(name) // where nothing can be read, nothing is known
	data, err := set(known)
	if err == nil {
		err = s.disk.write(name, data, set)
	}
	return s.noteWrite(err)
}

// decodeList reads a file that is a list. One that is damaged is empty.
func decodeList[T any](data []byte) []T {
	var list []T
	if json.Unmarshal(data, &list) != nil {
		return nil
	}
	return list
}

// encodeList writes a file that is a list, of which so many are kept at most: the last.
func encodeList[T any](list []T, most int) ([]byte, error) {
	data, err := json.Marshal(append([]T{}, list[max(0, len(list)-most):]...))
	if err != nil {
		return nil, fmt.Errorf("store: %w", err)
	}
	return append(data, '\n'), nil
}
