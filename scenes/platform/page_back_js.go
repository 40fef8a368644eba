package platform

import (
	"sync"
	"syscall/js"
)

// pageBack is the browser's way back, see wasm/page/history.js.
type pageBack struct {
	page    js.Value
	mu      sync.Mutex
	presses int
	level   int // reported last, -1 before
}

// Back implements Platform.
func (page) Back() Back {
	services := pageAPI()
	if !services.Truthy() || !services.Get("back").Truthy() {
		return nil
	}
	p := &pageBack{page: services.Get("back"), level: -1}
	p.page.Set("onback", js.FuncOf(func(js.Value, []js.Value) any {
		p.mu.Lock()
		defer p.mu.Unlock()
		p.presses++
		return nil
	}))
	return p
}

// TakeBack implements Back.
func (p *pageBack) TakeBack() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.presses == 0 {
		return false
	}
	p.presses--
	return true
}

// SetLevel implements Back.
func (p *pageBack) SetLevel(level int) {
	if level != p.level {
		p.level = level
		p.page.Call("level", level)
	}
}

// Leave implements Back.
func (p *pageBack) Leave(end func()) {
	p.page.Call("leave", once(func(js.Value) { end() }))
}
