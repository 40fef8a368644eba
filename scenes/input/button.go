package input

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"
)

// Button is a button of a pad with the standard layout.
type Button = ebiten.StandardGamepadButton

// buttons are the names of the buttons, as settings keep them and words are found by.
var buttons = [...]struct {
	button Button
	code   string
}{
	{ebiten.StandardGamepadButtonRightBottom, "lower"},
	{ebiten.StandardGamepadButtonRightRight, "right"},
	{ebiten.StandardGamepadButtonRightLeft, "left"},
	{ebiten.StandardGamepadButtonRightTop, "upper"},
	{ebiten.StandardGamepadButtonFrontTopLeft, "shoulderleft"},
	{ebiten.StandardGamepadButtonFrontTopRight, "shoulderright"},
	{ebiten.StandardGamepadButtonFrontBottomLeft, "triggerleft"},
	{ebiten.StandardGamepadButtonFrontBottomRight, "triggerright"},
	{ebiten.StandardGamepadButtonCenterLeft, "select"},
	{ebiten.StandardGamepadButtonCenterRight, "start"},
	{ebiten.StandardGamepadButtonLeftStick, "stickleft"},
	{ebiten.StandardGamepadButtonRightStick, "stickright"},
	{ebiten.StandardGamepadButtonLeftTop, "crossup"},
	{ebiten.StandardGamepadButtonLeftBottom, "crossdown"},
	{ebiten.StandardGamepadButtonLeftLeft, "crossleft"},
	{ebiten.StandardGamepadButtonLeftRight, "crossright"},
	{ebiten.StandardGamepadButtonCenterCenter, "home"},
}

// ButtonCode names a button in settings and for words, such as "lower"; "" for what is none.
func ButtonCode(b Button) string {
	for _, n := range buttons {
		if n.button == b {
			return n.code
		}
	}
	return ""
}

// ParseButton reads what [ButtonCode] returned.
func ParseButton(code string) (Button, error) {
	for _, n := range buttons {
		if n.code == code {
			return n.button, nil
		}
	}
	return 0, fmt.Errorf("input: %q is no button of a pad, as lower is", code)
}
