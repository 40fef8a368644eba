package forhonor

import (
	"slices"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// env is what trees of the board depend on beside their models.
func (b *Board) env() widget.Env {
	return widget.Env{TextScale: b.view.TextScale(), LeftHanded: b.services.Settings.LeftHanded && !b.isWatched}
}

// Tree implements table.Board: overlays have trees of their own, of which those that are seen are parts of it.
func (b *Board) Tree() *widget.Tree {
	var seen []*widget.Tree
	battle := battleModel{}
	if b.state != nil {
		b.overlayState.visible = b.visibleOverlays()
		for _, o := range b.overlayState.visible {
			seen = append(seen, o.Tree())
		}
		battle = b.battleModel(noPanel) // events change it while they are shown
	}
	if !slices.Equal(seen, b.overlayState.overlayTrees) || battle != b.overlayState.battle {
		b.overlayState.overlayTrees, b.overlayState.battle = seen, battle
		b.scene.Change()
	}
	return b.scene.Tree()
}

// build makes the tree: what is drawn, what can be pointed at, and the places of the table. Overlays that are closed by
// the player lie over all of it.
func (b *Board) build() widget.Widget {
	furniture := widget.Slot{Name: table.SlotFurniture}
	if b.state == nil {
		return widget.Stack{paint(b.drawBackdrop), b.inSafe(b.sitting(noPanel).arrange()), furniture}
	}
	seen := b.overlayState.visible
	if len(seen) == 0 {
		return widget.Stack{paint(b.drawBackdrop), b.field(), furniture, paint(b.drawCaptains)}
	}
	below, above := widget.Stack{paint(b.drawBackdrop), seen[0].ground(b)}, widget.Stack{}
	for k, o := range seen {
		view := o.view()
		if k < len(seen)-1 {
			view = widget.Inert{Child: view}
		}
		if o.Cover() == widget.Modal {
			above = append(above, view)
		} else {
			below = append(below, view)
		}
	}
	return append(append(below, furniture), above...)
}

// field is the battlefield with what lies beside it and over its edges.
func (b *Board) field() widget.Widget {
	return widget.Stack{
		paint(b.drawField), b.squares(), b.inSafe(b.battle()), paint(b.drawOverview), widget.Memo("camera", b.cameraModel(), buildCamera),
		widget.Positioned{Rect: b.layout.orders, Child: widget.Memo("orders", b.ordersView(), buildOrders)},
	}
}

// silentField is the battlefield without a word.
func (b *Board) silentField() widget.Widget {
	return paint(func(c *canvas.Canvas) { forhonorart.Draw(c.Clipped(b.window()), b.state, b.chart) })
}

// buildBesidePanel is what lies beside a panel: the places that it leaves to the table, and the heroes for whom there is room.
func (b *Board) buildBesidePanel(kind panelKind) widget.Widget {
	return b.inSafe(widget.Memo("beside", b.battleModel(kind), b.buildBeside))
}

func (b *Board) buildBeside(m battleModel) widget.Widget {
	list := placeWidgets{}
	for camp := range m.cards {
		for k := range m.cards[camp] {
			list[slotCard(game.Camp(camp), k)] = b.cardLook(m.cards[camp][k])
		}
	}
	m.placeWidgets = &list
	return m.arrange()
}

// inSafe puts a widget where nothing of the screen is hidden.
func (b *Board) inSafe(w widget.Widget) widget.Widget {
	return widget.Positioned{Rect: b.view.Safe, Child: w}
}

// paint draws something that finds its own place.
func paint(draw func(c *canvas.Canvas)) widget.Widget {
	return widget.Paint{Draw: func(c *canvas.Canvas, _ geom.Rect) { draw(c) }}
}
