package forhonor

import (
	"strconv"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/origin"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Measures of sheets with large words, in logical units.
const (
	turnWide = 92.0 // of the button to the next leaf
	leafGap  = 8.0  // between statements
	leafIcon = 34.0 // before a statement
	leafSign = 28.0 // after it
)

// leafLine is a line of a statement on a leaf; the first one has its icon and the sign of where it comes from.
type leafLine struct {
	text  string
	fact  origin.Fact
	first bool
}

// factLeaves spreads what there is to say about the hero over leaves: words a little smaller than they are wanted where
// that spares a leaf, statements on one leaf where they have room on one.
func (b *Board) factLeaves(r geom.Rect) (leaves [][]leafLine, style letters.Style) {
	wanted := b.view.Reading().Body(16)
	small := wanted.Sized(wanted.Size * enoughRead)
	leaves, style = b.spread(wanted, r), wanted
	if fewer := b.spread(small, r); len(fewer) < len(leaves) {
		return fewer, small
	}
	return leaves, style
}

// spread spreads the statements over leaves in one style.
func (b *Board) spread(style letters.Style, r geom.Rect) (leaves [][]leafLine) {
	line, wide := canvas.LineHeight(style), r.W-leafIcon-leafSign
	var leaf []leafLine
	high := 0.0
	turn := func() {
		if len(leaf) > 0 {
			leaves, leaf, high = append(leaves, leaf), nil, 0
		}
	}
	for _, fact := range b.facts(b.sheet.hero) {
		lines := letters.Wrap(style, fact.Text, wide)
		whole := float64(len(lines)) * line
		if high+leafGap+whole > r.H && whole <= r.H {
			turn()
		}
		for k, text := range lines {
			if k == 0 && len(leaf) > 0 {
				high += leafGap
			}
			if high+line > r.H {
				turn()
			}
			leaf, high = append(leaf, leafLine{text, fact, k == 0}), high+line
		}
	}
	turn()
	return leaves
}

// leaves returns on how many leaves the sheet stands.
func (b *Board) leaves(p closeupPlan) int {
	switch {
	case p.turn.Empty():
		return 1
	case b.sheet.hero == game.NoHero:
		return b.scorePlan(p).leaves
	}
	list, _ := b.factLeaves(p.facts)
	return len(list)
}

// leafWords tells which leaf is seen, of how many.
func (b *Board) leafWords(n int) string {
	return b.words().T(lang.Next) + ", " + b.leafSign(n)
}

func (b *Board) leafSign(n int) string { return strconv.Itoa(b.sheet.leaf+1) + "/" + strconv.Itoa(n) }

// drawLeaf draws the present leaf about a hero.
func (b *Board) drawLeaf(c *canvas.Canvas, p closeupPlan) {
	leaves, style := b.factLeaves(p.facts)
	high, y := canvas.LineHeight(style), p.facts.Y
	for k, one := range leaves[min(b.sheet.leaf, len(leaves)-1)] {
		if one.first {
			if k > 0 {
				y += leafGap
			}
			ui.DrawIcon(c, one.fact.Icon, geom.Pt(p.facts.X+13, y+high/2), 25, sprites.Ink)
			origin.Draw(c, one.fact.Origin, geom.Pt(p.facts.Right()-12, y+high/2), origin.Side*1.2)
		}
		c.Text(style, one.text, geom.Pt(p.facts.X+leafIcon, y+canvas.Ascent(style)), sprites.Ink, canvas.Left)
		y += high
	}
	b.drawTurn(c, p, len(leaves))
}

// drawTurn draws the button to the next one of n leaves, with the number of the present one.
func (b *Board) drawTurn(c *canvas.Canvas, p closeupPlan, n int) {
	if n > 1 {
		ui.Button("", b.leafSign(n), "next", p.turn, ui.Plain(), nil).Paint(c, b.hovered(button(buttonLeaf)))
	}
}
