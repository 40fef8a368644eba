package synth

import "math"

// Mood is how somebody behind the paper doors plays the koto.
type Mood uint8

// The moods.
const (
	MoodNight  Mood = iota // unhurried and open, for a summer night
	MoodDusk               // darker, for a wood
	MoodStars              // high and far between
	MoodBattle             // low, and a little nearer together
	moods
)

// kotoStyle is how the koto is played in a mood.
type kotoStyle struct {
	scale    [5]float64 // semitones above the root
	root     float64    // Hz
	beat     float64    // seconds
	rest     [2]float64 // shortest and longest rest between two phrases, in seconds
	notes    [2]int     // fewest and most notes of a phrase
	from, to int        // lowest and highest step of the scale; 0 is the root
	seed     uint64
}

// style returns how a mood is played, in three of the scales that the koto is
// tuned to: yo, hira-joshi and miyako-bushi.
func (m Mood) style() kotoStyle {
	switch m {
	case MoodDusk:
		return kotoStyle{scale: [5]float64{0, 2, 3, 7, 8}, root: 220.0, beat: 0.74, rest: [2]float64{9, 17}, notes: [2]int{3, 6}, from: -2, to: 7, seed: 711}
	case MoodStars:
		return kotoStyle{scale: [5]float64{0, 1, 5, 7, 8}, root: 329.6, beat: 0.98, rest: [2]float64{11, 21}, notes: [2]int{2, 5}, from: -2, to: 7, seed: 721}
	case MoodBattle:
		return kotoStyle{scale: [5]float64{0, 1, 5, 7, 8}, root: 196.0, beat: 0.60, rest: [2]float64{9, 16}, notes: [2]int{3, 7}, from: -3, to: 6, seed: 731}
	default:
		return kotoStyle{scale: [5]float64{0, 2, 5, 7, 9}, root: 293.7, beat: 0.66, rest: [2]float64{8, 15}, notes: [2]int{3, 7}, from: -3, to: 7, seed: 701}
	}
}

// hz is the pitch of a step of the scale; steps below the root are below zero.
func (m kotoStyle) hz(step int) float64 {
	octave := int(math.Floor(float64(step) / 5))
	return m.root * math.Pow(2, float64(octave)+m.scale[step-5*octave]/12)
}

// WithKoto lays a koto over a bed, quiet and far: phrases of a few notes with
// long rests between them, made up as they come and never ending. A mood that
// does not exist is MoodNight.
func WithKoto(garden Bed, m Mood) Bed {
	k := &koto{ambience: garden, kotoStyle: m.style(), reverb: newReverb()}
	k.rng = newNoise(k.seed)
	k.wait = samples(3)
	return k
}

type koto struct {
	kotoStyle
	ambience   Bed
	rng        noise
	strings    [8]pluckedString
	pans       [8]float64 // where each of them lies, from -1 for left to 1 for right
	nextString int        // the string to be plucked next
	step       int        // of the note before
	notesLeft  int        // notes left in the phrase
	wait       int        // samples until the next note
	reverb     *reverb
	tail       int // samples until strings and room are silent, unless one is plucked
}

// kotoRun is the most samples that are made at a time.
const kotoRun = 256

// Fill implements Bed.
func (k *koto) Fill(left, right []float32) {
	k.ambience.Fill(left, right)
	for len(left) > 0 {
		if k.wait == 0 {
			k.play()
		}
		n := min(len(left), k.wait)
		if k.tail > 0 {
			n = min(n, k.tail, kotoRun)
			k.tail -= n
			k.run(left[:n], right[:n])
		}
		k.wait -= n
		left, right = left[n:], right[n:]
	}
}

// run adds what sounds of the strings and the room, while no string is plucked.
func (k *koto) run(left, right []float32) {
	const near, far = 0.014, 0.0045 // the strings themselves, and their echo
	var ears [2][kotoRun]float64
	n := len(left)
	for i := range k.strings {
		k.strings[i].add(ears[0][:n], ears[1][:n], 1-k.pans[i], 1+k.pans[i])
	}
	for i := range left {
		l, r := ears[0][i], ears[1][i]
		farLeft, farRight := k.reverb.next((l + r) / 2)
		left[i] += float32(near*l + far*farLeft)
		right[i] += float32(near*r + far*farRight)
	}
}

// play plucks the next note and settles when the one after it comes.
func (k *koto) play() {
	switch k.notesLeft {
	case 0: // a phrase begins on the root or the fifth
		k.notesLeft = k.notes[0] + k.choose(k.notes[1]-k.notes[0]+1)
		k.step = [...]int{0, 3, 5}[k.choose(3)]
	case 1: // and ends at home, one way or the other
		k.step = [...]int{0, 0, 3}[k.choose(3)]
		if k.choose(2) == 0 {
			k.pluck(k.step-5, 0.6)
		}
	default:
		k.step = min(max(k.step+[...]int{-2, -1, -1, 1, 1, 2}[k.choose(6)], k.from), k.to)
	}
	k.pluck(k.step, k.rng.between(0.55, 1))
	k.notesLeft--
	beats := [...]float64{1, 1, 1, 1.5, 2, 2.5}[k.choose(6)]
	seconds := k.beat * beats * k.rng.between(0.96, 1.04)
	if k.notesLeft == 0 {
		seconds = k.rng.between(k.rest[0], k.rest[1])
	}
	k.wait = samples(seconds)
}

// pluck sounds a step of the scale. Low strings ring longer, and lie on one side
// of the player, high ones on the other.
func (k *koto) pluck(step int, force float64) {
	hz := k.hz(step)
	k.strings[k.nextString].pluck(hz, force, 4.2*math.Sqrt(220/hz), &k.rng)
	k.tail = max(k.tail, k.strings[k.nextString].remaining+2*Rate)
	k.pans[k.nextString] = 0.4 * min(max(float64(step-2)/6, -1), 1)
	k.nextString = (k.nextString + 1) % len(k.strings)
}

// choose is a number from 0 up to n, which it does not reach.
func (k *koto) choose(n int) int { return min(int(k.rng.between(0, float64(n))), n-1) }
