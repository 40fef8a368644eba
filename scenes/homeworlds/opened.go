package homeworlds

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/scenes/world"
	"engawa/sprites"
)

// Measures of a system seen large, in logical units.
const (
	openGap     = 8.0
	openClose   = 46.0
	openName    = 44.0
	openStep    = 44.0
	openCrest   = 34.0
	openTitle   = 24.0 // the height of the line above the powers
	titleSize   = 15.0 // of its letters
	openMargin  = 42.0 // about the disc and what docks at it, for crests
	openRowMost = 74.0
	leastNoted  = 48.0  // of a row that has room for words below its name
	listWidth   = 320.0 // of the powers beside the disc
	leastPair   = 240.0 // of a list in which two powers stand side by side
)

// slotDisc is the room of the disc of a system seen large.
const slotDisc = "disc"

// OpenWorld returns the system that is seen large, false if none is.
func (b *Board) OpenWorld() (slot int, ok bool) { return b.opened, b.opened != nowhere }

// openedWorld is a system seen large with its powers: one below the other, or side by side. The button that closes it
// lies on the side of the hand, as far as can be from the talk of a phone.
func (b *Board) openedWorld() widget.Widget {
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		title := b.titleHigh(room.H)
		if !b.room.beside {
			row := min(openRowMost, max(52, room.H*0.115))
			return widget.Column(0, widget.Grow(b.openedDisc()), widget.Fixed(3*row+2*openGap+title, b.openedList(title, row, 2)), widget.Gap(2))
		}
		wide, columns := min(listWidth, room.W*0.46)-openGap, 2
		if wide < leastPair {
			columns = 1
		}
		above := openClose + openGap
		down := float64(powerRows / columns)
		row := min(openRowMost, (room.H-above-title-(down-1)*openGap)/down)
		list := widget.Padding{Top: above, Child: widget.Align{Y: widget.Start, Child: widget.Sized{
			H: title + down*(row+openGap) - openGap, Child: b.openedList(title, row, columns)}}}
		return widget.Row(openGap, widget.Grow(b.openedDisc()), widget.Fixed(wide, list)).Mirrored()
	})
}

// openedDisc is the disc with its pieces below its name, the steps to the systems before and after it, the button that
// closes it, and below that the place of the one that names it.
func (b *Board) openedDisc() widget.Widget {
	corner := func(side float64, w widget.Widget) *widget.Item {
		return widget.Fixed(side, widget.Row(0, widget.Spacer(), widget.Fixed(side, w)).Mirrored())
	}
	var naming widget.Widget = widget.Empty{}
	if b.opened >= game.MaxSeats {
		key := b.pos.Name(b.opened)
		naming = widget.Slot{Name: table.SlotNaming, Of: table.Naming{Key: key, Name: b.match.PlaceName(key)}}
	}
	before, after := b.steps()
	name := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		const beside = 2 * (openClose + openStep + 2*openGap)
		var shown label // the longest form for which there is room
		for _, form := range b.worlds[b.opened].forms {
			if shown = form; form.width <= room.W-beside {
				break
			}
		}
		words := widget.Paint{W: shown.width, H: labelHeight + 5, Draw: shown.draw}
		return widget.Row(openGap, before, words, after).Across(widget.Centre).Along(widget.Centre)
	})
	disc := widget.Stack{widget.Slot{Name: slotDisc}, widget.Paint{Draw: b.drawOpened}, widget.Controls{Make: b.openedCells}}
	return widget.Stack{
		widget.Column(0, widget.Fixed(openName, name), widget.Grow(disc)),
		widget.Column(openGap, corner(openClose, b.roundButton(buttonClose, false, iconSign("close"))), corner(openClose, naming), widget.Spacer()),
	}
}

// openedSpot is where the disc of the opened system lies in its room.
func (b *Board) openedSpot(r geom.Rect) spot {
	radius := max(40, (min(r.W, r.H)/2-openMargin)/(1+world.Over/world.Radius))
	return spot{at: r.Centre(), radius: radius, unit: radius / world.RadiusOf(&b.pos.Systems[b.opened])}
}

// openedThings returns the pieces of the opened system as they lie there.
func (b *Board) openedThings(at spot) []*thing {
	var list []*thing
	dock(at, &b.pos.Systems[b.opened], b.seats, b.below, b.in(b.opened), func(t *thing, at pose) {
		list = append(list, &thing{piece: t.piece, owner: t.owner, slot: t.slot, pose: at, goal: at})
	})
	return list
}

// openedCells are the ships of the opened system.
func (b *Board) openedCells(r geom.Rect) []*ui.Control {
	b.listed.Begin()
	b.shipCells(b.openedThings(b.openedSpot(r)), openedReach, func(r geom.Rect) geom.Rect { return r })
	return b.listed.List()
}

