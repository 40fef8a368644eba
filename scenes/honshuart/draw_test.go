package honshuart

import (
	"fmt"
	"image"
	"testing"

	"engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	honshusprites "engawa/sprites/honshu"
	"engawa/sprites/vector"
)

// workedExample returns the finished map of the rules' worked example.
func workedExample(t testing.TB) *honshu.Map {
	t.Helper()
	m, err := honshu.ParseMap("A1+16@1,-1r3o+47@0,-3r2u+1@1,1r3o+26@3,-1r1u+19@5,-3r0u+15@4,-5r0o+11@2,-3r3o+12@6,-3r1o+50@6,-1r3u+"+
		"55@5,0r3o+48@4,1r0o+32@5,2r1o", honshu.AllCubes)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestADrawnMapIsOnePictureASquareAndTheSeams(t *testing.T) {
	m := workedExample(t)
	c, trace := canvas.NewTrace(800, 800, 1)
	Draw(c, m, Fit(BoxOf(m), geom.R(0, 0, 800, 800), 76, 1))
	if got := len(trace.Strokes); got != 61 {
		t.Errorf("%d pictures are drawn, want 60 squares and the seams", got)
	}
	for _, s := range trace.Strokes {
		if !s.Box.Within(geom.R(0, 0, 800, 800)) {
			t.Errorf("%v lies outside of the room, at %v", s.Key, s.Box)
		}
	}
}

func TestMapsThatLookAlikeHaveEqualKeys(t *testing.T) {
	m, again := workedExample(t), workedExample(t)
	if keyOf(m, 9) != keyOf(again, 9) {
		t.Error("a map and its copy differ")
	}
	cubes := m.CubeCells(nil)
	if keyOf(m, 9) == keyOf(m.WithoutCubes(cubes[0]), 9) {
		t.Error("a map without one of its cubes looks as with it")
	}
}

func TestACardAlwaysHasTheSameCuts(t *testing.T) {
	m := workedExample(t)
	m.Cells(func(at honshu.Cell) bool {
		p, i, _ := m.PrintedSquare(at)
		loose := CardSprite(p.Card).Squares[i]
		laid := lookAt(m, at)
		laid.Cube = false
		if loose != laid {
			t.Errorf("square %d of card %v is %v in the hand and %v on the map", i, p.Card, loose, laid)
		}
		return true
	})
}

func TestEverySquareHasItsSprite(t *testing.T) {
	for card := honshu.Card(1); card <= honshu.NumCards+2*honshu.NumProvinces; card++ {
		for _, s := range CardSprite(card).Squares {
			v := vector.NewCanvas(8, 8)
			if err := s.Draw(v); err != nil {
				t.Errorf("card %v: %v", card, err)
			}
		}
	}
	if got, want := Sprite(honshu.Factory(honshu.Yellow, 4), false, 1), (honshusprites.Square{Terrain: honshusprites.FactoryLand, Good: honshusprites.Rice, Value: 4}); got != want {
		t.Errorf("a rice factory is %v, want %v", got, want)
	}
	if got, want := Sprite(honshu.Production(honshu.Grey), true, 1), (honshusprites.Square{Terrain: honshusprites.ProductionLand, Good: honshusprites.Stone, Cube: true}); got != want {
		t.Errorf("a quarry is %v, want %v", got, want)
	}
}

// A painted map covers its squares and leaves its holes clear; a trial covers the card, too.
func TestPaintedMapsCoverTheirSquares(t *testing.T) {
	const side = 10
	m := workedExample(t)
	b := BoxOf(m)
	v := vector.NewCanvas(b.Columns()*side, b.Rows()*side)
	mapPicture(m, side).Paint(v)
	for y := b.Top; y <= b.Bottom; y++ {
		for x := b.Left; x <= b.Right; x++ {
			want := m.At(honshu.CellAt(x, y)) != honshu.NoSquare
			if got := clearAt(v.Image(), (x-b.Left)*side+side/2, (y-b.Top)*side+side/2); got == want {
				t.Errorf("the square %d,%d is clear: %v", x, y, got)
			}
		}
	}
}

// TestATrialIsDrawnOnItsSquares counts what is drawn of a card that slides partly under a map.
func TestATrialIsDrawnOnItsSquares(t *testing.T) {
	on := honshu.NewMap(honshu.Province('A', 1))
	for _, tt := range []struct {
		p             honshu.Placement
		squares, sign int
	}{
		{honshu.Placement{Card: 60, X: 1, Y: 2}, 6, 1}, {on.Under(honshu.Placement{Card: 60, X: 1, Y: 2}), 5, 1},
		{honshu.Placement{Card: 60, X: 0, Y: 3}, 6, 0},
	} {
		c, trace := canvas.NewTrace(800, 800, 1)
		chart := Fit(BoxOf(on).Union(BoxOfCard(tt.p)), geom.R(0, 0, 400, 400), 76, 1)
		visited := 0
		DrawTrial(c, tt.p, on.Try(tt.p, false), chart, 1, func(int, honshu.Cell, geom.Rect) { visited++ })
		count := map[string]int{}
		for _, s := range trace.Strokes {
			count[fmt.Sprintf("%T", s.Key)]++
		}
		if count["honshuart.squareKey"] != tt.squares || count["honshuart.signKey"] != tt.sign || count["honshuart.frameKey"] != 1 || visited != 6 {
			t.Errorf("%v: drawn are %v, want %d squares, %d signs and a frame", tt.p, count, tt.squares, tt.sign)
		}
	}
}

// TestTheFrameOfACardIsAsThickOnASmallLand compares how far the frame reaches beyond the card.
func TestTheFrameOfACardIsAsThickOnASmallLand(t *testing.T) {
	on := honshu.NewMap(honshu.Province('A', 1))
	p := honshu.Placement{Card: 60, X: 0, Y: 3}
	for _, side := range []float64{24, 64} {
		c, trace := canvas.NewTrace(800, 800, 1)
		chart := Chart{Zero: geom.Pt(100, 100), Side: side}
		DrawTrial(c, p, on.Try(p, false), chart, 1, nil)
		frame := trace.Strokes[len(trace.Strokes)-1]
		if got := (frame.Box.W - chart.Box(BoxOfCard(p)).W) / 2; got != 8 {
			t.Errorf("on squares %v wide the frame has %v units around the card, want 8", side, got)
		}
	}
}

func clearAt(img *image.RGBA, x, y int) bool { return img.RGBAAt(x, y).A == 0 }

func BenchmarkPaintSmallMap(b *testing.B) {
	m := workedExample(b)
	box := BoxOf(m)
	for b.Loop() {
		v := vector.NewCanvas(box.Columns()*12, box.Rows()*12)
		mapPicture(m, 12).Paint(v)
	}
}
