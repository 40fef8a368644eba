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

// Update implements Disk.
func (m *Memory) Update(name string, change Change) error {
	if err := checkName(name); err != nil {
		return err
	}
	data, err := change(slices.Clone(m.files[name]))
	if err != nil {
		return err
	}
	if data == nil {
		delete(m.files, name)
		return nil
	}
	if m.files == nil {
		m.files = map[string][]byte{}
	}
	m.files[name] = slices.Clone(data)
	return nil
}

// Write makes or replaces a file, whatever it holds.
func (m *Memory) Write(name string, data []byte) error { return m.Update(name, replaceWith(data)) }

// Names implements Disk.
func (m *Memory) Names() ([]string, error) {
	return slices.Sorted(maps.Keys(m.files)), nil
}
