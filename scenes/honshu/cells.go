package honshu

import "engawa/scenes/table"

// Layers of controls: what lies on something is above it.
const (
	groundLayer = iota
	cellLayer
	cardLayer
	buttonLayer
	overLayer // of what lies over the table
)

// cellLists are the controls of what moves freely.
type cellLists struct{ middle, hand table.CellList }
