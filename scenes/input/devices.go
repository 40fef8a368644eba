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

// binding ties a key to an impulse. Letter keys do not count while text is being typed.
type binding struct {
	key    ebiten.Key
	wish   Impulse
	shift  bool // only with shift held
	plain  bool // only without shift
	ctrl   bool // only with control or command held
	letter bool
	repeat bool
}

var bindings = [...]binding{
	{key: ebiten.KeyArrowLeft, wish: Left, repeat: true},
	{key: ebiten.KeyArrowRight, wish: Right, repeat: true},
	{key: ebiten.KeyArrowUp, wish: UpWards, repeat: true},
	{key: ebiten.KeyArrowDown, wish: DownWards, repeat: true},
	{key: ebiten.KeyTab, wish: Next, plain: true, repeat: true},
	{key: ebiten.KeyTab, wish: Previous, shift: true, repeat: true},
	{key: ebiten.KeyEnter, wish: Confirm},
	{key: ebiten.KeyNumpadEnter, wish: Confirm},
	{key: ebiten.KeySpace, wish: Confirm, letter: true},
	{key: ebiten.KeyEscape, wish: Back},
	{key: ebiten.KeyBackspace, wish: Erase, repeat: true},
	{key: ebiten.KeyHome, wish: First},
	{key: ebiten.KeyEnd, wish: Last},
	{key: ebiten.KeyF1, wish: Rules},
	{key: ebiten.KeyF10, wish: Menu},
	{key: ebiten.KeyF11, wish: Fullscreen},
	{key: ebiten.KeyZ, wish: Undo, ctrl: true},
	{key: ebiten.KeyZ, wish: Redo, ctrl: true, shift: true},
	{key: ebiten.KeyY, wish: Redo, ctrl: true},
	{key: ebiten.KeyV, wish: Paste, ctrl: true},
	{key: ebiten.KeyU, wish: Undo, letter: true},
	{key: ebiten.KeyY, wish: Redo, letter: true},
	{key: ebiten.KeyR, wish: TurnRight, plain: true, letter: true},
	{key: ebiten.KeyR, wish: TurnLeft, shift: true, letter: true},
	{key: ebiten.KeyF, wish: Flip, letter: true},
	{key: ebiten.KeyH, wish: Hint, letter: true},
	{key: ebiten.KeyB, wish: Rules, letter: true},
	{key: ebiten.KeyL, wish: Log, letter: true},
	{key: ebiten.KeyM, wish: Menu, letter: true},
	{key: ebiten.KeyT, wish: Turn, letter: true},
	{key: ebiten.KeyX, wish: Restart, letter: true},
	{key: ebiten.KeyC, wish: Talk, letter: true},
}

// padBindings has a second wish for buttons that mean something else while a thing is in hand, see [Frame.Handle].
var padBindings = [...]struct {
	button ebiten.StandardGamepadButton
	wish   Impulse
	inHand Impulse
}{
	{button: ebiten.StandardGamepadButtonLeftLeft, wish: Left},
	{button: ebiten.StandardGamepadButtonLeftRight, wish: Right},
	{button: ebiten.StandardGamepadButtonLeftTop, wish: UpWards},
	{button: ebiten.StandardGamepadButtonLeftBottom, wish: DownWards},
	{button: ebiten.StandardGamepadButtonRightBottom, wish: Confirm},
	{button: ebiten.StandardGamepadButtonRightRight, wish: Back},
	{button: ebiten.StandardGamepadButtonRightLeft, wish: Undo},
	{button: ebiten.StandardGamepadButtonRightTop, wish: Hint, inHand: Flip},
	{button: ebiten.StandardGamepadButtonFrontTopLeft, wish: Previous, inHand: TurnLeft},
	{button: ebiten.StandardGamepadButtonFrontTopRight, wish: Next, inHand: TurnRight},
	{button: ebiten.StandardGamepadButtonCenterRight, wish: Menu},
	{button: ebiten.StandardGamepadButtonCenterLeft, wish: Rules},
	{button: ebiten.StandardGamepadButtonFrontBottomLeft, wish: Log},
	{button: ebiten.StandardGamepadButtonFrontBottomRight, wish: Redo},
}

// Devices is the Source that reads the real mouse, fingers, keys and pads through Ebitengine.
type Devices struct {
	down    map[ebiten.TouchID]geom.Point
	order   []ebiten.TouchID
	mouse   geom.Point
	pressed bool
	touched bool // fingers were used last; the mouse is then no longer shown as hovering
	pads    []ebiten.GamepadID
	lean    map[ebiten.GamepadID]Impulse
}

// NewDevices returns the Source of the real devices.
func NewDevices() *Devices {
	return &Devices{down: map[ebiten.TouchID]geom.Point{}, lean: map[ebiten.GamepadID]Impulse{}}
}

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
		d.touched = true
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
		d.touched = d.touched && len(d.order) > 0
	}
	switch {
	case now && !d.pressed:
		f.Pointers = append(f.Pointers, Pointer{Phase: Down, At: p})
	case !now && d.pressed:
		f.Pointers = append(f.Pointers, Pointer{Phase: Up, At: p})
	case now && moved:
		f.Pointers = append(f.Pointers, Pointer{Phase: Move, At: p})
	}
	d.pressed = now
	f.Hover, f.Hovering = p, !d.touched
	_, wheel := ebiten.Wheel()
	f.Wheel = wheel
}

func (d *Devices) pollKeys(f *Frame) {
	shift := ebiten.IsKeyPressed(ebiten.KeyShift)
	ctrl := ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	for _, b := range bindings {
		if b.ctrl != ctrl || b.shift != shift && (b.shift || b.plain || b.ctrl) {
			continue
		}
		if held := inpututil.KeyPressDuration(b.key); held == 1 || b.repeat && repeats(held) {
			if b.letter {
				f.Letters = append(f.Letters, b.wish)
			} else {
				f.Impulses = append(f.Impulses, b.wish)
			}
		}
	}
	if !ctrl {
		f.Typed = ebiten.AppendInputChars(nil)
		f.Letters = append(f.Letters, zooms(f.Typed)...)
	}
	if ctrl {
		f.Zoom, f.Wheel = f.Wheel, 0
	}
}

// zooms returns the wishes of the signs plus and minus, which lie elsewhere on every keyboard.
func zooms(typed []rune) (wishes []Impulse) {
	for _, r := range typed {
		switch r {
		case '+':
			wishes = append(wishes, ZoomIn)
		case '-':
			wishes = append(wishes, ZoomOut)
		}
	}
	return wishes
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
		for _, b := range padBindings {
			held := inpututil.StandardGamepadButtonPressDuration(id, b.button)
			if held == 1 || b.wish <= DownWards && repeats(held) {
				f.Impulses = append(f.Impulses, b.wish)
				if b.inHand != 0 {
					f.Impulses = append(f.Impulses, b.inHand)
				}
			}
		}
		if lean := stick(id); lean != d.lean[id] {
			d.lean[id] = lean
			if lean != 0 {
				f.Impulses = append(f.Impulses, lean)
			}
		}
	}
}

func stick(id ebiten.GamepadID) Impulse {
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
