package widget

import "slices"

// Overlay is something that lies over a screen: a duel, a draft, a panel, a closer look.
type Overlay interface {
	Narration() []string // what is to be seen, for those who do not see it
	Cover() Cover        // what becomes of what lies below
	Back() bool          // something of it is let go or folded; false: it is to be taken away
}

// Cover says what an Overlay leaves of what lies below it. The maker of the tree applies it, see [Inert].
type Cover uint8

// The covers.
const (
	Beside Cover = iota // all of it can still be used
	Modal               // it is seen, and a press beside the Overlay takes that away
	Opaque              // it is neither seen nor asked to draw
)

// Overlays is a stack of Overlays, the lowest first. Their owner lets the top one answer.
type Overlays struct{ list []Overlay }

// Push puts an Overlay on top.
func (o *Overlays) Push(top Overlay) { o.list = append(o.list, top) }

// Pop takes the top Overlay away.
func (o *Overlays) Pop() { o.list = o.list[:max(0, len(o.list)-1)] }

// Has reports whether an Overlay lies on the stack.
func (o *Overlays) Has(one Overlay) bool { return slices.Contains(o.list, one) }

// Remove takes an Overlay away, wherever it lies on the stack.
func (o *Overlays) Remove(one Overlay) {
	o.list = slices.DeleteFunc(o.list, func(other Overlay) bool { return other == one })
}

// Top returns the Overlay on top, nil for none.
func (o *Overlays) Top() Overlay {
	if len(o.list) == 0 {
		return nil
	}
	return o.list[len(o.list)-1]
}

// Visible returns the Overlays that are seen, and whether what lies below them all is.
func (o *Overlays) Visible() (list []Overlay, ground bool) {
	for n := len(o.list) - 1; n >= 0; n-- {
		if o.list[n].Cover() == Opaque {
			return o.list[n:], false
		}
	}
	return o.list, true
}
