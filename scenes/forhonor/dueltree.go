package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Measures of combat cards, in their own units.
const (
	cardWidth, cardHeight   = 150.0, 195.0
	smallWidth, smallHeight = 62.0, 92.0
)

// nightPale is the ink of second lines on the night of a duel.
const nightPale = sprites.Paper3

// duelTree builds the tree of a duel from its model and what paints that which moves.
type duelTree struct {
	duelModel
	moves *duelMoves
}

// buildDuel is the tree of a duel.
func buildDuel(m duelModel, moves *duelMoves) widget.Widget {
	t := &duelTree{m, moves}
	return widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		const leastTall = 460.0 // of the room, in which the least of everything can be stacked
		switch {
		case m.class == stage.Tall && m.isWatched && room.H < leastTall:
			return t.briefTall()
		case m.class == stage.Tall:
			return t.buildTall(e, room)
		case m.class == stage.Low && m.isWatched:
			return t.buildBrief()
		case m.class == stage.Low:
			return t.buildLow(e)
		}
		return t.buildWide()
	})
}

// ruleHeight is the height of two lines of the rule and the legend below them, apart, in logical units.
const ruleHeight = 68.0

// buildWide has the heroes at both sides, and below them a band with the cards between the losses and what is pressed.
func (t *duelTree) buildWide() widget.Widget {
	fighter := func(side int) widget.Widget {
		return widget.Column(0, widget.Share(0.13, widget.Empty{}).Within(62, 0), widget.Grow(t.fighter(side)), widget.Share(0.06, widget.Empty{}))
	}
	middle := widget.Column(4,
		widget.Share(0.06, widget.Empty{}), widget.Share(0.16, t.title(65)), widget.Fixed(24, t.roundLine()), t.middle(), widget.Share(0.06, widget.Empty{}))
	heroes := widget.Row(0, widget.Grow(fighter(0)).Within(0, 380), widget.Share(0.322, widget.Pad(14, 0, middle)).Within(320, 400), widget.Grow(fighter(1)).Within(0, 380)).Along(widget.Centre)
	tools := widget.Align{X: widget.Start, Y: widget.Start, Child: widget.Padding{Top: 10, Left: 24, Child: widget.Row(8, toolSlot(toolMenu, minPress), toolSlot(toolHint, minPress))}}
	cards := widget.Padding{Top: 6, Bottom: 26, Child: widget.Column(4, widget.Fixed(36, t.headline()), widget.Grow(t.cards(22)))}
	band := widget.Row(28, widget.Grow(widget.Padding{Top: 46, Bottom: 26, Child: widget.Column(0, widget.If(!t.isWatched, widget.Grow(t.rule())))}),
		widget.Share(0.42, cards).Within(0, 494),
		widget.Grow(widget.Padding{Top: 46, Bottom: 26, Child: t.acts()})).Flipped()
	return widget.Column(0,
		widget.Grow(widget.Stack{tools, widget.Pad(24, 0, heroes)}),
		widget.Share(0.365, widget.Stack{t.band(), widget.Pad(24, 0, band)}).Within(252, 300))
}

// middle is what lies between the heroes in a wide window: how the first round has ended, or who has joined in, and the
// losses.
func (t *duelTree) middle() widget.Widget {
	losses := widget.Basis(224, t.losses()).Within(120, 224)
	if t.hasEnded() {
		return widget.Grow(widget.Column(0, widget.Basis(190, t.buildEnd())).Along(widget.Centre))
	}
	if !t.hasRoundResult() {
		return widget.Grow(widget.Column(0, losses).Along(widget.Centre))
	}
	return widget.Grow(widget.Column(8, widget.Grow(t.buildRoundResult()), losses))
}

