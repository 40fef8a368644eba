package forhonor

import "engawa/scenes/canvas"

// drawBreaking draws the banner of broken camps.
func (b *Board) drawBreaking(*canvas.Canvas) {}
