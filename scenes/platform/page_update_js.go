package platform

import (
	"sync/atomic"
	"syscall/js"
)

// pageUpdate is the newer version that the page's service worker has brought.
type pageUpdate struct {
	page  js.Value
	ready atomic.Bool
}

// Update implements Platform.
func (page) Update() Update {
	services := pageAPI()
	if !services.Truthy() || services.Get("renew").Type() != js.TypeFunction {
		return nil
	}
	n := &pageUpdate{page: services}
	n.ready.Store(services.Get("newer").Truthy())
	services.Set("onnewer", js.FuncOf(func(js.Value, []js.Value) any {
		n.ready.Store(true)
		return nil
	}))
	return n
}

// Ready implements Update.
func (n *pageUpdate) Ready() bool { return n.ready.Load() }

// Take implements Update.
func (n *pageUpdate) Take() { n.page.Call("renew") }
