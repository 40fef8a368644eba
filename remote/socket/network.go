//go:build !js

package socket

// OnNetwork has call called whenever the device may have a network again, until stop is called: on pages alone, as programs are not told.
func OnNetwork(func()) (stop func()) { return func() {} }
