package honshu

import (
	"math"
	"slices"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/anim"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// placement is a card being laid on a land, to be built or only tried.
type placement struct {
	by             rules.Seat  // whose land it is
	isTrial        bool        // the card is only tried
	pointsBefore   game.Points // of the land without the card
	trialCard      trialCard
	first          game.Placement // where it has lain at first
	effect         effect
	effectOf       effectInputs                 // what the effect was found for
	effects        map[effectInputs]knownEffect // of the places where the card has lain
	changes        changes
	marks          []anchor // where the card could be brought
	markedSquares  *cellSet
	marksFor       markInputs    // what marks were found for
	showsBothSides bool          // the places of both sides are marked
	box            honshuart.Box // the squares to be seen: the land, and the places of the card
	chart          honshuart.Chart
	glideFrom      honshuart.Chart // that the land comes from
	glide          anim.Glide      // the share of the way from there
	targetZoom     float64         // how large the land shall be seen; 1 shows all of it
	scale          float64         // how large it is seen: wanted in a few steps, each of which is drawn afresh
	pan            geom.Point      // of the land that is seen larger
	drags          dragState
	cellLists      table.CellList
	cellTexts      []cellText // of the squares in cellLists, in their order
	blink          int        // ticks for which cubes that would be lost still blink
}

// Measures of handling a card.
const (
	blinkMS     = 1200
	aboveFinger = 46.0 // a card dragged by a finger lies so much higher
	maxZoom     = 3.0
	zoomSteps   = 4.0  // for each time that the land becomes as large again
	rim         = 0.55 // of a square that is seen beside the land, to bring the card there
)

// lastPlaceKey tells apart where each seat has laid its cards.
type lastPlaceKey struct {
	by   rules.Seat
	card game.Card
}

// newPlacement lays the card on the land of the seat: where it has lain last, as after a trial or an undone build, else
// where a card begins.
func (b *Board) newPlacement(by rules.Seat, card game.Card, tried bool) *placement {
	on := b.state.Map(by)
	n := &placement{by: by, isTrial: tried, targetZoom: 1, scale: 1, trialCard: newTrialCard(on, card, b.state.Rules().Weave, sideOver)}
	if p, ok := b.lastPlaces[lastPlaceKey{by, card}]; ok && n.trialCard.mayLie(p) {
		n.trialCard.setPlace(p)
	}
	n.first = n.trialCard.place
	n.box, n.pointsBefore = honshuart.BoxOf(on), on.Score(b.state.Scoring())
	n.update(b)
	return n
}

// updatePlacement lays the card of the player who builds, else one that is to be tried, on the own land; NoCard for none. A card
// that can be seen no more is not tried any longer.
func (b *Board) updatePlacement(card game.Card) {
	tried, by := true, b.self()
	switch {
	case b.choice.State != nil && b.state.Phase() == game.PhaseBuild:
		card, tried = b.state.Card(b.choice.By), false
	case card != game.NoCard && !b.visible(card):
		card = game.NoCard
	}
	if card == game.NoCard || b.state.Map(by) == nil {
		b.lay(placementLevel, nil)
		return
	}
	n, open := b.overlays[placementLevel].(*placement)
	if !open || n.by != by || n.trialCard.place.Card != card || n.trialCard.land != b.state.Map(by) {
		b.lay(placementLevel, b.newPlacement(by, card, tried))
		return
	}
	n.isTrial = tried
	n.update(b)
}

// trialCardOf is the card that is tried, NoCard for none.
func (b *Board) trialCardOf() game.Card {
	if n, ok := b.overlays[placementLevel].(*placement); ok && n.isTrial {
		return n.trialCard.place.Card
	}
	return game.NoCard
}

// content implements overlay: the land and what serves the card; in a large window also what is counted.
func (n *placement) content(b *Board, place string) widget.Widget {
	switch place {
	case slotLand:
		return n.buildLand(b)
	case slotScore:
		return n.buildScore(b)
	case slotCard:
		return n.buildCard(b)
	case slotBar:
		return n.buildButtons(b)
	case slotMainButton:
		return n.buildMainPlace(b)
	}
	if place == slotTrack || b.form() == scoreRows {
		return b.buildCommon(place)
	}
	return nil
}

// buildTop implements overlay: while a card is tried the cubes can be seen that have been chosen.
func (n *placement) buildTop(b *Board) widget.Widget {
	return widget.If(n.isTrial && b.choice.State != nil, b.givers(n.chart))
}

func (n *placement) covers() widget.Cover    { return widget.Beside }
func (n *placement) staysDuringEvents() bool { return false }

// narrate implements overlay: what building the card where it lies would do.
func (n *placement) narrate(b *Board) []string {
	list := b.narrateLead()
	if text, _ := n.words(); text != "" && b.choice.State != nil {
		list = append(list, text)
	}
	for _, text := range []string{n.changes.words, n.changes.best} {
		if text != "" {
			list = append(list, text)
		}
	}
	return list
}

// press implements overlay: only the main button is the table's.
func (n *placement) press(b *Board, p rules.Part) bool {
	if p != button(buttonBack) && b.pressCommon(p) {
		return true
	}
	switch p {
	case button(buttonMain):
		return false
	case button(buttonLeft):
		n.trialCard.turn(-1)
	case button(buttonRight), button(buttonCorner):
		n.trialCard.turn(1)
	case button(buttonOver):
		n.trialCard.chooseSide(sideOver)
	case button(buttonUnder):
		n.trialCard.chooseSide(sideUnder)
	case button(buttonBoth):
		n.showsBothSides = !n.showsBothSides
	case button(buttonBack):
		b.updatePlacement(game.NoCard)
		return true
	case button(buttonPrevious):
		b.otherTrial(-1)
		return true
	case button(buttonNext):
		b.otherTrial(1)
		return true
	case button(buttonGround):
	default:
		x, y, ok := cellOf(p)
		if !ok {
			return b.pressCards(p)
		}
		if !n.trialCard.weaveSquare(x, y) {
			n.trialCard.moveHandleTo(x, y)
		}
	}
	n.update(b)
	return true
}

// compose implements overlay: the card is built where it lies; one that is tried is played.
func (n *placement) compose(b *Board, p rules.Part) ([]rules.Part, bool) {
	if n.isTrial {
		return b.composeCard(p)
	}
	return n.parts(), p == button(buttonMain)
}

// goBack implements overlay: a trial ends; a card that is to be built stays.
func (n *placement) goBack(b *Board) bool {
	if !n.isTrial {
		return b.clearSelection()
	}
	b.updatePlacement(game.NoCard)
	return true
}

// update works out what the card does where it lies, and shows the whole of it.
func (n *placement) update(b *Board) {
	lost := n.effect.trial.Lost
	n.updateEffect(b)
	n.updateMarks()
	if now := n.effect.trial.Lost; now != lost && now != 0 && b.services.Speed() != anim.Off {
		n.blink = anim.Ticks(blinkMS)
	}
	b.lastPlaces[lastPlaceKey{n.by, n.trialCard.place.Card}] = n.trialCard.place
	if n.drags.kind == noDrag {
		n.box = n.box.Union(honshuart.BoxOfCard(n.trialCard.place))
	}
	before, seen, glide := n.chart, n.seenChart(), n.glide
	n.arrange(b)
	switch {
	case n.chart == before:
		n.glide = glide
	case before.Side > 0 && b.services.Speed() != anim.Off:
		n.glideFrom, n.glide = seen, anim.Glide{Target: 1}
	}
}

// wholeChart is the chart that shows the whole land, without the places of the card as long as these are whole, too.
func (n *placement) wholeChart(b *Board) honshuart.Chart {
	room := n.room(b)
	c := honshuart.FitRim(honshuart.BoxOf(n.trialCard.land), rim, room, b.unit(), b.view.Scale)
	if !c.Box(n.box).Within(room) {
		c = honshuart.FitRim(n.box, rim, room, b.unit(), b.view.Scale)
	}
	return c
}

// seenChart is the chart by which the land is seen on its way to where it belongs.
func (n *placement) seenChart() honshuart.Chart {
	c, left := n.chart, n.glide.Target-n.glide.At
	c.Zero, c.Side = c.Zero.Lerp(n.glideFrom.Zero, left), c.Side+(n.glideFrom.Side-c.Side)*left
	return c
}

// arrange implements overlay: it finds the chart that shows the land in the room for it, at once.
func (n *placement) arrange(b *Board) {
	room := n.room(b)
	n.chart, n.glide = n.wholeChart(b), anim.Glide{}
	if n.scale > 1 {
		most := geom.Pt(room.W, room.H).Mul((n.scale - 1) / 2)
		n.pan = geom.Pt(min(most.X, max(-most.X, n.pan.X)), min(most.Y, max(-most.Y, n.pan.Y)))
		middle := room.Centre()
		side := math.Floor(n.chart.Side*n.scale*b.view.Scale) / b.view.Scale
		n.chart.Zero = middle.Add(n.chart.Zero.Sub(middle).Mul(side / n.chart.Side)).Add(n.pan)
		n.chart.Side = side
	}
	n.placeChanges(b)
}

// room is where the land lies: below the strip that a trial needs.
func (n *placement) room(b *Board) geom.Rect {
	if n.isTrial {
		return b.room(slotTrial)
	}
	return b.room(slotChart)
}

// tick implements overlay.
func (n *placement) tick(*Board) bool {
	const share = 0.25 // of the rest of the way in a tick
	moving := n.glide.Tick(share)
	if n.blink > 0 {
		n.blink--
		moving = true
	}
	return moving
}

// suggest implements overlay: the card is laid where a hint says; a trial ends, so that the table is seen of which the hint
// speaks.
func (n *placement) suggest(b *Board, parts []rules.Part) bool {
	if b.choice.State == nil || len(parts) == 0 {
		return true
	}
	if n.isTrial {
		b.updatePlacement(game.NoCard)
		return b.hand.suggest(b, parts)
	}
	view := b.choice.State.View(b.choice.By)
	for _, a := range view.Legal(b.choice.By, nil) {
		c, ok := game.Fields(a)
		if ok && c.Verb == game.VerbBuild && slices.Equal(rules.Parts(game.Game{}, view, a), parts) {
			n.trialCard.setPlace(c.Place)
			n.update(b)
			break
		}
	}
	return true
}

// parts are the parts of building where the card lies now.
func (n *placement) parts() []rules.Part {
	p := n.trialCard.place
	side := button(int(game.ButtonOver))
	switch n.trialCard.side() {
	case sideUnder:
		side = button(int(game.ButtonUnder))
	case weaving:
		side = button(int(game.ButtonWoven) + int(p.Hidden))
	}
	return []rules.Part{cellPart(int(p.X), int(p.Y)), button(int(game.ButtonTurn) + int(p.Turn)), side}
}
