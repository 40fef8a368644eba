package honshu

import (
	"image"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites/letters"
)

// Board implements table.Board for Honshū.
type Board struct {
	services  *stage.Services
	scene     table.Scene
	cellLists cellLists
	match     *table.Match
	nameOf    func(rules.Seat) string // playerName
	secrets   secrets                 // of the match, for its log

	view        stage.View
	rooms       *widget.Tree // the places of the table, as slots
	roomsMemory widget.Memory
	places      []place // the same, in reading order
	parts       partCache
	middle      middle
	seats       int
	below       rules.Seat
	state       *game.State // shown last; nil before the first Show
	isWatched   bool        // nothing will ever be chosen
	lesson      bool        // in a lesson

	handOnly  bool // a table screen shows what is public
	leavesOut bool // that is left out, as there is no room for all of it
	picks     bool // but for the cards of the middle, of which one is chosen

	lands      [game.MaxSeats]*game.Map // on the screen, changed by each event
	choice     table.Choice
	marks      table.Marks
	logCells   [game.MaxSeats][]game.Cell      // of the lands, which a line of the log that is lit is about
	comparison *comparison                     // of the marks; nil for none
	beat       beat                            // what was shown last of what others do
	hand       handOverlay                     // the cards of the present seat and of the middle
	overlays   [numLevels]overlay              // what lies over these, by level; nil for nothing
	carrying   overlay                         // of which something is moved by hand; nil for none
	lastPlaces map[lastPlaceKey]game.Placement // where cards have been laid last
	placeCache map[lastPlaceKey]*bestPlaces    // the best places where cards have lain on the lands as they are
	cellTexts  map[cellFacts]string            // descriptions of squares
	counting   bool                            // the points are being counted, and not shown before
	orderFit   orderFit                        // of the position whose standing was asked for last
	standings  [game.MaxSeats]standingCache    // of the same
	scores     [game.MaxSeats]scoreCache       // of the lands that were asked for last
}

var (
	_ table.Board        = (*Board)(nil)
	_ table.Carrier      = (*Board)(nil)
	_ table.Privacy      = (*Board)(nil)
	_ table.Scorer       = (*Board)(nil)
	_ table.Narrator     = (*Board)(nil)
	_ table.LogAnnotator = (*Board)(nil)
)

// NewBoard returns the Board of a match of Honshū.
func NewBoard(svc *stage.Services, m *table.Match) table.Board {
	b := &Board{
		services: svc, match: m, secrets: secretsOf(m), seats: m.Seats(),
		lastPlaces: map[lastPlaceKey]game.Placement{}, placeCache: map[lastPlaceKey]*bestPlaces{},
	}
	b.scene.Build, b.nameOf = b.build, b.playerName
	return b
}

// Show implements table.Board. What is only there to choose is left out of a match that is only looked at; in a lesson
// no place is kept for a scoring card that the match does not have, and on the smallest phones none for sentences, which
// the lesson says.
func (b *Board) Show(p table.Position) {
	b.scene.Change()
	picked, same := b.hand.selection, p.Relayout && b.state != nil && p.State != nil && p.State.Hash() == b.state.Hash()
	if p.Relayout {
		b.isWatched, b.lesson, b.handOnly, b.below = p.Watched, p.Lesson, p.HandOnly, max(p.Near, 0)
		b.arrange(p.View)
	}
	b.show(p.State)
	b.keepBeat()
	if same {
		b.hand.selection = picked // the same is laid out again: Choose takes away what nobody chooses any more
	}
}

// arrange lays everything out.
func (b *Board) arrange(v stage.View) {
	b.view = v
	b.layPlaces()
	for _, o := range b.overlays {
		if o != nil {
			o.arrange(b)
		}
	}
	b.scene.Arrange(v.Area, b.env())
}

// Tree implements table.Board.
func (b *Board) Tree() *widget.Tree {
	tree := b.scene.Tree()
	tree.Fill(slotMiddle, b.middle.tree)
	return tree
}

// show snaps to a position.
func (b *Board) show(s rules.State) {
	b.choice = table.Choice{}
	if b.state, _ = s.(*game.State); b.state == nil {
		return
	}
	for seat := range rules.Seat(b.seats) {
		b.lands[seat] = b.state.Map(seat)
	}
	b.updateLogCells()
	b.layMiddlePlaces()
	b.showHand()
}

// Choose implements table.Board.
func (b *Board) Choose(c table.Choice) {
	if c.Changed == table.ChangedHover {
		return
	}
	b.scene.Change()
	switch c.Changed {
	case table.ChangedPicks:
		b.choose(c)
	case table.ChangedMarks:
		b.setMarks(c.Marks)
	}
}

func (b *Board) choose(c table.Choice) {
	b.choice = c
	if s, ok := c.State.(*game.State); ok {
		b.state = s // others may have chosen since the last Show
	}
	if b.state == nil {
		return
	}
	b.layMiddlePlaces()
	b.updatePlacement(b.trialCardOf())
	b.updateSelection()
}

