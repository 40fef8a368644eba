package honshu

import (
	"image/color"
	"slices"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// frame is the line around a card that says what can be done with it.
type frame uint8

const (
	noFrame       frame = iota
	hollowFrame         // a card will lie here
	previewFrame        // the picked card would lie here
	selectedFrame       // has been picked
	openFrame           // can be chosen
	hintFrame           // a good choice
	refusedFrame        // in the way of what was asked for
	pairFrame           // the ground of a pair
	goodFrame           // a good that has been chosen
	giverFrame          // a square that gives its cube
)

// frameOf returns the frame of a card.
func (b *Board) frameOf(t *cardSprite) frame {
	if t.card == game.NoCard {
		return noFrame
	}
	if kind, ok := b.comparison.framesBetter(t.card); ok {
		return kind
	}
	if slices.Contains(b.marks.Parts, cardPart(t.card)) {
		switch b.marks.Kind {
		case table.MarkRefused:
			return refusedFrame
		default:
			return hintFrame
		}
	}
	if b.choice.State == nil || t.spot.zone != handZone && b.choosesPair() { // a pair has one frame around both cards
		return noFrame
	}
	if t.card == b.hand.selection.card {
		return selectedFrame
	}
	if t.spot.zone != handZone && b.services.Settings.Marks && slices.Contains(b.choosable(), t.card) && !b.wantsOne() {
		return openFrame
	}
	return noFrame
}

// choosesPair reports whether pairs are chosen now, not single cards.
func (b *Board) choosesPair() bool { return b.state.Phase() == game.PhaseChoose }

// wantsOne reports whether a lesson asks for certain cards or for a pair: the others that could be chosen have no frame,
// which would be the stronger one.
func (b *Board) wantsOne() bool {
	return b.marks.Kind == table.MarkLesson && slices.ContainsFunc(b.marks.Parts, func(p rules.Part) bool {
		return p == button(int(game.ButtonPair1)) || p == button(int(game.ButtonPair2)) ||
			slices.ContainsFunc(b.choosable(), func(c game.Card) bool { return p == cardPart(c) })
	})
}

type frameKey struct {
	kind frame
	w, h float64
}

// framePicture is a frame about a card of w by h, whose upper left corner lies at the origin.
func framePicture(kind frame, w, h float64) canvas.Picture {
	return canvas.Picture{Key: frameKey{kind, w, h}, Box: geom.R(-9, -9, w+18, h+18), Paint: func(v *vector.Canvas) {
		around := func(out, width float64, col color.Color, dash []float64) {
			v.Stroke(vector.RoundRect(-out, -out, w+2*out, h+2*out, 6+out), vector.Stroke{Width: width, Dash: dash}, vector.Solid(col))
		}
		switch kind {
		case hollowFrame:
			v.Fill(vector.RoundRect(0, 0, w, h, 6), vector.Solid(sprites.Ink.Alpha(0.06)))
			around(0, 1.6, sprites.Ink.Alpha(0.45), []float64{7, 5})
		case previewFrame:
			around(0, 3, sprites.Shu, []float64{8, 5})
		case selectedFrame:
			around(4, 5.5, sprites.Ink, nil)
			around(4, 3.4, sprites.Shu, nil)
		case openFrame:
			around(3, 4.4, sprites.Paper2, nil)
			around(3, 2.6, sprites.Shu, []float64{9, 6})
		case hintFrame:
			around(4, 5.5, sprites.Ink, nil)
			around(4, 3.4, sprites.Kin2, nil)
		case refusedFrame:
			around(4, 3.4, sprites.Ink, []float64{6, 5})
		case giverFrame:
			around(0, 4.6, sprites.Paper2, nil)
			around(0, 2.8, sprites.Shu, nil)
		case goodFrame:
			around(2, 3.4, sprites.Shu, nil)
		case pairFrame:
			around(0, 1.4, sprites.Ink2, nil)
		}
	}}
}

// drawFrame draws a frame around r.
func drawFrame(c *canvas.Canvas, kind frame, r geom.Rect) {
	c.Draw(framePicture(kind, r.W, r.H), geom.Pt(r.X, r.Y), canvas.Look{})
}

// buildFrame is a frame around what lies below it.
func buildFrame(kind frame) widget.Widget {
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { drawFrame(c, kind, r) }}
}

type strokeKey struct{ w float64 }

// strokePicture strikes a number out, about its middle.
func strokePicture(w float64) canvas.Picture {
	return canvas.Picture{Key: strokeKey{w}, Box: geom.R(-w/2-2, -6, w+4, 12), Paint: func(v *vector.Canvas) {
		v.Stroke(vector.Line(-w/2, 3, w/2, -3), vector.Stroke{Width: 1.6, Cap: vector.RoundCap}, vector.Solid(sprites.Ink2))
	}}
}

type rowKey struct{ w, h float64 }

// rowPicture is the ground of the line that is being counted.
func rowPicture(w, h float64) canvas.Picture {
	return canvas.Picture{Key: rowKey{w, h}, Box: geom.R(0, 0, w, h), Paint: func(v *vector.Canvas) {
		v.Fill(vector.RoundRect(0, 2, w, h-4, 5), vector.Solid(sprites.Kin2.Alpha(0.55)))
	}}
}
