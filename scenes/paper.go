package scenes

import (
	"image"

	"engawa/sprites/scenery"
)

// paperGrain is the grain of the paper that lies over everything.
func paperGrain() *image.RGBA { return scenery.PaperGrain(grainOpacity) }
