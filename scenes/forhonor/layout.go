package forhonor

import (
	"cmp"
	"slices"
	"strconv"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// minPress is the least size of what is pressed by a finger, in logical units: 44 pixels on a phone held sideways,
// whose units are smaller than pixels.
const minPress = 48.0

// Places of the round buttons among those of the table's Frame.
const (
	toolMenu = iota
	toolUndo
	toolHint
	toolRules
	toolRecap = 7
	tools     = toolRecap + 1
)

// layout is where everything lies in one room, as the slots of a tree leave it.
type layout struct {
	plates [rules.MaxSeats]geom.Rect               // of each seat: crest and name
	cards  [game.NumCamps][game.CampSize]geom.Rect // of each hero, in the order of State.Figures
	strip  bool                                    // the cards are small ones: token and life

	score       geom.Rect // the panel of the score
	breaking    geom.Rect // the banner of broken camps; where it lies on the window, that is lower while it is seen
	message     geom.Rect
	orders      geom.Rect // what can be ordered now, see ordersPlan
	confirm     geom.Rect // the tick and the cross
	log         geom.Rect // of a match that is only looked at
	tools       [tools]geom.Rect
	threat      geom.Rect // the button of the threat map
	wholeButton geom.Rect // the button that shows the whole battlefield; empty where it always is

	frame       geom.Rect // of wood, around the window
	margin      float64   // of panel at the left of the window and below it, with the names of columns and rows
	window      geom.Rect // through which the battlefield is seen
	near        float64   // side of a square that is looked at nearly; 0 where all of the field is seen from the start
	orientation forhonorart.Orientation

	overlayArea geom.Rect // the draft, the line-up, and a hero looked at closely: all but plates, tools and message
	duel        geom.Rect // the room without what leads through a replay
	watch       bool      // nothing will ever be chosen
}

// heroOwners says who owns the heroes, in the order of State.Figures.
type heroOwners [game.NumCamps][game.CampSize]rules.Seat

func heroOwnersOf(s *game.State) (m heroOwners) {
	for camp := range game.Camp(game.NumCamps) {
		for k, f := range s.Figures(camp) {
			m[camp][k] = f.Owner
		}
	}
	return m
}

// owners lists the seats of a camp in the order of their heroes. Together reports whether the heroes of each stand
// together: in a fixed order they need not.
func (m *heroOwners) owners(camp game.Camp) (list []rules.Seat, together bool) {
	together = true
	for k, owner := range m[camp] {
		switch {
		case !slices.Contains(list, owner):
			list = append(list, owner)
		case owner != m[camp][k-1]:
			together = false
		}
	}
	return list, together
}

// sitting is who sits at a table in which kind of room, and what for. In a lesson, which names heroes, their cards are
// as high as names need.
type sitting struct {
	class        stage.Class
	heroOwners   heroOwners
	below        game.Camp     // the camp below where the battlefield stands upright
	isWatched    bool          // nothing will ever be chosen
	learns       bool          // in a lesson, which says itself what there is to say
	panel        panelKind     // over the battlefield
	placeWidgets *placeWidgets // what is seen on places
	offersRecap  bool          // nothing can be ordered yet: what has happened is offered in the place of orders

	textScale ui.TextScale // how much larger sentences are wanted

	handOnly bool       // what a table screen shows is left out
	seat     rules.Seat // the own one, where others are left out
	camp     game.Camp  // of that seat
}

// panelKind is what lies over the battlefield and leaves the plates of the seats free.
type panelKind uint8

const (
	noPanel    panelKind = iota
	draftPanel           // no heroes lie between the plates yet
	linePanel
	campsPanel // what is said keeps its place on phones
	panelKinds
)

// seats returns how many seats have heroes.
func (s sitting) seats() (n int) {
	for camp := range game.Camp(game.NumCamps) {
		owners, _ := s.heroOwners.owners(camp)
		n += len(owners)
	}
	return n
}

// Names of the places, beside those that the table fills.
const (
	slotScore    = "score"
	slotBreaking = "breaking"
	slotOrders   = "orders"
	slotThreat   = "threat"
	slotWhole    = "whole"
	slotFrame    = "frame"
	slotWindow   = "window"
	slotZones    = "zones"
	slotOverlay  = "over"
	slotDuel     = "duel"
)

func slotCard(camp game.Camp, k int) string {
	return "card " + strconv.Itoa(int(camp)*game.CampSize+k)
}

// layoutFor arranges the table in the room. For the left hand what is pressed changes sides.
func layoutFor(room geom.Rect, s sitting, leftHanded bool) layout {
	l := layout{watch: s.isWatched, strip: true, orientation: forhonorart.Landscape}
	l.fill(widget.Layout(widget.Env{LeftHanded: leftHanded}, room, s.arrange(), nil))
	switch {
	case s.class == stage.Wide:
		l.strip = min(l.cards[0][0].H, l.cards[1][0].H) < minCard
	case !s.isWatched:
		l.near = nearSide
	}
	const broad = 1.1 // a window in which a battlefield that lies has squares so much larger
	switch {
	case s.class != stage.Tall || s.isWatched && l.window.W > broad*l.window.H:
	case s.below == game.Defenders:
		l.orientation = forhonorart.UpsideDown
	default:
		l.orientation = forhonorart.Upright
	}
	return l
}

// seating is all that a layout depends on.
type seating struct {
	room geom.Rect
	sitting
	leftHanded bool
}

// panelRooms are the rooms of the panels that lie over the battlefield, as far as they have been asked for.
type panelRooms [panelKinds]geom.Rect

// panelRoom is the room of a panel of that kind.
func (b *Board) panelRoom(kind panelKind) geom.Rect {
	r := &b.panels[kind]
	if r.Empty() {
		*r = layoutFor(b.view.Safe, b.sitting(kind), b.services.Settings.LeftHanded).overlayArea
	}
	return *r
}

// arrange returns the tree whose slots are the places.
func (s sitting) arrange() widget.Widget {
	return widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		switch {
		case s.class == stage.Tall && s.panel != noPanel:
			return s.tallPanel(room)
		case s.class == stage.Tall:
			return s.tallTable(room)
		case s.class == stage.Low:
			return s.lowTable(room)
		}
		return s.wideTable(room, e.LeftHanded)
	})
}

