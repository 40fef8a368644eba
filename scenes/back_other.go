//go:build !js

package scenes

// newWayBack returns nil: a window has none of the system's, and a phone tells its own, see [Phone].
func newWayBack() wayBack { return nil }
