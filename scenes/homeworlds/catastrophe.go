package homeworlds

import (
	"strings"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// slotCatastrophe is the slot of what is said of what a catastrophe would do.
const slotCatastrophe = "catastrophe"

// catastropheGap lies between what a catastrophe would do and its buttons.
const catastropheGap = 8.0

// catastropheRow reports what a catastrophe would do beside its buttons; in upright windows it is shown in the place of
// the message, clear of the bank.
func (b *Board) catastropheRow() widget.Widget {
	leave, set := b.catastropheButtons()
	if b.view.Class == stage.Tall {
		return widget.Even(catastropheGap, leave, set)
	}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		wide := min(190, room.W*0.3)
		return widget.Row(catastropheGap, widget.Grow(b.catastropheText()), widget.Fixed(min(150, (room.W-wide-catastropheGap)*0.34), leave), widget.Fixed(wide, set))
	})
}

// catastropheText reports what the catastrophe would do. Long words make the plate grow upwards.
func (b *Board) catastropheText() widget.Widget {
	const beside, above = 12.0, 4.0
	words := b.catastropheWords()
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		least := b.view.TextScale().Body(leastText)
		more := max(0, canvas.ParagraphHeight(least, words, room.W-2*beside)+2*above-room.H)
		text := widget.Lines(words, ui.Body(15.5), sprites.Ink).Scalable().AtLeast(least.Size).Muted()
		return widget.Padding{Top: -more, Child: widget.Stack{widget.Slot{Name: slotCatastrophe},
			widget.Panel{Paper: ui.LitPlate(), Child: widget.Pad(beside, above, text)}}}
	})
}

// catastropheButtons are the button that lets a catastrophe be and the one that sets it off.
func (b *Board) catastropheButtons() (leave, set widget.Widget) {
	words, state := b.words(), actionOff
	if b.highlights.catastrophe.pending {
		state = actionChosen
	}
	return widget.Memo("leave", buttonModel{buttonLeave, actionOn, "close", words.T(lang.HomeworldsLeave)}, b.button),
		widget.Memo("detonate", buttonModel{buttonDetonate, state, "catastrophe", words.T(lang.HomeworldsDetonate)}, b.button)
}

// catastropheWords reports what the catastrophe being chosen would do.
func (b *Board) catastropheWords() string {
	words, out := b.words(), &b.highlights.catastrophe
	said := []string{words.T(lang.HomeworldsBurst, lang.Text("system", b.systemName(out.slot)), lang.Count("n", len(out.gone)))}
	if out.vanish {
		said = append(said, words.T(lang.HomeworldsBurstVanish))
	}
	var losses []string
	for seat := range rules.Seat(b.seats) {
		if n := out.counts[seat]; n > 0 {
			losses = append(losses, words.T(lang.HomeworldsBurstOf, b.name(seat), lang.Count("n", n)))
		}
	}
	if losses != nil {
		said = append(said, words.List(losses...)+".")
	}
	if n := len(out.opened); n > 0 {
		said = append(said, words.T(lang.HomeworldsBurstOpened, lang.Count("n", n)))
	}
	for seat := range out.loses.All() {
		said = append(said, words.T(lang.HomeworldsBurstLoses, b.name(seat)))
	}
	if out.gives > 0 {
		said = append(said, words.T(lang.HomeworldsBurstGives, lang.Count("n", out.gives)))
	}
	return strings.Join(said, " ")
}
