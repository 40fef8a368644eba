package input

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Map holds which keys and which buttons of a pad stand for which action. No two actions share a key. They share a button
// only where one of them is for a thing in hand and the other is not.
type Map struct {
	keys map[Action][]Stroke
	pad  map[Action]Button
}

// Usual returns the keys and buttons of a first start.
func Usual() *Map {
	key := func(k ebiten.Key) Stroke { return Stroke{Key: k} }
	ctrl := func(k ebiten.Key) Stroke { return Stroke{Key: k, Ctrl: true} }
	return &Map{
		keys: map[Action][]Stroke{
			Left: {key(ebiten.KeyArrowLeft)}, Right: {key(ebiten.KeyArrowRight)},
			UpWards: {key(ebiten.KeyArrowUp)}, DownWards: {key(ebiten.KeyArrowDown)},
			Next: {key(ebiten.KeyTab)}, Previous: {{Key: ebiten.KeyTab, Shift: true}},
			Confirm: {key(ebiten.KeyEnter), key(ebiten.KeySpace), key(ebiten.KeyNumpadEnter)},
			Back:    {key(ebiten.KeyEscape)}, Erase: {key(ebiten.KeyBackspace)},
			First: {key(ebiten.KeyHome)}, Last: {key(ebiten.KeyEnd)},
			Rules: {key(ebiten.KeyB), key(ebiten.KeyF1)}, Menu: {key(ebiten.KeyM), key(ebiten.KeyF10)}, Fullscreen: {key(ebiten.KeyF11)},
			Undo:  {key(ebiten.KeyU), ctrl(ebiten.KeyZ)},
			Redo:  {key(ebiten.KeyY), ctrl(ebiten.KeyY), {Key: ebiten.KeyZ, Ctrl: true, Shift: true}},
			Paste: {ctrl(ebiten.KeyV)}, Hint: {key(ebiten.KeyH)}, Log: {key(ebiten.KeyL)}, Talk: {key(ebiten.KeyC)}, Recap: {key(ebiten.KeyW)},
			Restart: {key(ebiten.KeyX)}, Turn: {key(ebiten.KeyT)},
			TurnRight: {key(ebiten.KeyR)}, TurnLeft: {{Key: ebiten.KeyR, Shift: true}}, Flip: {key(ebiten.KeyF)},
			ZoomIn: {{Sign: '+'}}, ZoomOut: {{Sign: '-'}}, LargePrint: {key(ebiten.KeyG)}, Enlarge: {key(ebiten.KeyE)},
		},
		pad: map[Action]Button{
			Left: ebiten.StandardGamepadButtonLeftLeft, Right: ebiten.StandardGamepadButtonLeftRight,
			UpWards: ebiten.StandardGamepadButtonLeftTop, DownWards: ebiten.StandardGamepadButtonLeftBottom,
			Confirm: ebiten.StandardGamepadButtonRightBottom, Back: ebiten.StandardGamepadButtonRightRight,
			Undo: ebiten.StandardGamepadButtonRightLeft, Hint: ebiten.StandardGamepadButtonRightTop,
			Previous: ebiten.StandardGamepadButtonFrontTopLeft, Next: ebiten.StandardGamepadButtonFrontTopRight,
			Menu: ebiten.StandardGamepadButtonCenterRight, Rules: ebiten.StandardGamepadButtonCenterLeft,
			Log: ebiten.StandardGamepadButtonFrontBottomLeft, Redo: ebiten.StandardGamepadButtonFrontBottomRight,
			Flip: ebiten.StandardGamepadButtonRightTop, TurnLeft: ebiten.StandardGamepadButtonFrontTopLeft, TurnRight: ebiten.StandardGamepadButtonFrontTopRight,
		},
	}
}

// ConflictError says that a key or a button already stands for another action.
type ConflictError struct{ By Action }

// Error implements error.
func (e ConflictError) Error() string { return "input: it already stands for " + e.By.Code() }

// ErrWrites says that a key writes a letter or a sign, and so cannot stand for an action that is needed while letters are
// typed.
var ErrWrites = errors.New("input: a key that writes a letter cannot stand for what is needed while letters are typed")

// ErrDigit says that a key is a digit: those point at cards on the table.
var ErrDigit = errors.New("input: digits point at cards and stand for nothing else")

// Strokes returns the keys that stand for the action, in the order in which they are shown; none may.
func (m *Map) Strokes(action Action) []Stroke { return slices.Clone(m.keys[action]) }

// Button returns the button of a pad that stands for the action; false where none does.
func (m *Map) Button(action Action) (Button, bool) {
	b, ok := m.pad[action]
	return b, ok
}

// clone returns an independent copy.
func (m *Map) clone() *Map { return &Map{maps.Clone(m.keys), maps.Clone(m.pad)} }

