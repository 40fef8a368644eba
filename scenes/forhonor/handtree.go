package forhonor

import (
	"engawa/scenes/canvas"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Measures of a draft and a line-up.
const (
	handGap          = 10.0
	handTool         = minPress + 2
	mainButtonHeight = 58.0
)

// buildHand is the tree of a draft or a line-up.
func buildHand(m handModel, moves *handMoves) widget.Widget {
	return widget.Panel{Surface: ui.LitPanel(), Child: widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		inner := widget.Size{W: room.W - 2*sideOfHand(room), H: room.H - 24}
		content := m.buildWide
		switch m.class {
		case stage.Tall:
			content = m.buildTall
		case stage.Low:
			content = m.buildLow
		}
		return widget.Pad(sideOfHand(room), 12, content(e, inner, moves))
	})}
}

// sideOfHand is what the paper keeps free at its sides.
func sideOfHand(room widget.Size) float64 { return min(24, room.W*0.04) }

// buildTall stacks everything.
func (m *handModel) buildTall(e widget.Env, room widget.Size, moves *handMoves) widget.Widget {
	const lip, roomy, leastDetail, leastCards, fullCards = 8.0, 392.0, 112.0, 120.0, 300.0
	large := e.TextScale > 1
	row, detail := 66.0, min(92, room.H*0.17)
	var seats widget.Widget
	left := room.H - handTool - lip - row - handGap - m.askHeight(e, room) - 6
	switch {
	case large: // names on cards in two rows stand whole
		cards := 214.0
		if left > roomy {
			cards = 300
		}
		detail = min(room.H*0.36, max(leastDetail, left-cards))
	case room.H > 560:
		detail = max(leastDetail, min(overviewLine*float64(m.size), left-fullCards))
	}
	if left > roomy && !large && !m.isAlone {
		seats = widget.Fixed(44+handGap, widget.Padding{Top: handGap, Child: m.seatMarks()})
	}
	return widget.Column(0,
		besideMenu(m.buildHeading(), !m.isWatched), widget.Gap(lip),
		widget.Fixed(m.askHeight(e, room), slot(table.SlotMessage)), widget.Gap(6),
		widget.Grow(m.cards(moves)).Within(leastCards, 0), widget.Gap(handGap),
		widget.Basis(detail, m.buildHeroInfo()).Within(min(detail, leastDetail), 0),
		seats, widget.Gap(handGap),
		widget.Fixed(row, m.buildFooter(room, max(168, min(260, room.W*0.42)), widget.Grow(m.tokens()))))
}

// buildLow stacks everything, with who has chosen beside the heroes that have been picked.
func (m *handModel) buildLow(e widget.Env, room widget.Size, moves *handMoves) widget.Widget {
	head, row, detail := 40.0, 66.0, min(92, room.H*0.17)
	if room.H < 330 {
		head, row, detail = 28, 50, 60
		if e.TextScale > 1 {
			row, detail = 50, 70
		}
	}
	return widget.Column(0,
		widget.Fixed(head, m.buildHeading()),
		widget.Grow(m.cards(moves)), widget.Gap(handGap),
		widget.Fixed(detail, m.buildHeroInfo()), widget.Gap(handGap),
		widget.Fixed(row, m.buildFooter(room, min(260, room.W*0.42), widget.Basis(48*m.places(), m.tokens()).Within(max(84, 30*m.places()), 0),
			&widget.Item{Child: m.seatMarks(), Basis: 30 * float64(m.seats), Min: 10 * float64(m.seats), Grow: 1})))
}

// buildWide has what is shown about a hero and what is pressed in a column beside the cards.
func (m *handModel) buildWide(_ widget.Env, _ widget.Size, moves *handMoves) widget.Widget {
	const apart = 24.0
	press := widget.Widget(slot(table.SlotConfirm))
	if !m.asksAgain {
		press = m.press()
	}
	column := widget.Column(0, widget.Gap(apart), widget.Grow(m.buildHeroInfo()), widget.Gap(handGap),
		widget.Fixed(68, widget.If(!m.asksAgain, m.tokens())), widget.Fixed(48, widget.If(!m.asksAgain, m.seatMarks())), widget.Gap(handGap), widget.Fixed(mainButtonHeight, press))
	return widget.Column(0, widget.Fixed(40, m.buildHeading()),
		widget.Grow(widget.Row(apart, widget.Grow(m.cards(moves)), widget.Share(0.26, column).Within(230, 300)).Flipped()))
}

