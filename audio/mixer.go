package audio

import (
	"io"

	"engawa/audio/synth"
)

// Group is a kind of sound with a volume of its own.
type Group uint8

// The groups.
const (
	Effects Group = iota // everything that Play makes
	Music                // the bed
	groups
)

const (
	// voices is how many effects may sound at once: more would be noise, and
	// at synth.Peak each might clip.
	voices = 6
	// bedFade is the part of a bed's volume gained or lost in a tick: a
	// second and a half from silence at 60 ticks a second.
	bedFade = 1.0 / 90
)

// device is what a Mixer needs of a machine that can be heard.
type device interface {
	// ready reports whether sound comes out now. In a browser that is so only
	// after the first touch, click or key.
	ready() bool
	// start plays stereo 32-bit float samples at synth.Rate.
	start(src io.Reader, volume float64) voice
	// bed plays a bed by other means than start, silent at first; nil where
	// there are none.
	bed(b synth.Bed) bedVoice
	// suspend reports whether nothing sounds, so that the device may rest. It must
	// be awake when a voice starts, and is told so before the first as well.
	suspend(on bool)
}

// voice is one sound being played.
type voice interface {
	SetVolume(v float64)
	IsPlaying() bool
	// PauseAndStopReading ends the sound; its source is not read again.
	PauseAndStopReading()
}

// bedVoice is a bed being played.
type bedVoice interface {
	SetVolume(v float64)
	// PauseAndStopReading ends the bed.
	PauseAndStopReading()
	// tick is called once a tick while the bed sounds.
	tick()
	// isSeparate reports whether the bed sounds while the device is suspended.
	isSeparate() bool
}

// Mixer plays sounds at the volumes of their groups. Make one with Open or
// Silent.
type Mixer struct {
	out      device // nil where nothing can be heard
	isReady  bool   // out is: asked once a tick
	volume   [groups]float64
	isMuted  bool
	isHidden bool

	pcm           [sounds][]float32
	nextToPrepare Sound // the first that Prepare has not looked at
	playing       []voice
	isSuspended   bool         // the device is
	hasReported   bool         // it has been told whether it may rest
	startedNow    [sounds]bool // within this tick

	wantedBed    Bed      // wanted
	playingBed   Bed      // sounding
	bedFadeLevel float64  // 0..1 of its fade
	bedVoice     bedVoice // nil while no bed sounds
}

// Silent is a Mixer that is never heard. It keeps volumes and bed as any other
// does.
func Silent() *Mixer { return newMixer(nil) }

func newMixer(out device) *Mixer {
	return &Mixer{out: out, volume: [groups]float64{Effects: 1, Music: 1}}
}

// Play makes a sound once, as it is.
func (m *Mixer) Play(s Sound) { m.play(s, 1) }

// PlayVaried makes a sound once, a shade higher or lower by the count n.
func (m *Mixer) PlayVaried(s Sound, n int) { m.play(s, shade(n)) }

// play starts a sound unless it could not be heard now, was started in this
// tick already, or too many sound.
func (m *Mixer) play(s Sound, rate float64) {
	if s >= sounds || !m.isReady || m.isHidden || m.level(Effects) == 0 || m.startedNow[s] {
		return
	}
	m.playing = stillPlaying(m.playing)
	if len(m.playing) >= voices {
		return
	}
	m.startedNow[s] = true
	m.suspendDevice(false)
	m.playing = append(m.playing, m.out.start(newClip(m.samples(s), rate), m.level(Effects)))
}

// suspendDevice lets the device rest, or wakes it.
func (m *Mixer) suspendDevice(on bool) {
	if m.out != nil && (m.isSuspended != on || !m.hasReported) {
		m.isSuspended, m.hasReported = on, true
		m.out.suspend(on)
	}
}

func stillPlaying(all []voice) []voice {
	kept := all[:0]
	for _, v := range all {
		if v.IsPlaying() {
			kept = append(kept, v)
		}
	}
	clear(all[len(kept):])
	return kept
}

func (m *Mixer) samples(s Sound) []float32 {
	if m.pcm[s] == nil {
		m.pcm[s] = s.PCM()
	}
	return m.pcm[s]
}

// Prepare synthesises the next sound that is not ready and reports whether all
// are. It takes at most some milliseconds; Update calls it, and a loading
// screen may call it more often. A mixer without a device has nothing to do.
func (m *Mixer) Prepare() (done bool) {
	if m.out == nil {
		return true
	}
	for m.nextToPrepare < sounds && m.pcm[m.nextToPrepare] != nil {
		m.nextToPrepare++
	}
	if m.nextToPrepare < sounds {
		m.samples(m.nextToPrepare)
		m.nextToPrepare++
	}
	return m.nextToPrepare == sounds
}

// Update moves the mixer on by one tick: one more sound is made ready, the bed
// fades, and the device is asked whether it may be heard. Call it once a tick.
func (m *Mixer) Update() {
	m.Prepare()
	m.isReady = m.out != nil && m.out.ready()
	m.startedNow = [sounds]bool{}
	m.updateBed()
	m.playing = stillPlaying(m.playing)
	if m.isReady && len(m.playing) == 0 && (m.bedVoice == nil || m.bedVoice.isSeparate()) {
		m.suspendDevice(true)
	}
}

// Ready reports whether a Play now would be heard, volumes aside: there is a
// device and, in a browser, it has had its first touch or key.
func (m *Mixer) Ready() bool { return m.isReady }

// Volume is the volume of a group, 0 to 1, whether muted or not.
func (m *Mixer) Volume(g Group) float64 {
	if g >= groups {
		return 0
	}
	return m.volume[g]
}

// SetVolume sets the volume of a group; what lies outside 0 to 1 is taken as
// the nearer end. It is heard at once, also in what is sounding.
func (m *Mixer) SetVolume(g Group, v float64) {
	if g >= groups {
		return
	}
	if !(v > 0) {
		v = 0
	}
	m.volume[g] = min(v, 1)
	m.updateLevels()
}

// IsMuted reports whether everything is silenced.
func (m *Mixer) IsMuted() bool { return m.isMuted }

// SetMuted silences everything, or lets it be heard again at the volumes set.
func (m *Mixer) SetMuted(on bool) {
	m.isMuted = on
	m.updateLevels()
}

// SetHidden reports whether the window is out of sight: then nothing starts and
// the bed pauses until it is seen again. Where a browser stops asking for
// ticks while hidden, the bed falls silent of itself.
func (m *Mixer) SetHidden(on bool) {
	m.isHidden = on
	m.updateLevels()
}

// level is the volume of a group as heard.
func (m *Mixer) level(g Group) float64 {
	if m.isMuted || m.isHidden {
		return 0
	}
	return curve(m.volume[g])
}

// curve makes a slider's middle sound like half: loudness goes with the
// square.
func curve(v float64) float64 { return v * v }

func (m *Mixer) updateLevels() {
	for _, v := range m.playing {
		v.SetVolume(m.level(Effects))
	}
	m.levelBed()
}
