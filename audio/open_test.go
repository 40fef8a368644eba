package audio

import "testing"

// TestOpen opens the device twice, on machines with one and without: the second Mixer has it if the first does.
func TestOpen(t *testing.T) {
	var heard [2]bool
	for k := range heard {
		m := Open()
		heard[k] = m.out != nil
		m.SetBed(OwlAndLeaves)
		for range 10 {
			m.Play(Win)
			m.Update()
		}
	}
	if heard[0] != heard[1] {
		t.Errorf("the first and the second Mixer have a device: %v", heard)
	}
}
