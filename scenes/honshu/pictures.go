package honshu

import (
	"image"

	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/scenery"
	"engawa/sprites/vector"
)

// mats is the ground of the table.
func mats(w, h int, scale float64) *image.RGBA {
	return scenery.Tatami(scenery.Size{W: w, H: h, Scale: scale})
}

type anchorKey struct {
	sides          [2]bool
	showsBothSides bool
}

// anchorPicture marks a free square, 64 units wide, to which a card can be brought: its dashed outline; where both sides
// are shown, with an upper half for over and a lower one for under.
func anchorPicture(sides [2]bool, both bool) canvas.Picture {
	const r = 25.0
	return canvas.Picture{Key: anchorKey{sides, both}, Box: geom.R(-r-2, -r-2, 2*r+4, 2*r+4), Paint: func(c *vector.Canvas) {
		place := vector.RoundRect(-r, -r, 2*r, 2*r, 5)
		c.Fill(place, vector.Solid(sprites.Paper2.Alpha(0.4)))
		if both {
			if sides[sideOver] {
				c.Fill(vector.Rect(-r, -r, 2*r, r), vector.Solid(sprites.Shu.Alpha(0.6)))
			}
			if sides[sideUnder] {
				c.Fill(vector.Rect(-r, 0, 2*r, r), vector.Solid(sprites.Ai2.Alpha(0.6)))
			}
		}
		c.Stroke(place, vector.Stroke{Width: 2, Dash: []float64{7, 5}}, vector.Solid(sprites.Ink.Alpha(0.6)))
	}}
}

type cornerAnchorKey struct {
	sides          [2]bool
	showsBothSides bool
}

// cornerAnchorPicture marks a square of the land to which a card can be brought, in its lower right corner at the
// origin, so that what is built there is seen: a notch of faint ink, which is no part of the card that is laid; where
// both sides are shown, the upper half for over, the lower for under.
func cornerAnchorPicture(sides [2]bool, both bool) canvas.Picture {
	const reach, inset, faint = 13.0, 2.0, 0.45
	return canvas.Picture{Key: cornerAnchorKey{sides, both}, Box: geom.R(-reach-2, -reach-2, reach+2, reach+2), Paint: func(c *vector.Canvas) {
		far, near := vector.Point{X: -inset, Y: -inset}, -reach
		top, foot := vector.Point{X: -inset, Y: near}, vector.Point{X: near, Y: -inset}
		middle := vector.Point{X: (top.X + foot.X) / 2, Y: (top.Y + foot.Y) / 2}
		if !both {
			c.Fill(vector.Polygon(top, far, foot), vector.Solid(sprites.Ink.Alpha(faint)))
			return
		}
		if sides[sideOver] {
			c.Fill(vector.Polygon(top, far, middle), vector.Solid(sprites.Shu))
		}
		if sides[sideUnder] {
			c.Fill(vector.Polygon(middle, far, foot), vector.Solid(sprites.Ai2))
		}
		c.Stroke(vector.Line(top.X, top.Y, foot.X, foot.Y), vector.Stroke{Width: 1.6}, vector.Solid(sprites.Paper2))
	}}
}

// drawCategory draws the picture of a category in r: the square that it counts, or what the scoring card rewards, 0 for none.
func drawCategory(c *canvas.Canvas, cat game.Category, goal int, r geom.Rect) {
	switch cat {
	case game.CategoryForest:
		honshuart.DrawKind(c, game.Forest, r)
	case game.CategoryTown:
		honshuart.DrawKind(c, game.Town, r)
	case game.CategoryLake:
		honshuart.DrawKind(c, game.Lake, r)
	case game.CategoryFactory:
		honshuart.DrawKind(c, game.Factory(game.Grey, 3), r)
	case game.CategoryFields:
		honshuart.DrawKind(c, game.Field, r)
	case game.CategoryCard:
		if goal > 0 {
			honshuart.DrawBonus(c, goal, r)
			return
		}
		ui.DrawIcon(c, "star", r.Centre(), r.H*0.9, sprites.Ink)
	default:
		ui.DrawSprite(c, "ui/blossom", r.Centre(), r.H, canvas.Look{})
	}
}
