package journal

import (
	"bytes"
	"maps"
	"slices"
	"sync"
)

// Memory is a [Journal] that forgets everything when the program ends. The zero Memory is empty.
type Memory struct {
	mu   sync.Mutex
	rows map[string][][]byte
}

// Append implements [Journal].
func (m *Memory) Append(table string, after uint64, data []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	row := m.rows[table]
	if have := uint64(len(row)); have != after {
		return Conflict(table, after, have)
	}
	if m.rows == nil {
		m.rows = map[string][][]byte{}
	}
	m.rows[table] = append(row, bytes.Clone(data))
	return nil
}

// Read implements [Journal].
func (m *Memory) Read(table string, after uint64) ([][]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	row := m.rows[table]
	return slices.Clone(row[min(after, uint64(len(row))):]), nil
}

// Tables implements [Journal].
func (m *Memory) Tables() ([]string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Sorted(maps.Keys(m.rows)), nil
}

// Mend implements [Mender].
func (m *Memory) Mend(table string, rows [][]byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.rows[table] = slices.Clone(rows)
	return nil
}

// Close implements [Journal].
func (m *Memory) Close() error { return nil }
