package wasm

import (
	"bytes"
	"fmt"
	"image/png"
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

// iconFiles returns the pictures as PNG files, by name. They are drawn once and not to be changed.
var iconFiles = sync.OnceValues(func() (map[string][]byte, error) {
	files := map[string][]byte{}
	for _, i := range icons() {
		file, err := Icon(i.side, i.full)
		if err != nil {
			return nil, fmt.Errorf("drawing %s: %w", i.name, err)
		}
		files[i.name] = file
	}
	return files, nil
})

// Icon draws the lantern as a square PNG file with a side of so many pixels. In a full one the ground reaches every edge
// and the lantern keeps within four fifths.
func Icon(side int, full bool) ([]byte, error) {
	svg, err := IconSource(full)
	if err != nil {
		return nil, err
	}
	d, err := vector.Parse(svg)
	if err != nil {
		return nil, err
	}
	var file bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(&file, d.Render(float64(side)/iconSide)); err != nil {
		return nil, err
	}
	return file.Bytes(), nil
}
