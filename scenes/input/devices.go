package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"engawa/scenes/geom"
)

// Repeat of held direction keys, in ticks.
const (
	repeatDelay    = 24
	repeatInterval = 7
)

// stickThreshold is how far a stick must lean to count as a direction.
const stickThreshold = 0.6

// Devices is the Source that reads the real mouse, fingers, keys and pads through Ebitengine.
type Devices struct {
	down      map[ebiten.TouchID]geom.Point
	order     []ebiten.TouchID
	mouse     geom.Point
	isPressed bool
	isTouch   bool // fingers were used last; the mouse is then no longer shown as hovering
	pads      []ebiten.GamepadID
	lean      map[ebiten.GamepadID]Action
	bindings  bounds
}

// NewDevices returns the Source of the real devices, with the usual keys and buttons.
func NewDevices() *Devices {
	return &Devices{down: map[ebiten.TouchID]geom.Point{}, lean: map[ebiten.GamepadID]Action{}, bindings: Usual().bounds()}
}

// Bind implements [Binder].
func (d *Devices) Bind(m *Map) { d.bindings = m.bounds() }

// Poll implements [Source]; it must be called once in each of Ebitengine's updates.
func (d *Devices) Poll(scale float64) *Frame {
	f := &Frame{}
	d.pollTouches(f, scale)
	d.pollMouse(f, scale)
	d.pollKeys(f)
	d.pollPads(f)
	return f
}

func (d *Devices) pollTouches(f *Frame, scale float64) {
	for _, id := range inpututil.AppendJustPressedTouchIDs(nil) {
		x, y := ebiten.TouchPosition(id)
		p := geom.Pt(float64(x)/scale, float64(y)/scale)
		d.down[id] = p
		d.order = append(d.order, id)
		d.isTouch = true
		f.Pointers = append(f.Pointers, Pointer{ID: int(id) + 1, Phase: Down, At: p, Touch: true})
	}
	for _, id := range slices.Clone(d.order) {
		if inpututil.IsTouchJustReleased(id) {
			f.Pointers = append(f.Pointers, Pointer{ID: int(id) + 1, Phase: Up, At: d.down[id], Touch: true})
			delete(d.down, id)
			d.order = slices.DeleteFunc(d.order, func(o ebiten.TouchID) bool { return o == id })
			continue
		}
		x, y := ebiten.TouchPosition(id)
		if p := geom.Pt(float64(x)/scale, float64(y)/scale); p != d.down[id] {
			d.down[id] = p
			f.Pointers = append(f.Pointers, Pointer{ID: int(id) + 1, Phase: Move, At: p, Touch: true})
		}
	}
}

func (d *Devices) pollMouse(f *Frame, scale float64) {
	x, y := ebiten.CursorPosition()
	p := geom.Pt(float64(x)/scale, float64(y)/scale)
	moved := p != d.mouse
	d.mouse = p
	now := ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	if moved || now {
		d.isTouch = d.isTouch && len(d.order) > 0
	}
	switch {
	case now && !d.isPressed:
		f.Pointers = append(f.Pointers, Pointer{Phase: Down, At: p})
	case !now && d.isPressed:
		f.Pointers = append(f.Pointers, Pointer{Phase: Up, At: p})
	case now && moved:
		f.Pointers = append(f.Pointers, Pointer{Phase: Move, At: p})
	}
	d.isPressed = now
	f.Hover, f.Hovering = p, !d.isTouch
	f.Inspects = f.Hovering && ebiten.IsMouseButtonPressed(ebiten.MouseButtonRight)
	_, wheel := ebiten.Wheel()
	f.Wheel = wheel
}

func (d *Devices) pollKeys(f *Frame) {
	shift := ebiten.IsKeyPressed(ebiten.KeyShift)
	f.Shift = shift
	ctrl := ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	for _, b := range d.bindings.keys {
		if b.stroke.Sign != 0 || b.stroke.Ctrl != ctrl || b.exact && b.stroke.Shift != shift {
			continue
		}
		// A key of a screen's keyboard, or on a slow device, is up again within the tick.
		if inpututil.IsKeyJustPressed(b.stroke.Key) || b.action.repeats() && repeats(inpututil.KeyPressDuration(b.stroke.Key)) {
			f.action(b)
		}
	}
	if !ctrl {
		f.TypedRunes = ebiten.AppendInputChars(nil)
		d.bindings.addSigns(f)
	}
	for _, k := range inpututil.AppendJustPressedKeys(nil) {
		if !isModifier(k) {
			f.KeysDown = append(f.KeysDown, Stroke{Key: k, Ctrl: ctrl, Shift: shift})
		}
	}
	f.nameSigns()
	if ctrl {
		f.Zoom, f.Wheel = f.Wheel, 0
	}
}

func repeats(held int) bool {
	return held > repeatDelay && (held-repeatDelay)%repeatInterval == 0
}

func (d *Devices) pollPads(f *Frame) {
	d.pads = ebiten.AppendGamepadIDs(d.pads[:0])
	for _, id := range d.pads {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		for _, b := range d.bindings.pad {
			held := inpututil.StandardGamepadButtonPressDuration(id, b.button)
			if held == 1 {
				f.Buttons = append(f.Buttons, b.button)
			}
			if held == 1 || b.steers() && repeats(held) {
				f.press(b)
			}
		}
		if lean := stick(id); lean != d.lean[id] {
			d.lean[id] = lean
			if lean != 0 {
				f.Actions = append(f.Actions, lean)
			}
		}
	}
}

func stick(id ebiten.GamepadID) Action {
	x := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal)
	y := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical)
	switch {
	case x < -stickThreshold:
		return Left
	case x > stickThreshold:
		return Right
	case y < -stickThreshold:
		return UpWards
	case y > stickThreshold:
		return DownWards
	}
	return 0
}
