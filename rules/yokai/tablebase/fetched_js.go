package tablebase

import (
	"fmt"

	"engawa/internal/pagefile"
)

// Tablebases reads the files that lie beside the page.
type Tablebases struct {
	fetches map[string]*pagefile.Fetch
}

// Open opens the tablebases. Nothing is fetched before a file is asked for.
func Open() *Tablebases { return &Tablebases{fetches: map[string]*pagefile.Fetch{}} }

// File returns the contents of a file. They are nil, without an error, while it is on its way. A file that could not be
// fetched is asked for again the next time.
func (t *Tablebases) File(name string) ([]byte, error) {
	f := t.fetches[name]
	if f == nil {
		b, err := find(name)
		if err != nil {
			return nil, err
		}
		f = pagefile.Get(b.Address(), b.Size)
		t.fetches[name] = f
	}
	data, err := f.Data()
	if err != nil {
		delete(t.fetches, name)
		return nil, fmt.Errorf("tablebase: %w", err)
	}
	return data, nil
}

// Loaded reports whether a file has come.
func (t *Tablebases) Loaded(name string) bool {
	f := t.fetches[name]
	if f == nil {
		return false
	}
	data, _ := f.Data()
	return data != nil
}
