package homeworlds

import "engawa/scenes/table"

var _ table.Asider = (*Board)(nil)

// Aside implements table.Asider: what the catastrophe being chosen would do.
func (b *Board) Aside() []string {
	if b.sight.burst.slot == nowhere {
		return nil
	}
	return []string{b.burstWords()}
}
