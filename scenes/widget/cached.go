package widget

// Cached is a widget that its owner shows for as long as it would build an equal one. As with a [Memo] it is laid out again
// only where the environment or the room differs, but its owner compares the models, which costs less than to look one up.
type Cached struct {
	Model any // comparable: what the owner built the child from
	Child Widget
}

// Layout implements [Widget].
func (c *Cached) Layout(ctx *Context, in Constraints) *Box {
	m := memo{model: c, with: c}
	return m.Layout(ctx, in)
}

func (c *Cached) build(any) Widget { return c.Child }
