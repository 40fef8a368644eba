package widget

import (
	"slices"
)

// Context is one pass of layout.
type Context struct {
	Env

	groups map[string]sizeRange // in which each group of texts has come out
	before map[string]sizeRange // the same of the first pass, in the second: the smallest is the limit
	memory *Memory
	record *record // of the innermost [Memo] that is being laid out
	pass   pass
}

// pass tells the passes of one layout apart, as they lay the same out differently.
type pass uint8

const (
	firstPass   pass = iota
	limitedPass      // groups of texts have their limits
	hiddenPass       // what is laid out is not seen
)

// sizeRange is the smallest and the largest size in which those of a group have come out.
type sizeRange struct{ min, max float64 }

// limit returns the largest size that texts of the group may have.
func (x *Context) limit(group string) float64 {
	if s, ok := x.before[group]; ok && group != "" {
		x.record.reads(group, s.min)
		return s.min
	}
	return unbounded
}

// noteSize notes the size in which one of a group has come out.
func (x *Context) noteSize(group string, size float64) {
	if group == "" {
		return
	}
	s, in := x.groups[group]
	if !in {
		s = sizeRange{size, size}
	}
	if x.groups == nil {
		x.groups = map[string]sizeRange{}
	}
	x.groups[group] = sizeRange{min(s.min, size), max(s.max, size)}
	x.record.noteSize(group, size)
}

// limits reports whether something that has been laid out quietly would come out in other sizes here.
func (x *Context) limits(quiet *Context) bool {
	for group, s := range quiet.groups {
		if before, ok := x.before[group]; ok && s.max > before.min {
			return true
		}
	}
	return false
}

// noteSizes notes the sizes in which groups have come out quietly, where that is how they come out here.
func (x *Context) noteSizes(quiet *Context) {
	for group, s := range quiet.groups {
		x.limit(group)
		x.noteSize(group, s.min)
		if s.max > s.min {
			x.noteSize(group, s.max)
		}
	}
}

// uneven reports whether those of a group have come out in different sizes.
func (x *Context) uneven() bool {
	for _, s := range x.groups {
		if s.max > s.min {
			return true
		}
	}
	return false
}

// withHiddenPass returns a Context in which groups are neither read nor settled.
func (x *Context) withHiddenPass() *Context {
	return &Context{Env: x.Env, memory: x.memory, pass: hiddenPass}
}

// Memory is what the passes of one screen remember: broken texts and the boxes of [Memo]. What two passes in a row have
// not used is forgotten. The zero Memory is empty and ready.
type Memory struct {
	now, before map[any]any
	useCount    int
	last        counts // of the tree placed last
}

// begin starts a pass: what the pass before the last has used alone is forgotten.
func (m *Memory) begin() {
	m.useCount = 0
	if m.now == nil {
		m.now = map[any]any{}
	}
}

// end forgets what has not been used for a while.
func (m *Memory) end() {
	const spare = 4 // entries for each one in use
	if len(m.now) > spare*max(m.useCount, 64) {
		m.before, m.now = m.now, make(map[any]any, m.useCount)
	}
}

// recall returns what is remembered under the key.
func (m *Memory) recall(key any) (any, bool) {
	m.useCount++
	v, ok := m.now[key]
	if !ok {
		if v, ok = m.before[key]; ok {
			m.now[key] = v
		}
	}
	return v, ok
}

// remember keeps a value under the key.
func (m *Memory) remember(key, value any) { m.now[key] = value }

// Memo is a part of a tree that depends on the model m and the environment alone: build must be a plain function of
// both, told apart by its name on the screen. While m is equal, neither is it built nor measured again.
func Memo[M comparable](name string, m M, build func(M) Widget) Widget {
	return &memo{name, m, modelBuilder[M](build)}
}

// memo is the same for all types of models, so that the program has it once.
type memo struct {
	name  string
	model any // comparable
	with  anyBuilder
}

// anyBuilder builds the widget of a model whose type it knows.
type anyBuilder interface{ build(model any) Widget }

// modelBuilder is an anyBuilder for models of one type. A closure would have a type of its own in the program, whose name
// spells out all fields of the model.
type modelBuilder[M comparable] func(M) Widget

func (b modelBuilder[M]) build(model any) Widget { return b(model.(M)) }

// memoKey is what the box of a memo depends on.
type memoKey struct {
	name  string
	model any
	env   Env
	in    Constraints
	pass  pass
}

// record is what laying out a memo has read and settled beside its key.
type record struct {
	box       *Box
	readSizes []groupSize
	sizes     []groupSize
	outer     *record
}

type groupSize struct {
	group string
	size  float64
}

// reads notes that a group was limited to the size.
func (r *record) reads(group string, size float64) {
	for ; r != nil; r = r.outer {
		if entry := (groupSize{group, size}); !slices.Contains(r.readSizes, entry) {
			r.readSizes = append(r.readSizes, entry)
		}
	}
}

// noteSize notes that one of a group has come out in the size.
func (r *record) noteSize(group string, size float64) {
	for ; r != nil; r = r.outer {
		r.sizes = append(r.sizes, groupSize{group, size})
	}
}

// holds reports whether the groups are limited as they were.
func (r *record) holds(x *Context) bool {
	for _, s := range r.sizes {
		was := unbounded
		for _, l := range r.readSizes {
			if l.group == s.group {
				was = l.size
			}
		}
		if now, ok := x.before[s.group]; ok && now.min != was || !ok && was != unbounded {
			return false
		}
	}
	return true
}

// repeat notes in another pass what laying it out has read and settled.
func (r *record) repeat(x *Context) {
	for _, s := range r.sizes {
		x.noteSize(s.group, s.size)
	}
	for _, l := range r.readSizes {
		x.record.reads(l.group, l.size)
	}
}

// newRecord lays a widget out and returns what that has read and settled, with the box.
func newRecord(ctx *Context, in Constraints, w Widget) *record {
	r := &record{outer: ctx.record}
	ctx.record = r
	r.box = w.Layout(ctx, in)
	r.box.memo = &memoPlace{}
	ctx.record, r.outer = r.outer, nil
	return r
}

// Layout implements [Widget].
func (m *memo) Layout(ctx *Context, c Constraints) *Box {
	var key any = memoKey{m.name, m.model, ctx.Env, c, ctx.pass}
	if v, ok := ctx.memory.recall(key); ok {
		if r := v.(*record); r.holds(ctx) {
			r.repeat(ctx)
			return r.box
		}
	}
	r := newRecord(ctx, c, m.with.build(m.model))
	ctx.memory.remember(key, r)
	return r.box
}