// buildTall stacks everything.
func (t *duelTree) buildTall(e widget.Env, room widget.Size) widget.Widget {
	const edge, gap = 10.0, 8.0
	cards := min(cardHeight, (room.W-2*edge-2*gap)/3*cardHeight/cardWidth)
	bar := t.bar(37, 20, tallTool)
	heroes := widget.Row(gap, widget.Grow(t.fighter(0)), widget.Grow(t.fighter(1)))
	head := widget.Basis(40, widget.Stack{t.band(), t.headline()}).Within(34, 0)
	past, losses := widget.Basis(78, t.buildRoundResult()).Within(50, 0), widget.Basis(124, t.losses()).Within(92, 0)
	switch {
	case t.hasEnded():
		past.Child, head.Child, head.Basis, head.Min = nil, t.buildEnd(), 178, 140
	case t.largeHead(e):
		past.Child, head.Basis, head.Min, losses.Basis = nil, 118, 90, 150
	case !t.hasRoundResult():
		past.Child, losses.Basis = nil, 170
	}
	fighters := &widget.Item{Child: widget.Column(0, widget.Grow(heroes).Within(0, 270)).Along(widget.Centre), Basis: 200, Min: 150, Grow: 1}
	rule := widget.Fixed(22, widget.If(!t.isWatched, t.rule())).Optional()
	if t.handOnly { // the table screen shows the heroes
		*fighters = widget.Item{Child: widget.Row(0, widget.Spacer(), tool(toolShowAll, tallTool)).Flipped(), Basis: tallTool, Min: tallTool, Max: tallTool}
		losses.Grow, losses.Max, past.Grow, past.Max, rule.Basis = 1, 240, 0.5, 130, ruleHeight
	}
	return widget.Pad(edge, gap, widget.Column(3,
		widget.Basis(66, bar).Within(46, 0), widget.Gap(1), fighters,
		widget.Gap(2), past, widget.Gap(1), head, losses.Dropped(1), rule, widget.Gap(6),
		widget.Basis(cards, t.cards(gap)).Within(118, 0), widget.Gap(2),
		widget.Basis(58, widget.If(!t.isWatched, t.acts())).Within(48, 0),
	))
}

// hasRoundResult reports whether there is something to say of what came before the choice.
func (t *duelTree) hasRoundResult() bool { return t.second() || t.ally != game.NoHero }

// largeHead reports whether the headline is larger, where nothing lies above it and words are wanted much larger.
func (t *duelTree) largeHead(e widget.Env) bool {
	const much = 1.25
	return e.TextScale >= much && t.chooses() && !t.hasRoundResult()
}

// buildLow has the heroes at both ends, what is pressed below the one at the right, and the cards between. The losses stand
// above these, and the rule below the hero at the left; in large words the losses stand there.
func (t *duelTree) buildLow(e widget.Env) widget.Widget {
	const gap = 8.0
	large := e.TextScale > 1
	foot := [2]widget.Widget{widget.Column(0, widget.If(!t.isWatched, widget.Grow(t.rule()))), t.acts()}
	if large {
		foot[0] = t.losses()
	}
	if e.LeftHanded {
		foot[0], foot[1] = foot[1], foot[0]
	}
	side := func(k int) widget.Widget {
		column := widget.Column(gap, widget.Share(0.5, t.fighter(k)), widget.Grow(foot[k]))
		return widget.Share(0.245, column).Within(150, 210)
	}
	between := widget.Widget(widget.Empty{})
	if t.hasRoundResult() {
		between = t.buildRoundResult()
	}
	switch {
	case large:
	case t.hasRoundResult():
		between = widget.Row(gap, widget.Grow(between), widget.Share(0.52, t.losses()))
	default:
		between = t.losses()
	}
	above, head := widget.Grow(widget.Pad(0, 3, between)), widget.Fixed(36, t.headline())
	if t.hasEnded() {
		above.Child = t.buildEnd()
	}
	if t.largeHead(e) {
		above.Child, head = nil, widget.Grow(t.headline())
	}
	middle := widget.Column(0, widget.Fixed(minPress, t.bar(21, 18, minPress)), above, head, widget.Gap(chosenLift+2),
		widget.Share(0.42, t.cards(gap)).Within(0, 168), widget.Gap(4))
	return widget.Stack{
		widget.Column(0, widget.Spacer(), widget.Share(0.52, t.band())),
		widget.Pad(10, 6, widget.Row(gap, side(0), widget.Grow(middle), side(1))),
	}
}

// buildBrief shows only the heroes, their cards and how it ends, where there is room for no more.
func (t *duelTree) buildBrief() widget.Widget {
	side := func(k int) widget.Widget {
		upright := widget.Column(0, widget.Grow(t.fighter(k)).Within(0, 290)).Along(widget.Centre)
		return widget.Share(0.27, upright)
	}
	middle := widget.Column(2, widget.Fixed(32, t.title(25)).Optional(), widget.Fixed(18, t.roundLine()), widget.Gap(6),
		&widget.Item{Child: t.headline(), Min: 36, Max: 54, Grow: 0.7}, widget.Grow(widget.Pad(20, 7, t.cards(8))).Within(90, 0))
	return widget.Stack{
		widget.Column(0, widget.Spacer(), widget.Share(0.72, t.band())),
		widget.Pad(10, 6, widget.Row(8, side(0), widget.Grow(middle), side(1))),
	}
}

