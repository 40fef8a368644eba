package setup

import (
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// What the keys of a seat's controls have in common.
const (
	sideKey   = ".side"   // ends that of the button that changes the seat's side
	levelKey  = ".level"  // is in those of the level of a computer player
	detailKey = ".detail" // and ends that of its strength
)

// manySeats is how many players let the rows stand closer, and fewSeats up to how many let them be higher.
const manySeats, fewSeats = 5, 3

// isRoomy reports whether the players are so few that there is room for large rows.
func (a *agreement) isRoomy(e widget.Env) bool {
	return a.class != stage.Low && len(a.seats) <= fewSeats && e.Scale() <= 1
}

// Measures of a player's row, in logical units.
const (
	crestSize    = 42.0
	largeCrest   = 58.0
	diceSize     = 44.0
	diceIcon     = 19.0
	diceDisc     = 32.0
	nameSize     = 18.0
	minNameWidth = 80.0  // width of a name
	shortName    = 44.0  // the same in a row of one line without room for more
	maxNameWidth = 150.0 // so that the dice stands by the name
	levelHeight  = 62.0  // of a level with its flames, in large words
	seatPadding  = 7.0
	segmentPad   = 12.0
	largePad     = 21.0 // instead, where words are large
	signRoom     = 24.0
	signsWidth   = 112.0 // of the choice of who plays, without words
	yoursSeal    = 20.0  // across, at the corner of the level that is about the person's
)

// arrangement is how the parts of a player's row stand. All rows have the same.
type arrangement struct {
	lines   int     // 0: all below each other
	slim    bool    // there is no dice beside the name; in its place a person has it where the level of the computer would stand
	signs   bool    // who plays is shown by signs alone
	crest   float64 // how large the face or the crest is
	isBrief bool    // a person has one line where there is room and the others have two, because the players are many
}

// arrangements lists them from the one that needs most width to that which needs least.
func arrangements() []arrangement {
	return []arrangement{
		{lines: 1}, {lines: 1, slim: true},
		{lines: 2}, {lines: 2, slim: true},
		{lines: 2, signs: true}, {lines: 2, signs: true, slim: true},
		{},
	}
}

// seatModel is what the row of a player depends on.
type seatModel struct {
	*seating
	seat
	arrangement arrangement
}

// seatRows returns the rows of all players as there is room for the longest words of any: who plays is shown alike in all.
func seatRows(ctx *widget.Context, a *agreement, width float64) []widget.Widget {
	var rows []widget.Widget
	for _, as := range arrangements() {
		if as.crest = crestSize; a.class == stage.Wide && a.isRoomy(ctx.Env) && !a.seats[0].hasSides {
			as.crest = largeCrest
		}
		as.isBrief = len(a.seats) >= manySeats && !a.seats[0].hasSides && !isLarge(ctx.Env)
		if as.slim && !a.seats[0].hasSides || as.signs && isLarge(ctx.Env) {
			continue
		}
		rows = nil
		for _, p := range a.seats {
			rows = append(rows, widget.Memo(p.key, seatModel{a.seating, p, as}, seatRow))
		}
		fullest := a.seats[0]
		fullest.computer, fullest.level = true, max(0, fullest.level)
		_, fits := widget.Measure(ctx, widget.Memo("fullest", seatModel{a.seating, fullest, as}, seatRow), width)
		if fits && as.lines == 2 && as.isBrief {
			fullest.computer = false
			_, fits = widget.Measure(ctx, widget.Memo("brief", seatModel{a.seating, fullest, as}, seatRow), width)
		}
		if fits {
			break
		}
	}
	return rows
}

// seatRow is the row of a player.
func seatRow(p seatModel) widget.Widget {
	parts := widget.Builder(func(e widget.Env, _ widget.Size) widget.Widget {
		switch {
		case p.arrangement.lines == 1:
			return p.oneLine(e)
		case p.arrangement.lines == 2 && p.arrangement.isBrief && !p.computer:
			return p.buildBrief(e)
		case p.arrangement.lines == 2:
			return p.twoLines(e)
		}
		return p.buildStacked(e)
	})
	return widget.Pressable{
		Control:  ui.Control{Key: p.key, Role: ui.RoleText, Head: true, Name: p.terms.T(lang.SetupPlayer, p.nth), Value: p.displayName},
		OwnFocus: true,
		Child:    widget.Panel{Surface: ui.Row(), Child: widget.Pad(seatPadding, 0, parts)},
	}
}

// buildHead is the face or the crest, the side, at most so wide, and the name of the player, at least so wide, and the dice where it
// stands beside them.
func (p seatModel) buildHead(scale, side, name float64) []widget.Widget {
	list := []widget.Widget{widget.Fixed(p.arrangement.crest, p.crest())}
	if p.hasSides {
		button := widget.Align{Y: widget.Centre, Child: widget.Sized{H: sideHeight, Child: p.sideButton()}}
		list = append(list, widget.Gap(6), widget.Basis(side*scale, button).Within(sideSlim*scale, side*scale), widget.Gap(8))
	} else {
		list = append(list, widget.Gap(12))
	}
	name *= scale
	list = append(list, widget.Basis(maxNameWidth, p.field()).Within(name, max(name, maxNameWidth)))
	if !p.arrangement.slim {
		list = append(list, widget.Gap(8), widget.Fixed(diceSize, p.dice()))
	}
	return list
}

// oneLine has everything side by side.
func (p seatModel) oneLine(e widget.Env) widget.Widget {
	const airy = 40.0 // more than words need at least
	whoMost, levelMost, name := 264.0, 200.0, minNameWidth
	if p.hasSides {
		whoMost, levelMost = 200, 168
	}
	if p.arrangement.slim {
		name = shortName
	}
	who, level := p.minPlayerWidth(e)+airy, p.minLevelWidth(e)
	list := append([]widget.Widget{widget.Gap(5)}, p.buildHead(e.Scale(), sideWidth, name)...)
	list = append(list, widget.Gap(10), widget.Spacer(), widget.Basis(whoMost, p.who(false)).Within(who, max(who, whoMost)),
		widget.Gap(12), widget.Basis(levelMost, p.last()).Within(level, max(level, levelMost)), widget.Gap(3))
	return widget.Align{Y: widget.Centre, Child: widget.Sized{H: p.choiceHeight(e), Child: widget.Row(0, list...)}}
}

// buildBrief has who plays beside the name of a person; by signs also below it where there is no room.
func (p seatModel) buildBrief(e widget.Env) widget.Widget {
	const airy = 40.0 // more than words need at least
	line := func(who *widget.Item) widget.Widget {
		row := widget.Row(0, append(p.twoLinesHead(e), widget.Gap(8), widget.Spacer(), who)...)
		return widget.Column(0, widget.Spacer(), widget.Fixed(p.choiceHeight(e), row), widget.Spacer())
	}
	if p.arrangement.signs {
		return widget.FirstFit{line(widget.Fixed(signsWidth, p.who(true))), p.twoLines(e)}
	}
	least := p.minPlayerWidth(e)
	return line(widget.Basis(least+airy, p.who(false)).Within(least, least+airy))
}

// twoLinesHead is the first of two lines.
func (p seatModel) twoLinesHead(e widget.Env) []widget.Widget {
	return append([]widget.Widget{widget.Gap(2)}, p.buildHead(e.Scale(), sideLong, minNameWidth)...)
}

// twoLines has who plays, and the level, below the name.
func (p seatModel) twoLines(e widget.Env) widget.Widget {
	head := p.twoLinesHead(e)
	row := widget.Row(8, widget.Share(0.5, p.who(false)).Within(p.minPlayerWidth(e), 0), widget.Share(0.5, p.last()).Within(p.minLevelWidth(e), 0))
	if p.arrangement.signs {
		row = widget.Row(8, widget.Fixed(signsWidth, p.who(true)), widget.Grow(p.last()).Within(p.minLevelWidth(e), 0))
	}
	return widget.Column(0, widget.Spacer(), widget.Fixed(diceSize, widget.Row(0, head...)), widget.Spacer(), widget.Fixed(p.choiceHeight(e), row), widget.Spacer())
}

// buildStacked has everything below each other.
func (p seatModel) buildStacked(e widget.Env) widget.Widget {
	const apart, sideHigh = 5.0, 50.0
	head := widget.Row(0, widget.Gap(2), widget.Fixed(crestSize, p.crest()), widget.Gap(12), widget.Grow(p.field()), widget.Gap(10),
		widget.Fixed(diceSize, p.dice()))
	parts := []widget.Widget{widget.Fixed(diceSize, head)}
	if p.hasSides {
		parts = append(parts, widget.Fixed(sideHigh, p.sideButton()))
	}
	if parts = append(parts, p.who(false)); p.computer {
		parts = append(parts, widget.Fixed(p.choiceHeight(e), p.stepper()))
	}
	return widget.Align{Y: widget.Centre, Child: widget.Pad(0, seatPadding-rowMin, widget.Column(apart, parts...))}
}

// last is what stands behind who plays: the level, or the dice where it has no room by the name.
func (p seatModel) last() widget.Widget {
	switch {
	case p.computer:
		return p.stepper()
	case !p.arrangement.slim:
		return widget.Empty{}
	}
	return widget.Align{X: widget.Start, Y: widget.Centre, Child: widget.Sized{W: diceSize, H: diceSize, Child: p.dice()}}
}

func (p seatModel) crest() widget.Widget {
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		table.DrawSeat(c, p.face, sprites.Calm, rules.Seat(p.n), r.Centre(), p.arrangement.crest)
	}}
}

