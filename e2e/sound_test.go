package e2e

import (
	"strings"
	"testing"

	"engawa/internal/drive"
)

// TestASoundDeviceAnswersOnce has many presses before the sound device is open, which takes its time, or waits for a
// press that the browser takes for a person's: the program asks for the device with each of them, and is answered once.
func TestASoundDeviceAnswersOnce(t *testing.T) {
	p := openPage(t, drive.PageOptions{Width: 640, Height: 480, Server: drive.InsertScript(ear + quick)})
	p.Eval(`for (let n = 0; n < 20; n++) document.dispatchEvent(new MouseEvent("mouseup"))`, nil)
	p.Until("the device to be open", `ear.sounds.opened`)
	p.Frames(60)
	if text := p.Console(); strings.Contains(text, "released function") {
		t.Errorf("the program is called back for what it has let go of:\n%s", text)
	}
}
