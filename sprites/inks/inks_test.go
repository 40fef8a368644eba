package inks_test

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"testing"

	"engawa/sprites"
	"engawa/sprites/inks"
)

// all returns every choice of inks.
func all() []inks.Choice {
	return []inks.Choice{{}, {Contrast: true}, {Safe: true}, {Contrast: true, Safe: true}}
}

func TestEveryEyeTellsTheColoursApart(t *testing.T) {
	least := map[string]float64{
		"lit pyramids": 0.2, "shaded pyramids": 0.14, "goods": 0.15, "camps": 0.3, "act here, gained": 0.12, "lost, gained": 0.1, "pieces of two players": 0.15,
	}
	for _, choice := range all() {
		set := inks.New(choice)
		for _, g := range groups() {
			for k, a := range g.colors {
				for _, b := range g.colors[:k] {
					for _, e := range visions() {
						d := e.distance(set.Of(a), set.Of(b))
						if choice.Safe && d < least[g.name] {
							t.Errorf("%+v, %s: %06X and %06X are %.3f apart with %s, want %.2f", choice, g.name, a, b, d, e.name, least[g.name])
						}
					}
				}
			}
		}
	}
}

// TestPiecesHaveTheHueOfTheirCrest holds that one player has one colour, with all inks.
func TestPiecesHaveTheHueOfTheirCrest(t *testing.T) {
	hue := func(c color.Color) float64 {
		lab := oklab(linear(c))
		return math.Atan2(lab[2], lab[1])
	}
	for _, choice := range all() {
		set := inks.New(choice)
		for k, band := range sprites.Bands() {
			away := func(seat int) float64 {
				d := math.Abs(hue(set.Of(band.Face)) - hue(set.Of(sprites.Crests()[seat].Color)))
				return min(d, 2*math.Pi-d)
			}
			if away(k) >= away(1-k) {
				t.Errorf("%+v: the pieces of player %d are nearer to the other's crest", choice, k+1)
			}
		}
	}
}

// The inks for every eye must be worth choosing.
func TestSafeColoursLieFurtherApart(t *testing.T) {
	nearest := func(set *inks.Set, g group) float64 {
		d := math.Inf(1)
		for _, e := range visions() {
			for k, a := range g.colors {
				for _, b := range g.colors[:k] {
					d = min(d, e.distance(set.Of(a), set.Of(b)))
				}
			}
		}
		return d
	}
	for _, g := range groups() {
		usual, safe := nearest(nil, g), nearest(inks.New(inks.Choice{Safe: true}), g)
		t.Logf("%s: the nearest two are %.3f apart as usual, %.3f with safe colours", g.name, usual, safe)
		if g.name == "camps" {
			continue // far apart as usual
		}
		if safe < usual*1.4 {
			t.Errorf("%s: the nearest two are %.3f apart as usual and only %.3f with safe colours", g.name, usual, safe)
		}
	}
}

func TestInksOfThePaletteAreExact(t *testing.T) {
	for name, list := range map[string][]inks.Exchange{"safe": inks.Safe(), "contrast": inks.Contrast()} {
		set := inks.New(inks.Choice{Safe: name == "safe", Contrast: name == "contrast"})
		for _, x := range list {
			if got := set.Of(x.From); got != color.Color(x.To.NRGBA()) {
				t.Errorf("%s: %06X is printed %v, want %06X", name, x.From, got, x.To)
			}
			near := color.NRGBA{uint8(x.From>>16) ^ 1, uint8(x.From >> 8), uint8(x.From), 255}
			got := color.NRGBAModel.Convert(set.Of(near)).(color.NRGBA)
			if d := math.Abs(float64(got.R) - float64(uint8(x.To>>16))); d > 24 {
				t.Errorf("%s: next to %06X red jumps by %v", name, x.From, d)
			}
		}
	}
}

// A ground that fades from one tone to the next must not break up into bands.
func TestGroundsStaySmooth(t *testing.T) {
	const most = 5 // levels from one step to the next
	set := inks.New(inks.Choice{Contrast: true})
	for _, way := range [][2]sprites.Color{
		{0x4B70A6, 0x2C4B7E}, {0x263D6E, 0x2B4472}, {0x2B4472, 0x1B2D52}, {sprites.Night2, sprites.Night3},
	} {
		from, to := way[0].NRGBA(), way[1].NRGBA()
		var before color.NRGBA
		const steps = 64
		for k := range steps + 1 {
			mix := func(a, b uint8) uint8 { return uint8((int(a)*(steps-k) + int(b)*k) / steps) }
			got := set.Of(color.NRGBA{mix(from.R, to.R), mix(from.G, to.G), mix(from.B, to.B), 255}).(color.NRGBA)
			if d := max(jump(got.R, before.R), jump(got.G, before.G), jump(got.B, before.B)); k > 0 && d > most {
				t.Errorf("from %06X to %06X, step %d: %v follows %v, want at most %d levels between them", way[0], way[1], k, got, before, most)
			}
			before = got
		}
	}
}

