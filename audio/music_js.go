package audio

import (
	"encoding/binary"
	"math"
	"syscall/js"
)

// pageMusic begins a bed that the page plays, see wasm/page/music.js, and tells
// whether it can.
func pageMusic() (out bedSink, ok bool) {
	services := js.Global().Get("engawa")
	if !services.Truthy() || services.Get("music").Type() != js.TypeFunction {
		return nil, false
	}
	bed := services.Call("music")
	return pageBed{bed}, bed.Truthy()
}

// pageBed is a bed that the page plays.
type pageBed struct{ page js.Value }

func (p pageBed) queuedFrames() int { return p.page.Call("ahead").Int() }

func (p pageBed) push(left, right []float32) {
	p.page.Call("add", floats(left), floats(right))
}

func (p pageBed) setVolume(v float64) { p.page.Call("level", v) }

func (p pageBed) stop() { p.page.Call("end") }

// floats copies samples into a Float32Array, whose bytes lie in the order of
// the machine: that of all that browsers run on today.
func floats(pcm []float32) js.Value {
	data := make([]byte, 0, 4*len(pcm))
	for _, v := range pcm {
		data = binary.LittleEndian.AppendUint32(data, math.Float32bits(v))
	}
	array := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(array, data)
	return js.Global().Get("Float32Array").New(array.Get("buffer"))
}
