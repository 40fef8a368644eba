package audio

import (
	"slices"
	"testing"

	"engawa/audio/synth"
)

// recordedSink records a bed, and plays it as fast as a test wants.
type recordedSink struct {
	left, right  []float32 // all that was ever handed on
	playedFrames int       // frames
	volume       float64
	levels       int // how often the volume was set
	on           bool
}

func (p *recordedSink) queuedFrames() int { return max(0, len(p.left)-p.playedFrames) }

func (p *recordedSink) push(left, right []float32) {
	p.left, p.right = append(p.left, left...), append(p.right, right...)
}

func (p *recordedSink) setVolume(v float64) { p.volume, p.levels = v, p.levels+1 }

func (p *recordedSink) stop() { p.on = false }

// TestBedsAreComputedAhead lets time pass in frames of different length: the
// bed never breaks off, and is what the bed is without a store.
func TestBedsAreComputedAhead(t *testing.T) {
	for _, tc := range []struct {
		name  string
		every int // frames of sound from one tick to the next
		least int // frames that are in store once it has filled
	}{
		{"sixty ticks a second", synth.Rate / 60, storeFrames - 3*pieceFrames},
		{"thirty ticks a second", synth.Rate / 30, storeFrames - 3*pieceFrames},
		{"five ticks a second, as at rest", synth.Rate / 5, synth.Rate},
	} {
		t.Run(tc.name, func(t *testing.T) {
			p := &recordedSink{}
			a := newBedBuffer(OwlAndLeaves.stream(), p)
			fill := 20 * synth.Rate / tc.every // ticks
			most := 0
			for tick := range 2 * fill {
				before := len(p.left) + a.n
				a.tick()
				made := len(p.left) + a.n - before
				if tick >= fill {
					most = max(most, made)
				}
				if made > storeFrames/catchUpShare {
					t.Fatalf("tick %d computes %d frames, more than a share of the store", tick, made)
				}
				if len(p.left) > 0 {
					p.playedFrames += tc.every
				}
				if len(p.left) > 0 && p.playedFrames > len(p.left) {
					t.Fatalf("at tick %d the bed breaks off", tick)
				}
				if tick >= fill && p.queuedFrames() < tc.least {
					t.Fatalf("at tick %d only %d frames are in store, want at least %d", tick, p.queuedFrames(), tc.least)
				}
			}
			if p.queuedFrames() > storeFrames {
				t.Errorf("%d frames are in store, want at most %d", p.queuedFrames(), storeFrames)
			}
			if most > 2*tc.every {
				t.Errorf("a tick of a full store computes up to %d frames, of which %d are heard in one", most, tc.every)
			}
			left, right := make([]float32, len(p.left)), make([]float32, len(p.left))
			OwlAndLeaves.stream().Fill(left, right)
			if !slices.Equal(left, p.left) || !slices.Equal(right, p.right) {
				t.Error("the bed in pieces is not the bed")
			}
		})
	}
}

func TestAHeldUpProgramMakesUpForIt(t *testing.T) {
	p := &recordedSink{}
	a := newBedBuffer(NightWind.stream(), p)
	for range 1200 {
		a.tick()
	}
	p.playedFrames += 4 * synth.Rate
	if p.queuedFrames() == 0 {
		t.Fatal("four seconds without a tick are heard")
	}
	for range 600 {
		p.playedFrames += synth.Rate / 60
		a.tick()
	}
	if p.queuedFrames() < storeFrames-2*pieceFrames {
		t.Errorf("ten seconds later %d frames are in store, want nearly %d", p.queuedFrames(), storeFrames)
	}
}

func TestABedApartFollowsTheMixer(t *testing.T) {
	m, r := inRoom()
	r.music = &recordedSink{}
	m.SetBed(NightWind)
	for range 200 {
		m.Update()
	}
	if !r.music.on || r.music.volume != 1 || len(r.music.left) == 0 {
		t.Fatalf("on %v at %v with %d frames, want it to sound", r.music.on, r.music.volume, len(r.music.left))
	}
	set := r.music.levels
	for range 200 {
		m.Update()
	}
	if r.music.levels != set {
		t.Error("a volume that stays is set again and again")
	}
	m.SetVolume(Music, 0.5)
	if r.music.volume != 0.25 {
		t.Errorf("at half the volume the bed is at %v", r.music.volume)
	}
	m.SetMuted(true)
	m.Update()
	if r.music.on {
		t.Error("a muted bed goes on")
	}
	if len(r.notes) > 0 {
		t.Error("the device plays the bed as well")
	}
}
