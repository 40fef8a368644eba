package scenes

import (
	"encoding/json"
	"sync"
	"syscall/js"

	"engawa/scenes/a11y"
)

// pageMirror is the hidden markup of the page that screen readers read.
type pageMirror struct {
	page js.Value
	mu   sync.Mutex
	got  []pressed
}

// newReflection returns the mirror of the page, nil outside of our page.
func newReflection() *reflection {
	house := js.Global().Get("engawa")
	if !house.Truthy() || !house.Get("mirror").Truthy() {
		return nil
	}
	p := &pageMirror{page: house.Get("mirror")}
	p.page.Set("onpress", js.FuncOf(func(_ js.Value, args []js.Value) any {
		p.mu.Lock()
		defer p.mu.Unlock()
		p.got = append(p.got, pressed{args[0].Int(), args[1].String(), args[2].String()})
		return nil
	}))
	return &reflection{glass: p}
}

// Show implements glass.
func (p *pageMirror) Show(c a11y.Change) {
	text, err := json.Marshal(c)
	if err != nil { // texts and numbers alone can always be written
		panic(err)
	}
	p.page.Call("show", string(text))
}

// Pressed implements glass.
func (p *pageMirror) Pressed() []pressed {
	p.mu.Lock()
	defer p.mu.Unlock()
	got := p.got
	p.got = nil
	return got
}
