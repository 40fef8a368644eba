package store

import "syscall/js"

// handheld reports whether the page is held in the hand: its first pointer is a finger, as on phones and tablets.
func handheld() bool {
	match := js.Global().Get("matchMedia")
	return match.Type() == js.TypeFunction && js.Global().Call("matchMedia", "(pointer: coarse)").Get("matches").Truthy()
}
