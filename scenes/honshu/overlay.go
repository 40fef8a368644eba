package honshu

import (
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// overlay is something that lies on the table: the cards of hand and middle, the land on which a card is laid, the final
// count, or a panel over everything. The top one of a stack answers.
type overlay interface {
	content(b *Board, place string) widget.Widget // what it has in a place of the table; nil for nothing
	buildTop(b *Board) widget.Widget              // what it lays over all of the table; nil for nothing
	covers() widget.Cover                         // what becomes of the table below it
	narrate(b *Board) []string                    // what is to be seen, for screen readers
	message(b *Board) string                      // the sentence of the moment; "" for none

	press(b *Board, p rules.Part) bool                   // answers a press without anything being chosen
	compose(b *Board, p rules.Part) ([]rules.Part, bool) // the parts of what is picked, when a press commits it
	suggest(b *Board, parts []rules.Part) bool           // picks what a hint points at; false leaves that to what lies below
	goBack(b *Board) bool                                // lets go or folds something of it, or takes it away

	arrange(b *Board)            // takes over the room
	staysDuringEvents() bool     // remains while an event is shown
	tick(b *Board) (moving bool) // advances what moves by itself
	carrier
}

// carrier is what an overlay does with something that is moved by hand; see [table.Carrier].
type carrier interface {
	grab(b *Board, p rules.Part, at geom.Point) bool
	drag(b *Board, at geom.Point)
	drop(b *Board, kept bool)
	turn(b *Board, steps int, over bool) bool
	nudge(b *Board, p rules.Part, dx, dy int) bool
	zoom(b *Board, at geom.Point, factor float64) bool
}

// stackLevel is how high an overlay lies on the table. There is one of a level at most.
type stackLevel uint8

// The levels, from the lowest.
const (
	handLevel stackLevel = iota
	placementLevel
	countLevel
	panelLevel
	numLevels
)

// top returns the overlay that answers.
func (b *Board) top() overlay {
	for n := numLevels - 1; n > handLevel; n-- {
		if o := b.overlays[n]; o != nil {
			return o
		}
	}
	return &b.hand
}

// lay puts an overlay on its level in the place of another; nil takes that away.
func (b *Board) lay(at stackLevel, o overlay) {
	b.overlays[at] = o
	b.scene.Change()
}

// open lays a panel over the table; nil takes the one that lies there away.
func (b *Board) open(o overlay) { b.lay(panelLevel, o) }

// fixedOverlay is what overlays have in common of which nothing can be moved by hand.
type fixedOverlay struct{}

func (fixedOverlay) grab(*Board, rules.Part, geom.Point) bool { return false }
func (fixedOverlay) drag(*Board, geom.Point)                  {}
func (fixedOverlay) drop(*Board, bool)                        {}
func (fixedOverlay) turn(*Board, int, bool) bool              { return false }
func (fixedOverlay) nudge(*Board, rules.Part, int, int) bool  { return false }
func (fixedOverlay) zoom(*Board, geom.Point, float64) bool    { return false }
func (fixedOverlay) arrange(*Board)                           {}
func (fixedOverlay) tick(*Board) bool                         { return false }

// panel is what overlays have in common that are opened and closed by the viewer, and on which nothing is chosen.
type panel struct{ fixedOverlay }

func (panel) content(*Board, string) widget.Widget            { return nil }
func (panel) covers() widget.Cover                            { return widget.Modal }
func (panel) message(*Board) string                           { return "" }
func (panel) compose(*Board, rules.Part) ([]rules.Part, bool) { return nil, false }
func (panel) suggest(*Board, []rules.Part) bool               { return false }
func (panel) staysDuringEvents() bool                         { return true }
func (panel) goBack(b *Board) bool                            { b.open(nil); return true }

// modalPanel lays something in a place of the room, over the darkened table.
func (b *Board) modalPanel(slot string, child widget.Widget) widget.Widget {
	return widget.Stack{
		widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { c.Fill(r, sprites.Night.Alpha(0.5)) }},
		widget.Positioned{Rect: b.room(slot), Child: child},
	}
}

// panelHeadHeight is how high the head of a panel is.
const panelHeadHeight = minPress

// panelHead is the title of a panel and the button that closes it.
func panelHead(words *lang.Catalog, title lang.Key, shut int) widget.Widget {
	close := widget.IconButton{Control: control(shut, overLayer, words.T(lang.Close)), Icon: "close"}
	return widget.Row(8, widget.Grow(widget.Line(words.T(title), ui.Heading(24), sprites.Ink).Scalable().Elided()), widget.Fixed(minPress, close))
}

// panelButton is the button at the foot of a panel.
func panelButton(n int, icon, text string) widget.Widget {
	return widget.Button{Control: control(n, overLayer, text), Icon: icon}
}
