package widget

// FirstFit is the first of several widgets that has room enough, else the last, which must be complete.
type FirstFit []Widget

// Layout implements [Widget].
func (f FirstFit) Layout(ctx *Context, c Constraints) *Box {
	for _, w := range f[:len(f)-1] {
		quiet := ctx.withHiddenPass() // a candidate that does not fit must not decide on the size of a group
		switch b := w.Layout(quiet, c); {
		case b.Short:
		case ctx.limits(quiet):
			return w.Layout(ctx, c)
		default: // it is the same with and without limits
			ctx.noteSizes(quiet)
			return b
		}
	}
	return f[len(f)-1].Layout(ctx, c)
}

// Builder makes a widget for the room that there is.
type Builder func(e Env, room Size) Widget

// Layout implements [Widget].
func (f Builder) Layout(ctx *Context, c Constraints) *Box {
	w := f(ctx.Env, c.Max)
	if w == nil {
		w = Empty{}
	}
	return w.Layout(ctx, c)
}

// FitSize is a widget in the largest of several sizes in which it has room. Those of one group have one size, or differ
// by the factor Uneven at most.
type FitSize struct {
	From, To float64 // the largest and the smallest size
	Group    string
	Uneven   float64
	Child    func(size float64) Widget
}

// Layout implements [Widget].
func (s FitSize) Layout(ctx *Context, c Constraints) *Box {
	size := min(max(s.From, s.To), ctx.limit(s.Group)*max(1, s.Uneven))
	b := s.Child(size).Layout(ctx, c)
	for b.Short && size > s.To {
		size = max(s.To, size-textStep)
		b = s.Child(size).Layout(ctx, c)
	}
	ctx.noteSize(s.Group, size)
	if s.Uneven > 1 && size < s.From { // with a limit it may come out between that and what it may differ by
		ctx.noteSize(s.Group, s.From)
	}
	return b
}
