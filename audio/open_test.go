package audio

import "testing"

// TestOpen holds on machines with a device and without.
func TestOpen(t *testing.T) {
	for range 2 {
		m := Open()
		m.SetBed(OwlAndLeaves)
		for range 10 {
			m.Play(Win)
			m.Update()
		}
	}
}