// briefTall shows the same one above the other.
func (t *duelTree) briefTall() widget.Widget {
	const gap = 8.0
	heroes := widget.Row(gap, widget.Grow(t.fighter(0)), widget.Grow(t.fighter(1)))
	return widget.Stack{
		widget.Column(0, widget.Spacer(), widget.Share(0.4, t.band())),
		widget.Pad(10, 6, widget.Column(3, widget.Fixed(28, t.title(24)), widget.Fixed(17, t.roundLine()), widget.Grow(heroes),
			widget.Fixed(38, t.headline()), widget.Fixed(108, t.cards(gap)))),
	}
}

// bar is the title and the round between the round buttons of the table.
func (t *duelTree) bar(size, round, tool float64) widget.Widget {
	words := widget.Column(0, widget.Grow(t.title(size)), widget.Fixed(round, t.roundLine()))
	return widget.Row(4, toolSlot(toolMenu, tool), widget.Grow(words), toolSlot(toolHint, tool))
}

// tallTool is the side of a round button on a phone held upright, whose units are no smaller than pixels.
const tallTool = 44.0

// toolSlot is the place of a round button of the table.
func toolSlot(k int, side float64) widget.Widget {
	return widget.Align{Y: widget.Start, Child: tool(k, side)}
}

// band is the darker ground from its top down to the end of the window.
func (t *duelTree) band() widget.Widget {
	area := t.area
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		c.Fill(geom.R(area.X, r.Y-2, area.W, area.Bottom()-r.Y+2), sprites.NightShadow.Alpha(0.45))
	}}
}

// title says what this is.
func (t *duelTree) title(size float64) widget.Widget {
	return widget.Line(t.words.T(lang.ForhonorDuel), ui.CarvedStyle(size), sprites.Paper2).Aligned(canvas.Centre).AtLeast(18)
}

// roundLine says which round of two is fought.
func (t *duelTree) roundLine() widget.Widget {
	round := lang.ForhonorDuelFirst
	if t.second() {
		round = lang.ForhonorDuelSecond
	}
	return widget.Line(t.words.T(round), ui.Strong(17), nightPale).Aligned(canvas.Centre).AtLeast(12)
}

// headline says who chooses in secret, who faces whom, or how the round has ended. The table tells there what it has to
// tell.
func (t *duelTree) headline() widget.Widget {
	text := widget.Lines(t.headlineText(), ui.Strong(18), sprites.Paper2).Scalable()
	var line widget.Widget
	switch {
	case t.chooses():
		line = widget.Row(8, widget.Icon("hide", 28, sprites.Paper2), widget.Grow(text)).Across(widget.Centre)
	case t.result != "":
		text.Style, text.Ink, text.Align, text.Scaled = ui.Strong(19), sprites.Kin2, canvas.Centre, false
		line = text
	default:
		text.Style, text.Align = ui.Body(16), canvas.Centre
		line = text
	}
	return widget.Stack{widget.Slot{Name: table.SlotMessage, Of: table.NightOver}, line}
}

// fighter is the portrait of the hero at a side with its plate.
func (t *duelTree) fighter(side int) widget.Widget {
	return widget.Memo("fighter", t.plate(side), t.moves.buildFighter)
}

// buildRoundResult is how the first round has ended; in the first round who has joined in.
func (t *duelTree) buildRoundResult() widget.Widget {
	return widget.Memo("past", roundResultModel{t.words, t.cardsBySide(), t.firstRoundText(), t.allyText()}, buildRoundResult)
}

// losses reports how many lives each pair of cards costs whom.
func (t *duelTree) losses() widget.Widget { return widget.Memo("losses", t.lossTable(), buildLosses) }

// rule says what killing means.
func (t *duelTree) rule() widget.Widget {
	return widget.Memo("rule", ruleModel{t.words, t.ruleWords(), t.showsDeaths()}, buildRule)
}

// wait is whether the hero at a side has chosen: never what.
func (t *duelTree) wait(k int) waitModel {
	return waitModel{t.words, t.fighters[k].owner, t.fighters[k].hasChosen}
}

