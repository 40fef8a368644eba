//go:build !js

package audio

// pageMusic is for browsers: elsewhere a bed costs the device next to nothing.
func pageMusic() (out bedSink, ok bool) { return nil, false }
