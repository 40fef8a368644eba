//go:build !js

package library

import (
	_ "embed"
	"fmt"
)

// The books are read where they lie in the program: together they are too large to be copied between two pictures.
var (
	//go:embed yokai-EEGCC.digest
	yokaiEEGCC []byte
	//go:embed yokai-EEGGC.digest
	yokaiEEGGC []byte
	//go:embed yokai-EEGGCC.digest
	yokaiEEGGCC []byte
	//go:embed yokai-EGGCC.digest
	yokaiEGGCC []byte
)

// Library lends the books that are inside the program.
type Library struct{}

// Open opens the library.
func Open() *Library { return &Library{} }

// Book returns the contents of a book, which must not be changed.
func (*Library) Book(name string) ([]byte, error) {
	b, err := find(name)
	if err != nil {
		return nil, err
	}
	switch b.Name {
	case "yokai-EEGCC.digest":
		return yokaiEEGCC, nil
	case "yokai-EEGGC.digest":
		return yokaiEEGGC, nil
	case "yokai-EEGGCC.digest":
		return yokaiEEGGCC, nil
	case "yokai-EGGCC.digest":
		return yokaiEGGCC, nil
	}
	return nil, fmt.Errorf("library: the book %q is in the catalogue but not in the program", b.Name)
}