// acts is whether the other hero's card lies there, and the main button; or where it is asked once more. The button does
// not lie where what ends the activation lies on the battlefield, see [buildOrders].
func (t *duelTree) acts() widget.Widget {
	if !t.chooses() {
		return widget.Empty{}
	}
	act := widget.Widget(slot(table.SlotConfirm))
	if !t.asksAgain {
		name := lang.ForhonorDuelCommit
		if t.selectedCard == game.NoCard {
			name = lang.ForhonorDuelChoose
		}
		act = commitButton(t.words.T(name), t.selectedCard != game.NoCard)
	}
	other := widget.Memo("wait", t.wait(1-t.chooser), buildWait)
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		switch {
		case room.H < 80: // a line at the foot
			return widget.Row(8, widget.Grow(widget.Padding{Bottom: 4, Child: act}), widget.Share(0.4, other)).Flipped()
		case t.class == stage.Low:
			return widget.Column(8, widget.Fixed(50, act), widget.Grow(other))
		}
		press := widget.Align{Y: widget.Centre, Child: widget.Sized{H: 66, Child: act}}
		if t.asksAgain {
			return widget.Align{X: widget.End, Y: widget.Centre, Child: widget.Sized{W: min(300, room.W), H: 66, Child: act}}
		}
		return widget.Row(14, widget.Grow(other), widget.Share(0.6, press).Within(0, 190)).Flipped()
	})
}

// commitButton is the main button of what is chosen in secret: vermilion once it does something.
func commitButton(name string, ready bool) widget.Widget {
	part := button(buttonCommit)
	return widget.Button{Icon: "check", Primary: true, Control: ui.Control{Key: part.String(), Of: part, Name: name, Off: !ready}}
}

// cards are the three cards of the player who chooses, or what lies before both.
func (t *duelTree) cards(gap float64) widget.Widget {
	if !t.chooses() {
		return t.buildCards()
	}
	var frames, cards [game.NumCards]widget.Widget
	for n := range game.NumCards {
		card := game.Card(n + 1)
		frames[n] = widget.If(card == t.selectedCard, widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { drawSelection(c, r.Move(0, -chosenLift)) }})
		cards[n] = widget.Memo("card", cardModel{t.fight, t.chooser, card, card == t.selectedCard}, buildCard)
	}
	row := func(kids []widget.Widget) widget.Widget {
		return widget.Grid{Columns: []float64{1, 1, 1}, Gap: gap, Children: kids}
	}
	return widget.Middle(widget.Aspect{W: 3*cardWidth + 2*gap, H: cardHeight, MaxHeight: cardHeight, // a frame lies below the disc of the card beside it
		Child: widget.Stack{row(frames[:]), row(cards[:])}})
}

// buildCards are the cards of both sides: covered, while they are turned over, and open; beside them whether they have been
// chosen.
func (t *duelTree) buildCards() widget.Widget {
	var cards [2]widget.Widget
	var asides [2]string
	waits := t.result == ""
	for side := range cards {
		k := t.sideOf(side)
		f, m := t.fighters[k], opponentCardModel{t.words, k, side, t.heroes[k], t.fighters[k].card, t.fighters[k].hasChosen}
		cards[side] = widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { t.moves.drawOpponentCard(c, r, m) }}
		waits = waits && f.card == game.NoCard
		asides[side] = t.wait(k).text()
	}
	pair := widget.Middle(widget.Aspect{W: 2.35 * cardWidth, H: cardHeight, MaxHeight: cardHeight, Child: widget.Grid{Columns: []float64{1, 0.35, 1}, Children: []widget.Widget{cards[0], nil, cards[1]}}})
	if !waits {
		return pair
	}
	aligned := func(side int, a canvas.Align) widget.Widget {
		return widget.Grow(&widget.Text{Text: asides[side], Style: ui.Body(15), Ink: sprites.Paper2, Align: a})
	}
	beside := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		high := min(cardHeight, room.H)
		return widget.Row(12, aligned(0, canvas.Right), widget.Fixed(high*2.35*cardWidth/cardHeight, pair), aligned(1, canvas.Left))
	})
	return widget.FirstFit{beside, widget.Column(4, widget.Row(8, aligned(0, canvas.Centre), aligned(1, canvas.Centre)), widget.Grow(pair))}
}
