package atarigo

import (
	"slices"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/toys/atarigo"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// board implements table.Board.
type board struct {
	services *stage.Services
	match    *table.Match
	scene    table.Scene
	at       table.Position
	choice   table.Choice
	stones   [game.Points]stone // on the screen
	last     int                // the point of the stone laid last, -1 for none
}

// stone is a stone on the screen.
type stone struct {
	seat rules.Seat
	size float64 // 1 at rest, less while it is laid or captured, 0 for none
}

// NewBoard returns the Board of a match.
func NewBoard(svc *stage.Services, m *table.Match) table.Board {
	b := &board{services: svc, match: m}
	b.scene.Build = b.build
	return b
}

func (b *board) Show(p table.Position) {
	b.at, b.choice, b.stones, b.last = p, table.Choice{}, [game.Points]stone{}, -1
	if s, ok := p.State.(*game.State); ok {
		for at := range b.stones {
			if seat, lies := s.StoneAt(at); lies {
				b.stones[at] = stone{seat, 1}
			}
		}
		b.last = b.lastStone(s)
	}
	b.scene.Arrange(p.View.Area, widget.Env{TextScale: p.View.TextScale(), LeftHanded: b.services.Settings.LeftHanded})
}

// lastStone returns the point of the stone that has led to the position, -1 for none.
func (b *board) lastStone(s *game.State) int {
	for n := b.match.Len(); n > 0; n-- {
		if b.match.At(n).Hash() == s.Hash() {
			return int(b.match.Events(n - 1)[0].To)
		}
	}
	return -1
}

func (b *board) Choose(c table.Choice) {
	b.choice = c
	if c.Changed != table.ChangedHover {
		b.scene.Change()
	}
}

func (b *board) Play(e rules.Event, speed anim.Speed) anim.Step {
	switch e.Kind {
	case rules.EvPlace:
		b.last = int(e.To)
		return anim.NewTween(speed.Ticks(220), anim.CubicOut, func(t float64) { b.stones[e.To] = stone{e.By, t} }).
			Then(func() { b.services.Sound.PlayVaried(audio.SetDownMid, b.match.Len()) })
	case rules.EvTake:
		return anim.NewTween(speed.Ticks(180), anim.SineInOut, func(t float64) { b.stones[e.From].size = 1 - t }).
			Then(func() { b.services.Sound.Play(audio.Capture) })
	}
	return nil
}

func (b *board) Tree() *widget.Tree            { return b.scene.Tree() }
func (b *board) Press(rules.Part) table.Answer { return table.Answer{} } // the table does all that there is to do
func (b *board) Back() bool                    { return false }          // presses open nothing
func (b *board) Tick() bool                    { return false }          // nothing moves by itself

// build makes the tree: the mat, what lies on it, and above that what is the table's.
func (b *board) build() widget.Widget {
	return widget.Stack{
		widget.Paint{Draw: drawMat},
		widget.Positioned{Rect: b.at.View.Safe, Child: b.arrange(max(0, b.at.Near))},
		widget.Slot{Name: table.SlotFurniture},
	}
}

// arrange sets the seats above and below the board in an upright room, and beside it in a broad one.
func (b *board) arrange(near rules.Seat) widget.Widget {
	const gap, high, button, leastSide = 8.0, 52.0, 46.0, 140.0
	plate := func(seat rules.Seat) widget.Widget {
		return widget.Row(6, widget.Fixed(38, paintStone(seat)), widget.Grow(widget.Slot{Name: table.SlotSeat(int(seat))})).Flipped()
	}
	tools := func(list ...int) widget.Widget {
		wrap := widget.Wrap{Gap: gap, RowGap: gap, Main: widget.End}
		for _, k := range list {
			wrap.Children = append(wrap.Children, widget.Slot{Name: table.SlotTool(k), W: button, H: button})
		}
		return widget.Sized{W: float64(len(list))*(button+gap) - gap, Child: wrap}
	}
	message := widget.Slot{Name: table.SlotMessage}
	if b.at.View.Class == stage.Tall {
		return widget.Pad(gap, 2*gap, widget.Column(gap, widget.Fixed(high, widget.Row(gap, widget.Grow(plate(1-near)), tools(3, 0)).Flipped()),
			widget.Grow(b.wood(near)), &widget.Item{Child: message, Basis: 64, Min: 40}, widget.Fixed(high, b.answer()),
			widget.Fixed(high, widget.Row(gap, tools(1, 2), widget.Grow(plate(near))).Flipped())))
	}
	log := &widget.Item{Child: widget.Slot{Name: table.SlotLog}, Basis: 260, Min: 90}
	far := widget.Column(gap, widget.Fixed(high, plate(1-near)), widget.Spacer(), &widget.Item{Child: message, Basis: 110, Min: 50})
	own := widget.Column(gap, tools(0, 1, 2, 3), log.Dropped(1), widget.Spacer(), widget.Fixed(high, b.answer()), widget.Fixed(high, plate(near)))
	return widget.Pad(2*gap, gap, widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		square := min(room.H, 0.56*room.W, room.W-2*(leastSide+2*gap))
		return widget.Row(2*gap, widget.Grow(widget.Pad(0, 2*gap, far)), widget.Fixed(square, b.wood(near)), widget.Grow(widget.Pad(0, 2*gap, own))).Flipped()
	}))
}