// buildFooter is what stands beside the main button, or where it is asked once more.
func (m *handModel) buildFooter(room widget.Size, wide float64, beside ...widget.Widget) widget.Widget {
	if m.asksAgain {
		confirm := widget.Align{Y: widget.Centre, Child: widget.Sized{H: mainButtonHeight, Child: slot(table.SlotConfirm)}}
		return widget.Row(0, widget.Spacer(), widget.Fixed(min(320, room.W), confirm)).Flipped()
	}
	press := widget.Align{Y: widget.Centre, Child: widget.AtMost{H: mainButtonHeight, Child: m.press()}}
	return widget.Row(handGap, append(beside, widget.Basis(wide, widget.Pad(0, 3, press)).Within(room.W*0.3, 0))...).Flipped()
}

// press is the main button of the player who chooses.
func (m *handModel) press() widget.Widget {
	if m.commit == "" {
		return widget.Empty{}
	}
	return commitButton(m.commit, m.able)
}

// askHeight is the height of the place of the sentence that asks: words that are wanted large get what they need, else room
// for a page of some lines.
func (m *handModel) askHeight(e widget.Env, room widget.Size) float64 {
	const usual, size, beside, about, share = 58.0, 16.0, 18.0, 12.0, 0.28 // the last of the room, at most
	if m.ask == "" || e.TextScale <= 1 {
		return usual
	}
	style := e.TextScale.Body(size)
	need := canvas.ParagraphHeight(scaleStyle(style, minAskShare), m.ask, room.W-beside) + about
	most := (room.H - 2*handTool - 2*handGap) * share
	for lines := maxAskLines; lines > 0 && need > most; lines-- {
		need = table.MessageHeight(e.TextScale, lines)
	}
	return max(usual, need)
}

// minAskShare is what of the size that is wanted the sentence that asks may be smaller at most.
const minAskShare = 0.88

// maxAskLines is how many lines a page of it has at most.
const maxAskLines = 3

// scaleStyle returns the style so many times larger.
func scaleStyle(style letters.Style, k float64) letters.Style { return style.WithSize(style.Size * k) }

// besideMenu is a head with the round button of the menu at its right, unless that stands elsewhere.
func besideMenu(head widget.Widget, menu bool) *widget.Item {
	if menu {
		head = widget.Row(8, widget.Grow(head), tool(toolMenu, handTool))
	}
	return widget.Fixed(handTool, head)
}

// slotHead is the place of the heading.
const slotHead = "head"

// buildHeading is a heading, with a note at its right where there is room.
func (m *handModel) buildHeading() widget.Widget { return handHead(m.title, m.note) }

func handHead(title, note string) widget.Widget {
	heading := widget.Line(title, ui.Heading(28), sprites.Ink)
	if note == "" {
		return widget.Stack{heading, widget.Slot{Name: slotHead}}
	}
	beside := widget.Line(note, ui.Body(15.5), sprites.Ink2).Aligned(canvas.Right)
	words := widget.FirstFit{widget.Row(14, &widget.Item{Child: heading}, widget.Grow(beside)), widget.Narrated{Words: note, Child: heading}}
	return widget.Stack{words, widget.Slot{Name: slotHead}}
}

// cards are the cards of the hand.
func (m *handModel) cards(moves *handMoves) widget.Widget {
	return widget.Padding{Top: chosenLift + selectionFrame, Bottom: selectionFrame, Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		var list []widget.Widget
		for k, card := range m.hand[:m.size] {
			one := heroCardModel{words: m.words, hero: card.hero, camp: m.camp, card: card, opens: m.opens}
			if m.commit != "" {
				one.keys = digitKeys(k)
			}
			list = append(list, widget.Memo("hero", one, moves.buildHeroCard))
		}
		grid, _ := cardGrid(room, list)
		return widget.Middle(grid)
	})}
}
