package forhonor

import (
	"strconv"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/letters"
)

// look is what is seen of a hero's card: all of the hero, name and lives beside its token, or token and life.
func (m figureCard) look() widget.Widget {
	surface := ui.Plate()
	if m.isOut() {
		surface.Face = sprites.Paper3
	}
	return widget.Panel{Surface: surface, Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		const broad, flat = 130.0, 1.8
		switch {
		case m.Hero == game.NoHero:
			text := widget.Lines(m.words.T(lang.ForhonorUnknown), ui.Body(14), sprites.Ink2).Aligned(canvas.Centre)
			line := text.Copy()
			line.Lines = 1
			return widget.Pad(6, 4, widget.FirstFit{text, line.Elided()})
		case !m.small:
			return m.large(room)
		case room.W >= broad && room.W > flat*room.H:
			return m.buildBroad(room)
		}
		return m.narrow(room)
	})}
}

// isOut reports whether the hero waits or is executed.
func (m *figureCard) isOut() bool { return m.Post > game.Fielded }

// isSpent reports whether the hero has been played in this round.
func (m *figureCard) isSpent() bool { return m.HasActed && m.Post.Ready() && !m.active }

// isOffBoard reports whether the hero has yet to enter.
func (m *figureCard) isOffBoard() bool { return m.Post == game.Available && !m.isSpent() }

// large has token, name, faction, moves and life of a hero, and its power below where there is room.
func (m *figureCard) large(room widget.Size) widget.Widget {
	const maxFoot, leastFoot, maxRow, leastRow, most, share, leastName, plusShare = 29.0, 26.0, 24.0, 22.0, 90.0, 0.36, 12.0, 0.41
	hero := m.words.Hero(m.Hero.String())
	upper := room.H - 4
	var foot widget.Widget
	if high := min(maxFoot, upper-3*leastRow); high >= leastFoot {
		high = min(high, max(leastFoot, upper-3*maxRow))
		power := func(text string) *widget.Text {
			return widget.Line(text, ui.Body(13.5), sprites.Ink2).Aligned(canvas.Centre)
		}
		line := widget.Column(0, widget.Fill{H: 1.4, Colour: sprites.Paper4}, widget.Grow(widget.FirstFit{power(hero.Short), power(hero.Power).Elided()}))
		foot, upper = widget.Fixed(high, widget.Pad(12, 0, line)), upper-high
	}
	row := func(w widget.Widget) widget.Widget { return widget.Fixed(min(maxRow, upper/3), w) }
	icon := widget.Fixed(26, widget.Padding{Left: 2, Child: widget.Middle(widget.Icon("info", 18, sprites.Ink2))})
	moves := strconv.Itoa(m.Hero.Faction().Allowance())
	if m.active {
		moves = strconv.Itoa(m.movesLeft) + "/" + moves
	}
	plus := iconWithText(forhonorsprites.Faction(m.Hero.Faction()).Icon(), m.words.T(lang.ForhonorPlus))
	marks := showIf(m.isDetailed, widget.Even(0, plus, iconWithText("steps", moves)))
	if m.isSpent() {
		spent := m.line(ui.Body(14), m.words.T(lang.ForhonorSpent)).AtLeast(leastName)
		marks = widget.Stack{showIf(!m.isDetailed, spent), showIf(m.isDetailed, widget.Row(0, widget.Share(plusShare, plus), widget.Grow(spent)))}
	}
	texts := widget.Column(0, row(widget.Row(0, widget.Grow(m.line(ui.Strong(16), hero.Name).AtLeast(leastName)), icon)), row(m.state(18)), row(marks)).Along(widget.Centre)
	token := min(most, share*room.W, upper+4)
	look := widget.Stack{m.token(token)}
	if m.hasSeveralOwners {
		look = append(look, widget.Align{X: widget.Start, Y: widget.End, Child: widget.Padding{Bottom: 2, Child: m.crest(24)}})
	}
	return widget.Pad(0, 2, widget.Column(0, widget.Grow(widget.Row(0, widget.Gap(8), widget.Fixed(token, look), widget.Gap(3), widget.Grow(texts), widget.Gap(6))), foot))
}

