package e2e

import (
	"fmt"
	"strconv"
	"testing"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/scenes/exchange"
	"engawa/scenes/stage"
)

// outside stands for what lies beyond the page: a clipboard that can be forbidden, a person who chooses a file, and the
// place where the browser puts downloads.
const outside = `
window.beyond = {copied: "", forbidden: false, file: "", saved: null, paste(text) {
	const data = new DataTransfer();
	data.setData("text/plain", text);
	document.dispatchEvent(new ClipboardEvent("paste", {clipboardData: data, bubbles: true}));
}};
Object.defineProperty(navigator, "clipboard", {value: {
	writeText: async text => { if (beyond.forbidden) throw new Error("forbidden"); beyond.copied = text },
	readText: async () => beyond.copied,
}});
const press = HTMLInputElement.prototype.click;
HTMLInputElement.prototype.click = function() {
	if (this.type !== "file") return press.call(this);
	const chosen = new DataTransfer();
	chosen.items.add(new File([beyond.file], "game.txt", {type: "text/plain"}));
	this.files = chosen.files;
	this.dispatchEvent(new Event("change"));
};
const address = URL.createObjectURL;
URL.createObjectURL = function(thing) {
	if (thing instanceof Blob) thing.text().then(text => { beyond.saved = text });
	return address.call(URL, thing);
};`

// TestRecordsComeAndGoOnThePage opens a recorded match on the page by the browser's paste, by its clipboard and from a
// file, and gives it away as text, as a file, and as a file where the clipboard is forbidden.
func TestRecordsComeAndGoOnThePage(t *testing.T) {
	t.Parallel()
	text, script := homeworldsRecord(t)
	r := openPage(t, drive.PageOptions{Width: 1280, Height: 800, Server: drive.InsertScript(storeSettings(swift) + ";" + outside)})
	w := newHomeworldsDriver(t, r, r.width, r.height, 1, nil)
	can := fakeOutside{stage.Abilities{Copy: true, Paste: true, Pick: true, Drop: true, Save: true, Address: r.address()}}

	var m *rules.Match
	for _, way := range []struct {
		give, key string
		moves     int // after which the match is played on
	}{
		{"beyond.file = %s", "pick", 1},
		{"beyond.copied = %s", "paste", 1},
		{"beyond.paste(%s)", "", 8}, // the browser's own command
	} {
		r.Reload() // to the shelf
		plan := w.plan()
		plan.shelf()
		w.tap(plan, "open")
		r.Frames(60)
		plan.services.Outside = can
		plan.show(exchange.NewOpen(plan.services))
		r.Eval(fmt.Sprintf(way.give, strconv.Quote(text)), nil)
		if way.key != "" {
			w.tap(plan, way.key)
		}
		r.Frames(60)
		m = w.playOn(script, way.moves)
	}

	plan := w.planFor(m, 0)
	w.press(plan, "menu", "share")
	r.Frames(60)
	plan.services.Outside = can
	plan.show(exchange.NewShare(plan.services, m))
	w.tap(plan, "copy")
	r.Until("the text in the clipboard", `beyond.copied !== ""`)
	var got string
	r.Eval("beyond.copied", &got)
	same(t, "what was copied", got, m)
	w.tap(plan, "save")
	r.Until("the download", `beyond.saved !== null`)
	r.Eval("beyond.saved", &got)
	same(t, "what was saved", got, m)
	r.Eval("beyond.saved = null; beyond.forbidden = true", nil)
	w.tap(plan, "copy")
	r.Until("a file instead of the forbidden clipboard", `beyond.saved !== null`)
	r.Eval("beyond.saved", &got)
	same(t, "what was saved instead", got, m)
	drive.SavePicture(t, "shared", r.Picture())
	r.checkConsole()
}
