package tablebase

import (
	"fmt"
	"syscall/js"
)

// Tablebases reads the files that lie beside the page.
type Tablebases struct {
	downloads map[string]*download
}

// download is a file that has been asked for.
type download struct {
	data []byte // nil until it has come
	err  error
}

// Open opens the tablebases. Nothing is fetched before a file is asked for.
func Open() *Tablebases { return &Tablebases{downloads: map[string]*download{}} }

// File returns the contents of a file. They are nil, without an error, while it is on its way. A file that could not be
// fetched is asked for again the next time.
func (t *Tablebases) File(name string) ([]byte, error) {
	d := t.downloads[name]
	if d == nil {
		b, err := find(name)
		if err != nil {
			return nil, err
		}
		d = &download{}
		t.downloads[name] = d
		d.send(b)
	}
	if d.err != nil {
		delete(t.downloads, name)
	}
	return d.data, d.err
}

// Loaded reports whether a file has come.
func (t *Tablebases) Loaded(name string) bool {
	d := t.downloads[name]
	return d != nil && d.data != nil
}

// send fetches the file.
func (d *download) send(b File) {
	var came, read, failed js.Func
	settle := func(err error) {
		d.err = err
		came.Release()
		read.Release()
		failed.Release()
	}
	failed = js.FuncOf(func(js.Value, []js.Value) any {
		settle(fmt.Errorf("tablebase: %s cannot be fetched: is the network there?", b.Name))
		return nil
	})
	read = js.FuncOf(func(_ js.Value, args []js.Value) any {
		bytes := js.Global().Get("Uint8Array").New(args[0])
		if size := bytes.Length(); size != b.Size {
			settle(fmt.Errorf("tablebase: %s has %d bytes, expected %d", b.Name, size, b.Size))
			return nil
		}
		data := make([]byte, b.Size)
		js.CopyBytesToGo(data, bytes)
		d.data = data
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
