package homeworlds

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// deed is one of the five things that a turn may be used for.
type deed struct {
	button int
	name   lang.Key
	icon   string
	hue    sprites.Hue
	power  bool // it has a colour; the sacrifice has none
}

// deeds returns the five in the order of their buttons.
func deeds() [5]deed {
	return [5]deed{
		{buttonBuild, lang.HomeworldsBuild, "build", sprites.GreenHue, true},
		{buttonTrade, lang.HomeworldsTrade, "trade", sprites.BlueHue, true},
		{buttonMove, lang.HomeworldsMove, "move", sprites.YellowHue, true},
		{buttonAttack, lang.HomeworldsAttack, "attack", sprites.RedHue, true},
		{buttonSacrifice, lang.HomeworldsSacrifice, "sacrifice", 0, false},
	}
}

// deedState is how a deed stands.
type deedState uint8

const (
	deedIdle   deedState = iota // nobody here is choosing
	deedOff                     // it cannot be done now, or not with this ship
	deedOn                      // it can
	deedChosen                  // it has been chosen
)

// stateOf tells how a deed stands: it can also be done where it would take the place of the one chosen.
func (b *Board) stateOf(d deed) deedState {
	part := button(d.button)
	switch {
	case b.choice.State == nil:
		return deedIdle
	case slices.Contains(b.choice.Picked, part):
		return deedChosen
	case slices.Contains(b.choice.Next, part):
		return deedOn
	case b.sight.power == noPower:
		return deedOff
	}
	instead := slices.DeleteFunc(slices.Clone(b.choice.Picked), func(p rules.Part) bool { return p == button(b.sight.power) })
	if rules.Why(game.Game{}, b.choice.State, b.choice.By, append(instead, part)) == nil {
		return deedOn
	}
	return deedOff
}

// lookDeeds finds out how the five deeds stand, and whether the chosen ship has more than one of them to choose from.
func (b *Board) lookDeeds() {
	s := &b.sight
	for _, d := range deeds() {
		if slices.Contains(b.choice.Picked, button(d.button)) {
			s.power = d.button
		}
	}
	on := 0
	for k, d := range deeds() {
		s.deeds[k] = b.stateOf(d)
		if s.deeds[k] == deedOn && d.power {
			on++
		}
	}
	s.open = s.power == noPower && s.ship != (rules.Part{}) && on > 1
}

// deedRects returns where the five buttons lie.
func (b *Board) deedRects() []geom.Rect {
	if b.layout.powers.Empty() {
		return make([]geom.Rect, 5)
	}
	return b.layout.powers.Columns(5, min(10, b.layout.powers.W/75))
}

// acting reports whether the row of deeds is to be seen: at set-up and while an action waits to be confirmed it is not.
func (b *Board) acting() bool {
	return b.pos.Phase != game.Setup && b.choice.Action == rules.Hidden && b.sight.burst.slot == nowhere
}

// drawActions draws the row of deeds, or what a catastrophe would do, and the end of the turn.
func (b *Board) drawActions(c *canvas.Canvas) {
	if b.pos.Phase == game.Setup || !b.played {
		return
	}
	if b.sight.burst.slot != nowhere {
		b.drawBurst(c)
	} else if b.acting() {
		rects := b.deedRects()
		style, fit := b.deedStyle(rects[0])
		for k, d := range deeds() {
			word := ""
			if fit {
				word = b.words().T(d.name)
			}
			b.drawDeed(c, d, b.sight.deeds[k], rects[k], style, word)
		}
	}
	b.drawEnd(c)
}

// nightFace is the face of what cannot be used now, on night grounds; nightInk is what stands on it.
const (
	nightFace sprites.Color = 0x2A3A60
	nightInk  sprites.Color = 0x9FB0CC
)

// deedStyle returns the letters in which the words of all five deeds fit into buttons of that size, false where they do
// not: then no button has a word.
func (b *Board) deedStyle(r geom.Rect) (letters.Style, bool) {
	const usual, large, free, tight = 12.0, 11.0, 14.0, 5.0
	least := usual
	if b.view.Text > 1 { // larger words are wanted than there is room for: units are larger already
		least = large
	}
	style := ui.Strong(min(17, r.H*0.24))
	for _, d := range deeds() {
		for word := b.words().T(d.name); letters.Measure(style, word) > r.W-free; style.Size -= 0.25 {
			if style.Size-0.25 < least {
				if letters.Measure(style, word) > r.W-tight {
					return style, false
				}
				break
			}
		}
	}
	return style, true
}

// drawDeed draws one button: the triangle of the power, its sign and its word; struck through where it is missing.
func (b *Board) drawDeed(c *canvas.Canvas, d deed, state deedState, r geom.Rect, style letters.Style, word string) {
	ink := b.drawDeedPaper(c, state, r)
	signs := r
	if word != "" {
		foot := style.Size + 9
		signs.H -= foot - 3
		c.Text(style, word, geom.Pt(r.Centre().X, canvas.InMiddle(style, r.Bottom()-foot, r.Bottom()-2)), ink, canvas.Centre)
	}
	b.drawDeedSigns(c, d, state, signs, ink)
	if b.pos.Phase == game.Sacrificing && d.power && colourOf(d.hue) == b.pos.Colour {
		b.drawFlames(c, r.Centre().X, r.Y+3)
	}
}

