// Package input turns mouse, touch, keyboard and pad into one stream that scenes read once a tick: pointer events in
// logical units, and actions such as "confirm" or "back". The rest of the program never asks which device it was,
// except where fingers need larger targets. It imports Ebitengine (for the real devices) and scenes/geom.
package input

import (
	"slices"

	"engawa/scenes/geom"
)

// Phase says what a pointer has just done.
type Phase uint8

// The phases of a pointer: it goes down, moves while down, goes up, or is lost (Cancel) without a choice.
const (
	Down Phase = iota + 1
	Move
	Up
	Cancel
)

// Pointer is one event of the mouse's main button or of a finger.
type Pointer struct {
	ID    int // 0 for the mouse; fingers count from 1
	Phase Phase
	At    geom.Point
	Touch bool
}

// Action is an action, whatever key or button it came from.
type Action uint8

// The actions. Directions move the focus; Next and Previous go through everything in reading order.
const (
	Left Action = iota + 1
	Right
	UpWards
	DownWards
	Next
	Previous
	Confirm
	Back
	Menu
	Undo
	Redo
	Hint
	Rules
	Log
	Turn    // turn the board, or the thing in hand
	Restart // take the whole turn back
	Talk    // say something to the others
	Recap   // see what has happened since the last turn
	Paste   // put in the text of the clipboard
	Fullscreen
	Erase // take back a typed letter
	First // to the beginning
	Last  // to the end

	TurnRight // turn the thing in hand clockwise
	TurnLeft  // turn it counter-clockwise
	Flip      // turn it over, or lay it under instead of over
	ZoomIn    // see a part larger
	ZoomOut

	LargePrint // read the screen in large words
	Enlarge    // see large what the focus is on
)

// Frame is everything that has happened since the last tick.
type Frame struct {
	Pointers    []Pointer
	Hover       geom.Point // where the mouse is, while no finger is in use
	Hovering    bool
	Inspects    bool    // the right button of the mouse is held there: what lies there is to be seen large
	Wheel       float64 // rolled upwards is above zero
	Zoom        float64 // the same with Ctrl held, or with the command key
	Actions     []Action
	TypedRunes  []rune // letters typed, for text fields
	Letters     []Action
	Shift       bool         // Shift is held
	KeysDown    []Stroke     // keys that went down, whatever they stand for
	Buttons     []Button     // buttons of a pad that went down, likewise
	NamedInputs []NamedInput // done by name instead of by pointing

	together [][]Action // actions that came by one button
}

// Empty reports whether nothing has happened; a resting mouse is nothing.
func (f *Frame) Empty() bool {
	return len(f.Pointers) == 0 && f.Wheel == 0 && f.Zoom == 0 && len(f.Actions) == 0 && len(f.TypedRunes) == 0 && len(f.Letters) == 0 &&
		len(f.NamedInputs) == 0
}

// Has reports whether the action occurred, letter keys included.
func (f *Frame) Has(want Action) bool {
	for _, i := range f.Actions {
		if i == want {
			return true
		}
	}
	for _, i := range f.Letters {
		if i == want {
			return true
		}
	}
	return false
}

// ForText returns the frame as a text field gets it that letters go into: without what shortcuts stand for, whichever
// keys they have. What is left moves the caret and the focus, confirms, leaves and pastes.
func (f *Frame) ForText() *Frame {
	rest := *f
	rest.Letters = nil
	rest.Actions = slices.DeleteFunc(slices.Clone(f.Actions), func(i Action) bool {
		return i > Back && !slices.Contains([]Action{Paste, Erase, First, Last}, i)
	})
	return &rest
}

// Handle takes out of the frame what an action that has been served came with, so that it is not served twice: pads have
// too few buttons, and some mean one thing while something is in hand, and another one else.
func (f *Frame) Handle(served Action) {
	taken := []Action{served}
	for _, actions := range f.together {
		if slices.Contains(actions, served) {
			taken = append(taken, actions...)
		}
	}
	gone := func(i Action) bool { return slices.Contains(taken, i) }
	f.Actions = slices.DeleteFunc(f.Actions, gone)
	f.Letters = slices.DeleteFunc(f.Letters, gone)
}

// Source is where frames come from: the devices, or a script in a test. Scale is the number of device pixels in a
// logical unit.
type Source interface {
	Poll(scale float64) *Frame
}

