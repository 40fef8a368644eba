package honshu

import (
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// actWords returns what stands on the main button, and whether it can do something now.
func (b *Board) actWords() (text, icon string, on bool) {
	if b.choice.State == nil || b.watched {
		return "", "", false
	}
	if b.building() {
		return b.buildWord(), "check", b.bench.effect.trial.Legal()
	}
	if b.state.Phase() == game.PhaseBuild {
		return "", "", false
	}
	return b.cardActWords()
}

// buildAct is the one vermilion button; it tells what is still to be chosen while it can do nothing.
func (b *Board) buildAct() widget.Widget {
	text, icon, on := b.actWords()
	switch {
	case text == "" || b.pending():
		return widget.Empty{}
	case on:
		return widget.Button{Control: control(buttonAct, buttonLayer, text), Icon: icon, Primary: true}
	}
	return part(buttonAct, buttonLayer, text, widget.Panel{Paper: ui.Disabled(), Child: label(icon, text)})
}

// label is icon and words in the middle of what cannot be pressed yet, in two lines where one is too long.
func label(icon, text string) widget.Widget {
	return widget.Pad(10, 0, widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		size := min(24, room.H*0.42)
		sign := widget.Paint{W: size, H: size, Draw: func(c *canvas.Canvas, r geom.Rect) { ui.DrawIcon(c, icon, r.Centre(), size, sprites.Ink2) }}
		words := &widget.Text{Text: text, Style: ui.Strong(min(20, max(15, room.H*0.34))), Ink: sprites.Ink2, Lines: 2}
		return widget.Row(7, widget.If(icon != "", sign), words).Across(widget.Centre).Along(widget.Centre)
	}))
}
