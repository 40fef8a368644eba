package forhonor

import (
	"image"
	"slices"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/field"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/widget"
	"engawa/sprites/scenery"
)

// Board implements table.Board for For Honor.
type Board struct {
	house *stage.House
	match *rules.Match

	view    stage.View
	layout  layout
	muster  muster
	below   rules.Seat
	watched bool // nothing will ever be chosen
	learns  bool // in a lesson

	state  *game.State // shown last; nil before the first Show
	shown  shown       // what lies on the screen, which events change
	choice table.Choice
	marks  table.Marks

	chart      field.Chart   // where the battlefield lies on the screen
	aimed      field.Chart   // where it will lie when the camera has come to rest
	legal      []game.Choice // what whoever chooses here may do
	known      found
	trodden    []game.Square // by the last walk
	threatened bool          // the threat map is seen
	camera     camera
	look       look // what is looked at without being chosen
	sheet      heroSheet
	ordered    widget.Host[ordersView] // shows the orders
	over       over                    // the duel, the draft or the line-up
	frame      table.Frame             // given to the table last
}

var (
	_ table.Board   = (*Board)(nil)
	_ table.Watcher = (*Board)(nil)

	_ table.Simplifier = (*Board)(nil)
)

// found is what has been found out about the position that is shown.
type found struct {
	key     reachKey
	reach   *reach
	threats *threats
}

// NewBoard returns the Board of a match of For Honor.
func NewBoard(h *stage.House, m *rules.Match) table.Board {
	return &Board{house: h, match: m, muster: musterOf(m.State().(*game.State)), below: 0}
}

// Arrange implements table.Board.
func (b *Board) Arrange(v stage.View) table.Frame {
	b.view = v
	b.lay()
	b.restore()
	b.snap()
	return b.frame
}

// lay sets out all places. The camera looks for whom it follows anew, as the battlefield may lie otherwise.
func (b *Board) lay() {
	b.layout = layoutFor(b.view, b.muster, b.campBelow(), b.house.Settings.LeftHanded, b.watched, b.learns)
	l := &b.layout
	wide, high := l.lie.Size()
	b.camera = camera{side: b.camera.side, full: b.camera.full, goal: geom.Pt(float64(wide)/2, float64(high)/2)}
	b.frame = table.Frame{
		Seats: slices.Clone(l.slips[:b.match.State().Seats()]),
		Log:   l.log, Tools: l.tools[:], Message: l.message, Confirm: l.confirm,
	}
}

// Watch implements table.Watcher.
func (b *Board) Watch() { b.watched = true }

// Simplify implements table.Simplifier: nothing lies over the battlefield that a lesson speaks of.
func (b *Board) Simplify() { b.learns = true }

// Face implements table.Board: where the battlefield stands upright, the camp of the seat lies below.
func (b *Board) Face(below rules.Seat) {
	b.below = max(below, 0)
	b.restore()
}

// campBelow is the camp that lies below where the battlefield stands upright: that of the seat below. Where people of
// both camps sit at the device it is always that of the first of them, as the field would turn with every initiative
// card.
func (b *Board) campBelow() game.Camp {
	s := b.match.State().(*game.State)
	first, both := nobody, false
	for seat, p := range table.Players(b.match) {
		if p.Bot != "" || seat >= s.Seats() {
			continue
		}
		camp := int8(s.Camp(rules.Seat(seat)))
		if first == nobody {
			first = camp
		}
		both = both || camp != first
	}
	if both {
		return game.Camp(first)
	}
	return s.Camp(b.below)
}

// restore shows the same position again where the room or the side has changed.
func (b *Board) restore() {
	if b.state != nil {
		b.Show(b.state)
	}
}

// Show implements table.Board.
func (b *Board) Show(s rules.State) {
	opens := b.state == nil
	b.state = s.(*game.State)
	b.shown = shownOf(b.state)
	if m := musterOf(b.state); m != b.muster && !b.watched {
		b.muster = m // the heroes have been lined up
		b.lay()
	}
	b.choice, b.legal = table.Choice{}, nil
	b.look.forget()
	b.trodden = b.last()
	b.turn()
	if opens {
		b.snap() // there is nothing yet that one would be led away from
	}
	b.showOver()
}

// Choose implements table.Board.
func (b *Board) Choose(c table.Choice) {
	b.remember(c)
	if s, ok := c.State.(*game.State); ok {
		b.state = s // others may have chosen since the last Show
	}
	if b.state == nil {
		return
	}
	b.list()
	b.turn()
	b.chooseOver()
}

// Mark implements table.Board.
func (b *Board) Mark(m table.Marks) {
	news := m.Kind != b.marks.Kind || !slices.Equal(m.Parts, b.marks.Parts)
	b.marks = m
	if m.Kind == table.MarkHint && b.overlay() {
		b.hintOver(m.Parts)
	}
	if m.Kind == table.MarkTold && news {
		b.revealMarked()
	}
}

// revealMarked turns the camera so that what is lit up can be seen, the last of it above all; or shows the whole
// battlefield where squares alone are lit up, nothing to be touched, and lie too far apart.
func (b *Board) revealMarked() {
	if b.state == nil {
		return
	}
	b.follow()
	var spots []geom.Point
	pieces := false
	for _, p := range b.marks.Parts {
		pieces = pieces || p.Kind != rules.PartCell
		if at, _ := b.standsAt(p, b.side()); at != game.NoSquare {
			b.reveal(at)
			spots = append(spots, b.layout.lie.Spot(spotOf(at)))
		}
	}
	if !pieces && b.zoomed() && !b.holds(spots) {
		b.camera.full = true
	}
	b.snap()
}

// Tick implements table.Board.
func (b *Board) Tick() bool {
	if b.state == nil {
		return false
	}
	moved := b.tickCamera()
	return b.tickOver() || moved
}

// Carry implements table.Board: nothing is carried here.
func (b *Board) Carry(rules.Part, geom.Point) {}

// Put implements table.Board.
func (b *Board) Put(bool) {}

// Bed implements stage.Sounding.
func (b *Board) Bed() audio.Bed { return audio.BannersInWind }

func (b *Board) words() *lang.Catalog { return b.house.Words }

type campKey struct{}

// Backdrop implements table.Board.
func (b *Board) Backdrop(c *canvas.Canvas) {
	c.Backdrop(campKey{}, func(w, h int, scale float64) *image.RGBA {
		return scenery.WarCamp(scenery.Size{W: w, H: h, Scale: scale})
	})
}

// Draw implements table.Board.
func (b *Board) Draw(c *canvas.Canvas) {
	if b.state == nil {
		return
	}
	switch {
	case b.sheet.open, b.dueling():
		b.drawBeneath(c)
	case b.drawAround(c):
	default:
		b.drawScore(c)
		b.drawColumns(c)
		b.drawField(c)
		b.drawBreaking(c)
		b.drawOrders(c)
	}
	b.drawOver(c)
}

// Float implements table.Board.
func (b *Board) Float(c *canvas.Canvas) {
	if b.state == nil {
		return
	}
	b.drawCaptains(c)
	if b.sheet.open {
		b.drawSheet(c)
	}
}
