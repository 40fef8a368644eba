package platform

import (
	"encoding/json"
	"sync"
	"syscall/js"
)

// pageKeyboard is the page's input elements, see wasm/page/keyboard.js.
type pageKeyboard struct {
	page  js.Value
	mu    sync.Mutex
	edits []Edit
}

// Keyboard implements Platform.
func (page) Keyboard() Keyboard {
	services := pageAPI()
	if !services.Truthy() || !services.Get("keyboard").Truthy() {
		return nil
	}
	p := &pageKeyboard{page: services.Get("keyboard")}
	p.page.Set("onwrite", js.FuncOf(func(_ js.Value, args []js.Value) any {
		p.mu.Lock()
		defer p.mu.Unlock()
		w := Edit{Number: args[0].Int(), Key: args[1].String()}
		if text := args[2]; text.Type() == js.TypeString {
			w.Text, w.Anchor, w.Caret = text.String(), args[3].Int(), args[4].Int()
		} else {
			w.IsClosed = true
		}
		p.edits = append(p.edits, w)
		return nil
	}))
	return p
}

// ShowFields implements Keyboard.
func (p *pageKeyboard) ShowFields(f Fields) {
	text, err := json.Marshal(f)
	if err != nil { // texts and numbers alone can always be written
		panic(err)
	}
	p.page.Call("show", string(text))
}

// TakeEdits implements Keyboard.
func (p *pageKeyboard) TakeEdits() []Edit {
	p.mu.Lock()
	defer p.mu.Unlock()
	got := p.edits
	p.edits = nil
	return got
}

// Lift implements Keyboard.
func (p *pageKeyboard) Lift() float64 { return p.page.Get("lift").Float() }
