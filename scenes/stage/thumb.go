package stage

import (
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
)

// Glimpse is what may be seen of a match from outside.
type Glimpse struct {
	State rules.State // as everybody may see it, a View of rules.Public
	Below rules.Seat  // the seat whose side is near
	Skin  lang.Skin   // the look of the match
}

// Thumb draws a little picture of a match in r. Games may supply one; a match without one is shown without.
type Thumb func(c *canvas.Canvas, g Glimpse, r geom.Rect)
