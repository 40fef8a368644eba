package drive

import (
	"errors"
	"time"
)

// tab is a tab of a browser with the page in it, whichever browser that is. Places are in CSS pixels from the page's
// upper left corner. The errors say what the browser answers.
type tab interface {
	// open goes to an address and returns once the page's markup is there.
	open(address string) error
	reload() error
	// reopen closes the tab without a word to the page and opens the address in another one of the same profile.
	reopen(address string) error
	// size gives the window another size.
	size(width, height int) error
	// evaluate evaluates a script, waits for a promise, and stores the value in out, a pointer, or nil.
	evaluate(script string, out any) error
	// point moves the mouse, with its left button as it is.
	point(x, y float64) error
	// button presses the left button of the mouse at a place, or lets it go.
	button(down bool, x, y float64) error
	wheel(x, y, dx, dy float64) error
	// touch puts the finger down, or moves it where it is down.
	touch(x, y float64) error
	// lift lifts the finger.
	lift() error
	// key strikes a key: a character, or a special key of chromedp/kb.
	key(key rune) error
	// picture returns what the page shows, as PNG.
	picture() ([]byte, error)
	// process is the number of the process that all of the browser's come from.
	process() int
	// close closes the tab, and the browser where it has it alone.
	close()
}

// reopenBy does something that makes the page open itself again, and waits for that: for a mark to be gone that the page
// as it was bears.
func reopenBy(t tab, act func()) error {
	if err := t.evaluate(`void (window.stillHere = true)`, nil); err != nil {
		return err
	}
	act()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		var gone bool
		err := t.evaluate(`!window.stillHere && document.readyState === "complete"`, &gone)
		if err == nil && gone { // a page on its way out may not answer
			return nil
		}
	}
	return errors.New("the page does not open itself again")
}
