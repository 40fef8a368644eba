package audio

import (
	"io"
	"math"
	"slices"
	"testing"

	"engawa/audio/synth"
)

// fakeDevice is a device that is listened to by tests.
type fakeDevice struct {
	isOpen      bool
	isSuspended bool
	notes       []*fakeVoice
	music       *recordedSink // plays the beds, if there is one
}

type fakeVoice struct {
	src       io.Reader
	volume    float64
	isPlaying bool
	isLost    bool // it began while the device rested
}

func (r *fakeDevice) ready() bool { return r.isOpen }

func (r *fakeDevice) start(src io.Reader, volume float64) voice {
	n := &fakeVoice{src, volume, true, r.isSuspended}
	r.notes = append(r.notes, n)
	return n
}

func (r *fakeDevice) bed(b synth.Bed) bedVoice {
	if r.music == nil {
		return nil
	}
	r.music.playedFrames, r.music.on = 0, true
	return newBedBuffer(b, r.music)
}

func (r *fakeDevice) suspend(on bool) { r.isSuspended = on }

func (n *fakeVoice) SetVolume(v float64)  { n.volume = v }
func (n *fakeVoice) IsPlaying() bool      { return n.isPlaying }
func (n *fakeVoice) PauseAndStopReading() { n.isPlaying = false }

// inRoom is a mixer that has had its first tick, and its room.
func inRoom() (*Mixer, *fakeDevice) {
	r := &fakeDevice{isOpen: true}
	m := newMixer(r)
	m.Update()
	return m, r
}

func TestPlay(t *testing.T) {
	for _, tc := range []struct {
		name string
		do   func(m *Mixer, r *fakeDevice)
		want int
	}{
		{"one", func(m *Mixer, _ *fakeDevice) { m.Play(Capture) }, 1},
		{"two", func(m *Mixer, _ *fakeDevice) { m.Play(Capture); m.Play(YourTurn) }, 2},
		{"the same twice in a tick", func(m *Mixer, _ *fakeDevice) { m.Play(Button); m.PlayVaried(Button, 3) }, 1},
		{"the same in two ticks", func(m *Mixer, _ *fakeDevice) { m.Play(Button); m.Update(); m.Play(Button) }, 2},
		{"one that does not exist", func(m *Mixer, _ *fakeDevice) { m.Play(sounds) }, 0},
		{"muted", func(m *Mixer, _ *fakeDevice) { m.SetMuted(true); m.Play(Capture) }, 0},
		{"no longer muted", func(m *Mixer, _ *fakeDevice) { m.SetMuted(true); m.SetMuted(false); m.Play(Capture) }, 1},
		{"volume nought", func(m *Mixer, _ *fakeDevice) { m.SetVolume(Effects, 0); m.Play(Capture) }, 0},
		{"music nought", func(m *Mixer, _ *fakeDevice) { m.SetVolume(Music, 0); m.Play(Capture) }, 1},
		{"hidden", func(m *Mixer, _ *fakeDevice) { m.SetHidden(true); m.Play(Capture); m.SetHidden(false); m.Update() }, 0},
		{"not yet ready, and nothing kept", func(m *Mixer, r *fakeDevice) {
			r.isOpen = false
			m.Update()
			m.Play(Capture)
			r.isOpen = true
			m.Update()
		}, 0},
		{"more than may sound at once", func(m *Mixer, _ *fakeDevice) {
			for _, s := range Sounds() {
				m.Play(s)
			}
		}, voices},
		{"again when others have ended", func(m *Mixer, r *fakeDevice) {
			for _, s := range Sounds()[:voices] {
				m.Play(s)
			}
			r.notes[2].isPlaying = false
			m.Play(Reveal)
			m.Play(Door)
		}, voices + 1},
	} {
		t.Run(tc.name, func(t *testing.T) {
			m, r := inRoom()
			tc.do(m, r)
			if len(r.notes) != tc.want {
				t.Errorf("heard %d sounds, want %d", len(r.notes), tc.want)
			}
		})
	}
}

func TestSilentDoesEverythingAndNothing(t *testing.T) {
	m := Silent()
	m.SetBed(OwlAndLeaves)
	for range 200 {
		m.Play(Win)
		m.PlayVaried(PickUp, 7)
		m.Update()
	}
	m.SetVolume(Effects, 0.3)
	m.SetMuted(true)
	m.SetHidden(true)
	if m.Ready() || !m.Prepare() || m.Volume(Effects) != 0.3 || !m.IsMuted() || m.Bed() != OwlAndLeaves {
		t.Error("a silent mixer does not keep what it is told, or is ready")
	}
	if slices.ContainsFunc(m.pcm[:], func(p []float32) bool { return p != nil }) {
		t.Error("a silent mixer synthesised a sound")
	}
}

func TestVolumes(t *testing.T) {
	m, r := inRoom()
	for _, tc := range []struct{ set, want float64 }{
		{0.5, 0.5}, {-1, 0}, {2, 1}, {math.NaN(), 0}, {math.Inf(1), 1}, {1, 1},
	} {
		m.SetVolume(Effects, tc.set)
		if got := m.Volume(Effects); got != tc.want {
			t.Errorf("volume set to %v is %v, want %v", tc.set, got, tc.want)
		}
	}
	m.SetVolume(groups, 0.5)
	if got := m.Volume(groups); got != 0 {
		t.Errorf("a group that does not exist has volume %v", got)
	}
	m.Play(Win)
	for _, tc := range []struct {
		name string
		do   func()
		want float64
	}{
		{"full", func() {}, 1},
		{"half, while it sounds", func() { m.SetVolume(Effects, 0.5) }, 0.25},
		{"muted, while it sounds", func() { m.SetMuted(true) }, 0},
		{"no longer muted", func() { m.SetMuted(false) }, 0.25},
		{"hidden", func() { m.SetHidden(true) }, 0},
	} {
		tc.do()
		if got := r.notes[0].volume; got != tc.want {
			t.Errorf("%s: the voice is at %v, want %v", tc.name, got, tc.want)
		}
	}
}

