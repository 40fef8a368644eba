package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Measures of combat cards, in their own units.
const (
	cardWide, cardHigh   = 150.0, 195.0
	smallWide, smallHigh = 62.0, 92.0
)

// nightPale is the ink of second lines on the night of a duel.
const nightPale = sprites.Paper3

// duelTree returns the placed tree of the duel as it is now.
func (b *Board) duelTree() *widget.Tree {
	h := &b.over.host
	h.Build = b.buildDuel
	h.Arrange(b.duelRoom(), widget.Env{TextScale: b.view.Reading(), LeftHanded: b.house.Settings.LeftHanded && !b.watched})
	h.Show(b.duelView())
	return h.Tree()
}

// tree returns the tree of the duel, nil where nobody fights.
func (b *Board) tree() *widget.Tree {
	if b.state == nil || b.sheet.open || !b.dueling() {
		return nil
	}
	return b.duelTree()
}

// duelRoom is the room without what leads through a match.
func (b *Board) duelRoom() geom.Rect {
	const gap = 6.0
	s, log := b.view.Safe, b.layout.log
	switch {
	case !b.watched || b.view.Class == stage.Wide:
	case b.view.Class == stage.Tall:
		s.H = b.layout.message.Y - gap - s.Y
	case log.Empty():
	case log.Y > s.Centre().Y:
		s.H = log.Y - gap - s.Y
	case log.X > s.Centre().X:
		s.W = log.X - gap - s.X
	default:
		s.X, s.W = log.Right()+gap, s.Right()-log.Right()-gap
	}
	return s
}

// buildDuel is the tree of a duel.
func (b *Board) buildDuel(v duelView) widget.Widget {
	switch {
	case v.class == stage.Tall:
		return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget { return b.tallDuel(&v, room) })
	case v.class == stage.Low && v.watched:
		return b.briefDuel(&v)
	case v.class == stage.Low:
		return b.lowDuel(&v)
	}
	return b.wideDuel(&v)
}

func (b *Board) wideDuel(v *duelView) widget.Widget {
	fighter := func(side int) widget.Widget {
		return widget.Column(0, widget.Share(0.13, widget.Empty{}).Within(62, 0), widget.Grow(b.duelFighter(v, side)), widget.Share(0.06, widget.Empty{}))
	}
	middle := widget.Column(4,
		widget.Share(0.06, widget.Empty{}), widget.Share(0.16, duelTitle(b, 65)), widget.Fixed(24, duelRound(v)),
		widget.Grow(b.duelPast(v)), widget.Share(0.06, widget.Empty{}))
	heroes := widget.Row(0, widget.Grow(fighter(0)).Within(0, 380), widget.Share(0.322, widget.Inset(14, 0, middle)).Within(320, 400), widget.Grow(fighter(1)).Within(0, 380)).Along(widget.Centre)
	tools := widget.Align{X: widget.Start, Y: widget.Start, Child: widget.Padding{Top: 10, Left: 24, Child: widget.Row(8, toolSlot("menu"), toolSlot("hint"))}}
	cards := widget.Padding{Top: 6, Bottom: 26, Child: widget.Column(4, widget.Fixed(36, b.duelHeadline(v)), widget.Grow(b.duelCards(v, 22)))}
	band := widget.Row(28, widget.Grow(widget.Inset(0, 18, widget.Column(10, widget.Grow(b.duelLosses(v)), widget.If(!v.watched, widget.Fixed(60, b.duelRule(v)))))),
		widget.Share(0.42, cards).Within(0, 494),
		widget.Grow(widget.Padding{Top: 46, Bottom: 26, Child: b.duelActs(v)})).Mirrored()
	return widget.Column(0,
		widget.Grow(widget.Stack{tools, widget.Inset(24, 0, heroes)}),
		widget.Share(0.365, widget.Stack{b.duelBand(), widget.Inset(24, 0, band)}).Within(252, 300))
}

