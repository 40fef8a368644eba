package socket

import (
	"syscall/js"
	"testing"
)

// TestOnNetwork has a window report what a browser does: each event of a page that is looked at calls once, until it is stopped.
// Without a page nothing is listened to.
func TestOnNetwork(t *testing.T) {
	window, calls := js.Global(), 0
	OnNetwork(func() { calls++ })()
	target, document := window.Get("EventTarget").New(), window.Get("Object").New()
	for _, name := range []string{"addEventListener", "removeEventListener"} {
		window.Set(name, target.Get(name).Call("bind", target))
		defer window.Delete(name)
	}
	window.Set("document", document)
	defer window.Delete("document")
	happen := func(name string) {
		target.Call("dispatchEvent", window.Get("Event").New(name))
	}
	stop := OnNetwork(func() { calls++ })
	happen("online")
	happen("pageshow")
	happen("offline")
	document.Set("hidden", true)
	happen("visibilitychange")
	document.Set("hidden", false)
	happen("visibilitychange")
	if calls != 3 {
		t.Errorf("a page calls %d times, want 3", calls)
	}
	stop()
	happen("online")
	if calls != 3 {
		t.Error("it goes on after its end")
	}
}
