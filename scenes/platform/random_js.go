package platform

import (
	"errors"
	"io"
	"syscall/js"
)

// Random returns the source of the secrets of this device: the browser's own.
func Random() io.Reader { return pageRandom{} }

type pageRandom struct{}

// Read implements io.Reader.
func (pageRandom) Read(p []byte) (int, error) {
	const most = 65536 // that the browser gives at once
	source := js.Global().Get("crypto")
	if !source.Truthy() {
		return 0, errors.New("this browser gives no random numbers")
	}
	n := min(len(p), most)
	bits := js.Global().Get("Uint8Array").New(n)
	source.Call("getRandomValues", bits)
	return js.CopyBytesToGo(p, bits), nil
}
