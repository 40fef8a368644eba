package audio

import "testing"

// TestOpen opens the device twice, on machines with one and without: the second Mixer has it if the first does.
func TestOpen(t *testing.T) {
	var has [2]bool
	for k := range has {
		m := Open()
		has[k] = m.out != nil
		m.SetBed(OwlAndLeaves)
		for range 10 {
			m.Play(Win)
			m.Update()
		}
	}
	if has[0] != has[1] {
		t.Errorf("the first and the second Mixer have a device: %v", has)
	}
}
