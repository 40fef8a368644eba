package honshu

import (
	game "engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/land"
)

// Measures of what serves the bench, in logical units.
const (
	trialStrip = 48.0 // above the land, while a card is only tried
	leastPress = 44.0 // of what a finger hits
)

// barPlan is where the buttons lie that turn a card and change its side.
type barPlan struct{ left, right, over, under, both geom.Rect }

// barPlan lays the bar out in one row, or in two where it is narrow.
func (b *Board) barPlan() barPlan {
	const gap, pad = 6.0, 9.0
	r := b.layout.bar
	if r.H > 90 {
		upper, lower := r.CutTop((r.H - gap) / 2)
		_, lower = lower.CutTop(gap)
		cols, sides := upper.Columns(3, gap), lower.Columns(2, 0)
		return barPlan{cols[0], cols[1], sides[0], sides[1], cols[2]}
	}
	if r.H > 60 {
		r = r.InsetXY(pad, pad)
	}
	square := min(r.H, 62)
	var p barPlan
	p.left, r = r.CutLeft(square)
	_, r = r.CutLeft(gap)
	p.right, r = r.CutLeft(square)
	_, r = r.CutLeft(gap)
	p.both, r = r.CutRight(square)
	_, r = r.CutRight(gap)
	sides := r.Columns(2, 0)
	p.over, p.under = sides[0], sides[1]
	return p
}

// stripPlan is where the controls of a trial lie.
type stripPlan struct{ previous, label, next, back geom.Rect }

func (b *Board) stripPlan() stripPlan {
	const gap = 6.0
	r, _ := b.layout.land.CutTop(leastPress)
	var p stripPlan
	p.back, r = r.CutRight(min(170, r.W*0.42))
	p.previous, r = r.CutLeft(leastPress)
	p.next = geom.R(min(r.X+80, r.Right()-gap-leastPress), r.Y, leastPress, r.H)
	p.label = geom.R(r.X, r.Y, p.next.X-r.X, r.H)
	return p
}

// cornerRect is where the ghost's own button lies: beyond the corner of the card where it hides least, squares to which
// the card can be brought above all, then the land; always within the land's room.
func (b *Board) cornerRect() geom.Rect {
	const out, aMark, aSquare = 15.0, 2, 1
	n, room := b.bench, b.landRoom()
	box := n.chart.Box(land.BoxOfCard(n.ghost.place))
	var best geom.Rect
	least := aMark + aSquare + 1
	for _, at := range []geom.Point{
		geom.Pt(box.Right()+out, box.Y-out), geom.Pt(box.X-out, box.Y-out), geom.Pt(box.Right()+out, box.Bottom()+out), geom.Pt(box.X-out, box.Bottom()+out),
	} {
		r := geom.Around(at, leastPress, leastPress)
		r.X = min(max(r.X, room.X), room.Right()-r.W)
		r.Y = min(max(r.Y, room.Y), room.Bottom()-r.H)
		x, y := n.chart.At(r.Centre())
		hides := 0
		if _, covered := n.ghost.squareAt(x, y); covered || n.marked[[2]int{x, y}] {
			hides += aMark
		}
		if n.ghost.on.At(game.CellAt(x, y)) != game.NoSquare {
			hides += aSquare
		}
		if hides < least {
			best, least = r, hides
		}
	}
	return best
}

// actWords returns what stands on the main button, and whether it can do something now.
func (b *Board) actWords() (text, icon string, on bool) {
	if b.choice.State == nil || b.watched {
		return "", "", false
	}
	if b.building() {
		return b.buildWord(), "check", b.bench.effect.trial.Legal()
	}
	if b.state.Phase() == game.PhaseBuild {
		return "", "", false
	}
	return b.cardActWords()
}
