package table

import (
	"math"
	"slices"

	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/input"
)

// Composer is implemented by Boards on which a choice is put together in any order, such as a card that is laid, turned
// and moved before it is built.
type Composer interface {
	// Compose is asked before a touched part is taken as the next step of a choice. It returns the parts of the whole
	// choice, in one of the game's ways, when the touch completes it. The table then points at them one after the
	// other; it refuses, warns, confirms and plays as ever, and tells the reason of a refusal beside p.
	Compose(p rules.Part) (parts []rules.Part, ok bool)
}

// Handler is implemented by Boards with things that are dragged, turned and zoomed without choosing anything. Each
// method returns false where it means nothing now; the table then does what it does on other Boards.
type Handler interface {
	// Grab is told of a part that is being dragged, before it is taken as a choice. It returns true when the Board
	// moves it itself, such as a card not yet built, or the land that is looked at.
	Grab(p rules.Part, at geom.Point) bool
	// Drag and Release follow a Grab. With kept false it shall be as if it had not begun.
	Drag(at geom.Point)
	Release(at geom.Point, kept bool)
	// SecondFinger is told that another finger has gone down while something is grabbed. It returns true when that
	// turns what is grabbed; false lets the two fingers zoom, and what was grabbed is released as not kept.
	SecondFinger() bool
	// Turn turns the thing in hand by quarter turns, clockwise above zero.
	Turn(steps int) bool
	// Flip turns the thing in hand over, or lays it under instead of over.
	Flip() bool
	// Nudge moves the part that has the keyboard's focus by steps to the right and down.
	Nudge(p rules.Part, dx, dy int) bool
	// Zoom shows what lies at the point larger by the factor, or smaller where it is below 1.
	Zoom(at geom.Point, factor float64) bool
}

// Measures of handling.
const (
	keyZoom   = 1.25 // by a key
	wheelZoom = 1.1  // by a notch of the wheel
	wheelRest = 6    // ticks between two turns by the wheel: a trackpad rolls on
)

// workbench is how far the table has got with things that are handled without being chosen.
type workbench struct {
	grabbed bool               // the Board moves something that is being dragged
	fingers map[int]geom.Point // on the screen
	unheard map[int]bool       // fingers that mean nothing else until they are lifted
	spread  float64            // how far two zooming fingers lie apart; 0 while none zoom
	rolled  float64            // notches of the wheel that have not turned anything yet
	rest    int                // ticks until the wheel turns again
}

// letGo forgets the fingers, whose lifting may go elsewhere from now on.
func (b *workbench) letGo() { b.fingers, b.unheard, b.spread = nil, nil, 0 }

// compose takes the touch as the end of a choice put together on the Board, and reports whether it was.
func (t *Table) compose(p rules.Part) bool {
	composer, ok := t.board.(Composer)
	if !ok {
		return false
	}
	parts, ok := composer.Compose(p)
	if !ok {
		return false
	}
	t.pending = 0
	t.choose.clear()
	var a rules.Action
	for _, part := range parts {
		next, err := t.choose.pick(part)
		if err != nil {
			t.refusePart(p, err)
			t.choose.clear()
			t.chosen()
			return true
		}
		a = next
	}
	t.message = message{}
	if a == rules.Hidden {
		t.chosen()
		return true
	}
	t.settleAction(a)
	return true
}

// grab lets the Board move a part that is being dragged, and reports whether it does.
func (t *Table) grab(p rules.Part, at geom.Point) bool {
	h, ok := t.board.(Handler)
	if !ok || !h.Grab(p, at) {
		return false
	}
	t.bench.grabbed, t.stale = true, true
	return true
}

// drop ends a Grab.
func (t *Table) drop(at geom.Point, kept bool) {
	t.bench.grabbed = false
	t.board.(Handler).Release(at, kept)
	t.refresh()
}

// handle serves what turns, moves and zooms things on the Board, and takes it out of the frame.
func (t *Table) handle(f *input.Frame) {
	h, ok := t.board.(Handler)
	if !ok {
		return
	}
	f.Pointers = slices.DeleteFunc(f.Pointers, func(p input.Pointer) bool { return p.Touch && t.finger(h, p) })
	t.wheel(h, f)
	for _, wish := range []input.Impulse{
		input.TurnRight, input.TurnLeft, input.Flip, input.ZoomIn, input.ZoomOut,
		input.Left, input.Right, input.UpWards, input.DownWards,
	} {
		if f.Has(wish) && t.wish(h, f, wish) {
			f.Handle(wish)
			t.refresh()
		}
	}
}

