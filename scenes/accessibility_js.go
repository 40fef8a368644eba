package scenes

import (
	"encoding/json"
	"sync"
	"syscall/js"

	"engawa/scenes/a11y"
)

// pageSurface is the hidden markup of the page that screen readers read.
type pageSurface struct {
	page js.Value
	mu   sync.Mutex
	got  []pressed
}

// newAccessibility returns the mirror of the page, nil outside of our page.
func newAccessibility() *accessibility {
	services := js.Global().Get("engawa")
	if !services.Truthy() || !services.Get("mirror").Truthy() {
		return nil
	}
	p := &pageSurface{page: services.Get("mirror")}
	p.page.Set("onpress", js.FuncOf(func(_ js.Value, args []js.Value) any {
		p.mu.Lock()
		defer p.mu.Unlock()
		p.got = append(p.got, pressed{args[0].Int(), args[1].String(), args[2].String()})
		return nil
	}))
	return &accessibility{surface: p}
}

// Show implements large print.
func (p *pageSurface) Show(c a11y.Change) {
	text, err := json.Marshal(c)
	if err != nil { // texts and numbers alone can always be written
		panic(err)
	}
	p.page.Call("show", string(text))
}

// Pressed implements large print.
func (p *pageSurface) Pressed() []pressed {
	p.mu.Lock()
	defer p.mu.Unlock()
	got := p.got
	p.got = nil
	return got
}
