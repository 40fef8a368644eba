package homeworlds

import (
	"strings"

	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// buttonGround is the ground of a button, and the ink for what stands on it.
func buttonGround(state actionState) (widget.Widget, sprites.Color) {
	panel := func(p ui.Surface) widget.Widget { return widget.Panel{Surface: p, Child: widget.Empty{}} }
	switch state {
	case actionIdle:
		return panel(ui.Plate()), sprites.Ink2
	case actionOn:
		return panel(ui.Plain()), sprites.Ink
	case chosenAction:
		return panel(ui.Primary()), sprites.Paper2
	}
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		c.Draw(slabPicture(r.W, r.H, ui.Radius, nightFace, 0.94, 2, sprites.Night), geom.Pt(r.X, r.Y), canvas.Look{})
	}}, nightInk
}

// explained adds a note to a button of a part, "" for none: to what is read of it, and as its tip.
func (b *Board) explained(out widget.Pressable, note string) widget.Pressable {
	if note != "" {
		out.Name = b.words().Of(out.Name, note)
		out.Tip = out.Name
	}
	return out
}

// end is the token that ends the turn: vermilion once the option of the turn is used and no catastrophe could be set off.
func (b *Board) end() widget.Widget {
	if b.pos.Phase == game.Setup || !b.canChoose {
		return nil
	}
	m := buttonModel{button: buttonEnd, state: actionOff, icon: "pass", word: b.words().T(b.endName())}
	switch {
	case b.highlights.ends && b.pos.Phase == game.Done && b.countOverpopulated() == 0:
		m.state = chosenAction
	case b.highlights.ends:
		m.state = actionOn
	case b.choice.State == nil:
		m.state = b.idleState()
	default:
		m.note = b.reasonAgainst(button(buttonEnd))
	}
	return widget.Memo("end", m, b.button)
}

// buttonModel is a button with a sign and a word.
type buttonModel struct {
	button     int
	state      actionState
	icon, word string
	note       string // what it does, or why it cannot be used now; "" for nothing
}

// button is a button with a sign and a word.
func (b *Board) button(m buttonModel) widget.Widget {
	return b.explained(b.part(button(m.button), iconAndWord(m.state, m.icon, m.word)), m.note)
}

// endName is what ending the turn is called: before anything has been done it is passing.
func (b *Board) endName() lang.Key {
	if _, acted := b.turnStart(); b.pos.Phase == game.Start && !acted {
		return lang.HomeworldsPass
	}
	return lang.HomeworldsEnd
}

// iconAndWord is the face of a button with a sign and a word beside it, or below it where the room is narrow, or words in
// two lines without the sign, or the sign alone.
func iconAndWord(state actionState, icon, word string) widget.Widget {
	ground, ink := buttonGround(state)
	return widget.Stack{ground, widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		size := min(26, room.H*0.46)
		style := ui.Strong(min(19, max(minText, room.H*0.3)))
		text := func() *widget.Text { return widget.Line(word, style, ink).Aligned(canvas.Centre).Muted() }
		beside := widget.Row(9, widget.Icon(icon, size, ink), text().AtLeast(style.Size)).Across(widget.Centre)
		below := widget.Column(0, widget.Grow(widget.Middle(widget.Icon(icon, min(size, room.H-style.Size-12), ink))), text(), widget.Gap(3))
		options := widget.FirstFit{widget.Pad(8, 0, widget.Middle(beside)), widget.Pad(3, 0, below)}
		if strings.Contains(word, " ") {
			two := &widget.Text{Text: word, Style: style, Ink: ink, Align: canvas.Centre, MinSize: minText, Lines: 2, Balance: true, Silent: true}
			options = append(options, widget.Pad(3, 2, widget.Middle(two)))
		}
		return append(options, widget.Middle(widget.Icon(icon, size*1.1, ink)))
	})}
}
