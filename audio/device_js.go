package audio

import "syscall/js"

// hasDevice reports whether the browser has Web Audio at all.
func hasDevice() bool {
	return js.Global().Get("AudioContext").Truthy() || js.Global().Get("webkitAudioContext").Truthy()
}

// suspendDevice tells the page whether the device may rest, see wasm/page/audio.js.
func suspendDevice(on bool) {
	if services := js.Global().Get("engawa"); services.Truthy() && services.Get("sounding").Type() == js.TypeFunction {
		services.Call("sounding", !on)
	}
}

// isPageHidden reports whether the page is in a tab or window out of sight. The
// game gets no ticks then, but the device goes on reading. Where there is no
// page there is nothing to hide.
func isPageHidden() bool {
	page := js.Global().Get("document")
	return page.Truthy() && page.Get("hidden").Truthy()
}