// tallDuel stacks everything.
func (b *Board) tallDuel(v *duelView, room widget.Size) widget.Widget {
	const edge, gap = 10.0, 8.0
	cards := min(cardHigh, (room.W-2*edge-2*gap)/3*cardHigh/cardWide)
	bar := duelBar(b, v, 37, 20)
	heroes := widget.Row(gap, widget.Grow(b.duelFighter(v, 0)), widget.Grow(b.duelFighter(v, 1)))
	head := widget.Basis(40, widget.Stack{b.duelBand(), b.duelHeadline(v)}).Within(34, 0)
	past := widget.Basis(78, b.duelPast(v)).Within(50, 0)
	if b.largeHead(v) {
		past.Child, head.Basis, head.Min = nil, 118, 90
	}
	return widget.Inset(edge, gap, widget.Column(3,
		widget.Basis(66, bar).Within(46, 0), widget.Gap(1),
		widget.Item{Child: widget.Column(0, widget.Grow(heroes).Within(0, 270)).Along(widget.Centre), Basis: 200, Min: 150, Grow: 1},
		widget.Gap(2), past, widget.Gap(1), head,
		widget.Basis(124, b.duelLosses(v)).Within(92, 0).Dropped(1),
		widget.Fixed(22, widget.If(!v.watched, b.duelRule(v))).Optional(), widget.Gap(6),
		widget.Basis(cards, b.duelCards(v, gap)).Within(118, 0), widget.Gap(2),
		widget.Basis(58, widget.If(!v.watched, b.duelActs(v))).Within(48, 0),
	))
}

// largeHead reports whether the headline takes the place of the circle of the cards, which tell themselves what they
// beat, as words are wanted much larger.
func (b *Board) largeHead(v *duelView) bool {
	const much = 1.25
	return b.view.Reading() >= much && v.chooses && !v.second && v.friend == ""
}

// lowDuel has the heroes at both ends, the table below the one and what is pressed below the other, and the cards
// between.
func (b *Board) lowDuel(v *duelView) widget.Widget {
	const gap = 8.0
	foot := [2]widget.Widget{b.duelLosses(v), b.duelActs(v)}
	if b.house.Settings.LeftHanded {
		foot[0], foot[1] = foot[1], foot[0]
	}
	side := func(k int) widget.Widget {
		column := widget.Column(gap, widget.Share(0.5, b.duelFighter(v, k)), widget.Grow(foot[k]))
		return widget.Share(0.245, column).Within(150, 210)
	}
	past, head := widget.Grow(widget.Inset(0, 3, b.duelPast(v))), widget.Fixed(36, b.duelHeadline(v))
	if b.largeHead(v) {
		past.Child, head = nil, widget.Grow(b.duelHeadline(v))
	}
	middle := widget.Column(0, widget.Fixed(44, duelBar(b, v, 21, 18)), past, head, widget.Gap(chosenLift+2),
		widget.Share(0.42, b.duelCards(v, gap)).Within(0, 168), widget.Gap(4))
	return widget.Stack{
		widget.Column(0, widget.Spacer(), widget.Share(0.52, b.duelBand())),
		widget.Inset(10, 6, widget.Row(gap, side(0), widget.Grow(middle), side(1))),
	}
}

// briefDuel shows only the heroes, their cards and how it ends, where there is room for no more.
func (b *Board) briefDuel(v *duelView) widget.Widget {
	side := func(k int) widget.Widget {
		upright := widget.Column(0, widget.Grow(b.duelFighter(v, k)).Within(0, 290)).Along(widget.Centre)
		return widget.Share(0.27, upright)
	}
	middle := widget.Column(2, widget.Fixed(32, duelTitle(b, 25)).Optional(), widget.Fixed(18, duelRound(v)), widget.Gap(6),
		widget.Fixed(36, b.duelHeadline(v)), widget.Grow(widget.Inset(20, 12, b.duelCards(v, 8))).Within(90, 0))
	return widget.Stack{
		widget.Column(0, widget.Spacer(), widget.Share(0.72, b.duelBand())),
		widget.Inset(10, 6, widget.Row(8, side(0), widget.Grow(middle), side(1))),
	}
}

