package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// Layers of controls: what lies on something is above it.
const (
	groundLayer = iota
	cellLayer
	heroLayer
	buttonLayer
	overLayer
)

// adder takes one cell up.
type adder func(p rules.Part, r geom.Rect, round bool, layer int, name string)

// squares are what can be pointed at on the battlefield: squares and heroes.
func (b *Board) squares() []*ui.Control { return listed(&b.onField, b.fieldCells) }

// cells are what can be pointed at over the battlefield, and the orders; what lies beside are things in the tree.
func (b *Board) cells() []*ui.Control { return listed(&b.onTop, b.cameraCells, b.orderCells) }

// listed lists what is added.
func listed(list *table.CellList, all ...func(adder)) []*ui.Control {
	list.Begin()
	for _, cells := range all {
		cells(func(p rules.Part, r geom.Rect, round bool, layer int, name string) {
			if !r.Empty() {
				list.Add(p, r, round, layer, name, "")
			}
		})
	}
	return list.List()
}

// overlayCells are the controls of an overlay, which draws them.
func (b *Board) overlayCells(top overlay) []*ui.Control {
	controls := top.Tree().Controls()
	list, own := make([]*ui.Control, len(controls)), make([]ui.Control, len(controls))
	for k, c := range controls {
		own[k] = *c
		own[k].Paint, own[k].Layer, own[k].Shortcut = nil, overLayer+c.Layer, b.typed(c.Of.(rules.Part))
		list[k] = &own[k]
	}
	return list
}

// fieldCells are the squares that are seen, with the heroes on them.
func (b *Board) fieldCells(add adder) {
	window := b.window()
	overview, _ := b.overviewPlace()
	for q := range game.Square(game.NumSquares) {
		r := within(b.aimed.Square(q), window)
		if q.Void() || !window.Contains(b.aimed.Middle(q)) || overview.Contains(r.Centre()) {
			continue
		}
		if h := b.shown.heroAt(q); h != game.NoHero {
			add(heroPart(h), r, false, heroLayer, b.threatWords(q, b.heroWords(h)))
			continue
		}
		add(squarePart(q), r, false, cellLayer, b.threatWords(q, b.squareWords(q)))
	}
}

// within returns the part of r that lies in the room.
func within(r, room geom.Rect) geom.Rect {
	x, y := max(r.X, room.X), max(r.Y, room.Y)
	return geom.R(x, y, min(r.Right(), room.Right())-x, min(r.Bottom(), room.Bottom())-y)
}

// heroWords says which hero stands on a square, and what can be done to it.
func (b *Board) heroWords(h game.Hero) string {
	words := b.words()
	f := b.shown.figure(h)
	camp := b.shown.campOf(h)
	text := words.T(lang.ForhonorSquareHero, lang.Text("hero", b.heroName(h)), lang.Text("camp", words.Camp(camp.String(), "")),
		lang.Text("at", f.At.String()), lang.Count("n", int(f.Life)))
	return b.aimWords(text, h, f.At)
}

// aimWords adds to what stands on a square whether it can be fought or shot at.
func (b *Board) aimWords(text string, h game.Hero, at game.Square) string {
	if b.may(func(c game.Choice) bool { return c.Verb == game.VerbAttack && c.Hero == h && h != game.NoHero }) {
		return b.words().T(lang.ForhonorSquareFightable, lang.Text("what", text))
	}
	if q, falls := b.shotFalls(at); falls {
		return b.words().T(lang.ForhonorSquareShootFalls, lang.Text("what", text), lang.Text("at", q.String()))
	}
	if b.may(func(c game.Choice) bool { return c.Verb == game.VerbShoot && c.At == at }) {
		return b.words().T(lang.ForhonorSquareShootable, lang.Text("what", text))
	}
	return text
}

// squareWords says what a square is: a soldier's place, or what it costs the hero that is looked at.
func (b *Board) squareWords(q game.Square) string {
	words, at := b.words(), lang.Text("at", q.String())
	if camp, kind, ok := b.state.Group(q); ok {
		text := words.T(lang.ForhonorSquareSoldier, at, lang.Text("camp", words.Camp(camp.String(), "the")), lang.Count("n", b.state.Soldiers(camp, kind)))
		return b.aimWords(text, game.NoHero, q)
	}
	active, _, _, _ := b.state.Active()
	if active == game.NoHero || b.state.Phase() != game.PhaseAct {
		return q.String()
	}
	r := b.reach(active)
	switch {
	case r.fights[q]:
		return words.T(lang.ForhonorSquareFight, at, lang.Count("n", int(r.cost[q])))
	case r.stops[q]:
		return words.T(lang.ForhonorSquareCost, at, lang.Count("n", int(r.cost[q])))
	}
	return q.String()
}

// threatWords adds how many heroes threaten a square, while that is seen.
func (b *Board) threatWords(q game.Square, text string) string {
	if !b.threatened || !b.settled() {
		return text
	}
	if n := b.threats().count[q]; n > 0 {
		return b.words().T(lang.ForhonorSquareThreat, lang.Text("what", text), lang.Count("n", int(n)))
	}
	return text
}
