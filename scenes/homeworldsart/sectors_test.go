package homeworldsart

import (
	"math"
	"testing"

	"engawa/rules/homeworlds"
)

// TestEachKindOfShipsHasASector looks at discs with ships of one seat and of several: sectors share no direction, each is
// as wide as is wanted, or all together take the whole disc, and the ships of a kind lie in theirs, all of one size.
func TestEachKindOfShipsHasASector(t *testing.T) {
	const tiny = 1e-9
	all := "b1b2b3g1g2g3r1r2r3y1y2y3"
	for _, fleets := range [][]string{{"g3"}, {"g3g3b1"}, {all}, {all, "g1"}, {"g1", all}, {"g1g1g1", "b2", "r3y1"}, {all[:12], all[6:], "r1"}, {"", "g1", "", "b1b2r3", "y1"}} {
		for _, least := range []float64{0, 0.2, 0.5, 1} {
			s := system(t, 0, "b3y1", fleets...)
			places, sectors := ArrangeApart(s, max(2, len(fleets)), 0, least)
			if want := s.Stars.Len(); len(places) < want {
				t.Fatalf("%q: %d places", fleets, len(places))
			}
			sum := 0.0
			for _, k := range sectors {
				sum += k.To - k.From
			}
			for n, k := range sectors {
				if wide := k.To - k.From; wide < least-tiny && sum < 2*math.Pi-tiny {
					t.Errorf("%q, at least %.1f: the sector of %v is only %.2f wide, all are %.2f", fleets, least, k.Piece, wide, sum)
				}
				for _, o := range sectors[n+1:] {
					if apart := arcBetween((k.From+k.To)/2, (o.From+o.To)/2); apart < (k.To-k.From+o.To-o.From)/2-1e-6 {
						t.Errorf("%q, at least %.1f: the sectors of %v and %v overlap", fleets, least, k, o)
					}
				}
			}
			ships := 0
			for _, p := range places {
				if p.Owner == homeworlds.Nobody {
					continue
				}
				ships++
				if p.Size != places[0].Size {
					t.Errorf("%q: ships have the sizes %v and %v", fleets, p.Size, places[0].Size)
				}
				within := false
				for _, k := range sectors {
					within = within || k.Piece == p.Piece && k.Owner == p.Owner && arcBetween(math.Atan2(p.At.Y, p.At.X), (k.From+k.To)/2) <= (k.To-k.From)/2
				}
				if !within {
					t.Errorf("%q, at least %.1f: %v of %v lies outside of its sector", fleets, least, p.Piece, p.Owner)
				}
			}
			want := 0
			for _, f := range s.Ships {
				want += f.Len()
			}
			if ships != want {
				t.Errorf("%q: %d ships have places, want %d", fleets, ships, want)
			}
		}
	}
}
