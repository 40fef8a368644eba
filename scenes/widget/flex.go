package widget

// Alignment says where something stands in a room that is larger.
type Alignment uint8

// The alignments. Stretch takes the whole room.
const (
	Stretch Alignment = iota
	Start
	Centre
	End
	SpaceBetween // what is left over lies between the children; along a [Flex] only
)

// offset returns how far from the start something stands in a room with so much left over.
func (a Alignment) offset(left float64) float64 {
	switch a {
	case Centre:
		return left / 2
	case End:
		return left
	}
	return 0
}

// Flex is a row or a column of widgets. Children that are nil are left out. A child is as long as it wants to be unless it
// is an [Item] that says more.
type Flex struct {
	Children []Widget
	Gap      float64 // between children
	Vertical bool
	Cross    Alignment // of each child across
	Main     Alignment // of all children along, where some length is left over
	Flip     bool      // for the left hand the children of a row change sides; their order for keys and words stays
}

// Row sets widgets side by side.
func Row(gap float64, children ...Widget) *Flex { return &Flex{Children: children, Gap: gap} }

// Column sets widgets below each other.
func Column(gap float64, children ...Widget) *Flex {
	return &Flex{Children: children, Gap: gap, Vertical: true}
}

// Even sets widgets side by side, each as wide as the others.
func Even(gap float64, children ...Widget) *Flex {
	f := &Flex{Gap: gap}
	for _, w := range children {
		f.Children = append(f.Children, Grow(w))
	}
	return f
}

// Across says where each child stands across.
func (f *Flex) Across(a Alignment) *Flex { f.Cross = a; return f }

// Along says where all children stand together where some length is left over.
func (f *Flex) Along(a Alignment) *Flex { f.Main = a; return f }

// Flipped lets the children of a row change sides for the left hand.
func (f *Flex) Flipped() *Flex { f.Flip = true; return f }

// Item says how long a child of a Flex is. Where there is not enough length for all, children shrink from Basis towards
// Min in proportion; where some is left over, those that grow share it up to Max.
type Item struct {
	Child    Widget
	Basis    float64 // the length it asks for; 0 for that of its content, unless Share or Grow is set
	Share    float64 // the same, as a share of the length of the Flex
	Min, Max float64 // Max 0 for any
	Grow     float64 // its share in what is left
	Drop     int     // where not even the least lengths have room, the highest is left out first; 0 stays
	Spare    bool    // it is there only where nothing must shrink for it
}

// Layout implements [Widget], for an Item on its own.
func (i *Item) Layout(ctx *Context, c Constraints) *Box { return i.Child.Layout(ctx, c) }

// Grow is an Item that takes what is left over.
func Grow(w Widget) *Item { return &Item{Child: w, Grow: 1} }

// Fixed is an Item of exactly that length.
func Fixed(length float64, w Widget) *Item {
	return &Item{Child: w, Basis: length, Min: length, Max: length}
}

// Natural is an Item that is as long as its content.
func Natural(w Widget) *Item { return &Item{Child: w} }

// Share is an Item that asks for a share of the length.
func Share(share float64, w Widget) *Item { return &Item{Child: w, Share: share} }

// Basis is an Item that asks for that length.
func Basis(length float64, w Widget) *Item { return &Item{Child: w, Basis: length} }

// Gap is an empty Item of that length.
func Gap(length float64) *Item { return Fixed(length, Empty{}) }

// Within returns the Item with a least and a most length; 0 for any.
func (i *Item) Within(least, most float64) *Item { i.Min, i.Max = least, most; return i }

// Dropped returns the Item that is left out where not even the least lengths have room, the highest rank first.
func (i *Item) Dropped(rank int) *Item { i.Drop = rank; return i }

// Optional returns the Item that is there only where nothing must shrink for it.
func (i *Item) Optional() *Item { i.Spare = true; return i }

// Spacer is an empty Item that takes what is left over.
func Spacer() *Item { return Grow(Empty{}) }

// span is an Item while lengths are shared out.
type span struct {
	Item
	natural   bool
	size      float64
	box       *Box
	isDropped bool
}

// Layout implements [Widget].
func (f *Flex) Layout(ctx *Context, c Constraints) *Box {
	long, _ := f.split(c.Max)
	spans := f.spans(make([]span, 0, 8), long)
	f.fit(ctx, c, spans, long)
	used := f.share(spans, long)
	return f.place(ctx, c, spans, used)
}

// split returns a size as its parts along and across.
func (f *Flex) split(s Size) (along, across float64) {
	if f.Vertical {
		return s.H, s.W
	}
	return s.W, s.H
}

// size returns the size with those parts along and across.
func (f *Flex) size(along, across float64) Size {
	if f.Vertical {
		return Size{across, along}
	}
	return Size{along, across}
}

// spans appends the children that there are, with their lengths bounded.
func (f *Flex) spans(list []span, long float64) []span {
	for _, k := range f.Children {
		if k == nil {
			continue
		}
		it := Item{Child: k}
		if given, ok := k.(*Item); ok {
			it = *given
		}
		if it.Child == nil {
			continue
		}
		if it.Max == 0 {
			it.Max = unbounded
		}
		natural := it.Basis == 0 && it.Share == 0 && it.Grow == 0
		it.Basis = max(it.Min, min(it.Basis+it.Share*long, it.Max))
		list = append(list, span{Item: it, natural: natural})
	}
	return list
}

