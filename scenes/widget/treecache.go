package widget

import "engawa/scenes/geom"

// TreeCache keeps the tree of a view model. It builds and places the tree again when the model, the room or the environment
// has changed, and at no other time.
type TreeCache[M comparable] struct {
	AnyTreeCache
	Build func(m M) Widget // a plain function of the model and the environment

	model M
}

// Show takes over what is to be shown. Equal models cost nothing.
func (t *TreeCache[M]) Show(m M) {
	t.builder = t
	if t.tree == nil || m != t.model {
		t.model, t.tree = m, nil
	}
}

func (t *TreeCache[M]) buildTree() Widget { return t.Build(t.model) }

// Model returns the view model of the present tree.
func (t *TreeCache[M]) Model() M { return t.model }

// AnyTreeCache is what TreeCaches of all models have in common.
type AnyTreeCache struct {
	builder    interface{ buildTree() Widget } // the TreeCache itself
	env        Env
	room       geom.Rect
	memory     Memory
	tree       *Tree
	buildCount int // how often the tree has been made
}

// Room returns the room given last.
func (t *AnyTreeCache) Room() geom.Rect { return t.room }

// Arrange takes over the room and the environment.
func (t *AnyTreeCache) Arrange(room geom.Rect, e Env) {
	if room != t.room || e != t.env {
		t.room, t.env, t.tree = room, e, nil
	}
}

// Tree returns the placed tree, made again if it must be. A model must have been shown before.
func (t *AnyTreeCache) Tree() *Tree {
	if t.tree == nil {
		t.tree = Layout(t.env, t.room, t.builder.buildTree(), &t.memory)
		t.buildCount++
	}
	return t.tree
}
