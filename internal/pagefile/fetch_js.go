package pagefile

import (
	"fmt"
	"syscall/js"
)

// Fetch is a file that has been asked for.
type Fetch struct {
	data []byte // nil until it has come
	err  error
}

// Get asks for the file at an address, which must have so many bytes.
func Get(address string, size int) *Fetch {
	f := &Fetch{}
	f.send(address, size)
	return f
}

// Data returns the contents of the file. They are nil, without an error, while it is on its way.
func (f *Fetch) Data() ([]byte, error) { return f.data, f.err }

func (f *Fetch) send(address string, size int) {
	var came, read, failed js.Func
	finish := func(err error) {
		f.err = err
		came.Release()
		read.Release()
		failed.Release()
	}
	failed = js.FuncOf(func(js.Value, []js.Value) any {
		finish(fmt.Errorf("%s cannot be fetched: is the network there?", address))
		return nil
	})
	read = js.FuncOf(func(_ js.Value, args []js.Value) any {
		bytes := js.Global().Get("Uint8Array").New(args[0])
		if n := bytes.Length(); n != size {
			finish(fmt.Errorf("%s has %d bytes, expected %d", address, n, size))
			return nil
		}
		data := make([]byte, size)
		js.CopyBytesToGo(data, bytes)
		f.data = data
		finish(nil)
		return nil
	})
	came = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if !args[0].Get("ok").Bool() {
			return js.Global().Get("Promise").Call("reject")
		}
		return args[0].Call("arrayBuffer")
	})
	js.Global().Call("fetch", address).Call("then", came).Call("then", read).Call("catch", failed)
}