// openedReach is how far outside a ship of an opened system can be touched.
const openedReach = 4.0

// titleHigh is the height of what stands above the powers in a room that is so high: two lines where words are wanted
// large and all powers have room below.
func (b *Board) titleHigh(high float64) float64 {
	const low = 280.0
	lines := 2.0
	if high < low {
		lines = 1
	}
	if !b.large() {
		return openTitle
	}
	return max(openTitle, lines*canvas.LineHeight(b.view.Reading().Body(titleSize))*0.86+4)
}

// powerRows is how many rows the powers of an opened system have in one column: the five deeds, and what is
// overpopulated.
const powerRows = 6

// openedList has what the opened system asks for above its powers, or above what a catastrophe would do.
func (b *Board) openedList(titleHigh, row float64, columns int) widget.Widget {
	if b.pos.Phase == game.Setup {
		return widget.Empty{}
	}
	title := widget.Line(b.openedTitle(), ui.Body(titleSize), sprites.Paper2).Scalable().AtLeast(leastText).Elided()
	title.Lines = 0
	head := widget.Fixed(titleHigh, widget.Padding{Left: 4, Bottom: 4, Child: widget.Align{Y: widget.End, Child: title}})
	var list widget.Widget = widget.Empty{}
	switch {
	case b.sight.burst.slot != nowhere:
		list = b.openedBurst(row, columns)
	case b.acting():
		m := powersModel{words: b.words(), burning: b.burning(), row: row, columns: columns, crowds: b.openedCrowds()}
		for k, d := range deeds() {
			m.states[k] = b.hereState(k)
			m.notes[k] = b.hereWords(k, d, m.states[k])
		}
		list = widget.Memo("powers", m, b.powers)
	}
	return widget.Column(0, head, widget.Grow(list))
}

// powersModel is what can be done in an opened system.
type powersModel struct {
	words   *lang.Catalog
	states  [5]deedState
	notes   [5]string // what each deed would give or why it is missing
	burning burning
	row     float64 // the height of one
	columns int
	crowds  crowdModel
}

// powers lists what can be done here with notes; where there is no room for these they are the tips of the buttons.
func (b *Board) powers(m powersModel) widget.Widget {
	list := func(noted bool) widget.Widget {
		return widget.Builder(func(widget.Env, widget.Size) widget.Widget {
			g := widget.Grid{Columns: make([]float64, m.columns), Gap: openGap, RowGap: openGap}
			for k := range g.Columns {
				g.Columns[k] = 1
			}
			for k, d := range deeds() {
				note := ""
				if noted {
					note = m.notes[k]
				}
				out := b.part(button(d.button), m.power(k, d, note))
				if note == "" && m.notes[k] != "" {
					out.Name = m.words.Of(out.Name, m.notes[k])
					out.Tip = out.Name
				}
				g.Children = append(g.Children, out)
			}
			g.Children = append(g.Children, b.crowdRow(m.crowds))
			return g
		})
	}
	if m.row < leastNoted {
		return list(false)
	}
	return widget.FirstFit{list(true), list(false)}
}

// power is one deed of an opened system: the triangle of its colour, its sign and its word, and below them a note.
func (m *powersModel) power(k int, d deed, text string) widget.Widget {
	const nearly, almost = 0.8, 0.9 // of the wished size: that of notes, and of a word beside its sign
	const headHigh = 29.0           // at most, over a note
	state := m.states[k]
	ground, ink := face(state)
	second := ink
	if state == deedOn {
		second = sprites.Ink2
	}
	return widget.Stack{ground, widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		mark, style := min(0.66, room.H*0.5/42), ui.Strong(17)
		if text == "" {
			style.Size = max(style.Size, min(e.TextScale.Strong(17).Size, room.H*0.55))
		}
		var triangle widget.Widget
		if d.power {
			triangle = widget.Paint{W: 44 * mark, Draw: func(c *canvas.Canvas, r geom.Rect) {
				if state == deedOff {
					c = c.Faded(0.5)
				}
				c.Draw(powerPicture(d.hue), r.Centre(), canvas.Look{Size: mark})
			}}
		}
		word := widget.Line(m.words.T(d.name), style, ink).Muted()
		icon := widget.Icon(d.icon, 21, ink)
		head := widget.FirstFit{
			widget.Row(7, triangle, icon, widget.Grow(word.AtLeast(almost*style.Size))).Across(widget.Centre),
			widget.Row(4*mark, triangle, widget.Grow(word)).Across(widget.Centre), // the colour of the power has to do as its sign
		}
		if !d.power {
			head[1] = widget.Row(7, icon, widget.Grow(word)).Across(widget.Centre)
		}
		head = append(head, word)
		if text == "" {
			return widget.Pad(8, 0, head)
		}
		note := &widget.Text{Text: text, Style: ui.Body(leastText), Ink: second, Lines: 2, Silent: true, Scaled: true, Least: leastText, Group: "notes"}
		if e.Scale() > 1 { // as large as is wished, or nearly so
			note.Least = max(leastText, nearly*leastText*e.Scale())
		}
		return widget.Padding{Top: 3, Right: 8, Bottom: 4, Left: 8, Child: widget.Column(0, widget.Basis(headHigh, head).Within(20, headHigh), note).Along(widget.Centre)}
	}), m.burning.flames(d, widget.End)}
}

