package audio

import "syscall/js"

// deviceFound tells whether the browser has Web Audio at all.
func deviceFound() bool {
	return js.Global().Get("AudioContext").Truthy() || js.Global().Get("webkitAudioContext").Truthy()
}

// pageHidden tells whether the page is in a tab or window out of sight. The
// game gets no ticks then, but the device goes on reading.
func pageHidden() bool {
	return js.Global().Get("document").Get("hidden").Truthy()
}