// setMarks lights parts up: a hint where to build lays the card there, another picks what it names.
func (b *Board) setMarks(m table.Marks) {
	b.marks = m
	b.updateLogCells()
	b.setComparison(m.Better)
	if m.Kind != table.MarkHint || b.state == nil {
		return
	}
	for n := numLevels - 1; n > handLevel; n-- {
		if o := b.overlays[n]; o != nil && o.suggest(b, m.Parts) {
			return
		}
	}
	b.hand.suggest(b, m.Parts)
}

// Tick implements table.Board.
func (b *Board) Tick() bool {
	moving := b.hand.tick(b)
	for _, o := range b.overlays {
		if o != nil {
			moving = o.tick(b) || moving
		}
	}
	return b.scene.NoteMotion(moving)
}

// Standing implements table.Scorer: the points of a seat as its land lies on the screen, not before a card has come there, and,
// where the label is not too narrow for it, its place in the order, which stays in sight while lands are built if a trick
// follows.
func (b *Board) Standing(s rules.State, seat rules.Seat) table.Standing {
	st, ok := s.(*game.State)
	if !ok || b.counting || seat < 0 {
		return table.Standing{}
	}
	last, land := &b.standings[seat], st.Map(seat)
	if b.lands[seat] != nil {
		land = b.lands[seat]
	}
	if now := (standingInputs{st, land, b.rooms, b.words(), b.below}); last.of != now {
		*last = standingCache{now, b.standing(st, seat, land)}
	}
	return last.standing
}

// standingCache is how a seat stands, with all that it depends on.
type standingCache struct {
	of       standingInputs
	standing table.Standing
}

// standingInputs is what that depends on: a position, the land, the places of the table, the language, and who sits below.
type standingInputs struct {
	state *game.State
	land  *game.Map
	rooms *widget.Tree
	words *lang.Catalog
	below rules.Seat
}

// standing is Standing for a position that is shown.
func (b *Board) standing(st *game.State, seat rules.Seat, land *game.Map) table.Standing {
	text := b.speaker().counts(st, seat, land)
	if k := b.side(seat); k < b.seats && text != "" {
		if room := b.labelRoom(k).W - labelBeside; letters.Measure(ui.Body(minText), text) > room {
			text = b.words().T(lang.HonshuStatus, lang.Count("points", land.Score(st.Scoring()).Total()))
		}
	}
	standing := table.Standing{Words: text}
	order, fits := b.speaker().order(st, seat), b.orderFits(st)
	if order != "" && (fits || plays(st)) { // not where the cards tell it, or it is for nothing
		standing.Place = st.Order(seat)
	}
	if fits {
		standing.Order = order
	}
	return standing
}

// scoreCache is what a land scores.
type scoreCache struct {
	land   *game.Map
	by     game.Scoring
	points game.Points
}

// score returns what the land of a seat scores; it keeps that, for a land never changes.
func (b *Board) score(seat rules.Seat, land *game.Map) game.Points {
	k := &b.scores[seat]
	if by := b.state.Scoring(); k.land != land || k.by != by {
		*k = scoreCache{land, by, land.Score(by)}
	}
	return k.points
}

// orderFit is whether the order of play has room in words on the labels of all seats, for a position in a room.
type orderFit struct {
	state *game.State
	rooms *widget.Tree
	fits  bool
}

// orderFits reports whether it does: seats look alike, with words or with numbers.
func (b *Board) orderFits(st *game.State) bool {
	if b.orderFit.state == st && b.orderFit.rooms == b.rooms {
		return b.orderFit.fits
	}
	b.orderFit = orderFit{st, b.rooms, true}
	for k := range b.seats {
		seat := b.seatAt(k)
		if of, ok := b.rooms.SlotOf(table.SlotSeat(k)).(seatPlace); !ok || of.form != bareLabel {
			continue
		}
		plate := table.Plate{Name: b.playerName(seat), Bare: true, Acts: true, TextScale: b.view.TextScale()}
		if plate = plate.WithOrder(b.speaker().order(st, seat), b.labelRoom(k)); plate.Below == "" {
			b.orderFit.fits = false
		}
	}
	return b.orderFit.fits
}

// What crest, lantern and edges take beside the words of a narrow label, and the size of its smallest letters.
const (
	labelBeside = 62.0
	minText     = 13.5
)

// labelRoom is the place of crest and name of the seat so many seats away from the one below.
func (b *Board) labelRoom(k int) geom.Rect { return b.room(table.SlotSeat(k)) }

// side is how many seats away from the one below a seat sits.
func (b *Board) side(seat rules.Seat) int { return (int(seat-b.below) + b.seats) % b.seats }

// self is the seat whose land is the own one: that of the player who chooses, else of the one below.
func (b *Board) self() rules.Seat {
	if b.choice.State != nil && b.choice.By >= 0 {
		return b.choice.By
	}
	return b.below
}

func (b *Board) words() *lang.Catalog { return b.services.Words }

type matsKey struct{}

// drawBackdrop draws the mats.
func (b *Board) drawBackdrop(c *canvas.Canvas) {
	c.Backdrop(matsKey{}, func(w, h int, scale float64) *image.RGBA { return mats(w, h, scale) })
}
