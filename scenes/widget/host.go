package widget

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/ui"
)

// Host shows a view model. It builds and places the tree again when the model, the room or the environment has changed,
// and at no other time; what only moves is drawn again without that, see [AnyHost.Redraw].
type Host[M comparable] struct {
	AnyHost
	Build func(m M) Widget // a plain function of the model and the environment

	model M
}

// Show takes over what is to be shown. Equal models cost nothing.
func (h *Host[M]) Show(m M) {
	h.builder = h
	if h.tree == nil || m != h.model {
		h.model, h.tree = m, nil
	}
}

func (h *Host[M]) buildTree() Widget { return h.Build(h.model) }

// Model returns the view model of the present tree.
func (h *Host[M]) Model() M { return h.model }

// AnyHost is what Hosts of all models have in common.
type AnyHost struct {
	Page  ui.Page
	State func(*ui.Control) ui.ControlState // in which state a control is drawn that another page serves; nil for those of Page

	builder    interface{ buildTree() Widget } // the Host itself
	env        Env
	room       geom.Rect
	memory     Memory
	tree       *Tree
	buildCount int
	redraw     bool
}

// Room returns the room given last.
func (h *AnyHost) Room() geom.Rect { return h.room }

// Arrange takes over the room and the environment.
func (h *AnyHost) Arrange(room geom.Rect, e Env) {
	if room != h.room || e != h.env {
		h.room, h.env, h.tree = room, e, nil
	}
}

// Tree returns the placed tree, made again if it must be. A model must have been shown before.
func (h *AnyHost) Tree() *Tree {
	if h.tree == nil {
		h.tree = Layout(h.env, h.room, h.builder.buildTree(), &h.memory)
		h.buildCount++
		h.Page.TextScale = h.env.TextScale
		if h.State == nil {
			h.Page.Set(h.room, h.tree.Controls()...)
		}
	}
	return h.tree
}

// BuildCount counts how often the tree has been made.
func (h *AnyHost) BuildCount() int { return h.buildCount }

// Update hands one tick's input to the controls.
func (h *AnyHost) Update(f *input.Frame) {
	h.Tree()
	h.Page.Update(f)
}

// Redraw has everything drawn again with the next frame, without a new tree: something has moved. The canvas then touches
// only the pixels that differ.
func (h *AnyHost) Redraw() { h.redraw = true }

// Stale reports whether the picture differs from the last Draw.
func (h *AnyHost) Stale() bool { return h.redraw || h.tree == nil || h.Page.Stale() }

// Draw draws the tree, and the tooltip of what is being looked at.
func (h *AnyHost) Draw(c *canvas.Canvas) {
	h.redraw = false
	if h.State != nil {
		h.Tree().Draw(c, h.State)
		return
	}
	h.Tree().Draw(c, h.Page.StateOf)
	h.Page.DrawTip(c)
}
