package honshu

import (
	"slices"
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// mainButtonModel is what the main button shows.
type mainButtonModel struct {
	text, icon string
	on         bool // it can do something now
}

// buildMainButton is the one vermilion button; it says what is still to be chosen while it can do nothing. There is none where
// nothing is to be done, nor while what is to be done waits to be confirmed.
func (b *Board) buildMainButton(text, icon string, on bool) widget.Widget {
	if text == "" || !b.hasMainButton() {
		return nil
	}
	return widget.Memo(slotMainButton, mainButtonModel{text, icon, on}, mainButtonModel.build)
}

// hasMainButton reports whether something is to be done that does not wait to be confirmed.
func (b *Board) hasMainButton() bool { return b.choice.State != nil && !b.isWatched && !b.pending() }

// build is the button.
func (m mainButtonModel) build() widget.Widget {
	surface, ink := ui.Disabled(), sprites.Ink2
	if m.on {
		surface, ink = ui.Primary(), sprites.Paper2
	}
	face := part(buttonMain, buttonLayer, m.text, widget.Panel{Surface: surface, Child: m.label(ink)})
	face.Lifts = m.on
	return face
}

// label is icon and words in the middle of the button, in two lines where one would be fine print.
func (m mainButtonModel) label(ink sprites.Color) widget.Widget {
	return widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		size := min(20, max(15, room.H*0.34))
		size = max(size, min(size*e.Scale(), room.H*0.46))
		line := widget.Line(m.text, ui.Strong(size), ink)
		line.MinSize = size * 0.7
		two := line.Copy()
		two.Lines, two.Balance, two.Align = 2, true, canvas.Centre
		icon := max(min(24, room.H*0.42), size*1.2)
		const edge, gap = 10.0, 7.0
		beside := room.W-2*edge-icon-gap >= letters.Measure(line.Style.WithSize(line.MinSize), longestWord(m.text))
		return widget.Pad(min(edge, room.W*0.06), 2, widget.Row(gap,
			widget.If(m.icon != "" && beside, widget.Sized{W: icon, H: icon, Child: widget.Icon(m.icon, icon, ink)}),
			widget.FirstFit{line, two},
		).Across(widget.Centre).Along(widget.Centre))
	})
}

// longestWord returns the word with the most letters.
func longestWord(text string) string {
	return slices.MaxFunc(strings.Fields(text), func(a, b string) int { return len(a) - len(b) })
}
