package e2e

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// Buttons of the Board of Honshū.
const (
	actIndex     = 1000
	actButton    = "button 1000" // does what has been put together: Build, Play, Take …
	leftButton   = "button 1001"
	rightButton  = "button 1002"
	overButton   = "button 1003"
	underButton  = "button 1004"
	backButton   = "button 1006" // from a trial to the table
	nextButton   = "button 1008" // tries the next card
	tryButton    = "button 1011" // tries a card on the own land
	goalButton   = "button 1012"
	closeButton  = "button 1014" // closes a land looked at closely
	valuesClose  = "button 1042" // closes the point values
	mapButton    = 1017          // and the seat: its land
	goodButton   = 1100          // and the colour: a cube of it
	unseenButton = "button 1104" // the cards not yet seen

	unseenCloseButton = "button 1105"
)

// corner is the part that turns the card that is laid, and by which it is dragged.
var corner = rules.Part{Kind: rules.PartButton, Index: 1009}

// honshuDriver plays a match of Honshū on a device.
type honshuDriver struct {
	*hotseat
	verbCounts map[honshu.Verb]int
	boosts     int // cards played with a cube
	slides     int // cards built under the map
	drags      int // cards brought to their place by dragging
}

func newHonshuDriver(t *testing.T, on device, width, height int, seed uint64, tactics map[rules.Seat]string) *honshuDriver {
	w := &honshuDriver{hotseat: newHotseat(t, on, width, height, "honshu", seed, tactics), verbCounts: map[honshu.Verb]int{}}
	w.decide = func(m *rules.Match, by rules.Seat) { w.act(m, by, w.choose(m, by)) }
	return w
}

// choose is what the person's bot would do; paying with cubes and raising a card, which are rare, go first.
func (w *honshuDriver) choose(m *rules.Match, by rules.Seat) rules.Action {
	w.t.Helper()
	for _, a := range m.State().Legal(by, nil) {
		c, _ := honshu.Fields(a)
		if c.Verb == honshu.VerbPay && w.verbCounts[c.Verb] == 0 || c.Boost && w.boosts == 0 {
			return a
		}
	}
	return w.advise(m, by)
}

// act plays an action by pointing. Where the Board itself chooses which of several cubes goes, it need not be the same
// one.
func (w *honshuDriver) act(m *rules.Match, by rules.Seat, a rules.Action) {
	w.t.Helper()
	p := w.planFor(m, by)
	c, _ := honshu.Fields(a)
	w.compose(p, m.State().(*honshu.State), by, c)
	w.press(p, actKey(p, c.Verb))
	mine := p.services.Stack.Top().(*table.Table).Match()
	if len(mine.Log) <= len(m.Log) {
		drive.SavePicture(w.t, "refused", w.on.picture())
		w.t.Fatalf("%s is not played by what has been put together at %s", m.Game.FormatAction(m.State(), rules.Move{By: by, Do: a}), position(m))
	}
	played := mine.Log[len(m.Log)]
	if got, _ := honshu.Fields(played.Do); played.By != by || got.Verb != c.Verb || got.Card != c.Card || got.Place != c.Place || got.N != c.N {
		w.t.Fatalf("seat %d has put together %+v, want %+v", played.By, got, c)
	}
	w.expect(m, by, played.Do, fmt.Sprintf("(%+v)", c))
	w.actCount++
	w.verbCounts[c.Verb]++
	if c.Boost {
		w.boosts++
	}
	if c.Verb == honshu.VerbBuild && c.Place.Hidden != 0 {
		w.slides++
	}
}

// actKey is the button that plays what has been put together: the main one, or beside the cubes that which pays none.
func actKey(p *plan, verb honshu.Verb) string {
	if stand := buttonKey(int(honshu.ButtonStand)); verb == honshu.VerbStand && p.top().Find(stand) != nil {
		return stand
	}
	return actButton
}

// compose puts a choice together, up to the main button.
func (w *honshuDriver) compose(p *plan, st *honshu.State, by rules.Seat, c honshu.Choice) {
	w.t.Helper()
	switch c.Verb {
	case honshu.VerbBuild:
		w.placeCard(p, c.Place)
	case honshu.VerbStand:
	case honshu.VerbPay:
		for _, at := range c.From {
			w.press(p, w.goodAt(st, by, at))
		}
	case honshu.VerbPair:
		cards := st.Pair(c.N)
		w.press(p, cardKey(cards[w.actCount%2]))
	default:
		if act := control(w.t, p.top(), actButton); !slices.Contains(numbers.FindAllString(act.Name, -1), c.Card.String()) { // a card that has been tried is picked
			w.press(p, cardKey(c.Card))
		}
		if c.Boost {
			w.press(p, w.goodAt(st, by, c.From[0]))
		}
	}
}

// numbers finds the numbers in what is written on a control.
var numbers = regexp.MustCompile(`\d+`)

// goodAt is the button of the good that lies on a square.
func (w *honshuDriver) goodAt(st *honshu.State, by rules.Seat, at honshu.Cell) string {
	good, _ := st.Map(by).At(at).Production()
	return buttonKey(goodButton + int(good))
}

