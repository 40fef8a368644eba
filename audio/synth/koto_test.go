package synth

import (
	"fmt"
	"math"
	"slices"
	"testing"
)

// still is a garden without a sound.
type still struct{}

func (still) Fill(left, right []float32) {
	clear(left)
	clear(right)
}

// strength is how much of a pitch is in a sound.
func strength(sound []float64, hz float64) float64 {
	var re, im float64
	for i, x := range sound {
		sin, cos := math.Sincos(2 * math.Pi * hz * float64(i) / Rate)
		re += x * cos
		im += x * sin
	}
	return math.Hypot(re, im)
}

func TestStringsAreInTune(t *testing.T) {
	for _, hz := range []float64{minPitch, 98, 196, 293.7, 440, 659.3, 880} {
		dice := newNoise(7)
		var s pluckedString
		s.pluck(hz, 1, 3, &dice)
		sound, other := make([]float64, 2*Rate), make([]float64, 2*Rate)
		s.add(sound, other, 1, 0)
		best, at := 0.0, 0.0
		for cents := -60.0; cents <= 60; cents++ {
			if v := strength(sound, hz*math.Pow(2, cents/1200)); v > best {
				best, at = v, cents
			}
		}
		if math.Abs(at) > 4 {
			t.Errorf("a string of %.1f Hz is off by %.0f cents, want no more than 4", hz, at)
		}
	}
}

func TestStringsComeToRest(t *testing.T) {
	dice := newNoise(7)
	var s pluckedString
	sound, other := make([]float64, 2*Rate), make([]float64, 2*Rate)
	if s.add(sound, other, 1, 1); slices.Max(sound) != 0 || slices.Min(sound) != 0 {
		t.Error("a string that nobody has plucked sounds")
	}
	s.pluck(1, 1, 0.5, &dice) // far too low: as low as can be
	s.add(sound, other, 1, 0.5)
	most, later := 0.0, 0.0
	for i := range sound {
		x := math.Abs(sound[i])
		if other[i] != sound[i]/2 {
			t.Fatal("the other ear does not hear half as much")
		}
		switch {
		case i < Rate/20:
			most = max(most, x)
		case i > Rate/2 && i < Rate:
			later = max(later, x)
		case i > Rate && x != 0:
			t.Fatalf("a string that rings for half a second still sounds after %.2f s", float64(i)/Rate)
		}
	}
	if most < 0.5 || most > 1.5 || later > 0.002*most {
		t.Errorf("a string begins at %.3f, wants about 1, and is at %.5f when it should have rung", most, later)
	}
}

func TestTheRoomForgets(t *testing.T) {
	r := newReverb()
	r.next(1)
	var early, late float64
	for i := range 3 * Rate {
		left, right := r.next(0)
		most := max(math.Abs(left), math.Abs(right))
		if i < Rate/4 {
			early = max(early, most)
		}
		if i > 2*Rate {
			late = max(late, most)
		}
	}
	if early == 0 || late > early/1000 {
		t.Errorf("a clap comes back at %.6f, and after two seconds at %.6f", early, late)
	}
}

// TestTheKotoIsNeverInTheWay holds that people can think: few notes, long rests, and a tune that keeps to its scale.
func TestTheKotoIsNeverInTheWay(t *testing.T) {
	const minutes = 20
	for m := range moods {
		t.Run(fmt.Sprint(m), func(t *testing.T) {
			k := WithKoto(still{}, m).(*koto)
			notes, phrases, steps := 0, 0, map[int]bool{}
			for at := k.wait; at < minutes*60*Rate; at += k.wait {
				k.play()
				notes++
				steps[k.step] = true
				if k.step < k.from || k.step > k.to {
					t.Fatalf("step %d is played, want %d to %d", k.step, k.from, k.to)
				}
				if k.notesLeft == 0 {
					phrases++
					if rest := float64(k.wait) / Rate; rest < 8 {
						t.Fatalf("a rest of %.1f s, want at least 8", rest)
					}
				} else if gap := float64(k.wait) / Rate; gap < 0.5 {
					t.Fatalf("two notes %.2f s apart, want at least 0.5", gap)
				}
			}
			if a := notes / minutes; a < 6 || a > 30 {
				t.Errorf("%d notes a minute, want 6 to 30", a)
			}
			if phrases < 2*minutes {
				t.Errorf("%d phrases in %d minutes, want at least two a minute", phrases, minutes)
			}
			if len(steps) < 7 {
				t.Errorf("only %d steps of the scale are ever played, want at least 7", len(steps))
			}
		})
	}
}

func TestTheKotoIsQuiet(t *testing.T) {
	for m := range moods + 1 { // the last does not exist, and is played as the first
		const n = 60 * Rate
		left, right := make([]float32, n), make([]float32, n)
		WithKoto(still{}, m).Fill(left, right)
		for i, ear := range [][]float32{left, right} {
			if l := Loudness(ear); l > -40 || l < -48 {
				t.Errorf("mood %d, ear %d: loudness %.1f dB, want -48..-40", m, i, l)
			}
		}
	}
}

func TestScalesReachOverOctaves(t *testing.T) {
	m := MoodNight.style()
	for _, tc := range []struct {
		step      int
		semitones float64
	}{{0, 0}, {1, 2}, {4, 9}, {5, 12}, {7, 17}, {-1, -3}, {-5, -12}, {-6, -15}} {
		want := m.root * math.Pow(2, tc.semitones/12)
		if got := m.hz(tc.step); math.Abs(got-want) > 1e-9*want {
			t.Errorf("step %d is %.2f Hz, want %.2f", tc.step, got, want)
		}
	}
}