func jump(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }

func TestPrintKeepsShapesAndLeavesTheRestAlone(t *testing.T) {
	img := image.NewRGBA(image.Rect(-3, -2, 61, 62))
	for y := img.Rect.Min.Y; y < img.Rect.Max.Y; y++ {
		for x := img.Rect.Min.X; x < img.Rect.Max.X; x++ {
			img.Set(x, y, color.NRGBA{uint8(4 * x), uint8(4 * y), uint8(3 * (x + y)), uint8(5 * x)})
		}
	}
	before := append([]uint8(nil), img.Pix...)
	if (*inks.Set)(nil).Print(img) != img {
		t.Error("without other inks the picture is another one")
	}
	for _, choice := range all()[1:] {
		out := inks.New(choice).Print(img)
		if out.Rect != img.Rect {
			t.Fatalf("%+v: the picture covers %v, want %v", choice, out.Rect, img.Rect)
		}
		changed := 0
		for k := 0; k < len(out.Pix); k += 4 {
			if out.Pix[k+3] != img.Pix[k+3] {
				t.Fatalf("%+v: the opacity of pixel %d is %d, want %d", choice, k/4, out.Pix[k+3], img.Pix[k+3])
			}
			if max(out.Pix[k], out.Pix[k+1], out.Pix[k+2]) > out.Pix[k+3] {
				t.Fatalf("%+v: pixel %d is brighter than its opacity", choice, k/4)
			}
			if out.Pix[k] != img.Pix[k] || out.Pix[k+1] != img.Pix[k+1] {
				changed++
			}
		}
		if changed == 0 || changed > 3*len(out.Pix)/8 {
			t.Errorf("%+v: %d of %d pixels change", choice, changed, len(out.Pix)/4)
		}
	}
	if string(before) != string(img.Pix) {
		t.Error("the picture printed from has changed")
	}
}

func TestInksAreTheSameEveryTime(t *testing.T) {
	for _, choice := range all()[1:] {
		a, b := inks.New(choice), inks.New(choice)
		for r := 0; r < 256; r += 5 {
			for g := 0; g < 256; g += 7 {
				c := color.NRGBA{uint8(r), uint8(g), uint8(r ^ g), 255}
				if a.Of(c) != b.Of(c) {
					t.Fatalf("%+v: %v is printed %v and %v", choice, c, a.Of(c), b.Of(c))
				}
			}
		}
	}
}

func BenchmarkPrint(b *testing.B) {
	img := image.NewRGBA(image.Rect(0, 0, 1280, 800))
	for k := range img.Pix { // a gradient with some grain, as backdrops have
		img.Pix[k] = uint8(k/1280/20 + k*7919>>9&3 + 100)
		if k%4 == 3 {
			img.Pix[k] = 255
		}
	}
	set := inks.New(inks.Choice{Contrast: true})
	for b.Loop() {
		set.Print(img)
	}
}

func TestLettersAndMarksStandOut(t *testing.T) {
	papers := []sprites.Color{sprites.Paper, sprites.Paper2, 0xF1E5CC}
	nights := []sprites.Color{sprites.Night, sprites.Night2, sprites.Night3}
	type pair struct {
		ink     sprites.Color
		grounds []sprites.Color
	}
	sides := sprites.Sides()
	texts := []pair{
		{sprites.Ink, append(papers, sprites.Paper3)}, {sprites.Ink2, append(papers, sprites.Paper3)},
		{sprites.Beni, papers}, {sprites.Matsu, papers}, {sides[0].Dark, papers}, {sides[1].Dark, papers},
		{sprites.Paper2, append(nights, sprites.Shu)}, {sprites.Paper, nights}, {sprites.Paper3, nights}, {sprites.Paper4, nights},
		{0x9FB0CC, []sprites.Color{0x2A3A60}},
	}
	marks := []pair{
		{sprites.Shu, papers}, {sprites.Shu2, nights}, {sprites.Beni, papers}, {sprites.Matsu, papers}, {sprites.Ink, append(papers, sprites.Wood)},
		{sprites.Paper2, append(nights, sprites.Shu, sprites.Ink)},
	}
	for _, choice := range all() {
		set := inks.New(choice)
		text, mark := 4.5, 3.0
		if choice.Contrast {
			text, mark = 7, 4.5
		}
		check := func(what string, list []pair, least float64, of func(color.Color) color.Color) {
			for _, p := range list {
				for _, ground := range p.grounds {
					if got := contrast(of(p.ink), set.Of(ground)); got < least {
						t.Errorf("%s: %s %06X on %06X has a contrast of %.2f, want %.1f", fmt.Sprintf("%+v", choice), what, p.ink, ground, got, least)
					}
				}
			}
		}
		check("text", texts, text, set.Letters)
		check("the mark", marks, mark, set.Of)
	}
}
