//go:build android || darwin || windows

package audio

// deviceFound is always so: these systems have a device, or take sound for
// one that is absent.
func deviceFound() bool { return true }

// pageHidden is for browsers; elsewhere SetHidden does.
func pageHidden() bool { return false }

// restDevice is for browsers; elsewhere silence costs next to nothing.
func restDevice(bool) {}
