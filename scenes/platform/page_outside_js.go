package platform

import (
	"strings"
	"sync"
	"syscall/js"

	"engawa/scenes/stage"
	"engawa/scenes/store"
)

// pageOutside is the browser's clipboard, address, downloads and chosen files. Pasting works by the keys and by a
// button; what is dropped comes through Ebitengine.
type pageOutside struct {
	mu       sync.Mutex
	arrivals []stage.Arrival
	seat     string // the fragment of the link to a seat elsewhere that came last
}

// Outside implements Platform.
func (page) Outside() stage.Outside {
	p := &pageOutside{}
	document := js.Global().Get("document")
	if !document.Truthy() {
		return p
	}
	// The canvas swallows every key, and with it the browser's own command to paste.
	js.Global().Call("addEventListener", "keydown", js.FuncOf(func(_ js.Value, args []js.Value) any {
		e := args[0]
		if (e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool()) && e.Get("code").String() == "KeyV" {
			e.Call("stopImmediatePropagation")
		}
		return nil
	}), true)
	document.Call("addEventListener", "paste", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if args[0].Get("target").Get("tagName").String() == "INPUT" {
			return nil // it takes the text itself
		}
		if data := args[0].Get("clipboardData"); data.Truthy() {
			args[0].Call("preventDefault")
			p.take("", data.Call("getData", "text").String())
		}
		return nil
	}))
	p.follow()
	js.Global().Call("addEventListener", "hashchange", js.FuncOf(func(js.Value, []js.Value) any {
		p.follow()
		return nil
	}))
	return p
}

// follow takes the match that the page's address brings, and takes it out of the address: loading the page again does
// not bring it a second time.
func (p *pageOutside) follow() {
	location := js.Global().Get("location")
	if fragment := location.Get("hash").String(); store.LinksSeat(fragment) {
		if fragment != p.seat { // going back in the program says it again
			p.seat = fragment
			p.take("#", address()+fragment) // it stays in the address: loading the page again comes back to the seat
		}
		return
	}
	text, ok := store.LinkedMatch(location.Get("hash").String())
	if !ok {
		return
	}
	rest := location.Get("pathname").String() + location.Get("search").String()
	js.Global().Get("history").Call("replaceState", js.Global().Get("history").Get("state"), "", rest)
	p.take("#", text)
}

// address is where the page lies, without what was asked of it; "" where it lies on this device.
func address() string {
	location := js.Global().Get("location")
	if !strings.HasPrefix(location.Get("protocol").String(), "http") {
		return ""
	}
	return location.Get("origin").String() + location.Get("pathname").String()
}

func (p *pageOutside) take(name, text string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	text, err := stage.ReadText(strings.NewReader(text))
	p.arrivals = append(p.arrivals, stage.Arrival{Name: name, Text: text, Err: err})
}

func clipboard() js.Value { return js.Global().Get("navigator").Get("clipboard") }

// Can implements stage.Outside.
func (p *pageOutside) Can() stage.Abilities {
	clip := clipboard()
	return stage.Abilities{
		Copy:  clip.Truthy() && clip.Get("writeText").Truthy(),
		Paste: clip.Truthy() && clip.Get("readText").Truthy(),
		Pick:  true, Drop: true, Save: true,
		Address: address(),
	}
}

// Copy implements stage.Outside. Where the browser forbids it after all, the text is offered as a file.
func (p *pageOutside) Copy(text string) bool {
	clip := clipboard()
	if !clip.Truthy() {
		return false
	}
	clip.Call("writeText", text).Call("catch", once(func(js.Value) {
		// A download has no result that could be reported.
		_, _ = p.Save("engawa.txt", text)
	}))
	return true
}

// Paste implements stage.Outside.
func (p *pageOutside) Paste() {
	clip := clipboard()
	if !clip.Truthy() {
		return
	}
	clip.Call("readText").Call("then",
		once(func(text js.Value) { p.take("", text.String()) }),
		once(func(js.Value) {}))
}

// Pick implements stage.Outside.
func (p *pageOutside) Pick() {
	field := js.Global().Get("document").Call("createElement", "input")
	field.Set("type", "file")
	field.Set("accept", store.FileSuffix+",.txt,.json,text/plain,application/json")
	field.Call("addEventListener", "change", once(func(js.Value) {
		if files := field.Get("files"); files.Length() > 0 {
			file := files.Index(0)
			name := file.Get("name").String()
			file.Call("text").Call("then", once(func(text js.Value) { p.take(name, text.String()) }), once(func(js.Value) {}))
		}
	}))
	field.Call("click")
}

// Save implements stage.Outside by a download.
func (p *pageOutside) Save(name, text string) (string, error) {
	array, kind := js.Global().Get("Array").New(text), js.Global().Get("Object").New()
	kind.Set("type", "text/plain;charset=utf-8")
	url := js.Global().Get("URL").Call("createObjectURL", js.Global().Get("Blob").New(array, kind))
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", name)
	link.Call("click")
	js.Global().Call("setTimeout", once(func(js.Value) { js.Global().Get("URL").Call("revokeObjectURL", url) }), 10_000)
	return name, nil
}

// Arrivals implements stage.Outside.
func (p *pageOutside) Arrivals() []stage.Arrival {
	p.mu.Lock()
	defer p.mu.Unlock()
	got := p.arrivals
	p.arrivals = nil
	return append(got, droppedTexts()...)
}

// once is a callback that is called at most once and freed then, with its first argument.
func once(f func(js.Value)) js.Func {
	var fn js.Func
	fn = js.FuncOf(func(_ js.Value, args []js.Value) any {
		fn.Release()
		first := js.Undefined()
		if len(args) > 0 {
			first = args[0]
		}
		f(first)
		return nil
	})
	return fn
}