// WithKey returns the map in which the stroke stands for the action, instead of the keys that did. It is a [ConflictError]
// where the stroke stands for another one, and [ErrWrites] or [ErrDigit] where it cannot stand for this one.
func (m *Map) WithKey(action Action, s Stroke) (*Map, error) {
	return m.withKeys(action, []Stroke{s})
}

func (m *Map) withKeys(action Action, strokes []Stroke) (*Map, error) {
	writes := 0
	for _, s := range strokes {
		if s.digit() {
			return nil, ErrDigit
		}
		if s.Writes() {
			writes++
		}
		for other, theirs := range m.keys {
			if other != action && slices.Contains(theirs, s) {
				return nil, ConflictError{other}
			}
		}
	}
	if action.Plain() && writes == len(strokes) {
		return nil, ErrWrites
	}
	m = m.clone()
	m.keys[action] = strokes
	return m, nil
}

// WithButton returns the map in which the button stands for the action. It is a [ConflictError] where it stands for another
// one of the same moments: Confirm, Back and the directions go with everything.
func (m *Map) WithButton(action Action, b Button) (*Map, error) {
	for _, other := range Actions() {
		if theirs, ok := m.pad[other]; ok && theirs == b && other != action && together(action, other) {
			return nil, ConflictError{other}
		}
	}
	m = m.clone()
	m.pad[action] = b
	return m, nil
}

// together reports whether two actions may be wanted at the same moment.
func together(a, b Action) bool {
	always := func(i Action) bool { return i <= DownWards || i == Confirm || i == Back }
	return a.InHand() == b.InHand() || always(a) || always(b)
}

// Changes returns what is not as [Usual] has it, as settings keep it: strokes and buttons by the codes of their actions,
// nil where all is usual.
func (m *Map) Changes() (keys map[string][]string, pad map[string]string) {
	usual := Usual()
	for _, action := range Actions() {
		if !slices.Equal(m.keys[action], usual.keys[action]) {
			var texts []string
			for _, s := range m.keys[action] {
				texts = append(texts, s.String())
			}
			if keys == nil {
				keys = map[string][]string{}
			}
			keys[action.Code()] = texts
		}
		b, has := m.pad[action]
		if other, had := usual.pad[action]; has && (!had || b != other) {
			if pad == nil {
				pad = map[string]string{}
			}
			pad[action.Code()] = ButtonCode(b)
		}
	}
	return keys, pad
}

// ReadMap returns the usual map with the changes, as [Map.Changes] gave them. It is an error if they name what there is
// not, or if a key or button would stand for two actions at once.
func ReadMap(keys map[string][]string, pad map[string]string) (*Map, error) {
	m := Usual()
	strokes, pressed, err := parse(keys, pad)
	if err != nil {
		return nil, err
	}
	for action := range strokes {
		delete(m.keys, action)
	}
	for action := range pressed {
		delete(m.pad, action)
	}
	for _, action := range Actions() {
		if list, ok := strokes[action]; ok {
			if m, err = m.withKeys(action, list); err != nil {
				return nil, fmt.Errorf("keys of %s: %w", action.Code(), err)
			}
		}
		if b, ok := pressed[action]; ok {
			if m, err = m.WithButton(action, b); err != nil {
				return nil, fmt.Errorf("button of %s: %w", action.Code(), err)
			}
		}
	}
	return m, nil
}

// maxStrokes is how many keys an action can have.
const maxStrokes = 4

func parse(keys map[string][]string, pad map[string]string) (map[Action][]Stroke, map[Action]Button, error) {
	strokes, pressed := map[Action][]Stroke{}, map[Action]Button{}
	for code, texts := range keys {
		action, ok := actionOf(code)
		if !ok {
			return nil, nil, fmt.Errorf("input: keys are given to %q, which is nothing", code)
		}
		if len(texts) == 0 || len(texts) > maxStrokes {
			return nil, nil, fmt.Errorf("input: %s has %d keys, want 1 to %d", code, len(texts), maxStrokes)
		}
		for _, text := range texts {
			s, err := ParseStroke(text)
			if err != nil {
				return nil, nil, err
			}
			if slices.Contains(strokes[action], s) {
				return nil, nil, fmt.Errorf("input: %s has the key %s twice", code, text)
			}
			strokes[action] = append(strokes[action], s)
		}
	}
	for code, text := range pad {
		action, ok := actionOf(code)
		if !ok {
			return nil, nil, fmt.Errorf("input: a button is given to %q, which is nothing", code)
		}
		b, err := ParseButton(text)
		if err != nil {
			return nil, nil, err
		}
		pressed[action] = b
	}
	return strokes, pressed, nil
}
