package widget

import (
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/ui"
)

// Host shows a view model on a page of its own. What only moves is drawn again without another tree, see [Host.Redraw].
type Host[M comparable] struct {
	TreeCache[M]
	Page ui.Page

	listed *Tree // whose controls the page has
	redraw bool
}

// Tree returns the placed tree, made again if it must be, with its controls on the page. A model must have been shown before.
func (h *Host[M]) Tree() *Tree {
	if t := h.TreeCache.Tree(); t != h.listed {
		h.listed, h.Page.TextScale = t, h.env.TextScale
		h.Page.Set(h.room, t.Controls()...)
	}
	return h.listed
}

// Update hands one tick's input to the controls.
func (h *Host[M]) Update(f *input.Frame) {
	h.Tree()
	h.Page.Update(f)
}

// Redraw has everything drawn again with the next frame, without a new tree: something has moved. The canvas then touches
// only the pixels that differ.
func (h *Host[M]) Redraw() { h.redraw = true }

// Stale reports whether the picture differs from the last Draw.
func (h *Host[M]) Stale() bool { return h.redraw || h.tree == nil || h.Page.Stale() }

// Draw draws the tree, and the tooltip of what is being looked at.
func (h *Host[M]) Draw(c *canvas.Canvas) {
	h.redraw = false
	h.Tree().Draw(c, h.Page.StateOf)
	h.Page.DrawTip(c)
}
