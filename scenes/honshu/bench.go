package honshu

import (
	"math"
	"slices"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/anim"
	"engawa/scenes/geom"
	"engawa/scenes/land"
)

// bench is a card being laid on a land, to be built or only tried.
type bench struct {
	by     rules.Seat // whose land it is
	ghost  ghost
	effect effect
	marks  []anchor // where the card could be brought
	marked map[[2]int]bool
	turned turned   // what marks were found for
	both   bool     // the places of both sides are marked
	box    land.Box // the squares to be seen; grows with the places of the card, so that nothing jumps
	chart  land.Chart
	wanted float64    // how large the land shall be seen; 1 shows all of it
	zoom   float64    // how large it is seen: wanted in a few steps, each of which is drawn afresh
	pan    geom.Point // of the land that is seen larger
	grip   grip
	blink  int // ticks for which cubes that would be lost still blink
}

// effect is what building where the card lies now would do.
type effect struct {
	trial   game.Trial
	before  game.Points
	after   game.Points // equal to before where the place is illegal
	missing []game.Cell // new production squares for which the pool has no cube
}

// turned is what decides on where a card could be brought.
type turned struct {
	turn uint8
	side level
	both bool // either side counts
}

// gripKind says what is being dragged.
type gripKind uint8

const (
	noGrip gripKind = iota
	cardGrip
	groundGrip
)

// grip is what the pointer drags: the card, or the land under it.
type grip struct {
	kind   gripKind
	from   geom.Point // of the pointer, before
	offset geom.Point // from the card's corner to the pointer
	place  game.Placement
	wish   level
	asked  bool
	pan    geom.Point
	lifted bool // it lies above the finger, and does so until it is let go
}

// Measures of handling a card.
const (
	blinkMS     = 1200
	aboveFinger = 46.0 // a card dragged by a finger lies so much higher
	mostZoom    = 3.0
	zoomSteps   = 4.0  // for each time that the land becomes as large again
	rim         = 0.55 // of a square that is seen beside the land, to bring the card there
)

// laidKey tells apart where each seat has laid its cards.
type laidKey struct {
	by   rules.Seat
	card game.Card
}

// newBench lays the card on the land of the seat: where it has lain last, as after a trial or an undone build, else
// where a card begins.
func (b *Board) newBench(by rules.Seat, card game.Card) *bench {
	on := b.state.Map(by)
	if on == nil {
		return nil
	}
	n := &bench{by: by, wanted: 1, zoom: 1, ghost: newGhost(on, card, b.state.Rules().Weave, b.wishes[by])}
	if p, ok := b.laid[laidKey{by, card}]; ok && n.ghost.mayLie(p) {
		n.ghost.adopt(p)
	}
	n.box = land.BoxOf(on)
	n.settle(b)
	return n
}

// openBench keeps the bench in step with what is being chosen: in the phase of building it is open as long as somebody
// chooses here, else as long as a card is tried that can still be seen.
func (b *Board) openBench() {
	card := b.trial
	if b.choice.State != nil && b.state.Phase() == game.PhaseBuild {
		card, b.trial = b.state.Card(b.choice.By), game.NoCard
	} else if card != game.NoCard && !b.visible(card) {
		card, b.trial = game.NoCard, game.NoCard
	}
	switch by := b.self(); {
	case card == game.NoCard:
		b.bench = nil
	case b.bench == nil || b.bench.by != by || b.bench.ghost.place.Card != card || b.bench.ghost.on != b.state.Map(by):
		b.bench = b.newBench(by, card)
	default:
		b.bench.settle(b)
	}
}

// building reports whether the card on the bench is to be built, not only tried.
func (b *Board) building() bool { return b.bench != nil && b.trial == game.NoCard }

// settle works out what the card does where it lies, and shows the whole of it.
func (n *bench) settle(b *Board) {
	lost := n.effect.trial.Lost
	scoring := b.state.Scoring()
	e := effect{trial: n.ghost.trial(), before: n.ghost.on.Score(scoring)}
	e.after = e.before
	if e.trial.Legal() {
		after, missing := b.state.Preview(n.by, n.ghost.place)
		e.after, e.missing = after.Score(scoring), missing
	}
	n.effect = e
	n.mark()
	if e.trial.Lost != lost && e.trial.Lost != 0 && b.house.Speed() != anim.Off {
		n.blink = anim.Ticks(blinkMS)
	}
	b.wishes[n.by] = n.ghost.wish
	b.laid[laidKey{n.by, n.ghost.place.Card}] = n.ghost.place
	if n.grip.kind == noGrip {
		n.box = n.box.Union(land.BoxOfCard(n.ghost.place))
	}
	n.fit(b)
}

// mark finds the squares to which the card could be brought.
func (n *bench) mark() {
	now := turned{n.ghost.place.Turn, n.ghost.side(), n.both}
	if n.marked != nil && n.turned == now {
		return
	}
	n.turned = now
	n.marks = n.ghost.anchors(n.both)
	n.marked = make(map[[2]int]bool, len(n.marks))
	for _, a := range n.marks {
		n.marked[[2]int{a.x, a.y}] = true
	}
}

