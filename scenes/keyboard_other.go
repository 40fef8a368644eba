//go:build !js

package scenes

// newKeyboard returns nil: a window takes its keys from Ebitengine, and a phone tells its own, see [Phone].
func newKeyboard() Keyboard { return nil }
