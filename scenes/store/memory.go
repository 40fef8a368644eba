package store

import (
	"fmt"
	"io/fs"
	"maps"
	"slices"
)

// Memory is a Disk that forgets everything at the end of the run: for tests, and where nothing may be kept. The zero
// value is empty and ready.
type Memory struct {
	files map[string][]byte
}

// Read implements Disk.
func (m *Memory) Read(name string) ([]byte, error) {
	data, ok := m.files[name]
	if !ok {
		return nil, fmt.Errorf("store: read %q: %w", name, fs.ErrNotExist)
	}
	return slices.Clone(data), nil
}

// Write implements Disk.
func (m *Memory) Write(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	if m.files == nil {
		m.files = map[string][]byte{}
	}
	m.files[name] = slices.Clone(data)
	return nil
}

// Remove implements Disk.
func (m *Memory) Remove(name string) error {
	delete(m.files, name)
	return nil
}

// Rename implements Disk.
func (m *Memory) Rename(from, to string) error {
	if err := checkName(to); err != nil {
		return err
	}
	data, ok := m.files[from]
	if !ok {
		return fmt.Errorf("store: rename %q: %w", from, fs.ErrNotExist)
	}
	if _, taken := m.files[to]; taken {
		return fmt.Errorf("store: rename %q to %q: %w", from, to, fs.ErrExist)
	}
	m.files[to] = data
	delete(m.files, from)
	return nil
}

// Names implements Disk.
func (m *Memory) Names() ([]string, error) {
	return slices.Sorted(maps.Keys(m.files)), nil
}