// fit measures what is as long as its content, and leaves out what has no room.
func (f *Flex) fit(ctx *Context, c Constraints, spans []span, long float64) {
	for {
		basis, least, short := f.measure(ctx, c, spans, long)
		worst := -1
		for n := range spans {
			s := &spans[n]
			switch {
			case s.isDropped:
			case s.Spare && (basis > long+tolerance || s.natural && s.box.Short):
				worst = n
			case s.Drop > 0 && (least > long+tolerance || short) && (worst < 0 || s.Drop > spans[worst].Drop && !spans[worst].Spare):
				worst = n
			}
		}
		if worst < 0 {
			return
		}
		spans[worst].isDropped = true
	}
}

// measure lays out what is as long as its content and returns how long all are together, as they want to be and at least.
func (f *Flex) measure(ctx *Context, c Constraints, spans []span, long float64) (basis, least float64, short bool) {
	n := 0
	for _, s := range spans {
		if !s.isDropped {
			n, least = n+1, least+s.Min
			if !s.natural {
				basis += s.Basis
			}
		}
	}
	gaps := f.Gap * float64(max(0, n-1))
	basis, least = basis+gaps, least+gaps
	for n := range spans {
		s := &spans[n]
		if s.isDropped || !s.natural {
			continue
		}
		room := max(s.Min, min(s.Max, long-least+s.Min))
		s.box = s.Child.Layout(ctx, f.child(c, s.Min, room))
		s.size, _ = f.split(s.box.Size)
		s.Basis = s.size
		basis, least, short = basis+s.size, least+s.size-s.Min, short || s.box.Short
	}
	return basis, least, short
}

// share decides on the lengths and returns their sum with the gaps.
func (f *Flex) share(spans []span, long float64) float64 {
	basis, least, n := 0.0, 0.0, 0
	for k := range spans {
		s := &spans[k]
		if s.isDropped {
			continue
		}
		n++
		if s.natural {
			s.Min = s.size
		}
		basis, least = basis+s.Basis, least+s.Min
	}
	gaps := f.Gap * float64(max(0, n-1))
	room, t := max(0, long-gaps), 1.0
	if basis > room && basis > least {
		t = max(0, room-least) / (basis - least)
	}
	used := gaps
	for k := range spans {
		if s := &spans[k]; !s.isDropped {
			s.size = s.Min + t*(s.Basis-s.Min)
			used += s.size
		}
	}
	for used < long-tolerance { // children that have reached their most leave the rest to the others
		weight := 0.0
		for _, s := range spans {
			if !s.isDropped && s.Grow > 0 && s.size < s.Max {
				weight += s.Grow
			}
		}
		if weight == 0 || long >= unbounded {
			break
		}
		left := long - used
		for k := range spans {
			if s := &spans[k]; !s.isDropped && s.Grow > 0 && s.size < s.Max {
				more := min(left*s.Grow/weight, s.Max-s.size)
				s.size, used = s.size+more, used+more
			}
		}
	}
	return used
}

// child returns the constraints of a child with so much length.
func (f *Flex) child(c Constraints, least, most float64) Constraints {
	_, minAcross := f.split(c.Min)
	_, maxAcross := f.split(c.Max)
	if f.Cross != Stretch {
		minAcross = 0
	}
	return Constraints{f.size(least, minAcross), f.size(most, maxAcross)}
}

func (f *Flex) place(ctx *Context, c Constraints, spans []span, used float64) *Box {
	long, _ := f.split(c.Min)
	long = max(long, used)
	out, wide := &Box{isFlipped: f.Flip && ctx.LeftHanded && !f.Vertical, children: make([]child, 0, len(spans))}, 0.0
	_, wide = f.split(c.Min)
	n := 0
	for k := range spans {
		s := &spans[k]
		switch {
		case s.isDropped:
			hidden := *s.Child.Layout(ctx.withHiddenPass(), Loose(c.Max)) // for its narration alone
			hidden.isHidden = true
			s.box = &hidden
			continue
		case !s.natural || s.box.Short:
			s.box = s.Child.Layout(ctx, f.child(c, s.size, s.size))
		}
		_, a := f.split(s.box.Size)
		wide, n = max(wide, a), n+1
	}
	x, gap := f.Main.offset(long-used), f.Gap
	if f.Main == SpaceBetween && n > 1 {
		gap += (long - used) / float64(n-1)
	}
	for _, s := range spans {
		if s.isDropped {
			out.add(0, 0, s.box)
			continue
		}
		_, a := f.split(s.box.Size)
		at := f.size(x, f.Cross.offset(wide-a))
		out.add(at.W, at.H, s.box)
		x += s.size + gap
	}
	out.Size = f.size(long, wide)
	most, _ := f.split(c.Max)
	out.Short = out.Short || used > most+tolerance
	return out
}
