package audio

// SetBed chooses the bed; it fades in over the one before. NoBed, which it is
// at the start, fades to silence, as does a bed that does not exist.
func (m *Mixer) SetBed(b Bed) {
	if b >= beds {
		b = NoBed
	}
	m.bed = b
}

// Bed is the bed chosen last.
func (m *Mixer) Bed() Bed { return m.bed }

// updateBed moves the bed on by one tick: out with what is not wanted, in with
// what is. A bed that cannot be heard is not computed.
func (m *Mixer) updateBed() {
	audible := m.ready && m.level(Music) > 0
	switch {
	case m.bedRuns == nil:
		if m.bed == NoBed || !audible {
			return
		}
		m.bedIs, m.bedAt = m.bed, 0
		m.bedRuns = m.startBed()
	case !audible:
		m.stopBed()
		return
	case m.bedIs != m.bed:
		m.bedAt -= bedFade
		if m.bedAt <= 0 {
			m.stopBed()
			return
		}
	default:
		m.bedAt = min(1, m.bedAt+bedFade)
	}
	m.levelBed()
	m.bedRuns.tick()
}

// startBed starts the bed that is wanted, silent, apart from the device if it
// can be.
func (m *Mixer) startBed() bedVoice {
	if b := m.out.bed(m.bed.stream()); b != nil {
		return b
	}
	m.rest(false)
	return streamed{m.out.start(newBedSource(m.bed.stream()), 0)}
}

// streamed is a bed that the device itself plays.
type streamed struct{ voice }

func (streamed) tick()       {}
func (streamed) apart() bool { return false }

func (m *Mixer) levelBed() {
	if m.bedRuns != nil {
		m.bedRuns.SetVolume(m.level(Music) * m.bedAt)
	}
}

// stopBed ends the stream; wanted again, the bed begins anew.
func (m *Mixer) stopBed() {
	m.bedRuns.PauseAndStopReading()
	m.bedRuns, m.bedAt = nil, 0
}
