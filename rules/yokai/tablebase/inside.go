//go:build !js

package tablebase

import (
	_ "embed"
	"fmt"
)

// The files are read where they lie in the program: together they are too large to be copied between two pictures.
var (
	//go:embed yokai-EEGCC.tablebase
	yokaiEEGCC []byte
	//go:embed yokai-EEGGC.tablebase
	yokaiEEGGC []byte
	//go:embed yokai-EEGGCC.tablebase
	yokaiEEGGCC []byte
	//go:embed yokai-EGGCC.tablebase
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
	case "yokai-EEGCC.tablebase":
		return yokaiEEGCC, nil
	case "yokai-EEGGC.tablebase":
		return yokaiEEGGC, nil
	case "yokai-EEGGCC.tablebase":
		return yokaiEEGGCC, nil
	case "yokai-EGGCC.tablebase":
		return yokaiEGGCC, nil
	}
	return nil, fmt.Errorf("tablebase: the file %q is in the catalogue but not in the program", b.Name)
}
