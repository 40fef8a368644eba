package honshu

import (
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// mainButtonModel is what the main button shows.
type mainButtonModel struct {
	text, icon string
	on         bool // it can do something now
}

// buildMainButton is the one vermilion button; it tells what is still to be chosen while it can do nothing. There is none where
// nothing is to be done, nor while what is to be done waits to be confirmed.
func (b *Board) buildMainButton(text, icon string, on bool) widget.Widget {
	if text == "" || b.choice.State == nil || b.watched || b.pending() {
		return nil
	}
	return widget.Memo(slotMainButton, mainButtonModel{text, icon, on}, mainButtonModel.build)
}

// build is the button.
func (m mainButtonModel) build() widget.Widget {
	if m.on {
		return widget.Button{Control: control(buttonMain, buttonLayer, m.text), Icon: m.icon, Primary: true}
	}
	return part(buttonMain, buttonLayer, m.text, widget.Panel{Paper: ui.Disabled(), Child: m.label()})
}

// label is icon and words in the middle of what cannot be pressed yet, in two lines where one is too long.
func (m mainButtonModel) label() widget.Widget {
	return widget.Pad(10, 0, widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		size := min(24, room.H*0.42)
		icon := widget.Sized{W: size, H: size, Child: widget.Icon(m.icon, size, sprites.Ink2)}
		words := &widget.Text{Text: m.text, Style: ui.Strong(min(20, max(15, room.H*0.34))), Ink: sprites.Ink2, Lines: 2}
		return widget.Row(7, widget.If(m.icon != "", icon), words).Across(widget.Centre).Along(widget.Centre)
	}))
}