// duelBar is the title and the round between the round buttons of the table.
func duelBar(b *Board, v *duelView, size, round float64) widget.Widget {
	words := widget.Column(0, widget.Grow(duelTitle(b, size)), widget.Fixed(round, duelRound(v)))
	return widget.Row(4, toolSlot("menu"), widget.Grow(words), toolSlot("hint"))
}

// toolSlot is the place of a round button of the table.
func toolSlot(name string) widget.Widget {
	return widget.Align{Y: widget.Start, Child: widget.Slot{Name: name, W: 44, H: 44}}
}

// duelBand is the darker ground from its top down to the end of the window.
func (b *Board) duelBand() widget.Widget {
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		a := b.view.Area
		c.Fill(geom.R(a.X, r.Y-2, a.W, a.Bottom()-r.Y+2), sprites.NightShadow.Alpha(0.45))
	}}
}

// duelTitle says what this is, and duelRound which round of it.
func duelTitle(b *Board, size float64) widget.Widget {
	return widget.Line(b.words().T(lang.ForhonorDuel), ui.Carved(size), sprites.Paper2).Aligned(canvas.Centre).AtLeast(18)
}

func duelRound(v *duelView) widget.Widget {
	return widget.Line(v.round, ui.Strong(17), nightPale).Aligned(canvas.Centre).AtLeast(12)
}

// duelHeadline says who chooses in secret, who faces whom, or how the round has ended. The table tells there what it
// has to tell.
func (b *Board) duelHeadline(v *duelView) widget.Widget {
	text := widget.Lines(v.headline, ui.Strong(18), sprites.Paper2).Scalable()
	var said widget.Widget = text
	switch {
	case v.chooses:
		said = widget.Row(8, widget.Icon("hide", 28, sprites.Paper2), widget.Grow(text)).Across(widget.Centre)
	case v.ended:
		text.Style, text.Ink, text.Align, text.Scaled = ui.Strong(19), sprites.Kin2, canvas.Centre, false
		said = text
	default:
		text.Style, text.Align = ui.Body(16), canvas.Centre
		said = text
	}
	return widget.Stack{widget.Slot{Name: "message"}, said}
}

// duelActs is whether the other side has chosen, and the main button; or where it is asked once more.
func (b *Board) duelActs(v *duelView) widget.Widget {
	if !v.chooses {
		return widget.Empty{}
	}
	act := widget.Widget(widget.Slot{Name: "confirm"})
	if !v.asks {
		act = widget.Button{Icon: "check", Primary: true, Control: ui.Control{Key: button(buttonCommit).String(), Of: button(buttonCommit), Name: v.commit, Off: !v.ready}}
	}
	other := b.duelOther(v.fighters[v.other])
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		switch {
		case room.H < 80: // a line at the foot
			return widget.Row(8, widget.Share(0.4, other), widget.Grow(widget.Padding{Bottom: 4, Child: act})).Mirrored()
		case v.class == stage.Low:
			return widget.Column(8, widget.Grow(other), widget.Fixed(50, act), widget.Gap(0))
		}
		press := widget.Align{Y: widget.Centre, Child: widget.Sized{H: 66, Child: act}}
		if v.asks {
			return widget.Align{X: widget.End, Y: widget.Centre, Child: widget.Sized{W: min(300, room.W), H: 66, Child: act}}
		}
		return widget.Row(14, widget.Grow(other), widget.Share(0.6, press).Within(0, 190)).Mirrored()
	})
}