// drawDeedPaper draws the ground of a button and returns the ink for it.
func (b *Board) drawDeedPaper(c *canvas.Canvas, state deedState, r geom.Rect) sprites.Color {
	switch state {
	case deedIdle:
		ui.DrawPaper(c, ui.Slip(), r)
		return sprites.Ink2
	case deedOn:
		ui.DrawPaper(c, ui.Plain(), r)
		return sprites.Ink
	case deedChosen:
		ui.DrawPaper(c, ui.Primary(), r)
		return sprites.Paper2
	}
	c.Draw(slabPicture(r.W, r.H, ui.Radius, nightFace, 0.94, 2, sprites.Night), geom.Pt(r.X, r.Y), canvas.Look{})
	return nightInk
}

// drawDeedSigns draws triangle and sign side by side, and the stroke through them.
func (b *Board) drawDeedSigns(c *canvas.Canvas, d deed, state deedState, r geom.Rect, ink sprites.Color) {
	size := min(r.H*0.8, 44, r.W*0.42)
	mid := r.Centre().Y + 1
	if !d.power {
		ui.DrawIcon(c, d.icon, geom.Pt(r.Centre().X, mid), size*0.82, ink)
		return
	}
	faded := c
	if state == deedOff {
		faded = c.Faded(0.5)
	}
	faded.Draw(powerPicture(d.hue), geom.Pt(r.Centre().X-size*0.56, mid), canvas.Look{Size: size / 44})
	ui.DrawIcon(c, d.icon, geom.Pt(r.Centre().X+size*0.56, mid), size*0.74, ink)
	if state == deedOff {
		c.Draw(strokePicture(), geom.Pt(r.Centre().X, mid), canvas.Look{Size: size / 44})
	}
}

// drawFlames draws one flame for each action that is left of a sacrifice, in a row about x.
func (b *Board) drawFlames(c *canvas.Canvas, x, y float64) {
	const size, apart = 22.0, 20.0
	n := int(b.pos.Left)
	for k := range n {
		at := geom.Pt(x+(float64(k)-float64(n-1)/2)*apart, y)
		c.Draw(discPicture(size/2, sprites.Kin2, sprites.Ink), at, canvas.Look{})
		ui.DrawIcon(c, "flame", at, size*0.72, sprites.Bengara)
	}
}

// drawEnd draws the token that ends the turn: vermilion once the option of the turn is used and no catastrophe is being
// looked at.
func (b *Board) drawEnd(c *canvas.Canvas) {
	if b.layout.end.Empty() {
		return
	}
	r := b.layout.end
	can := b.mayEnd()
	ink := sprites.Ink
	switch {
	case can && b.pos.Phase == game.Done && b.sight.burst.slot == nowhere:
		ui.DrawPaper(c, ui.Primary(), r)
		ink = sprites.Paper2
	case can:
		ui.DrawPaper(c, ui.Plain(), r)
	case b.choice.State == nil:
		ui.DrawPaper(c, ui.Slip(), r)
		ink = sprites.Ink2
	default:
		c.Draw(slabPicture(r.W, r.H, ui.Radius, nightFace, 0.94, 2, sprites.Night), geom.Pt(r.X, r.Y), canvas.Look{})
		ink = nightInk
	}
	b.drawIconAndWord(c, r, "pass", b.words().T(b.endName()), ink)
}

// mayEnd reports whether the turn can be ended, whatever has been chosen: the table drops that.
func (b *Board) mayEnd() bool {
	end := []rules.Part{button(buttonEnd)}
	return b.choice.State != nil && rules.Why(game.Game{}, b.choice.State, b.choice.By, end) == nil
}

// endName is what ending the turn is called: before anything has been done it is passing.
func (b *Board) endName() lang.Key {
	if _, acted := b.turnStart(); b.pos.Phase == game.Start && !acted {
		return lang.HomeworldsPass
	}
	return lang.HomeworldsEnd
}

// drawIconAndWord draws a sign with a word beside it, or below it where the room is narrow, or the sign alone.
func (b *Board) drawIconAndWord(c *canvas.Canvas, r geom.Rect, icon, word string, ink sprites.Color) {
	const gap = 9.0
	size := min(26, r.H*0.46)
	style := ui.Strong(min(19, max(leastText, r.H*0.3)))
	if width := size + gap + letters.Measure(style, word); width <= r.W-16 {
		x := r.Centre().X - width/2
		ui.DrawIcon(c, icon, geom.Pt(x+size/2, r.Centre().Y), size, ink)
		c.Text(style, word, geom.Pt(x+size+gap, canvas.InMiddle(style, r.Y, r.Bottom())), ink, canvas.Left)
		return
	}
	style = ui.Fit(style, word, r.W-8)
	if letters.Measure(style, word) > r.W-6 {
		ui.DrawIcon(c, icon, r.Centre(), size*1.1, ink)
		return
	}
	foot := style.Size + 8
	ui.DrawIcon(c, icon, geom.Pt(r.Centre().X, r.Y+(r.H-foot)/2+3), min(size, r.H-foot-4), ink)
	c.Text(style, word, geom.Pt(r.Centre().X, canvas.InMiddle(style, r.Bottom()-foot, r.Bottom()-2)), ink, canvas.Centre)
}
