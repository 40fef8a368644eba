package scenes

import (
	"sync/atomic"
	"syscall/js"
)

// newerPage is the newer version that the page's service worker has brought.
type newerPage struct {
	page  js.Value
	ready atomic.Bool
}

// newRenewal returns what the page tells of newer versions, nil outside of our page.
func newRenewal() renewal {
	services := js.Global().Get("engawa")
	if !services.Truthy() || services.Get("renew").Type() != js.TypeFunction {
		return nil
	}
	n := &newerPage{page: services}
	n.ready.Store(services.Get("newer").Truthy())
	services.Set("onnewer", js.FuncOf(func(js.Value, []js.Value) any {
		n.ready.Store(true)
		return nil
	}))
	return n
}

// Ready implements renewal.
func (n *newerPage) Ready() bool { return n.ready.Load() }

// Take implements renewal.
func (n *newerPage) Take() { n.page.Call("renew") }