func TestPrepareMakesOneSoundAStep(t *testing.T) {
	m := newMixer(&fakeDevice{})
	m.samples(Capture) // made early, because it was played
	steps := 1
	for !m.Prepare() {
		made := 0
		for _, p := range m.pcm {
			if p != nil {
				made++
			}
		}
		if made != steps+1 {
			t.Fatalf("after %d steps %d sounds are ready, want %d", steps, made, steps+1)
		}
		steps++
	}
	if want := int(sounds) - 1; steps != want {
		t.Errorf("took %d steps, want %d", steps, want)
	}
}

func TestBed(t *testing.T) {
	m, r := inRoom()
	ticks := func(n int) {
		for range n {
			m.Update()
		}
	}
	sounding := func() (on []*fakeVoice) {
		for _, n := range r.notes {
			if n.isPlaying {
				on = append(on, n)
			}
		}
		return on
	}
	expect := func(when string, n int, volume float64) {
		t.Helper()
		on := sounding()
		if len(on) != n {
			t.Fatalf("%s: %d beds sound, want %d", when, len(on), n)
		}
		if n == 1 && math.Abs(on[0].volume-volume) > 1e-9 {
			t.Errorf("%s: the bed is at %v, want %v", when, on[0].volume, volume)
		}
	}
	ticks(10)
	expect("at the start", 0, 0)
	m.SetBed(CricketsAndWater)
	ticks(1)
	expect("chosen", 1, 0)
	ticks(45)
	expect("half way in", 1, 0.5)
	ticks(100)
	expect("in", 1, 1)
	m.SetVolume(Music, 0.5)
	expect("softer", 1, 0.25)
	m.SetVolume(Music, 1)
	m.SetHidden(true)
	ticks(1)
	expect("hidden", 0, 0)
	m.SetHidden(false)
	ticks(200)
	expect("seen again", 1, 1)
	m.SetBed(OwlAndLeaves)
	ticks(45)
	expect("going", 1, 0.5)
	ticks(60 + 92)
	expect("the other one in", 1, 1)
	m.SetBed(beds)
	ticks(100)
	expect("one that does not exist", 0, 0)
}

func TestShades(t *testing.T) {
	seen := map[float64]bool{}
	for n := range 13 {
		s := shade(n)
		seen[s] = true
		if math.Abs(s-1) > MaxShade+1e-12 {
			t.Errorf("shade %d is %v, beyond ±%v", n, s, MaxShade)
		}
		if next := shade(n + 1); math.Abs(next-s) < MaxShade/2 {
			t.Errorf("shades %d and %d are %v and %v: too near", n, n+1, s, next)
		}
		if shade(n) != shade(n-13) || shade(n) != shade(n+26) {
			t.Errorf("shade %d does not come again after thirteen", n)
		}
	}
	if len(seen) != 13 {
		t.Errorf("%d shades, want 13", len(seen))
	}
	if s := shade(math.MinInt); math.Abs(s-1) > MaxShade+1e-12 {
		t.Errorf("the shade of the least count is %v", s)
	}
}

func TestRecorder(t *testing.T) {
	var r Recorder
	var p Player = &r
	p.Play(PickUp)
	p.PlayVaried(Capture, 1)
	if want := (PlayedSound{Capture, shade(1)}); r.Played[1] != want {
		t.Errorf("remembered %v, want %v", r.Played[1], want)
	}
	if got, want := r.Take(), []Sound{PickUp, Capture}; !slices.Equal(got, want) {
		t.Errorf("took %v, want %v", got, want)
	}
	if got := r.Take(); len(got) != 0 {
		t.Errorf("took %v a second time", got)
	}
}

func TestTheDeviceRestsInSilence(t *testing.T) {
	m, r := inRoom()
	expect := func(when string, resting bool) {
		t.Helper()
		if r.isSuspended != resting {
			t.Errorf("%s the device's rest is %v, want %v", when, r.isSuspended, resting)
		}
	}
	expect("before anything sounds", true)
	m.Play(Capture)
	expect("with a sound", false)
	m.Update()
	expect("while it sounds", false)
	r.notes[0].isPlaying = false
	m.Update()
	expect("after the sound", true)
	m.SetBed(OwlAndLeaves)
	m.Update()
	expect("with music", false)
	m.SetHidden(true)
	m.Update()
	expect("out of sight", true)
	m.SetHidden(false)
	m.Update()
	expect("seen again", false)
	m.SetMuted(true)
	m.Update()
	expect("muted", true)
	for k, n := range r.notes {
		if n.isLost {
			t.Errorf("voice %d began while the device rested", k)
		}
	}

	apart, music := inRoom()
	music.music = &recordedSink{}
	apart.SetBed(OwlAndLeaves)
	apart.Update()
	if !music.isSuspended || !music.music.on {
		t.Error("the device does not rest while music sounds beside it")
	}
	apart.Play(Capture)
	if music.isSuspended {
		t.Error("the device rests while a sound is heard over the music beside it")
	}

	asleep := &fakeDevice{isOpen: true, isSuspended: true}
	m = newMixer(asleep)
	m.SetBed(OwlAndLeaves)
	m.Update()
	if asleep.isSuspended || asleep.notes[0].isLost {
		t.Error("a device that rests by itself is not woken for the first sound")
	}

	shut := &fakeDevice{}
	newMixer(shut).Update()
	if shut.isSuspended {
		t.Error("a device that is not open yet rests: it would not open")
	}
}
