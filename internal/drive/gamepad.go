package drive

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// PadButton strikes buttons of a game pad together: each is down for two ticks and up for one. The pad has the standard
// layout and is plugged in at the first strike.
func (w *Window) PadButton(buttons ...ebiten.StandardGamepadButton) {
	w.t.Helper()
	if !w.hasPad {
		w.pad()
		w.Step(2)
		w.hasPad = true
	}
	w.pad(buttons...)
	w.Step(2)
	w.pad()
	w.Step(1)
}

// pad tells the program of a pad with these buttons down, and none else.
func (w *Window) pad(down ...ebiten.StandardGamepadButton) {
	w.t.Helper()
	pad := vmhost.GamepadState{
		Name:            "test pad",
		Axes:            make([]float64, ebiten.StandardGamepadAxisMax+1),
		Buttons:         make([]bool, ebiten.StandardGamepadButtonMax+1),
		StandardAxes:    map[ebiten.StandardGamepadAxis]float64{},
		StandardButtons: map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{},
	}
	for a := range ebiten.StandardGamepadAxisMax + 1 {
		pad.StandardAxes[a] = 0
	}
	for b := range ebiten.StandardGamepadButtonMax + 1 {
		pad.StandardButtons[b] = vmhost.GamepadStandardButtonState{}
	}
	for _, b := range down {
		pad.Buttons[b] = true
		pad.StandardButtons[b] = vmhost.GamepadStandardButtonState{Pressed: true, Value: 1}
	}
	w.inject(func() { w.session.UpdateGamepads([]vmhost.GamepadState{pad}) })
}
