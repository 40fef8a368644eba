package homeworlds

import (
	"cmp"
	"slices"
	"strings"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
)

// slotCatastrophe is the slot of the text about what a catastrophe would do.
const slotCatastrophe = "catastrophe"

// catastropheGap lies between what a catastrophe would do and its buttons.
const catastropheGap = 8.0

// tellsAbove reports whether what a catastrophe would do stands in the place of sentences, rather than beside its
// buttons: in upright windows, clear of the bank, and in large words.
func (b *Board) tellsAbove() bool { return b.view.Class == stage.Tall || b.view.TextScale() > 1 }

// catastropheRow has the buttons of a catastrophe, and beside them what it would do unless that stands above.
func (b *Board) catastropheRow() widget.Widget {
	leave, set := b.catastropheButtons()
	if b.tellsAbove() {
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
		least := b.view.TextScale().Body(minText)
		more := max(0, canvas.ParagraphHeight(least, words, room.W-2*beside)+2*above-room.H)
		text := widget.Lines(words, ui.Body(15.5), sprites.Ink).Scalable().AtLeast(least.Size).Muted()
		return widget.Padding{Top: -more, Child: widget.Stack{widget.Slot{Name: slotCatastrophe},
			widget.Panel{Surface: ui.LitPlate(), Child: widget.Pad(beside, above, text)}}}
	})
}

// catastropheButtons are the button that lets a catastrophe be and the one that sets it off.
func (b *Board) catastropheButtons() (leave, set widget.Widget) {
	words, c := b.words(), &b.highlights.catastrophe
	off := buttonModel{button: buttonLeave, state: actionOn, icon: "close", word: words.T(lang.HomeworldsLeave)}
	on := buttonModel{button: buttonDetonate, state: chosenAction, icon: "catastrophe", word: words.T(lang.HomeworldsDetonate)}
	if !c.pending {
		on.state, on.note = actionOff, b.reasonAgainst(markPart(c.slot, c.colour), button(buttonDetonate))
	}
	return widget.Memo("leave", off, b.button), widget.Memo("detonate", on, b.button)
}

// catastropheWords reports what the catastrophe being chosen would do.
func (b *Board) catastropheWords() string {
	words, out := b.words(), &b.highlights.catastrophe
	sentences := []string{words.T(lang.HomeworldsBurst, lang.Text("system", b.systemName(out.slot)), lang.Count("n", len(out.destroyed)))}
	if out.vanish {
		sentences = append(sentences, words.T(lang.HomeworldsBurstVanish))
	}
	var losses []string
	for seat := range rules.Seat(b.seats) {
		if n := out.counts[seat]; n > 0 {
			losses = append(losses, words.T(lang.HomeworldsBurstOf, b.name(seat), lang.Count("n", n)))
		}
	}
	if losses != nil {
		sentences = append(sentences, words.List(losses...)+".")
	}
	if n := len(out.newLinks); n > 0 {
		sentences = append(sentences, words.T(lang.HomeworldsBurstOpened, lang.Count("n", n)))
	}
	for seat := range out.loses.All() {
		sentences = append(sentences, words.T(lang.HomeworldsBurstLoses, b.name(seat)))
	}
	if out.lostActions > 0 {
		sentences = append(sentences, words.T(lang.HomeworldsBurstGives, lang.Count("n", out.lostActions)))
	}
	return strings.Join(sentences, " ")
}

// offeredMarks lists the marks of what can be set off once the action of the turn has been used, from slot to slot.
func (b *Board) offeredMarks() (list []rules.Part) {
	if b.choice.State == nil || b.pos.Phase != game.Done {
		return nil
	}
	for _, p := range b.choice.Next {
		if _, _, ok := markOf(p); ok {
			list = append(list, p)
		}
	}
	slices.SortStableFunc(list, func(a, b rules.Part) int { return cmp.Compare(a.Index, b.Index) })
	return list
}

// offers are buttons for what can be set off, in the place of the powers, which cannot be used any more: none is smaller
// than the end of the turn.
func (b *Board) offers() widget.Widget {
	const most = 320.0
	marks := b.offeredMarks()
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		row := widget.Row(catastropheGap).Along(widget.Centre)
		wide := min(most, (room.W+catastropheGap)/float64(len(marks))-catastropheGap)
		for _, mark := range marks {
			_, c, _ := markOf(mark)
			row.Children = append(row.Children, widget.Fixed(wide, b.part(offerPart(mark), b.overpopulationFace(homeworldsart.Hue(c), lang.HomeworldsCatastrophe, 0))))
		}
		return row
	})
}

// overpopulationFace is the face of a button for an overpopulation: its colour, the sign of a catastrophe and words, in one line
// or the words below, or what of these has room.
func (b *Board) overpopulationFace(hue homeworldssprites.Hue, words lang.Key, n int) widget.Widget {
	const before = 4.0 // more room before the words
	triangle := widget.Paint{W: 31, Draw: func(cv *canvas.Canvas, r geom.Rect) {
		cv.Draw(powerPicture(hue), r.Centre(), canvas.Look{Size: 0.7})
	}}
	icon := widget.Icon("catastrophe", 26, sprites.Ink)
	text := func(size float64) *widget.Text {
		return widget.Line(b.words().T(words, lang.Count("n", n)), ui.Strong(size), sprites.Ink).AtLeast(size).Muted()
	}
	signs := func(more ...widget.Widget) widget.Widget {
		return widget.Row(3, append([]widget.Widget{triangle}, more...)...).Across(widget.Centre).Along(widget.Centre)
	}
	surface := ui.Surface{Face: sprites.Kin2, Lip: sprites.Kin3, Line: sprites.Ink, Radius: ui.Radius, Depth: 4}
	return widget.Panel{Surface: surface, Child: widget.Pad(4, 0, widget.FirstFit{
		signs(icon, widget.Gap(before), text(18)), signs(icon, widget.Gap(before), text(minText)),
		widget.Column(0, widget.Fixed(27, signs(icon)), text(minText).Aligned(canvas.Centre)).Along(widget.Centre),
		signs(icon), signs(),
	})}
}
