package widget

// Cached is a widget that its owner shows for as long as it would build an equal one, in one tree at a time. As with a [Memo]
// it is laid out again only where the environment or the room differs, but its owner compares the models, which costs less
// than to look one up.
type Cached struct {
	Model any // comparable: what the owner built the child from
	Child Widget

	last [hiddenPass + 1]lastBox // by pass
}

// lastBox is how a [Cached] has been laid out last, and for what.
type lastBox struct {
	env    Env
	in     Constraints
	record *record
}

// Layout implements [Widget].
func (c *Cached) Layout(ctx *Context, in Constraints) *Box {
	k := &c.last[ctx.pass]
	if k.record != nil && k.env == ctx.Env && k.in == in && k.record.holds(ctx) {
		k.record.repeat(ctx)
		return k.record.box
	}
	*k = lastBox{ctx.Env, in, newRecord(ctx, in, c.Child)}
	return k.record.box
}
