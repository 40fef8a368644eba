package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// things are what is seen beside the battlefield, by the names of their places.
func (b *Board) things() map[string]widget.Widget {
	words, facts := b.words(), b.scoreFacts()
	camera := lang.ForhonorWhole
	if !b.zoomed() {
		camera = lang.ForhonorNear
	}
	list := map[string]widget.Widget{
		slotScore:  thing(button(buttonScore), facts.spoken(), cellLayer, b.drawScore),
		slotThreat: thing(button(buttonThreat), words.T(lang.ForhonorThreat), buttonLayer, b.drawThreatSwitch),
		slotWhole:  thing(button(buttonWhole), words.T(camera), buttonLayer, b.drawCameraSwitch),
		slotOrders: widget.Paint{Draw: func(c *canvas.Canvas, _ geom.Rect) { b.drawOrders(c) }},
	}
	for camp := range game.Camp(game.NumCamps) {
		for k := range b.shown.figures[camp] {
			list[slotCard(camp, k)] = b.heroCard(&b.shown.figures[camp][k], camp)
		}
	}
	return list
}

// thing stands for a part of the board, and is drawn in its place.
func thing(p rules.Part, name string, layer int, draw func(c *canvas.Canvas, r geom.Rect)) widget.Widget {
	w := table.Part(p, name, widget.Reactive{Draw: func(c *canvas.Canvas, r geom.Rect, s ui.Shown) {
		draw(c, r)
		if s.Focus {
			ui.DrawFocus(c, r.Inset(5), ui.Radius)
		}
	}})
	w.OwnFocus, w.Layer = true, layer
	return w
}

// battle is the tree of the places of the battlefield, with what is seen on them.
func (b *Board) battle() widget.Widget {
	s := b.sitting(noSheet)
	s.things = b.things()
	return s.arrange()
}
