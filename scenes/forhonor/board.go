package forhonor

import (
	"image"
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/widget"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/scenery"
)

// Board implements table.Board for For Honor.
type Board struct {
	services *stage.Services
	match    *table.Match
	secrets  secrets // of the match, for its log

	view           stage.View
	layout         layout
	currentSeating seating // for which the layout has been made
	panels         panelRooms
	heroOwners     heroOwners
	below          rules.Seat
	isWatched      bool // nothing will ever be chosen
	learns         bool // in a lesson

	handOnly bool // a table screen shows what is public

	introduces bool // the teams are shown until somebody presses, before the first hero acts

	state   *game.State // shown last; nil before the first Show
	display display     // what lies on the screen, which events change
	choice  table.Choice
	marks   table.Marks
	better  betterMove

	chart         forhonorart.Chart // where the battlefield lies on the screen
	targetChart   forhonorart.Chart // where it will lie when the camera has come to rest
	legal         []game.Choice     // what the local player may do
	chooser       chooser           // for whom they have been listed
	targets       []game.Square     // to which the local player may go, and of what it may fight, shoot at or strike
	aims          aims
	positionCache positionFacts
	trodden       []game.Square // by the last walk
	showsThreats  bool          // the threat map is seen
	camera        camera
	look          look            // what is looked at without being chosen
	overlays      widget.Overlays // that lie over the battlefield
	overlayState  boardOverlays   // the duel, the draft or the line-up
	scene         table.Scene
	roundsMemory  widget.Memory // of what every round has brought
	onField       squareCells
	bannerTree    widget.TreeCache[banner] // of the banner alone, which tells whether anything is seen of it
}

var (
	_ table.Board        = (*Board)(nil)
	_ table.Carrier      = (*Board)(nil)
	_ table.Scorer       = (*Board)(nil)
	_ table.Sides        = (*Board)(nil)
	_ table.Narrator     = (*Board)(nil)
	_ table.LogAnnotator = (*Board)(nil)
)

// positionFacts caches what was computed for the position on the screen.
type positionFacts struct {
	key           reachKey
	reach         *reach
	shownReach    *reach // drawn where the hero would have fewer moves left
	shownReachKey reachKey

	threats    *threats
	approaches approaches
	zoneLabels zoneLabels
	strike     strike // that is picked
}

// NewBoard returns the Board of a match of For Honor.
func NewBoard(svc *stage.Services, m *table.Match) table.Board {
	b := &Board{services: svc, match: m, secrets: secretsOf(m), heroOwners: heroOwnersOf(m.State().(*game.State)), below: 0}
	b.scene.Build = b.build
	return b
}

// Show implements table.Board. In a lesson nothing lies over the battlefield that it speaks of.
func (b *Board) Show(p table.Position) {
	b.scene.Change()
	if p.State == nil {
		b.state = nil
	}
	if p.Relayout {
		b.isWatched, b.learns, b.handOnly, b.below = p.Watched, p.Lesson, p.HandOnly, max(p.Near, 0)
		b.arrange(p.View)
	}
	if p.State != nil {
		b.show(p.State)
	}
}

// arrange lays everything out, and lets the camera look at what it looked at before.
func (b *Board) arrange(v stage.View) {
	b.view = v
	b.lay()
	if b.state != nil {
		b.show(b.state)
		if b.speaks() {
			b.revealMarks()
		}
	}
	b.snap()
}

// lay sets out all places. The camera looks for whom it follows again, as the battlefield may lie otherwise.
func (b *Board) lay() {
	leftHanded := b.services.Settings.LeftHanded
	if at := (seating{b.view.Safe, b.sitting(noPanel), leftHanded}); at != b.currentSeating {
		b.currentSeating, b.panels, b.layout = at, panelRooms{}, layoutFor(at.room, at.sitting, at.leftHanded)
	}
	l := &b.layout
	wide, high := l.orientation.Size()
	b.camera = camera{side: b.camera.side, showsAll: b.camera.showsAll, isNear: b.camera.isNear, isNew: true, goal: geom.Pt(float64(wide)/2, float64(high)/2)}
	b.scene.Arrange(b.view.Area, widget.Env{TextScale: b.view.TextScale(), LeftHanded: leftHanded})
}

// sitting is who sits here, below a panel of that kind.
func (b *Board) sitting(kind panelKind) sitting {
	s := sitting{
		class: b.view.Class, heroOwners: b.heroOwners, below: b.campBelow(), isWatched: b.isWatched, learns: b.learns, panel: kind, textScale: b.view.TextScale(),
		handOnly: b.handOnly,
	}
	if s.leavesOut() {
		s.seat, s.camp = b.below, b.match.State().(*game.State).Camp(b.below)
	}
	return s
}