// duelCards are the three cards of whoever chooses, or what lies before both.
func (b *Board) duelCards(v *duelView, gap float64) widget.Widget {
	if !v.chooses {
		return b.duelFaced(v)
	}
	row := func(card func(held) widget.Widget) widget.Widget {
		var kids []widget.Widget
		for _, h := range v.hand {
			kids = append(kids, card(h))
		}
		return widget.Grid{Columns: []float64{1, 1, 1}, Gap: gap, Children: kids}
	}
	frames := row(func(h held) widget.Widget { // below the disc of the card beside it
		return widget.If(h.picked, widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { drawChosen(c, r.Move(0, -chosenLift)) }})
	})
	cards := row(func(h held) widget.Widget {
		part := combatPart(h.card)
		return widget.Pressable{Child: b.duelCard(v, h), Control: ui.Control{Key: part.String(), Of: part, Name: h.words, Role: ui.RoleCell, On: h.picked, Off: h.played}}
	})
	return widget.Middle(widget.Aspect{W: 3*cardWide + 2*gap, H: cardHigh, MaxHeight: cardHigh, Child: widget.Stack{frames, cards}})
}

func (b *Board) duelCard(v *duelView, h held) widget.Widget {
	hero := v.fighters[1-v.other].hero
	card := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		q := combatPose{at: r.Centre(), high: r.H, open: 1}
		if h.picked {
			q.lift = chosenLift
		}
		b.drawCombat(c, combatFace(h.card, hero, h.played), q)
	}}
	if !h.played {
		return card
	}
	shade := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { c.Fill(r, sprites.Night.Alpha(0.7)) }}
	played := widget.Lines(b.words().T(lang.ForhonorDuelPlayed), ui.Strong(15), sprites.Paper2).Aligned(canvas.Centre).Muted()
	return widget.Stack{card, widget.Column(0, widget.Share(0.3, widget.Empty{}),
		widget.Share(0.22, widget.Stack{shade, widget.Inset(5, 2, played)}).Within(30, 0), widget.Spacer())}
}

// duelOther is whether the other side has chosen: never what.
func (b *Board) duelOther(f fighterView) widget.Widget {
	card := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { b.drawCovered(c, r, f.laid) }}
	text := widget.Lines(f.wait, ui.Body(15), sprites.Paper2).Scalable()
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		if room.W > room.H*1.5 {
			return widget.Row(8, widget.Aspect{W: cardWide, H: cardHigh, MaxHeight: 140, Child: card}, widget.Grow(text))
		}
		text.Align = canvas.Centre
		return widget.Column(8, widget.Basis(140, widget.Middle(widget.Aspect{W: cardWide, H: cardHigh, Child: card})).Within(40, 0), text)
	})
}

// duelFaced are the cards of both sides: covered, while they are turned over, and open; beside them whether they have
// been chosen.
func (b *Board) duelFaced(v *duelView) widget.Widget {
	var cards, asides [2]widget.Widget
	waits := !v.ended
	for side, f := range v.fighters {
		out := float64(side)*2 - 1
		cards[side] = widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { b.drawFaced(c, r, f, out) }}
		waits = waits && f.shows == game.NoCard
		asides[side] = widget.Text{Text: f.wait, Style: ui.Body(15), Ink: sprites.Paper2, Align: canvas.Right}
	}
	pair := widget.Middle(widget.Aspect{W: 2.35 * cardWide, H: cardHigh, MaxHeight: cardHigh, Child: widget.Grid{Columns: []float64{1, 0.35, 1}, Children: []widget.Widget{cards[0], nil, cards[1]}}})
	if !waits {
		return pair
	}
	beside := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		right := asides[1].(widget.Text)
		right.Align = canvas.Left
		high := min(cardHigh, room.H)
		return widget.Row(12, widget.Grow(asides[0]), widget.Fixed(high*2.35*cardWide/cardHigh, pair), widget.Grow(right))
	})
	centred := func(w widget.Widget) widget.Widget {
		text := w.(widget.Text)
		text.Align = canvas.Centre
		return widget.Grow(text)
	}
	return widget.FirstFit{beside, widget.Column(4, widget.Row(8, centred(asides[0]), centred(asides[1])), widget.Grow(pair))}
}
