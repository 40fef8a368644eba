package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
)

// group is one of the groups of soldiers.
type group struct {
	camp    game.Camp
	kind    game.Group
	squares forhonorart.SquareSet
	count   int
}

// groups returns the groups of soldiers that there are; none while anything moves.
func (b *Board) groups() (list []group) {
	if !b.isAtRest() {
		return nil
	}
	var found [game.NumCamps][2]group
	for q := range game.Square(game.NumSquares) {
		camp, kind, ok := b.state.Group(q)
		if !ok {
			continue
		}
		g := &found[camp][kind]
		g.camp, g.kind = camp, kind
		g.squares[q] = true
		g.count++
	}
	for camp := range found {
		for _, g := range found[camp] {
			if g.count > 0 {
				list = append(list, g)
			}
		}
	}
	return list
}

// drawGroups outlines the groups of soldiers.
func (b *Board) drawGroups(c *canvas.Canvas, groups []group) {
	for _, g := range groups {
		forhonorart.DrawGroup(c, b.chart, &g.squares, g.camp)
	}
}
