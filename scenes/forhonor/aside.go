package forhonor

import (
	"engawa/scenes/table"
)

var _ table.Asider = (*Board)(nil)

// Aside implements table.Asider: what the overlay on top tells, else which camp is broken or soon may be.
func (b *Board) Aside() []string {
	switch top := b.top(); {
	case b.state == nil:
		return nil
	case top != nil:
		return top.Narration()
	}
	breaks := b.breaking()
	return breaks.narration()
}
