package e2e

import (
	"fmt"
	"testing"

	"engawa/internal/drive"
)

// TestAShortTouchIsNotLost has a finger go down and up again before the program gets its next frame: on a page that rests,
// then on one that does not, once for each press from the shelf to the table.
func TestAShortTouchIsNotLost(t *testing.T) {
	t.Parallel()
	p := openPage(t, drive.PageOptions{Width: 390, Height: 844, Touch: true})
	const tap = `(() => {
		const canvas = document.querySelector("canvas");
		const finger = new Touch({ identifier: 7, target: canvas, clientX: %f, clientY: %f });
		for (const [type, down] of [["touchstart", [finger]], ["touchend", []]]) {
			canvas.dispatchEvent(new TouchEvent(type, {
				bubbles: true, cancelable: true, touches: down, targetTouches: down, changedTouches: [finger],
			}));
		}
	})()`
	p.Until("the page to rest", `engawa.quiet`)
	plan := p.plan()
	at := plan.centre(plan.shelf(), "box.yokai")
	p.Eval(fmt.Sprintf(tap, at.X, at.Y), nil)
	p.Frames(10)
	keys := plan.pressesOnPages("begin")
	for k, key := range keys {
		at := plan.centre(plan.setup(keys[:k]...), key)
		p.Eval(fmt.Sprintf(tap, at.X, at.Y), nil)
		p.Frames(10)
	}
	p.match() // has begun
	p.checkConsole()
}
