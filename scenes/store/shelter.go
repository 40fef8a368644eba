package store

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
)

// errBarred is the answer to writing under the name of a file that must not be touched.
var errBarred = errors.New("a file that cannot be read has this name and is left as it is")

// shelter is a Disk over another that never loses the newest content during a run: what the disk does not take stays
// in memory, is read from there, and is offered to the disk again with every later write.
type shelter struct {
	disk    Disk
	kept    map[string][]byte // what the disk has refused so far
	barred  map[string]bool   // files that must not be touched: damaged, and not to be moved aside
	doubted map[string]bool   // names that the disk has not said to be free
}

func newShelter(disk Disk) *shelter {
	return &shelter{disk: disk, kept: map[string][]byte{}, barred: map[string]bool{}, doubted: map[string]bool{}}
}

// bar protects a file on the disk: from now on its name is written and read in memory only, which Write tells by an
// error that wraps errBarred.
func (s *shelter) bar(name string) { s.barred[name] = true }

// doubt protects whatever may have the name: nothing is written there until the disk says that it is free.
func (s *shelter) doubt(name string) { s.doubted[name] = true }

// free reports whether it is sure that no file has the name.
func (s *shelter) free(name string) bool {
	if _, ok := s.kept[name]; ok || s.barred[name] {
		return false
	}
	return s.ask(name) == nil
}

// ask asks the disk for a file; nil where it says that there is none.
func (s *shelter) ask(name string) error {
	switch _, err := s.disk.Read(name); {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return err
	}
	return fs.ErrExist
}

// waiting reports whether anything is in memory only that the disk should have.
func (s *shelter) waiting() bool {
	for name := range s.kept {
		if !s.barred[name] {
			return true
		}
	}
	return false
}

// Read implements Disk.
func (s *shelter) Read(name string) ([]byte, error) {
	if data, ok := s.kept[name]; ok {
		return slices.Clone(data), nil
	}
	if s.barred[name] {
		return nil, fs.ErrNotExist
	}
	return s.disk.Read(name)
}

// Write implements Disk. An error tells that the content is in memory only.
func (s *shelter) Write(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	s.kept[name] = slices.Clone(data)
	if err := s.flush(); err != nil || !s.barred[name] {
		return err
	}
	return fmt.Errorf("store: write %q: %w", name, errBarred)
}

// flush offers the disk everything that it has refused so far. It returns the first error.
func (s *shelter) flush() error {
	var first error
	for _, name := range slices.Sorted(maps.Keys(s.kept)) {
		if s.barred[name] {
			continue
		}
		if err := s.offer(name); err != nil && first == nil {
			first = err
		}
	}
	return first
}

// offer writes one file from memory to the disk.
func (s *shelter) offer(name string) error {
	if s.doubted[name] {
		if err := s.ask(name); err != nil {
			return fmt.Errorf("store: write %q: the name may be taken: %w", name, err)
		}
		delete(s.doubted, name)
	}
	if err := s.disk.Write(name, s.kept[name]); err != nil {
		return err
	}
	delete(s.kept, name)
	return nil
}

// Remove implements Disk.
func (s *shelter) Remove(name string) error {
	delete(s.kept, name)
	if s.barred[name] {
		return nil
	}
	return s.disk.Remove(name)
}

// Rename implements Disk. What is in memory only cannot be renamed.
func (s *shelter) Rename(from, to string) error {
	return s.disk.Rename(from, to)
}

// Names implements Disk. When the disk cannot list, what is in memory is listed, with the error.
func (s *shelter) Names() ([]string, error) {
	names, err := s.disk.Names()
	names = slices.DeleteFunc(names, func(name string) bool { return s.barred[name] })
	for name := range s.kept {
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