func buttonKey(n int) string {
	return rules.Part{Kind: rules.PartButton, Index: int32(n)}.String()
}

func cardKey(c honshu.Card) string {
	return rules.Part{Kind: rules.PartCard, Index: int32(c)}.String()
}

func cellKey(x, y int) string {
	return rules.Part{Kind: rules.PartCell, Index: int32(honshu.CellAt(x, y))}.String()
}

// placeCard turns the card on the placement, brings it to its place and slides it under or over.
func (w *honshuDriver) placeCard(p *plan, place honshu.Placement) {
	w.t.Helper()
	if on, ok := w.on.(*windowPlayer); ok && on.method == byKeys {
		w.placeByKeys(p, on, place)
		return
	}
	turns := (place.Turn - w.previewLevel().Turn) % 4
	if turns == 3 {
		w.press(p, leftButton)
	} else {
		w.press(p, slices.Repeat([]string{rightButton}, int(turns))...)
	}
	x, y := middle(place)
	key := cellKey(x, y)
	if at := control(w.t, p.top(), key).Rect.Centre(); w.actCount%3 == 2 || p.top().At(at, false).Key != key {
		w.drag(p, place)
	} else {
		w.press(p, key)
	}
	side := overButton
	if place.Hidden != 0 {
		side = underButton
	}
	w.press(p, side)
}

// middle is the square of a card by which it is brought to a place.
func middle(place honshu.Placement) (x, y int) {
	if place.Turn%2 == 0 {
		return int(place.X), int(place.Y) + 1
	}
	return int(place.X) + 1, int(place.Y)
}

// previewLevel reports how the card on the placement lies, over the map or under it: as it would be built now.
func (w *honshuDriver) previewLevel() (place honshu.Placement) {
	w.t.Helper()
	act := rules.Part{Kind: rules.PartButton, Index: actIndex}
	parts := w.planBoard.Press(act).Parts
	if len(parts) < 2 {
		w.t.Fatalf("the bench composes %v", parts)
	}
	at := honshu.Cell(parts[0].Index)
	return honshu.Placement{X: int8(at.X()), Y: int8(at.Y()), Turn: uint8(parts[1].Index-honshu.ButtonTurn) % 4}
}

// drag carries the card on the placement to its place by its corner. Under a finger it lies higher than where the finger
// is, but not before the finger has gone some way: for a short one the card is first carried elsewhere.
func (w *honshuDriver) drag(p *plan, place honshu.Placement) {
	w.t.Helper()
	const lifted, short = 46, 60
	from := w.previewLevel()
	side := 0.0
	for _, c := range p.top().Controls() {
		if strings.HasPrefix(c.Key, "cell ") {
			side = max(side, c.Rect.W) // those at the edge of the room are cut
		}
	}
	way := geom.Pt(float64(place.X-from.X), float64(place.Y-from.Y)).Mul(side)
	if way.Len() == 0 {
		return
	}
	if p.view.Class != stage.Wide {
		way.Y += lifted
		if way.Len() < short {
			w.carryCorner(p, geom.Pt(0, 3*side+lifted))
			w.drag(p, place)
			return
		}
	}
	w.carryCorner(p, way)
	w.drags++
}

// carryCorner carries the corner of the card on the placement so far.
func (w *honshuDriver) carryCorner(p *plan, way geom.Point) {
	w.t.Helper()
	from := control(w.t, p.top(), corner.String()).Rect.Centre()
	w.on.dragTo(p.place(from), p.place(from.Add(way)))
	w.on.pass(4)
	bench := w.planBoard.(table.Carrier)
	if !bench.Grab(corner, from) {
		w.t.Fatal("the card on the bench cannot be dragged by its corner")
	}
	bench.Drag(corner, from.Add(way))
	bench.Drop(from.Add(way), true)
	p.services.Stack.Arrange(p.view)
}

// placeByKeys does with the keys what lay does by pointing.
func (w *honshuDriver) placeByKeys(p *plan, on *windowPlayer, place honshu.Placement) {
	w.t.Helper()
	for range tabs(w.t, p.top(), on.focus, corner.String()) {
		on.Key(ebiten.KeyTab)
	}
	on.focus = corner.String()
	bench := w.planBoard.(table.Carrier)
	for range (place.Turn - w.previewLevel().Turn) % 4 {
		on.Key(ebiten.KeyR)
		bench.Turn(1, false)
	}
	p.services.Stack.Arrange(p.view)
	from := w.previewLevel()
	dx, dy := int(place.X-from.X), int(place.Y-from.Y)
	for range dx {
		on.Key(ebiten.KeyArrowRight)
	}
	for range -dx {
		on.Key(ebiten.KeyArrowLeft)
	}
	for range dy {
		on.Key(ebiten.KeyArrowDown)
	}
	for range -dy {
		on.Key(ebiten.KeyArrowUp)
	}
	bench.Nudge(corner, dx, dy)
	p.services.Stack.Arrange(p.view)
	side := overButton
	if place.Hidden != 0 {
		side = underButton
	}
	w.press(p, side)
}