// fit finds the chart that shows the land in the room for it.
func (n *bench) fit(b *Board) {
	room := b.landRoom()
	n.chart = land.FitRim(n.box, rim, room, b.unit(), b.view.Scale)
	if n.zoom > 1 {
		most := geom.Pt(room.W, room.H).Mul((n.zoom - 1) / 2)
		n.pan = geom.Pt(min(most.X, max(-most.X, n.pan.X)), min(most.Y, max(-most.Y, n.pan.Y)))
		middle := room.Centre()
		side := math.Floor(n.chart.Side*n.zoom*b.view.Scale) / b.view.Scale
		n.chart.Zero = middle.Add(n.chart.Zero.Sub(middle).Mul(side / n.chart.Side)).Add(n.pan)
		n.chart.Side = side
	}
}

// landRoom is where the land lies on the bench: below the strip that a trial needs.
func (b *Board) landRoom() geom.Rect {
	if b.trial != game.NoCard {
		return b.room(slotTried)
	}
	return b.room(slotChart)
}

// tick advances what moves by itself.
func (n *bench) tick(*Board) bool {
	if n.blink == 0 {
		return false
	}
	n.blink--
	return true
}

// hint lays the card where a hint says.
func (n *bench) hint(b *Board, parts []rules.Part) {
	if b.choice.State == nil || len(parts) == 0 {
		return
	}
	for _, a := range b.choice.State.Legal(b.choice.By, nil) {
		c, ok := game.Fields(a)
		if !ok || c.Verb != game.VerbBuild {
			continue
		}
		if slices.Equal(rules.Parts(game.Game{}, b.choice.State, a), parts) {
			n.ghost.adopt(c.Place)
			n.settle(b)
			return
		}
	}
}

// grab begins to drag the card or the land.
func (n *bench) grab(p rules.Part, at geom.Point) {
	n.grip = grip{kind: groundGrip, from: at, pan: n.pan}
	x, y, ok := cellOf(p)
	_, onCard := n.ghost.squareAt(x, y)
	if ok && onCard || p == button(buttonCorner) {
		corner := n.chart.Box(land.BoxOfCard(n.ghost.place))
		n.grip.kind, n.grip.offset = cardGrip, at.Sub(geom.Pt(corner.X, corner.Y))
		n.grip.place, n.grip.wish, n.grip.asked = n.ghost.place, n.ghost.wish, n.ghost.asked
	}
}

// drag moves what has been grabbed. A card dragged by a finger lies higher once the finger has moved: also when it
// comes back, or there would be squares that it cannot bring the card to.
func (n *bench) drag(b *Board, at geom.Point, finger bool) {
	switch n.grip.kind {
	case cardGrip:
		corner := at.Sub(n.grip.offset)
		if n.grip.lifted = n.grip.lifted || finger && at.Sub(n.grip.from).Len() > n.chart.Side/2; n.grip.lifted {
			corner.Y -= aboveFinger
		}
		side := n.chart.Side
		n.ghost.moveTo(int(math.Round((corner.X-n.chart.Zero.X)/side)), int(math.Round((corner.Y-n.chart.Zero.Y)/side)))
		n.settle(b)
	case groundGrip:
		n.pan = n.grip.pan.Add(at.Sub(n.grip.from))
		n.fit(b)
	}
}

// release ends a drag; with kept false everything lies as before it.
func (n *bench) release(b *Board, kept bool) {
	g := n.grip
	n.grip = grip{}
	if !kept && g.kind == cardGrip {
		n.ghost.place, n.ghost.wish, n.ghost.asked = g.place, g.wish, g.asked
	}
	if !kept && g.kind == groundGrip {
		n.pan = g.pan
	}
	n.settle(b)
}

// enlarge shows the land larger by the factor, what lies at the point staying there.
func (n *bench) enlarge(b *Board, at geom.Point, factor float64) bool {
	wanted := min(mostZoom, max(1, n.wanted*factor))
	if wanted == n.wanted || !b.room(slotLand).Contains(at) {
		return false
	}
	n.wanted = wanted
	zoom := math.Round(wanted*zoomSteps) / zoomSteps
	middle := b.landRoom().Centre()
	from := at.Sub(middle)
	n.pan = from.Sub(from.Sub(n.pan).Mul(zoom / n.zoom))
	n.zoom = zoom
	if zoom == 1 {
		n.pan = geom.Point{}
	}
	n.fit(b)
	return true
}

// parts are the parts of building where the card lies now.
func (n *bench) parts() []rules.Part {
	p := n.ghost.place
	side := button(int(game.ButtonOver))
	switch n.ghost.level() {
	case under:
		side = button(int(game.ButtonUnder))
	case woven:
		side = button(int(game.ButtonWoven) + int(p.Hidden))
	}
	return []rules.Part{cellPart(int(p.X), int(p.Y)), button(int(game.ButtonTurn) + int(p.Turn)), side}
}
