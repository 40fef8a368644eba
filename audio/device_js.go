package audio

import "syscall/js"

// deviceFound reports whether the browser has Web Audio at all.
func deviceFound() bool {
	return js.Global().Get("AudioContext").Truthy() || js.Global().Get("webkitAudioContext").Truthy()
}

// restDevice tells the page whether the device may rest, see wasm/page/audio.js.
func restDevice(on bool) {
	if house := js.Global().Get("engawa"); house.Truthy() && house.Get("sounding").Type() == js.TypeFunction {
		house.Call("sounding", !on)
	}
}

// pageHidden reports whether the page is in a tab or window out of sight. The
// game gets no ticks then, but the device goes on reading. Where there is no
// page there is nothing to hide.
func pageHidden() bool {
	page := js.Global().Get("document")
	return page.Truthy() && page.Get("hidden").Truthy()
}