// fill takes the places over from the tree.
func (l *layout) fill(t *widget.Tree) {
	l.score, l.breaking, l.orders = t.Slot(slotScore), t.Slot(slotBreaking), t.Slot(slotOrders)
	l.threat, l.wholeButton, l.frame, l.window = t.Slot(slotThreat), t.Slot(slotWhole), t.Slot(slotFrame), t.Slot(slotWindow)
	l.margin = l.window.X - l.frame.X - l.wood()
	l.overlayArea, l.duel = t.Slot(slotOverlay), t.Slot(slotDuel)
	p := table.PlacesOf(t, rules.MaxSeats)
	l.message, l.confirm, l.log = p.Message, p.Confirm, p.Log
	copy(l.plates[:], p.Seats)
	copy(l.tools[:], p.Tools)
	for camp := range l.cards {
		for k := range l.cards[camp] {
			l.cards[camp][k] = t.Slot(slotCard(game.Camp(camp), k))
		}
	}
}

// slot is a place that takes all the room it is given.
func slot(name string) widget.Widget { return widget.Slot{Name: name} }

// placeWithContent is such a place with what is seen on it.
func (s sitting) placeWithContent(name string) widget.Widget {
	return widget.Stack{slot(name), s.placeWidgets.widgetAt(name)}
}

// tool is the place of a round button.
func tool(k int, side float64) widget.Widget {
	return widget.Slot{Name: table.SlotTool(k), W: side, H: side}
}

// upright is a place in the middle of a row that keeps its own height.
func upright(w widget.Widget) widget.Widget { return widget.Align{Y: widget.Centre, Child: w} }

// atFoot is a place of that height at the foot of its room.
func atFoot(high float64, w widget.Widget) widget.Widget {
	return widget.Column(0, widget.Spacer(), widget.Fixed(high, w))
}

// recap is the place of the button for what has happened, while nothing can be ordered.
func (s sitting) recap() widget.Widget {
	return widget.If(s.offersRecap, slot(table.SlotTool(toolRecap)))
}

// withoutPanel has what a panel has itself, and leaves it out where there is one.
func (s sitting) withoutPanel(w widget.Widget) widget.Widget { return hideIf(s.panel != noPanel, w) }

// hideIf leaves a widget out, but not the room that it takes.
func hideIf(holds bool, w widget.Widget) widget.Widget {
	if holds {
		return widget.Invisible{Child: w}
	}
	return w
}

