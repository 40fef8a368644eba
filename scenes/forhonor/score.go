package forhonor

import (
	"engawa/scenes/canvas"
	"engawa/scenes/ui"
)

// drawScore draws the score of both camps, the zones that they hold and the initiative cards.
func (b *Board) drawScore(c *canvas.Canvas) { ui.DrawPaper(c, ui.Panel(), b.layout.score) }
