package forhonor

import "engawa/scenes/canvas"

// drawOrders draws what can be ordered now.
func (b *Board) drawOrders(*canvas.Canvas) {}