// wish does what one key or button asks for, and reports whether it meant something.
func (t *Table) wish(h Handler, f *input.Frame, wish input.Impulse) bool {
	switch wish {
	case input.TurnRight:
		return t.turnThing(h, 1)
	case input.TurnLeft:
		return t.turnThing(h, -1)
	case input.Flip:
		return t.audible(h.Flip())
	case input.ZoomIn:
		return h.Zoom(t.pointed(f), keyZoom)
	case input.ZoomOut:
		return h.Zoom(t.pointed(f), 1/keyZoom)
	}
	focus := t.page.Focused()
	part, ok := t.partOf(focus)
	if !ok || !t.page.ShowsFocus() {
		return false
	}
	way := map[input.Impulse][2]int{input.Left: {-1, 0}, input.Right: {1, 0}, input.UpWards: {0, -1}, input.DownWards: {0, 1}}[wish]
	return h.Nudge(part, way[0], way[1])
}

func (t *Table) turnThing(h Handler, steps int) bool { return t.audible(h.Turn(steps)) }

// audible lets it be heard that a thing in hand has been turned.
func (t *Table) audible(done bool) bool {
	if done {
		t.house.Sound.Play(audio.PickUp)
	}
	return done
}

// pointed is where a key zooms: at the mouse, else in the middle.
func (t *Table) pointed(f *input.Frame) geom.Point {
	if f.Hovering {
		return f.Hover
	}
	return t.view.Area.Centre()
}

// wheel turns the thing in hand by a notch of the wheel, and zooms with the key for it.
func (t *Table) wheel(h Handler, f *input.Frame) {
	t.bench.rest = max(0, t.bench.rest-1)
	if f.Zoom != 0 && h.Zoom(f.Hover, math.Pow(wheelZoom, f.Zoom)) {
		f.Zoom = 0
		t.refresh()
	}
	if f.Wheel == 0 || t.frame.Log.Contains(f.Hover) {
		return
	}
	if t.bench.rest > 0 {
		f.Wheel, t.bench.rolled = 0, 0
		return
	}
	t.bench.rolled += f.Wheel
	if math.Abs(t.bench.rolled) < 1 {
		return
	}
	if t.turnThing(h, -int(sign(t.bench.rolled))) {
		f.Wheel, t.bench.rest = 0, wheelRest
		t.refresh()
	}
	t.bench.rolled = 0
}

// finger follows one event of a finger, and reports whether it means nothing but turning and zooming.
func (t *Table) finger(h Handler, p input.Pointer) bool {
	b := &t.bench
	if b.fingers == nil {
		b.fingers, b.unheard = map[int]geom.Point{}, map[int]bool{}
	}
	unheard := b.unheard[p.ID]
	switch p.Phase {
	case input.Down:
		b.fingers[p.ID] = p.At
		if len(b.fingers) == 2 {
			unheard = t.secondFinger(h, p.ID)
		}
	case input.Move:
		b.fingers[p.ID] = p.At
		if apart, middle := b.span(); b.spread > 0 && apart > 0 {
			if h.Zoom(middle, apart/b.spread) {
				t.refresh()
			}
			b.spread = apart
		}
	default:
		delete(b.fingers, p.ID)
		delete(b.unheard, p.ID)
		b.spread = 0
	}
	return unheard
}

// secondFinger turns what the first finger holds, or begins to zoom with both. It returns true: the finger that came
// down chooses nothing.
func (t *Table) secondFinger(h Handler, id int) bool {
	b := &t.bench
	b.unheard[id] = true
	if b.grabbed && t.audible(h.SecondFinger()) {
		t.refresh()
		return true
	}
	t.page.Release()
	for finger := range b.fingers {
		b.unheard[finger] = true
	}
	b.spread, _ = b.span()
	return true
}

// span returns how far the first two fingers lie apart, and the point between them; 0 where there are not two.
func (b *workbench) span() (apart float64, middle geom.Point) {
	var at []geom.Point
	for _, p := range b.fingers {
		at = append(at, p)
	}
	if len(at) != 2 {
		return 0, geom.Point{}
	}
	return at[0].Sub(at[1]).Len(), at[0].Lerp(at[1], 0.5)
}
