package sketch

import (
	"strconv"

	"engawa/rules"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// atariSide is how many lines a board of Atari Go has; who captures first wins.
const atariSide = 9

// stones are the stones on the points, row by row: 0 for none, else the seat that they belong to plus 1.
type stones [atariSide * atariSide]int8

// atari is what the board reads of a state of the game.
type atari interface {
	rules.State
	Stones() stones
	Captured(by rules.Seat) int
	Last() int // the point played last, -1 for none
}

// atariView is all that a board of Atari Go shows.
type atariView struct {
	stones   stones
	next     [atariSide * atariSide]bool // where a stone can be laid
	lit      [atariSide * atariSide]bool
	last     int
	captured [2]int
	near     rules.Seat
	picked   int // the point that waits to be confirmed, -1 for none
	passes   bool
	watched  bool
}

// Atari is the Board of Atari Go.
type Atari struct {
	words *lang.Catalog
	state atari
	at    Position
	does  Choice
	grown [atariSide * atariSide]float64 // how large a stone that is being laid is, 0 at rest
}

// Show implements Board.
func (b *Atari) Show(p Position) { b.at, b.state, b.does = p, p.State.(atari), Choice{} }

// Choose implements Board.
func (b *Atari) Choose(c Choice) { b.does = c }

// Press implements Board: there is nothing that the table does not do itself.
func (b *Atari) Press(rules.Part) Answer { return Answer{} }

// Back implements Board.
func (b *Atari) Back() bool { return false }

// Play implements Board: a stone that is laid grows out of its point.
func (b *Atari) Play(e rules.Event, speed anim.Speed) anim.Step {
	if e.Kind != rules.EvPlace {
		return nil
	}
	return anim.NewTween(speed.Ticks(180), anim.CubicOut, func(t float64) { b.grown[e.To] = 1 - t })
}

// Tick implements Board.
func (b *Atari) Tick() bool { return false }

// Layers implements Board.
func (b *Atari) Layers() []widget.Layer { return nil }

// Model implements Board.
func (b *Atari) Model() any {
	v := atariView{stones: b.state.Stones(), last: b.state.Last(), near: b.at.Near, picked: -1, watched: b.at.Watched}
	for k := range v.captured {
		v.captured[k] = b.state.Captured(rules.Seat(k))
	}
	mark := func(list []rules.Part, on func(point int)) {
		for _, p := range list {
			if p.Kind == rules.PartCell {
				on(int(p.Index))
			}
		}
	}
	mark(b.does.Next, func(k int) { v.next[k] = true })
	mark(b.does.Lit, func(k int) { v.lit[k] = true })
	mark(b.does.Picked, func(k int) { v.picked = k })
	for _, p := range b.does.Next {
		v.passes = v.passes || p == pass
	}
	return v
}

var pass = rules.Part{Kind: rules.PartButton, Index: 1}

// Build implements Board: seats beside the board, or above and below it in an upright room.
func (b *Atari) Build(model any, f Furniture) widget.Widget {
	v := model.(atariView)
	points := widget.Grid{Columns: make([]float64, atariSide)}
	for k := range v.stones {
		points.Columns[k%atariSide] = 1
		points.Kids = append(points.Kids, b.point(&v, k))
	}
	board := widget.Middle(widget.Aspect{W: 1, H: 1, Of: widget.Paper(ui.LitPanel(), widget.Inset(12, 12, points))})
	prisoners := func(k int) widget.Widget {
		text := strconv.Itoa(v.captured[k]) + " / 1"
		return widget.Say{Words: text, Of: widget.Column(4, f.Slips[k], widget.Line(text, ui.Heading(24), sprites.Ink).Mute())}
	}
	act := widget.If(v.passes, widget.Button{Control: ui.Control{Key: pass.String(), Of: pass, Name: "Pass"}, Icon: "next"})
	if f.Confirm != nil {
		act = f.Confirm
	}
	return widget.Builder(func(_ *widget.Env, room widget.Size) widget.Widget {
		tools := widget.Row(8, f.Tools...)
		if room.H > room.W {
			return widget.Inset(10, 10, widget.Column(8, widget.Basis(70, prisoners(1)).Within(44, 0), widget.Grow(board), widget.Basis(70, prisoners(0)).Within(44, 0),
				widget.Basis(50, f.Message).Within(32, 0).Dropped(1), widget.Fixed(50, widget.Row(8, tools, widget.Grow(act)).Mirrored())))
		}
		side := widget.Column(10, prisoners(1), f.Log, widget.Space(), f.Message, prisoners(0), widget.Fixed(54, act), tools)
		return widget.Inset(16, 14, widget.Row(16, widget.Grow(board), widget.Share(0.24, side).Within(180, 300)).Mirrored())
	})
}

// point is a point of the board with what lies there.
func (b *Atari) point(v *atariView, k int) widget.Widget {
	x, y, stone := k%atariSide, k/atariSide, v.stones[k]
	name := string(rune('a'+x)) + strconv.Itoa(atariSide-y)
	if stone != 0 {
		name = []string{"", "black, ", "white, "}[stone] + name
	}
	part := rules.Part{Kind: rules.PartCell, Index: int32(k)}
	look := widget.Canvas{Draw: func(c *canvas.Canvas, r geom.Rect) {
		c.Fill(geom.R(r.X, r.Centre().Y-0.5, r.W, 1), sprites.Ink3)
		c.Fill(geom.R(r.Centre().X-0.5, r.Y, 1, r.H), sprites.Ink3)
		switch {
		case stone != 0:
			ui.DrawSprite(c, []string{"", "go/black", "go/white"}[stone], r.Centre(), r.H*0.94*(1-0.3*b.grown[k]), canvas.Look{Fade: b.grown[k]})
		case v.next[k] || v.lit[k]:
			ui.DrawIcon(c, "dot", r.Centre(), r.H*0.3, sprites.Shu)
		}
	}}
	return widget.Tap{Of: look, Control: ui.Control{Key: part.String(), Of: part, Name: name, Role: ui.RoleCell, On: k == v.picked, Off: v.watched}}
}

// Line implements Board.
func (b *Atari) Line(rules.State, rules.Move) string { return "" }

// Say implements Board.
func (b *Atari) Say(rules.State) string { return "" }

// Describe implements Board.
func (b *Atari) Describe(rules.State) string { return "" }
