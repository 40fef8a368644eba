package solved

import (
	"math"
	"math/rand/v2"
	"testing"
)

// Whatever bits come with whatever chances, they are read as they were written, and likely ones take as little room as
// the chances allow.
func TestCoderReadsWhatItWrote(t *testing.T) {
	type written struct {
		one    bool
		chance uint32
	}
	r := rand.New(rand.NewPCG(5, 6))
	for round := range 300 {
		var all []written
		e := newEncoder()
		room := 0.0 // bits
		for range r.IntN(2000) {
			w := written{chance: 1 + r.Uint32N(1<<chanceBits-1)}
			if round%3 == 0 {
				w.chance = []uint32{1, 16, 1<<chanceBits - 16, 1<<chanceBits - 1}[r.IntN(4)]
			}
			w.one = r.Uint32N(1<<chanceBits) < w.chance
			p := float64(w.chance) / (1 << chanceBits)
			if !w.one {
				p = 1 - p
			}
			room -= math.Log2(p)
			e.put(w.one, w.chance)
			all = append(all, w)
		}
		data := e.finish()
		if most := room/8*1.01 + 6; float64(len(data)) > most {
			t.Errorf("%d bits take %d bytes, want %.0f at most", len(all), len(data), most)
		}
		d := newDecoder(data)
		for k, w := range all {
			if d.get(w.chance) != w.one {
				t.Fatalf("round %d: bit %d of %d is read wrong", round, k, len(all))
			}
		}
	}
}