// field is the name of the player, to be typed over.
func (p seatModel) field() widget.Widget {
	s := p.actions
	if p.hasFixedName {
		name := &widget.Text{Text: p.displayName, Style: ui.Strong(nameSize), Ink: sprites.Ink2, Scaled: true, Silent: true, Lines: 1}
		return widget.Align{Y: widget.Centre, Child: name}
	}
	edit := &ui.Edit{Limit: store.MaxPlayerName, Change: func(name string) { s.rename(p.n, name) }, Confirm: func() bool {
		s.host.Page.Focus("begin")
		return true
	}}
	c := ui.Control{Key: p.key + ".name", Name: p.terms.T(lang.SetupNameOf, p.nth), Value: p.name, Edit: edit}
	return widget.Align{Y: widget.Centre, Child: widget.Field{Control: c, Size: nameSize, H: diceSize}}
}

// dice gives the seat another name. It is a small quiet disc until it is pointed at, so that a row shows its choices
// first.
func (p seatModel) dice() widget.Widget {
	const icon = "dice"
	if p.hasFixedName {
		return widget.Empty{}
	}
	name := p.terms.T(lang.SetupAnother, p.nth)
	control := ui.Control{Key: p.key + ".another", Name: name, Tip: name, Round: true, Press: func() { p.actions.rename(p.n, p.actions.anotherName(p.n)) }}
	disc := widget.Reactive{W: diceSize, H: diceSize, Draw: func(cv *canvas.Canvas, r geom.Rect, state ui.ControlState) {
		if state.Focus || state.Hover > 0 || state.Press > 0 {
			ui.DrawRoundButton(cv, icon, r, ui.Quiet(), false, state)
			return
		}
		surface := ui.Quiet()
		surface.Radius = diceDisc / 2
		ui.DrawSurface(cv, surface, geom.Around(r.Centre(), diceDisc, diceDisc))
		ui.DrawIcon(cv, icon, r.Centre(), diceIcon, sprites.Ink2)
	}}
	return widget.Middle(widget.Pressable{Control: control, OwnFocus: true, Child: disc})
}

