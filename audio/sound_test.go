package audio

import (
	"crypto/sha256"
	"encoding/binary"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"engawa/audio/synth"
)

var update = flag.Bool("update", false, "write testdata/sounds.golden anew")

// longSounds lists the sounds that may pass synth.Short. The program allows itself
// three.
var longSounds = []Sound{YourTurn, Win, StarExplodes}

func TestSoundsKeepTheHouseRules(t *testing.T) {
	for _, s := range Sounds() {
		t.Run(s.String(), func(t *testing.T) {
			pcm := s.PCM()
			length := float64(len(pcm)) / synth.Rate
			limit := synth.Short
			if slices.Contains(longSounds, s) {
				limit = 2
			}
			if length > limit {
				t.Errorf("is %.3f s long, the limit is %.3f", length, limit)
			}
			if l := synth.Loudness(pcm); l > synth.Loudest+0.01 || l < -45 {
				t.Errorf("loudness is %.1f dB, want -45..%.0f", l, synth.Loudest)
			}
			peak, sum := 0.0, 0.0
			for _, x := range pcm {
				peak = max(peak, math.Abs(float64(x)))
				sum += float64(x)
			}
			if !(peak <= synth.Peak*1.0001) {
				t.Errorf("greatest sample is %.3f, the limit is %.3f", peak, synth.Peak)
			}
			if mean := sum / float64(len(pcm)); !(math.Abs(mean) < 0.002*peak) {
				t.Errorf("mean is %.6f beside a peak of %.3f: it has a direct current", mean, peak)
			}
			if pcm[0] != 0 || pcm[len(pcm)-1] != 0 {
				t.Errorf("begins at %g and ends at %g, want 0 and 0", pcm[0], pcm[len(pcm)-1])
			}
			step := 0.0
			for i := len(pcm) - samplesIn(0.002); i < len(pcm); i++ {
				step = max(step, math.Abs(float64(pcm[i])))
			}
			if step > 0.02*peak {
				t.Errorf("is still at %.4f two milliseconds before its end", step)
			}
		})
	}
}

func samplesIn(seconds float64) int { return int(seconds * synth.Rate) }

func TestSoundsAreTheSameEveryTime(t *testing.T) {
	for _, s := range Sounds() {
		if !slices.Equal(s.PCM(), s.PCM()) {
			t.Errorf("%v differs from one making to the next", s)
		}
	}
}

func TestSoundsDifferInNameAndNature(t *testing.T) {
	names, natures := map[string]Sound{}, map[string]Sound{}
	for _, s := range Sounds() {
		if other, ok := names[s.String()]; ok || s.String() == "" {
			t.Errorf("%d and %d are both called %q", s, other, s)
		}
		h := digest(s.PCM())
		if other, ok := natures[h]; ok {
			t.Errorf("%v and %v sound the same", s, other)
		}
		names[s.String()], natures[h] = s, s
	}
	if got := sounds.String(); got != "unknown sound" {
		t.Errorf("a sound that does not exist is called %q", got)
	}
	if pcm := sounds.PCM(); pcm != nil {
		t.Errorf("a sound that does not exist has %d samples", len(pcm))
	}
}

// digest is a hash of samples rounded to 16 bits.
func digest(pcm []float32) string {
	h := sha256.New()
	for _, x := range pcm {
		var b [2]byte
		binary.LittleEndian.PutUint16(b[:], uint16(int16(math.Round(float64(x)*32767))))
		h.Write(b[:])
	}
	return fmt.Sprintf("%x", h.Sum(nil)[:6])
}

// TestGolden notices any change to a sound. Processors that fuse a product and
// a sum round otherwise, so the samples are compared on amd64 alone, and the
// levels everywhere.
func TestGolden(t *testing.T) {
	path := filepath.Join("testdata", "sounds.golden")
	var b strings.Builder
	for _, s := range Sounds() {
		pcm := s.PCM()
		fmt.Fprintf(&b, "%-16s %4d ms  %6.1f dB  %s\n", s, len(pcm)*1000/synth.Rate, synth.Loudness(pcm), digest(pcm))
	}
	got := b.String()
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	want := string(data)
	if runtime.GOARCH != "amd64" {
		got, want = withoutDigests(got), withoutDigests(want)
	}
	if got != want {
		t.Errorf("sounds changed; if that was meant, run with -update\ngot:\n%swant:\n%s", got, want)
	}
}

func withoutDigests(s string) string {
	lines := strings.Split(strings.TrimSuffix(s, "\n"), "\n")
	for i, l := range lines {
		lines[i] = l[:strings.LastIndex(l, " ")]
	}
	return strings.Join(lines, "\n") + "\n"
}

func BenchmarkAllSounds(b *testing.B) {
	for b.Loop() {
		for _, s := range Sounds() {
			s.PCM()
		}
	}
}

func BenchmarkSound(b *testing.B) {
	for _, s := range Sounds() {
		b.Run(s.String(), func(b *testing.B) {
			for b.Loop() {
				s.PCM()
			}
		})
	}
}
