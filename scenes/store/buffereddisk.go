package store

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
)

// Why a buffered disk has not written a file.
var (
	errUntouchable = errors.New("a file that cannot be read has this name and is left as it is")
	errConflict    = errors.New("another window has written the file")
)

// bufferedDisk keeps files on a Disk and never loses the newest content during a run: what the disk does not take stays in
// memory, is read from there, and is offered to the disk again with every later write.
type bufferedDisk struct {
	disk        Disk
	pending     map[string]pending // what the disk has refused so far
	untouchable map[string]bool    // files that must not be touched: damaged, and not to be moved aside
}

// pending is what a file should hold.
type pending struct {
	data       []byte // as far as this run knows
	change     Change // what to do with what the disk holds, most often to put data in its place
	isConflict bool   // the disk holds what must not be written over
}

func newBufferedDisk(disk Disk) *bufferedDisk {
	return &bufferedDisk{disk: disk, pending: map[string]pending{}, untouchable: map[string]bool{}}
}

// bar protects a file on the disk: from now on its name is written and read in memory only, which write tells by an
// error that wraps errUntouchable.
func (s *bufferedDisk) bar(name string) { s.untouchable[name] = true }

// free reports whether it is sure that no file has the name.
func (s *bufferedDisk) free(name string) bool {
	if s.holds(name) || s.untouchable[name] {
		return false
	}
	_, err := s.disk.Read(name)
	return errors.Is(err, fs.ErrNotExist)
}

// holds reports whether a file's newest content is in memory only.
func (s *bufferedDisk) holds(name string) bool {
	_, ok := s.pending[name]
	return ok
}

// waiting reports whether anything is in memory only that the disk should have.
func (s *bufferedDisk) waiting() bool {
	for name := range s.pending {
		if !s.untouchable[name] {
			return true
		}
	}
	return false
}

// read returns the newest content of a file.
func (s *bufferedDisk) read(name string) ([]byte, error) {
	if p, ok := s.pending[name]; ok {
		return slices.Clone(p.data), nil
	}
	if s.untouchable[name] {
		return nil, fs.ErrNotExist
	}
	return s.disk.Read(name)
}

// write makes or replaces a file: change does it on the disk, and data is what the file holds until the disk lets it.
// An error says that this is in memory only; it is errConflict where change has refused with that.
func (s *bufferedDisk) write(name string, data []byte, change Change) error {
	if err := checkName(name); err != nil {
		return err
	}
	s.pending[name] = pending{data: append([]byte{}, data...), change: change}
	if err := s.flush(); err != nil || !s.untouchable[name] {
		return err
	}
	return fmt.Errorf("store: write %q: %w", name, errUntouchable)
}

// flush offers the disk everything that it has refused so far. It returns the first error.
func (s *bufferedDisk) flush() error {
	var first error
	for _, name := range slices.Sorted(maps.Keys(s.pending)) {
		p := s.pending[name]
		if s.untouchable[name] || p.isConflict {
			continue
		}
		err := s.disk.Update(name, p.change)
		if err == nil {
			delete(s.pending, name)
			continue
		}
		p.isConflict = errors.Is(err, errConflict)
		s.pending[name] = p
		if first == nil {
			first = err
		}
	}
	return first
}

// conflicts returns what waits in memory to be written over what another window has written, by name.
func (s *bufferedDisk) conflicts() map[string][]byte {
	out := map[string][]byte{}
	for name, p := range s.pending {
		if p.isConflict {
			out[name] = p.data
		}
	}
	return out
}

// forget gives up what waits in memory to be written to a file.
func (s *bufferedDisk) forget(name string) { delete(s.pending, name) }

// remove deletes a file. That it is not there is no error.
func (s *bufferedDisk) remove(name string, change Change) error {
	s.forget(name)
	if s.untouchable[name] {
		return nil
	}
	return s.disk.Update(name, change)
}

// setAside gives the content of a damaged file a name of its own: it is copied there, unless the name is taken by
// something else, which gives fs.ErrExist, and then removed, unless somebody has changed it in the meantime.
func (s *bufferedDisk) setAside(name, aside string, content []byte) error {
	err := s.disk.Update(aside, func(now []byte) ([]byte, error) {
		if now != nil && !bytes.Equal(now, content) {
			return nil, fs.ErrExist
		}
		return append([]byte{}, content...), nil
	})
	if err != nil {
		return err
	}
	err = s.disk.Update(name, func(now []byte) ([]byte, error) {
		if !bytes.Equal(now, content) {
			return nil, errConflict
		}
		return nil, nil
	})
	if errors.Is(err, errConflict) {
		return nil
	}
	return err
}

// names lists the files in ascending order. When the disk cannot list, what is in memory is listed, with the error.
func (s *bufferedDisk) names() ([]string, error) {
	names, err := s.disk.Names()
	names = slices.DeleteFunc(names, func(name string) bool { return s.untouchable[name] })
	for name := range s.pending {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	return names, err
}
