package widget

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// layoutTwice lays a widget out in both passes whether the second is needed or not, with candidates as their own pass has
// them.
func layoutTwice(e Env, room geom.Rect, w Widget) *Tree {
	ctx, size := &Context{Env: e, memory: &Memory{}}, Tight(Size{room.W, room.H})
	ctx.memory.begin()
	w.Layout(ctx, size)
	ctx.before, ctx.groups, ctx.pass = ctx.groups, nil, limitedPass
	t := &Tree{}
	b := w.Layout(ctx, size)
	t.Short = b.Short
	t.place(b, room, nil, false, false)
	setHeights(t.controls)
	return t
}

// strokes is what a tree draws.
func strokes(t *Tree) []canvas.Stroke {
	c, trace := canvas.NewTrace(1000, 1000, 1)
	t.Draw(c, nil)
	return trace.Strokes
}

// eagerFit is a [FirstFit] that lays the candidate that fits out once more, where it is seen.
type eagerFit []Widget

// Layout implements [Widget].
func (f eagerFit) Layout(ctx *Context, c Constraints) *Box {
	for _, w := range f[:len(f)-1] {
		if !w.Layout(ctx.withHiddenPass(), c).Short {
			return w.Layout(ctx, c)
		}
	}
	return f[len(f)-1].Layout(ctx, c)
}

// TestPassesThatChangeNothingAreLeftOut lays out random screens of texts in groups, of candidates within candidates and
// of parts that are remembered: what is laid out once where it would come out the same stands where it would stand after
// all passes.
func TestPassesThatChangeNothingAreLeftOut(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	var memory Memory
	even, uneven := 0, 0
	for n := range 150 {
		seed := rng.Uint64()
		// The same screen twice: with each kind of candidates.
		screen := func(candidates func(...Widget) Widget) Widget {
			rng := rand.New(rand.NewPCG(seed, 5))
			text := func() Widget {
				length, group := 1+rng.IntN(12), fmt.Sprint("group", rng.IntN(3))
				return &Text{Text: "words of some length"[:4+length], Style: ui.Body(float64(14 + rng.IntN(3)*5)), Ink: sprites.Ink, Lines: 1, Group: group}
			}
			var part func(deep int) Widget
			part = func(deep int) Widget {
				switch kind := rng.IntN(5); {
				case deep == 0 || kind == 0:
					return text()
				case kind == 1:
					return candidates(Row(4, part(deep-1), Grow(part(deep-1))), Column(4, part(deep-1), part(deep-1)))
				case kind == 2:
					first, second := part(deep-1), part(deep-1)
					return Memo("part", [2]uint64{seed, rng.Uint64()}, func([2]uint64) Widget { return Row(2, Grow(first), Grow(second)) })
				case kind == 3:
					return FitSize{From: 30, To: 12, Group: "numbers", Uneven: 1 + 0.2*float64(rng.IntN(2)), Child: func(size float64) Widget {
						return Line("12345", ui.Strong(size), sprites.Ink).AtLeast(size)
					}}
				}
				return Even(3, part(deep-1), part(deep-1))
			}
			return Column(2, Grow(part(3)), Grow(part(3)))
		}
		room := geom.R(0, 0, float64(100+rng.IntN(300)), float64(60+rng.IntN(200)))
		want := layoutTwice(Env{}, room, screen(func(list ...Widget) Widget { return eagerFit(list) }))
		first := func(list ...Widget) Widget { return FirstFit(list) }
		for again := range 2 {
			got := Layout(Env{}, room, screen(first), &memory)
			if got, want := strokes(got), strokes(want); !reflect.DeepEqual(got, want) {
				t.Fatalf("screen %d, time %d: drawn as\n%+v\nwant\n%+v", n, again+1, got, want)
			}
			if got.Short != want.Short {
				t.Fatalf("screen %d, time %d: short %v, want %v", n, again+1, got.Short, want.Short)
			}
		}
		ctx := &Context{memory: &memory}
		screen(first).Layout(ctx, Tight(Size{room.W, room.H}))
		if ctx.uneven() {
			uneven++
		} else {
			even++
		}
	}
	if even < 15 || uneven < 15 {
		t.Errorf("%d screens need one pass and %d two", even, uneven)
	}
}
