//go:build !js

package scenes

// newReflection returns nil: screen readers read the page of a browser.
func newReflection() *reflection { return nil }
