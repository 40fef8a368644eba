package scenes_test

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"os"
	"slices"
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/sprites"
	"engawa/sprites/inks"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// painter draws a screen in memory, without a display, and measures how each line of text stands out from what lies
// below it. What is turned or stretched is left out.
type painter struct {
	img    *image.RGBA
	set    *inks.Set
	images map[any]*image.RGBA // kept from screen to screen
	lines  []textContrast
}

// textContrast is a line of text with its contrast to the ground about its letters.
type textContrast struct {
	text     string
	style    letters.Style
	size     float64 // in pixels
	ink      color.NRGBA
	contrast float64
	ground   color.NRGBA // where it stands out least
}

type pictureKey struct {
	key  any
	size float64
}

func (e *painter) draw(p canvas.Placement) {
	if p.Look.Turn != 0 || (p.Look.Stretch.X != 0 && p.Look.Stretch.X != 1) || p.Alpha <= 0 {
		return
	}
	key := pictureKey{p.Picture.Key, p.Size}
	img, ok := e.images[key]
	if !ok {
		img = e.render(p)
		e.images[key] = img
	}
	at := image.Pt(int(math.Round(p.At.X)), int(math.Round(p.At.Y)))
	if p.Look.Tint != nil {
		e.write(p, img, at)
		return
	}
	for y := img.Rect.Min.Y; y < img.Rect.Max.Y; y++ {
		for x := img.Rect.Min.X; x < img.Rect.Max.X; x++ {
			if to := image.Pt(x, y).Add(at); to.In(p.Clip) {
				e.lay(to, img.RGBAAt(x, y), p.Alpha)
			}
		}
	}
}

// lay blends a pixel over the picture.
func (e *painter) lay(at image.Point, over color.RGBA, alpha float64) {
	if over.A == 0 {
		return
	}
	under := e.img.RGBAAt(at.X, at.Y)
	rest := 1 - float64(over.A)/255*alpha
	mix := func(a, b uint8) uint8 { return uint8(min(255, float64(a)*alpha+float64(b)*rest+0.5)) }
	e.img.SetRGBA(at.X, at.Y, color.RGBA{mix(over.R, under.R), mix(over.G, under.G), mix(over.B, under.B), 255})
}

// render draws a picture as the window does; its image lies about the picture's origin.
func (e *painter) render(p canvas.Placement) *image.RGBA {
	box := p.Picture.Box
	x0, y0 := math.Floor(box.X*p.Size), math.Floor(box.Y*p.Size)
	var img *image.RGBA
	if p.Picture.Render != nil {
		img = p.Picture.Render(p.Size)
	} else {
		c := vector.NewCanvas(max(1, int(math.Ceil(box.Right()*p.Size)-x0)), max(1, int(math.Ceil(box.Bottom()*p.Size)-y0)))
		c.Translate(-x0, -y0)
		c.Scale(p.Size, p.Size)
		p.Picture.Paint(c)
		img = c.Image()
	}
	if p.Look.Tint == nil {
		img = e.set.Print(img)
	}
	return &image.RGBA{Pix: img.Pix, Stride: img.Stride, Rect: img.Rect.Add(image.Pt(int(x0), int(y0)))}
}

// rim is how far about its letters, in pixels, a line of text is compared with what lies below it.
const rim = 2

