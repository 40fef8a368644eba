package scenes

import (
	"image"

	"engawa/sprites/scenery"
)

// tooth is the grain of the paper that lies over everything.
func tooth() *image.RGBA { return scenery.Tooth(toothOpacity) }
