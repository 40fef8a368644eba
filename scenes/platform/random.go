//go:build !js

package platform

import (
	"crypto/rand"
	"io"
)

// Random returns the source of the secrets of this device.
func Random() io.Reader { return rand.Reader }