// who chooses between a person and the computer: by words with signs, words alone, or signs alone.
func (p seatModel) who(signs bool) widget.Widget {
	words, chosen := p.terms, 0
	if p.computer {
		chosen = 1
	}
	return widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		segments := []widget.Segment{
			{Control: ui.Control{Key: p.key + ".human"}, Label: words.T(lang.SetupHuman), Icon: "human"},
			{Control: ui.Control{Key: p.key + ".computer"}, Label: words.T(lang.SetupComputer), Icon: "cpu"},
		}
		longest := letters.Measure(e.TextScale.Strong(16), segments[1].Label)
		for k := range segments {
			s := &segments[k]
			switch {
			case signs:
				s.Name, s.Label = s.Label, ""
			case isLarge(e) || longest+signRoom > room.W/2-segmentPad:
				s.Icon = ""
			}
		}
		return widget.Choice(p.key+".who", p.displayName, segments, chosen, func(k int) { p.actions.choosePlayer(p.n, k == 1) })
	})
}

// minLetters is how small the words of a row may become before they have too little room. Where words are large they
// may be smaller than is wished.
func minLetters(e widget.Env) letters.Style {
	const size, least = 16.0, 13.0
	if e.Scale() > 1 {
		return ui.Strong(e.TextScale.Strong(size).Size * largeShare)
	}
	return ui.Strong(least)
}

// minPlayerWidth is the least width of the choice of who plays, in words.
func (a *seating) minPlayerWidth(e widget.Env) float64 {
	style, pad, widest := minLetters(e), segmentPad, 0.0
	if e.Scale() > 1 {
		pad = largePad
	}
	for _, key := range []lang.Key{lang.SetupHuman, lang.SetupComputer} {
		widest = max(widest, letters.Measure(style, a.terms.T(key)))
	}
	return 2 * (widest + pad)
}

// choiceHeight is the height of a line of choices about a player.
func (a *seating) choiceHeight(e widget.Env) float64 {
	high := widget.ChoiceHeight(e)
	if isLarge(e) {
		high = max(levelHeight, high)
		if a.hasRatings {
			high = max(high, widget.DetailHeight(e.TextScale))
		}
	}
	return high
}
