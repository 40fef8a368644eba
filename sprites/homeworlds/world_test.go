package homeworlds

import (
	"math"
	"testing"

	"engawa/internal/testkit"
	"engawa/sprites"
	"engawa/sprites/spritestest"
	"engawa/sprites/vector"
)

// boxedDrawing is what has a box and draws itself without fail.
type boxedDrawing interface {
	Box() vector.Box
	Draw(*vector.Canvas)
}

func TestWorldsGolden(t *testing.T) {
	c := vector.NewCanvas(560, 270)
	c.Fill(vector.Rect(0, 0, 560, 270), vector.Solid(sprites.Night3))
	for i, radius := range []float64{30, 52, 88} {
		c.Save()
		c.Translate([3]float64{60, 180, 410}[i], 135)
		World{Radius: radius, Home: i == 2}.Draw(c)
		Ring{Kind: RingKind(i), Radius: radius}.Draw(c)
		c.Restore()
	}
	testkit.GoldenPicture(t, "worlds", c.Image(), 3)
}

func TestWorldsAndRingsStayInTheirBox(t *testing.T) {
	var all []boxedDrawing
	for _, radius := range []float64{12, 30, 47.5, 88, 160} {
		all = append(all, World{Radius: radius}, World{Radius: radius, Home: true})
		for kind := ChosenRing; kind <= DiscoverRing; kind++ {
			all = append(all, Ring{Kind: kind, Radius: radius})
		}
	}
	for _, p := range all {
		spritestest.CheckInside(t, p, p.Box(), spritestest.NoError(p.Draw))
	}
}

// TestRingsDifferInForm: marks are known by their form, not by colour alone.
func TestRingsDifferInForm(t *testing.T) {
	const radius = 60.0
	for _, c := range []struct {
		kind                   RingKind
		broken, middle, beyond bool // gaps along the ring, ink in the middle, ink further out
	}{
		{ChosenRing, false, false, false},
		{ReachRing, true, false, false},
		{DiscoverRing, true, true, false},
		{TeethRing, true, false, true},
	} {
		ring := Ring{Kind: c.kind, Radius: radius}
		img, box := spritestest.Draw(t, ring.Box(), 1, spritestest.NoError(ring.Draw)), ring.Box()
		bright := func(r, angle float64) bool {
			at := img.RGBAAt(int(r*math.Cos(angle)-box.X), int(r*math.Sin(angle)-box.Y))
			return at.A > 128 && at.R > 150
		}
		along, beyond := 0, 0
		for degree := range 360 {
			angle := float64(degree) * math.Pi / 180
			if bright(radius+worldSocket/2, angle) {
				along++
			}
			if bright(radius+16, angle) {
				beyond++
			}
		}
		if got := along < 360; got != c.broken {
			t.Errorf("ring %d: inked along %d degrees", c.kind, along)
		}
		if got := bright(2, 0); got != c.middle {
			t.Errorf("ring %d: ink in the middle is %v", c.kind, got)
		}
		if got := beyond > 0; got != c.beyond {
			t.Errorf("ring %d: ink further out along %d degrees", c.kind, beyond)
		}
	}
	none := Ring{Kind: 9, Radius: 60}
	if img := spritestest.Draw(t, none.Box(), 1, spritestest.NoError(none.Draw)); spritestest.MaxAlpha(img) != 0 {
		t.Error("a ring of no kind draws something")
	}
}

func TestHomesAreMarked(t *testing.T) {
	for _, radius := range []float64{24, 60, 90} {
		box := World{Radius: radius}.Box()
		plain := spritestest.Draw(t, box, 1, spritestest.NoError(World{Radius: radius}.Draw))
		home := spritestest.Draw(t, box, 1, spritestest.NoError(World{Radius: radius, Home: true}.Draw))
		owned := spritestest.Draw(t, box, 1, spritestest.NoError(World{Radius: radius, Home: true, Owner: sprites.Beni}.Draw))
		for _, pair := range [][2][]uint8{{plain.Pix, home.Pix}, {plain.Pix, owned.Pix}, {home.Pix, owned.Pix}} {
			differ := 0
			for i := range pair[0] {
				if pair[0][i] != pair[1][i] {
					differ++
				}
			}
			if differ < 200 {
				t.Errorf("radius %v: a home differs in %d samples only", radius, differ)
			}
		}
	}
}

func TestLink(t *testing.T) {
	for _, l := range []Link{
		{vector.Point{X: 0, Y: 0}, vector.Point{X: 300, Y: -40}, LinkBend},
		{vector.Point{X: 200, Y: 10}, vector.Point{X: 180, Y: 260}, LinkBend},
		{vector.Point{X: 90, Y: 90}, vector.Point{X: 10, Y: 20}, LinkBend},
	} {
		from, _ := l.At(0)
		to, _ := l.At(1)
		if from != l.From || to != l.To {
			t.Errorf("%v: runs from %v to %v", l, from, to)
		}
		straight := math.Hypot(l.To.X-l.From.X, l.To.Y-l.From.Y)
		if length := l.Length(); length < straight || length > 1.1*straight {
			t.Errorf("%v: is %v long, the straight way %v", l, length, straight)
		}
		for i := range 10 {
			at := float64(i) / 10
			a, heading := l.At(at)
			b, _ := l.At(at + 0.01)
			want := math.Atan2(b.X-a.X, -(b.Y - a.Y))
			if math.Abs(math.Remainder(heading-want, 2*math.Pi)) > 0.02 {
				t.Errorf("%v at %v: heads %v, goes %v", l, at, heading, want)
			}
		}
		dots := l.Dots()
		for i := 1; i < len(dots); i++ {
			if gap := math.Hypot(dots[i].X-dots[i-1].X, dots[i].Y-dots[i-1].Y); gap < 7 || gap > 12 {
				t.Errorf("%v: dots %d and %d are %v apart", l, i-1, i, gap)
			}
		}
		if n := len(dots); n < 5 {
			t.Errorf("%v: has %d dots", l, n)
		}
		spritestest.CheckInside(t, l, l.Box(), spritestest.NoError(func(c *vector.Canvas) { l.Draw(c, sprites.Shu2) }))
	}
}

func TestLinkOfNoLength(t *testing.T) {
	l := Link{From: vector.Point{X: 5, Y: 5}, To: vector.Point{X: 5, Y: 5}, Bend: LinkBend}
	if n := len(l.Dots()); n != 0 {
		t.Errorf("a link of no length has %d dots", n)
	}
	if at, heading := l.At(0.5); at != l.From || math.IsNaN(heading) {
		t.Errorf("its middle is %v, heading %v", at, heading)
	}
	spritestest.CheckInside(t, l, l.Box(), spritestest.NoError(func(c *vector.Canvas) { l.Draw(c, sprites.Ai3) }))
}

func TestWakeFadesAstern(t *testing.T) {
	img := spritestest.Draw(t, vector.Box{X: -15, Y: 0, W: 30, H: 60}, 1, spritestest.NoError(func(c *vector.Canvas) { DrawWake(c, 60) }))
	near, far := 0, 0
	for x := range 30 {
		near += int(img.RGBAAt(x, 10).A)
		far += int(img.RGBAAt(x, 50).A)
	}
	if near <= 2*far || far == 0 {
		t.Errorf("the wake has %d at the ship and %d behind, want it to fade", near, far)
	}
	none := spritestest.Draw(t, vector.Box{X: -15, Y: -15, W: 30, H: 30}, 1, spritestest.NoError(func(c *vector.Canvas) { DrawWake(c, 0) }))
	if spritestest.MaxAlpha(none) != 0 {
		t.Error("a wake of no length draws something")
	}
}
