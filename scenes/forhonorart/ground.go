package forhonorart

import (
	"image"
	"math"
	"sync"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	forhonorsprites "engawa/sprites/forhonor"
)

// unit is the side of a square in the units of drawings.
const unit = forhonorsprites.FieldSide

// maxGround is how many pixels a square of the ground is painted large; beyond that it is stretched, as sand and grass
// have nothing finer to show.
const maxGround = 64.0

type groundKey struct{ upright bool }

// groundPicture is the ground about its middle.
func groundPicture(upright bool) canvas.Picture {
	lie := Landscape
	if upright {
		lie = Upright
	}
	wide, high := lie.Size()
	w, h := float64(wide)*unit, float64(high)*unit
	return canvas.Picture{Key: groundKey{upright}, Box: geom.R(-w/2, -h/2, w, h), Render: func(scale float64) *image.RGBA {
		return forhonorsprites.Battlefield(forhonorsprites.BattlefieldSpec{Side: unit, Upright: upright}, scale).Image
	}}
}

// DrawGround draws the ground with its lanes and the rope along the median.
func DrawGround(c *canvas.Canvas, chart Chart) {
	look := canvas.Look{Size: min(chart.Side, maxGround/c.Scale()) / unit}
	stretch := chart.Side / unit / look.Size
	look.Stretch = geom.Pt(stretch, stretch)
	if chart.Orientation == UpsideDown {
		look.Turn = math.Pi
	}
	c.Draw(groundPicture(chart.Orientation != Landscape), chart.Board().Centre(), look)
}

type wallKey struct{ wall forhonorsprites.Wall }

// walls are the squares at both ends of each wall.
var walls = [4][2]string{{"D3", "D7"}, {"K3", "K7"}, {"D12", "D16"}, {"K12", "K16"}}

// DrawWalls draws the four walls over the squares that are none.
func DrawWalls(c *canvas.Canvas, chart Chart) {
	wall := forhonorsprites.Wall{Upright: chart.Orientation != Landscape}
	picture := canvas.Picture{Key: wallKey{wall}, Box: canvas.RectOf(wall.Box()), Paint: wall.Draw}
	for _, r := range WallPlaces(chart) {
		c.Draw(picture, geom.Pt(r.X, r.Y), canvas.Look{Size: chart.Side / unit})
	}
}

// WallPlaces returns where the four walls lie.
func WallPlaces(chart Chart) (places [len(walls)]geom.Rect) {
	for k, ends := range walls {
		from, _ := game.ParseSquare(ends[0])
		to, _ := game.ParseSquare(ends[1])
		places[k] = chart.Around(from, to)
	}
	return places
}

// flagShare is the size of a flag in a zone.
const flagShare = 0.52

// DrawZones draws the precincts of both zones.
func DrawZones(c *canvas.Canvas, chart Chart) {
	for z := range game.Zone(game.ZoneCentre) {
		r := chart.Around(ZoneSquares(z)...)
		c.Draw(canvas.Sprite(forhonorsprites.Precinct{Camp: forhonorsprites.Camp(z)}), geom.Pt(r.X, r.Y), canvas.Look{Size: chart.Side / unit})
	}
}

// DrawFlags draws in each zone the flag of the camp that holds its card, at the corner.
func DrawFlags(c *canvas.Canvas, chart Chart, holders [game.NumZones]int8) {
	for z := range game.Zone(game.ZoneCentre) {
		if r := FlagPlace(chart, z); holders[z] != Nobody && chart.Side >= SpotsBelow {
			DrawFlag(c, game.Camp(holders[z]), geom.Pt(r.X+chart.Side*0.16, r.Y+chart.Side*0.88), flagShare*chart.Side/unit)
		}
	}
}

// FlagPlace returns the square, at the corner of a zone, in which the flag of the camp is that holds it.
func FlagPlace(chart Chart, z game.Zone) geom.Rect {
	r := chart.Around(ZoneSquares(z)...)
	return geom.R(r.X, r.Y, chart.Side, chart.Side)
}

// DrawFlag draws the flag of a camp with the foot of its pole at the point, at so many logical units a unit of the
// drawing.
func DrawFlag(c *canvas.Canvas, camp game.Camp, at geom.Point, size float64) {
	c.Draw(canvas.Sprite(forhonorsprites.ZoneFlag{Camp: forhonorsprites.Camp(camp)}), at, canvas.Look{Size: size})
}

// zones are the squares of the zones, which are listed when they are first asked for: nothing of a game runs when the
// program starts.
var zones struct {
	once    sync.Once
	squares [game.NumZones][]game.Square
}

// ZoneSquares returns the squares of a zone, which are not to be changed; none for the centre.
func ZoneSquares(z game.Zone) []game.Square {
	zones.once.Do(func() {
		for q := range game.Square(game.NumSquares) {
			if z, ok := q.Zone(); ok {
				zones.squares[z] = append(zones.squares[z], q)
			}
		}
	})
	return zones.squares[z]
}
