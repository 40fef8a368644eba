package homeworldsart

import (
	"math"
	"testing"

	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/scenes/geom"
)

func fleet(t *testing.T, text string) homeworlds.Fleet {
	t.Helper()
	colours := map[byte]homeworlds.Colour{'b': homeworlds.Blue, 'g': homeworlds.Green, 'r': homeworlds.Red, 'y': homeworlds.Yellow}
	var f homeworlds.Fleet
	for ; len(text) >= 2; text = text[2:] {
		c, ok := colours[text[0]]
		if !ok {
			t.Fatalf("no piece: %q", text)
		}
		f += homeworlds.MakePiece(c, int(text[1]-'0')).One()
	}
	return f
}

func system(t *testing.T, home rules.Seat, stars string, ships ...string) *homeworlds.System {
	t.Helper()
	s := &homeworlds.System{Stars: fleet(t, stars), Home: home}
	for k, text := range ships {
		s.Ships[k] = fleet(t, text)
	}
	return s
}

// corners returns the outline of a place about the middle of the disc.
func corners(p Place) []geom.Point {
	outline := Star(p.Piece).Outline()
	if p.Owner != homeworlds.Nobody {
		outline = Ship(p.Piece, p.Turn).Outline()
	}
	b := outline.Bounds()
	var list []geom.Point
	for _, q := range [][2]float64{{b.X, b.Y}, {b.X + b.W, b.Y}, {b.X, b.Y + b.H}, {b.X + b.W, b.Y + b.H}} {
		list = append(list, p.At.Add(geom.Pt(q[0], q[1]).Mul(p.Size)))
	}
	return list
}

func TestEveryPieceHasAPlace(t *testing.T) {
	s := system(t, 1, "b3y1", "g3g3y1", "r2", "", "b1b1")
	count := map[rules.Seat]int{}
	for _, p := range Arrange(s, 4, 2) {
		count[p.Owner]++
		for _, c := range corners(p) {
			if c.Len() > 1.3*RadiusOf(s) {
				t.Errorf("%v of %v reaches to %v", p.Piece, p.Owner, c)
			}
		}
	}
	for seat, want := range map[rules.Seat]int{homeworlds.Nobody: 2, 0: 3, 1: 1, 3: 2} {
		if count[seat] != want {
			t.Errorf("seat %v has %d places, want %d", seat, count[seat], want)
		}
	}
}

func TestShipsDockOnTheirSideAndPointInwards(t *testing.T) {
	for seats := 2; seats <= homeworlds.MaxSeats; seats++ {
		for below := range rules.Seat(seats) {
			ships := make([]string, seats)
			for k := range ships {
				ships[k] = "g2y1"
			}
			for _, p := range Arrange(system(t, homeworlds.Nobody, "r1", ships...), seats, below) {
				if p.Owner == homeworlds.Nobody {
					continue
				}
				angle := math.Atan2(p.At.Y, p.At.X)
				nearest, least := p.Owner, math.Inf(1)
				for seat := range rules.Seat(seats) {
					if d := arcBetween(angle, SeatAngle(seat, below, seats)); d < least {
						nearest, least = seat, d
					}
				}
				if nearest != p.Owner {
					t.Errorf("%d seats, %v below: a ship of %v lies on the side of %v", seats, below, p.Owner, nearest)
				}
				// The tip of a ship that heads up lies above its middle.
				sin, cos := math.Sincos(p.Turn)
				if tip := p.At.Add(geom.Pt(sin, -cos).Mul(10)); tip.Len() >= p.At.Len() {
					t.Errorf("%d seats: a ship of %v points outwards", seats, p.Owner)
				}
				if p.Owner == below && (p.At.Y < 0 || math.Abs(p.At.X) > p.At.Y) {
					t.Errorf("a ship of the seat below lies at %v", p.At)
				}
			}
		}
	}
}

func TestManyShipsAreSmallerButDoNotLeaveTheirSide(t *testing.T) {
	few := Arrange(system(t, homeworlds.Nobody, "r1", "g3", "b1"), 2, 0)
	many := Arrange(system(t, homeworlds.Nobody, "r1", "g3g3g3b3b3b3y3y3y3r3r3r3", "b1"), 2, 0)
	if many[0].Size >= few[0].Size {
		t.Errorf("ships on a crowded disc have the size %v, on an empty one %v", many[0].Size, few[0].Size)
	}
	for _, p := range many {
		if p.Owner == 0 && p.At.Y < 0 {
			t.Errorf("a ship of the seat below lies at %v", p.At)
		}
	}
}

// The larger of two stars stands left and behind.
func TestTwoStarsStandApart(t *testing.T) {
	places := Arrange(system(t, 0, "b3y1", "g3"), 2, 0)
	large, small := places[1], places[2]
	if large.Piece.Size() != 3 || small.Piece.Size() != 1 || large.At.X >= small.At.X || large.At.Y >= small.At.Y {
		t.Errorf("the stars stand at %+v and %+v", large, small)
	}
	if tip := places[0].At.Y - places[0].Size*Ship(places[0].Piece, 0).Outline().Bounds().H/2; tip < large.At.Y {
		t.Errorf("the ship reaches up to %v, the star down to %v", tip, large.At.Y)
	}
}

func TestRadius(t *testing.T) {
	for _, tt := range []struct {
		s    *homeworlds.System
		want float64
	}{
		{system(t, homeworlds.Nobody, "r1"), Radius},
		{system(t, 0, "r1"), HomeRadius},
		{system(t, homeworlds.Nobody, "r1b2"), HomeRadius},
	} {
		if got := RadiusOf(tt.s); got != tt.want {
			t.Errorf("%+v: radius %v, want %v", tt.s, got, tt.want)
		}
	}
}

// No ship lies over a star where the disc has room for both: not at a home of large ships, also drawn larger, nor large.
func TestShipsLieOffTheStars(t *testing.T) {
	for _, c := range []struct {
		home   rules.Seat
		stars  string
		fleets []string
	}{
		{0, "b3y1", []string{"g3"}}, {0, "b3y1", []string{"g3b1b1"}}, {0, "b2r1", []string{"", "g3"}}, {0, "b3y3", []string{"g3g3", "r1"}},
		{homeworlds.Nobody, "g2", []string{"y2r1", "b1"}}, {homeworlds.Nobody, "y3", []string{"g1", "", "y1"}}, {1, "r3y2", []string{"", "g3y2", ""}},
		{0, "b3y1", []string{"g3b1g1r1r2y3"}},
	} {
		s, seats := system(t, c.home, c.stars, c.fleets...), max(2, len(c.fleets))
		large, _ := ArrangeApart(s, seats, 0, 0.2)
		for name, places := range map[string][]Place{"usual": Arrange(s, seats, 0), "larger": ArrangeLarger(s, seats, 0, 1.3), "apart": large} {
			by := 1.0
			if name == "larger" {
				by = 1.3
			}
			for _, ship := range places {
				for _, star := range places {
					if ship.Owner == homeworlds.Nobody || star.Owner != homeworlds.Nobody {
						continue
					}
					ship, star := ship, star
					ship.Size, star.Size = ship.Size*by, star.Size*by
					a, b := shipCorners(ship), starCorners(star)
					if apart := max(beyond(a, b, geom.Point{}), beyond(b, a, geom.Point{})); apart < 0 {
						t.Errorf("%s, %s of %q: the ship %v of seat %v lies %.1f over the star %v", name, c.stars, c.fleets, ship.Piece, ship.Owner, -apart, star.Piece)
					}
				}
			}
		}
	}
}
