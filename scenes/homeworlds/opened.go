package homeworlds

import (
	"errors"
	"slices"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/world"
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

// openedPlan is where everything of a system seen large lies.
type openedPlan struct {
	spot  spot
	name  geom.Rect
	label label        // that fits there
	steps [2]geom.Rect // to the systems before and after it
	close geom.Rect
	rows  [6]geom.Rect // the five deeds, and what is overpopulated
	title geom.Rect    // above the rows
}

// OpenWorld returns the system that is seen large, false if none is.
func (b *Board) OpenWorld() (slot int, ok bool) { return b.opened, b.opened != nowhere }

// openedPlan lays the opened system out: disc and powers one below the other, or side by side. The button that closes
// it lies on the side of the hand, as far as can be from the talk of a phone.
func (b *Board) openedPlan() openedPlan {
	r := b.layout.large
	left := b.house.Settings.LeftHanded
	var p openedPlan
	disc, list := r, r
	rowHigh, columns, title := 0.0, 2, b.titleHigh(r.H)
	if b.layout.beside {
		wide := min(listWidth, r.W*0.46)
		list, disc = r.CutRight(wide)
		list.X += openGap
		if left {
			list, disc = r.CutLeft(wide)
		}
		list.W -= openGap
		_, list = list.CutTop(openClose + openGap)
		if list.W < leastPair {
			columns = 1
		}
		down := float64(len(p.rows) / columns)
		rowHigh = min(openRowMost, (list.H-title-(down-1)*openGap)/down)
	} else {
		rowHigh = min(openRowMost, max(52, r.H*0.115))
		list, disc = r.CutBottom(3*rowHigh + 2*openGap + title + 2)
	}
	p.close = geom.R(disc.Right()-openClose, r.Y, openClose, openClose)
	if left {
		p.close.X = disc.X
	}
	p.name = geom.R(disc.X, disc.Y, disc.W, openName)
	p.nameSteps(b.worlds[b.opened].forms)
	_, disc = disc.CutTop(openName)
	radius := max(40, (min(disc.W, disc.H)/2-openMargin)/(1+world.Over/world.Radius))
	p.spot = spot{at: disc.Centre(), radius: radius, unit: radius / world.RadiusOf(&b.pos.Systems[b.opened])}
	p.title, list = list.CutTop(title)
	for k := range p.rows {
		col := list.Columns(columns, openGap)[k%columns]
		p.rows[k] = geom.R(col.X, list.Y+float64(k/columns)*(rowHigh+openGap), col.W, rowHigh)
	}
	return p
}

// titleHigh is the height of what stands above the powers in a room that is so high: two lines where words are wanted
// large and all powers have room below.
func (b *Board) titleHigh(high float64) float64 {
	const low = 280.0
	if !b.large() {
		return openTitle
	}
	if high < low {
		return max(openTitle, canvas.LineHeight(b.view.Reading().Body(titleSize))*0.86+4)
	}
	return max(openTitle, 2*canvas.LineHeight(b.view.Reading().Body(titleSize))*0.86+4)
}

// nameSteps chooses the longest form of the name that leaves room for the steps beside it, and places these.
func (p *openedPlan) nameSteps(forms []label) {
	const most = 2 * (openClose + openStep + 2*openGap)
	for _, form := range forms {
		if p.label = form; form.width <= p.name.W-most {
			break
		}
	}
	aside := p.label.width/2 + openGap + openStep/2
	for k, side := range []float64{-1, 1} {
		p.steps[k] = geom.Around(p.name.Centre().Add(geom.Pt(side*aside, 0)), openStep, openStep)
	}
}

// openedThings returns the pieces of the opened system as they lie there.
func (b *Board) openedThings(p openedPlan) []*thing {
	var list []*thing
	own := b.in(b.opened)
	dock(p.spot, &b.pos.Systems[b.opened], b.seats, b.below, own, func(t *thing, at pose) {
		list = append(list, &thing{piece: t.piece, owner: t.owner, slot: t.slot, pose: at, goal: at})
	})
	return list
}

// openedCells are the parts of an opened system.
func (b *Board) openedCells(add adder) {
	p := b.openedPlan()
	shipCells(b.openedThings(p), func(t *thing) geom.Rect { return t.outline().Inset(-4) }, add)
	add(button(buttonClose), p.close, true, buttonLayer)
	if b.stepping() {
		add(button(buttonBefore), p.steps[0], true, buttonLayer)
		add(button(buttonAfter), p.steps[1], true, buttonLayer)
	}
	if b.sight.burst.slot != nowhere {
		_, leave, set := b.openedBurst(p)
		add(button(buttonLeave), leave, false, buttonLayer)
		add(button(buttonDetonate), set, false, buttonLayer)
		if list := b.burstable(); len(list) > 1 {
			for k, c := range list {
				add(markPart(b.opened, c), b.openedMark(p, k), false, buttonLayer)
			}
		}
		return
	}
	if b.acting() {
		for k, d := range deeds() {
			add(button(d.button), p.rows[k], false, buttonLayer)
		}
		for k, c := range b.burstable() {
			add(markPart(b.opened, c), b.openedMark(p, k), false, buttonLayer)
		}
	}
}

// burstable lists the colours that can be set off in the opened system.
func (b *Board) burstable() []game.Colour {
	var list []game.Colour
	for _, c := range b.crowdOrder(b.opened) {
		if b.crowds(b.opened)[c] >= game.Overpopulation {
			list = append(list, c)
		}
	}
	return list
}

// openedMark is where the k-th mark of overpopulation lies: all share the sixth row.
func (b *Board) openedMark(p openedPlan, k int) geom.Rect {
	return p.rows[5].Columns(max(1, len(b.burstable())), 4)[k]
}

// openedBurst is where an opened system tells what a catastrophe would do, and the buttons that let it be and set it
// off.
func (b *Board) openedBurst(p openedPlan) (text, leave, set geom.Rect) {
	row := p.rows[4]
	if len(b.burstable()) < 2 { // there is no other colour to set off
		row = hull(row, p.rows[5])
	}
	cols := row.Columns(2, openGap)
	return hull(p.rows[0], p.rows[3]), cols[0], cols[1]
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
	parts := append(slices.Clone(b.choice.Picked), button(d.button))
	err := rules.Why(game.Game{}, b.choice.State, b.choice.By, parts)
	if e, ok := errors.AsType[*rules.Error](err); ok {
		return b.refusal(d, e)
	}
	return ""
}
