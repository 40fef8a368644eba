package yokai

import (
	"image"
	"slices"
	"testing"

	"engawa/internal/testkit"
	"engawa/sprites"
	"engawa/sprites/spritestest"
	"engawa/sprites/vector"
)

func mustRender(t *testing.T, k Piece, scale float64) *image.RGBA {
	t.Helper()
	img, err := k.Render(scale)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// drawPieces draws both sides of all five kinds, and below them their hollows.
func drawPieces(t *testing.T, skin Skin, scale float64) *image.RGBA {
	t.Helper()
	w, h := pieceSize(scale)
	c := vector.NewCanvas(5*w, 4*h)
	for kind := Koro; kind <= Samurai; kind++ {
		for side := Yours; side <= Theirs; side++ {
			k := Piece{Kind: kind, Side: side, Skin: skin, IsSecond: side == Theirs}
			hollow, err := k.RenderHollow(scale)
			if err != nil {
				t.Fatal(err)
			}
			c.DrawImage(mustRender(t, k, scale), int(kind)*w, int(side)*h, vector.Layer{Opacity: 1})
			c.DrawImage(hollow, int(kind)*w, (2+int(side))*h, vector.Layer{Opacity: 1})
		}
	}
	return c.Image()
}

func TestPieceGolden(t *testing.T) {
	testkit.GoldenPicture(t, "piece-forest", drawPieces(t, Forest, 0.6), 3)
	testkit.GoldenPicture(t, "piece-dobutsu", drawPieces(t, Dobutsu, 0.6), 3)
}

func TestPieceShadowGolden(t *testing.T) {
	k := Piece{Kind: Kitsune, Side: Theirs}
	testkit.GoldenPicture(t, "shadow-rest", k.Shadow(0.5, 0), 3)
	testkit.GoldenPicture(t, "shadow-lifted", k.Shadow(0.5, 9), 3)
}

func TestPieceSidesPointOppositeWays(t *testing.T) {
	for _, skin := range []Skin{Forest, Dobutsu} {
		yours := Piece{Kind: Tanuki, Side: Yours, Skin: skin}.outline().Bounds()
		theirs := Piece{Kind: Tanuki, Side: Theirs, Skin: skin}.outline().Bounds()
		turned := vector.Box{X: -yours.X - yours.W, Y: -yours.Y - yours.H, W: yours.W, H: yours.H}
		for i, d := range []float64{theirs.X - turned.X, theirs.Y - turned.Y, theirs.W - turned.W, theirs.H - turned.H} {
			if d < -1e-6 || d > 1e-6 {
				t.Errorf("skin %d: their outline %v is not yours turned round %v (number %d)", skin, theirs, turned, i)
			}
		}
	}
}

func TestPieceIsSymmetric(t *testing.T) {
	// The kodama's wood is symmetric about the vertical axis, pixel by pixel,
	// in the rows below its roots and above its leaves.
	img := mustRender(t, Piece{Kind: Tanuki, Skin: Dobutsu}, 1)
	w := img.Rect.Dx()
	for _, y := range []int{8, 14, 96, 100, 106} {
		for x := range w / 2 {
			a, b := img.RGBAAt(x, y), img.RGBAAt(w-1-x, y)
			if d := int(a.A) - int(b.A); d < -3 || d > 3 {
				t.Fatalf("row %d: alpha %d at %d but %d opposite", y, a.A, x, b.A)
			}
		}
	}
}

func TestPieceTurnedMovesOnlyTheFace(t *testing.T) {
	for _, side := range []Side{Yours, Theirs} {
		k := Piece{Kind: Kodama, Side: side}
		upright := mustRender(t, k, 1)
		k.IsTurned = true
		turned := mustRender(t, k, 1)
		if slices.Equal(upright.Pix, turned.Pix) {
			t.Errorf("side %d: turned looks like upright", side)
		}
		// The left and right edges show wood and arrowheads, never the face.
		for y := range upright.Rect.Dy() {
			for _, x := range []int{8, 12, 92, 96} {
				if upright.RGBAAt(x, y) != turned.RGBAAt(x, y) {
					t.Fatalf("side %d: the wood changed at (%d, %d)", side, x, y)
				}
			}
		}
	}
}

func TestPieceArrowheads(t *testing.T) {
	want := map[Kind]int{Koro: 8, Kitsune: 4, Tanuki: 4, Kodama: 1, Samurai: 6}
	for kind, n := range want {
		if got := len(Piece{Kind: kind}.steps()); got != n {
			t.Errorf("kind %d has %d arrowheads, want %d", kind, got, n)
		}
	}
}

func TestPieceOfNoKind(t *testing.T) {
	k := Piece{Kind: kinds}
	if _, err := k.Render(1); err == nil {
		t.Error("Render of a kind that does not exist gave no error")
	}
	if _, err := k.RenderHollow(1); err == nil {
		t.Error("RenderHollow of a kind that does not exist gave no error")
	}
}

func TestShadowFallsToTheLowerRight(t *testing.T) {
	k := Piece{Kind: Koro}
	rest, lifted := k.Shadow(1, 0), k.Shadow(1, 9)
	w, h := pieceSize(1)
	right, low := rest.Rect.Max.X-w, rest.Rect.Max.Y-h
	left, high := -rest.Rect.Min.X, -rest.Rect.Min.Y
	if right <= left || low <= high {
		t.Errorf("shadow reaches %d right, %d down, %d left, %d up", right, low, left, high)
	}
	if lifted.Rect.Max.X <= rest.Rect.Max.X || lifted.Rect.Max.Y <= rest.Rect.Max.Y {
		t.Errorf("lifted shadow %v is not longer than %v", lifted.Rect, rest.Rect)
	}
	if a, b := spritestest.MaxAlpha(lifted), spritestest.MaxAlpha(rest); a >= b {
		t.Errorf("lifted shadow is as dark (%d) as at rest (%d)", a, b)
	}
	if got := sprites.PieceShadow(15).WithLift(-3); got != sprites.PieceShadow(15) {
		t.Errorf("a negative lift changes the shadow to %+v", got)
	}
}

func BenchmarkPiece(b *testing.B) {
	k := Piece{Kind: Samurai}
	for b.Loop() {
		if _, err := k.Render(1.28); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkPieceShadow(b *testing.B) {
	k := Piece{Kind: Samurai}
	for b.Loop() {
		k.Shadow(1.28, 0)
	}
}

// TestPiecesHaveTheirPlayersColour looks at the band left of the animal, on whichever side of the board the piece lies.
func TestPiecesHaveTheirPlayersColour(t *testing.T) {
	for _, side := range []Side{Yours, Theirs} {
		for player, band := range sprites.Bands() {
			img := mustRender(t, Piece{Kind: Kodama, Side: side, Skin: Dobutsu, IsSecond: player == 1}, 1)
			found := false
			for x := range img.Rect.Dx() / 2 {
				p := img.RGBAAt(x, img.Rect.Dy()/2)
				found = found || sprites.Color(p.R)<<16|sprites.Color(p.G)<<8|sprites.Color(p.B) == band.Face
			}
			if !found {
				t.Errorf("side %d: the piece of player %d has not the colour %06X", side, player+1, band.Face)
			}
		}
	}
}
