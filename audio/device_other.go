//go:build android || darwin || windows

package audio

// hasDevice is always so: these systems have a device, or take sound for
// one that is absent.
func hasDevice() bool { return true }

// isPageHidden is for browsers; elsewhere SetHidden does.
func isPageHidden() bool { return false }

// suspendDevice is for browsers; elsewhere silence costs next to nothing.
func suspendDevice(bool) {}
