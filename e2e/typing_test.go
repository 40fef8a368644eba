package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"engawa/internal/drive"
	"engawa/scenes/lang"
)

// screenKeyboard stands for the keyboard of a screen, which leaves the page less to be seen.
const screenKeyboard = `
window.visible = Object.assign(new EventTarget(), {scale: 1, offsetTop: 0, offsetLeft: 0, height: innerHeight, width: innerWidth});
Object.defineProperty(window, "visualViewport", {value: visible});
window.leave = (height) => { visible.height = height; visible.dispatchEvent(new Event("resize")); };
window.addEventListener("touchend", () => { window.during = document.activeElement.id; });`

// waitForName waits until the field of the key holds a name.
func (r *pagePlayer) waitForName(key, name string) {
	r.t.Helper()
	r.Until(fmt.Sprintf("%s to be %q", key, name), fmt.Sprintf(`document.querySelector('#a11y [data-id="control.%s"]')?.value === %q`, key, name))
}

// types waits until the page's own element takes letters, and selects what it holds.
func (r *pagePlayer) types(id string) {
	r.t.Helper()
	r.Until("the focus in "+id, fmt.Sprintf(`document.activeElement.id === %q`, id))
	r.Frames(6)
	r.Eval(`document.activeElement.select()`, nil)
}

// TestANameIsTypedOnAPhone presses a name by finger: an input element has the focus within the press, so that the
// keyboard of the screen comes; what is composed there is in the name; the field stays above the keyboard; Enter
// confirms; and a text that is opened is typed likewise.
func TestANameIsTypedOnAPhone(t *testing.T) {
	t.Parallel()
	r := openPage(t, drive.PageOptions{Width: 390, Height: 844, Touch: true, Server: drive.InsertScript(quick + ";" + screenKeyboard)})
	p := r.plan()
	r.choose(p, p.shelf(), "box.yokai")
	r.Frames(60)
	page := p.setup()
	r.choose(p, page, "seat0.name")
	var during string
	if r.Eval(`window.during`, &during); during != "typing" {
		t.Errorf("while the finger is lifted the focus is on %q", during)
	}
	r.types("typing")
	r.Insert("Éloïse")
	r.waitForName("seat0.name", "Éloïse")

	r.Eval(`document.activeElement.select()`, nil)
	r.Compose("h")
	r.Compose("は")
	r.Compose("はn")
	r.Insert("はな") // the composition ends
	r.waitForName("seat0.name", "はな")
	r.Key(kb.Home)
	r.Insert("O")
	r.waitForName("seat0.name", "Oはな")
	r.Insert("\u0416") // no letter of the program's
	r.Insert("k")
	r.waitForName("seat0.name", "Okはな")
	r.Until("what is not taken to be taken out again", `document.activeElement.value === "Okはな"`)

	low := p.centre(page, "seat1.name").Y + 10
	r.choose(p, page, "seat1.name")
	r.types("typing")
	r.Eval(fmt.Sprintf(`leave(%f)`, low), nil)
	var bottom, lift float64
	r.Eval(`document.activeElement.getBoundingClientRect().bottom`, &bottom)
	r.Eval(`engawa.keyboard.lift`, &lift)
	if bottom > low || lift <= 0 {
		t.Errorf("the field ends at %.0f behind a keyboard that begins at %.0f; the picture is pushed up by %.0f", bottom, low, lift)
	}
	r.Frames(6)
	drive.SavePicture(t, "lifted", r.Picture())
	r.Insert("Ren")
	r.waitForName("seat1.name", "Ren")
	at := p.centre(page, "seat0.name") // drawn higher now
	r.Tap(at.X, at.Y-lift)
	r.types("typing")
	r.Insert("Ann")
	r.waitForName("seat0.name", "Ann")
	r.Key(kb.Enter)
	r.Until("the picture to have the focus", `document.activeElement === document.querySelector("canvas") && engawa.keyboard.lift === 0`)

	r.Key(kb.Escape)
	r.Frames(60)
	r.choose(p, p.shelf(), "open")
	r.Until("the sheet", `!!document.querySelector('#a11y [data-id="control.text"]')`)
	r.Frames(20)
	if r.Eval(`document.activeElement.id`, &during); during == "typing-lines" {
		t.Error("the keyboard of the screen comes before the field is pressed")
	}
	r.checkConsole()
}

// TestLettersAreComposedAtADesk clicks on a name with the mouse and writes it with accents and kana, with the keys of
// the keyboard meaning what they mean in a field.
func TestLettersAreComposedAtADesk(t *testing.T) {
	t.Parallel()
	r := openPage(t, drive.PageOptions{Width: 1280, Height: 800, Server: drive.InsertScript(quick)})
	p := r.plan()
	r.choose(p, p.shelf(), "box.yokai")
	r.Frames(60)
	page := p.setup()
	r.choose(p, page, "seat0.name")
	r.types("typing")
	r.Key("mu?")
	r.waitForName("seat0.name", "mu?")
	r.Key(kb.ArrowLeft + kb.Backspace)
	r.Compose("´")
	r.Insert("é")
	r.waitForName("seat0.name", "mé?")
	r.Key(kb.Escape)
	r.Until("the picture to have the focus", `document.activeElement === document.querySelector("canvas")`)
	r.Key("m") // a shortcut again
	r.Until("the settings", fmt.Sprintf(`document.querySelector("#a11y h1").textContent === %q`, lang.For(lang.English).T(lang.SettingsTitle)))
	r.checkConsole()
}
