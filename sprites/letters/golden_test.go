package letters

import (
	"image/color"
	"testing"

	"engawa/internal/testkit"
	"engawa/sprites/vector"
)

// TestGoldenLines draws a line of each face.
func TestGoldenLines(t *testing.T) {
	for _, c := range []struct {
		name  string
		style Style
		text  string
	}{
		{"carved", Style{Face: Carved, Size: 30, Tracking: 0.08}, "Engawa Yōkai 28 & Ça?"},
		{"heading", Style{Face: Heading, Size: 28}, "Honshū, à jouer 0123 AVATAR"},
		{"text", Style{Face: Text, Size: 17}, "Voix ambiguë… 縁側 → ok \u0416"},
		{"emphasis", Style{Face: Text, Size: 17, Spread: Emphasis}, "Begin 妖怪の森 “quotes”"},
	} {
		w := int(Measure(c.style, c.text)) + 12
		canvas := vector.NewCanvas(w, 50)
		canvas.Fill(vector.Rect(0, 0, float64(w), 50), vector.Solid(color.NRGBA{251, 244, 227, 255}))
		Draw(canvas, c.style, 6, 38, c.text, vector.Solid(color.NRGBA{33, 29, 43, 255}))
		testkit.GoldenPicture(t, c.name, canvas.Image(), 2)
	}
}

func BenchmarkDraw(b *testing.B) {
	for _, c := range []struct {
		name  string
		style Style
		r     rune
	}{
		{"latin", Style{Face: Text, Size: 17}, 'g'},
		{"latin bold", Style{Face: Text, Size: 17, Spread: Emphasis}, 'g'},
		{"kanji", Style{Face: Text, Size: 17}, '縁'},
		{"carved", Style{Face: Carved, Size: 100}, 'R'},
	} {
		b.Run(c.name, func(b *testing.B) {
			canvas := vector.NewCanvas(120, 120)
			ink := vector.Solid(color.NRGBA{33, 29, 43, 255})
			b.ReportAllocs()
			for b.Loop() {
				Draw(canvas, c.style, 10, 110, string(c.r), ink)
			}
		})
	}
}

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		if _, err := decode(textData); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkWrap(b *testing.B) {
	s := Style{Face: Text, Size: 15}
	const text = "A summer evening on the veranda. Somebody has put tea out, the cat is asleep, and there is a game on the boards."
	for b.Loop() {
		Wrap(s, text, 300)
	}
}