// buildBroad has name and lives of a hero beside the token, below each other where there is room.
func (m *figureCard) buildBroad(room widget.Size) widget.Widget {
	const twoLines = 17.0 // the least height of one of them
	name, state := m.line(ui.Strong(15), m.name()), m.state(17)
	texts := widget.Widget(widget.Padding{Top: 5, Bottom: 7, Child: widget.Column(0, widget.Grow(name), widget.Grow(state))})
	if (room.H-12)/2 < twoLines {
		texts = widget.Padding{Top: 4, Bottom: 6, Child: widget.Row(0, widget.Share(0.56, name), widget.Grow(state))}
	}
	look := widget.Stack{widget.Row(0, widget.Gap(4), widget.Fixed(room.H+2, m.token(room.H+2)), widget.Gap(8), widget.Grow(texts), widget.Gap(8))}
	if m.hasSeveralOwners {
		look = append(look, widget.Align{X: widget.Start, Y: widget.Start, Child: widget.Padding{Top: 3, Left: 3, Child: m.crest(22)}})
	}
	return look
}

// narrow has token and life of a hero and, where there is room, its name below. The crest of its owner lies below its
// life, off its face.
func (m *figureCard) narrow(room widget.Size) widget.Widget {
	const named, line, back, lip, token, leastOwned, leastToken, sign = 56.0, 16.0, 15.0, 3.0, 0.66, 76.0, 22.0, 16.0
	in := widget.Size{W: room.W - 8, H: room.H - 6}
	below := []widget.Widget{}
	name := m.words.Hero(m.Hero.String()).Name
	if room.H >= named && (room.W >= 70 || letters.Measure(m.smallStyle(name, in.W+4), name) <= in.W+4.5) {
		below = append(below, widget.Fixed(line, m.small13(name, in.W+4)), widget.Gap(lip)) // long names go nearly from edge to edge
		in.H -= line + lip
	}
	returns, hasReturn := speaker{words: m.words}.describeReturn(m.returnRound, lang.ForhonorBack), false
	style := m.smallStyle(returns, in.W)
	if wide := letters.Measure(style, returns); m.isOut() && in.H >= back+leastToken && wide <= in.W+0.5 {
		text := widget.Widget(m.small13(returns, in.W))
		if m.returnRound > 0 && wide+sign <= in.W+2 {
			text = widget.Row(2, m.returnIcon(sign-2), m.line(style, returns)).Across(widget.Centre).Along(widget.Centre)
		}
		below = append([]widget.Widget{widget.Fixed(back, text)}, below...)
		in.H, hasReturn = in.H-back, true
	}
	high, owned := min(in.H+8, in.W*token), m.hasSeveralOwners && room.W >= leastOwned
	face := widget.Widget(widget.Row(0, widget.Fixed(high, widget.Padding{Right: 2, Bottom: 2, Child: m.token(high)}), widget.Grow(m.lifeBeside(hasReturn, owned))))
	if hasReturn && !owned {
		face = widget.Padding{Bottom: 2, Child: m.token(high)}
	}
	return widget.Pad(2, 3, widget.Column(0, append([]widget.Widget{widget.Grow(widget.Pad(2, 0, face))}, below...)...))
}

// lifeBeside is what stands beside the token of a small card: the life of the hero, or the round in which it comes back
// unless that is shown below, and the crest of its owner.
func (m *figureCard) lifeBeside(hasReturn, owned bool) widget.Widget {
	const most, gem = 19.0, 15.0
	number := func(text string) widget.Widget {
		return widget.Line(text, ui.Strong(15), sprites.Ink).Aligned(canvas.Centre).Elided()
	}
	var above, below widget.Widget
	life := number(strconv.Itoa(int(max(0, m.Life))))
	if owned {
		below = widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget { return widget.Middle(m.crest(min(most, room.H))) })
	}
	switch {
	case hasReturn:
		return below
	case m.isOut() && !owned:
		return number(m.backSign())
	case m.isOut():
		above = number(m.backSign())
	case owned:
		above = widget.Row(0, lifeSign(12), widget.Fixed(10, life)).Across(widget.Centre).Along(widget.Centre)
	default:
		above, below = widget.Middle(lifeSign(gem)), life
		if m.isOffBoard() {
			below = widget.FirstFit{widget.Row(1, widget.Natural(life), m.entrySign(gem)).Across(widget.Centre).Along(widget.Centre), life}
		}
	}
	return widget.Column(0, widget.Grow(above), widget.Grow(below))
}

