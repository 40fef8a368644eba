//go:build !js

package scenes

// newAccessibility returns nil: screen readers read the page of a browser.
func newAccessibility() *accessibility { return nil }
