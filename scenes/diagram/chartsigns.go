package diagram

import (
	"engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/lang"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
	"engawa/sprites/vector"
)

// paintDiscMarks draws the marks of a system about the origin.
func (c *chart) paintDiscMarks(out *vector.Canvas, slot int) {
	radius := homeworldsart.RadiusOf(&c.position.Systems[slot])
	for _, m := range c.marks {
		if m.slot != slot || m.piece != homeworlds.NoPiece {
			continue
		}
		switch m.what {
		case lang.MarkReach:
			homeworldssprites.Ring{Kind: homeworldssprites.ReachRing, Radius: radius}.Draw(out)
		case lang.MarkDanger:
			homeworldssprites.Ring{Kind: homeworldssprites.TeethRing, Radius: radius}.Draw(out)
		case lang.MarkTake:
			pen(5, sprites.Shu2).Ring(out, 0, 0, radius+3)
		case lang.MarkLight:
			homeworldssprites.Ring{Kind: homeworldssprites.ChosenRing, Radius: radius}.Draw(out)
		case lang.MarkNo:
			off := radius * 0.72
			out.Save()
			out.Translate(off, -off)
			pen(8, sprites.Beni).Cross(out, 0, 0, 17)
			out.Restore()
		}
	}
}

// marksOf returns the mark of each placed piece, 0 for none. A mark belongs to one piece of a kind.
func (c *chart) marksOf(slot int, places []homeworldsart.Place) []lang.MarkKind {
	found := make([]lang.MarkKind, len(places))
	for _, m := range c.marks {
		for k, p := range places {
			if m.slot == slot && m.piece == p.Piece && m.owner == p.Owner && found[k] == 0 {
				found[k] = m.what
				break
			}
		}
	}
	return found
}

// paintLight draws a seam of gold around a piece that is talked about.
func paintLight(out *vector.Canvas, p homeworldsart.Place, at geom.Point, mark lang.MarkKind) {
	if mark != lang.MarkLight {
		return
	}
	out.Save()
	defer out.Restore()
	out.Translate(at.X, at.Y)
	out.Scale(p.Size, p.Size)
	outline := spriteOf(p).Outline()
	out.Stroke(outline, vector.Stroke{Width: 25, Join: vector.RoundJoin}, vector.Solid(sprites.Ink))
	out.Stroke(outline, vector.Stroke{Width: 20, Join: vector.RoundJoin}, vector.Solid(sprites.Kin2))
}

// paintPieceMark draws the signs that lie over a piece.
func paintPieceMark(out *vector.Canvas, at geom.Point, p homeworldsart.Place, mark lang.MarkKind) {
	if mark == 0 || mark == lang.MarkLight {
		return
	}
	box := spriteOf(p).Outline().Bounds()
	middle := at.Add(geom.Pt(box.X+box.W/2, box.Y+box.H/2).Mul(p.Size))
	radius := (box.W + box.H) * p.Size / 4
	switch mark {
	case lang.MarkNo:
		pen(6, sprites.Beni).Cross(out, middle.X, middle.Y, radius*0.6)
	default:
		pen(4.4, sprites.Shu2).Ring(out, middle.X, middle.Y, radius+5)
	}
}

// paintArrows draws the ways of ships from disc to disc.
func (c *chart) paintArrows(out *vector.Canvas, middles map[int]geom.Point) {
	for _, a := range c.arrows {
		from, to := middles[a.from.slot], middles[a.to]
		unit := to.Sub(from)
		unit = unit.Mul(1 / max(1, unit.Len()))
		leave, arrive := homeworldsart.RadiusOf(&c.position.Systems[a.from.slot]), homeworldsart.RadiusOf(&c.position.Systems[a.to])
		tail, tip := from.Add(unit.Mul(leave*0.9)), to.Sub(unit.Mul(arrive*0.8))
		if a.from.piece != homeworlds.NoPiece {
			for _, p := range homeworldsart.Arrange(&c.position.Systems[a.from.slot], int(c.position.Seats), c.below) {
				if p.Piece == a.from.piece && p.Owner == a.from.owner {
					tail = from.Add(p.At)
				}
			}
		}
		homeworldssprites.Link{From: vector.Point{X: tail.X, Y: tail.Y}, To: vector.Point{X: tip.X, Y: tip.Y}, Bend: homeworldssprites.LinkBend}.Draw(out, sprites.Shu2)
	}
}
