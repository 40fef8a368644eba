package table

import (
	"math"
	"slices"

	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/input"
)

// Measures of handling.
const (
	keyZoom   = 1.25 // by a key
	wheelZoom = 1.1  // by a notch of the wheel
	wheelRest = 6    // ticks between two turns by the wheel: a trackpad rolls on
)

// manipulation is how far the table has got with things that are handled without being chosen.
type manipulation struct {
	isGrabbed      bool               // the Board moves something that is being dragged
	fingers        map[int]geom.Point // on the screen
	ignoredFingers map[int]bool       // fingers whose input is ignored until they are lifted
	spread         float64            // how far two zooming fingers lie apart; 0 while none zoom
	wheelNotches   float64            // notches of the wheel that have not turned anything yet
	wheelPause     int                // ticks until the wheel turns again
}

// letGo forgets the fingers, whose lifting may go elsewhere from now on.
func (b *manipulation) letGo() { b.fingers, b.ignoredFingers, b.spread = nil, nil, 0 }

// playParts takes the parts of a choice put together on the Board; the reason of a refusal is shown beside p.
func (t *Table) playParts(p rules.Part, answer Answer) {
	t.pending, t.more = 0, moreChoices{}
	a, err := t.choose.pickAll(answer.Parts)
	if err != nil {
		t.refusePart(p, err)
		t.choose.clear()
		t.updateChoice()
		return
	}
	t.message = message{}
	if a == rules.Hidden {
		t.updateChoice()
		return
	}
	t.more = moreChoices{after: a, parts: answer.More}
	t.submitAction(a)
}

// grab lets the Board move a part that is being dragged, and reports whether it does.
func (t *Table) grab(p rules.Part, at geom.Point) bool {
	c, ok := t.board.(Carrier)
	if !ok || !c.Grab(p, at) {
		return false
	}
	t.manipulation.isGrabbed, t.isStale = true, true
	return true
}

// drop ends a Grab.
func (t *Table) drop(at geom.Point, kept bool) {
	t.manipulation.isGrabbed = false
	t.putDown(at, kept)
	t.refresh()
}

// handle serves what turns, moves and zooms things on the Board, and takes it out of the frame.
func (t *Table) handle(f *input.Frame) {
	c, ok := t.board.(Carrier)
	if !ok {
		return
	}
	f.Pointers = slices.DeleteFunc(f.Pointers, func(p input.Pointer) bool { return p.Touch && t.finger(c, p) })
	t.wheel(c, f)
	for _, action := range []input.Action{
		input.TurnRight, input.TurnLeft, input.Flip, input.ZoomIn, input.ZoomOut,
		input.Left, input.Right, input.UpWards, input.DownWards,
	} {
		if f.Has(action) && t.action(c, f, action) {
			f.Handle(action)
			t.refresh()
		}
	}
}

// action does what one key or button asks for, and reports whether it meant something.
func (t *Table) action(c Carrier, f *input.Frame, action input.Action) bool {
	switch action {
	case input.TurnRight:
		return t.turnInHand(c, 1)
	case input.TurnLeft:
		return t.turnInHand(c, -1)
	case input.Flip:
		return t.playTurnSound(c.Turn(0, true))
	case input.ZoomIn:
		return c.Zoom(t.zoomPoint(f), keyZoom)
	case input.ZoomOut:
		return c.Zoom(t.zoomPoint(f), 1/keyZoom)
	}
	focus := t.page.FocusedControl()
	part, ok := PartOf(focus)
	if !ok || !t.page.ShowsFocus() {
		return false
	}
	way := map[input.Action][2]int{input.Left: {-1, 0}, input.Right: {1, 0}, input.UpWards: {0, -1}, input.DownWards: {0, 1}}[action]
	return c.Nudge(part, way[0], way[1])
}

func (t *Table) turnInHand(c Carrier, steps int) bool { return t.playTurnSound(c.Turn(steps, false)) }

// playTurnSound plays the sound of turning the thing in hand.
func (t *Table) playTurnSound(done bool) bool {
	if done {
		t.services.Sound.Play(audio.PickUp)
	}
	return done
}

// zoomPoint is where a key zooms: at the mouse, else in the middle.
func (t *Table) zoomPoint(f *input.Frame) geom.Point {
	if f.Hovering {
		return f.Hover
	}
	return t.view.Area.Centre()
}

// wheel turns the thing in hand by a notch of the wheel, and zooms with the key for it.
func (t *Table) wheel(c Carrier, f *input.Frame) {
	t.manipulation.wheelPause = max(0, t.manipulation.wheelPause-1)
	if f.Zoom != 0 && c.Zoom(f.Hover, math.Pow(wheelZoom, f.Zoom)) {
		f.Zoom = 0
		t.refresh()
	}
	if f.Wheel == 0 || t.places.Log.Contains(f.Hover) {
		return
	}
	if t.manipulation.wheelPause > 0 {
		f.Wheel, t.manipulation.wheelNotches = 0, 0
		return
	}
	t.manipulation.wheelNotches += f.Wheel
	if math.Abs(t.manipulation.wheelNotches) < 1 {
		return
	}
	if t.turnInHand(c, -int(sign(t.manipulation.wheelNotches))) {
		f.Wheel, t.manipulation.wheelPause = 0, wheelRest
		t.refresh()
	}
	t.manipulation.wheelNotches = 0
}

// finger follows one event of a finger, and reports whether it means nothing but turning and zooming.
func (t *Table) finger(c Carrier, p input.Pointer) bool {
	b := &t.manipulation
	if b.fingers == nil {
		b.fingers, b.ignoredFingers = map[int]geom.Point{}, map[int]bool{}
	}
	ignored := b.ignoredFingers[p.ID]
	switch p.Phase {
	case input.Down:
		b.fingers[p.ID] = p.At
		if len(b.fingers) == 2 {
			ignored = t.secondFinger(c, p.ID)
		}
	case input.Move:
		b.fingers[p.ID] = p.At
		if apart, middle := b.span(); b.spread > 0 && apart > 0 {
			if c.Zoom(middle, apart/b.spread) {
				t.refresh()
			}
			b.spread = apart
		}
	default:
		delete(b.fingers, p.ID)
		delete(b.ignoredFingers, p.ID)
		b.spread = 0
	}
	return ignored
}

// secondFinger turns what the first finger holds, or begins to zoom with both. It returns true: the finger that came
// down chooses nothing.
func (t *Table) secondFinger(c Carrier, id int) bool {
	b := &t.manipulation
	b.ignoredFingers[id] = true
	if b.isGrabbed && t.turnInHand(c, 1) {
		t.refresh()
		return true
	}
	t.page.Release()
	for finger := range b.fingers {
		b.ignoredFingers[finger] = true
	}
	b.spread, _ = b.span()
	return true
}

// span returns how far the first two fingers lie apart, and the point between them; 0 where there are not two.
func (b *manipulation) span() (apart float64, middle geom.Point) {
	var at []geom.Point
	for _, p := range b.fingers {
		at = append(at, p)
	}
	if len(at) != 2 {
		return 0, geom.Point{}
	}
	return at[0].Sub(at[1]).Len(), at[0].Lerp(at[1], 0.5)
}
