package e2e

// Tests that listen run one after the other, before those that run side by side: where others keep the processor busy,
// a browser gives up opening its sound device.

import (
	"testing"

	"github.com/chromedp/chromedp/kb"

	"engawa/internal/drive"
)

// ear listens at the sound devices, ear.sounds at the program's own and ear.music at the page's for music, on which
// beds lie, each with a volume of its own: device is the device, opened whether it has ever been awake, beds how many
// beds lie on it, loudest the largest sample since the test last set it to 0, and now that of the last half second or
// so. ear.pieces are the beginning and the length of every piece of music in frames, and of which bed it is.
const ear = `window.ear = { pieces: [], begun: 0 };
	for (const kind of ["sounds", "music"]) ear[kind] = { device: null, opened: false, beds: 0, loudest: 0, now: 0, listeners: new Map() };
	const { connect, disconnect } = AudioNode.prototype;
	const bed = new WeakMap();
	AudioNode.prototype.connect = function (to, ...how) {
		if (bed.has(to)) {
			const start = this.start;
			this.start = (when) => {
				ear.pieces.push({ bed: bed.get(to), from: when * this.context.sampleRate, frames: this.buffer.length });
				start.call(this, when);
			};
		}
		if (to instanceof AudioDestinationNode) {
			const heard = this instanceof GainNode ? ear.music : ear.sounds;
			const listener = new AnalyserNode(this.context, { fftSize: 32768 });
			connect.call(this, listener);
			heard.listeners.set(this, listener);
			heard.beds++;
			if (heard === ear.music) bed.set(this, ear.begun++);
			if (heard.device !== this.context) {
				heard.device = this.context;
				const look = () => { heard.opened ||= heard.device.state === "running"; };
				heard.device.addEventListener("statechange", look);
				look();
			}
		}
		return connect.call(this, to, ...how);
	};
	AudioNode.prototype.disconnect = function (...from) {
		for (const kind of ["sounds", "music"]) if (ear[kind].listeners.delete(this)) ear[kind].beds--;
		return disconnect.call(this, ...from);
	};
	setInterval(() => {
		const samples = new Float32Array(32768);
		for (const heard of [ear.sounds, ear.music]) {
			heard.now = 0;
			if (heard.device?.state !== "running") continue;
			for (const listener of heard.listeners.values()) {
				listener.getFloatTimeDomainData(samples);
				heard.now = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), heard.now);
			}
			heard.loudest = Math.max(heard.loudest, heard.now);
		}
	}, 100);`

// TestTheSoundDeviceRestsInSilence hears a sound on the page, waits until the device rests, and hears the next.
func TestTheSoundDeviceRestsInSilence(t *testing.T) {
	quietServices := storeSettings(`{"lang":"en","musicVolume":0,"effectsVolume":1}`)
	p := openPage(t, drive.PageOptions{Width: 640, Height: 480, Server: drive.InsertScript(ear + quietServices)})
	p.Key(kb.Tab) // the press without which browsers stay silent
	p.Until("the device to be open", `ear.sounds.opened`)
	for range 2 {
		p.Until("silence and rest", `ear.sounds.device.state === "suspended"`)
		p.Eval(`ear.sounds.loudest = 0`, nil)
		p.Key(kb.Enter)
		p.Until("a sound", `ear.sounds.loudest > 0.01`)
		p.Until("the sound to end", `ear.sounds.now < 0.0001`)
		p.Key(kb.Escape)
	}
	p.Until("silence and rest again", `ear.sounds.device.state === "suspended"`)
	p.holds("a bed is played without being heard", `ear.music.beds === 0`)
}