// crowdModel is the colours of which an opened system has so many pieces that they can be set off, in the order in which
// their marks lie.
type crowdModel struct {
	words   *lang.Catalog
	slot    int
	name    string // of the system
	n       int    // of them
	colours [game.NumColours]game.Colour
	counts  [game.NumColours]int
}

// openedCrowds returns what can be set off in the opened system.
func (b *Board) openedCrowds() crowdModel {
	m := crowdModel{words: b.words(), slot: b.opened, name: b.systemName(b.opened)}
	crowds := b.crowds(b.opened)
	for _, c := range b.crowdOrder(b.opened) {
		if crowds[c] >= game.Overpopulation {
			m.colours[m.n], m.counts[m.n] = c, crowds[c]
			m.n++
		}
	}
	return m
}

// crowdRow are the marks of overpopulation of an opened system, which share a row.
func (b *Board) crowdRow(m crowdModel) widget.Widget {
	row := widget.Even(4)
	for k, colour := range m.colours[:m.n] {
		crowd := widget.Line(m.words.T(lang.HomeworldsCrowd, lang.Count("n", m.counts[k])), ui.Strong(leastText), sprites.Ink).Elided().Muted()
		triangle := widget.Paint{W: 31, Draw: func(c *canvas.Canvas, r geom.Rect) {
			c.Draw(powerPicture(world.Hue(colour)), r.Centre(), canvas.Look{Size: 0.7})
		}}
		signs := widget.Row(3, triangle, widget.Icon("catastrophe", 26, sprites.Ink), &widget.Item{Child: crowd, Grow: 1, Min: 30, Drop: 1}).Across(widget.Centre)
		paper := ui.Paper{Face: sprites.Kin2, Lip: sprites.Kin3, Line: sprites.Ink, Radius: ui.Radius, Depth: 4}
		row.Children = append(row.Children, widget.Grow(b.part(markPart(m.slot, colour), widget.Panel{Paper: paper, Child: widget.Pad(8, 0, signs)})))
	}
	return row
}

// openedBurst tells what a catastrophe in the opened system would do over the buttons that let it be and set it off,
// beside or above other colours that can be set off.
func (b *Board) openedBurst(row float64, columns int) widget.Widget {
	text := widget.Panel{Paper: ui.LitSlip(), Child: widget.Pad(14, 14, widget.Align{Y: widget.Start, Child: widget.Paragraph(b.burstWords(), ui.Body(15), sprites.Ink).AtLeast(leastText).Muted()})}
	leave, set := b.burstButtons()
	buttons, crowds := widget.Widget(widget.Even(openGap, leave, set)), b.openedCrowds()
	switch {
	case crowds.n < 2 && columns == 1:
		row += row + openGap
	case crowds.n > 1 && columns == 1:
		return widget.Column(openGap, widget.Grow(text), widget.Fixed(row, buttons), widget.Fixed(row, b.crowdRow(crowds)))
	case crowds.n > 1:
		buttons = widget.Even(openGap, buttons, b.crowdRow(crowds))
	}
	return widget.Column(openGap, widget.Grow(text), widget.Fixed(row, buttons))
}

// openedTitle names the chosen ship, or asks for one.
func (b *Board) openedTitle() string {
	words := b.words()
	switch {
	case b.choice.State == nil:
		return ""
	case b.pos.Phase == game.Sacrificing:
		return b.sayActions()
	case b.pos.Phase == game.Done:
		return words.T(lang.HomeworldsDone)
	case b.pos.Systems[b.opened].Ships[b.choice.By] == 0:
		return words.T(lang.HomeworldsNoShip)
	}
	switch power := b.sight.power; {
	case power == buttonAttack:
		return words.T(lang.HomeworldsWhichPrey)
	case power != noPower && b.sight.ship == (rules.Part{}):
		return words.T(b.whichNext())
	}
	if _, _, p, ok := pieceOf(b.sight.ship); ok {
		return words.T(lang.HomeworldsPowersOf, lang.Text("piece", lang.Capitalize(b.pieceName(p))))
	}
	return words.T(lang.HomeworldsPowers)
}

// whyNot asks the rules why a deed cannot be done here.
func (b *Board) whyNot(d deed) string {
	if why := b.rulings.why(append(slices.Clone(b.choice.Picked), button(d.button))...); why != nil {
		return b.refusal(d, why)
	}
	return ""
}