// campBelow is the camp that lies below where the battlefield stands upright: that of the seat below. Where people of
// both camps sit at the device it is always that of the first of them, as the field would turn with every initiative
// card.
func (b *Board) campBelow() game.Camp {
	s := b.match.State().(*game.State)
	first, both := game.Nobody, false
	for seat := range rules.Seat(s.Seats()) {
		if !b.match.IsLocal(seat) {
			continue
		}
		camp := int8(s.Camp(seat))
		if first == game.Nobody {
			first = camp
		}
		both = both || camp != first
	}
	if both {
		return game.Camp(first)
	}
	return s.Camp(b.below)
}

// show snaps to a position.
func (b *Board) show(s rules.State) {
	opens := b.state == nil
	b.state = s.(*game.State)
	b.display = displayOf(b.state)
	if m := heroOwnersOf(b.state); m != b.heroOwners && !b.isWatched {
		b.heroOwners = m // the heroes have been lined up
		b.lay()
	}
	b.choice = table.Choice{}
	b.forgetChoices()
	b.look.forget()
	if !b.speaks() {
		b.camera.limit = 0
	}
	b.trodden = b.last()
	b.turn()
	if opens {
		b.snap() // there is nothing yet that one would be led away from
		b.introduces = b.beginsReady() && b.hasReader()
	}
	b.showOverlays()
}

// Choose implements table.Board.
func (b *Board) Choose(c table.Choice) {
	if c.Changed == table.ChangedHover {
		b.look.hovered, b.look.mouse = c.Hover.Part, c.Hover.Mouse // of the tree that changes its model alone
		return
	}
	b.scene.Change()
	if c.Changed == table.ChangedPicks {
		b.choose(c)
	} else {
		b.mark(c.Marks)
	}
}

func (b *Board) choose(c table.Choice) {
	b.remember(c)
	if s, ok := c.State.(*game.State); ok {
		b.state = s // others may have chosen since the last Show
	}
	if b.state == nil {
		return
	}
	b.list()
	b.turn()
	for _, o := range b.visibleOverlays() {
		o.choose(b)
	}
}

// mark lights parts up; what a lesson or a hint speaks of comes into sight.
func (b *Board) mark(m table.Marks) {
	news := m.Kind != b.marks.Kind || !slices.Equal(m.Parts, b.marks.Parts)
	b.marks = m
	b.setBetter(m.Better)
	if m.Kind == table.MarkHint && b.choosesInSecret() {
		for _, o := range b.visibleOverlays() {
			o.suggest(b, m.Parts)
		}
	}
	if b.speaks() && news && b.state != nil {
		b.revealMarks()
	}
}

// speaks reports whether a lesson or a hint is about something that is lit up.
func (b *Board) speaks() bool {
	return (b.marks.Kind == table.MarkLesson || b.marks.Kind == table.MarkHint) && len(b.marks.Parts) > 0
}

// revealMarks turns the camera so that all that is lit up can be seen together with the hero that is played, and zooms
// out where the window is too small for that.
func (b *Board) revealMarks() {
	b.camera.limit = 0
	b.follow()
	var spots []geom.Point
	for _, at := range b.markedSquares() {
		spots = append(spots, b.layout.orientation.Spot(spotOf(at)))
	}
	if len(spots) == 0 {
		return
	}
	if f := b.display.figure(b.display.active); f != nil && f.Post == game.Fielded {
		spots = append(spots, b.layout.orientation.Spot(f.col, f.row))
	}
	b.makeRoom(spots)
	b.hold(spots)
	b.snap()
}

// markedSquares returns the squares of what is lit up on the battlefield.
func (b *Board) markedSquares() (list []game.Square) {
	for _, p := range b.marks.Parts {
		if at, _ := b.standsAt(p, b.side()); at != game.NoSquare {
			list = append(list, at)
		}
		if p == order(game.ButtonLine) || p == order(game.ButtonRear) {
			list = append(list, b.strikableGroup(game.Group(p.Index-game.ButtonLine))...)
		}
	}
	return list
}

// Tick implements table.Board.
func (b *Board) Tick() bool {
	if b.state == nil {
		return false
	}
	moved := b.tickCamera()
	return b.scene.NoteMotion(b.tickOverlays() || moved)
}

func (b *Board) words() *lang.Catalog { return b.services.Words }

type campKey struct{}

// drawBackdrop draws the camp.
func (b *Board) drawBackdrop(c *canvas.Canvas) {
	c.Backdrop(campKey{}, func(w, h int, scale float64) *image.RGBA {
		return forhonorsprites.WarCamp(scenery.Size{W: w, H: h, Scale: scale})
	})
}