// answer is the button to pass, and the place of tick and cross while a move waits to be confirmed.
func (b *board) answer() widget.Widget {
	pass := rules.Part{Kind: rules.PartButton}
	switch {
	case b.at.Watched:
		return widget.Empty{}
	case b.choice.Action != 0:
		return widget.Slot{Name: table.SlotConfirm}
	}
	return widget.Button{Icon: "next", Lit: slices.Contains(b.choice.Marks.Parts, pass), Control: ui.Control{
		Key: pass.String(), Of: pass, Name: "Pass", Off: !slices.Contains(b.choice.Next, pass),
	}}
}

// wood is the board with its points, row by row from the far side.
func (b *board) wood(near rules.Seat) widget.Widget {
	points := widget.Grid{Columns: slices.Repeat([]float64{1}, game.Lines)}
	for k := range game.Points {
		at := (game.Lines-1-k/game.Lines)*game.Lines + k%game.Lines
		if near == 1 {
			at = game.Points - 1 - at
		}
		points.Children = append(points.Children, b.point(at))
	}
	return widget.Middle(widget.Aspect{W: 1, H: 1, Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		const named, least = 20.0, 44.0 // the edge with names, and a point for a finger, below which names take no room
		edge, names := 6.0, b.services.Settings.Coordinates || b.at.Watched
		if names = names && (b.at.Watched || room.W-2*named >= least*game.Lines); names {
			edge = named
		}
		return widget.Panel{Surface: woodPaper, Child: widget.Pad(edge, edge, widget.Decorated{
			Child: points, Below: func(c *canvas.Canvas, r geom.Rect) { drawLines(c, r, near, names) },
		})}
	})})
}

// point is a point with what lies on it.
func (b *board) point(at int) widget.Widget {
	part, name := rules.Part{Kind: rules.PartCell, Index: int32(at)}, game.PointName(at)
	if on := b.stones[at]; on.size > 0 {
		name += ", " + colours[on.seat]
	}
	open, picked := slices.Contains(b.choice.Next, part), slices.Contains(b.choice.Picked, part)
	lit := slices.Contains(b.choice.Marks.Parts, part)
	look := widget.Reactive{Draw: func(c *canvas.Canvas, r geom.Rect, s ui.ControlState) {
		switch on := b.stones[at]; {
		case on.size > 0:
			drawStone(c, r, on.seat, on.size)
		case picked || open && max(s.Hover, s.Press) > 0.5:
			drawStone(c.Faded(0.5), r, b.choice.By, 1)
		}
		if at == b.last || picked || lit {
			drawMark(c, r, lit || picked)
		}
	}}
	if b.at.Watched {
		return look // nothing answers there
	}
	return table.Part(part, name, look)
}
