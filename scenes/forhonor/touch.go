package forhonor

import (
	"engawa/rules"
	"engawa/scenes/table"
)

var (
	_ table.Toucher  = (*Board)(nil)
	_ table.Composer = (*Board)(nil)
)

// look is what is looked at without being chosen.
type look struct{}

// Touch implements table.Toucher.
func (b *Board) Touch(p rules.Part) bool {
	switch {
	case b.state == nil:
		return false
	case b.sheet.open:
		return b.touchSheet(p)
	case b.overlay():
		return b.touchOver(p)
	}
	return false
}

// Close implements table.Toucher.
func (b *Board) Close() bool {
	switch {
	case b.sheet.open:
		b.sheet.open = false
		return true
	case b.overlay():
		return b.closeOver()
	}
	return false
}

// Compose implements table.Composer.
func (b *Board) Compose(p rules.Part) (parts []rules.Part, ok bool) {
	if b.overlay() {
		return b.composeOver(p)
	}
	return nil, false
}
