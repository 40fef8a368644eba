package forhonor

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/field"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// overlay is something that covers the battlefield. Those that are Opaque come and go with the match; those that are
// Modal are opened and closed by whoever looks, and lie over the table's own things too.
type overlay interface {
	widget.Overlay
	Tree() *widget.Tree

	update(b *Board)                                     // takes over what the board shows now
	ground(b *Board) widget.Widget                       // what is seen of the battlefield, and what lies beside the overlay
	view() widget.Widget                                 // the overlay itself
	say(b *Board) (text string, ok bool)                 // what is told in a sentence; false leaves that to the board
	touch(b *Board, p rules.Part) bool                   // answers a touch without choosing anything
	choose(b *Board)                                     // lets go what cannot be chosen any more
	compose(b *Board, p rules.Part) ([]rules.Part, bool) // the parts of what is picked, when it is committed
	suggest(b *Board, parts []rules.Part)                // picks what a hint points at
}

// reading is what overlays have in common on which nothing is chosen.
type reading struct{}

func (reading) choose(*Board)                                   {}
func (reading) compose(*Board, rules.Part) ([]rules.Part, bool) { return nil, false }
func (reading) suggest(*Board, []rules.Part)                    {}

// onePick is a card that is chosen in secret: a touch picks it, and another one or the main button commits it.
type onePick struct{ picked rules.Part } // the zero Part for none

// Back implements [widget.Overlay]: the card is let go.
func (o *onePick) Back() bool {
	had := o.picked != rules.Part{}
	o.picked = rules.Part{}
	return had
}

func (o *onePick) touch(b *Board, p rules.Part) bool {
	if b.touchCommon(p) {
		return true
	}
	if p.Kind != rules.PartCard || !b.choosingOver() || !b.canPick(p) || o.picked == p {
		return false
	}
	o.picked = p
	return true
}

func (o *onePick) choose(b *Board) {
	if !b.canPick(o.picked) {
		o.picked = rules.Part{}
	}
}

func (o *onePick) compose(b *Board, p rules.Part) ([]rules.Part, bool) {
	commit, picks := p == button(buttonCommit), o.picked != rules.Part{}
	if b.choosingOver() && picks && (commit || p == o.picked) {
		return []rules.Part{o.picked}, true
	}
	return nil, commit && b.choosingOver()
}

func (o *onePick) suggest(_ *Board, parts []rules.Part) {
	o.picked = rules.Part{}
	for _, p := range parts {
		if p.Kind == rules.PartCard {
			o.picked = p
		}
	}
}

// top returns the overlay on top as it is now, nil for none.
func (b *Board) top() overlay {
	o, ok := b.overlays.Top().(overlay)
	if !ok || b.state == nil {
		return nil
	}
	o.update(b)
	return o
}

// cover lays an overlay of the match over the battlefield in the place of another, below what whoever looks has opened;
// nil takes the other away.
func (b *Board) cover(o overlay) {
	top := b.overlays.Top()
	b.overlays = widget.Overlays{}
	if o != nil {
		b.overlays.Push(o)
	}
	if top != nil && top.Cover() == widget.Modal {
		b.overlays.Push(top)
	}
}

// visibleOverlays returns the overlays that are seen as they are now, the lowest first.
func (b *Board) visibleOverlays() (list []overlay) {
	seen, _ := b.overlays.Visible()
	for _, o := range seen {
		o := o.(overlay)
		o.update(b)
		list = append(list, o)
	}
	return list
}

// env is what trees of the board depend on beside their models.
func (b *Board) env() widget.Env {
	return widget.Env{TextScale: b.view.Reading(), LeftHanded: b.house.Settings.LeftHanded && !b.watched}
}

// Tree implements table.Board: overlays have trees of their own, of which those that are seen are parts of it.
func (b *Board) Tree() *widget.Tree {
	var seen []*widget.Tree
	if b.state != nil {
		for _, o := range b.visibleOverlays() {
			seen = append(seen, o.Tree())
		}
	}
	battle := battleModel{}
	if b.state != nil {
		battle = b.battleModel(noSheet) // events change it while they are shown
	}
	if !slices.Equal(seen, b.over.seen) || battle != b.over.battle {
		b.over.seen, b.over.battle = seen, battle
		b.scene.Change()
	}
	return b.scene.Tree()
}

// build makes the tree: what is drawn, what can be pointed at, and the places of the table. Overlays that are closed by
// whoever looks lie over all of it.
func (b *Board) build() widget.Widget {
	furniture := widget.Stack{widget.Slot{Name: table.SlotSights, Of: b.sights()}, widget.Slot{Name: table.SlotFurniture}}
	if b.state == nil {
		return widget.Stack{paint(b.drawBackdrop), b.inSafe(b.sitting(noSheet).arrange()), furniture}
	}
	seen := b.visibleOverlays()
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
		paint(b.drawField), b.squares(), b.inSafe(b.battle()), paint(b.drawLabels), widget.Memo("camera", b.cameraModel(), buildCamera),
		widget.Positioned{Rect: b.layout.orders, Child: widget.Memo("orders", b.ordersView(), buildOrders)},
	}
}

// quietField is the battlefield without a word.
func (b *Board) quietField() widget.Widget {
	return paint(func(c *canvas.Canvas) { field.Draw(c.Clipped(b.window()), b.state, b.chart) })
}

// beside is what lies beside a sheet: the places that it leaves to the table, and the heroes for whom there is room.
func (b *Board) beside(kind sheetKind) widget.Widget {
	return b.inSafe(widget.Memo("beside", b.battleModel(kind), b.buildBeside))
}

func (b *Board) buildBeside(m battleModel) widget.Widget {
	list := things{}
	for camp := range m.cards {
		for k := range m.cards[camp] {
			list[slotCard(game.Camp(camp), k)] = b.cardLook(m.cards[camp][k])
		}
	}
	m.things = &list
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

// shownAtRest is the state of controls that the table's page serves.
func shownAtRest(*ui.Control) ui.Shown { return ui.Shown{} }

// touchCommon answers the touches that all overlays of the match have in common: sheets are opened, and what waits to be
// confirmed stays as it is.
func (b *Board) touchCommon(p rules.Part) bool {
	if h, ok := cardHero(p, buttonSheet); ok {
		b.openSheet(h)
		return true
	}
	return b.pending()
}
