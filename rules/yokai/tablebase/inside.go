//go:build !js

package tablebase

import (
	_ "embed"
	"fmt"
)

// The files are read where they lie in the program: together they are too large to be copied between two pictures.
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

// Tablebases reads the files that are inside the program.
type Tablebases struct{}

// Open opens the tablebases.
func Open() *Tablebases { return &Tablebases{} }

// File returns the contents of a file, which must not be changed.
func (*Tablebases) File(name string) ([]byte, error) {
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
	return nil, fmt.Errorf("tablebase: the file %q is in the catalogue but not in the program", b.Name)
}
