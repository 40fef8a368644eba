package library

import (
	"fmt"
	"syscall/js"
)

// Library lends the books that lie beside the page.
type Library struct {
	orders map[string]*order
}

// order is a book that has been asked for.
type order struct {
	data []byte // nil until it has come
	err  error
}

// Open opens the library. Nothing is fetched before a book is asked for.
func Open() *Library { return &Library{orders: map[string]*order{}} }

// Book returns the contents of a book. They are nil, without an error, while it is on its way. A book that could not be
// fetched is asked for again the next time.
func (l *Library) Book(name string) ([]byte, error) {
	o := l.orders[name]
	if o == nil {
		b, err := find(name)
		if err != nil {
			return nil, err
		}
		o = &order{}
		l.orders[name] = o
		o.send(b)
	}
	if o.err != nil {
		delete(l.orders, name)
	}
	return o.data, o.err
}

// Fetched reports whether a book has come.
func (l *Library) Fetched(name string) bool {
	o := l.orders[name]
	return o != nil && o.data != nil
}

// send fetches the book.
func (o *order) send(b Book) {
	var came, read, failed js.Func
	settle := func(err error) {
		o.err = err
		came.Release()
		read.Release()
		failed.Release()
	}
	failed = js.FuncOf(func(js.Value, []js.Value) any {
		settle(fmt.Errorf("library: %s cannot be fetched: is the network there?", b.Name))
		return nil
	})
	read = js.FuncOf(func(_ js.Value, args []js.Value) any {
		bytes := js.Global().Get("Uint8Array").New(args[0])
		if size := bytes.Length(); size != b.Size {
			settle(fmt.Errorf("library: %s has %d bytes, expected %d", b.Name, size, b.Size))
			return nil
		}
		data := make([]byte, b.Size)
		js.CopyBytesToGo(data, bytes)
		o.data = data
		settle(nil)
		return nil
	})
	came = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if !args[0].Get("ok").Bool() {
			return js.Global().Get("Promise").Call("reject")
		}
		return args[0].Call("arrayBuffer")
	})
	js.Global().Call("fetch", b.Address()).Call("then", came).Call("then", read).Call("catch", failed)
}
