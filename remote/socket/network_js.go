package socket

import "syscall/js"

// OnNetwork has call called whenever the device may have a network again, or the page is looked at again, whose lines may have ended meanwhile,
// until stop is called.
func OnNetwork(call func()) (stop func()) {
	window := js.Global()
	if !window.Get("document").Truthy() {
		return func() {} // it is no page
	}
	listener := js.FuncOf(func(js.Value, []js.Value) any {
		if !window.Get("document").Get("hidden").Truthy() {
			call()
		}
		return nil
	})
	events := []string{"online", "pageshow", "visibilitychange"} // the last one of the document, on its way up
	for _, name := range events {
		window.Call("addEventListener", name, listener)
	}
	return func() {
		for _, name := range events {
			window.Call("removeEventListener", name, listener)
		}
		listener.Release()
	}
}
