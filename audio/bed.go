package audio

// SetBed chooses the bed; it fades in over the one before. NoBed, which it is
// at the start, fades to silence, as does a bed that does not exist.
func (m *Mixer) SetBed(b Bed) {
	if b >= beds {
		b = NoBed
	}
	m.wantedBed = b
}

// Bed is the bed chosen last.
func (m *Mixer) Bed() Bed { return m.wantedBed }

// updateBed moves the bed on by one tick: out with what is not wanted, in with
// what is. A bed that cannot be heard is not computed.
func (m *Mixer) updateBed() {
	audible := m.isReady && m.level(Music) > 0
	switch {
	case m.bedVoice == nil:
		if m.wantedBed == NoBed || !audible {
			return
		}
		m.playingBed, m.bedFadeLevel = m.wantedBed, 0
		m.bedVoice = m.startBed()
	case !audible:
		m.stopBed()
		return
	case m.playingBed != m.wantedBed:
		m.bedFadeLevel -= bedFade
		if m.bedFadeLevel <= 0 {
			m.stopBed()
			return
		}
	default:
		m.bedFadeLevel = min(1, m.bedFadeLevel+bedFade)
	}
	m.levelBed()
	m.bedVoice.tick()
}

// startBed starts the bed that is wanted, silent, separate from the device if
// possible.
func (m *Mixer) startBed() bedVoice {
	if b := m.out.bed(m.wantedBed.stream()); b != nil {
		return b
	}
	m.suspendDevice(false)
	return deviceBed{m.out.start(newBedSource(m.wantedBed.stream()), 0)}
}

// deviceBed is a bed that the device itself plays.
type deviceBed struct{ voice }

func (deviceBed) tick()            {}
func (deviceBed) isSeparate() bool { return false }

func (m *Mixer) levelBed() {
	if m.bedVoice != nil {
		m.bedVoice.SetVolume(m.level(Music) * m.bedFadeLevel)
	}
}

// stopBed ends the stream; wanted again, the bed begins anew.
func (m *Mixer) stopBed() {
	m.bedVoice.PauseAndStopReading()
	m.bedVoice, m.bedFadeLevel = nil, 0
}
