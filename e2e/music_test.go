package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"engawa/internal/drive"
)

// loudMusic are settings with music and no other sounds.
const loudMusic = `{"lang":"en","musicVolume":1,"effectsVolume":0,"warnings":false,"forced":false,"rest":"none"}`

// holds checks a JavaScript expression.
func (r *pagePlayer) holds(otherwise, script string) {
	r.t.Helper()
	var so bool
	r.Eval("!!("+script+")", &so)
	if !so {
		r.t.Errorf("%s: not %s", otherwise, script)
	}
}

// TestMusicPlaysOn listens for longer than the patience of the page with a silent device: one bed sounds on the device
// for music, without a gap between its pieces, and the program's own device rests.
func TestMusicPlaysOn(t *testing.T) {
	p := openPage(t, drive.PageOptions{Width: 640, Height: 480, Server: drive.InsertScript(ear + storeSettings(loudMusic))})
	p.Key(kb.Tab)
	p.Until("the device to be open", `ear.sounds.opened`)
	p.Until("music", `ear.music.now > 0.0001`)
	p.Until("the device for sounds to rest", `ear.sounds.device.state === "suspended"`)
	p.Eval(`window.over = performance.now() + 5000`, nil)
	p.Until("five seconds to pass", `performance.now() > over`)
	p.Until("music still", `ear.music.now > 0.0001 && ear.music.device.state === "running"`)
	p.holds("there is one bed", `ear.music.beds === 1`)
	p.holds("the device for sounds rests", `ear.sounds.device.state === "suspended"`)
	p.holds("a piece follows on the one before", `ear.pieces.length > 10 &&
		ear.pieces.every((piece, k) => k === 0 || Math.abs(piece.from - ear.pieces[k - 1].from - ear.pieces[k - 1].frames) < 0.001)`)
}

// TestMusicStopsAndChanges silences the music, hears it again, hides the page and shows it, and goes to a table with
// another bed.
func TestMusicStopsAndChanges(t *testing.T) {
	p := openPage(t, drive.PageOptions{Width: 640, Height: 480, Server: drive.InsertScript(ear + storeSettings(loudMusic))})
	plan := p.plan()
	p.holds("nothing sounds before the first press", `ear.music.beds === 0 && !ear.music.opened`)
	p.choose(plan, plan.shelf(), "sound")
	p.Until("the device to be open", `ear.sounds.opened`)
	p.Until("silence", `ear.music.beds === 0 && ear.music.device?.state !== "running"`)
	p.choose(plan, plan.shelf(), "sound")
	p.Until("music", `ear.music.now > 0.0001`)

	p.Eval(hideScript(true), nil)
	p.Until("silence out of sight", `ear.music.device.state === "suspended"`)
	p.Eval(hideScript(false), nil)
	p.Until("music again", `ear.music.now > 0.0001`)

	p.begin(p.plan(), persons)
	p.Until("another bed alone", `ear.music.beds === 1 && ear.pieces.at(-1).bed > ear.pieces[0].bed && ear.music.now > 0.0001`)
	p.holds("beds come one after the other", `ear.pieces.every((piece, k) => k === 0 || piece.bed >= ear.pieces[k - 1].bed)`)
}

// hideScript is a script that hides the page from its own eyes, or shows it.
func hideScript(on bool) string {
	const script = `Object.defineProperty(document, "hidden", { value: %v, configurable: true }); document.dispatchEvent(new Event("visibilitychange"))`
	return fmt.Sprintf(script, on)
}
