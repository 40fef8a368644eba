package honshu

import (
	"testing"

	"engawa/rules"
)

// TestWhatOnlyShowsSomethingIsNoChoice tells the buttons apart that are read after the choices.
func TestWhatOnlyShowsSomethingIsNoChoice(t *testing.T) {
	for p, want := range map[rules.Part]bool{
		button(buttonLand + 1): true, button(buttonScore): true, button(buttonGoal): true, button(buttonValues): true, button(buttonUnseen): true, button(buttonCategory): true,
		button(buttonMain): false, button(buttonLeft): false, button(buttonOver): false, button(buttonOwn): false, cardPart(9): false,
	} {
		if got := (&Board{}).Looks(p); got != want {
			t.Errorf("%v only shows something: %v, want %v", p, got, want)
		}
	}
}
