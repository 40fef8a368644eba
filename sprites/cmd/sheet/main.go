// Command sheet draws contact sheets of everything in the catalogue, for eyes
// that compare: go run ./sprites/cmd/sheet [-size 96] [-only icons/] out.png.
// It shows the drawings, or with -yokai the pieces on both sides in both skins,
// or with -pyramids the stars and ships of Homeworlds, or with -worlds what lies
// about them, or with -honshu the squares, cubes and cards of Honshū, or with
// -forhonor the heroes, marks and cards of For Honor, or with -faces those of
// computer players.
package main

import (
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"strings"

	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/vector"
	yokaisprites "engawa/sprites/yokai"
)

func main() {
	size := flag.Int("size", 96, "side of a cell in pixels")
	columns := flag.Int("columns", 10, "cells in a row")
	only := flag.String("only", "", "show only drawings whose name begins so")
	ofYokai := flag.Bool("yokai", false, "show the pieces instead of the drawings")
	stars := flag.Bool("pyramids", false, "show the pyramids instead of the drawings")
	discs := flag.Bool("worlds", false, "show worlds, links and cards instead of the drawings")
	lands := flag.Bool("honshu", false, "show the squares, cubes and cards of Honshū instead of the drawings")
	war := flag.Bool("forhonor", false, "show the heroes, marks and cards of For Honor instead of the drawings")
	cast := flag.Bool("faces", false, "show the faces of computer players in all moods instead of the drawings")
	flag.Parse()
	if flag.NArg() != 1 || *size < 8 || *columns < 1 {
		fmt.Fprintln(os.Stderr, "sheet: expected one file to write, for example out.png")
		os.Exit(2)
	}
	img, err := picture(*ofYokai, *stars, *discs, *lands, *war, *cast, *only, *size, *columns)
	if err == nil {
		err = save(flag.Arg(0), img)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "sheet:", err)
		os.Exit(1)
	}
}

// picture draws the chosen sheet.
func picture(showPieces, stars, discs, lands, war, cast bool, only string, size, columns int) (*image.RGBA, error) {
	switch {
	case stars:
		return pyramids()
	case discs:
		return worlds()
	case lands:
		return honshu()
	case war:
		return forHonor()
	case cast:
		return lay(faces(size), size, int(sprites.Sad+1)*2), nil
	}
	cells, err := drawings(only, size)
	if showPieces {
		cells, err = pieces(float64(size) / yokaisprites.PieceBox().H)
	}
	if err != nil {
		return nil, err
	}
	return lay(cells, size, columns), nil
}

// drawings renders each chosen drawing so that its longer side fills a cell.
func drawings(prefix string, size int) ([]*image.RGBA, error) {
	var cells []*image.RGBA
	for _, catalogue := range []sprites.Catalogue{sprites.Drawings(), yokaisprites.Drawings(), forhonorsprites.Drawings()} {
		for _, name := range catalogue.Names() {
			if !strings.HasPrefix(name, prefix) {
				continue
			}
			d, err := catalogue.Drawing(name)
			if err != nil {
				return nil, err
			}
			_, _, w, h := d.Box()
			cells = append(cells, d.Ink(sprites.Ink).Render(float64(size-8)/max(w, h)))
		}
	}
	return cells, nil
}

// faces renders every face in all moods.
func faces(size int) (cells []*image.RGBA) {
	box := sprites.FaceBox()
	for f := sprites.Face(1); f <= sprites.LastFace; f++ {
		for mood := sprites.Calm; mood <= sprites.Sad; mood++ {
			c := vector.NewCanvas(size-8, size-8)
			c.Scale(float64(size-8)/box.W, float64(size-8)/box.H)
			c.Translate(-box.X, -box.Y)
			f.Draw(c, mood, sprites.Ai)
			cells = append(cells, c.Image())
		}
	}
	return cells
}

// pieces renders every piece with its shadow, and the hollow it leaves.
func pieces(scale float64) ([]*image.RGBA, error) {
	var cells []*image.RGBA
	for _, skin := range []yokaisprites.Skin{yokaisprites.Forest, yokaisprites.Dobutsu} {
		for _, side := range []yokaisprites.Side{yokaisprites.Yours, yokaisprites.Theirs} {
			for kind := yokaisprites.Koro; kind <= yokaisprites.Samurai; kind++ {
				k := yokaisprites.Piece{Kind: kind, Side: side, Skin: skin, IsSecond: side == yokaisprites.Theirs}
				face, err := k.Render(scale)
				if err != nil {
					return nil, err
				}
				hollow, err := k.RenderHollow(scale)
				if err != nil {
					return nil, err
				}
				cell := image.NewRGBA(face.Bounds())
				shadow := k.Shadow(scale, 0)
				draw.Draw(cell, shadow.Bounds(), shadow, shadow.Bounds().Min, draw.Over)
				draw.Draw(cell, cell.Bounds(), face, image.Point{}, draw.Over)
				cells = append(cells, cell, hollow)
			}
		}
	}
	return cells, nil
}

// lay sets the cells out in rows on a board-coloured ground.
func lay(cells []*image.RGBA, size, columns int) *image.RGBA {
	rows := (len(cells) + columns - 1) / columns
	c := vector.NewCanvas(columns*size, rows*size)
	c.Fill(vector.Rect(0, 0, float64(columns*size), float64(rows*size)), vector.Solid(sprites.Wood2))
	for i, cell := range cells {
		b := cell.Bounds()
		x, y := i%columns*size+(size-b.Dx())/2, i/columns*size+(size-b.Dy())/2
		c.DrawImage(cell, x, y, vector.Layer{Opacity: 1})
	}
	return c.Image()
}

func save(path string, img image.Image) error {
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := png.Encode(file, img); err != nil {
		file.Close()
		return err
	}
	return file.Close()
}