// lifeSign is one lozenge, so high.
func lifeSign(high float64) widget.Widget {
	return widget.Paint{W: high, H: high, Draw: func(c *canvas.Canvas, r geom.Rect) { drawLifeRow(c, 1, 1, geom.Pt(r.X, r.Centre().Y), r.H) }}
}

// line is a line that may be cut off.
func (m *figureCard) line(style letters.Style, text string) *widget.Text {
	return widget.Line(text, style, sprites.Ink).Elided()
}

// small13 is a line on a small card.
func (m *figureCard) small13(text string, room float64) widget.Widget {
	return m.line(m.smallStyle(text, room), text).Aligned(canvas.Centre)
}

// smallStyle is the style of a line on a small card: a little smaller where units are larger already, if that makes it
// fit.
func (m *figureCard) smallStyle(text string, room float64) letters.Style {
	const least = 0.86
	style := ui.Body(13)
	if wide := letters.Measure(style, text); wide > room && m.squeeze {
		style.Size *= max(least, room/wide)
	}
	return style
}

// token is the token of the hero, so high.
func (m *figureCard) token(high float64) widget.Widget {
	token := tokenOf(m.Figure, m.camp, m.active)
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { drawToken(c, token, r.Centre(), high) }}
}

// crest is the crest of the hero's owner on a disc of paper.
func (m *figureCard) crest(side float64) widget.Widget {
	disc := ui.Surface{Face: sprites.Paper2, Lip: sprites.Paper2, Line: sprites.Ink, Radius: side / 2}
	return widget.Paint{W: side, H: side, Draw: func(c *canvas.Canvas, r geom.Rect) {
		ui.DrawSurface(c, disc, r)
		table.DrawCrest(c, m.Owner, r.Centre(), side-6)
	}}
}

// iconWithText is an icon with words behind it.
func iconWithText(icon, text string) widget.Widget {
	return widget.Row(5, widget.Icon(icon, 17, sprites.Ink), widget.Grow(widget.Line(text, ui.Body(15), sprites.Ink).AtLeast(12).Elided()))
}

// state is the lives of the hero, so high, or that it waits or is executed and when it comes back.
func (m *figureCard) state(high float64) widget.Widget {
	if m.isOut() {
		label := func(key lang.Key) *widget.Text {
			return widget.Line(speaker{words: m.words}.describeReturn(m.returnRound, key), ui.Body(14), sprites.Ink).AtLeast(13)
		}
		return widget.FirstFit{label(lang.ForhonorReturns), widget.Row(4, m.returnIcon(15), widget.Grow(label(lang.ForhonorBack).Elided()))}
	}
	life, most := int(max(0, m.Life)), m.Hero.Life()
	row := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { drawLifeRow(c, life, most, geom.Pt(r.X, r.Centre().Y), high) }}
	if !m.isOffBoard() {
		return row
	}
	return widget.Row(0, widget.Grow(row), widget.Fixed(high, m.entrySign(high)))
}

// entrySign is the arrow of a hero that has yet to enter, so high.
func (m *figureCard) entrySign(high float64) widget.Widget {
	arrow := forhonorsprites.FieldMark{Kind: forhonorsprites.EnterMark, Turn: m.entryTurn}
	return widget.Paint{W: high, H: high, Draw: func(c *canvas.Canvas, r geom.Rect) {
		c.Draw(canvas.Sprite(arrow), r.Centre(), canvas.Look{Size: high / forhonorsprites.FieldSide})
	}}
}

// returnIcon is the sign of a hero that comes back, so high; nothing where none will be.
func (m *figureCard) returnIcon(high float64) widget.Widget {
	return widget.If(m.returnRound > 0, widget.Icon("undo", high, sprites.Ink))
}

// backSign is the round in which a hero comes back, on small cards; a dash where none will be, as its camp is broken.
func (m *figureCard) backSign() string {
	if m.returnRound == 0 {
		return "–"
	}
	return strconv.Itoa(m.returnRound)
}
