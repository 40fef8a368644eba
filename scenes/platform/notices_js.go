package platform

import (
	"syscall/js"

	"engawa/scenes/stage"
)

// pageNotices are those of the page, see wasm/page/engawa.js.
type pageNotices struct {
	page     js.Value
	isWanted bool
}

// Notices implements Platform.
func (page) Notices() stage.Notices {
	if services := pageAPI(); services.Truthy() && services.Get("notices").Truthy() {
		return &pageNotices{page: services.Get("notices")}
	}
	return nil
}

// IsComplete implements Platform.
func (page) IsComplete() bool {
	services := pageAPI()
	return !services.Truthy() || services.Get("whole").Truthy()
}

// Call implements stage.Notices.
func (n *pageNotices) Call(title, text, link string) {
	n.page.Call("call", title, text, link, n.isWanted)
}

// Clear implements stage.Notices.
func (n *pageNotices) Clear() { n.page.Call("calm") }

// Can implements stage.Notices.
func (n *pageNotices) Can() bool { return n.page.Get("can").Truthy() }

// RequestPermission implements stage.Notices.
func (n *pageNotices) RequestPermission() bool { return n.page.Call("allowed").Truthy() }

// Push implements stage.Notices.
func (n *pageNotices) Push() stage.PushState { return stage.PushState(n.page.Get("push").Int()) }

// Subscriber implements stage.Notices.
func (n *pageNotices) Subscriber(link string) func(key string, send func(subscription string)) {
	return func(key string, send func(subscription string)) {
		n.page.Call("subscribe", link, key, js.FuncOf(func(_ js.Value, args []js.Value) any {
			send(args[0].String())
			return nil
		}))
	}
}

// Show implements stage.Notices.
func (n *pageNotices) Show(wanted bool) {
	n.isWanted = wanted
	n.page.Call("show", wanted)
}
