package platform

import (
	"encoding/json"
	"sync"
	"syscall/js"

	"engawa/scenes/a11y"
)

// pageReader is the hidden markup of the page that screen readers read.
type pageReader struct {
	page    js.Value
	mu      sync.Mutex
	presses []Press
}

// ScreenReader implements Platform.
func (page) ScreenReader() ScreenReader {
	services := pageAPI()
	if !services.Truthy() || !services.Get("a11y").Truthy() {
		return nil
	}
	p := &pageReader{page: services.Get("a11y")}
	p.page.Set("onpress", js.FuncOf(func(_ js.Value, args []js.Value) any {
		p.mu.Lock()
		defer p.mu.Unlock()
		p.presses = append(p.presses, Press{args[0].Int(), args[1].String(), args[2].String()})
		return nil
	}))
	return p
}

// Show implements ScreenReader.
func (p *pageReader) Show(c a11y.Change) {
	text, err := json.Marshal(c)
	if err != nil { // texts and numbers alone can always be written
		panic(err)
	}
	p.page.Call("show", string(text))
}

// TakePresses implements ScreenReader.
func (p *pageReader) TakePresses() []Press {
	p.mu.Lock()
	defer p.mu.Unlock()
	got := p.presses
	p.presses = nil
	return got
}
