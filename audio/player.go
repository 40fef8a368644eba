package audio

// Player is what scenes need of sound. Mixer plays, Recorder remembers.
type Player interface {
	// Play makes a sound once, as it is.
	Play(s Sound)
	// PlayVaried makes a sound once, a shade higher or lower by the count n,
	// so that a row of like sounds is not a machine's: the same n is the same
	// shade, neighbours differ. A move's number serves well.
	PlayVaried(s Sound, n int)
}

var (
	_ Player = (*Mixer)(nil)
	_ Player = (*Recorder)(nil)
)

// PlayedSound is a sound that a Recorder was asked for.
type PlayedSound struct {
	Sound Sound
	Rate  float64 // 1 for Play; within 1 ± MaxShade for PlayVaried
}

// Recorder is a Player for tests: it makes no sound and remembers all of them
// in order. The zero value is ready.
type Recorder struct {
	Played []PlayedSound
}

// Play remembers a sound.
func (r *Recorder) Play(s Sound) { r.Played = append(r.Played, PlayedSound{s, 1}) }

// PlayVaried remembers a sound and its shade.
func (r *Recorder) PlayVaried(s Sound, n int) { r.Played = append(r.Played, PlayedSound{s, shade(n)}) }

// Take answers the sounds heard since the last Take and forgets them.
func (r *Recorder) Take() []Sound {
	out := make([]Sound, len(r.Played))
	for i, p := range r.Played {
		out[i] = p.Sound
	}
	r.Played = nil
	return out
}

// MaxShade is the most that PlayVaried changes speed and pitch, as a part of
// one: less than half a semitone.
const MaxShade = 0.025

// shade is the speed for a count. Steps of 5/13 round a circle never come near
// the one before, and thirteen of them come near no other.
func shade(n int) float64 {
	const steps, stride = 13, 5
	at := (n % steps * stride) % steps
	if at < 0 {
		at += steps
	}
	return 1 + MaxShade*(2*float64(at)/(steps-1)-1)
}