// write measures and draws a line of text.
func (e *painter) write(p canvas.Placement, mask *image.RGBA, at image.Point) {
	ink := color.NRGBAModel.Convert(e.set.Letters(p.Look.Tint)).(color.NRGBA)
	share := p.Alpha * float64(ink.A) / 255
	opaque := func(q image.Point) bool {
		return mask.RGBAAt(q.X, q.Y).A > 140
	}
	var all []textContrast
	for y := mask.Rect.Min.Y; y < mask.Rect.Max.Y; y++ {
		for x := mask.Rect.Min.X; x < mask.Rect.Max.X; x++ {
			q := image.Pt(x, y)
			if mask.RGBAAt(x, y).A > 20 || !q.Add(at).In(p.Clip) || !isNearLetter(q, opaque) {
				continue
			}
			below := e.img.RGBAAt(q.Add(at).X, q.Add(at).Y)
			ground := color.NRGBA{below.R, below.G, below.B, 255}
			seen := blend(ink, ground, share)
			all = append(all, textContrast{contrast: contrastOf(seen, ground), ground: ground})
		}
	}
	line := canvas.Stroke{Key: p.Picture.Key}
	text, _ := line.Text()
	if len(all) > 0 {
		slices.SortFunc(all, func(a, b textContrast) int {
			switch {
			case a.contrast < b.contrast:
				return -1
			case a.contrast > b.contrast:
				return 1
			}
			return 0
		})
		w := all[len(all)/4] // a quarter may lie beside a line or a picture
		w.text, w.style, w.size, w.ink = text, line.Style(), line.Style().Size*p.Size, ink
		e.lines = append(e.lines, w)
	}
	for y := mask.Rect.Min.Y; y < mask.Rect.Max.Y; y++ {
		for x := mask.Rect.Min.X; x < mask.Rect.Max.X; x++ {
			if to := image.Pt(x, y).Add(at); to.In(p.Clip) {
				a := float64(mask.RGBAAt(x, y).A) / 255
				e.lay(to, color.RGBA{ink.R, ink.G, ink.B, 255}, a*share)
			}
		}
	}
}

// isNearLetter reports whether a letter is close to the pixel.
func isNearLetter(q image.Point, opaque func(image.Point) bool) bool {
	for dy := -rim; dy <= rim; dy++ {
		for dx := -rim; dx <= rim; dx++ {
			if opaque(q.Add(image.Pt(dx, dy))) {
				return true
			}
		}
	}
	return false
}

func blend(a, b color.NRGBA, share float64) color.NRGBA {
	m := func(x, y uint8) uint8 { return uint8(float64(x)*share + float64(y)*(1-share) + 0.5) }
	return color.NRGBA{m(a.R, b.R), m(a.G, b.G), m(a.B, b.B), 255}
}

// contrastOf returns the contrast of two opaque colours as the Web Content Accessibility Guidelines 2.2 define it.
func contrastOf(a, b color.NRGBA) float64 {
	light := func(v uint8) float64 {
		f := float64(v) / 255
		if f <= 0.04045 {
			return f / 12.92
		}
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	bright := func(c color.NRGBA) float64 { return 0.2126*light(c.R) + 0.7152*light(c.G) + 0.0722*light(c.B) + 0.05 }
	x, y := bright(a), bright(b)
	return max(x, y) / min(x, y)
}

// contrastScreens lists the screens on which the contrast of every text is measured: all of them on request, else the fullest.
func contrastScreens(t *testing.T) []scenestest.Screen {
	t.Helper()
	if os.Getenv(wholeVariable) != "" {
		return layoutScreens()
	}
	return fullestScreens(t)
}

func TestEveryTextStandsOutFromItsGround(t *testing.T) {
	for _, choice := range []inks.Choice{{}, {Contrast: true}, {Safe: true}} {
		set, rendered := inks.New(choice), map[any]*image.RGBA{}
		disabled := color.NRGBAModel.Convert(set.Letters(sprites.Ink3)).(color.NRGBA)
		for _, s := range contrastScreens(t) {
			shape := lateral()
			if choice.Safe { // differs from the usual inks in few letters
				shape = upright()
			}
			t.Run(fmt.Sprintf("%s-%s-%+v", s.Name, shape.Name, choice), func(t *testing.T) {
				v := showScreen(t, s, shape, lang.English)
				view := v.App.View()
				c, trace := canvas.NewTrace(view.Area.W, view.Area.H, view.Scale)
				e := &painter{img: image.NewRGBA(c.Bounds()), set: set, images: rendered}
				trace.OnPlace = e.draw
				v.Services.Stack.Draw(c)
				for k, w := range e.lines {
					if k+1 < len(e.lines) && e.lines[k+1].text == w.text {
						continue // the rim or the shadow of the next
					}
					usual, large := 4.5, 3.0
					if choice.Contrast {
						usual, large = 7, 4.5
					}
					least := usual
					if w.size >= 24 {
						least = large
					}
					if w.contrast < least && w.ink != disabled {
						t.Errorf("%q of %.0f pixels in %v on %v has a contrast of %.2f, want %.1f", w.text, w.size, w.ink, w.ground, w.contrast, least)
					}
				}
			})
		}
	}
}
