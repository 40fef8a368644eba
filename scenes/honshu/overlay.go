package honshu

import (
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// overlay is something that lies over the table: a land looked at closely, a sheet, or the final count.
type overlay interface {
	build(b *Board) widget.Widget // its tree, in all of the room
	press(b *Board, p rules.Part) // answers a press; one that is none of its own takes it away
	narrate(b *Board) []string    // what is to be seen, for whoever does not see it
	sentence(b *Board) string     // of the moment; "" for none
}

// sheet is what overlays have in common that are opened and closed by whoever looks.
type sheet struct{}

func (sheet) sentence(*Board) string { return "" }

// open lays a sheet over the table; nil takes the one that lies there away.
func (b *Board) open(o overlay) {
	b.opened = o
	b.scene.Change()
}

// over returns what lies over the table, nil for nothing.
func (b *Board) over() overlay {
	switch {
	case b.opened != nil:
		return b.opened
	case b.hand.count.running():
		return &b.hand.count
	}
	return nil
}

// veiled lays something in a place of the room over a veil, which all of the table lies under.
func (b *Board) veiled(slot string, child widget.Widget) widget.Widget {
	return widget.Stack{
		widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { c.Fill(r, sprites.Night.Alpha(0.5)) }},
		widget.Positioned{Rect: b.room(slot), Child: child},
	}
}

// sheetTitle is the title of a sheet.
func sheetTitle(text string) *widget.Text {
	return widget.Line(text, ui.Heading(24), sprites.Ink).Scalable().Elided()
}

// sheetButton is a button at the foot of a sheet.
func sheetButton(n int, icon, text string) widget.Widget {
	return widget.Button{Control: control(n, overLayer, text), Icon: icon, Group: "sheet"}
}