// first makes something grow to its most before what grows by 1.
const first = 1e6

// fieldFrame is the place of the battlefield in its frame of wood. The banner of broken camps lies on it; in a replay,
// whose battlefield is small, it has one line.
func (s sitting) fieldFrame(wood float64) widget.Widget {
	const oneLine, lines = 30.0, 50.0
	high := lines
	if s.isWatched {
		high = oneLine
	}
	banner := widget.Column(0, widget.Fixed(high, s.placeWithContent(slotBreaking)))
	return s.inFrame(wood, widget.Stack{slot(slotWindow), banner})
}

// Measures of the frame, in logical units.
const (
	zoneRowHeight = 25.0 // of the labels of the zones, on its upper side
	belowZoneRow  = 2.0  // free below these
	framePaper    = 18.0 // of the panel with the names of columns and rows
	lowZoneRow    = 20.0 // both on a phone held sideways
	lowPaper      = 14.0
)

// inFrame puts the window into its frame: the labels of the zones lie on the upper side, but for replays with the least room,
// and the names of columns and rows stand at the left and below.
func (s sitting) inFrame(wood float64, window widget.Widget) widget.Widget {
	const leastReplay, leastUpright = 200.0, 390.0 // the height of a replay that has labels; upright its squares would be too small for a finger
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		high, panel, top, least := zoneRowHeight, framePaper, wood, leastReplay
		switch {
		case s.class == stage.Low:
			high, panel = lowZoneRow, lowPaper
		case s.class == stage.Tall && s.isWatched:
			panel, least = lowPaper, leastUpright
		}
		hasLabels := !s.isWatched || room.H >= least
		if hasLabels {
			top = high + belowZoneRow
		}
		labels := widget.Column(0, widget.Fixed(high, widget.Pad(wood, 0, s.placeWithContent(slotZones))))
		return widget.Stack{
			widget.Padding{Top: top, Right: wood, Bottom: wood + panel, Left: wood + panel, Child: window},
			s.placeWithContent(slotFrame), widget.If(hasLabels, labels),
		}
	})
}

// wood is how broad the wood of the frame is.
func (l *layout) wood() float64 { return l.frame.Right() - l.window.Right() }

// plate is the place of a seat. The lantern over its right end takes so much of the breadth.
func (s sitting) plate(owner rules.Seat, lantern float64) widget.Widget {
	return widget.Padding{Right: lantern, Child: s.placeWithContent(table.SlotSeat(int(owner)))}
}

// plateLantern is what the lantern over the right end of a plate needs, where nothing is free beside it.
const plateLantern = 8.0

// plateColumn has the plates of a camp below each other.
func (s sitting) plateColumn(camp game.Camp, high, lantern float64) widget.Widget {
	owners, _ := s.heroOwners.owners(camp)
	slices.SortStableFunc(owners, cmp.Compare[rules.Seat])
	column := widget.Column(8)
	for _, owner := range owners {
		column.Children = append(column.Children, widget.Fixed(high, s.plate(owner, lantern)))
	}
	return column
}

// heroColumn sets out the cards of a camp, no higher than most, each owner's plate above the owner's cards. Where these
// do not stand together all plates stand on top. In a draft there are no cards yet.
func (s sitting) heroColumn(camp game.Camp, plateHigh, gap, most, lantern float64) widget.Widget {
	if s.panel == draftPanel {
		return s.plateColumn(camp, plateHigh, lantern)
	}
	owners, together := s.heroOwners.owners(camp)
	column := widget.Column(gap)
	add := func(w widget.Widget) { column.Children = append(column.Children, w) }
	for k, owner := range s.heroOwners[camp] {
		switch {
		case !together && k == 0:
			for _, owner := range owners {
				add(widget.Fixed(plateHigh, s.plate(owner, lantern)))
			}
		case together && (k == 0 || owner != s.heroOwners[camp][k-1]):
			add(widget.Fixed(plateHigh, s.plate(owner, lantern)))
		}
		add(widget.Grow(s.placeWithContent(slotCard(camp, k))).Within(0, most))
	}
	return column
}

// heroRow sets out the cards of a camp side by side.
func (s sitting) heroRow(camp game.Camp, gap float64) widget.Widget {
	row := widget.Even(gap)
	for k := range game.CampSize {
		row.Children = append(row.Children, widget.Grow(s.placeWithContent(slotCard(camp, k))))
	}
	return row
}
