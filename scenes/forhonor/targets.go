package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/geom"
	"engawa/scenes/table"
)

// Heights of targets: what lies on something is above it.
const (
	groundZ = iota
	cellZ
	heroZ
	buttonZ
	overZ
)

// adder takes one target up.
type adder func(p rules.Part, r geom.Rect, round bool, z int, name string)

// Targets implements table.Board.
func (b *Board) Targets() []table.Target {
	if b.state == nil {
		return nil
	}
	var list []table.Target
	add := func(p rules.Part, r geom.Rect, round bool, z int, name string) {
		if !r.Empty() {
			list = append(list, table.Target{Part: p, Rect: r, Round: round, Z: z, Name: name})
		}
	}
	switch {
	case b.sheet.open:
		return b.sheetTargets()
	case b.overlay():
		b.overTargets(add)
	default:
		b.fieldTargets(add)
		list = append(list, b.columnTargets()...)
	}
	return list
}

// fieldTargets are the squares and heroes that are seen.
func (b *Board) fieldTargets(add adder) {
	window := b.window()
	for q := range game.Square(game.NumSquares) {
		if q.Void() || !window.Contains(b.chart.Middle(q)) {
			continue
		}
		part := squarePart(q)
		if h := b.shown.heroAt(q); h != game.NoHero {
			part = heroPart(h)
		}
		add(part, b.chart.Square(q), false, cellZ, q.String())
	}
}
