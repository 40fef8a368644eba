package vector

import (
	"bytes"
	"image"
	"image/color"
	"testing"
)

func mustParse(t testing.TB, src string) *Drawing {
	t.Helper()
	d, err := Parse([]byte(src))
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestRenderSize(t *testing.T) {
	d := mustParse(t, `<svg viewBox="-3 2 10.5 7"><rect x="-3" y="2" width="10.5" height="7"/></svg>`)
	for _, c := range []struct {
		scale float64
		want  image.Point
	}{
		{1, image.Pt(11, 7)},
		{2, image.Pt(21, 14)},
		{0.1, image.Pt(2, 1)},
		{0, image.Point{}},
		{-1, image.Point{}},
	} {
		if got := d.Render(c.scale).Rect.Size(); got != c.want {
			t.Errorf("scale %g: %v pixels, want %v", c.scale, got, c.want)
		}
	}
	img := d.Render(2)
	if got := alphaSum(img); got != 21*14 {
		t.Errorf("the box's own corner is not the image's: %g pixels covered", got)
	}
}

func TestInkAndRecolor(t *testing.T) {
	d := mustParse(t, `<svg viewBox="0 0 4 1">
<linearGradient id="g"><stop stop-color="#c73a1d"/></linearGradient>
<rect width="1" height="1" fill="currentColor"/>
<rect x="1" width="1" height="1" fill="#c73a1d"/>
<rect x="2" width="1" height="1" fill="url(#g)"/>
<rect x="3" width="1" height="1" fill="#c73a1d80"/></svg>`)
	shu, ai := color.RGBA{0xc7, 0x3a, 0x1d, 255}, color.RGBA{0x22, 0x39, 0x5f, 255}
	for _, c := range []struct {
		name string
		d    *Drawing
		want [3]color.RGBA
	}{
		{"as drawn", d, [3]color.RGBA{{A: 255}, shu, shu}},
		{"inked", d.Ink(ai), [3]color.RGBA{ai, shu, shu}},
		{"recoloured", d.Recolor(map[color.RGBA]color.RGBA{shu: ai}), [3]color.RGBA{{A: 255}, ai, ai}},
		{"original again", d, [3]color.RGBA{{A: 255}, shu, shu}},
	} {
		img := c.d.Render(1)
		for x, want := range c.want {
			if got := img.RGBAAt(x, 0); got != want {
				t.Errorf("%s: pixel %d is %v, want %v", c.name, x, got, want)
			}
		}
		if got := img.RGBAAt(3, 0).A; got != 128 {
			t.Errorf("%s: the transparency became %d", c.name, got)
		}
	}
}

func TestDrawInCentres(t *testing.T) {
	d := mustParse(t, `<svg viewBox="10 10 2 1"><rect x="10" y="10" width="2" height="1" fill="#fff"/></svg>`)
	c := NewCanvas(10, 10)
	d.DrawIn(c, 1, 1, 8, 8) // comes to x 1..9, y 3..7
	if got := alphaSum(c.Image()); got != 32 {
		t.Errorf("%g pixels covered, want 32", got)
	}
	if at(c, 1, 3).A != 255 || at(c, 8, 6).A != 255 || at(c, 0, 3).A != 0 || at(c, 1, 2).A != 0 {
		t.Error("the drawing is not centred in its rectangle")
	}
}

func TestRenderIsBounded(t *testing.T) {
	d := mustParse(t, `<svg viewBox="0 0 1000 2"><rect width="9" height="2"/></svg>`)
	if got, want := d.Render(1e9).Rect.Size(), image.Pt(maxSide, 17); got != want {
		t.Errorf("%v pixels, want %v", got, want)
	}
}

// TestGroupOpacity tells the three ways of opacity apart: of a group, of a
// shape with both paints, and of a single paint.
func TestGroupOpacity(t *testing.T) {
	src := func(inner string) string { return `<svg viewBox="0 0 8 8">` + inner + `</svg>` }
	whole := mustParse(t, src(`<g opacity=".5"><rect width="6" height="8"/><rect x="2" width="6" height="8"/></g>`)).Render(1)
	shape := mustParse(t, src(`<rect x="2" y="2" width="4" height="4" stroke="black" stroke-width="4" opacity=".5"/>`)).Render(1)
	single := mustParse(t, src(`<rect width="8" height="8" fill-opacity=".5"/>`)).Render(1)
	for name, img := range map[string]*image.RGBA{"group": whole, "shape": shape, "paint": single} {
		for _, v := range [][2]int{{1, 4}, {3, 4}, {4, 4}, {6, 4}} {
			if a := img.RGBAAt(v[0], v[1]).A; a < 127 || a > 129 {
				t.Errorf("%s: pixel %v has alpha %d, want 128", name, v, a)
			}
		}
	}
}

// TestDrawingIsUnchangedByUse renders twice: a drawing may be shared.
func TestDrawingIsUnchangedByUse(t *testing.T) {
	d := mustParse(t, exampleSVG)
	a := d.Render(2)
	d.Ink(red).Render(1)
	if b := d.Render(2); !bytes.Equal(a.Pix, b.Pix) {
		t.Error("the second rendering differs from the first")
	}
}

// TestLayersKeepTheirEdges compares groups that need layers, which are cut to
// their content, with the same shapes drawn plainly.
func TestLayersKeepTheirEdges(t *testing.T) {
	inner := `<path d="M4 20L16 4L28 20" fill="none" stroke="#211d2b" stroke-width="4" stroke-linejoin="miter" stroke-linecap="square"/>`
	plain := mustParse(t, `<svg viewBox="0 0 32 32"><g transform="rotate(20 16 16)">`+inner+`</g></svg>`).Render(3)
	layered := mustParse(t, `<svg viewBox="0 0 32 32"><g transform="rotate(20 16 16)" opacity="0.999">`+inner+`</g></svg>`).Render(3)
	for i := range plain.Pix {
		if d := int(plain.Pix[i]) - int(layered.Pix[i]); d > 2 || d < -2 {
			t.Fatalf("byte %d is %d plainly and %d through a layer", i, plain.Pix[i], layered.Pix[i])
		}
	}
}
