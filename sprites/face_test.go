package sprites

import (
	"bytes"
	"strings"
	"testing"

	"engawa/sprites/vector"
)

// face draws a face as large as it stands on a small plate.
func face(f Face, mood Mood, ring Color) []byte {
	const side = 24
	c := vector.NewCanvas(side, side)
	c.Scale(side/FaceBox().W, side/FaceBox().H)
	c.Translate(-FaceBox().X, -FaceBox().Y)
	f.Draw(c, mood, ring)
	return c.Image().Pix
}

// TestEveryFaceIsTheOnlyOneOfItsKind draws all faces in all moods, as small as they are ever seen.
func TestEveryFaceIsTheOnlyOneOfItsKind(t *testing.T) {
	const differs = 40 // bytes of a picture, so that eyes see it
	var seen [][]byte
	for f := Face(1); f <= LastFace; f++ {
		for mood := Calm; mood <= Sad; mood++ {
			now := face(f, mood, Ai)
			for k, other := range seen {
				n := 0
				for i := range now {
					if now[i] != other[i] {
						n++
					}
				}
				if n < differs {
					t.Errorf("face %d in mood %d looks like face %d in mood %d: %d bytes differ", f, mood, k/4+1, k%4, n)
				}
			}
			seen = append(seen, now)
		}
		if bytes.Equal(face(f, Calm, Ai), face(f, Calm, Beni)) {
			t.Errorf("the ring of face %d has no colour of its own", f)
		}
	}
	for _, f := range []Face{0, LastFace + 1} {
		if got := face(f, Calm, Ai); strings.Trim(string(got), "\x00") != "" {
			t.Errorf("face %d, which does not exist, draws something", f)
		}
	}
}

// TestOrnamentsTellFacesApart puts every ornament on the face that is seen most, and takes it off again.
func TestOrnamentsTellFacesApart(t *testing.T) {
	const differs = 40 // bytes of a picture
	for a := range Ornaments + 1 {
		for b := range a {
			n, other := 0, face(Sparrow.With(b), Calm, Ai)
			for i, now := range face(Sparrow.With(a), Calm, Ai) {
				if now != other[i] {
					n++
				}
			}
			if n < differs {
				t.Errorf("the ornaments %d and %d look alike: %d bytes differ", a, b, n)
			}
		}
		if LastFace.With(a).With(0) != LastFace {
			t.Errorf("the ornament %d does not come off", a)
		}
	}
}

// TestLayersOfFacesAreWellFormed reads every contour.
func TestLayersOfFacesAreWellFormed(t *testing.T) {
	for f := Face(1); f <= LastFace; f++ {
		_, ornament := f.With(int(f) % (Ornaments + 1)).plain() // all of them, with all faces
		for layer := range strings.SplitSeq(strings.TrimSpace(f.look().layers+"\n"+ornament), "\n") {
			if !strings.Contains("-=.:_~+", layer[:1]) {
				t.Errorf("face %d: %q has no sign", f, layer)
			}
			at := strings.IndexAny(layer, "MO")
			if layer[at] == 'M' {
				if _, err := vector.ParsePath(layer[at:]); err != nil {
					t.Errorf("face %d: %q: %v", f, layer, err)
				}
			} else if contour(layer[at:]).Bounds().W < 1 {
				t.Errorf("face %d: %q has no extent", f, layer)
			}
		}
	}
}
