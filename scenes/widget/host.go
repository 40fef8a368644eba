package widget

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/ui"
)

// Host shows a view model. It builds and places the tree anew when the model, the room or the wishes of the person
// have changed, and at no other time; what only moves is drawn anew without that, see [Host.Moved].
type Host[M comparable] struct {
	Build func(m M) Widget
	Page  ui.Page

	model M
	env   Env
	room  geom.Rect
	tree  *Tree
	built int
	moved bool
}

// Show takes over what is to be shown. Equal models cost nothing.
func (h *Host[M]) Show(m M) {
	if h.tree == nil || m != h.model {
		h.model, h.tree = m, nil
	}
}

// Arrange takes over the room and the wishes of the person.
func (h *Host[M]) Arrange(room geom.Rect, e Env) {
	if room != h.room || e.Reading != h.env.Reading || e.Left != h.env.Left {
		h.room, h.env, h.tree = room, e, nil
	}
}

// Tree returns the placed tree, made anew if it must be.
func (h *Host[M]) Tree() *Tree {
	if h.tree == nil {
		h.tree = Lay(h.env, h.room, h.Build(h.model))
		h.built++
		h.Page.Reading = h.env.Reading
		h.Page.Set(h.room, h.tree.Controls()...)
	}
	return h.tree
}

// Built counts how often the tree has been made.
func (h *Host[M]) Built() int { return h.built }

// Update hands one tick's input to the controls.
func (h *Host[M]) Update(f *input.Frame) {
	h.Tree()
	h.Page.Update(f)
}

// Moved has everything drawn anew with the next frame, without a new tree: something has moved. The canvas then
// touches only the pixels that differ.
func (h *Host[M]) Moved() { h.moved = true }

// Stale reports whether the picture differs from the last Draw.
func (h *Host[M]) Stale() bool { return h.moved || h.tree == nil || h.Page.Stale() }

// Draw draws the tree, and the tip of what is being looked at.
func (h *Host[M]) Draw(c *canvas.Canvas) {
	h.moved = false
	h.Tree().Draw(c, h.Page.Shown)
	h.Page.DrawTip(c)
}

// Layer is something that lies over a screen: a duel, a draft, a sheet, a closer look.
type Layer interface {
	Arrange(room geom.Rect, e Env)
	Update(f *input.Frame)
	Stale() bool
	Draw(c *canvas.Canvas)
	Words() []string // what is to be seen, for whoever does not see it
	Cover() Cover    // what becomes of what lies below
	Back() bool      // something of it is let go or folded; false: it is to be taken away
}

// Cover says what a Layer leaves of what lies below it.
type Cover uint8

// The covers.
const (
	Beside Cover = iota // all of it can still be used
	Veil                // it is seen, and a press beside the Layer takes that away
	Whole               // it is neither seen nor asked to draw
)

// Layers is a stack of Layers, the lowest first. Only the top one gets input.
type Layers struct{ list []Layer }

// Push puts a Layer on top.
func (l *Layers) Push(top Layer) { l.list = append(l.list, top) }

// Pop takes the top Layer away.
func (l *Layers) Pop() { l.list = l.list[:max(0, len(l.list)-1)] }

// Top returns the Layer on top, nil for none.
func (l *Layers) Top() Layer {
	if len(l.list) == 0 {
		return nil
	}
	return l.list[len(l.list)-1]
}

// Seen returns the Layers that are seen, and whether what lies below them all is.
func (l *Layers) Seen() (list []Layer, ground bool) {
	for n := len(l.list) - 1; n >= 0; n-- {
		if l.list[n].Cover() == Whole {
			return l.list[n:], false
		}
	}
	return l.list, true
}

// Update serves the top Layer, which Back takes away unless it has something of its own to let go.
func (l *Layers) Update(f *input.Frame) {
	top := l.Top()
	switch {
	case top == nil:
	case f.Has(input.Back) && !top.Back():
		l.Pop()
	default:
		top.Update(f)
	}
}
