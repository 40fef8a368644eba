package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"

	"engawa/drive"
)

// ear listens at the sound device: ear.device is the device, ear.opened whether it has ever been awake, ear.loudest the
// largest sample since the test last set it to 0, and ear.now that of the last half second or so.
const ear = `window.ear = { device: null, opened: false, loudest: 0, now: 0 };
	const connect = AudioNode.prototype.connect;
	AudioNode.prototype.connect = function (to, ...how) {
		if (to instanceof AudioDestinationNode) {
			const listener = new AnalyserNode(this.context, { fftSize: 32768 });
			const samples = new Float32Array(listener.fftSize);
			connect.call(this, listener);
			ear.device = this.context;
			const look = () => { ear.opened ||= ear.device.state === "running"; };
			ear.device.addEventListener("statechange", look);
			look();
			setInterval(() => {
				listener.getFloatTimeDomainData(samples);
				ear.now = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
				ear.loudest = Math.max(ear.loudest, ear.now);
			}, 100);
		}
		return connect.call(this, to, ...how);
	};`

// TestTheSoundDeviceRestsInSilence hears a sound on the page, waits until the device rests, and hears the next.
func TestTheSoundDeviceRestsInSilence(t *testing.T) {
	t.Parallel()
	quietHouse := swiftly(`{"lang":"en","musicVolume":0,"effectsVolume":1}`)
	p := openPage(t, drive.PageOptions{Width: 640, Height: 480, Server: with(ear + quietHouse)})
	p.Key(kb.Tab) // the press without which browsers stay silent
	p.Until("the device to be open", `ear.opened`)
	for range 2 {
		p.Until("silence and rest", `ear.device.state === "suspended"`)
		p.Eval(`ear.loudest = 0`, nil)
		p.Key(kb.Enter)
		p.Until("a sound", `ear.loudest > 0.01`)
		p.Until("the sound to end", `ear.now < 0.0001`)
		p.Key(kb.Escape)
	}
	p.Until("silence and rest again", `ear.device.state === "suspended"`)
}

// TestMusicPlaysOn listens for longer than the patience of the page with a silent device.
func TestMusicPlaysOn(t *testing.T) {
	t.Parallel()
	p := openPage(t, drive.PageOptions{Width: 640, Height: 480, Server: with(ear + swiftly(`{"lang":"en","musicVolume":1,"effectsVolume":0}`))})
	p.Key(kb.Tab)
	p.Until("the device to be open", `ear.opened`)
	p.Until("music", `ear.now > 0.0001`)
	p.Eval(`window.over = performance.now() + 5000`, nil)
	p.Until("five seconds to pass", `performance.now() > over`)
	p.Until("music still", `ear.now > 0.0001 && ear.device.state === "running"`)
}
