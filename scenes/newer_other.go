//go:build !js

package scenes

// newRenewal returns nil: a program on the disk is renewed by its owner.
func newRenewal() renewal { return nil }
