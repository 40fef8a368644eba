package homeworlds

import (
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// stepsModel is what the steps of founding a home depend on.
type stepsModel struct {
	words  *lang.Catalog
	pieces [foundingSteps]game.Piece // of the steps that have been made
	next   int                       // the step that is to be made now
}

// stepsOf returns the steps of the home that a person here founds.
func (b *Board) stepsOf(slot int) stepsModel {
	home := &b.pos.Systems[slot]
	m := stepsModel{words: b.words()}
	for _, star := range piecesOf(home.Stars) {
		m.pieces[m.next] = star
		m.next++
	}
	return m
}

// foundingRow has the steps of founding a home in the place of the powers: two stars and a ship, with what each brings.
func (b *Board) foundingRow() widget.Widget {
	slot, ok := b.founding()
	if !ok || b.choice.State == nil {
		return nil
	}
	return widget.Memo("steps", b.stepsOf(slot), foundingStepsRow)
}

// stepForm is how much a step shows: a sign of that width beside two lines of words of these sizes, 0 for a line that is
// left out. Without a width the sign stands over the words.
type stepForm struct{ sign, title, note float64 }

// foundingStepsRow has the steps beside each other, all alike.
func foundingStepsRow(m stepsModel) widget.Widget {
	const most = 220.0
	row := func(f stepForm) widget.Widget {
		return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
			gap := min(10, room.W/75)
			row := widget.Row(gap).Along(widget.Centre)
			wide := min(most, (room.W+gap)/foundingSteps-gap)
			for k := range foundingSteps {
				row.Children = append(row.Children, widget.Fixed(wide, m.step(k, f)))
			}
			return row
		})
	}
	var forms widget.FirstFit
	for _, f := range []stepForm{{44, 18, 15}, {30, 15, minText}, {26, minText, minText}, {26, minText, 0}, {0, minText, 0}, {}} {
		forms = append(forms, row(f))
	}
	return forms
}

// step is one step: its number and what is to be taken, or the piece that has been taken and the power that it gives.
func (m stepsModel) step(k int, f stepForm) widget.Widget {
	const edge, gap, lip = 6.0, 5.0, 3.0
	ground, ink := stepGround(k == m.next, k < m.next)
	title, note := m.stepTexts(k)
	sign := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { m.drawStep(c, r, k) }}
	words := widget.Column(1).Along(widget.Centre)
	if f.title > 0 {
		text := widget.Line(title, ui.Strong(f.title), ink).AtLeast(f.title)
		if f.sign == 0 {
			text = text.Aligned(canvas.Centre)
		}
		words.Children = append(words.Children, &widget.Item{Child: text})
	}
	if f.note > 0 {
		words.Children = append(words.Children, &widget.Item{Child: widget.Line(note, ui.Body(f.note), ink).AtLeast(f.note)})
	}
	face := widget.Widget(widget.Row(gap, widget.Fixed(f.sign, sign), widget.Grow(words)))
	if f.sign == 0 {
		face = widget.Column(1, widget.Grow(sign), words)
	}
	return widget.Stack{ground, widget.Padding{Left: edge, Right: edge / 2, Bottom: lip, Child: face}}
}

// stepGround is the ground of a step, and the ink for its words: bright while it is to be made, paper once it is, else
// dark.
func stepGround(isNext, isDone bool) (widget.Widget, sprites.Color) {
	switch {
	case isNext:
		return actionGround(chosenAction)
	case isDone:
		ground, _ := buttonGround(actionIdle)
		return ground, sprites.Ink
	}
	return buttonGround(actionOff)
}

// stepTexts says what a step is about, and what it brings.
func (m stepsModel) stepTexts(k int) (title, note string) {
	title = m.words.T(lang.HomeworldsStepStar)
	notes := [foundingSteps]lang.Key{lang.HomeworldsStepPower, lang.HomeworldsStepSize, lang.HomeworldsStepGuard}
	if k == foundingSteps-1 {
		title = m.words.T(lang.HomeworldsStepShip)
	}
	if k < m.next {
		return title, m.words.T(actionOf(m.pieces[k].Colour()).name)
	}
	return title, m.words.T(notes[k])
}

// actionOf returns the action that the power of a colour allows.
func actionOf(c game.Colour) action {
	all := actions()
	for _, a := range all {
		if a.uses(c) {
			return a
		}
	}
	return all[0]
}

// drawStep draws the number of a step, or the piece that has been taken.
func (m stepsModel) drawStep(c *canvas.Canvas, r geom.Rect, k int) {
	const beside = 8.0
	if k >= m.next {
		c.Draw(stepPicture(k+1, k == m.next), r.Centre(), canvas.Look{Size: min(1.25, r.H/26)})
		return
	}
	star := homeworldsart.Star(m.pieces[k])
	box := star.Outline().Bounds()
	large := homeworldsart.Star(game.MakePiece(m.pieces[k].Colour(), game.NumSizes)).Outline().Bounds()
	unit := min((r.H-beside)/large.H, r.W/large.W)
	c.Draw(canvas.Sprite(star), r.Centre().Sub(geom.Pt(box.X+box.W/2, box.Y+box.H/2).Mul(unit)), canvas.Look{Size: unit})
}

// drawPowerOfPiece draws in the corner of a cell of the bank which power the colour of its pieces gives.
func drawPowerOfPiece(c *canvas.Canvas, r geom.Rect, p game.Piece) {
	const radius, edge, least = 9.0, 4.0, 46.0
	if r.H < least {
		return
	}
	a, at := actionOf(p.Colour()), geom.Pt(r.X+edge+radius, r.Y+edge+radius)
	c.Draw(discPicture(radius, sprites.Paper2, sprites.Ink), at, canvas.Look{})
	ui.DrawIcon(c, a.icon, at, 1.4*radius, a.signInk(actionOn, sprites.Ink))
}