// Binder is a Source whose keys and buttons can be given to other actions.
type Binder interface {
	// Bind lets keys and buttons stand for what the map says from the next tick on.
	Bind(m *Map)
}

// Script is a Source that gives prepared frames, one a tick, and empty ones afterwards.
type Script struct {
	frames   []*Frame
	bindings *Map // nil for the usual one
}

// Bind implements [Binder], for what is added from now on.
func (s *Script) Bind(m *Map) { s.bindings = m }

func (s *Script) bounds() bounds {
	if s.bindings == nil {
		return Usual().bounds()
	}
	return s.bindings.bounds()
}

// Strike adds a stroke of the keyboard, whatever it stands for, and a tick of rest. It writes nothing.
func (s *Script) Strike(stroke Stroke) {
	f := &Frame{KeysDown: []Stroke{stroke}}
	for _, b := range s.bounds().keys {
		loose := stroke
		if !b.exact {
			loose.Shift = b.stroke.Shift
		}
		if b.stroke == loose {
			f.action(b)
		}
	}
	s.frames = append(s.frames, f, &Frame{})
}

// Button adds a press of a pad's button, whatever it stands for, and a tick of rest.
func (s *Script) Button(button Button) {
	f := &Frame{Buttons: []Button{button}}
	for _, b := range s.bounds().pad {
		if b.button == button {
			f.press(b)
		}
	}
	s.frames = append(s.frames, f, &Frame{})
}

// Poll implements [Source].
func (s *Script) Poll(float64) *Frame {
	if len(s.frames) == 0 {
		return &Frame{}
	}
	f := s.frames[0]
	s.frames = s.frames[1:]
	return f
}

// IsDone reports whether every prepared frame has been given.
func (s *Script) IsDone() bool { return len(s.frames) == 0 }

// Add adds one frame.
func (s *Script) Add(f *Frame) { s.frames = append(s.frames, f) }

// Wait adds empty ticks.
func (s *Script) Wait(ticks int) {
	for range ticks {
		s.frames = append(s.frames, &Frame{})
	}
}

// Press adds an action and a tick of rest.
func (s *Script) Press(i Action) {
	s.frames = append(s.frames, &Frame{Actions: []Action{i}}, &Frame{})
}

// Type adds typed text, one letter a tick.
func (s *Script) Type(text string) {
	for _, r := range text {
		s.frames = append(s.frames, &Frame{TypedRunes: []rune{r}})
	}
}

// Click adds a press and release of the mouse.
func (s *Script) Click(p geom.Point) { s.tap(p, 0, false) }

// Tap adds a touch and release of a finger.
func (s *Script) Tap(p geom.Point) { s.tap(p, 1, true) }

func (s *Script) tap(p geom.Point, id int, touch bool) {
	for _, phase := range []Phase{Down, Up} {
		s.frames = append(s.frames, &Frame{
			Pointers: []Pointer{{ID: id, Phase: phase, At: p, Touch: touch}},
			Hover:    p, Hovering: !touch,
		})
	}
	s.frames = append(s.frames, &Frame{Hover: p, Hovering: !touch})
}

// Drag adds a press at one place, a way in a few steps, and a release at another.
func (s *Script) Drag(from, to geom.Point, touch bool) {
	id := 0
	if touch {
		id = 1
	}
	add := func(phase Phase, p geom.Point) {
		s.frames = append(s.frames, &Frame{
			Pointers: []Pointer{{ID: id, Phase: phase, At: p, Touch: touch}},
			Hover:    p, Hovering: !touch,
		})
	}
	add(Down, from)
	const steps = 6
	for k := 1; k <= steps; k++ {
		add(Move, from.Lerp(to, float64(k)/steps))
	}
	add(Up, to)
	s.Wait(1)
}

// Hold adds a press that lasts a number of ticks.
func (s *Script) Hold(p geom.Point, ticks int, touch bool) {
	id := 0
	if touch {
		id = 1
	}
	s.frames = append(s.frames, &Frame{Pointers: []Pointer{{ID: id, Phase: Down, At: p, Touch: touch}}})
	s.Wait(ticks)
	s.frames = append(s.frames, &Frame{Pointers: []Pointer{{ID: id, Phase: Up, At: p, Touch: touch}}}, &Frame{})
}
