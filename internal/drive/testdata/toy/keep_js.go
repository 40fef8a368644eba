package main

import (
	"strconv"
	"syscall/js"
)

func save(n int) error {
	js.Global().Get("localStorage").Call("setItem", "engawa-toy", strconv.Itoa(n))
	return nil
}

func load() (int, error) {
	v := js.Global().Get("localStorage").Call("getItem", "engawa-toy")
	if v.IsNull() {
		return 0, nil
	}
	return strconv.Atoi(v.String())
}

func ready() {
	if page := js.Global().Get("engawa"); page.Truthy() {
		page.Call("ready")
	}
}
