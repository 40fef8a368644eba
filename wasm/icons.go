package wasm

import (
	"bytes"
	"cmp"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"maps"
	"slices"
	"sync"
	"text/template"

	"engawa/sprites/vector"
)

// iconSide is the side of the icon's drawing in its own units.
const iconSide = 64

// icon is one picture of the lantern for home screens and task bars.
type icon struct {
	name string
	side int  // in pixels
	full bool // the ground reaches every edge and the lantern keeps within four fifths, for systems that cut a shape of their own
}

// iconPrefix begins the names of the pictures. The page does without them: a browser asks for one when the app is installed.
const iconPrefix = "icon-"

// icons lists the pictures: the sizes that browsers ask of an app that can be installed, and the one of Apple's home
// screens.
func icons() []icon {
	return []icon{
		{"icon-192.png", 192, false},
		{"icon-512.png", 512, false},
		{"icon-full-180.png", 180, true},
		{"icon-full-192.png", 192, true},
		{"icon-full-512.png", 512, true},
	}
}

// IconSource returns the SVG source of the lantern, with or without a ground to every edge.
func IconSource(full bool) ([]byte, error) {
	source, err := template.ParseFS(page, "page/icon.svg")
	if err != nil {
		return nil, err
	}
	var svg bytes.Buffer
	err = source.Execute(&svg, struct{ Full bool }{full})
	return svg.Bytes(), err
}

// iconFiles returns the pictures as PNG files of few colours, by name. They are drawn once and not to be changed.
var iconFiles = sync.OnceValues(func() (map[string][]byte, error) {
	files := map[string][]byte{}
	for _, i := range icons() {
		picture, err := drawIcon(i.side, i.full)
		if err == nil {
			files[i.name], err = encode(reducePalette(picture))
		}
		if err != nil {
			return nil, fmt.Errorf("drawing %s: %w", i.name, err)
		}
	}
	return files, nil
})

// Icon draws the lantern as a square PNG file with a side of so many pixels. In a full one the ground reaches every edge
// and the lantern keeps within four fifths.
func Icon(side int, full bool) ([]byte, error) {
	picture, err := drawIcon(side, full)
	if err != nil {
		return nil, err
	}
	return encode(picture)
}

func drawIcon(side int, full bool) (image.Image, error) {
	svg, err := IconSource(full)
	if err != nil {
		return nil, err
	}
	d, err := vector.Parse(svg)
	if err != nil {
		return nil, err
	}
	return d.Render(float64(side) / iconSide), nil
}

func encode(picture image.Image) ([]byte, error) {
	var file bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	err := encoder.Encode(&file, picture)
	return file.Bytes(), err
}

// reducePalette returns a picture with 256 colours: those close to each other become the most frequent of them, and the
// nearest stands for every other. It takes a third of the bytes, and a drawing of few colours keeps its edges and glow.
func reducePalette(picture image.Image) *image.Paletted {
	const size, step = 256, 4 // colours within a step are close
	type group struct {
		best         color.NRGBA
		most, pixels int // of the best, of all
	}
	area := picture.Bounds()
	count := map[color.NRGBA]int{}
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			count[color.NRGBAModel.Convert(picture.At(x, y)).(color.NRGBA)]++
		}
	}
	byNumber := func(a, b color.NRGBA) int {
		return cmp.Or(cmp.Compare(a.R, b.R), cmp.Compare(a.G, b.G), cmp.Compare(a.B, b.B), cmp.Compare(a.A, b.A))
	}
	groups := map[color.NRGBA]*group{}
	for _, c := range slices.SortedFunc(maps.Keys(count), byNumber) {
		key := color.NRGBA{R: c.R / step, G: c.G / step, B: c.B / step, A: c.A / step}
		if groups[key] == nil {
			groups[key] = &group{}
		}
		g := groups[key]
		if g.pixels += count[c]; count[c] > g.most {
			g.best, g.most = c, count[c]
		}
	}
	list := slices.SortedFunc(maps.Values(groups), func(a, b *group) int {
		return cmp.Or(b.pixels-a.pixels, byNumber(a.best, b.best))
	})
	var palette color.Palette
	for _, g := range list[:min(len(list), size)] {
		palette = append(palette, g.best)
	}
	few := image.NewPaletted(area, palette)
	draw.Draw(few, area, picture, area.Min, draw.Src)
	return few
}
